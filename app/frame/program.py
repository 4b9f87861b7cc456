"""The parts of the running program, as one value: what each feature is given to connect itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar, cast

from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.opening import Opener
from app.frame.session import Session
from app.kit.background import Background
from app.kit.job import Jobs
from app.kit.settings import Settings

if TYPE_CHECKING:
    from app.map.shown_map import MapWiring

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Program:
    """The parts of the running program; what a workspace offers to others is a part by its type."""

    session: Session
    jobs: Jobs
    window: MainWindow
    opener: Opener
    background: Background
    history: History
    map_wiring: MapWiring
    settings: Settings
    parts: dict[type, Any] = field(default_factory=dict)

    def add(self, part: object) -> None:
        """Offers a part to those who know its type."""
        self.parts[type(part)] = part

    def part(self, of: type[T]) -> T:
        """The part of a type; KeyError if nobody offers one."""
        return cast("T", self.parts[of])
