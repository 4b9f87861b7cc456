"""Counts of records that are too small to be shown to others: one rule for everything that tells.

Whoever counts fewer than k records tells of people who could be known; "< k" is said instead.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core.steps import Stage

ALL_TOLD: Final = 0
"""The threshold under which every count is told."""


def are_small(counts: NDArray[Any], least: int) -> NDArray[np.bool_]:
    """(n,) which counts are not to be told: more than 0, fewer than ``least``; NaN is none."""
    counts = np.asarray(counts)
    return np.asarray((counts > 0) & (counts < least), dtype=bool)


def is_small(count: float, least: int) -> bool:
    """Whether a count is not to be told; see `are_small`."""
    return 0 < count < least


def without_small(
    values: NDArray[Any], counts: NDArray[Any], least: int
) -> tuple[NDArray[Any], NDArray[np.bool_]]:
    """Values without those that would tell a small count.

    Parameters
    ----------
    values
        (n,) numbers of any kind: the counts themselves, or what is worked out from them.
    counts
        (n,) the counts of records behind them.
    least
        The smallest count that is told.

    Returns
    -------
    values
        (n,) the same where nothing is small; else float64, NaN where a value is not told.
    small
        (n,) where that is.
    """
    small = are_small(counts, least)
    if not small.any():
        return values, small
    left = values.astype(np.float64)
    left[small] = np.nan
    return left, small


def stage_without_small(stage: str, least: int) -> str:
    """A stage, or why a search ended, in which no anonymity below ``least`` is told.

    The anonymity of a region is the size of its smallest class, and stands in the value ``at``.
    """
    if not isinstance(stage, Stage):
        return stage
    values = dict(stage.values)
    if not is_small(values.get("at", 0), least):  # type: ignore[arg-type]
        told = {
            name: stage_without_small(of, least) if isinstance(of, str) else of
            for name, of in values.items()
        }
        return Stage(stage.template, **told)
    if (n := values.get("n", 1)) == 1:
        return Stage("1 region at an anonymity below {least:,}", least=least)
    return Stage("{n:,} regions at an anonymity below {least:,}", n=n, least=least)
