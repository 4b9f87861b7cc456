"""The parts of the running program, as one value: what each feature is given to connect itself."""

from __future__ import annotations

from dataclasses import dataclass

from app.background import Background
from app.history import History
from app.job import Jobs
from app.main_window import MainWindow
from app.opening import Opener
from app.session import Session
from app.settings import Settings
from app.workspaces.aggregate.map_wiring import MapWiring
from app.workspaces.aggregate.wire import Runner
from app.workspaces.aggregate.workspace import AggregateWorkspace


@dataclass(frozen=True, eq=False)
class Program:
    """The parts of the running program."""

    session: Session
    jobs: Jobs
    window: MainWindow
    opener: Opener
    background: Background
    runner: Runner
    history: History
    panels: AggregateWorkspace
    map_wiring: MapWiring
    settings: Settings
