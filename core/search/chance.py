"""Chance for compiled searches: the same numbers on every machine.

Only integer arithmetic and + - * / on floats, which IEEE 754 rounds alike everywhere; a library's
``log`` need not.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1, _MIX2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S11, _S32 = (np.uint64(s) for s in (30, 27, 31, 11, 32))
_LN2 = 0.6931471805599453
_SQRT_HALF = 0.7071067811865476


@compiled("uint64(uint64[::1])")
def draw(state: NDArray[np.uint64]) -> np.uint64:
    """64 random bits (SplitMix64); ``state`` is one word and moves on."""
    state[0] += _GOLDEN
    z = state[0]
    z = (z ^ (z >> _S30)) * _MIX1
    z = (z ^ (z >> _S27)) * _MIX2
    return np.uint64(z ^ (z >> _S31))


@compiled("int64(uint64[::1], int64)")
def draw_below(state: NDArray[np.uint64], n: int) -> int:
    """A random integer from 0 to n - 1, n < 2**32."""
    return int(((draw(state) >> _S32) * np.uint64(n)) >> _S32)


@compiled("float64(uint64[::1])")
def draw_share(state: NDArray[np.uint64]) -> float:
    """A random number in (0, 1]."""
    return (np.float64(draw(state) >> _S11) + 1.0) * (1.0 / 9007199254740992.0)


@compiled("float64(float64)")
def ln(x: float) -> float:
    """Natural logarithm of a positive normal number, to about 1e-15 relative of 1 + |ln x|."""
    bits = np.float64(x).view(np.int64)
    exponent = ((bits >> 52) & 0x7FF) - 1022
    mantissa = np.int64((bits & 0x000FFFFFFFFFFFFF) | (1022 << 52)).view(np.float64)
    if mantissa < _SQRT_HALF:
        mantissa *= 2.0
        exponent -= 1
    z = (mantissa - 1.0) / (mantissa + 1.0)
    w = z * z
    tail = 0.0
    for i in range(21, 1, -2):
        tail = (tail + 1.0 / i) * w
    return float(2.0 * (z + z * tail) + exponent * _LN2)


@compiled("float64(float64)")
def log2(x: float) -> float:
    """Binary logarithm of a positive normal number."""
    return float(ln(x) * 1.4426950408889634)
