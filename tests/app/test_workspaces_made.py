"""Workspaces are made when they are first shown; nothing that leads to them is missing before.

A window that is closed leaves nothing behind.
"""

import gc
import weakref

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QKeySequence

from app.frame.names import CELLS, LEVELS, RELEASE, UNIQUENESS
from app.kit.theme import Theme
from app.start import build

F5 = QKeySequence("F5")


def action(window, name):
    return window.findChild(QAction, name)


def test_a_workspace_is_made_at_its_first_showing(program, settled):
    window = program.window
    made = (LEVELS, UNIQUENESS, CELLS, RELEASE)
    assert not any(map(window.is_made, made))
    assert window.docks(LEVELS) == ()
    window.show_workspace(LEVELS)
    settled(program)
    assert [window.is_made(name) for name in made] == [True, False, False, False]
    docks = window.docks(LEVELS)
    assert docks
    window.show_workspace("aggregate")
    window.show_workspace(LEVELS)
    assert window.docks(LEVELS) == docks


def test_the_key_goes_to_the_workspace_that_is_shown(program, settled):
    window = program.window
    run, count, blank = (
        action(window, name) for name in ("run", "count_combinations", "suppress_cells")
    )
    order = ((CELLS, blank), (UNIQUENESS, count), (LEVELS, run), ("aggregate", run))
    for workspace, own in order:
        window.show_workspace(workspace)
        settled(program)
        assert [of for of in (run, count, blank) if F5 in of.shortcuts()] == [own]
    assert QKeySequence("Ctrl+Return") in count.shortcuts()


def test_an_action_of_the_menu_makes_and_shows_its_workspace(program, settled):
    window = program.window
    action(window, "suppress_cells").trigger()
    settled(program)
    assert (window.workspace, window.is_made(CELLS), window.is_made(UNIQUENESS)) == (
        CELLS,
        True,
        False,
    )


def test_a_window_closed_before_anything_happened_is_given_back(qapp, settings, put_away):
    theme = Theme(qapp, "light")
    made = build(theme, settings)
    window = weakref.ref(made.window)
    put_away(made.window)
    theme.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del made, theme
    gc.collect()
    assert window() is None
