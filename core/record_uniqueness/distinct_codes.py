"""The distinct rows among many, each one record or of a person, by sorting them as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import distinct
from core.record_uniqueness.distinct import STRETCH, Several
from core.record_uniqueness.frequencies import distinct_rows, rows_alike
from core.steps import Step, Steps

JOIN: Final = "joining equal records"
_LARGEST: Final = 2**62
_SMALL: Final = 2**31


def distinct_codes(
    rows: Sequence[NDArray[np.int32]], new_codes: Sequence[NDArray[np.int32]]
) -> Steps[tuple[NDArray[np.int32], NDArray[np.int32]]]:
    """The distinct rows of recoded columns in lexicographic order, and how many records each has.

    Parameters
    ----------
    rows
        (q,) of (n,) codes of each record.
    new_codes
        (q,) of the code that takes the place of each; -1 is the last.

    Returns
    -------
    (q, m) codes, (m,) int32 counts.
    """
    sizes = [len(of) for of in new_codes]
    if prod(sizes) > _LARGEST:
        codes = np.empty((len(rows), len(rows[0])), dtype=np.int32)
        for i, (row, new) in enumerate(zip(rows, new_codes, strict=True)):
            codes[i] = new[row]
            yield Step(JOIN)
        return distinct_rows(codes, sizes)
    keys = yield from _keys(rows, new_codes)
    # The keys are sorted as they are: their order among the records is of no use, and asking for
    # it takes ten times as long.
    keys.sort()
    yield Step(JOIN)
    first = np.ones(len(keys), dtype=bool)
    np.not_equal(keys[1:], keys[:-1], out=first[1:])
    starts = np.flatnonzero(first)
    counts = np.diff(starts, append=len(keys)).astype(np.int32)
    return (yield from _codes_of(keys[starts], sizes)), counts


def distinct_of_persons(
    rows: Sequence[NDArray[np.int32]],
    new_codes: Sequence[NDArray[np.int32]],
    persons: NDArray[np.int32],
) -> tuple[NDArray[np.int32], NDArray[np.int32], Several]:
    """As `distinct_codes`, of records that are those of (n,) persons.

    Returns
    -------
    (q, m) codes, (m,) int32 numbers of persons with such a record, those who have several.
    """
    codes = np.empty((len(rows), len(rows[0])), dtype=np.int32)
    for i, (row, new) in enumerate(zip(rows, new_codes, strict=True)):
        np.take(new, row, out=codes[i], mode="wrap")
    firsts, class_of = rows_alike(codes, [len(of) for of in new_codes])
    pairs = distinct(persons.astype(np.int64) << 32 | class_of)
    of_pair = pairs & (1 << 32) - 1
    counts = np.bincount(of_pair, minlength=len(firsts)).astype(np.int32)
    return np.ascontiguousarray(codes[:, firsts]), counts, Several.of(pairs >> 32, of_pair)


def _keys(
    rows: Sequence[NDArray[np.int32]], new_codes: Sequence[NDArray[np.int32]]
) -> Steps[NDArray[np.signedinteger]]:
    """(n,) each record as one number; the first column weighs most."""
    possible = prod(len(of) for of in new_codes)
    keys: NDArray[np.signedinteger] = np.zeros(
        len(rows[0]), dtype=np.int32 if possible < _SMALL else np.int64
    )
    for row, new in zip(rows, new_codes, strict=True):
        for start in range(0, len(keys), STRETCH):
            some = slice(start, start + STRETCH)
            keys[some] *= len(new)
            keys[some] += new[row[some]]
            yield Step(JOIN)
    return keys


def _codes_of(keys: NDArray[np.signedinteger], sizes: Sequence[int]) -> Steps[NDArray[np.int32]]:
    """(q, m) codes out of their numbers."""
    codes = np.empty((len(sizes), len(keys)), dtype=np.int32)
    for i in reversed(range(len(sizes))):
        for start in range(0, len(keys), STRETCH):
            some = slice(start, start + STRETCH)
            rest = keys[some] // sizes[i]
            codes[i, some] = keys[some] - rest * sizes[i]
            keys[some] = rest
            yield Step(JOIN)
    return codes
