"""What the tests of the workspace share: the whole program, or panels in a window of their own."""

from types import SimpleNamespace

import numpy as np
import pytest

from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.program import Program
from app.frame.session import Opened, Session
from app.frame.workspace import Context
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.uniqueness.explorer import minimal, table
from app.workspaces.uniqueness.explorer import panel as explorer_panel
from app.workspaces.uniqueness.findings import panel as findings
from app.workspaces.uniqueness.findings import tried
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables import panel as variables
from core.io.records import inspect_records
from core.record_uniqueness.question import Question
from core.steps import finish
from tests.app.workspaces.uniqueness.uniqueness_cases import distinct, examined, wait_until_calm

N = 400


@pytest.fixture
def program(program):
    """The whole program, with the workspace made as if it had been shown."""
    program.window.make_workspace("uniqueness")
    return program


class Parts:
    """Panels of the workspace in a window of their own, with what they share."""

    def __init__(self, theme, settings, qtbot, *panels):
        self.window = window = MainWindow(theme, settings)
        self._qtbot = qtbot
        session = Session(window)
        self.history, background = History(session, window), Background(window)
        jobs = Jobs(window)
        window.closing.connect(jobs.close)
        window.closing.connect(background.close)
        no_map = SimpleNamespace(when_shown=lambda _: None, shown=None, lent=None)
        self.program = Program(
            session, jobs, window, None, background, self.history, no_map, settings
        )
        self.state = UniquenessState(self.history, window)
        context = Context(self.program, self.state)
        for panel in panels:
            panel.build("uniqueness", context)
        self.pages = context.panels
        self.asked = []
        self.state.run_requested.connect(lambda: self.asked.append(self.state.question))
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.show()
        window.show_workspace("uniqueness")

    def sections(self, name):
        return self.pages[name].sections

    def bring(self, name):
        """Brings a panel to the front."""
        docks = {dock.objectName(): dock for dock in self.window.docks("uniqueness")}
        docks[f"uniqueness.{name}"].raise_()
        self.settle()

    def settle(self):
        wait_until_calm(self.program, self._qtbot)

    def answer(self, question=None, of=None):
        """Shows what comes out of a question, as if it had been counted."""
        state = self.state
        if of is not None:
            state.distinct = of
            question = question or Question(tuple(v.name for v in of.variables))
        state.question = question or state.question
        found = examined(state.distinct, state.question)
        state.show_counting(found.lattice)
        state.show_examination(found)
        state.keep_tried(found)
        self.settle()
        return found


@pytest.fixture
def parts(qtbot, theme, settings):
    """The panels of findings, alone: nobody answers what they ask."""
    made = Parts(theme, settings, qtbot, findings.PANEL, tried.PANEL)
    made.state.distinct = distinct()
    made.state.question = Question(("age", "county", "site"))
    yield made
    made.window.close()


@pytest.fixture
def explorer(qtbot, theme, settings):
    """The panels of all combinations, alone."""
    made = Parts(theme, settings, qtbot, explorer_panel.PANEL, table.PANEL, minimal.PANEL)
    yield made
    made.window.close()


@pytest.fixture
def alone(qtbot, theme, settings):
    """The panel of variables, alone."""
    made = Parts(theme, settings, qtbot, variables.PANEL)
    yield made
    made.window.close()


def write_people(path):
    """400 people with columns of every sort; no areas."""
    of = np.random.default_rng(7)
    columns = {
        "no": np.arange(N),
        "age": of.integers(20, 60, N),
        "sex": of.integers(1, 3, N),
        "race": of.choice(list("abcd"), N, p=(0.6, 0.3, 0.08, 0.02)),
        "same": np.full(N, "x"),
        "wt": of.random(N).round(5),
        "income": of.integers(0, 90_000, N),
    }
    rows = zip(*columns.values(), strict=True)
    path.write_text("\n".join([",".join(columns), *(",".join(map(str, of)) for of in rows)]))


@pytest.fixture(scope="session")
def people(tmp_path_factory):
    """A small file of records, as it is opened."""
    path = tmp_path_factory.mktemp("records") / "people.csv"
    write_people(path)
    return Opened(path, finish(inspect_records(path)))
