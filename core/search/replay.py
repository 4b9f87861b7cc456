"""A search replayed: the regions at any of its steps, from its traces and its result."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.errors import VbasError
from core.search.film import AREA, HISTORY, SITE, empty_trace
from core.voronoi import nearest_site

Values: TypeAlias = NDArray[Any]
_CHECKPOINT_EVERY = 50_000
MEASURES = (
    "objective",
    "alpha",
    "regions_at_alpha",
    "suppressed_records",
    "compactness_m",
    "bits",
)
"""Columns of a trace that say how things stood after a step."""


class _Film:
    """Values that change row by row: any moment from the nearest checkpoint before it."""

    def __init__(self, at: NDArray[np.int64], to: Values, start: Values) -> None:
        self._at, self._to = at, to
        self._kept = [start]
        for first in range(0, len(at) - _CHECKPOINT_EVERY, _CHECKPOINT_EVERY):
            self._kept.append(self._play(self._kept[-1], first, first + _CHECKPOINT_EVERY))

    @classmethod
    def backwards(cls, at: NDArray[np.int64], was: Values, to: Values, end: Values) -> _Film:
        """The film that ends in ``end``: what it began with is what the first changes undo."""
        start = end.copy()
        start[at[::-1]] = was[::-1]  # of several values for one place the last one stays
        film = cls(at, to, start)
        if not np.array_equal(film.after(len(at)), end, equal_nan=end.dtype.kind == "f"):
            raise VbasError(
                "The trace of the search does not lead to its result.",
                "Run the scenario again to replay it.",
            )
        return film

    def after(self, rows: int) -> Values:
        """The values after so many rows."""
        kept = min(rows // _CHECKPOINT_EVERY, len(self._kept) - 1)
        return self._play(self._kept[kept], kept * _CHECKPOINT_EVERY, rows)

    def _play(self, values: Values, first: int, last: int) -> Values:
        values = values.copy()
        values[self._at[first:last]] = self._to[first:last]
        return values


@dataclass(frozen=True, eq=False)
class Replay:
    """Every state of a search; steps of placement come first, then those of refinement.

    Attributes
    ----------
    points
        (n, 2) metres, of the areas.
    labels
        (n,) int32: region of each area in the end.
    sites
        (s, 2) metres: the sites that the placement ended with; None where there were none.
    placement, refinement
        Traces (see :func:`core.search.film.trace_of`), rows of one step happening together.

    Raises
    ------
    VbasError
        If a trace does not lead to the result.
    """

    points: NDArray[np.float64]
    labels: NDArray[np.int32]
    sites: NDArray[np.float64] | None = None
    placement: pd.DataFrame = field(default_factory=empty_trace)
    refinement: pd.DataFrame = field(default_factory=empty_trace)

    def __post_init__(self) -> None:
        check_shape("labels", self.labels, (len(self.points),))
        moved = bool((self.placement["kind"] == SITE).any())
        if moved and self.sites is None:
            raise VbasError("A trace of sites needs the sites it ended with.")
        for name in ("points", "labels"):
            object.__setattr__(self, name, read_only(getattr(self, name)))
        _ = self._areas, self._places

    @cached_property
    def _rows(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Where each step ends among the rows of placement, and of refinement."""
        return _ends(self.placement), _ends(self.refinement)

    @cached_property
    def _areas(self) -> _Film:
        trace = self.refinement
        if not (trace["kind"] == AREA).all():
            raise VbasError("Only areas change region in a refinement.")
        at, was, to = (
            trace[name].to_numpy(np.int64) for name in ("index", "from_region", "to_region")
        )
        return _Film.backwards(at, was.astype(np.int32), to.astype(np.int32), self.labels)

    @cached_property
    def _places(self) -> _Film | None:
        trace = self.placement
        if self.sites is None:
            return None
        if not (trace["kind"] == SITE).all():
            raise VbasError("Only sites move in a placement.")
        was, to = (trace[list(names)].to_numpy(np.float64) for names in _FROM_TO)
        return _Film.backwards(trace["index"].to_numpy(np.int64), was, to, self.sites)

    @property
    def n_placement_steps(self) -> int:
        """Steps of the placement."""
        return len(self._rows[0])

    def __len__(self) -> int:
        """Number of steps; state 0 is the start, state ``len`` the result."""
        return len(self._rows[0]) + len(self._rows[1])

    def at(self, step: int) -> tuple[NDArray[np.float64] | None, NDArray[np.int32]]:
        """The state after so many steps.

        Parameters
        ----------
        step
            0 (the start) to ``len(self)`` (the result).

        Returns
        -------
        sites
            (s, 2) metres; None after a step of refinement, whose regions have none.
        labels
            (n,) int32. Until the last step of the placement those of the nearest site, after it
            those that refinement began with (constraints may have changed some).
        """
        placed = self.n_placement_steps
        if not 0 <= step <= len(self):
            raise VbasError("There is no step {step} of {n}.", step=step, n=len(self))
        sites = self.sites_at(step)
        if step < placed and sites is not None:
            return sites, nearest_site(self.points, sites)
        return sites, self._areas.after(_rows_until(self._rows[1], step - placed))

    def sites_at(self, step: int) -> NDArray[np.float64] | None:
        """(s, 2) metres: the sites after so many steps; None in a refinement."""
        if self._places is None or step > self.n_placement_steps:
            return None
        return self._places.after(_rows_until(self._rows[0], step))

    def measures(self, step: int) -> dict[str, float]:
        """What the trace says of the state after a step: columns of `MEASURES` that apply."""
        placed = self.n_placement_steps
        trace, ends = self.placement, self._rows[0]
        if step > placed:
            trace, ends, step = self.refinement, self._rows[1], step - placed
        if step == 0:
            return {}
        row = trace.iloc[int(ends[step - 1]) - 1]
        found = {name: float(row[name]) for name in MEASURES}
        return {k: v for k, v in found.items() if np.isfinite(v) and not (k in _NEVER and v < 0)}

    def history(self, most: int = 600) -> NDArray[np.float64]:
        """(h, 5) the measures over all steps, columns `HISTORY`, of at most so many steps.

        The steps stand in the place of the moves. Placement and refinement have objectives that
        do not compare: where there are both, that of the refinement is told.
        """
        rows = [
            trace.iloc[ends - 1][list(HISTORY[1:])].to_numpy(np.float64, copy=True)
            for trace, ends in zip((self.placement, self.refinement), self._rows, strict=True)
        ]
        if len(rows[0]) and len(rows[1]):
            rows[0][:, 0] = np.nan
        measures = np.concatenate(rows)
        lost = HISTORY.index("suppressed_records") - 1
        measures[measures[:, lost] < 0, lost] = np.nan
        history = np.column_stack([np.arange(1.0, len(measures) + 1), measures])
        if len(history) <= most:
            return history
        return history[np.unique(np.linspace(0, len(history) - 1, most).astype(np.int64))]


_FROM_TO = (("from_x", "from_y"), ("to_x", "to_y"))
_NEVER = frozenset({"alpha", "regions_at_alpha", "suppressed_records"})
"""Counts: below 0 where they are not told, as in a trace from a project."""


def _ends(trace: pd.DataFrame) -> NDArray[np.int64]:
    """(steps,) number of rows up to the end of each step."""
    steps = trace["step"].to_numpy(np.int64)
    if not len(steps):
        return np.zeros(0, dtype=np.int64)
    if (np.diff(steps) < 0).any():
        raise VbasError("The rows of a trace must be in the order of its steps.")
    return np.append(np.flatnonzero(np.diff(steps)) + 1, len(steps))


def _rows_until(ends: NDArray[np.int64], step: int) -> int:
    return int(ends[step - 1]) if step else 0
