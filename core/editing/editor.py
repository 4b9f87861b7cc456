"""Regions of one run under the hand: every stroke is priced by the account of regions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.adjacency import Adjacency, adjacency_of
from core.aggregation import Aggregation
from core.constraints.limits import limits_of
from core.editing.count import Count, RegionStanding, Standing
from core.editing.rules import Rules, locked_sources, locked_target
from core.editing.splitting import half_of
from core.editing.stroke import Stroke
from core.errors import VbasError
from core.ledger.account import Ledger, open_ledger
from core.pipeline import Run, counted_in, population_of
from core.scenario import Scenario
from core.site_count import SiteNumber
from core.study import Study

Areas = NDArray[np.integer]


class Editor:
    """Changes regions stroke by stroke; made by `core.editing.editor.open_editor`.

    Regions keep their numbers while they are edited; new ones get numbers above those the run
    came with. `finished` leaves out those that became empty.

    Attributes
    ----------
    rules
        What the settings of the run do not allow.
    locked
        Regions that neither lose nor gain areas, 0-based.
    """

    def __init__(
        self,
        ledger: Ledger,
        adjacency: Adjacency,
        rules: Rules,
        first_new: int,
    ) -> None:
        self.rules, self.adjacency = rules, adjacency
        self.locked: frozenset[int] = frozenset()
        self._count, self._first_new = Count(ledger, adjacency), first_new

    @property
    def ledger(self) -> Ledger:
        """The account; what it says is at any moment what a full recount would say."""
        return self._count.ledger

    def labels(self) -> NDArray[np.int32]:
        """(n,) the region of each area now, 0-based; a copy."""
        return self.ledger.book.labels.copy()

    def region_of(self, area: int) -> int:
        """The region of an area."""
        return int(self.ledger.book.labels[area])

    def members(self, region: int) -> NDArray[np.int32]:
        """Areas of a region, ascending; a copy."""
        book = self.ledger.book
        if not 0 <= region < len(book.members):
            return np.zeros(0, np.int32)
        return book.pool[book.starts[region] : book.starts[region] + book.members[region]].copy()

    def regions_of(self, areas: Areas) -> NDArray[np.int32]:
        """Regions that hold any of these areas, ascending."""
        return np.unique(self.ledger.book.labels[areas])

    def beside(self, area: int, place: tuple[float, float]) -> int:
        """The other region that an area touches nearest to a place, metres.

        Raises
        ------
        VbasError
            If it touches none.
        """
        book, near = self.ledger.book, self.adjacency.of(area)
        near = near[book.labels[near] != book.labels[area]]
        if not len(near):
            raise VbasError(
                "The area touches no other region.", "Choose one at the edge of its region."
            )
        away = np.hypot(book.x[near] - place[0], book.y[near] - place[1])
        return self.region_of(int(near[away.argmin()]))

    def centre(self, region: int) -> tuple[float, float]:
        """Mean of the points of a region's areas, metres; NaN without any."""
        book = self.ledger.book
        return float(book.centre_x[region]), float(book.centre_y[region])

    def standing(self) -> Standing:
        """The totals now."""
        return self._count.standing(self.rules.limits.floor, self.rules.counted_in)

    def region(self, area: int) -> RegionStanding:
        """How the region of an area stands now."""
        r = self.region_of(area)
        return self._count.region(r, self.rules.counted_in, locked=r in self.locked)

    def lock(self, regions: frozenset[int]) -> None:
        """These regions are locked from now on, and no others."""
        self.locked = regions

    # Strokes

    def apply(self, stroke: Stroke) -> None:
        """Does a stroke, or takes one back, whatever is locked by now."""
        self._count.apply(stroke)

    def give(self, areas: Areas, region: int) -> tuple[Stroke, VbasError | None]:
        """Gives areas to a region, as far as they may leave theirs and join it.

        Returns
        -------
        stroke, problem
            What was done, perhaps nothing; why it was not done with all of the areas, if so.
        """
        if region in self.locked:
            return _nothing(), locked_target(region)
        wanted, labels = np.unique(areas).astype(np.int32), self.ledger.book.labels
        wanted = wanted[labels[wanted] != region]
        if not len(wanted):
            return _nothing(), None
        may, problem = self._free(wanted)
        home = self.rules.units_of(self.members(region))
        may, abroad = self.rules.at_home(may, home, region)
        stroke = Stroke(may, labels[may], np.full(len(may), region, np.int32))
        self.apply(stroke)
        return stroke, problem or abroad

    def merge(self, regions: Areas) -> Stroke:
        """Makes regions one, under the lowest of their numbers.

        Raises
        ------
        VbasError
            If there are fewer than two, or one of them may not lose its areas.
        """
        if len(regions) < 2:
            raise VbasError(
                "Only regions, two or more, can be merged.",
                "Select areas of the regions to be merged first.",
            )
        into = int(regions.min())
        others = [self.members(r) for r in np.unique(regions).tolist() if r != into]
        return self._give_all(np.concatenate(others), into)

    def make_region(self, areas: Areas) -> Stroke:
        """Makes a new region of areas.

        Raises
        ------
        VbasError
            If there are none, they are a region already, or one of them may not leave its own.
        """
        if not len(areas):
            raise VbasError("No area is selected.", "Select areas to make a region of them.")
        of = self.regions_of(areas)
        if len(of) == 1 and len(self.members(int(of[0]))) == len(np.unique(areas)):
            raise VbasError(
                "The selected areas are region {region:,} already.",
                "Select a part of it, or areas of other regions.",
                region=int(of[0]) + 1,
            )
        return self._give_all(areas, self.free_number())

    def split(self, region: int) -> Stroke:
        """Makes a new region of one of two halves of a region; see `half_of`.

        Raises
        ------
        VbasError
            If it is locked, has a single area, or cannot be split.
        """
        if region in self.locked:
            raise locked_sources(np.array([region]))
        book, locks = self.ledger.book, self.rules.limits.locks
        points = np.column_stack([book.x, book.y])
        fixed = None if locks is None else locks >= 0
        members = self.members(region)
        half = half_of(members, points, book.population, self.adjacency, fixed, region)
        return self._give_all(half, self.free_number())

    def free_number(self) -> int:
        """The number that the next new region will have, 0-based."""
        empty = np.flatnonzero(self.ledger.book.members[self._first_new :] == 0)
        after = len(self.ledger.book.members)
        return self._first_new + int(empty[0]) if len(empty) else after

    def finished(self) -> Aggregation:
        """The regions as they are now: those without areas left out, the others in order."""
        held, labels = np.unique(self.ledger.book.labels, return_inverse=True)
        return Aggregation(labels.reshape(-1).astype(np.int32), len(held))

    def _give_all(self, areas: Areas, region: int) -> Stroke:
        """Gives all of the areas, or none of them and says why."""
        self._count.make_room(region + 1)
        stroke, problem = self.give(areas, region)
        if problem is not None:
            self.apply(stroke.back)
            raise problem
        return stroke

    def _free(self, areas: NDArray[np.int32]) -> tuple[NDArray[np.int32], VbasError | None]:
        """Areas that may leave their regions, and why not all of them may."""
        of = self.ledger.book.labels[areas]
        held = np.isin(of, np.fromiter(self.locked, np.int32, len(self.locked)))
        problem = locked_sources(np.unique(of[held])) if held.any() else None
        may, fixed = self.rules.movable(areas[~held])
        return may, problem or fixed


