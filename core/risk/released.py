"""Records as they are released: blanked cells as a value of their own."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.result import CellSuppression


def released(
    records: CodedRecords,
    suppression: CellSuppression,
    columns: Sequence[str],
    *,
    as_seen: bool = False,
) -> CodedRecords:
    """Some columns of the records as they are released; a blank is the code after that of missing.

    As they are seen by a recipient, blanked and missing cells are alike: both are empty. Not where
    the status of cells is released, too.

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
            if as_seen and not suppression.protection.status:
                np.minimum(codes[i], cells.missing(name), out=codes[i])
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
        records.persons,
    )


def shows_value(
    records: CodedRecords, columns: Sequence[str], suppression: CellSuppression | None
) -> NDArray[np.bool_]:
    """(n,) whether a record shows a value in any of the columns."""
    shown = np.zeros(records.n_records, bool)
    for name in columns:
        here = records.codes[records.columns.index(name)] < len(records.categories[name])
        if suppression is not None and name in suppression.columns:
            here &= ~suppression.blanked(name)
        shown |= here
    return shown
