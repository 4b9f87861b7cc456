"""Records for the panel of variables, and counting that does not end."""

import time
from dataclasses import replace

from app.frame.session import Opened
from app.workspaces.uniqueness.variables import asking
from core.io.records import inspect_records
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.examine import examine
from core.steps import Step, finish


def open_records(parts, path, *names):
    parts.program.session.set_records(Opened(path, finish(inspect_records(path))))
    choose_variables(parts, *names)


def choose_variables(parts, *names):
    session = parts.program.session
    scenario = replace(
        session.draft.scenario, quasi_identifiers=tuple(QuasiIdentifier(of) for of in names)
    )
    session.set_draft(replace(session.draft, scenario=scenario))


def go_slow(monkeypatch):
    """Counting that goes on until it is cancelled, with a state to look at."""

    def steps(distinct, question, **shares):
        lattice = finish(examine(distinct, question, **shares)).lattice
        while True:
            yield Step("counting combinations", 1, 7, lattice)
            time.sleep(0.005)

    monkeypatch.setattr(asking, "examine", steps)
