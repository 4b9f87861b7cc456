"""What an annealed search leaves behind: net changes, frame by frame, and how its measures went."""

from __future__ import annotations

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.search.snapshot import HISTORY
from core.search.trace import AREA, SITE, empty_trace, trace_of

_FRAMES, _ROWS = 480, 400_000

Measures = tuple[float, float, float, float]
"""Score, suppressed records, metres to own centres, bits."""


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
        """The trace (see :func:`core.search.trace.trace_of`); a step is a frame."""
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
