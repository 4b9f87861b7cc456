"""The window fits small screens: its narrowest width in every workspace and language."""

import pytest
from PySide6.QtWidgets import QDockWidget

from app.frame.names import WORKSPACES

NARROWEST = 1024


def widest(window):
    """Each part of the window that is in sight, with the least width it takes, the widest first."""
    parts = [window.map_panel, *(of for of in window.findChildren(QDockWidget) if of.isVisible())]
    found = {of.objectName() or type(of).__name__: of.minimumSizeHint().width() for of in parts}
    return sorted(found.items(), key=lambda of: -of[1])


@pytest.mark.parametrize("chosen", ["en", "fr"])
def test_the_window_is_no_wider_than_1024_in_any_workspace(running, settled, qtbot, chosen):
    running.speak(chosen)
    program, wider = running.program, {}
    program.opener.open_sample()
    settled(program)
    for workspace in WORKSPACES:
        window = program.window
        window.show_workspace(workspace)
        settled(program)
        window.resize(NARROWEST, 700)
        qtbot.wait(50)
        if max(window.minimumSizeHint().width(), window.width()) > NARROWEST:
            wider[workspace] = window.minimumSizeHint().width(), widest(window)
    assert wider == {}
