"""How much work a compiled search does before it shows where it is."""

from __future__ import annotations

import time

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
