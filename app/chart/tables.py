"""What a figure shows, as CSV."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray


def table_csv(titles: Sequence[str], columns: Sequence[NDArray[np.float64]]) -> str:
    """Columns of numbers as CSV, all digits; nothing where there is no value."""
    return mixed_csv(titles, columns)


def mixed_csv(
    titles: Sequence[str], columns: Sequence[Sequence[object] | NDArray[np.generic]]
) -> str:
    """Columns of numbers and of text as CSV; numbers with all digits, nothing for no value."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(titles)
    for row in zip(*columns, strict=True):
        writer.writerow([_cell(value) for value in row])
    return out.getvalue()


def _cell(value: object) -> str:
    if isinstance(value, str):
        return value
    number = float(value)  # type: ignore[arg-type]
    return f"{number:.15g}" if math.isfinite(number) else ""
