import pytest

from app.workspaces.uniqueness.findings.panel import FindingsPanel


@pytest.fixture
def panel(qtbot, theme):
    made = FindingsPanel(theme)
    qtbot.addWidget(made)
    made.resize(290, 700)
    made.show()
    return made
