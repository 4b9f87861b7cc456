"""What a walk leaves behind: net changes of regions, frame by frame, and how its measures went."""

from __future__ import annotations

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.search.snapshot import HISTORY
from core.search.trace import AREA, trace_of

_FRAMES, _ROWS = 480, 400_000


class Film:
    """Frames of a walk; many changes at once make the next frame come later, so it stays small.

    Parameters
    ----------
    labels
        (n,) regions before the walk.
    measures
        Score, suppressed records, metres and bits before it.
    """

    def __init__(
        self, labels: NDArray[np.int32], measures: tuple[float, float, float, float]
    ) -> None:
        self._labels = labels.copy()
        self._frames: list[tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.int32]]] = []
        self._measures: list[tuple[float, float, float, float]] = []
        self._history: list[tuple[float, ...]] = [(0.0, *measures)]
        self._next = 0.0

    @property
    def history(self) -> NDArray[np.float64]:
        """(h, 5) columns `HISTORY`."""
        return np.array(self._history).reshape(-1, len(HISTORY))

    def is_due(self, share: float) -> bool:
        """Whether a frame is wanted when so much of the walk is done."""
        return share >= self._next

    def take(
        self,
        share: float,
        labels: NDArray[np.int32],
        measures: tuple[float, float, float, float],
        moves: int,
    ) -> None:
        """Keeps a frame: what changed since the last one, and the measures now."""
        changed = np.flatnonzero(labels != self._labels)
        self._next = share + max(1.0 / _FRAMES, len(changed) / _ROWS)
        self._history.append((float(moves), *measures))
        if len(changed):
            self._frames.append((changed, self._labels[changed], labels[changed]))
            self._measures.append(measures)
            self._labels[changed] = labels[changed]

    def trace(self) -> pd.DataFrame:
        """The trace (see :func:`core.search.trace.trace_of`); a step is a frame."""
        if not self._frames:
            return trace_of({})
        rows = [len(changed) for changed, _, _ in self._frames]
        areas, before, after = (np.concatenate(parts) for parts in zip(*self._frames, strict=True))
        columns = {
            "step": np.repeat(np.arange(1, len(rows) + 1), rows),
            "kind": np.full(len(areas), AREA, dtype=object),
            "index": areas,
            "from_region": before,
            "to_region": after,
        }
        names = HISTORY[1:]
        values = np.repeat(np.array(self._measures), rows, axis=0)
        return trace_of(columns | {name: values[:, i] for i, name in enumerate(names)})
