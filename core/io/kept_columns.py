"""Other columns of a record file that are released as they are, beside those that are protected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.io.records.engine import start_engine
from core.io.records.opening import open_records
from core.io.records.place import Place, only_file
from core.io.records.row_codes import kept_of, read_columns
from core.released_columns.groups import Kept
from core.steps import Steps


@dataclass(frozen=True, eq=False)
class KeptColumn:
    """One column, as it is in the file.

    Attributes
    ----------
    name
        What it is called.
    keys
        (d,) its distinct values.
    index
        (n,) int32 index of each record's value, -1 where there is none.
    """

    name: str
    keys: pa.Array
    index: NDArray[np.int32]

    def values(self, rows: NDArray[np.int64]) -> pa.Array:
        """The values of some records."""
        index = self.index[rows]
        return self.keys.take(pa.array(index, mask=index < 0))

    def judged(self) -> Kept:
        """The column as what it tells is judged."""
        return kept_of(self.name, self.keys, self.index)

    def ranked(self) -> tuple[NDArray[np.integer], int]:
        """(n,) numbers in the order of the values, blanks last; a number above all of them."""
        ranks = np.empty(len(self.keys) + 1, dtype=np.int32)
        ranks[np.asarray(pc.sort_indices(self.keys), dtype=np.int64)] = np.arange(len(self.keys))
        ranks[-1] = len(self.keys)
        return ranks[self.index], len(self.keys) + 1


def read_kept(
    path: Place, columns: Sequence[str], records: CodedRecords
) -> Steps[tuple[KeptColumn, ...]]:
    """Reads columns of the file from which records were read, for these records.

    Raises
    ------
    VbasError
        If the file cannot be read, lacks a column, or has other rows than when the records were
        read.
    """
    file = only_file(path)
    with (yield from start_engine()) as engine:
        opened = yield from open_records(file, engine, columns, only=True)
        read = yield from read_columns(
            opened, {f"x{i}": opened.plain(name) for i, name in enumerate(columns)}, {}
        )
    kept = []
    for i, name in enumerate(columns):
        of = read[f"x{i}"]
        index = of.take()
        n, rows = records.n_records, records.rows
        same = len(index) == n if rows is None else n == 0 or int(rows[-1]) < len(index)
        if not same:
            raise VbasError(
                "{file} has changed since its records were read: it has {n:,} rows now.",
                "Read the records again.",
                file=path.name,
                n=len(index),
            )
        here = index if records.rows is None else index[records.rows]
        kept.append(KeptColumn(name, pa.array([]) if of.keys is None else of.keys, here))
    return tuple(kept)
