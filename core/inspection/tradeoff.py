"""Any measure of runs against any other, and the runs that no other beats in both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.comparison import undominated
from core.measures import LESS, MEASURES, MORE, NEITHER

_FEWEST_POINTS, _TENTH = 3, 0.1


@dataclass(frozen=True, eq=False)
class Tradeoff:
    """Two measures of some runs.

    Attributes
    ----------
    x, y
        (runs,) float64; NaN where a run has no such measure.
    best
        (runs,) bool: no other run of the same study, k and quasi-identifiers is at least as good
        in both measures and better in one.
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

    @property
    def n_groups(self) -> int:
        """Groups of runs that have both measures."""
        return len(np.unique(self.groups[np.isfinite(self.x) & np.isfinite(self.y)]))


def tradeoff(
    rows: Iterable[Mapping[str, Any]], x: str, y: str, studies: Sequence[object] | None = None
) -> Tradeoff:
    """Two measures against each other.

    Parameters
    ----------
    rows
        Of `core.comparison.run_row`, one a run.
    x, y
        Names of `core.measures.MEASURES`.
    studies
        What each run was made of, equal where it is the same; None: all of one study.
    """
    table = pd.DataFrame(
        [[row.get(name) for name in ("k", "quasi_identifiers", x, y)] for row in rows],
        columns=["k", "quasi_identifiers", "x", "y"],
    )
    for name in ("x", "y"):
        table[name] = pd.to_numeric(table[name]).astype(np.float64)
    xs, ys = table["x"].to_numpy(np.float64), table["y"].to_numpy(np.float64)
    kinds = table["k"].map(repr) + table["quasi_identifiers"].map(repr)
    if studies is not None:
        kinds = pd.Series([f"{kind} {of!r}" for kind, of in zip(kinds, studies, strict=True)])
    groups = pd.factorize(kinds)[0].astype(np.intp)
    table["group"] = groups
    best = np.zeros(len(table), dtype=bool)
    known = np.isfinite(xs) & np.isfinite(ys)
    ways = {"x": MEASURES[x].better, "y": MEASURES[y].better}
    judged = NEITHER not in ways.values()
    if judged and known.any():
        less = tuple(name for name, way in ways.items() if way == LESS)
        more = tuple(name for name, way in ways.items() if way == MORE)
        best[known] = undominated(table[known], less, more, ("group",))
    return Tradeoff(xs, ys, best, groups, judged)


def is_squeezed(values: NDArray[np.float64]) -> bool:
    """Whether half of some values lie in the lowest tenth of an axis that could be logarithmic.

    For that all must be above 0; NaN does not count.
    """
    known = values[np.isfinite(values)]
    if len(known) < _FEWEST_POINTS or known.min() <= 0.0:
        return False
    return bool(np.median(known) - known.min() < _TENTH * (known.max() - known.min()))


def measure_names() -> tuple[str, ...]:
    """All measures there are, in the order of `core.measures.MEASURES`."""
    return tuple(MEASURES)
