"""Moments of what values tell by chance, compiled."""

from __future__ import annotations

from math import exp

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

Longs = NDArray[np.int64]
Doubles = NDArray[np.float64]

_I64, _F64 = "Array(int64, 1, 'C', readonly=True)", "Array(float64, 1, 'C', readonly=True)"


@compiled(f"float64({_F64}, int64, int64, int64, int64)")
def _log_falling(logs: Doubles, h: int, s: int, i: int, j: int) -> float:
    """Logarithm of h (h - 1) ... i factors, times s (s - 1) ... j factors; -inf where it is 0."""
    if i > h or j > s:
        return -np.inf
    return float(logs[h] - logs[h - i] + logs[s] - logs[s - j])


@compiled(f"UniTuple(float64, 3)({_F64}, {_I64}, {_I64}, {_I64}, {_I64}, {_I64}, float64)")
def _dealt(
    logs: Doubles,
    hiding: Longs,
    showing: Longs,
    of_hiding: Longs,
    of_showing: Longs,
    number: Longs,
    least: float,
) -> tuple[float, float, float]:
    """Mean, variance and largest part of the records told in one context; see `moments`."""
    n, m = len(of_hiding), len(hiding)
    all_hiding, all_showing = hiding.sum(), showing.sum()
    each, some, every = np.empty((n, m)), np.empty(n), np.empty(n)
    expected, squared, largest = 0.0, 0.0, 0.0
    for t in range(n):
        i, j = of_hiding[t], of_showing[t]
        every[t] = _log_falling(logs, all_hiding, all_showing, i, j)
        for a in range(m):
            each[t, a] = exp(_log_falling(logs, hiding[a], showing[a], i, j) - every[t])
        some[t] = each[t].sum()
        if some[t] < least:
            some[t] = 0.0
            continue
        largest = max(largest, float(i))
        expected += number[t] * i * some[t]
        squared += number[t] * i * i * some[t]
        for u in range(t + 1):
            pairs = number[t] * (number[t] - 1) if u == t else 2 * number[t] * number[u]
            if some[u] == 0.0 or pairs == 0:
                continue
            k, o = i + of_hiding[u], j + of_showing[u]
            both = _log_falling(logs, all_hiding, all_showing, k, o)
            same, product = 0.0, 0.0
            for a in range(m):
                same += exp(_log_falling(logs, hiding[a], showing[a], k, o) - both)
                product += each[t, a] * each[u, a]
            different = (some[t] * some[u] - product) * exp(every[t] + every[u] - both)
            squared += pairs * i * of_hiding[u] * (same + different)
    return expected, max(squared - expected * expected, 0.0), largest


@compiled(f"float64[::1]({', '.join([_I64] * 7)}, {_F64}, float64)")
def moments(
    code_starts: Longs,
    hiding: Longs,
    showing: Longs,
    kind_starts: Longs,
    of_hiding: Longs,
    of_showing: Longs,
    number: Longs,
    logs: Doubles,
    least: float,
) -> Doubles:
    """Mean and variance of the records told if values were dealt anew, exactly.

    Of each context, values are dealt anew among the records that hide their code, and among those
    that show it. A value tells where all records that get it have one code.

    Parameters
    ----------
    code_starts
        (c + 1,) where the codes of each context start in ``hiding`` and ``showing``: how many
        records of the code hide and show it.
    kind_starts
        (c + 1,) where the kinds of values of each context start: a kind has ``of_hiding`` records
        that hide their code, ``of_showing`` that show it, and ``number`` values.
    logs
        Logarithms of the factorials of 0, 1 ...
    least
        Values that tell with a smaller probability than this never do.

    Returns
    -------
    (3,) float64
        Mean, variance, and the most records of a value that may tell by chance.
    """
    mean, variance, largest = 0.0, 0.0, 0.0
    for c in range(len(code_starts) - 1):
        codes = slice(code_starts[c], code_starts[c + 1])
        kinds = slice(kind_starts[c], kind_starts[c + 1])
        if kind_starts[c] < kind_starts[c + 1]:
            here = _dealt(
                logs,
                hiding[codes],
                showing[codes],
                of_hiding[kinds],
                of_showing[kinds],
                number[kinds],
                least,
            )
            mean += here[0]
            variance += here[1]
            largest = max(largest, here[2])
    return np.array([mean, variance, largest])
