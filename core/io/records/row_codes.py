"""Columns of a record file in the order of its rows, as indices of their distinct values.

The engine hands over a stretch of rows at a time; only the indices of a stretch are kept, and of
each column the values that are new in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.errors import VbasError
from core.io.records.duck import DuckEngine
from core.io.records.opening import OpenedRecords
from core.machine import memory
from core.released_columns.groups import IN_BAND, Groups, Kept
from core.steps import Steps

_STRETCH: Final = 250_000
_READ: Final = "reading records"
_SHARE: Final = 0.6
_MANY: Final = 64
"""Distinct values from which on pieces of them are looked at."""
_ENDINGS: Final = (1, 2, 3, 4, 6, 8)
_PIECES: Final = (3, 2)
"""Characters of an ending; of a piece elsewhere, the first that many values share."""
_FARTHEST: Final = 20
"""Characters from the beginning, or from the end, at which a piece begins."""
_Place = tuple[int, int | None]
"""The characters from one to before another, counted from the end where negative."""
_BYTES: Final = 8
"""Bytes that a record needs in each column: one index while reading, and one after it."""


@dataclass(eq=False)
class RowCodes:
    """One column.

    Attributes
    ----------
    keys
        (d,) its distinct values, as the engine has them; None before the first rows.
    parts
        int32 index of each row's value in ``keys``, -1 where there is none; one array a stretch.
    """

    keys: pa.Array | None = None
    parts: list[NDArray[np.int32]] = field(default_factory=list)

    def add(self, values: pa.Array) -> None:
        """Takes the next stretch of values."""
        coded = values.dictionary_encode()
        new = coded.dictionary
        if self.keys is None:
            self.keys = new.slice(0, 0)
        place = pc.index_in(new, value_set=self.keys)
        unknown = np.asarray(place.is_null())
        index = np.asarray(place.fill_null(0), dtype=np.int32).copy()
        index[unknown] = len(self.keys) + np.arange(np.count_nonzero(unknown))
        self.keys = pa.concat_arrays([self.keys, new.filter(pa.array(unknown))])
        own = np.asarray(coded.indices.fill_null(len(new)), dtype=np.int32)
        self.parts.append(np.append(index, np.int32(-1))[own])

    def are_true(self) -> NDArray[np.bool_]:
        """(n,) of yes and no, where it is yes; takes all of them."""
        of_key = [] if self.keys is None else [of is True for of in self.keys.to_pylist()]
        return np.array([*of_key, False])[self.take()]

    def only(self, which: NDArray[np.bool_]) -> RowCodes:
        """Some of the rows, (n,), with the values that occur in them; takes all of them."""
        index = self.take()[which]
        if self.keys is None:
            return RowCodes(None, [index])
        present = np.zeros(len(self.keys) + 1, dtype=bool)
        present[index] = True
        new = np.append(np.cumsum(present[:-1]) - 1, -1).astype(np.int32)
        return RowCodes(self.keys.filter(pa.array(present[:-1])), [new[index]])

    def take(self) -> NDArray[np.int32]:
        """(n,) all indices in one array; they are held once only."""
        joined = np.concatenate([np.zeros(0, dtype=np.int32), *self.parts])
        self.parts.clear()
        return joined


def codes_in_order(
    keys: pa.Array | None, index: NDArray[np.int32]
) -> tuple[NDArray[np.int32], int]:
    """(n,) numbers in the order of the values, blanks last; the number of blanks.

    Text that is numbers is ordered by them.
    """
    if keys is None or not len(keys):
        return np.zeros(len(index), dtype=np.int32), 0
    values = keys
    if pa.types.is_string(keys.type) or pa.types.is_large_string(keys.type):
        try:
            values = keys.cast(pa.float64())
        except pa.ArrowInvalid:
            values = keys
    ranks = np.empty(len(keys) + 1, dtype=np.int32)
    ranks[np.asarray(pc.sort_indices(values), dtype=np.int64)] = np.arange(len(keys))
    ranks[-1] = len(keys)
    return ranks[index], len(keys)


def kept_of(name: str, keys: pa.Array | None, index: NDArray[np.int32]) -> Kept:
    """A column as what it tells is judged: (n,) index of each record's value, -1 for none."""
    return Kept(name, *codes_in_order(keys, index), _pieces(keys, index))


