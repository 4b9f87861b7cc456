"""The parts of the running program, as one value: what each feature is given to connect itself."""

from __future__ import annotations

from dataclasses import dataclass

from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.opening import Opener
from app.frame.session import Session
from app.kit.background import Background
from app.kit.job import Jobs
from app.kit.settings import Settings
from app.map.shown_map import MapWiring
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
