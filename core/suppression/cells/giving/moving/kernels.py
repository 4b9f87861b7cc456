"""Compiled steps of the search: a record changes its choice, and back; whether it may.

``classes`` are those of the choices, ``current`` the choice of each record, ``sizes`` those of all
classes. A trail (room, 2) holds records that moved and the choices they had. All release the
interpreter lock.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_TRAIL = "int64[:, ::1]"


@compiled("boolean(int64, int64, int32[:, ::1], int64[::1], int64)")
def can_leave(e: int, f: int, classes: NDArray[np.int32], sizes: NDArray[np.int64], k: int) -> bool:
    """Whether a record may change from a choice to another: its classes stay large, or end."""
    for j in range(classes.shape[1]):
        a = classes[e, j]
        if a >= 0 and a != classes[f, j] and 1 < sizes[a] <= k:
            return False
    return True


@compiled("boolean(int64, int64, int32[:, ::1], int64[::1], int64)")
def can_enter(e: int, f: int, classes: NDArray[np.int32], sizes: NDArray[np.int64], k: int) -> bool:
    """Whether the classes that a record would come into are large enough with it."""
    for j in range(classes.shape[1]):
        b = classes[f, j]
        if b >= 0 and b != classes[e, j] and sizes[b] + 1 < k:
            return False
    return True


@compiled("boolean(int64, int64, int64, int32[:, ::1], int64[::1], int64)")
def can_enter_beside(
    e: int, f: int, x: int, classes: NDArray[np.int32], sizes: NDArray[np.int64], k: int
) -> bool:
    """The same, of the classes other than one."""
    for j in range(classes.shape[1]):
        b = classes[f, j]
        if b >= 0 and b != x and b != classes[e, j] and sizes[b] + 1 < k:
            return False
    return True


@compiled("void(int64, int64, int32[:, ::1], int64[::1], int64[::1])")
def move(
    r: int,
    f: int,
    classes: NDArray[np.int32],
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
) -> None:
    """Changes a record to another choice."""
    e = current[r]
    for j in range(classes.shape[1]):
        a, b = classes[e, j], classes[f, j]
        if a != b:
            if a >= 0:
                sizes[a] -= 1
            if b >= 0:
                sizes[b] += 1
    current[r] = f


@compiled(f"int64({_TRAIL}, int64, int64, int32[:, ::1], int64[::1], int64[::1])")
def undo(
    trail: NDArray[np.int64],
    n: int,
    begin: int,
    classes: NDArray[np.int32],
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
) -> int:
    """Takes the moves of a trail back, the last first, down to one; returns its number."""
    while n > begin:
        n -= 1
        move(trail[n, 0], trail[n, 1], classes, current, sizes)
    return n


@compiled("boolean(int64, int64, int32[:, ::1])")
def leads_into(e: int, x: int, classes: NDArray[np.int32]) -> bool:
    """Whether a choice leads into a class."""
    found = False
    for j in range(classes.shape[1]):
        found |= classes[e, j] == x
    return found


@compiled(
    f"int64({_TRAIL}, int64, int64, boolean, int32[:, ::1], int64, int64[::1], int64[::1])",
)
def take_back(
    trail: NDArray[np.int64],
    n: int,
    begin: int,
    left: bool,
    classes: NDArray[np.int32],
    k: int,
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
) -> int:
    """Takes back moves, the last first, whose records left (or else entered) a class below k.

    Returns the end of the trail, which has no holes.
    """
    kept = n
    for i in range(n - 1, begin - 1, -1):
        r, old = trail[i, 0], trail[i, 1]
        new = current[r]
        small = False
        for j in range(classes.shape[1]):
            a, b = classes[old, j], classes[new, j]
            seen = a if left else b
            small |= a != b and seen >= 0 and 0 < sizes[seen] < k
        if small:
            move(r, old, classes, current, sizes)
            kept -= 1
            trail[i, 0] = -1
    if kept < n:
        kept = begin
        for i in range(begin, n):
            if trail[i, 0] >= 0:
                trail[kept, 0], trail[kept, 1] = trail[i, 0], trail[i, 1]
                kept += 1
    return kept