def _pieces(keys: pa.Array | None, index: NDArray[np.int32]) -> tuple[Callable[[], Groups], ...]:
    """Make the records whose values have the same characters in a place: an area in a number.

    Of numbers also their bits, the last of which nobody reads.
    """
    if keys is None or len(keys) < _MANY:
        return ()
    try:
        texts = keys.cast(pa.string())
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError):
        return ()
    lengths = pc.min_max(pc.utf8_length(texts)).as_py()
    longest = min(lengths["max"], _FARTHEST)
    ends: list[list[_Place]] = [[(-length, None)] for length in _ENDINGS]
    middle: list[list[_Place]] = [[(at, at + n) for n in _PIECES] for at in range(longest)]
    if lengths["min"] < lengths["max"]:  # what is in the middle may be counted from the end
        middle += [[(-at - n, -at) for n in _PIECES] for at in range(1, longest)]
    bits = _bits(keys)
    looks = [(texts, of) for of in (*ends, *middle)]
    looks += [] if bits is None else [(bits, of) for of in ends]
    few = range(2, len(keys) // IN_BAND + 1)
    found = (_first(few, *look) for look in looks)
    return tuple(partial(_alike, *of, index) for of in found if of is not None)


def _first(
    few: range, texts: pa.Array, places: Sequence[_Place]
) -> tuple[pa.Array, int, int | None] | None:
    """The first of some places at which the texts are different, but many alike."""
    for start, stop in places:
        if pc.count_distinct(pc.utf8_slice_codeunits(texts, start, stop)).as_py() in few:
            return texts, start, stop
    return None


def _alike(texts: pa.Array, start: int, stop: int | None, index: NDArray[np.int32]) -> Groups:
    """Records whose texts are the same from one place to another."""
    coded = pc.utf8_slice_codeunits(texts, start, stop).dictionary_encode()
    n = len(coded.dictionary)
    return Groups(np.append(np.asarray(coded.indices, np.int32), n)[index], n + 1)


def _bits(keys: pa.Array) -> pa.Array | None:
    """The bits of numbers as texts of 16 hexadecimal digits; None of other values."""
    if pa.types.is_integer(keys.type):
        numbers = keys.cast(pa.int64(), safe=False).to_numpy(zero_copy_only=False)
    elif pa.types.is_floating(keys.type):
        numbers = keys.cast(pa.float64()).to_numpy(zero_copy_only=False)
    else:
        return None
    digits = numbers.astype(numbers.dtype.newbyteorder(">")).tobytes().hex()
    return pa.array(np.frombuffer(digits.encode(), dtype="S16").astype(str))


def read_columns(
    records: OpenedRecords,
    columns: Mapping[str, Any],
    most_values: Mapping[str, tuple[int, VbasError]],
    most_bytes: int | None = None,
) -> Steps[dict[str, RowCodes]]:
    """Reads columns in the order of the file.

    Parameters
    ----------
    records
        The file.
    columns
        {name: Ibis expression over the table of the records}.
    most_values
        {name: (number of distinct values that is too many, what is said then)}.
    most_bytes
        Memory that the indices may take; None for a good part of this computer's.

    Raises
    ------
    VbasError
        If the file cannot be read to its end, a column has too many values, or there are more
        records than the memory can hold.
    """
    found = {name: RowCodes() for name in columns}
    engine = records.engine
    assert isinstance(engine, DuckEngine)  # others hand out no rows
    table = records.table.select(**columns)
    failure: Exception | None = None
    rows = 0
    try:
        stream = yield from engine.work(lambda: engine.stream(table, _STRETCH), _READ)
        while (
            n := (yield from engine.work(lambda: _next_stretch(stream, found), _READ))
        ) is not None:
            rows += n
            for name, (too_many, said) in most_values.items():
                keys = found[name].keys
                if keys is not None and len(keys) >= too_many:
                    raise said
            check_memory(records, rows, len(columns), most_bytes)
    except records.engine.failures as error:
        failure = error
    if failure is not None:
        # Raised out here so that the engine's text, which may quote records, is not chained.
        raise (yield from records.explain(failure))
    return found


def _next_stretch(stream: Any, found: Mapping[str, RowCodes]) -> int | None:
    """Takes the next rows; their number, or None at the end."""
    try:
        batch = stream.read_next_batch()
    except StopIteration:
        return None
    for name, codes in found.items():
        codes.add(batch.column(name))
    return int(batch.num_rows)


def check_memory(records: OpenedRecords, rows: int, columns: int, most: int | None) -> None:
    """Raises if codes of so many rows need more memory than ``most`` bytes; None: than there is."""
    most = int(memory() * _SHARE) if most is None else most
    if rows * columns * _BYTES <= most:
        return
    raise VbasError(
        "{file} has {rows:,} records or more; in {columns} columns they need over {needed:.1f} GB "
        "of memory, and {most:.1f} GB can be used.",
        "Choose fewer quasi-identifiers, or take a sample of the records.",
        file=records.path.name,
        rows=rows,
        columns=columns,
        needed=rows * columns * _BYTES / 1e9,
        most=most / 1e9,
    )
