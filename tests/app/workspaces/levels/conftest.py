"""What the tests of the workspace share."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from app.frame.column_values import ScenarioValues
from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.session import Session
from app.frame.workspace import Context
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.levels.state import LevelsState


@pytest.fixture
def program(program):
    """The whole program, with the workspace made as if it had been shown."""
    program.window.make_workspace("levels")
    return program


@pytest.fixture
def settled(settled):
    """As for all tests, until what follows from something else is there, too."""

    def wait(program):
        for _ in range(5):
            QApplication.processEvents()
            settled(program)

    return wait


class _Values(QObject):
    changed = Signal()


@pytest.fixture
def context(qtbot, theme, settings):
    """What panels are given, without the rest of the program."""
    window = MainWindow(theme, settings)
    qtbot.addWidget(window)
    session, values = Session(window), _Values(window)
    history = History(session, window)
    program = SimpleNamespace(
        window=window,
        session=session,
        jobs=Jobs(window),
        background=Background(window),
        history=history,
        settings=settings,
        part=lambda of: ScenarioValues(values.changed, lambda qi: None),
    )
    yield Context(program, LevelsState(history, window))
    program.jobs.close()
    program.background.close()


@pytest.fixture
def alone():
    """Shows a panel as a window of its own."""

    def show(panel, width, height):
        from PySide6.QtCore import Qt

        panel.setWindowFlags(Qt.WindowType.Window)
        panel.resize(width, height)
        panel.show()
        return panel

    return show
