"""What is lost of detail and of geography: by class size, by record."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.study import Study
from core.suppression.records import RecordSuppression


@dataclass(frozen=True, eq=False)
class SquaresBySize:
    """Discernibility by the size of the classes released.

    Attributes
    ----------
    low, high
        (b,) int64: smallest and largest size counted together, records; the last has no end
        above the largest class.
    classes
        (b,) int64 classes of such a size, each counted in every region where it has it.
    records
        (b,) int64 records (people where they name persons) in them.
    squares
        (b,) int64 the same squared; they sum to the discernibility (Croft et al. 2015, Eq. 21).
    """

    low: NDArray[np.int64]
    high: NDArray[np.int64]
    classes: NDArray[np.int64]
    records: NDArray[np.int64]
    squares: NDArray[np.int64]


def squares_by_size(suppression: RecordSuppression) -> SquaresBySize:
    """Discernibility by class size, from k on in steps of 1, 2, 5, 10 ..."""
    k, sizes = suppression.k, suppression.counts.class_sizes
    kept = sizes[sizes >= k].astype(np.int64)
    largest = int(kept.max()) if len(kept) else k
    lows = [k, *(n for n in _one_two_five(largest) if n > k)]
    low = np.array(lows, dtype=np.int64)
    high = np.append(low[1:] - 1, max(largest, lows[-1]))
    size, times = np.unique(kept, return_counts=True)
    which = np.searchsorted(low, size, side="right") - 1
    sums = np.zeros((3, len(low)), dtype=np.int64)
    for row, values in enumerate((times, times * size, times * size * size)):
        np.add.at(sums[row], which, values)
    return SquaresBySize(low, high, *sums)


def _one_two_five(largest: int) -> list[int]:
    """1, 2, 5, 10, 20 ... up to a number."""
    steps, power = [], 1
    while power <= largest:
        steps += [m * power for m in (1, 2, 5) if m * power <= largest]
        power *= 10
    return steps


def bits_by_area(
    study: Study, aggregation: Aggregation
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Geography that each record of an area loses (Croft et al. 2015, Eq. 22).

    Returns
    -------
    bits
        (n,) log2(records of the region / records of the area); NaN for areas without records.
    records
        (n,) float64: how many records lose so much.
    """
    own = study.counts.records.astype(np.float64)
    region = np.bincount(aggregation.labels, weights=own, minlength=aggregation.n_regions)
    bits = np.full(len(own), np.nan)
    some = own > 0
    bits[some] = np.log2(region[aggregation.labels[some]] / own[some])
    return bits, own
