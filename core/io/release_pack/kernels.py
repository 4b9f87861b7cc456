"""Records of SPSS files, compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_MISSING, _LITERAL, _BIAS = 255, 253, 100


@compiled("int64(Array(float64, 2, 'C', readonly=True), uint8[::1], uint8[::1])")
def pack_rows(values: NDArray[np.float64], raw: NDArray[np.uint8], out: NDArray[np.uint8]) -> int:
    """Writes rows as SPSS compresses them: eight codes, then the numbers that no code stands for.

    Parameters
    ----------
    values
        (n, c) numbers; not a number = missing.
    raw
        The same as bytes.
    out
        Room for at most 8 bytes a value and 8 for each eight of a row, changed in place.

    Returns
    -------
    int
        Bytes written.
    """
    n, c = values.shape
    end = 0
    for row in range(n):
        for first in range(0, c, 8):
            codes, end = end, end + 8
            for i in range(8):
                out[codes + i] = 0
            for i in range(min(8, c - first)):
                value = values[row, first + i]
                if np.isnan(value):
                    out[codes + i] = _MISSING
                elif -_BIAS < value <= _MISSING - 4 - _BIAS and value == np.floor(value):
                    out[codes + i] = int(value) + _BIAS
                else:
                    out[codes + i] = _LITERAL
                    start = 8 * (row * c + first + i)
                    for b in range(8):
                        out[end + b] = raw[start + b]
                    end += 8
    return end
