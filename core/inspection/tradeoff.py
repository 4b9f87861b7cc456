"""Any measure of runs against any other, and the runs that no other beats in both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.comparison import undominated
from core.measures import LESS, MEASURES, MORE, NEITHER


@dataclass(frozen=True, eq=False)
class Tradeoff:
    """Two measures of some runs.

    Attributes
    ----------
    x, y
        (runs,) float64; NaN where a run has no such measure.
    best
        (runs,) bool: no other run of the same k and quasi-identifiers is at least as good in
        both measures and better in one.
    groups
        (runs,) which runs are measured against each other.
    judged
        Whether both measures have a better end; else nothing is best.
    """

    x: NDArray[np.float64]
    y: NDArray[np.float64]
    best: NDArray[np.bool_]
    groups: NDArray[np.intp]
    judged: bool


def tradeoff(rows: Iterable[Mapping[str, Any]], x: str, y: str) -> Tradeoff:
    """Two measures against each other.

    Parameters
    ----------
    rows
        Of `core.comparison.run_row`, one a run.
    x, y
        Names of `core.measures.MEASURES`.
    """
    table = pd.DataFrame(
        [[row.get(name) for name in ("k", "quasi_identifiers", x, y)] for row in rows],
        columns=["k", "quasi_identifiers", "x", "y"],
    )
    for name in ("x", "y"):
        table[name] = pd.to_numeric(table[name]).astype(np.float64)
    xs, ys = table["x"].to_numpy(np.float64), table["y"].to_numpy(np.float64)
    kinds = table["k"].map(repr) + table["quasi_identifiers"].map(repr)
    groups = pd.factorize(kinds)[0].astype(np.intp)
    best = np.zeros(len(table), dtype=bool)
    known = np.isfinite(xs) & np.isfinite(ys)
    ways = {"x": MEASURES[x].better, "y": MEASURES[y].better}
    judged = NEITHER not in ways.values()
    if judged and known.any():
        less = tuple(name for name, way in ways.items() if way == LESS)
        more = tuple(name for name, way in ways.items() if way == MORE)
        best[known] = undominated(table[known], less, more)
    return Tradeoff(xs, ys, best, groups, judged)


def measure_names() -> tuple[str, ...]:
    """All measures there are, in the order of `core.measures.MEASURES`."""
    return tuple(MEASURES)
