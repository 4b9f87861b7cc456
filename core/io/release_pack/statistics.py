"""Files of SPSS and Stata: what they say of columns by pyreadstat, their numbers from here.

pyreadstat goes through records in Python, all the while holding the interpreter's lock. A file
without a record is written by it, and the numbers are put in.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
import pyarrow as pa
import pyreadstat
from numpy.typing import NDArray

from core.io.release_pack.columns import codes_of, is_text
from core.io.release_pack.kernels import pack_rows

_ROWS: Final = 1 << 15
"""Rows that are written at once; small enough that nobody waits for the interpreter's lock."""
_SAV_TIME: Final = slice(92, 109)
_SAV_NUMBER: Final = 80
_SAV_END: Final = bytes((252, *[0] * 7))
_DTA_TIME: Final = re.compile(rb"<timestamp>\x11[^<]{17}</timestamp>")
_DTA_VERSION: Final = 14
"""Files of format 118, which every edition of Stata since 14 reads; 119 is for Stata/MP alone."""
_DTA_MAP: Final = range(10, 14)
"""Places that come after the records."""
_MISSING: Final = {"i1": 101, "i2": 32741, "i4": 2147483621}
"""Stata's code of a missing value in each type; larger ones are codes too."""
_DTA_DOUBLE: Final = float.fromhex("0x1p1023")
_DTA_TYPES: Final = {"i1": 65530, "i2": 65529, "i4": 65528, "f8": 65526}

Labels = dict[str, dict[int | float, str]]


@dataclass(frozen=True, eq=False)
class Coded:
    """Records as SPSS and Stata hold them.

    Attributes
    ----------
    columns
        {short name: (n,) numbers; not a number = missing; or texts}.
    labels
        {short name: {code: text}}.
    titles
        {short name: label of the column}.
    """

    columns: dict[str, NDArray[Any]]
    labels: Labels
    titles: dict[str, str]

    @property
    def has_texts(self) -> bool:
        """Whether a column is of texts."""
        return any(of.dtype == object for of in self.columns.values())

    def rows(self) -> Iterator[slice]:
        """Parts of the records."""
        n = len(next(iter(self.columns.values()), ()))
        for start in range(0, n, _ROWS):
            yield slice(start, min(start + _ROWS, n))

    def stata_type(self, name: str) -> str:
        """The smallest type of Stata that holds a column: "i1", "i2", "i4", "f8"."""
        values = self.columns[name]
        if name not in self.labels and values.dtype != np.int32:
            return "f8"
        least, most = (float(of(values, initial=0)) for of in (np.fmin.reduce, np.fmax.reduce))
        for kind, missing in _MISSING.items():
            if -missing < least and most < missing:
                return kind
        return "f8"


def coded(table: pa.Table, columns: Sequence[Mapping[str, Any]]) -> Coded:
    """The records of a pack, ``columns`` as its dictionary has them."""
    made: dict[str, NDArray[Any]] = {}
    labels: Labels = {}
    for of in columns:
        values, name = table.column(of["name"]), of["short_name"]
        if not is_text(values.type):
            whole = pa.types.is_integer(values.type) and not values.null_count
            made[name] = values.to_numpy() if whole else values.cast(pa.float64()).to_numpy()
        elif of["coded"]:
            number = {each["value"]: float(each["code"]) for each in of["categories"]}
            codes, texts = codes_of(values)
            made[name] = np.array([*(number[each] for each in texts.to_pylist()), np.nan])[codes]
            labels[name] = {each["code"]: each["value"] for each in of["categories"]}
        else:
            codes, texts = codes_of(values)
            made[name] = np.array([*texts.to_pylist(), ""], object)[codes]
    return Coded(made, labels, {of["short_name"]: of["label"]["en"] for of in columns})


def write_sav(of: Coded, path: Path) -> None:
    """Writes an SPSS file."""
    pyreadstat.write_sav(
        _frame(of),
        str(path),
        column_labels=of.titles,
        variable_value_labels=of.labels,
        row_compress=True,
    )
    with path.open("r+b") as file:
        file.seek(_SAV_TIME.start)
        file.write(b"01 Jan 7000:00:00")
        if of.has_texts:
            return
        file.seek(_SAV_NUMBER)
        file.write(struct.pack("<i", _n(of)))
        file.seek(0, 2)
        c = len(of.columns)
        out = np.empty(_ROWS * (8 * c + 8 * -(-c // 8)), np.uint8)
        for some in of.rows():
            values = np.column_stack([each[some] for each in of.columns.values()])
            values = np.ascontiguousarray(values, dtype="<f8")
            end = pack_rows(values, values.view(np.uint8).reshape(-1), out)
            file.write(out[:end].data)
        file.write(_SAV_END)


def write_dta(of: Coded, path: Path) -> None:
    """Writes a Stata file."""
    kinds = {name: of.stata_type(name) for name in of.columns}
    pyreadstat.write_dta(
        _frame(of),
        str(path),
        column_labels={name: label[:80] for name, label in of.titles.items()},
        variable_value_labels=of.labels,
        version=_DTA_VERSION,
    )
    if of.has_texts:
        with path.open("r+b") as file:
            head = file.read(512)
            found = _DTA_TIME.search(head)
            assert found is not None
            file.seek(found.start())
            file.write(b"<timestamp>\x1101 Jan 1970 00:00</timestamp>")
        return
    head, tail = path.read_bytes().split(b"<data></data>")
    head = _DTA_TIME.sub(b"<timestamp>\x1101 Jan 1970 00:00</timestamp>", head, count=1)
    row = np.dtype([(name, f"<{kind}") for name, kind in kinds.items()])
    with path.open("wb") as file:
        file.write(_longer(head, _n(of), list(kinds.values())) + b"<data>")
        for some in of.rows():
            values = np.empty(some.stop - some.start, row)
            for name, kind in kinds.items():
                mine = of.columns[name][some]
                missing = _MISSING.get(kind, _DTA_DOUBLE)
                shown = mine if mine.dtype == np.int32 else np.where(np.isnan(mine), missing, mine)
                values[name] = shown
            file.write(values.data)
        file.write(b"</data>" + tail)


def _longer(head: bytes, n: int, kinds: Sequence[str]) -> bytes:
    """What stands before ``n`` records with columns of these types."""
    made = bytearray(head)
    number, places = head.index(b"<N>") + 3, head.index(b"<map>") + 5
    types = head.index(b"<variable_types>") + 16
    made[number : number + 8] = struct.pack("<q", n)
    codes = struct.pack(f"<{len(kinds)}H", *(_DTA_TYPES[kind] for kind in kinds))
    made[types : types + len(codes)] = codes
    size = sum(int(kind[1]) for kind in kinds)
    for i in _DTA_MAP:
        at = slice(places + 8 * i, places + 8 * i + 8)
        made[at] = struct.pack("<q", struct.unpack("<q", head[at])[0] + n * size)
    return bytes(made)


def _n(of: Coded) -> int:
    return len(next(iter(of.columns.values()), ()))


def _frame(of: Coded) -> pd.DataFrame:
    """What pyreadstat writes: without records where these are numbers."""
    n = _n(of) if of.has_texts else 0
    return pd.DataFrame({name: each[:n] for name, each in of.columns.items()})
