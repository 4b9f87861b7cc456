"""Panels of the workspace in a window of their own, and records for them."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtTest import QTest

from app.frame.column_values import ScenarioValues
from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.program import Program
from app.frame.session import Opened, Session
from app.frame.workspace import Context
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.uniqueness.state import UniquenessState
from core.io.records import inspect_records
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.question import Question
from core.steps import finish
from tests.app.workspaces.uniqueness.uniqueness_cases import examined

N = 400


def wait_until_calm(program, qtbot):
    """Waits until nothing is under way, or about to be."""

    def calm():
        timers = program.window.findChildren(QTimer)
        return (
            not program.jobs.busy
            and program.background.idle
            and not any(
                of.isActive() and of.isSingleShot() and of.interval() < 300 for of in timers
            )
        )

    qtbot.waitUntil(calm, timeout=30_000)
    QTest.qWait(1)
    qtbot.waitUntil(calm, timeout=30_000)


class _Counted(QObject):
    """What was counted of the columns; a test says what."""

    changed = Signal()

    def __init__(self, parent):
        super().__init__(parent)
        self.columns = {}

    def values_of(self, qi):
        """The counted values of a variable's column."""
        return self.columns.get(qi.column)

    def take(self, column, values):
        """The values of a column have become known."""
        self.columns[column] = values
        self.changed.emit()


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
        self.counted = _Counted(window)
        self.program.add(ScenarioValues(self.counted.changed, self.counted.values_of))
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


def open_records(parts, path, *names):
    parts.program.session.set_records(Opened(path, finish(inspect_records(path))))
    choose_variables(parts, *names)


def choose_variables(parts, *names):
    session = parts.program.session
    scenario = replace(
        session.draft.scenario, quasi_identifiers=tuple(QuasiIdentifier(of) for of in names)
    )
    session.set_draft(replace(session.draft, scenario=scenario))
