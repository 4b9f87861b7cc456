"""Random numbers by counting: a record's values depend on its number alone.

All arithmetic is on 64-bit integers, so the same seed gives the same records on every machine,
whatever the size of the blocks or the number of cores. The mixing function is the finaliser of
SplitMix64 (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators").
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_ROUNDS = 8


@compiled("uint64(uint64)", inline="always")
def mix(z: np.uint64) -> np.uint64:
    """One 64-bit number for another, looking random."""
    z = (z ^ (z >> _S30)) * _MIX_1
    z = (z ^ (z >> _S27)) * _MIX_2
    return np.uint64(z ^ (z >> _S31))


@compiled("uint64(uint64, uint64)", inline="always")
def _number(key: np.uint64, i: np.uint64) -> np.uint64:
    mixed: np.uint64 = mix(key + (i + np.uint64(1)) * _GOLDEN)
    return mixed


@compiled("void(uint64, int64, int64, int64[::1])")
def uniform_integers(key: np.uint64, low: int, high: int, out: NDArray[np.int64]) -> None:
    """Fills ``out`` (n,) with integers from ``low`` to ``high``, both included."""
    span = np.uint64(high - low + 1)
    for i in range(len(out)):
        out[i] = low + np.int64(((_number(key, np.uint64(i)) >> _S32) * span) >> _S32)


@compiled("void(uint64, int64, int64, int64[::1])")
def permuted(key: np.uint64, n: int, first: int, out: NDArray[np.int64]) -> None:
    """Fills ``out`` with places ``first``, ``first + 1`` ... of a random order of 0 .. n-1.

    A Feistel network over a square that holds n, walked until the number is below n (Black and
    Rogaway 2002, "Ciphers with arbitrary finite domains"): no table of n numbers is needed.
    """
    side = np.uint64(np.ceil(np.sqrt(np.float64(n))))
    while side * side < np.uint64(n):
        side += np.uint64(1)
    for i in range(len(out)):
        x = np.uint64(first + i)
        while True:
            left, right = x % side, x // side
            for turn in range(_ROUNDS):
                h = mix(key + right * _GOLDEN + np.uint64(turn) * _MIX_1)
                step = left + (((h >> _S32) * side) >> _S32)
                if step >= side:
                    step -= side
                left, right = right, step
            x = left + right * side
            if x < np.uint64(n):
                break
        out[i] = np.int64(x)


@compiled("void(int64[::1], int64[::1], int32[::1], int64, int32[::1])")
def areas_of(
    records: NDArray[np.int64],
    starts: NDArray[np.int64],
    guess: NDArray[np.int32],
    shift: int,
    out: NDArray[np.int32],
) -> None:
    """The area of each record, where area a holds records ``starts[a] .. starts[a + 1] - 1``.

    ``guess[b]`` is the area of record ``b << shift``.
    """
    for i in range(len(records)):
        area = guess[records[i] >> shift]
        while starts[area + 1] <= records[i]:
            area += 1
        out[i] = area


@compiled(
    "void(uint64, int64[::1], int32[::1], uint64[:, ::1], int32[:, ::1], int32[::1])",
)
def draw(
    key: np.uint64,
    records: NDArray[np.int64],
    rows: NDArray[np.int32],
    limits: NDArray[np.uint64],
    aliases: NDArray[np.int32],
    out: NDArray[np.int32],
) -> None:
    """One category for each record by Walker's alias method (Vose 1991).

    ``rows[i]`` is the distribution of record ``records[i]``: a row of ``limits`` (in units of
    2^-32) and ``aliases``.
    """
    n = np.uint64(limits.shape[1])
    for i in range(len(records)):
        h = _number(key, np.uint64(records[i]))
        j = ((h >> _S32) * n) >> _S32
        row = rows[i]
        out[i] = np.int32(j) if (h & _LOW) < limits[row, j] else aliases[row, j]
