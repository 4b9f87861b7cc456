"""What a search shows: its states, the film of them, and the trace of its steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pandas as pd
from numpy.typing import NDArray

HISTORY = ("moves", "objective", "suppressed_records", "compactness_m", "bits")
"""Columns of a history: committed moves, and the measures after them."""

SITE, AREA = "site", "area"
_COLUMNS: Mapping[str, type] = {
    "step": np.int64,
    "kind": object,
    "index": np.int64,
    "from_x": np.float64,
    "from_y": np.float64,
    "to_x": np.float64,
    "to_y": np.float64,
    "from_region": np.int64,
    "to_region": np.int64,
    "objective": np.float64,
    "alpha": np.int64,
    "regions_at_alpha": np.int64,
    "suppressed_records": np.int64,
    "compactness_m": np.float64,
    "bits": np.float64,
}
_NOTHING = {"kind": "", "from_region": -1, "to_region": -1, "alpha": -1, "regions_at_alpha": -1}
_FRAMES, _ROWS = 480, 400_000
Measures = tuple[float, float, float, float]
"""Score, suppressed records, metres to own centres, bits."""


@dataclass(frozen=True, eq=False)
class SearchSnapshot:
    """The regions as they are now, the measure that is optimised, and how it went so far.

    Attributes
    ----------
    sites
        (s, 2) metres; None where regions have none (border refinement).
    labels
        (n,) int32: region of each area.
    measure
        What ``values`` is: "anonymity" (records) or "suppression" (share of records, 0 to 1).
    values
        (s,) float64: the measure of each region; NaN for regions without records.
    history
        (h, 5) float64, columns `HISTORY`, oldest first, thinned to a few hundred rows.
        ``compactness_m`` is to the regions' own centres.
    figures
        Numbers for a sentence: "pass" or "round", "moves", "candidates", "best" ...
    """

    sites: NDArray[np.float64] | None
    labels: NDArray[np.int32]
    measure: str
    values: NDArray[np.float64]
    history: NDArray[np.float64]
    figures: dict[str, float]


def trace_of(columns: Mapping[str, Sequence[object] | np.ndarray]) -> pd.DataFrame:
    """A trace with all its columns; those that are not given are filled with "does not apply".

    Columns: ``step`` (1, 2 ...; rows of one step happen together, rows are in order of step),
    ``kind`` ("site": a site moved; "area": an area changed region), ``index`` (of the site or
    area), ``from_x`` ... ``to_y`` (metres; NaN for areas), ``from_region``, ``to_region`` (0 ...;
    -1 for sites), and after the step: ``objective``, ``alpha`` and ``regions_at_alpha`` (-1 where
    they do not apply), ``suppressed_records``, ``compactness_m`` (own centre), ``bits``.
    """
    n = len(next(iter(columns.values()))) if columns else 0
    made: dict[str, np.ndarray] = {}
    for name, kind in _COLUMNS.items():
        if name in columns:
            made[name] = np.asarray(columns[name], dtype=kind)
        elif kind is np.float64:
            made[name] = np.full(n, np.nan)
        else:
            made[name] = np.full(n, _NOTHING.get(name, 0), dtype=kind)
    return pd.DataFrame(made).astype({"kind": str})


def empty_trace() -> pd.DataFrame:
    """A trace without rows."""
    return trace_of({})


class Film:
    """Frames of a search; many changes at once make the next frame come later, so it stays small.

    Parameters
    ----------
    state
        Before the search: (n,) the region of each area, or (s, 2) the place of each site, metres.
    measures
        Before it.
    """

    def __init__(self, state: NDArray[np.generic], measures: Measures) -> None:
        self._state = np.array(state)
        self._frames: list[tuple[NDArray[np.intp], NDArray[np.generic], NDArray[np.generic]]] = []
        self._measures: list[Measures] = []
        self._history: list[tuple[float, ...]] = [(0.0, *measures)]
        self._next = 0.0

    @property
    def history(self) -> NDArray[np.float64]:
        """(h, 5) columns `HISTORY`."""
        return np.array(self._history).reshape(-1, len(HISTORY))

    def is_due(self, share: float) -> bool:
        """Whether a frame is wanted when so much of the search is done."""
        return share >= self._next

    def take(
        self, share: float, state: NDArray[np.generic], measures: Measures, moves: int
    ) -> None:
        """Keeps a frame: what changed since the last one, and the measures now."""
        differs = state != self._state
        changed = np.flatnonzero(differs if differs.ndim == 1 else differs.any(axis=1))
        self._next = share + max(1.0 / _FRAMES, len(changed) / _ROWS)
        self._history.append((float(moves), *measures))
        if len(changed):
            self._frames.append((changed, self._state[changed], state[changed]))
            self._measures.append(measures)
            self._state[changed] = state[changed]

    def trace(self) -> pd.DataFrame:
        """The trace (see :func:`core.search.film.trace_of`); a step is a frame."""
        if not self._frames:
            return empty_trace()
        rows = [len(changed) for changed, _, _ in self._frames]
        index, before, after = (np.concatenate(parts) for parts in zip(*self._frames, strict=True))
        if before.ndim == 1:
            kind, moved = AREA, {"from_region": before, "to_region": after}
        else:
            kind, moved = SITE, {"from_x": before[:, 0], "from_y": before[:, 1]}
            moved |= {"to_x": after[:, 0], "to_y": after[:, 1]}
        step = np.repeat(np.arange(1, len(rows) + 1), rows)
        values = np.repeat(np.array(self._measures), rows, axis=0)
        measures = {name: values[:, i] for i, name in enumerate(HISTORY[1:])}
        columns = {"step": step, "kind": np.full(len(index), kind, dtype=object), "index": index}
        return trace_of(columns | moved | measures)
