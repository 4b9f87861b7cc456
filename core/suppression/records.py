"""Record suppression: what is below k in its region is left out (Croft et al. 2015, 3.3)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from core.arrays import read_only
from core.classes import ClassCounts
from core.errors import VbasError
from core.kernels import small_sums


@dataclass(frozen=True, eq=False)
class RecordSuppression:
    """Records kept and suppressed at k.

    Attributes
    ----------
    k
        Every class of a region that is smaller loses all of its records.
    counts
        Records (and persons) by region and class, before suppression.
    suppressed_by_region
        (regions,) records suppressed.
    """

    k: int
    counts: ClassCounts
    suppressed_by_region: NDArray[np.int64]

    def __post_init__(self) -> None:
        object.__setattr__(self, "suppressed_by_region", read_only(self.suppressed_by_region))

    @property
    def suppressed(self) -> int:
        """Records suppressed in all."""
        return int(self.suppressed_by_region.sum())

    @property
    def kept(self) -> sp.csr_array:
        """(regions, m) CSR int32: records kept."""
        matrix = self.counts.counts
        kept = sp.csr_array(
            (
                np.where(self.counts.class_sizes >= self.k, matrix.data, 0),
                matrix.indices,
                matrix.indptr,
            ),
            shape=matrix.shape,
            copy=True,
        )
        kept.eliminate_zeros()
        return kept

    def suppressed_by_class(self) -> NDArray[np.int64]:
        """(m,) records suppressed in each class, over all regions."""
        matrix = self.counts.counts
        lost = np.where(self.counts.class_sizes < self.k, matrix.data, 0)
        return np.bincount(matrix.indices, weights=lost, minlength=self.counts.n_classes).astype(
            np.int64
        )


def suppress_records(counts: ClassCounts, k: int) -> RecordSuppression:
    """Suppresses all records of every class of size below k in its region.

    Parameters
    ----------
    counts
        Records (and persons) by region and class.
    k
        Smallest size allowed, people where records name persons, else records; at least 1.

    Raises
    ------
    VbasError
        If k is below 1.
    """
    if k < 1:
        raise VbasError("k is {k}, but must be at least 1.", "Choose k, such as 5.", k=k)
    matrix = counts.counts
    lost = small_sums(matrix.indptr, counts.class_sizes, matrix.data, k)
    return RecordSuppression(k, counts, lost)
