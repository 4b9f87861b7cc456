"""Small tables as coded records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from core.coded_records import CodedRecords


def coded_table(
    table: Mapping[str, Sequence[str | None]],
    areas: Sequence[int] | None = None,
    area_ids: Sequence[str] | None = None,
) -> CodedRecords:
    """Categories in the order of text; None is missing."""
    categories = {
        name: tuple(sorted({value for value in values if value is not None}))
        for name, values in table.items()
    }
    codes = [
        [
            len(categories[name]) if value is None else categories[name].index(value)
            for value in values
        ]
        for name, values in table.items()
    ]
    return CodedRecords(
        tuple(table),
        np.array(codes, np.int32),
        categories,
        {name: len(of) for name, of in categories.items()},
        None if areas is None else np.array(areas, np.int32),
        None if area_ids is None else np.array(area_ids, object),
    )


def values_of(records: CodedRecords, column: str) -> list[str | None]:
    labels = (*records.categories[column], None)
    return [labels[code] for code in records.codes[records.columns.index(column)]]
