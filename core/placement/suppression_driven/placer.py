"""The placement: seeds, rounds of cooling, and the best sites that keep to the rule."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from core.background import in_background
from core.errors import VbasError
from core.evaluation import compactness
from core.ground import mean_scale
from core.ledger.account import Ledger, open_ledger
from core.parameters import parameter, validate
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Placement, SitePlacer, Task
from core.placement.distances import DistanceChange, distance_change
from core.placement.site_search.ground import Sites, ground_of, scratch_for
from core.placement.site_search.kernels import measure_radius
from core.placement.suppression_driven import search_state as places
from core.placement.suppression_driven.kernels import search
from core.placement.suppression_driven.search_state import CANDIDATES, TAKEN, SearchState
from core.search import worth
from core.search.annealing import Plan, Price
from core.search.film import Film, SearchSnapshot
from core.steps import STOP, Stage, Step, Steps
from core.voronoi import nearest_site

STAGE = "moving sites"
_SLICE_S = 0.03
_CANDIDATES_PER_SITE, _FEWEST, _MOST = 1_500, 100_000, 2_000_000
_HOT, _REHEAT = 1.5, 0.6
_EPOCH = 512


class State:
    """Sites that move over the ledger of their regions.

    Parameters
    ----------
    task
        The study.
    sites
        (s, 2) metres, where they begin.
    seed
        64 bits of chance.
    per_km, per_bit
        Records one would give for a kilometre to the regions' own centres, for a bit; None to let
        it be no worse than at the beginning.
    hold_compactness
        Per cent by which metres to the sites (Eq. 20) may rise; None for any.
    """

    def __init__(
        self,
        task: Task,
        sites: NDArray[np.float64],
        seed: int,
        per_km: float | None,
        per_bit: float | None,
        hold_compactness: float | None = None,
    ) -> None:
        self._task, self._held = task, hold_compactness is not None
        points, s = task.study.areas.points, len(sites)
        self._ground, self._scratch = ground_of(points), scratch_for(len(points), s)
        self.ledger, self._sites = self._opened(np.array(sites, np.float64))
        self._search = _new_search_state(
            self._sites, len(points), task.study.counts.n_classes, seed
        )
        self._add_up()
        sums, n, k = self._search.sums, len(points), task.k
        metres, bits = float(sums[places.DISTANCE]), float(sums[places.BITS])
        records = max(1.0, float(task.study.counts.n_records))
        per_m = None if per_km is None else per_km / 1000.0 / mean_scale(task.study.areas.scale)
        self._per_m = Price(per_m, metres, 0.005 * metres, 2.0 * k * n / max(metres, 1e-300))
        self._per_bit = Price(per_bit, bits, 0.0005 * bits, k * n / records)
        self._per_site_m = Price(0.0, 0.0, 1.0, 0.0)
        if hold_compactness is not None:
            metres = float(sums[places.TO_SITES])
            most, first = metres * (1.0 + hold_compactness / 100.0), k * n / max(metres, 1e-300)
            self._per_site_m = Price(None, most, 0.005 * metres, 2.0 * first)
        rules = self._search.rules
        rules[places.MOST_M], rules[places.MOST_BITS] = self._per_m.limit, self._per_bit.limit
        rules[places.MOST_SITE_M] = self._per_site_m.limit
        rules[places.WORTH_M] = self._per_m.given or 0.0
        rules[places.WORTH_BIT] = self._per_bit.given or 0.0
        self._search.sums[places.BEST] = self.score()

    def _opened(self, sites: NDArray[np.float64]) -> tuple[Ledger, Sites]:
        task, s = self._task, len(sites)
        labels = nearest_site(task.study.areas.points, sites)
        ledger = open_ledger(task.study, labels, s, task.k, task.population)
        moving = Sites(np.array(sites[:, 0]), np.array(sites[:, 1]), np.zeros(s))
        for region in range(s):
            measure_radius(ledger.book, moving, region)
        return ledger, moving

    def _add_up(self) -> None:
        """Sets the sums anew, so that no error of rounding grows."""
        totals, sums = self.ledger.totals(), self._search.sums
        sums[places.LOST], sums[places.DISTANCE] = totals.suppressed, totals.distance_m
        sums[places.BITS] = totals.bits + self.ledger.area_bits
        if self._held:
            points, labels = self._task.study.areas.points, self.ledger.book.labels
            sums[places.TO_SITES] = compactness(points, labels, self.sites())

    def advance(self, heat: float, candidates: int) -> None:
        """Searches at one temperature (in units of k) up to so many candidates in all."""
        search_state, rules = self._search, self._search.rules
        self._add_up()
        self._per_m.follow(float(search_state.sums[places.DISTANCE]))
        self._per_bit.follow(float(search_state.sums[places.BITS]))
        self._per_site_m.follow(float(search_state.sums[places.TO_SITES]))
        rules[places.PER_SITE_M] = self._per_site_m.value
        rules[places.HEAT] = heat * self._task.k
        rules[places.PER_M], rules[places.PER_BIT] = self._per_m.value, self._per_bit.value
        k = self._task.k
        search(
            self.ledger.book, self._ground, self._sites, self._scratch, search_state, k, candidates
        )

    def return_to_best(self) -> None:
        """Goes back to the best sites found."""
        best = np.column_stack([self._search.best_x, self._search.best_y])
        self.ledger, self._sites = self._opened(best)
        self._add_up()

    def sites(self) -> NDArray[np.float64]:
        """(s, 2) metres, a copy."""
        return np.column_stack([self._sites.x, self._sites.y])

    def count(self, place: int) -> int:
        """What is counted there, such as `search_state.CANDIDATES`."""
        return int(self._search.counts[place])

    @property
    def best(self) -> float:
        """Score of the best state."""
        return float(self._search.sums[places.BEST])

    def score(self) -> float:
        """Suppressed records, and what geography is worth where that was given."""
        sums, rules = self._search.sums, self._search.rules
        score = sums[places.LOST] + rules[places.WORTH_M] * sums[places.DISTANCE]
        return float(score + rules[places.WORTH_BIT] * sums[places.BITS])

    def measures(self) -> tuple[float, float, float, float]:
        """Score, suppressed records, metres and bits of the state as it is."""
        sums = self._search.sums
        bits = float(sums[places.BITS]) - self.ledger.area_bits
        return self.score(), float(sums[places.LOST]), float(sums[places.DISTANCE]), bits


def _new_search_state(sites: Sites, n_areas: int, n_classes: int, seed: int) -> SearchState:
    return SearchState(
        chance=np.array([seed], np.uint64),
        counts=np.zeros(3, np.int64),
        sums=np.zeros(5),
        rules=np.zeros(9),
        best_x=sites.x.copy(),
        best_y=sites.y.copy(),
        fresh=np.zeros((len(sites.x), 3)),
        going=np.full(n_areas, -1, np.int32),
        sizes=np.zeros(n_classes, np.int32),
    )


@dataclass(frozen=True)
class SuppressionDriven:
    """Fewer records lost. Sites move; geography is no worse than at the start.

    Geography is the distance of areas to their regions' own centres, and bits; that to the sites
    (Eq. 20) is held only if asked for.

    Attributes
    ----------
    seeding
        The placement of the sites at the start.
    per_km
        Suppressed records one would accept to save a kilometre of the areas' distances to their
        region's own centre, summed over areas; None keeps that sum no larger than it was.
    per_bit
        The same for a bit of non-uniform entropy.
    hold_compactness
        Per cent by which the sum over areas of the distance to their site (Eq. 20) may rise; None
        for any.
    max_moves
        Candidates to try, over all rounds; None to choose by the number of sites.
    restarts
        Times to warm up again from the best sites found.
    """

    name: ClassVar[str] = "suppression-driven"
    title: ClassVar[str] = "Suppression-driven"
    makes_cells: ClassVar[bool] = False

    seeding: SitePlacer = field(default_factory=BalancedDensity)
    per_km: float | None = worth.per_km()
    per_bit: float | None = worth.per_bit()
    hold_compactness: float | None = worth.hold_compactness()
    max_moves: int | None = parameter(
        None,
        label="Candidates at most",
        minimum=1,
        maximum=10**12,
        help="Places to try; empty: chosen by the number of sites",
    )
    restarts: int = parameter(
        1,
        label="Restarts",
        minimum=0,
        maximum=1000,
        help="How often the search warms up again from the best sites it has found",
    )

    def __post_init__(self) -> None:
        validate(self)
        if self.seeding.name == self.name:
            raise VbasError(
                "Suppression-driven placement cannot seed itself.",
                "Choose another placement as its seeds, such as balanced-density.",
            )

    def place(self, task: Task, rng: np.random.Generator) -> Steps[Placement]:
        """Places the sites; see :class:`core.placement.base.SitePlacer`.

        Raises
        ------
        VbasError
            If regions and classes are too many to be searched.
        """
        return _place(self, task, rng)

    def plan(self, n_sites: int) -> Plan:
        """How many candidates are tried for so many sites, in how many rounds."""
        chosen = min(_MOST, max(_FEWEST, _CANDIDATES_PER_SITE * n_sites))
        moves = chosen if self.max_moves is None else self.max_moves
        return Plan(moves, min(self.restarts + 1, moves), _HOT, _REHEAT, epoch=_EPOCH)


def _place(placer: SuppressionDriven, task: Task, rng: np.random.Generator) -> Steps[Placement]:
    seeds = yield from placer.seeding.place(task, rng)
    seed = int(rng.bit_generator.random_raw())
    state = yield from in_background(STAGE, lambda: _opened(placer, task, seeds, seed))
    film = Film(seeds.sites, state.measures())
    because = seeds.stopped_because
    if len(seeds.sites) > 1:  # without a rival a site would wander off, farther at every step
        because = yield from _search(state, placer.plan(len(seeds.sites)), film)
    state.return_to_best()
    film.take(1.0, state.sites(), state.measures(), state.count(TAKEN))
    yield Step(STAGE, 1, 1, _snapshot(state, film, 0))
    return Placement(
        state.sites(),
        trace=film.trace(),
        moves=state.count(TAKEN),
        objective=state.score(),
        stopped_because=because,
        distances=_distances(task, seeds.sites, state.sites()),
    )


def _distances(
    task: Task, before: NDArray[np.float64], after: NDArray[np.float64]
) -> DistanceChange:
    points = task.study.areas.points
    return distance_change(
        points, nearest_site(points, before), before, nearest_site(points, after), after
    )


def _opened(placer: SuppressionDriven, task: Task, seeds: Placement, seed: int) -> State:
    # Imported here since loading compiled code takes half a second that the start need not wait.

    return State(task, seeds.sites, seed, placer.per_km, placer.per_bit, placer.hold_compactness)


def _search(state: State, plan: Plan, film: Film) -> Steps[str]:
    """Cools down round by round; says why it ended."""
    shown, round_before = -1.0, 0
    for number, heat, upto in plan:
        if number != round_before:
            state.return_to_best()
            round_before = number
        state.advance(heat, upto)
        share = min(1.0, state.count(CANDIDATES) / plan.moves)
        if film.is_due(share):
            film.take(share, state.sites(), state.measures(), state.count(TAKEN))
        # When a state is shown has no part in the result.
        if time.perf_counter() - shown > _SLICE_S:
            done = min(state.count(CANDIDATES), plan.moves)
            if (yield Step(STAGE, done, plan.moves, _snapshot(state, film, number))) is STOP:
                return Stage("stopped")
            shown = time.perf_counter()
    return Stage("the budget of {n:,} candidates is used up", n=plan.moves)


def _snapshot(state: State, film: Film, number: int) -> SearchSnapshot:
    book = state.ledger.book
    with np.errstate(invalid="ignore", divide="ignore"):
        values = book.lost / book.region_records
    figures = {
        "moves": float(state.count(TAKEN)),
        "candidates": float(state.count(CANDIDATES)),
        "best": state.best,
        "suppressed": float(book.lost.sum()),
        "round": number + 1.0,
    }
    history = film.history
    return SearchSnapshot(
        state.sites(), book.labels.copy(), "suppression", values, history, figures
    )
