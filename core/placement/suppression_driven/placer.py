"""The placement: seeds, rounds of cooling, and the best sites that keep to the rule."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from numpy.typing import NDArray

from core.background import in_background
from core.errors import VbasError
from core.parameters import parameter, validate
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Placement, SitePlacer, Task
from core.placement.distances import DistanceChange, distance_change
from core.placement.suppression_driven.hunt import CANDIDATES, TAKEN
from core.search import worth
from core.search.annealing import Plan
from core.search.film import Film, SearchSnapshot
from core.steps import STOP, Step, Steps
from core.voronoi import nearest_site

if TYPE_CHECKING:
    from core.placement.suppression_driven.state import State

STAGE = "moving sites"
_SLICE_S = 0.03
_CANDIDATES_PER_SITE, _FEWEST, _MOST = 1_500, 100_000, 2_000_000
_HOT, _REHEAT = 1.5, 0.6
_EPOCH = 512


@dataclass(frozen=True)
class SuppressionDriven:
    """Moves sites so that fewer records are lost, and geography is no worse than at the start.

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
        unit="candidates",
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
    from core.placement.suppression_driven.state import State

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
                return "stopped"
            shown = time.perf_counter()
    return f"the budget of {plan.moves:,} candidates is used up"


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
