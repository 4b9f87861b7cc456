"""How often a search yields, and what it remembers of its states."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.search.film import HISTORY

_SLICE_S = 0.03
_MOST_GROWTH = 4.0


class Pace:
    """Sizes slices of work so that each takes about 30 ms; the result does not depend on it."""

    def __init__(self, first: int) -> None:
        self.size = first
        self._began = 0.0

    def begin(self) -> int:
        """The size of the slice that begins now."""
        self._began = time.perf_counter()
        return self.size

    def end(self, done: int) -> None:
        """Tells how much of it was done."""
        took = max(time.perf_counter() - self._began, 1e-6)
        wanted = _SLICE_S / took * max(done, 1)
        self.size = max(1, int(min(wanted, self.size * _MOST_GROWTH)))


_MOST = 800


class History:
    """Rows of `HISTORY`; when there are too many, every other one is dropped."""

    def __init__(self) -> None:
        self._rows: list[tuple[float, ...]] = []
        self._every = 1
        self._seen = 0
        self._last: tuple[float, ...] | None = None

    def add(self, row: Sequence[float]) -> None:
        """Adds the measures of now, columns `HISTORY`."""
        self._last = tuple(row)
        if self._seen % self._every == 0:
            self._rows.append(self._last)
            if len(self._rows) >= _MOST:
                self._rows = self._rows[::2]
                self._every *= 2
        self._seen += 1

    def array(self) -> NDArray[np.float64]:
        """(h, 5) the rows that were kept, and the last one."""
        rows = self._rows
        if self._last is not None and (not rows or rows[-1] != self._last):
            rows = [*rows, self._last]
        return np.array(rows, dtype=np.float64).reshape(-1, len(HISTORY))
