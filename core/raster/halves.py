"""Pictures painted by two threads: the upper half and the lower one."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import Final

_WORTH_IT: Final = 400


def in_halves(paint: Callable[[int, int], object], first: int, last: int) -> None:
    """Paints the rows ``first:last``, where that is worth it in two threads.

    Parameters
    ----------
    paint
        Paints the rows between two; compiled code that lets go of the interpreter lock.
    first, last
        Rows.

    Raises
    ------
    Exception
        What ``paint`` raises.
    """
    if last - first < _WORTH_IT or (os.cpu_count() or 1) < 2:
        paint(first, last)
        return
    middle = (first + last) // 2
    errors: list[BaseException] = []

    def lower() -> None:
        try:
            paint(middle, last)
        except BaseException as error:  # handed to the thread that waits
            errors.append(error)

    thread = threading.Thread(target=lower, name="map lower half", daemon=True)
    thread.start()
    try:
        paint(first, middle)
    finally:
        thread.join()
    if errors:
        raise errors[0]
