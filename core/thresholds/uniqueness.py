"""How many records of each unit are unique in it, measured (El Emam et al. 2010)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.classes import ClassCounts
from core.kernels import row_sums, small_sums


@dataclass(frozen=True, eq=False)
class Uniqueness:
    """Records of u units, and those whose values nobody else of the unit has.

    Attributes
    ----------
    records
        (u,) int64, records in each unit; where they name persons, people in each class of it.
    unique
        (u,) int64, those of them that are a class of their own in the unit.
    """

    records: NDArray[np.int64]
    unique: NDArray[np.int64]

    def __post_init__(self) -> None:
        check_shape("unique", self.unique, self.records.shape)
        for name in ("records", "unique"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.records)

    @property
    def share(self) -> NDArray[np.float64]:
        """(u,) share of a unit's records that are unique, 0 to 1; NaN without records."""
        with np.errstate(invalid="ignore", divide="ignore"):
            share = np.where(self.records > 0, self.unique / self.records, np.nan)
        return np.asarray(share, dtype=np.float64)

    @property
    def all_unique(self) -> bool:
        """Whether every record is unique in its unit, and there is one."""
        total = int(self.records.sum())
        return total > 0 and int(self.unique.sum()) == total


def counts_of_units(counts: ClassCounts, labels: NDArray[np.integer], n_units: int) -> ClassCounts:
    """The counts of units made of areas; those of the areas themselves are not made again.

    Parameters
    ----------
    counts
        Records by area and class.
    labels
        (n,) index of the unit of each area; -1 = none.
    """
    if n_units == counts.n_units and np.array_equal(labels, np.arange(n_units)):
        return counts
    return counts.merged(labels, n_units)


def uniqueness(units: ClassCounts) -> Uniqueness:
    """The unique records of each unit.

    Parameters
    ----------
    units
        Records by unit and class; see `counts_of_units`.
    """
    sizes = units.size_matrix
    records = row_sums(sizes.indptr, sizes.data)
    return Uniqueness(records, small_sums(sizes.indptr, sizes.data, sizes.data, 2))
