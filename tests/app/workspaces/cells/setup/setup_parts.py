"""The parts behind the panel without a window, on a small file."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np

from app.frame.history import History
from app.frame.session import Opened, Session
from app.frame.workspace import Context
from app.kit.background import Background
from app.kit.job import Jobs
from app.kit.settings import Settings
from app.workspaces.cells.setup.codes import Codes
from app.workspaces.cells.setup.offer import Offer
from app.workspaces.cells.setup.running import Running
from app.workspaces.cells.state import CellsState
from core.io.records import inspect_records
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish

N = 300


def write_people(path):
    """300 people; a group is fixed by its code, but not the other way round."""
    of = np.random.default_rng(11)
    code = of.choice([11, 12, 21, 22, 29], N, p=(0.5, 0.3, 0.1, 0.09, 0.01))
    columns = {
        "age": of.integers(20, 40, N),
        "sex": of.integers(1, 3, N),
        "code": code,
        "group": code // 10,
        "income": of.integers(0, 90_000, N),
    }
    rows = zip(*columns.values(), strict=True)
    path.write_text("\n".join([",".join(columns), *(",".join(map(str, of)) for of in rows)]))


class Parts:
    """Session, state and work, connected."""

    def __init__(self, owner, settings=None):
        self.owner = owner
        self.session, self.jobs = Session(owner), Jobs(owner)
        self.background, self.settings = Background(owner), settings or Settings()
        self.history = History(self.session, owner)
        program = SimpleNamespace(
            session=self.session,
            jobs=self.jobs,
            background=self.background,
            settings=self.settings,
            history=self.history,
        )
        self.state = CellsState(self.history, owner)
        self.context = Context(program, self.state)
        self.offer = Offer(self.context)
        self.running = Running(self.context)
        self.reader, self.job = self.running.reader, self.running.job
        self.codes = Codes(self.context, self.job)
        self.failed = []
        self.background.failed.connect(self.failed.append)

    def open(self, path, *names):
        self.session.set_records(Opened(path, finish(inspect_records(path))))
        self.choose(*names)

    def choose(self, *names, **changes):
        session = self.session
        scenario = replace(
            session.draft.scenario,
            quasi_identifiers=tuple(QuasiIdentifier(of) for of in names),
            **changes,
        )
        session.set_draft(replace(session.draft, scenario=scenario))

    @property
    def calm(self):
        return not (self.jobs.busy or self.running.soon.isActive() or not self.background.idle)

    def settle(self, qtbot):
        """Until nothing is under way, and everybody has heard of it."""
        for _ in range(4):
            qtbot.waitUntil(lambda: self.calm, timeout=20_000)
            qtbot.wait(1)

    def run(self, qtbot):
        self.state.run_requested.emit()
        self.settle(qtbot)

    def read(self, qtbot):
        self.state.read_requested.emit()
        self.settle(qtbot)

    def close(self):
        self.jobs.close()
        self.background.close()
        assert not self.failed
