"""The workspace's left panel with what it needs and no more, on a small file."""

import time
from dataclasses import replace

import numpy as np
from PySide6.QtTest import QTest

from app.frame.session import Opened
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.wiring import VariablesWiring
from core.io.records import inspect_records
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.examine import examine
from core.steps import Step, finish

N = 400


def state_of(program):
    return program.window.findChild(UniquenessState)


def wiring_of(program):
    return program.window.findChild(VariablesWiring)


def panel_of(program):
    return wiring_of(program)._panel


def row(program, name):
    return panel_of(program).list.row(name)


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


def settle(program, qtbot):
    """Waits until nothing is under way, or about to be."""
    wiring = wiring_of(program)

    def calm():
        return not (
            program.jobs.busy
            or wiring.asking._soon.isActive()
            or wiring._soon.isActive()
            or not program.background.idle
        )

    qtbot.waitUntil(calm, timeout=30_000)
    QTest.qWait(1)
    qtbot.waitUntil(calm, timeout=30_000)


def open_records(program, path, *names):
    program.session.set_records(Opened(path, finish(inspect_records(path))))
    choose_variables(program, *names)


def choose_variables(program, *names):
    session = program.session
    scenario = replace(
        session.draft.scenario, quasi_identifiers=tuple(QuasiIdentifier(of) for of in names)
    )
    session.set_draft(replace(session.draft, scenario=scenario))


def go_slow(monkeypatch, module):
    """Counting that goes on until it is cancelled, with a state to look at."""

    def steps(distinct, question, **shares):
        lattice = finish(examine(distinct, question, **shares)).lattice
        while True:
            yield Step("counting combinations", 1, 7, lattice)
            time.sleep(0.005)

    monkeypatch.setattr(module, "examine", steps)