def _nothing() -> Stroke:
    none = np.zeros(0, np.int32)
    return Stroke(none, none, none)


def open_editor(run: Run, study: Study, labels: NDArray[np.int32] | None = None) -> Editor:
    """Opens the regions of a run: counts them once, so that every stroke costs next to nothing.

    Parameters
    ----------
    run
        Its regions, k, population basis and constraints.
    study
        The areas and counts it was made from.
    labels
        (n,) regions of a draft to go on with; None to begin with those of the run.

    Raises
    ------
    VbasError
        If regions and classes are too many for the memory, or a constraint cannot be understood.
    """
    first_new = run.aggregation.n_regions
    labels = run.aggregation.labels if labels is None else labels
    population = population_of(study, run.scenario.population_basis)
    rules = rules_of(run.scenario, study, population, run.site_number)
    most = max(first_new, int(labels.max(initial=-1)) + 1)
    spare = most // 16 + 4
    ledger = open_ledger(study, labels, most + spare, run.scenario.k, population)
    return Editor(ledger, adjacency_of(study.areas), rules, first_new)


def rules_of(
    scenario: Scenario, study: Study, population: NDArray[np.float64], number: SiteNumber
) -> Rules:
    """What the constraints of a scenario do not allow."""
    areas, level = study.areas, (scenario.constraints.border_level or "").strip()
    limits, _ = limits_of(scenario.constraints, areas, population, number)
    names: tuple[str, ...] = ()
    if limits.units is not None:
        names = tuple(np.unique(areas.parents[level].astype(str)).tolist())
    return Rules(areas.ids, limits, level, names, counted_in(study, scenario.population_basis))
