"""Where the records are that a combination of variables singles out: by area, for the map."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.calibration.kernels import class_numbers
from core.errors import VbasError
from core.record_uniqueness.distinct import ClassTable, DistinctRecords
from core.record_uniqueness.frequencies import frequencies_of, variables_of
from core.record_uniqueness.joining.kernels import by_area, sizes_of_rows
from core.record_uniqueness.question import Question
from core.record_uniqueness.table import class_table

_LARGEST_KEY = 2**62


@dataclass(frozen=True, eq=False)
class Where:
    """Records of each area (or region) by whether a combination of variables singles them out.

    Attributes
    ----------
    names
        The variables of the combination.
    set_size
        Largest size of a unique record set, records.
    unique, in_sets, records
        (n,) int64 records that are unique, in unique record sets, and all, of each area. Classes
        are those of the whole file: unique means that no other record anywhere is alike.
    elsewhere
        (unique, in sets, all) of the records whose area is not known.
    """

    names: tuple[str, ...]
    set_size: int
    unique: NDArray[np.int64]
    in_sets: NDArray[np.int64]
    records: NDArray[np.int64]
    elsewhere: tuple[int, int, int] = (0, 0, 0)

    def __post_init__(self) -> None:
        for name in ("unique", "in_sets", "records"):
            array = getattr(self, name)
            check_shape(name, array, self.records.shape)
            object.__setattr__(self, name, read_only(array))

    def __len__(self) -> int:
        return len(self.records)

    @property
    def unique_share(self) -> NDArray[np.float64]:
        """(n,) unique records as share of the area's records, 0 to 1; NaN without records."""
        return _share(self.unique, self.records)

    @property
    def in_sets_share(self) -> NDArray[np.float64]:
        """(n,) records in sets as share of the area's records, 0 to 1; NaN without records."""
        return _share(self.in_sets, self.records)

    def by_region(self, labels: NDArray[np.integer], n_regions: int) -> Where:
        """The same of regions, FSAs or any other units that areas belong to.

        Parameters
        ----------
        labels
            (n,) which unit each area is in; records of areas with -1 are `elsewhere`.
        n_regions
            Number of units.
        """
        check_shape("labels", np.asarray(labels), self.records.shape)
        of = np.asarray(labels, dtype=np.int64)
        summed = [_summed(of, n_regions, a) for a in (self.unique, self.in_sets, self.records)]
        outside = [old + made[1] for old, made in zip(self.elsewhere, summed, strict=True)]
        unique, in_sets, records = (made[0] for made in summed)
        elsewhere = (outside[0], outside[1], outside[2])
        return Where(self.names, self.set_size, unique, in_sets, records, elsewhere)


def records_by_area(
    distinct: DistinctRecords, question: Question, mask: int, n_areas: int
) -> Where:
    """How many records of each area a combination of variables singles out.

    Classes are formed over the variables of the combination only, in the whole file; geography
    may be one of them or not.

    Parameters
    ----------
    distinct
        The records as counted, with areas.
    question
        Its variables, recodes and set size.
    mask
        The combination: bit i stands for the i-th variable of the question. 0 = no variable: all
        records are alike.
    n_areas
        Number of areas.

    Raises
    ------
    VbasError
        If records carry no areas, or the combination has variables that the question has not.
    """
    if distinct.areas is None:
        raise VbasError(
            "These records carry no areas.",
            "Count them with the areas of the map: choose areas and the column of the area.",
        )
    if mask < 0 or mask >> len(question.variables):
        raise VbasError(
            "The combination {mask} has variables that are not asked for.",
            "Count the combinations again.",
            mask=mask,
        )
    names = tuple(question.variables[i] for i in variables_of(mask))
    sizes = _sizes(distinct, question, names)
    unique, in_sets, records = by_area(
        sizes, distinct.counts, distinct.areas, n_areas, question.set_size
    )
    elsewhere = (int(unique[-1]), int(in_sets[-1]), int(records[-1]))
    return Where(names, question.set_size, unique[:-1], in_sets[:-1], records[:-1], elsewhere)


def _sizes(
    distinct: DistinctRecords, question: Question, names: tuple[str, ...]
) -> NDArray[np.int64]:
    """(m,) records that share the class of each distinct record in some variables."""
    if not names:
        return np.full(len(distinct), distinct.n_records, np.int64)
    return sizes_of(class_table(distinct, question.with_variables(names)))


def sizes_of(table: ClassTable) -> NDArray[np.int64]:
    """(m,) int64 records that share the class of each row of a table, in all its variables."""
    if math.prod(table.n_codes) > _LARGEST_KEY:
        return frequencies_of(table, (1 << len(table.names)) - 1).sizes
    rows, radices = np.arange(len(table.names)), np.array(table.n_codes, np.int64)
    class_of, n = class_numbers(read_only(np.ascontiguousarray(table.codes)), rows, radices)
    sizes: NDArray[np.int64] = sizes_of_rows(class_of, table.counts, n)
    return sizes


def _summed(
    of: NDArray[np.int64], n: int, values: NDArray[np.integer]
) -> tuple[NDArray[np.int64], int]:
    """(n,) sums of the values of each unit, and of those that are in none."""
    inside = (of >= 0) & (of < n)
    if not inside.all():
        lost = int(values[~inside].sum(dtype=np.int64))
        return _summed(of[inside], n, values[inside])[0], lost
    return np.bincount(of, values, n).astype(np.int64), 0


def _share(part: NDArray[np.int64], whole: NDArray[np.int64]) -> NDArray[np.float64]:
    shares = np.full(len(whole), np.nan)
    np.divide(part, whole, out=shares, where=whole > 0)
    return shares
