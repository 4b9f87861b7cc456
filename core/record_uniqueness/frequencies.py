"""How many records share each class of one combination of variables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.kernels import count_equal
from core.record_uniqueness.packing import (
    MOST_BITS,
    ascending,
    bits_of,
    codes_of,
    first_of_each,
    packed,
)


@dataclass(frozen=True, eq=False)
class Frequencies:
    """The classes of one combination.

    Attributes
    ----------
    mask
        The combination: bit i is set where variable i of the table is in it.
    codes
        (k, c) int32 category of each class in each variable of the combination, in the table's
        order of variables; classes in lexicographic order.
    counts
        (c,) int64 records of each class.
    class_of
        (m,) class of each row of the table.
    """

    mask: int
    codes: NDArray[np.int32]
    counts: NDArray[np.int64]
    class_of: NDArray[np.int64]

    def __post_init__(self) -> None:
        for name in ("codes", "counts", "class_of"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.counts)

    @property
    def sizes(self) -> NDArray[np.int64]:
        """(m,) records that share the class of each row of the table, itself among them."""
        return self.counts[self.class_of]


def variables_of(mask: int) -> list[int]:
    """The variables of a combination, ascending."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def frequencies_of(table: ClassTable, mask: int) -> Frequencies:
    """The classes of one combination of variables, counted from the rows of the table."""
    variables = variables_of(mask)
    codes = table.codes[variables]
    firsts, class_of = rows_alike(codes, [table.n_codes[i] for i in variables])
    counts = np.bincount(class_of, table.counts, len(firsts)).astype(np.int64)
    return Frequencies(mask, codes[:, firsts], counts, class_of)


def size_distribution(table: ClassTable, mask: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """How many classes of each size a combination has.

    Where people are counted, a person in several rows of a class is one person of it.

    Returns
    -------
    (s,) int64 sizes that occur, ascending, and the (s,) int64 number of classes of each.
    """
    found = frequencies_of(table, mask)
    sizes = found.counts
    if table.several is not None and len(table.several.rows):
        of = found.class_of[table.several.rows]
        pairs = np.column_stack([of, table.several.persons])
        once = np.unique(pairs, axis=0)[:, 0]
        again = np.bincount(of, minlength=len(found)) - np.bincount(once, minlength=len(found))
        sizes = sizes - again
    occurring, classes = np.unique(sizes, return_counts=True)
    return occurring, classes.astype(np.int64)


def distinct_rows(
    codes: NDArray[np.int32], n_codes: Sequence[int], counts: NDArray[np.integer] | None = None
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The distinct rows in lexicographic order, and how many records each has.

    Parameters
    ----------
    codes
        (q, m) categories, each below its entry of ``n_codes`` (q,).
    counts
        (m,) records of each row; None where each row is one.

    Returns
    -------
    (q, c) codes, (c,) int32 counts.
    """
    bits = [bits_of(n) for n in n_codes]
    if counts is None and sum(bits) <= MOST_BITS:
        return _counted_keys(packed(codes, n_codes)[0], bits)
    firsts, class_of = rows_alike(codes, n_codes)
    found = np.bincount(class_of, counts, len(firsts))
    return np.ascontiguousarray(codes[:, firsts]), found.astype(np.int32)


def _counted_keys(
    keys: NDArray[np.int64], bits: Sequence[int]
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """As `distinct_rows`, of rows that are packed: no row need be remembered."""
    keys.sort()
    distinct, counts = np.empty(len(keys), np.int64), np.empty(len(keys), np.int32)
    c = count_equal(keys, distinct, counts)
    return codes_of(distinct[:c], bits), counts[:c].copy()


def rows_alike(
    codes: NDArray[np.int32], n_codes: Sequence[int]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """(c,) a row of each class of (q, m) codes, classes in order; (m,) the class of each row."""
    keys, bits = packed(codes, n_codes)
    order = ascending(keys, bits)
    first = first_of_each(keys[order])
    class_of = np.empty(len(keys), np.int64)
    class_of[order] = np.cumsum(first) - 1
    return order[first], class_of
