"""Records of SPSS files, read by compiled code that has nothing of what writes them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_ENDS, _FOLLOWS, _BLANK, _NONE = 252, 253, 254, 255
_BIAS = 100.0


@compiled(
    "int64(Array(uint8, 1, 'C', readonly=True), Array(float64, 1, 'C', readonly=True), int64[::1], "
    "float64[::1])"
)
def unpack(
    codes: NDArray[np.uint8],
    words: NDArray[np.float64],
    state: NDArray[np.int64],
    values: NDArray[np.float64],
) -> int:
    """Reads compressed numbers; -1 if the data are none, else how many were read.

    Parameters
    ----------
    codes, words
        (8 m,), (m,): the data as bytes and as numbers.
    state
        Word of the codes in use, place among them, word that comes next; changed in place.
    values
        Filled in place; not a number = missing.
    """
    at, place, following = state[0], state[1], state[2]
    done = 0
    while done < len(values):
        if place == 8:
            if following >= len(words):
                break
            at, place, following = following, 0, following + 1
        code = codes[8 * at + place]
        place += 1
        if code == 0:
            continue
        if code == _ENDS:
            place = 8
            following = len(words)
            break
        if code == _BLANK:
            return -1
        if code == _NONE:
            values[done] = np.nan
        elif code == _FOLLOWS:
            if following >= len(words):
                return -1
            values[done] = words[following]
            following += 1
        else:
            values[done] = code - _BIAS
        done += 1
    state[0], state[1], state[2] = at, place, following
    return done
