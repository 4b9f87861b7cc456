"""Rows of codes as single whole numbers: the mixed-radix number of their categories."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

_MOST = 2**62


def packed(codes: NDArray[np.int32], n_codes: Sequence[int]) -> NDArray[np.int64]:
    """(m,) one number below 2**62 for each row: alike for rows that are alike, in their order.

    Parameters
    ----------
    codes
        (q, m) categories; the first variable weighs most.
    n_codes
        (q,) numbers of codes. Where their product is too large for a number, what is packed so
        far is replaced by its rank.
    """
    keys = np.zeros(codes.shape[1], np.int64)
    possible = 1
    for row, n in zip(codes, n_codes, strict=True):
        if possible * n > _MOST:
            keys, possible = _ranks(keys)
        keys = keys * n + row
        possible *= n
    return keys


def _ranks(keys: NDArray[np.int64]) -> tuple[NDArray[np.int64], int]:
    """Each key's rank among the different ones, and how many these are."""
    order = np.argsort(keys, kind="stable")
    ordered = keys[order]
    ranks = np.empty(len(keys), np.int64)
    ranks[order] = np.cumsum(np.concatenate(([0], ordered[1:] != ordered[:-1]))[: len(keys)])
    return ranks, int(ranks.max(initial=-1)) + 1
