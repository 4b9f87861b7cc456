"""Two runs on the same areas: where they differ, area by area, and which areas changed region."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.classes import ClassCounts
from core.errors import N_, VbasError
from core.evaluation import own_centres
from core.pipeline import Run
from core.region_measures import RegionMeasures, region_measures
from core.study import Study

LOST: Final = "lost share"
ANONYMITY: Final = "anonymity"
PEOPLE: Final = "people"
BITS: Final = "bits per record"
DISTANCE: Final = "distance to centre"
CHANGED: Final = "changed region"

UNITS: Final[Mapping[str, str]] = {
    LOST: "percentage points",
    ANONYMITY: "records",
    PEOPLE: "people",
    BITS: "bits per record",
    DISTANCE: "km",
}
"""What is compared area by area, in the order of a list, with its unit."""
TITLES: Final[Mapping[str, str]] = {
    LOST: N_("Difference in records lost"),
    ANONYMITY: N_("Difference in anonymity"),
    PEOPLE: N_("Difference in people of the region"),
    BITS: N_("Difference in geography lost"),
    DISTANCE: N_("Difference in distance to the centre"),
    CHANGED: N_("Areas that changed region"),
}
"""For legends, in English."""

_MOST_AT_ONCE = 1_000
"""So many regions are matched to the best total; more are matched greedily."""
_ROWS_AT_ONCE = 1 << 17
"""Entries of a matrix looked at together: between them the window gets its turn."""
_MOST_FLAGS = 1 << 27


@dataclass(frozen=True, eq=False)
class Differences:
    """How a run (the shown one) differs from another on the same n areas.

    Attributes
    ----------
    partner
        (s,) int64: for each region of the shown run the region of the other one that it is taken
        for; -1 where none is left for it.
    before, after
        (n,) int32: region of each area in the other and in the shown run.
    changed
        (n,) bool: the area's region is not the partner of the region it was in.
    values
        {one of `UNITS`: (n,) float64, shown minus other, in `UNITS`}; NaN where either run
        has no value.
    lost_before, lost_after
        (n,) int64: records of each area that are suppressed in the other and in the shown run.
    summary
        The same in a few numbers.
    """

    partner: NDArray[np.int64]
    before: NDArray[np.int32]
    after: NDArray[np.int32]
    changed: NDArray[np.bool_]
    values: Mapping[str, NDArray[np.float64]]
    lost_before: NDArray[np.int64]
    lost_after: NDArray[np.int64]
    summary: Summary


@dataclass(frozen=True)
class Summary:
    """Two runs in a few numbers; differences are shown minus other.

    Attributes
    ----------
    areas, changed
        All areas, and those that changed region.
    people_share
        Share of the people who live in those, 0 to 1; of the records where no population is
        published (``of_people`` is False then).
    lost, lost_share
        Records lost; their share of all records, 0 to 1.
    lost_share_before, lost_share_after
        The shares themselves.
    distance_before, distance_after
        Metres on the ground from an area to the centre of its region, on average, in the other
        and in the shown run.
    bits
        Geography lost, bits per record.
    regions
        Number of regions that hold areas.
    k
        Smallest class size of the other and of the shown run: they should be the same.
    same_classes
        Whether both count records by the same quasi-identifiers.
    """

    areas: int
    changed: int
    people_share: float
    of_people: bool
    lost: int
    lost_share: float
    lost_share_before: float
    lost_share_after: float
    distance_before: float
    distance_after: float
    bits: float
    regions: int
    k: tuple[int, int]
    same_classes: bool


def same_areas(one: AreaLayer, other: AreaLayer) -> bool:
    """Whether two layers have the same areas in the same order."""
    if one is other or one.ids is other.ids:
        return True
    return len(one) == len(other) and bool(np.array_equal(one.ids, other.ids))


def differences(shown: Run, study: Study, other: Run, other_study: Study) -> Differences:
    """How the shown run differs from another one.

    Parameters
    ----------
    shown, study
        A run and what it was made on.
    other, other_study
        Another one; other quasi-identifiers are allowed, other areas are not.

    Raises
    ------
    VbasError
        If the areas are not the same.
    """
    if not same_areas(study.areas, other_study.areas):
        raise VbasError(
            "The two runs were made from different areas; they cannot be compared area by area.",
            "Choose two runs of the same area file.",
        )
    after, before = shown.aggregation, other.aggregation
    partner = matched_regions(after, before, study.counts.records)
    changed = partner[after.labels] != before.labels
    mine = region_measures(study, after, shown.suppression)
    theirs = region_measures(other_study, before, other.suppression)
    points = study.areas.points
    values = {
        LOST: 100.0 * _per_area(mine.lost_share, theirs.lost_share, after, before),
        ANONYMITY: _per_area(_known(mine), _known(theirs), after, before),
        PEOPLE: _per_area(mine.people, theirs.people, after, before),
        BITS: _per_area(mine.bits_per_record, theirs.bits_per_record, after, before),
        DISTANCE: (_to_centre(points, after) - _to_centre(points, before)) / 1000.0,
    }
    return Differences(
        partner,
        before.labels,
        after.labels,
        changed,
        values,
        lost_records(other_study.counts, before, other.suppression.counts, other.suppression.k),
        lost_records(study.counts, after, shown.suppression.counts, shown.suppression.k),
        _summary(shown, study, other, other_study, changed),
    )


def matched_regions(
    after: Aggregation, before: Aggregation, records: NDArray[np.integer]
) -> NDArray[np.int64]:
    """The region of ``before`` that each region of ``after`` is taken for.

    Regions are matched one to one, so that as many records as possible stay where they were;
    among equals, as many areas. Up to a thousand regions that is the best total; beyond it the
    largest overlaps are taken first, of equal ones those of lower numbers.

    Parameters
    ----------
    after, before
        Two groupings of the same n areas.
    records
        (n,) records of each area.

    Returns
    -------
    (after.n_regions,) int64
        -1 for a region that shares no area with any region left.
    """
    n = len(after.labels)
    weight = np.asarray(records, dtype=np.float64) * (n + 1.0) + 1.0
    shape = (after.n_regions, before.n_regions)
    overlap = sp.coo_array((weight, (after.labels, before.labels)), shape=shape).tocsr()
    overlap.sum_duplicates()
    if max(shape) <= _MOST_AT_ONCE:
        from scipy.optimize import linear_sum_assignment  # takes long to load

        dense = overlap.toarray()
        rows, columns = linear_sum_assignment(dense, maximize=True)
        partner = np.full(overlap.shape[0], -1, dtype=np.int64)
        some = dense[rows, columns] > 0
        partner[rows[some]] = columns[some]
        return partner
    pairs = overlap.tocoo()
    order = np.lexsort((pairs.col, pairs.row, -pairs.data))
    partner = np.full(overlap.shape[0], -1, dtype=np.int64)
    taken = np.zeros(overlap.shape[1], dtype=bool)
    for row, column in zip(pairs.row[order].tolist(), pairs.col[order].tolist(), strict=True):
        if partner[row] < 0 and not taken[column]:
            partner[row], taken[column] = column, True
    return partner


def lost_records(
    counts: ClassCounts, aggregation: Aggregation, regions: ClassCounts, k: int
) -> NDArray[np.int64]:
    """(n,) records of each area that are suppressed because of their region.

    Parameters
    ----------
    counts
        Records by area and class.
    aggregation, regions
        The regions, and their records by class (``counts`` merged).
    k
        Smallest class size allowed, records.
    """
    matrix, merged = counts.counts, regions.counts
    m = max(1, regions.n_classes)
    low = np.flatnonzero(regions.class_sizes < k)
    region = np.searchsorted(merged.indptr, low, side="right") - 1
    keys = region.astype(np.int64) * m + merged.indices[low]  # rising: indices are sorted
    lost = np.zeros(matrix.shape[0], dtype=np.int64)
    if not len(keys):
        return lost
    among = _membership(keys, regions.n_units * m)
    # Rows of a matrix in stretches of about `_ROWS_AT_ONCE` entries.
    indptr = matrix.indptr
    ends = np.searchsorted(indptr, np.arange(_ROWS_AT_ONCE, int(indptr[-1]), _ROWS_AT_ONCE))
    bounds = np.unique(np.concatenate([[0], ends, [len(indptr) - 1]])).tolist()
    for first, last in list(pairwise(bounds)):
        at = slice(matrix.indptr[first], matrix.indptr[last])
        area = np.repeat(np.arange(first, last), np.diff(matrix.indptr[first : last + 1]))
        wanted = aggregation.labels[area].astype(np.int64) * m + matrix.indices[at]
        hit = among(wanted)
        lost[first:last] = np.bincount(
            area[hit] - first, weights=matrix.data[at][hit], minlength=last - first
        )
    return lost


def _membership(
    keys: NDArray[np.int64], size: int
) -> Callable[[NDArray[np.int64]], NDArray[np.bool_]]:
    """Tells which numbers below ``size`` are among the keys, which rise."""
    if size <= _MOST_FLAGS:
        flags = np.zeros(size, dtype=bool)
        flags[keys] = True
        return lambda wanted: flags[wanted]
    return lambda wanted: np.asarray(
        keys[np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)] == wanted
    )


def _per_area(
    mine: NDArray[np.float64],
    theirs: NDArray[np.float64],
    after: Aggregation,
    before: Aggregation,
) -> NDArray[np.float64]:
    return np.asarray(mine[after.labels] - theirs[before.labels], dtype=np.float64)


def _known(measures: RegionMeasures) -> NDArray[np.float64]:
    """(s,) anonymity; NaN without records."""
    return np.where(measures.anonymity > 0, measures.anonymity, np.nan).astype(np.float64)


def _to_centre(points: NDArray[np.float64], of: Aggregation) -> NDArray[np.float64]:
    """(n,) metres from each area to the centre of its region."""
    to = points - own_centres(points, of.labels, of.n_regions)[of.labels]
    return np.asarray(np.hypot(to[:, 0], to[:, 1]), dtype=np.float64)


def _summary(
    shown: Run, study: Study, other: Run, other_study: Study, changed: NDArray[np.bool_]
) -> Summary:
    mine, theirs = shown.evaluation, other.evaluation
    people = np.nan_to_num(study.areas.population, nan=0.0)
    of_people = bool(people.sum() > 0)
    if not of_people:
        people = study.counts.records.astype(np.float64)
    total, n = float(people.sum()), max(1, len(changed))
    return Summary(
        areas=len(changed),
        changed=int(np.count_nonzero(changed)),
        people_share=float(people[changed].sum()) / total if total else 0.0,
        of_people=of_people,
        lost=mine.suppressed_records - theirs.suppressed_records,
        lost_share=mine.suppression_rate - theirs.suppression_rate,
        lost_share_before=theirs.suppression_rate,
        lost_share_after=mine.suppression_rate,
        distance_before=theirs.compactness_own_centre_ground_m / n,
        distance_after=mine.compactness_own_centre_ground_m / n,
        bits=mine.non_uniform_entropy_bits_per_record - theirs.non_uniform_entropy_bits_per_record,
        regions=mine.n_regions - theirs.n_regions,
        k=(other.scenario.k, shown.scenario.k),
        same_classes=list(study.counts.categories) == list(other_study.counts.categories),
    )
