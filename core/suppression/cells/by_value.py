"""How many records have each value of a column, and how many still show it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.suppression.cells.outcome import Outcome

_MOST: Final = 200
"""Values are told of columns with at most so many."""

Shown = tuple[NDArray[np.int64], NDArray[np.int64]]


def records_by_value(outcome: Outcome) -> dict[str, Shown]:
    """{column: records with each of its categories, and those that still show it}."""
    records, suppression = outcome.records, outcome.suppression
    found = {}
    for name in suppression.columns:
        m = len(records.categories[name])
        if m <= _MOST:
            codes = records.codes[records.columns.index(name)]
            shown = codes[~suppression.blanked(name)]
            every, left = (np.bincount(of, minlength=m + 1)[:m] for of in (codes, shown))
            found[name] = every.astype(np.int64), left.astype(np.int64)
    return found
