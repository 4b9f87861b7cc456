"""Rows of whole numbers as arrays, in hardly more memory than these take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from core.arrays import joined

# Stretches of so many rows are given back to the system by themselves.
_STRETCH: Final = 2**24


def arrays_of(batches: Iterable[pa.RecordBatch], schema: pa.Schema) -> dict[str, NDArray[Any]]:
    """The columns of batches without nulls as (rows,) arrays of their own.

    They are gathered in stretches, which are let go of one by one when they are joined.
    """
    kinds = [of.to_pandas_dtype() for of in schema.types]
    stretches: list[list[NDArray[Any]]] = [[] for _ in kinds]
    full = _STRETCH
    for batch in batches:
        start = 0
        while start < len(batch):
            if full == _STRETCH:
                for column, kind in zip(stretches, kinds, strict=True):
                    column.append(np.empty(_STRETCH, kind))
                full = 0
            n = min(len(batch) - start, _STRETCH - full)
            for column, of in zip(stretches, batch.columns, strict=True):
                column[-1][full : full + n] = of.slice(start, n).to_numpy(zero_copy_only=False)
            start, full = start + n, full + n
    for column in stretches:
        if column:
            column[-1] = column[-1][:full]
    named = zip(schema.names, stretches, kinds, strict=True)
    return {name: joined(of) if of else np.empty(0, kind) for name, of, kind in named}
