"""How exposed each record is: the smallest class it stands in, over all combinations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.background import in_background
from core.coded_records import CodedRecords
from core.risk.class_sizes import record_classes
from core.risk.released import shows_value
from core.steps import Step, Steps
from core.suppression.cells.counting import people_in
from core.suppression.cells.result import CellSuppression

EXPOSED: Final = "counting classes"

Combinations = Sequence[Sequence[str]]


@dataclass(frozen=True, eq=False)
class AtRisk:
    """Records at risk in each area, or in any units that areas make up.

    Attributes
    ----------
    records, before, after
        (units,) records; those at risk as the records were, and as they are released.
    elsewhere
        Records in none of the units.
    """

    records: NDArray[np.int64]
    before: NDArray[np.int64]
    after: NDArray[np.int64]
    elsewhere: int = 0

    def __post_init__(self) -> None:
        for name in ("records", "before", "after"):
            check_shape(name, getattr(self, name), (len(self.records),))
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.records)

    def share(self, after: bool) -> NDArray[np.float64]:
        """(units,) records at risk as share of the unit's records, 0 to 1; NaN without records."""
        share = np.full(len(self), np.nan)
        at_risk = self.after if after else self.before
        np.divide(at_risk, self.records, out=share, where=self.records > 0)
        return share

    def of_regions(self, labels: NDArray[np.integer], n_regions: int) -> AtRisk:
        """The same for regions.

        Parameters
        ----------
        labels
            (units,) region of each unit, -1 = none.
        """
        some = labels >= 0
        sums = {
            name: np.bincount(labels[some], getattr(self, name)[some], n_regions).astype(np.int64)
            for name in ("records", "before", "after")
        }
        return AtRisk(**sums, elsewhere=self.elsewhere + int(self.records[~some].sum()))


@dataclass(frozen=True, eq=False)
class ClassesOf:
    """The classes of one combination that show a value, by their size.

    Attributes
    ----------
    sizes
        (s,) sizes that occur, persons (records, where each is one), ascending.
    records
        (s,) records in classes of each size.
    """

    sizes: NDArray[np.int64]
    records: NDArray[np.int64]

    def __post_init__(self) -> None:
        check_shape("records", self.records, self.sizes.shape)
        for name in ("sizes", "records"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def at_risk(self, k: int) -> int:
        """Records in classes below k."""
        return int(self.records[self.sizes < k].sum())

    @property
    def smallest(self) -> int:
        """Size of the smallest class, persons; 0 if nothing is shown."""
        return int(self.sizes[0]) if len(self.sizes) else 0


@dataclass(frozen=True, eq=False)
class Exposure:
    """The smallest class of each record, before and after suppression.

    Attributes
    ----------
    combinations
        What an adversary could know together.
    before, after
        (n,) int32 persons in the smallest class that a record stands in over all combinations. A
        class that shows no value tells nothing and does not count. Where nothing is suppressed
        ``after`` is ``before``.
    classes_before, classes_after
        The classes of each combination.
    areas
        (n,) int32 area of each record, -1 = not known; None where records carry none.
    n_areas
        Areas there are.
    """

    combinations: tuple[tuple[str, ...], ...]
    before: NDArray[np.int32]
    after: NDArray[np.int32]
    classes_before: tuple[ClassesOf, ...]
    classes_after: tuple[ClassesOf, ...]
    areas: NDArray[np.int32] | None = None
    n_areas: int = 0

    def __post_init__(self) -> None:
        check_shape("after", self.after, self.before.shape)
        for name in ("before", "after"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    @property
    def n_records(self) -> int:
        """Number of records."""
        return len(self.before)

    def at_risk(self, k: int) -> tuple[int, int]:
        """Records in a class below k by any combination, before and after."""
        return int(np.count_nonzero(self.before < k)), int(np.count_nonzero(self.after < k))

    def by_area(self, k: int) -> AtRisk | None:
        """The same for each area; None where records carry none."""
        if self.areas is None:
            return None
        known = self.areas >= 0
        records = np.bincount(self.areas[known], minlength=self.n_areas)
        before = np.bincount(self.areas[known & (self.before < k)], minlength=self.n_areas)
        after = np.bincount(self.areas[known & (self.after < k)], minlength=self.n_areas)
        return AtRisk(
            records.astype(np.int64),
            before.astype(np.int64),
            after.astype(np.int64),
            int(np.count_nonzero(~known)),
        )


def exposure_of(
    records: CodedRecords, combinations: Combinations, suppression: CellSuppression | None = None
) -> Steps[Exposure]:
    """Finds the smallest class of each record.

    Parameters
    ----------
    combinations
        What an adversary could know together.
    suppression
        Which cells are blanked.

    Raises
    ------
    VbasError
        If a column is absent, or the suppression is about other records.
    """
    before = np.full(records.n_records, records.n_persons, np.int32)
    after = before if suppression is None else before.copy()
    sizes_before, sizes_after = [], []
    for i, columns in enumerate(combinations):
        yield Step(EXPOSED, i, len(combinations))
        work = partial(_lower, before, records, columns, None)
        sizes_before.append((yield from in_background(EXPOSED, work)))
        if suppression is not None:
            work = partial(_lower, after, records, columns, suppression)
            sizes_after.append((yield from in_background(EXPOSED, work)))
    return Exposure(
        tuple(tuple(columns) for columns in combinations),
        before,
        after,
        tuple(sizes_before),
        tuple(sizes_before if suppression is None else sizes_after),
        records.areas,
        _areas_of(records),
    )


def _areas_of(records: CodedRecords) -> int:
    """How many areas there are."""
    found = 0 if records.areas is None else int(records.areas.max(initial=-1)) + 1
    return found if records.area_ids is None else max(found, len(records.area_ids))


def _lower(
    smallest: NDArray[np.int32],
    records: CodedRecords,
    columns: Sequence[str],
    suppression: CellSuppression | None,
) -> ClassesOf:
    """Takes the sizes of the classes of one combination where they are smaller."""
    classes, found = record_classes(records, columns, suppression)
    sizes = people_in(records, classes, found).astype(np.int32)[classes]
    shows = shows_value(records, columns, suppression)
    np.minimum(smallest, sizes, out=smallest, where=shows)
    with_size = np.bincount(sizes[shows])
    occurring = np.flatnonzero(with_size)
    return ClassesOf(occurring.astype(np.int64), with_size[occurring].astype(np.int64))
