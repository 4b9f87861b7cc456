"""All combinations of variables, and the order in which they are shown."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def all_masks(n: int) -> NDArray[np.int64]:
    """(2**n - 1,) every combination of ``n`` variables: bit i stands for variable i.

    By number of variables, then by the variables as in `itertools.combinations`.
    """
    levels = [np.zeros(1, np.int64)]  # by number of variables, of none at first
    for _ in range(n):  # a variable is put before the others: what has it comes first
        with_it, without = [of << 1 | 1 for of in levels], [of << 1 for of in levels]
        both = zip(with_it[:-1], without[1:], strict=True)
        levels = [without[0], *map(np.concatenate, both), with_it[-1]]
    return np.concatenate([np.zeros(0, np.int64), *levels[1:]])


def sums_of_bits(masks: NDArray[np.int64], values: NDArray[Any]) -> NDArray[Any]:
    """(c,) for each combination the sum of the values of its variables, one value a bit."""
    half = len(values) // 2
    low, high = (_all_sums(of) for of in (values[:half], values[half:]))
    return np.asarray(low[masks & (1 << half) - 1] + high[masks >> half])


def _all_sums(values: NDArray[Any]) -> NDArray[Any]:
    """(2**n,) the sums of the values of every mask."""
    sums = np.zeros(1, values.dtype)
    for value in values:
        sums = np.concatenate([sums, sums + value])
    return sums
