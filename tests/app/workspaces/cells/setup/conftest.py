"""The panel of the design alone."""

import pytest
from panel_values import CODE, SEX, WHERE

from app.workspaces.cells.setup.empty import READY
from app.workspaces.cells.setup.panel import SetupPanel


@pytest.fixture
def panel(qtbot, theme):
    made = SetupPanel(theme)
    qtbot.addWidget(made)
    made.resize(294, 900)
    made.show_nothing(READY)
    made.show_variables((CODE, SEX, WHERE))
    made.show()
    qtbot.waitExposed(made)
    return made
