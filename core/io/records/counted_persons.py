"""Records of persons as rows of codes, made from counts: how many persons have exactly the same.

Neither ids of persons nor records leave the engine: of each person it makes the list of codes of
their records, and counts the persons with the same list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, Final

import ibis
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.io.records.engine import in_thread
from core.io.records.opening import OpenedRecords
from core.io.records.row_codes import RowCodes, check_memory
from core.steps import Steps

PERSON: Final = "person"
_COUNT: Final = "counting persons"
_LARGEST: Final = 2**62
_FIRST: Final = 8
_PRIME: Final = np.uint64(0x9E3779B97F4A7C15)


def read_persons(
    records: OpenedRecords, coded: Any, keys: Mapping[str, pa.Array], most_bytes: int | None
) -> Steps[dict[str, RowCodes]]:
    """The records, one person after the other, with ``person``: its number, -1 for nobody.

    Parameters
    ----------
    records
        Where the table lives.
    coded
        Ibis table of a code for each column (-1 for none) and ``person`` (null where nobody is
        named: one and the same person).
    keys
        {column: its values}, which codes are indices of.
    most_bytes
        As `core.io.records.row_codes.read_columns` takes it.
    """
    sizes = [len(of) + 1 for of in keys.values()]
    rows = coded.select(word=_word(coded, list(keys), sizes), person=coded[PERSON])
    lists = rows.group_by(PERSON).aggregate(words=records.engine.dialect.in_order(rows.word))
    lists = lists.mutate(named=lists[PERSON].notnull())
    grouped = lists.group_by(["words", "named"]).aggregate(n=lists.count())
    counted = yield from records.rows(grouped, _COUNT)
    return (yield from in_thread(lambda: _rows(records, counted, keys, sizes, most_bytes), _COUNT))


def _word(coded: Any, names: Sequence[str], sizes: Sequence[int]) -> Any:
    """The codes of a record as one number, or as text where there are too many for that."""
    codes = [(coded[name] + 1).cast("int64") for name in names]
    if prod(sizes) >= _LARGEST:
        return ibis.literal(",").join([code.cast("string") for code in codes])
    word = codes[0]
    for code, size in zip(codes[1:], sizes[1:], strict=True):
        word = word * size + code
    return word


def _rows(
    records: OpenedRecords,
    counted: pa.Table,
    keys: Mapping[str, pa.Array],
    sizes: Sequence[int],
    most: int | None,
) -> dict[str, RowCodes]:
    lists = counted["words"].combine_chunks()
    codes = _codes(lists.flatten(), sizes)
    lengths = np.asarray(lists.value_lengths(), dtype=np.int64)
    times = np.asarray(counted["n"], dtype=np.int64)
    named = np.asarray(counted["named"].combine_chunks().cast(pa.int8())) > 0
    total = int((lengths * times).sum())
    check_memory(records, total, len(keys) + 1, most)
    starts = np.cumsum(lengths) - lengths
    order = _in_order(codes, starts, lengths, named)
    of_person = np.repeat(order, times[order])
    sizes_of = lengths[of_person]
    person = np.repeat(np.arange(len(of_person), dtype=np.int32), sizes_of)
    within = np.arange(total) - np.repeat(np.cumsum(sizes_of) - sizes_of, sizes_of)
    row = np.repeat(starts[of_person], sizes_of) + within
    person[~named[of_person][person]] = -1
    found = {name: RowCodes(of, [codes[i, row] - 1]) for i, (name, of) in enumerate(keys.items())}
    return {**found, PERSON: RowCodes(None, [person])}


def _codes(words: pa.Array, sizes: Sequence[int]) -> NDArray[np.int32]:
    """(q, e) codes out of the words of records."""
    if pa.types.is_string(words.type):
        parts = pc.list_flatten(pc.split_pattern(words, ",")).cast(pa.int32())
        return np.ascontiguousarray(np.asarray(parts).reshape(-1, len(sizes)).T)
    rest = np.array(words, dtype=np.int64)
    codes = np.empty((len(sizes), len(rest)), dtype=np.int32)
    for i in reversed(range(len(sizes))):
        rest, codes[i] = np.divmod(rest, sizes[i])
    return codes


def _in_order(
    codes: NDArray[np.int32],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    named: NDArray[np.bool_],
) -> NDArray[np.int64]:
    """(g,) the lists in an order that is theirs, whatever the engine's: nobody first.

    By their first rows; the few that are alike in these by their length and a hash of all.
    """
    mixed = np.zeros(codes.shape[1], dtype=np.uint64)
    for of in codes:
        mixed = (mixed ^ of.astype(np.uint64)) * _PRIME
        mixed ^= mixed >> np.uint64(29)
    hashes = np.add.reduceat(mixed * _PRIME, starts) if len(starts) else mixed
    by: list[NDArray[Any]] = [hashes, lengths]
    for place in reversed(range(min(_FIRST, int(lengths.max(initial=0))))):
        there = lengths > place
        at = np.where(there, starts + place, 0)
        by += [np.where(there, of[at], -1) for of in codes[::-1]]
    return np.lexsort([*by, named])
