"""What the tests of the workspace share: parts of the program around panels and sections."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.frame.column_values import ScenarioValues
from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.program import Program
from app.frame.session import Session
from app.frame.workspace import Context
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.cells.state import CellsState


@pytest.fixture
def program(program):
    """The whole program, with the workspace made as if it had been shown."""
    program.window.make_workspace("cells")
    return program


@pytest.fixture
def context(qtbot, theme, settings):
    """What a section is given, without a window around it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.theme, window.map_panel = theme, MapPanelStandIn(window)
    session, background, jobs = Session(window), Background(window), Jobs(window)
    history = History(session, window)
    program = SimpleNamespace(
        window=window,
        session=session,
        history=history,
        settings=settings,
        background=background,
        jobs=jobs,
        map_wiring=MapStandIn(window),
        part=lambda of: ScenarioValues(session.records_changed, lambda qi: None),
    )
    yield Context(program, CellsState(history, window))
    jobs.close()
    background.close()


@pytest.fixture
def placed(qtbot):
    """Shows a section, as wide as in its dock."""

    def place(section, width=300, height=900):
        qtbot.addWidget(section)
        section.resize(width, height)
        section.show()
        return section

    return place


class MapPanelStandIn(QObject):
    """What is asked of the frame of the map."""

    subject_chosen = Signal(str)
    messages = None

    def __init__(self, parent=None):
        super().__init__(parent)
        self.offered = {}

    def offer_choices(self, name, choices):
        self.offered[name] = {of.key: of.words for of in choices}


class MapStandIn(QObject):
    """What is asked of the map, without a map."""

    changed = Signal()

    def __init__(self, parent, layer=None):
        super().__init__(parent)
        self.shown = None
        if layer is not None:
            self.shown = SimpleNamespace(file=SimpleNamespace(layer=layer))
        self.lent, self.subject, self.told = None, "", None
        self.pointer = SimpleNamespace(tell_besides=lambda told: setattr(self, "told", told))

    def when_shown(self, then):
        self.changed.connect(lambda: then(self.shown))

    def lend_colours(self, colours, subject=""):
        self.lent, self.subject = colours, subject


class Frame:
    """Panels in a window, without the rest of the program."""

    def __init__(self, theme, settings, panels, layer):
        self.window = window = MainWindow(theme, settings)
        self.session = Session(window)
        self.history, self.background = History(self.session, window), Background(window)
        self.jobs = Jobs(window)
        window.closing.connect(self.jobs.close)
        window.closing.connect(self.background.close)
        self.map = MapStandIn(window, layer)
        self.program = Program(
            session=self.session,
            jobs=self.jobs,
            window=window,
            background=self.background,
            history=self.history,
            settings=settings,
            opener=None,
            map_wiring=self.map,
        )
        self.state = CellsState(self.history, window)
        self.context = Context(self.program, self.state)
        for panel in panels:
            panel.build("cells", self.context)
        self.asked = []
        self.state.run_requested.connect(lambda: self.asked.append(self.state.design))

    @property
    def docks(self):
        """By their names."""
        docks = self.window.docks("cells")
        return {dock.objectName().removeprefix("cells."): dock for dock in docks}

    @property
    def said(self):
        """What the messages say."""
        return [of.text for of in self.window.map_panel.messages.messages]


@pytest.fixture
def framed(qtbot, theme, settings, monkeypatch):
    """Makes a window with panels, in which some records are open."""
    made = []

    def make(*panels, layer=None):
        frame = Frame(theme, settings, panels, layer)
        made.append(frame)
        monkeypatch.setattr(frame.session, "records", object())
        qtbot.addWidget(frame.window)
        frame.window.resize(1280, 800)
        frame.window.show()
        frame.window.show_workspace("cells")
        return frame

    yield make
    for frame in made:
        frame.window.close()
