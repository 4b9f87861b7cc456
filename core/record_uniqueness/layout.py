"""Where each variable stands in the keys of a table, and which combination comes from which.

Variables are placed by their numbers of codes, the largest highest. A combination is counted from
the one that has one more: of the variables it lacks, that of fewest codes, which is the lowest.
So parents are small, and what is left out of them nearly always has few bits below it: the classes
that become one stand close together. Half of all combinations only lack the lowest variable.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.packing import MOST_BITS, bits_of

_MOST_RANK_BITS = 31


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


@dataclass(frozen=True, eq=False)
class Layout:
    """The places of the variables.

    Attributes
    ----------
    order
        (n,) the variable at each place, the highest first.
    n_codes
        (n,) numbers of codes by place.
    bits
        (n,) their bits.
    """

    order: tuple[int, ...]
    n_codes: tuple[int, ...]
    bits: tuple[int, ...]

    @property
    def n(self) -> int:
        """Number of variables."""
        return len(self.order)

    @property
    def everything(self) -> int:
        """The combination of all; bit p of a combination here is the variable at place p."""
        return (1 << self.n) - 1

    @cached_property
    def ranked(self) -> int:
        """How many of the highest variables share a rank, since not all fit into one key."""
        places = range(self.n)
        if sum(self.bits) <= MOST_BITS:
            return 0
        return next(p for p in places if sum(self.bits[p:]) <= _MOST_RANK_BITS)

    @cached_property
    def masks(self) -> NDArray[np.int64]:
        """(c,) all combinations in the order of a lattice, bits by variable."""
        return all_masks(self.n)

    @cached_property
    def placed_masks(self) -> NDArray[np.int64]:
        """(c,) the same, bits by place."""
        places = np.empty(self.n, np.int64)
        places[list(self.order)] = np.arange(self.n)
        return sums_of_bits(self.masks, np.int64(1) << places)

    @cached_property
    def index_of(self) -> NDArray[np.int64]:
        """(2**n,) where each combination, bits by place, stands in the order of a lattice."""
        out = np.full(1 << self.n, -1, np.int64)
        out[self.placed_masks] = np.arange(len(self.placed_masks))
        return out

    def places(self, mask: int) -> list[int]:
        """The places of a combination, the highest variable first."""
        return [p for p in range(self.n) if mask >> p & 1]

    def below(self, mask: int, place: int) -> int:
        """Bits below a variable in the keys of a combination."""
        return sum(self.bits[p] for p in self.places(mask) if p > place)

    def left_out_last(self, mask: int) -> int:
        """The lowest variable that a combination lacks; -1 if it lacks none."""
        return (~mask & self.everything).bit_length() - 1

    def work(self, masks: NDArray[np.int64], n_rows: int) -> NDArray[np.float64]:
        """(m,) about how much work combinations are, bits by place, from the rows of their parent.

        Only to be compared with each other.
        """
        lacking = ~masks & self.everything
        for shift in (1, 2, 4, 8, 16):
            lacking |= lacking >> shift
        parents = masks | (lacking + 1 >> 1)
        possible = sums_of_bits(parents, np.log(np.maximum(self.n_codes, 1)))
        ratio = np.exp(np.minimum(possible - np.log(max(n_rows, 1)), 30.0))
        work = -n_rows * ratio * np.expm1(-1 / ratio) + 1000.0
        # Those without the lowest variable are only counted, the first is put in order.
        work *= np.where(masks >> (self.n - 1) & 1, 1.0, 0.5)
        work[masks == self.everything] *= 15
        return np.asarray(work)


def layout_of(n_codes: Sequence[int]) -> Layout:
    """The places of variables with so many codes."""
    order = tuple(sorted(range(len(n_codes)), key=lambda i: -n_codes[i]))
    placed = tuple(n_codes[i] for i in order)
    return Layout(order, placed, tuple(map(bits_of, placed)))
