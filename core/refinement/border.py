"""Border refinement: areas pass between touching regions so that fewer records are lost.

Simulated annealing over single moves, priced by the incremental account of regions. The regions
that come out are not Voronoi cells.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import ClassVar, TypeVar

import numpy as np
from numpy.typing import NDArray

from core.adjacency import Adjacency, adjacency_steps
from core.aggregation import Aggregation
from core.background import in_background
from core.constraints.conform import conform
from core.errors import VbasError
from core.evaluation import non_uniform_entropy, own_centres
from core.ground import mean_scale
from core.ledger.account import open_ledger
from core.parameters import parameter, validate
from core.placement.base import Task
from core.placement.distances import DistanceChange, distance_change
from core.refinement import capacities
from core.refinement.annealing import Held, Search
from core.refinement.base import Refinement
from core.search import worth
from core.search.annealing import Plan
from core.search.film import Film, SearchSnapshot
from core.steps import STOP, Stage, Step, Steps, Stop

R = TypeVar("R")
_STAGE, _STOPPED = "refining", Stage("stopped")
_SLICE_SECONDS = 0.025
_MOVES_PER_AREA, _FEWEST_MOVES, _MOST_MOVES = 8_000, 100_000, 16_000_000
_FEW_AREAS, _MORE_ROUNDS = 150, 3
# In units of k: what one class costs that falls below it, more or less.
_HOT = 1.25


@dataclass(frozen=True)
class BorderRefinement:
    """Areas pass between regions that touch, where that saves records.

    Attributes
    ----------
    per_km
        Suppressed records one would accept to save a kilometre of the areas' distances to their
        region's own centre, summed over areas; None keeps that sum no larger than it was.
    per_bit
        The same for a bit of non-uniform entropy.
    hold_compactness
        Per cent by which the sum over areas of the distance to the site of placement that has their
        region's number (Eq. 20) may rise; None for any.
    max_moves
        Moves to price, over all rounds; None to choose by the number of areas.
    restarts
        Times to warm up again from the best regions found; the moves are shared out over all
        rounds (measured at 2,000 areas: one round finds a little more than three with the same
        moves). None: three times, each as long as the first, where areas are few and the moves are
        chosen too; else not at all. Few areas have few regions whose geography is no worse, and
        one cooling may end without having come by any of them.
    """

    name: ClassVar[str] = "border"
    title: ClassVar[str] = "Border refinement"

    per_km: float | None = worth.per_km()
    per_bit: float | None = worth.per_bit()
    hold_compactness: float | None = worth.hold_compactness()
    max_moves: int | None = parameter(
        None,
        label="Moves at most",
        unit="moves",
        minimum=1,
        maximum=10**12,
        help="Moves to weigh; empty: chosen by the number of areas",
    )
    restarts: int | None = parameter(
        None,
        label="Restarts",
        minimum=0,
        maximum=1000,
        help="How often the search warms up again from the best regions it has found; the moves "
        "are shared out, and one long cooling mostly finds more. Empty: where areas are few",
    )

    def __post_init__(self) -> None:
        validate(self)

    def refine(
        self, task: Task, aggregation: Aggregation, rng: np.random.Generator
    ) -> Steps[Refinement]:
        """Makes regions better; see :class:`core.refinement.base.Refiner`.

        Raises
        ------
        VbasError
            If the aggregation is of other areas.
        """
        if len(aggregation.labels) != len(task.study.areas):
            raise VbasError(
                "The regions hold {found} areas, but the study has {expected}.",
                "Refine regions of the same areas.",
                found=len(aggregation.labels),
                expected=len(task.study.areas),
            )
        return _refine(self, task, aggregation, int(rng.bit_generator.random_raw()))

    def plan(self, n_areas: int) -> Plan:
        """How many moves are priced for so many areas, in how many rounds."""
        chosen = min(_MOST_MOVES, max(_FEWEST_MOVES, _MOVES_PER_AREA * n_areas))
        rounds = 1 + (self.restarts or 0)
        if self.restarts is None and self.max_moves is None and n_areas <= _FEW_AREAS:
            rounds += _MORE_ROUNDS
            chosen *= rounds
        moves = chosen if self.max_moves is None else self.max_moves
        return Plan(moves, min(rounds, moves), hot=_HOT)


def _refine(
    refiner: BorderRefinement, task: Task, aggregation: Aggregation, seed: int
) -> Steps[Refinement]:
    study, labels, s = task.study, aggregation.labels, aggregation.n_regions
    adjacency, stopped = yield from _heard(adjacency_steps(study.areas))
    if stopped:
        return Refinement(aggregation, stopped_because=_STOPPED)
    first, stopped = yield from _heard(_start(task, aggregation, adjacency))
    # (regions, 2) metres: the sites of placement; of regions without one the own centre.
    sites = own_centres(task.study.areas.points, first, s)
    if task.sites is not None:
        sites[: len(task.sites)] = task.sites

    def opened() -> Search:
        ledger, held = open_ledger(study, first, s, task.k, task.population), None
        if refiner.hold_compactness is not None:
            held = Held(sites, refiner.hold_compactness)
        per_km = refiner.per_km
        if per_km is not None:
            per_km /= mean_scale(study.areas.scale)
        return Search(ledger, adjacency, task.limits, seed, per_km, refiner.per_bit, held)

    search, late = yield from _heard(in_background("counting regions", opened))
    film = Film(labels, search.measures())
    because: str = _STOPPED
    if not (stopped or late):
        because = yield from _walk(search, refiner.plan(len(labels)), film)
    search.return_to_best()
    found = search.ledger.book.labels.copy()
    distances = distance_change(study.areas.points, first, sites, found, sites)
    if not _geography_is_kept(refiner, task, first, found, distances):
        found = np.array(first)
        distances = distance_change(study.areas.points, first, sites, found, sites)
    film.take(1.0, found, search.measures(), search.moves)
    return Refinement(
        aggregation if np.array_equal(found, labels) else Aggregation(found, s),
        film.trace(),
        search.moves,
        search.evaluated,
        search.best,
        because,
        distances,
    )


def _heard(steps: Steps[R]) -> Steps[tuple[R, bool]]:
    """The result of a stage that comes before the search, and whether to stop was asked in it."""
    answer: Stop | None = None
    stopped = False
    while True:
        try:
            step = steps.send(answer)
        except StopIteration as end:
            return end.value, stopped
        answer = yield step
        stopped |= answer is STOP


def _start(task: Task, aggregation: Aggregation, adjacency: Adjacency) -> Steps[NDArray[np.int32]]:
    """Regions to begin with: others than given where those miss a floor or a balance by less."""
    limits, s = task.limits, aggregation.n_regions
    given = limits.missed(task.population, aggregation.labels, s)
    if given == (0.0, 0.0):
        return aggregation.labels
    shared = yield from capacities.start(task, aggregation)
    labels = yield from in_background(
        "keeping to the limits", lambda: _kept_whole(task, aggregation, shared, adjacency)
    )
    made = limits.missed(task.population, labels, s)
    return labels if made < given else aggregation.labels


def _kept_whole(
    task: Task, given: Aggregation, labels: NDArray[np.int32], adjacency: Adjacency
) -> NDArray[np.int32]:
    """The regions, each in one piece if asked for; those given if that takes another number."""
    if not task.limits.contiguous:
        return labels
    points = task.study.areas.points
    centres = own_centres(points, labels, given.n_regions)
    centres = np.where(np.isfinite(centres), centres, points.mean(axis=0))
    whole, n = conform(labels, centres, points, task.population, task.limits, adjacency)
    same = n == given.n_regions and len(np.unique(whole)) == len(np.unique(labels))
    return whole if same else given.labels


def _walk(search: Search, plan: Plan, film: Film) -> Steps[str]:
    """Cools down round by round; says why it ended."""
    shown, round_before = time.perf_counter(), 0
    for number, heat, priced in plan:
        if number != round_before:
            search.return_to_best()
            round_before = number
        if not search.advance(heat, priced):
            return Stage("no area can pass to another region")
        if search.is_perfect:
            return Stage("no record is suppressed any more")
        share = priced / plan.moves
        if film.is_due(share):
            film.take(share, search.ledger.book.labels, search.measures(), search.moves)
        # When a state is shown has no part in the result.
        if time.perf_counter() - shown > _SLICE_SECONDS:
            answer = yield _step(search, priced, plan, film, number)
            if answer is STOP:
                return _STOPPED
            shown = time.perf_counter()
    return _used_up(search, plan)


def _used_up(search: Search, plan: Plan) -> Stage:
    """How many moves were priced, and how many did not come to that."""
    ended = Stage("the budget of {n:,} moves is used up", n=plan.moves)
    if search.evaluated < plan.moves:
        ended = Stage("few areas can pass to another region")
    early = search.rejected_early
    if not early:
        return ended
    said = Stage("turned down before they were priced: {n:,} more", n=early)
    return Stage("{ended}; {said}", ended=ended, said=said)


def _step(search: Search, priced: int, plan: Plan, film: Film, number: int) -> Step:
    book = search.ledger.book
    with np.errstate(invalid="ignore", divide="ignore"):
        values = book.lost / book.region_records
    figures = {
        "moves": search.moves,
        "evaluated": search.evaluated,
        "rejected_early": search.rejected_early,
        "best": search.best,
        "round": number + 1,
    }
    labels = book.labels.copy()
    state = SearchSnapshot(None, labels, "suppression", values, film.history, figures)
    return Step(_STAGE, priced, plan.moves, state)


def _geography_is_kept(
    refiner: BorderRefinement,
    task: Task,
    before: NDArray[np.int32],
    after: NDArray[np.int32],
    made: DistanceChange,
) -> bool:
    """Whether distances and bits, measured anew, are no worse where that was asked for."""
    records, n_regions = task.study.counts.records, int(before.max(initial=0)) + 1

    def bits(labels: NDArray[np.int32]) -> float:
        return non_uniform_entropy(records, labels, n_regions)

    kept = refiner.per_km is not None or made.to_own_centres <= made.to_own_centres_before
    if refiner.hold_compactness is not None:
        kept &= made.to_sites <= made.to_sites_before * (1.0 + refiner.hold_compactness / 100.0)
    return kept and (refiner.per_bit is not None or bits(after) <= bits(before))
