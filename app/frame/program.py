"""The parts of the running program, as one value: what each feature is given to connect itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar, cast

from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.names import WORKSPACES
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

    def adopt(self, old: Program) -> None:
        """Takes over everything another window's program holds; what it never showed stays unmade.

        A part that holds something has ``adopt``; one with ``adopts_first`` before the session.
        """
        for name in WORKSPACES:
            if old.window.is_made(name):
                self.window.make_workspace(name)
        held = [of for of, part in old.parts.items() if hasattr(part, "adopt") and of in self.parts]
        first = [of for of in held if getattr(of, "adopts_first", False)]
        for of in first:
            self.parts[of].adopt(old.parts[of])
        self.session.adopt(old.session)
        for of in held:
            if of not in first:
                self.parts[of].adopt(old.parts[of])
