"""Opening a clustering and taking it on, slice by slice."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.ledger.account import Ledger, open_ledger
from core.placement.anonymity_driven import kernels, standing
from core.placement.anonymity_driven.standing import Log, Standing
from core.placement.base import Task
from core.placement.site_search.ground import Ground, Scratch, Sites, ground_of, scratch_for
from core.voronoi import nearest_site

_LOG = 4096


@dataclass(frozen=True, eq=False)
class State:
    """Sites, the account of regions and the place in the pass; changed in place by `advance`."""

    ledger: Ledger
    ground: Ground
    moving: Sites
    standing: Standing
    scratch: Scratch

    def advance(self, candidates: int) -> tuple[int, Log]:
        """Tries so many candidates; returns how it goes on, and the committed moves."""
        log = Log(np.zeros(_LOG, np.int64), np.zeros((_LOG, standing.FIGURES)))
        stopped = kernels.search(
            self.ledger.book,
            self.ground,
            self.moving,
            self.standing,
            self.scratch,
            log,
            self.ledger.k,
            candidates,
        )
        n = int(self.standing.cursor[standing.LOGGED])
        return stopped, Log(log.site[:n], log.figures[:n])

    def sites(self) -> NDArray[np.float64]:
        """(s, 2) metres, a copy."""
        return np.column_stack([self.moving.x, self.moving.y])

    def objective(self) -> int:
        """Alpha * s - |R_alpha| (Croft et al. 2015, Eq. 14)."""
        number = np.zeros(1, np.int64)
        alpha = int(kernels.lowest(self.standing.anonymity, number))
        return alpha * len(self.moving.x) - int(number[0])

    def count(self, place: int) -> int:
        """What the cursor counts there, such as `standing.CANDIDATES`."""
        return int(self.standing.cursor[place])


def open_state(task: Task, sites: NDArray[np.float64], max_moves: int | None = None) -> State:
    """The state before the first pass."""
    points = task.study.areas.points
    s, m = len(sites), task.study.counts.n_classes
    ledger = open_ledger(task.study, nearest_site(points, sites), s, task.k, task.population)
    moving = Sites(np.array(sites[:, 0]), np.array(sites[:, 1]), np.zeros(s))
    cursor = np.zeros(9, np.int64)
    cursor[standing.PASSES] = 1
    cursor[standing.MOST_MOVES] = -1 if max_moves is None else max_moves
    here = Standing(
        cursor,
        np.zeros(s, np.int64),
        np.full((s, standing.WATCHED), -1, np.int32),
        np.zeros(1, np.int64),
        np.zeros(m, np.int32),
        np.zeros(m),
        np.zeros(m),
    )
    for region in range(s):
        kernels.look_at_region(ledger.book, moving, here, region)
    return State(ledger, ground_of(points), moving, here, scratch_for(len(points), s))
