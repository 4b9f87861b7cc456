"""Where a clustering stands: sites, the account of regions, and the place in the pass."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.ledger.account import Ledger, open_ledger
from core.placement.anonymity_driven import kernels
from core.placement.base import Task
from core.placement.site_search.ground import Ground, ground_of
from core.voronoi import nearest_site

_LOG = 4096


@dataclass(frozen=True, eq=False)
class State:
    """Changed in place by `advance`."""

    ledger: Ledger
    ground: Ground
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    radius: NDArray[np.float64]
    anonymity: NDArray[np.int64]
    watched: NDArray[np.int32]
    cursor: NDArray[np.int64]

    def advance(
        self, candidates: int, max_moves: int | None
    ) -> tuple[int, NDArray[np.int64], NDArray[np.float64]]:
        """Tries so many candidates; returns how it goes on and the log of committed moves."""
        sites, log = np.zeros(_LOG, np.int64), np.zeros((_LOG, kernels.FIGURES))
        logged = np.zeros(1, np.int64)
        stopped = kernels.search(
            self.ledger.book,
            self.ground,
            self.x,
            self.y,
            self.radius,
            self.anonymity,
            self.watched,
            self.ledger.k,
            self.cursor,
            candidates,
            -1 if max_moves is None else max_moves,
            sites,
            log,
            logged,
        )
        n = int(logged[0])
        return stopped, sites[:n], log[:n]

    def sites(self) -> NDArray[np.float64]:
        """(s, 2) metres, a copy."""
        return np.column_stack([self.x, self.y])

    def objective(self) -> int:
        """Alpha * s - |R_alpha| (Croft et al. 2015, Eq. 14)."""
        filled = self.anonymity[self.anonymity > 0]
        alpha = int(filled.min(initial=np.iinfo(np.int64).max)) if len(filled) else 0
        return alpha * len(self.x) - int(np.count_nonzero(self.anonymity == alpha))

    @property
    def moves(self) -> int:
        """Moves committed."""
        return int(self.cursor[kernels.MOVES])

    @property
    def candidates(self) -> int:
        """Candidates tried."""
        return int(self.cursor[kernels.CANDIDATES])

    @property
    def passes(self) -> int:
        """Passes begun."""
        return int(self.cursor[kernels.PASSES])


def open_state(task: Task, sites: NDArray[np.float64]) -> State:
    """The state before the first pass."""
    points = task.study.areas.points
    labels = nearest_site(points, sites)
    s = len(sites)
    ledger = open_ledger(task.study, labels, s, task.k, task.population)
    x, y = np.array(sites[:, 0]), np.array(sites[:, 1])
    radius, anonymity = np.zeros(s), np.zeros(s, np.int64)
    watched = np.full((s, kernels.WATCHED), -1, np.int32)
    for region in range(s):
        kernels.look_at_region(ledger.book, x, y, region, anonymity, watched, radius)
    cursor = np.zeros(kernels.CURSOR, np.int64)
    cursor[kernels.PASSES] = 1
    return State(ledger, ground_of(points), x, y, radius, anonymity, watched, cursor)
