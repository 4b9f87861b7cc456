"""Distinct persons behind records: how many each unit and class has, and who is in several units.

The size of a class is a number of persons (methods, section 13), which does not add up over
units: one with records of a class in two areas is one person in a region of both. The few persons
of whom that is true are kept apart, as the correction that a sum of units needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.kernels import without_repetition

if TYPE_CHECKING:
    import scipy.sparse as sp


@dataclass(frozen=True, eq=False)
class Persons:
    """Persons by unit and equivalence class, beside the counts of their records.

    Attributes
    ----------
    sizes
        (nnz,) int32 distinct persons of each entry of the counts, in the order of the entries; at
        least 1, since there are records.
    by_unit
        (units,) float64: the persons of each unit, where one with records in several units is
        shared evenly among them; they sum to the number of persons.
    starts, units
        (g + 1,) int64, (e,) int32: the units of group i are ``units[starts[i] : starts[i + 1]]``,
        two or more, ascending. A group is some persons who have records of one class in exactly
        these units.
    classes, times
        (g,) int32: class of each group; number of its persons.
    """

    sizes: NDArray[np.int32]
    by_unit: NDArray[np.float64]
    starts: NDArray[np.int64]
    units: NDArray[np.int32]
    classes: NDArray[np.int32]
    times: NDArray[np.int32]

    def __post_init__(self) -> None:
        groups = len(self.starts) - 1
        check_shape("classes", self.classes, (groups,))
        check_shape("times", self.times, (groups,))
        for name in ("sizes", "units", "classes", "times"):
            array = np.ascontiguousarray(getattr(self, name), dtype=np.int32)
            object.__setattr__(self, name, read_only(array))
        object.__setattr__(self, "starts", read_only(np.asarray(self.starts, np.int64)))
        object.__setattr__(self, "by_unit", read_only(self.by_unit))

    @cached_property
    def number(self) -> int:
        """Number of persons."""
        return round(float(self.by_unit.sum()))

    def repeated(self, n_classes: int) -> NDArray[np.int64]:
        """(n_classes,) how often persons are counted too much in the sum of all units."""
        too_often = (np.diff(self.starts) - 1) * self.times
        repeated = np.bincount(self.classes, weights=too_often, minlength=n_classes)
        return repeated.astype(np.int64)

    def merged(self, summed: sp.csr_array, labels: NDArray[np.integer], n_regions: int) -> Persons:
        """The persons of regions.

        Parameters
        ----------
        summed
            (n_regions, m) the sizes of units added up; sorted indices.
        labels
            (units,) region of each unit; -1 leaves it out.
        """
        labels = np.ascontiguousarray(labels, dtype=np.int32)
        sizes = np.array(summed.data, dtype=np.int32)
        groups = without_repetition(
            self.starts,
            self.units,
            self.classes,
            self.times,
            read_only(labels),
            read_only(np.ascontiguousarray(summed.indptr, dtype=np.int32)),
            read_only(np.ascontiguousarray(summed.indices, dtype=np.int32)),
            sizes,
        )
        here = labels >= 0
        weights = self.by_unit[here]
        by_unit = np.bincount(labels[here], weights, n_regions).astype(np.float64)
        return Persons(sizes, by_unit, *groups)
