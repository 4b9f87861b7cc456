"""Small records whose classes are known, and those of the vectors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
import pandas as pd

from core.coded_records import CodedRecords
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression
from tests.vector_cases import FOLDER


def coded(values: Mapping[str, Sequence[str | None]], **more: object) -> CodedRecords:
    """Records of plain values; None = missing."""
    categories = {
        name: tuple(sorted({value for value in column if value is not None}))
        for name, column in values.items()
    }
    codes = [
        [len(categories[name]) if value is None else categories[name].index(value) for value in of]
        for name, of in values.items()
    ]
    n_categories = {name: len(of) for name, of in categories.items()}
    return CodedRecords(tuple(values), np.array(codes, np.int32), categories, n_categories, **more)  # type: ignore[arg-type]


def blanked(
    records: CodedRecords, cells: Mapping[str, Sequence[int]], k: int = 2
) -> CellSuppression:
    """A suppression that blanks the cells of some rows, by column."""
    blanks = np.zeros(records.n_records, np.uint64)
    for i, name in enumerate(records.columns):
        for row in cells.get(name, ()):
            blanks[row] |= np.uint64(1 << i)
    protection = Protection((records.columns,), k)
    return CellSuppression(protection, records.columns, blanks, (), (0,), 0, 1, 0)


@cache
def of_vector(case: str, columns: tuple[str, ...], head: int | None = None) -> CodedRecords:
    """The records of a vector by some columns, values ordered as text."""
    table = pd.read_parquet(FOLDER / case / "records.parquet", columns=list(columns)).head(
        head or 10**9
    )
    codes, categories = [], {}
    for name in columns:
        of = pd.Categorical(table[name].astype(object))
        categories[name] = tuple(of.categories)
        codes.append(np.where(of.codes < 0, len(of.categories), of.codes).astype(np.int32))
    n_categories = {name: len(of) for name, of in categories.items()}
    return CodedRecords(columns, np.array(codes), categories, n_categories)
