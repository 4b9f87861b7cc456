"""What happened to rows, in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from core.suppression.cells.packing.packed_rows import SLICE

T = TypeVar("T", bound=np.generic)


@dataclass(eq=False)
class Log:
    """Rows in the order in which they lost cells; a row may stand there more than once.

    Attributes
    ----------
    rows
        (>= n,) int32 the rows.
    lost
        (>= n,) uint64 the columns in which they lost cells, as bits.
    n
        Entries.
    """

    rows: NDArray[np.int32] = field(default_factory=lambda: np.empty(SLICE, np.int32))
    lost: NDArray[np.uint64] = field(default_factory=lambda: np.empty(SLICE, np.uint64))
    n: int = 0

    def make_room(self, more: int) -> None:
        """Makes room for more entries."""
        if self.n + more > len(self.rows):
            room = max(2 * len(self.rows), self.n + more)
            self.rows, self.lost = longer(self.rows, self.n, room), longer(self.lost, self.n, room)


def longer(of: NDArray[T], n: int, room: int) -> NDArray[T]:
    """An array with more room along its first axis, and the first n entries of another."""
    made = np.empty((room, *of.shape[1:]), of.dtype)
    made[:n] = of[:n]
    return made
