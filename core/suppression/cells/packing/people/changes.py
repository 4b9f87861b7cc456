"""Rows that changed since persons were counted last, and the persons of these rows."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.suppression.cells.packing.log import Log
from core.suppression.cells.packing.packed_rows import Shared
from core.suppression.cells.packing.people.kernels import mark_changed

_MOST = 0.4
"""Where more persons changed, counting all is as fast as taking back what they were."""


class Changes:
    """What happened in a log since it was last asked."""

    def __init__(self, shared: Shared, log: Log) -> None:
        self._shared, self._log = shared, log
        self._seen = -1

    def taken(self) -> tuple[NDArray[np.uint8], NDArray[np.uint8], bool]:
        """(m,) rows that changed, (s,) persons who have one, whether all are to be counted."""
        shared, log = self._shared, self._log
        seen, self._seen = self._seen, log.n
        rows, persons = np.zeros(len(shared.alone), np.uint8), np.zeros(len(shared), np.uint8)
        if seen >= 0:
            given = (shared.row_starts, shared.row_persons, rows, persons)
            mark_changed(log.rows, seen, log.n, *given)
        if seen < 0 or np.count_nonzero(rows) > _MOST * len(rows):
            rows[:], persons[:] = 1, 1
            return rows, persons, True
        return rows, persons, False
