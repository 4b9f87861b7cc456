"""Whether regions keep to what was asked of them, and by how much not."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.adjacency import Adjacency, pieces
from core.arrays import distinct
from core.constraints.base import Aim, Constraints, Limits
from core.constraints.limits import lock_groups, some
from core.errors import Notice, Phrase, listed


@dataclass(frozen=True, eq=False)
class Outcome:
    """Regions, and what is needed to judge them.

    Attributes
    ----------
    labels
        (n,) region of each area, 0 ... ``n_regions`` - 1.
    placed
        (n,) region where placement put each area.
    asked
        Number of regions that was asked for.
    population
        (n,) people (or records) of each area.
    counted_in
        What population counts: "people" or "records".
    ids
        (n,) text, of the areas.
    adjacency
        Who touches whom; needed where regions shall be in one piece.
    """

    labels: NDArray[np.int32]
    n_regions: int
    placed: NDArray[np.int32]
    asked: int
    population: NDArray[np.float64]
    counted_in: str
    ids: NDArray[np.object_]
    adjacency: Adjacency | None = None

    @property
    def with_areas(self) -> NDArray[np.intp]:
        """Regions that hold areas."""
        return np.flatnonzero(np.bincount(self.labels, minlength=self.n_regions))

    @property
    def people(self) -> NDArray[np.float64]:
        """Population of each of the regions `with_areas`."""
        people = np.bincount(self.labels, self.population, self.n_regions)
        return people[self.with_areas].astype(np.float64)


def aims_of(constraints: Constraints, limits: Limits, of: Outcome) -> tuple[Aim, ...]:
    """Every constraint that was set, and the number of regions: met, or by how much not.

    Parameters
    ----------
    constraints, limits
        What was asked, and the same worked out for these areas.
    of
        The regions.

    Returns
    -------
    tuple of Aim
        "regions" first, then those of contiguity, floor, balance, border and locks that were set.
        Sentences name regions by id (1 ...), at most five.
    """
    aims = [_regions(of)]
    if limits.contiguous and of.adjacency is not None:
        aims.append(_contiguity(of, of.adjacency))
    if limits.floor is not None:
        aims.append(_floor(of, limits.floor))
    if limits.balance is not None:
        aims.append(_balance(of, limits.balance))
    if limits.units is not None:
        aims.append(_border(of, limits.units, constraints.border_level or ""))
    if limits.locks is not None:
        aims.append(_locks(of, limits, constraints))
    return tuple(aims)


def cutoff_notices(cutoff: float | None, floor: float | None, of: Outcome) -> tuple[Notice, ...]:
    """How many regions are below a cut-off that regions have on average only.

    Parameters
    ----------
    cutoff
        People that a region should have; None where there is none.
    floor
        The floor that regions shall hold: where it is the cut-off, the aim says it already.
    of
        The regions.
    """
    people = of.people
    below = 0 if cutoff is None else int(np.count_nonzero(people < cutoff))
    if cutoff is None or not below or floor == cutoff:
        return ()
    text = (
        "Below the cut-off of {cutoff:,.0f} people: {n:,} of {all:,} regions. It is met on average "
        "only; the smallest has {least:,.0f} {unit}."
    )
    if len(people) == 1:
        text = (
            "The only region is below the cut-off of {cutoff:,.0f} people: it has {least:,.0f} "
            "{unit}."
        )
    told = {"cutoff": cutoff, "unit": Phrase(of.counted_in), "least": float(people.min())}
    return (Notice(text, n=below, all=len(people), **told),)


def _named(regions: NDArray[np.intp]) -> Notice:
    return some([f"{r + 1:,}" for r in regions.tolist()])


def _in_several(
    labels: NDArray[np.int32], n_regions: int, parts: NDArray[np.int32]
) -> NDArray[np.intp]:
    """Regions whose areas lie in more than one of the parts that (n,) ``parts`` numbers."""
    n_parts = int(parts.max(initial=0)) + 1
    pairs = distinct(labels.astype(np.int64) * n_parts + parts)
    return np.flatnonzero(np.bincount(pairs // n_parts, minlength=n_regions) > 1)


def _regions(of: Outcome) -> Aim:
    reached = len(of.with_areas)
    if reached == of.asked:
        text = "Regions: {reached:,}, as many as asked for."
    elif reached < of.asked:
        text = "Regions asked for: {asked:,}; with areas: {reached:,}, {off:,} fewer."
    else:
        text = "Regions asked for: {asked:,}; made: {reached:,}, {off:,} more."
    told = Notice(text, asked=of.asked, reached=reached, off=abs(reached - of.asked))
    return Aim("regions", reached == of.asked, told, float(of.asked), float(reached), "regions")


def in_pieces(adjacency: Adjacency, labels: NDArray[np.int32], n_regions: int) -> NDArray[np.intp]:
    """Indices of the regions in more than one piece; links to islands count as touching.

    ``labels`` is (n,) the region of each area.
    """
    return _in_several(labels, n_regions, pieces(adjacency, labels))


def told_pieces(broken: NDArray[np.intp]) -> Notice:
    """The regions `in_pieces`, of which there are some, as a sentence."""
    text = "Regions in more than one piece: {n:,} ({regions})."
    return Notice(text, n=len(broken), regions=_named(broken))


def _contiguity(of: Outcome, adjacency: Adjacency) -> Aim:
    broken = in_pieces(adjacency, of.labels, of.n_regions)
    if len(broken):
        told = told_pieces(broken)
        return Aim("contiguity", False, told, 0.0, float(len(broken)), "regions")
    links = adjacency.links
    linked = np.unique(of.labels[links[of.labels[links[:, 0]] == of.labels[links[:, 1]], 0]])
    text = "Every region is in one piece."
    if len(linked):
        text = "Every region is in one piece. Links to islands hold {n:,} of them ({regions})."
    told = Notice(text, n=len(linked), regions=_named(linked.astype(np.intp)))
    return Aim("contiguity", True, told, 0.0, 0.0, "regions")


def _floor(of: Outcome, floor: float) -> Aim:
    regions, people = of.with_areas, of.people
    least = float(people.min())
    small = np.flatnonzero(people < floor)
    # The farthest below come first.
    small = small[np.argsort(people[small], kind="stable")]
    if not len(small):
        text = "Every region holds at least {floor:,.0f} {unit}; the smallest has {least:,.0f}."
    else:
        text = (
            "Below the floor of {floor:,.0f} {unit}: {n:,} of {all:,} regions ({regions}); "
            "{short:,.0f} {unit} missing in all."
        )
    told = Notice(
        text,
        n=len(small),
        all=len(regions),
        floor=floor,
        unit=Phrase(of.counted_in),
        least=least,
        short=float((floor - people[small]).sum()),
        regions=_lacking(regions[small] + 1, floor - people[small]),
    )
    return Aim("floor", not len(small), told, floor, least, of.counted_in)


def _lacking(regions: NDArray[np.intp], missing: NDArray[np.float64]) -> Notice:
    """How much regions of some numbers lack."""
    return some(
        [
            Notice("region {region:,} lacks {people:,.0f}", region=region, people=people)
            for region, people in zip(regions.tolist(), missing.tolist(), strict=True)
        ]
    )


def _balance(of: Outcome, balance: float) -> Aim:
    people, regions = of.people, of.with_areas
    mean = float(people.mean())
    reached = float(people.std()) / mean if mean > 0 else 0.0
    if reached <= balance:
        text = (
            "The regions' population spreads by {reached:.2%} of its mean; {asked:.2%} was allowed."
        )
    else:
        text = (
            "The regions' population spreads by {reached:.2%} of its mean, {off:.2f} points more "
            "than the {asked:.2%} allowed; region {low:,} holds {least:,.0f} {unit}, region "
            "{high:,} {most:,.0f}."
        )
    told = Notice(
        text,
        reached=reached,
        asked=balance,
        off=(reached - balance) * 100.0,
        low=int(regions[people.argmin()]) + 1,
        high=int(regions[people.argmax()]) + 1,
        least=float(people.min()),
        most=float(people.max()),
        unit=Phrase(of.counted_in),
    )
    return Aim("balance", reached <= balance, told, balance * 100.0, reached * 100.0, "%")


def _border(of: Outcome, units: NDArray[np.int32], level: str) -> Aim:
    across = _in_several(of.labels, of.n_regions, units)
    if len(across):
        text = "Regions that cross a border of {level}: {n:,} ({regions})."
    else:
        text = "No region crosses a border of {level}."
    told = Notice(text, n=len(across), level=level, regions=_named(across))
    return Aim("border", not len(across), told, 0.0, float(len(across)), "regions")


def _locks(of: Outcome, limits: Limits, constraints: Constraints) -> Aim:
    locks = limits.locks
    assert locks is not None
    problems = [
        *_split_groups(of, locks, limits.units, constraints),
        *_shared_regions(of, locks, lock_groups(constraints)),
    ]
    moved = np.flatnonzero((locks == 0) & (of.labels != of.placed))
    if len(moved):
        areas = some(of.ids[moved].tolist())
        problems.append(Notice("moved from where placement put them: {areas}", areas=areas))
    n = int(np.count_nonzero(locks >= 0))
    if problems:
        text = "Not all of the {n:,} locked areas are kept: {problems}."
    else:
        text = "All {n:,} locked areas are kept."
    told = Notice(text, n=n, problems=listed(problems, "; "))
    return Aim("locks", not problems, told, 0.0, float(len(problems)), "")


def _split_groups(
    of: Outcome,
    locks: NDArray[np.int32],
    units: NDArray[np.int32] | None,
    constraints: Constraints,
) -> list[Notice]:
    """Groups whose areas are in more than one region, and why."""
    found = []
    for group, name in enumerate(lock_groups(constraints), start=1):
        members = np.flatnonzero(locks == group)
        regions = np.unique(of.labels[members])
        if len(regions) < 2:
            continue
        text = "group {name} is in regions {regions}: {areas}"
        if units is not None and len(np.unique(units[members])) > 1:
            text = (
                "group {name} is in regions {regions}, since no region may cross a border of "
                "{level}: {areas}"
            )
        told = Notice(
            text,
            name=name,
            regions=_named(regions.astype(np.intp)),
            level=constraints.border_level,
            areas=some(of.ids[members].tolist()),
        )
        found.append(told)
    return found


def _shared_regions(of: Outcome, locks: NDArray[np.int32], names: tuple[str, ...]) -> list[Notice]:
    """Regions with areas of more than one group."""
    held = np.flatnonzero(locks > 0)
    pairs = np.unique(np.column_stack([of.labels[held], locks[held]]), axis=0)
    region, n_groups = np.unique(pairs[:, 0], return_counts=True)
    return [
        Notice(
            "region {region:,} holds groups {groups}",
            region=r + 1,
            groups=some([names[g - 1] for g in pairs[pairs[:, 0] == r, 1]]),
        )
        for r in region[n_groups > 1].tolist()
    ]
