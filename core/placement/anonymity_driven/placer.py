"""The placement: seeds, passes until nothing improves, and why it stopped."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.background import in_background
from core.errors import N_, VbasError
from core.ledger.account import Ledger, open_ledger
from core.parameters import parameter, validate
from core.placement.anonymity_driven import kernels, standing
from core.placement.anonymity_driven.standing import (
    CANDIDATES,
    GOING_ON,
    K_REACHED,
    MOVE_CAP,
    MOVES_MADE,
    NO_MOVE,
    PASSES,
    Log,
    Standing,
)
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Placement, SitePlacer, Task, draws
from core.placement.site_search.ground import Ground, Scratch, Sites, ground_of, scratch_for
from core.search.film import HISTORY, SITE, SearchSnapshot, empty_trace, trace_of
from core.steps import STOP, Stage, Step, Steps
from core.voronoi import nearest_site

_SLICE_S = 0.03
_MOST_GROWTH = 4.0

_MOST = 800
_LOG = 4096
STAGE = "moving sites"


class Pace:
    """Sizes slices of work so that each takes about 30 ms; the result does not depend on it."""

    def __init__(self, first: int) -> None:
        self.size = first
        self._began = 0.0

    def begin(self) -> int:
        """The size of the slice that begins now."""
        self._began = time.perf_counter()
        return self.size

    def end(self, done: int) -> None:
        """Tells how much of it was done."""
        took = max(time.perf_counter() - self._began, 1e-6)
        wanted = _SLICE_S / took * max(done, 1)
        self.size = max(1, int(min(wanted, self.size * _MOST_GROWTH)))


class History:
    """Rows of `HISTORY`; when there are too many, every other one is dropped."""

    def __init__(self) -> None:
        self._rows: list[tuple[float, ...]] = []
        self._every = 1
        self._seen = 0
        self._last: tuple[float, ...] | None = None

    def add(self, row: Sequence[float]) -> None:
        """Adds the measures of now, columns `HISTORY`."""
        self._last = tuple(row)
        if self._seen % self._every == 0:
            self._rows.append(self._last)
            if len(self._rows) >= _MOST:
                self._rows = self._rows[::2]
                self._every *= 2
        self._seen += 1

    def array(self) -> NDArray[np.float64]:
        """(h, 5) the rows that were kept, and the last one."""
        rows = self._rows
        if self._last is not None and (not rows or rows[-1] != self._last):
            rows = [*rows, self._last]
        return np.array(rows, dtype=np.float64).reshape(-1, len(HISTORY))


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


@dataclass(frozen=True)
class AnonymityDriven:
    """Moves sites so that the regions of lowest anonymity gain members (Croft et al. 2015)."""

    name: ClassVar[str] = "anonymity-driven"
    title: ClassVar[str] = "Anonymity-driven clustering"
    when: ClassVar[str] = N_(
        "For few records and classes (Croft 5.2); slow with many. Where many regions have "
        "anonymity 1 it hardly moves a site: then suppression-driven does more."
    )
    makes_cells: ClassVar[bool] = False

    seeding: SitePlacer = field(default_factory=BalancedDensity)
    max_moves: int | None = parameter(
        None,
        label="Moves at most",
        unit="moves",
        minimum=0,
        help="Ends after so many committed moves; empty for no limit",
    )

    def __post_init__(self) -> None:
        validate(self)
        if self.seeding.name == self.name:
            raise VbasError(
                "Anonymity-driven clustering cannot seed itself.",
                "Choose another placement as its seeds, such as balanced-density.",
            )

    @property
    def draws(self) -> bool:
        """Whether chance has a part in it: in its seeds."""
        return draws(self.seeding)

    def place(self, task: Task, rng: np.random.Generator) -> Steps[Placement]:
        """Places the sites; see :class:`core.placement.base.SitePlacer`.

        Random numbers are used by the seeding only (Croft et al. 2015, section 3.2.2, Eq. 14-19).

        Raises
        ------
        VbasError
            If regions and classes are too many to be searched.
        """
        return _place(self, task, rng)


def _place(placer: AnonymityDriven, task: Task, rng: np.random.Generator) -> Steps[Placement]:
    seeds = yield from placer.seeding.place(task, rng)
    state = yield from in_background(STAGE, lambda: open_state(task, seeds.sites, placer.max_moves))
    history, pace = History(), Pace(2000)
    logs: list[Log] = []
    history.add(_row(state))
    stopped = GOING_ON
    while stopped == GOING_ON:
        if (yield Step(STAGE, snapshot=_snapshot(state, history))) is STOP:
            break
        before = state.count(CANDIDATES)
        stopped, log = state.advance(pace.begin())
        pace.end(state.count(CANDIDATES) - before)
        logs.append(log)
        for moves, figures in enumerate(log.figures, state.count(MOVES_MADE) - len(log.site) + 1):
            history.add((moves, figures[4], figures[7], figures[8], np.nan))
    yield Step(STAGE, 1, 1, _snapshot(state, history))
    return Placement(
        state.sites(),
        trace=_trace(logs),
        moves=state.count(MOVES_MADE),
        objective=float(state.objective()),
        stopped_because=_why(stopped, state.ledger, task.k, placer.max_moves),
    )


def _row(state: State) -> tuple[float, ...]:
    totals = state.ledger.totals()
    return (
        state.count(MOVES_MADE),
        state.objective(),
        totals.suppressed,
        totals.distance_m,
        totals.bits,
    )


def _snapshot(state: State, history: History) -> SearchSnapshot:
    book = state.ledger.book
    anonymity = state.standing.anonymity.astype(np.float64)
    return SearchSnapshot(
        sites=state.sites(),
        labels=book.labels.copy(),
        measure="anonymity",
        values=np.where(book.region_records > 0, anonymity, np.nan),
        history=history.array(),
        figures={
            "pass": float(state.count(PASSES)),
            "moves": float(state.count(MOVES_MADE)),
            "candidates": float(state.count(CANDIDATES)),
            "suppressed": float(book.lost.sum()),
        },
    )


def _trace(logs: list[Log]) -> pd.DataFrame:
    if not any(len(log.site) for log in logs):
        return empty_trace()
    sites, figures = (np.concatenate(parts) for parts in zip(*logs, strict=True))
    names = ("from_x", "from_y", "to_x", "to_y", "objective", "alpha", "regions_at_alpha")
    columns = dict(zip((*names, "suppressed_records", "compactness_m"), figures.T, strict=True))
    n = len(sites)
    return trace_of(
        {"step": np.arange(1, n + 1), "kind": np.full(n, SITE), "index": sites, **columns}
    )


def _why(stopped: int, ledger: Ledger, k: int, max_moves: int | None) -> str:
    """Why it ended, and what is left below k, since that is what a person can act upon."""
    if stopped == K_REACHED:
        return Stage("k reached: every region has anonymity {k:,} or more", k=k)
    # How many regions sit at which anonymity below k, with how many bottleneck classes.
    anonymity = ledger.anonymity()
    parts: list[Stage] = []
    for at in np.unique(anonymity[(anonymity > 0) & (anonymity < k)]).tolist():
        here = anonymity == at
        classes = int(np.count_nonzero(ledger.book.sizes[here] == at))
        regions = int(here.sum())
        parts.append(_at_anonymity(at, regions, classes))
    if len(parts) > 4:
        rest = Stage("and regions at {n:,} other values below {k:,}", n=len(parts) - 3, k=k)
        parts = [*parts[:3], rest]
    left = Stage("every region has anonymity {k:,} or more", k=k)
    if parts:
        left = Stage(", ".join(f"{{part{i}}}" for i in range(len(parts))), **_numbered(parts))
    if stopped == NO_MOVE:
        return Stage("no improving move; {left}", left=left)
    if stopped == MOVE_CAP:
        return Stage("move cap of {moves:,} reached; {left}", moves=max_moves, left=left)
    return Stage("stopped; {left}", left=left)


def _at_anonymity(at: int, regions: int, classes: int) -> Stage:
    """So many regions at an anonymity, held there by so many classes."""
    where = Stage("1 region at anonymity {at:,}", at=at)
    if regions != 1:
        where = Stage("{n:,} regions at anonymity {at:,}", n=regions, at=at)
    by = Stage("1 bottleneck class")
    if classes != 1:
        by = Stage("{n:,} bottleneck classes", n=classes)
    return Stage("{where} ({by})", where=where, by=by)


def _numbered(parts: list[Stage]) -> dict[str, Stage]:
    """The parts of a list, as the fields of its template."""
    return {f"part{i}": part for i, part in enumerate(parts)}
