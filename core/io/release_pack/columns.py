"""Columns of a pack: texts as codes of their values, so that what is to be done is done a value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

_DENSE: Final = 1 << 25
"""Combinations that are counted in a table of all."""
_LARGEST: Final = 1 << 62


def is_text(kind: pa.DataType) -> bool:
    """Whether a column is of texts, whichever way it is held."""
    return bool(pa.types.is_string(kind) or pa.types.is_dictionary(kind))


def coded_texts(values: pa.Array | pa.ChunkedArray) -> pa.DictionaryArray:
    """Texts as codes of those that occur, in their order; an empty one is a blank."""
    array = values.combine_chunks() if isinstance(values, pa.ChunkedArray) else values
    found = array.dictionary_encode() if not pa.types.is_dictionary(array.type) else array
    texts, n = found.dictionary.cast(pa.string()), len(found.dictionary)
    index = pc.fill_null(found.indices, n).to_numpy(zero_copy_only=False).astype(np.int32)
    there = np.bincount(index, minlength=n + 1)[:n] > 0
    labels = pc.unique(texts.filter(pa.array(there))).drop_null()
    labels = labels.filter(pc.not_equal(labels, "")).sort()
    place = pc.fill_null(pc.index_in(texts, value_set=labels), -1).to_numpy(zero_copy_only=False)
    codes = np.append(place, -1).astype(np.int32)[index]
    return pa.DictionaryArray.from_arrays(pa.array(codes, mask=codes < 0), labels)


def plain_table(table: pa.Table) -> pa.Table:
    """The same table with texts as texts."""
    kinds = [pa.string() if is_text(of.type) else of.type for of in table.schema]
    return table.cast(pa.schema(list(zip(table.column_names, kinds, strict=True))))


def codes_of(values: pa.Array | pa.ChunkedArray) -> tuple[NDArray[np.int32], pa.Array]:
    """(n,) codes of values in their order, blanks last; the values."""
    array = values.combine_chunks() if isinstance(values, pa.ChunkedArray) else values
    if is_text(array.type):
        found = coded_texts(array)
        return _filled(found.indices, len(found.dictionary)), found.dictionary
    found = array.dictionary_encode()
    order = pc.sort_indices(found.dictionary)
    rank = np.empty(len(order) + 1, dtype=np.int32)
    rank[order.to_numpy()], rank[-1] = np.arange(len(order)), len(order)
    return rank[_filled(found.indices, len(order))], found.dictionary.take(order)


def _filled(indices: pa.Array, blank: int) -> NDArray[np.int32]:
    filled: NDArray[np.int32] = pc.fill_null(indices, blank).to_numpy(zero_copy_only=False)
    return filled


def joint_classes(
    columns: Sequence[NDArray[np.int32]], numbers: Sequence[int]
) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """(m, c) codes of the classes of columns, in their order; (m,) sizes.

    Parameters
    ----------
    columns
        (n,) codes of each, at least one.
    numbers
        How many codes each has.
    """
    keys, most = np.zeros(len(columns[0]), np.int64), 1
    first: NDArray[np.int64] | None = None
    for codes, n in zip(columns, numbers, strict=True):
        if most * n > _LARGEST:
            found, first, keys = np.unique(keys, return_index=True, return_inverse=True)
            most = len(found)
        keys *= n
        keys += codes
        most *= n
    if first is not None or most > _DENSE:
        _, first, sizes = np.unique(keys, return_index=True, return_counts=True)
        return np.column_stack([of[first] for of in columns]), sizes.astype(np.int64)
    sizes = np.bincount(keys, minlength=most)
    there = np.flatnonzero(sizes)
    cells = np.unravel_index(there, tuple(numbers))
    return np.column_stack(cells).astype(np.int32), sizes[there].astype(np.int64)
