"""Records as they are released: blanked cells as a value of their own."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.result import CellSuppression


def released(
    records: CodedRecords, suppression: CellSuppression, columns: Sequence[str]
) -> CodedRecords:
    """Some columns of the records as they are released; a blank is the code after that of missing.

    Raises
    ------
    VbasError
        If there is no such column, or the suppression is about other records.
    """
    if suppression.n_records != records.n_records:
        raise VbasError(
            "The cells were blanked in {n} records, but there are {records}.",
            "Suppress cells again.",
            n=suppression.n_records,
            records=records.n_records,
        )
    cells = ReleasedCells(records, suppression.columns, suppression.blanks)
    codes = np.empty((len(columns), records.n_records), dtype=np.int32)
    for i, name in enumerate(columns):
        if name not in records.columns:
            raise VbasError(
                "The records have no column {column}.",
                "Choose among: {columns}.",
                column=name,
                columns=", ".join(records.columns),
            )
        if name in suppression.columns:
            codes[i] = cells.codes(name)
        else:
            codes[i] = records.codes[records.columns.index(name)]
    return CodedRecords(
        tuple(columns),
        codes,
        {name: records.categories[name] for name in columns},
        {name: records.n_categories[name] for name in columns},
        records.areas,
        records.area_ids,
        records.rows,
    )
