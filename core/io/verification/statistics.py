"""The records of SPSS and Stata files of a pack, by other means than they were written.

Stata by pandas. Of SPSS, columns and labels by pyreadstat, and the numbers from here, as pyreadstat
would go through them in Python; files with texts are read by it alone.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
import pyreadstat
from numpy.typing import NDArray

from core.io.verification.kernels import unpack

_ROWS: Final = 1 << 15
_HEAD: Final = 176
_SYSTEM_MISSING: Final = -np.finfo(np.float64).max

Part = dict[str, NDArray[Any]]


class NotOfItsKindError(Exception):
    """The file is not what its ending says."""


def about(path: Path) -> Any:
    """What a file says of its columns, without its records."""
    read = pyreadstat.read_sav if path.suffix == ".sav" else pyreadstat.read_dta
    return read(str(path), metadataonly=True)[1]


def parts(path: Path, columns: list[str], *, texts: bool) -> Iterator[Part]:
    """{column: values} of some thousand records after the other; numbers, or texts with "".

    Raises
    ------
    NotOfItsKindError
        If the records are not whole.
    """
    if path.suffix == ".dta":
        yield from _stata(path)
    elif texts:
        frame, _ = pyreadstat.read_sav(str(path))
        yield {name: frame[name].to_numpy() for name in columns}
    else:
        yield from _spss(path, columns)


def _stata(path: Path) -> Iterator[Part]:
    with pd.read_stata(
        path, convert_categoricals=False, convert_dates=False, chunksize=_ROWS
    ) as reader:
        for frame in reader:
            yield {name: frame[name].to_numpy() for name in frame.columns}


def _spss(path: Path, columns: list[str]) -> Iterator[Part]:
    data = path.read_bytes()
    start = _after_dictionary(data)
    packed, n = (struct.unpack_from("<i", data, of)[0] for of in (72, 80))
    if packed != 1 or n < 0 or (len(data) - start) % 8:
        raise NotOfItsKindError
    words = np.frombuffer(data[start:], "<f8")
    codes, state = words.view(np.uint8), np.array([0, 8, 0], np.int64)
    c = len(columns)
    for first in range(0, n, _ROWS):
        m = min(_ROWS, n - first)
        values = np.empty(m * c)
        if unpack(codes, words, state, values) != m * c:
            raise NotOfItsKindError
        rows = values.reshape(m, c)
        rows[rows == _SYSTEM_MISSING] = np.nan
        yield {name: rows[:, i] for i, name in enumerate(columns)}
    if unpack(codes, words, state, np.empty(1)) or state[2] != len(words):
        raise NotOfItsKindError


def _after_dictionary(data: bytes) -> int:
    """Where the records of an SPSS file begin."""
    at = _HEAD
    while True:
        kind, *more = struct.unpack_from("<4i", data, at)
        if kind == 2:  # a column: type, has a label, missing values
            at += 32
            if more[1]:
                at += 4 + _up(struct.unpack_from("<i", data, at)[0], 4)
            at += 8 * abs(more[2])
        elif kind == 3:  # labels of values, and the columns that have them
            at += 8
            for _ in range(more[0]):
                at += 8 + _up(1 + data[at + 8], 8)
            at += 8 + 4 * int(struct.unpack_from("<2i", data, at)[1])
        elif kind == 7:  # anything else
            at += 16 + more[1] * more[2]
        elif kind == 999:
            return at + 8
        else:
            raise NotOfItsKindError


def _up(length: int, to: int) -> int:
    return -(-length // to) * to
