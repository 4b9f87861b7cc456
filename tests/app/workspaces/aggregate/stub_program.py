"""What panels are given of the program, without a window around them."""

from dataclasses import fields
from types import SimpleNamespace

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.frame.actions import Actions
from app.frame.session import Session
from app.frame.workspace import Context
from app.kit.background import Background
from app.kit.job import Jobs
from app.kit.messages import MessageBar
from app.kit.settings import Settings
from app.workspaces.aggregate.state import AggregateWorkspace


class MapPanel(QWidget):
    """Takes note of what the map shall show."""

    subject_chosen = Signal(str)

    def __init__(self, theme, parent):
        super().__init__(parent)
        self.messages = MessageBar(theme, self)
        self.zoomed = 0
        self.canvas = SimpleNamespace(zoom_to_selection=self._zoom)

    def _zoom(self):
        self.zoomed += 1

    def show_subject(self, subject):
        pass


class StubWindow(QWidget):
    """A place for panels, with the actions of the window."""

    closing = Signal()

    def __init__(self, theme):
        super().__init__()
        self.theme = theme
        self.actions_ = SimpleNamespace(**{of.name: QAction(self) for of in fields(Actions)})
        self.map_panel = MapPanel(theme, self)


def stub_context(theme, qtbot):
    """A program without a window, and the state of the workspace."""
    window = StubWindow(theme)
    qtbot.addWidget(window, before_close_func=lambda _: background.close())
    background = Background(window)
    parts = {}
    program = SimpleNamespace(
        window=window,
        session=Session(window),
        jobs=Jobs(window),
        background=background,
        settings=Settings(),
        parts=parts,
        part=parts.__getitem__,
    )
    return Context(program, AggregateWorkspace(program))
