"""Arrays and tables as bytes, and back: exactly what they were, and never more than there may be.

Numbers are bytes behind a line of JSON that says what they are, everything else is JSON, both
packed by zlib: what is unpacked is measured before it is there, and nothing in it is executed.
"""

from __future__ import annotations

import json
import math
import re
import zlib
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

NUMBERS, VALUES, TABLE = "numbers", "values", "table"
"""Kinds of bytes: an array of numbers, one of texts and other plain values, a table."""

MOST_BYTES: Final = 1 << 32
"""Of everything that is unpacked of one file."""
_MOST_TEXT: Final = 1 << 28
"""Of the JSON of one array: as Python objects it takes ten times that."""
_LEVEL: Final = 1
_MOST_DIMENSIONS: Final = 8
_PLAIN: Final = (str, bool, int, float, type(None))
_KINDS: Final = "biufcMmUS"
_DTYPE: Final = re.compile(r"[<>|][biufcMmUS]\d{1,9}(\[\w{1,9}\])?")
_COLUMN_TYPE: Final = re.compile(
    r"str|string|category|boolean|U?Int(8|16|32|64)|Float(32|64)|datetime64\[\w+, [\w/+:-]+\]"
)


def packed(value: NDArray[Any] | pd.DataFrame) -> tuple[str, bytes]:
    """(kind, bytes) of an array or a table.

    Of values that are neither text, number nor truth, what they look like as text is kept. The
    index of a table is not kept.
    """
    if isinstance(value, pd.DataFrame):
        return TABLE, _packed_table(value)
    if value.dtype != object:
        if value.dtype.kind not in _KINDS:
            raise TypeError(f"arrays of {value.dtype} are not kept")
        head = json.dumps({"dtype": value.dtype.str, "shape": value.shape}).encode("ascii")
        return NUMBERS, zlib.compress(b"".join((head, b"\n", value.tobytes())), _LEVEL)
    told = {"shape": value.shape, "values": [_plain(of) for of in value.ravel().tolist()]}
    return VALUES, zlib.compress(json.dumps(told).encode("ascii"), _LEVEL)


def _plain(value: Any) -> Any:
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, _PLAIN):
        return value
    return None if value is pd.NA or value is pd.NaT else str(value)


def _packed_table(table: pd.DataFrame) -> bytes:
    about, parts = [], []
    for place, name in enumerate(table.columns):
        column = table.iloc[:, place]
        kind, data = packed(_values_of(column))
        own = None if isinstance(column.dtype, np.dtype) else str(column.dtype)
        about.append([str(name), own, kind, len(data)])
        parts.append(data)
    head = json.dumps({"rows": len(table), "columns": about}).encode("ascii")
    return b"".join((head, b"\n", *parts))


def _values_of(column: pd.Series[Any]) -> NDArray[Any]:
    if isinstance(column.dtype, np.dtype):
        return np.asarray(column)
    if isinstance(column.dtype, pd.DatetimeTZDtype):
        column = column.dt.tz_convert("UTC").dt.tz_localize(None)
        return np.asarray(column)
    return np.asarray(column.astype(object))


class Unpacker:
    """Makes arrays of bytes, as long as all of them together are not too large."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._left = most

    def unpacked(self, kind: str, data: bytes) -> NDArray[Any] | pd.DataFrame:
        """The array or table; raises ValueError, KeyError, TypeError or RecursionError."""
        if kind == NUMBERS:
            return _numbers(self._inflated(data, self._left))
        if kind == VALUES:
            return _objects(json.loads(self._inflated(data, min(_MOST_TEXT, self._left))))
        if kind == TABLE:
            return self._table(data)
        raise ValueError(kind)

    def _inflated(self, data: bytes, most: int) -> bytes:
        engine = zlib.decompressobj()
        try:
            found = engine.decompress(data, most + 1)
        except zlib.error as error:
            raise ValueError("packing") from error
        if len(found) > most or not engine.eof or engine.unused_data:
            raise ValueError("packing")
        self._left -= len(found)
        return found

    def _table(self, data: bytes) -> pd.DataFrame:
        head, _, rest = data.partition(b"\n")
        about = json.loads(head)
        rows, start, names, columns = about["rows"], 0, [], []
        if type(rows) is not int or not 0 <= rows <= MOST_BYTES:
            raise ValueError("rows")
        for name, own, kind, length in about["columns"]:
            if type(length) is not int or not 0 <= length <= len(rest) - start:
                raise ValueError("column")
            values = self.unpacked(kind, rest[start : start + length]) if kind != TABLE else None
            if not isinstance(values, np.ndarray) or values.shape != (rows,):
                raise ValueError("column")
            columns.append(_column(values, own))
            names.append(str(name))
            start += length
        made = pd.DataFrame(dict(enumerate(columns)), index=pd.RangeIndex(rows))
        if names:
            made.columns = pd.Index(names)
        return made


def _column(values: NDArray[Any], own: Any) -> Any:
    if own is None:
        return pd.Series(values, dtype=values.dtype)
    if not isinstance(own, str) or _COLUMN_TYPE.fullmatch(own) is None:
        raise ValueError("column")
    if own.startswith("datetime"):
        return pd.Series(values).dt.tz_localize("UTC").astype(own)  # type: ignore[call-overload]
    return pd.Series(pd.array(values.tolist(), dtype=own))


def _numbers(data: bytes) -> NDArray[Any]:
    """An array whose bytes are as many as it says."""
    head, _, rest = data.partition(b"\n")
    about = json.loads(head)
    shape = tuple(about["shape"])
    if not all(type(of) is int and of >= 0 for of in shape) or len(shape) > _MOST_DIMENSIONS:
        raise ValueError("shape")
    if _DTYPE.fullmatch(about["dtype"]) is None:
        raise ValueError("dtype")
    dtype = np.dtype(about["dtype"])
    if math.prod(shape) * dtype.itemsize != len(rest):
        raise ValueError("array")
    found = np.frombuffer(rest, dtype) if rest else np.zeros(math.prod(shape), dtype)
    return found.reshape(shape).copy()


def _objects(told: Any) -> NDArray[Any]:
    values, shape = told["values"], told["shape"]
    if not isinstance(values, list) or not all(isinstance(of, _PLAIN) for of in values):
        raise ValueError("values")
    found = np.empty(len(values), dtype=object)
    found[:] = values
    return found.reshape(shape)
