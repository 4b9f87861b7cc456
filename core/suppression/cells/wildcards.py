"""Classes if a blank may stand for any value: the weaker meaning of a blank."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.arrays import distinct
from core.suppression.cells.released import ReleasedCells


def below_k_as_wildcard(released: ReleasedCells, columns: tuple[str, ...], k: int) -> int:
    """Records whose shown values fewer than k records could have, if a blank may be any value.

    A missing value is still a value of its own. Only classes that are below k in the stricter
    meaning are looked at: the others have k records that agree.

    Parameters
    ----------
    released
        The released cells.
    columns
        The combination.
    k
        Smallest size allowed, records.
    """
    rows, sizes = _classes(released, columns)
    blanks = rows == [released.missing(name) + 1 for name in columns]
    shows = (rows < [released.missing(name) for name in columns]).any(axis=1)
    below = np.flatnonzero(shows & (sizes < k))
    patterns = _patterns(blanks)
    could = sizes.copy()
    # Those who blank most agree with most: after them, hardly any class is below k still.
    others = distinct(patterns)
    others = others[np.argsort(-np.bitwise_count(others).astype(np.int64), kind="stable")]
    for pattern in distinct(patterns[below]):
        alike = below[patterns[below] == pattern]
        for other in others:
            waiting = alike[could[alike] < k]
            if not len(waiting):
                break
            if other != pattern:
                theirs = np.flatnonzero(patterns == other)
                both = ~(blanks[waiting[0]] | blanks[theirs[0]])
                could[waiting] += _agreeing(
                    rows[waiting][:, both], rows[theirs][:, both], sizes[theirs]
                )
    return int(sizes[below[could[below] < k]].sum())


def _classes(
    released: ReleasedCells, columns: tuple[str, ...]
) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """(classes, c) codes of the classes, and (classes,) their sizes."""
    keys, _ = released.keys(columns)
    _, first, sizes = np.unique(keys, return_index=True, return_counts=True)
    rows = np.column_stack([released.codes(name)[first] for name in columns])
    return rows, sizes.astype(np.int64)


def _patterns(blanks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """(classes,) a number for each set of blanked columns."""
    bits = np.int64(1) << np.arange(blanks.shape[1], dtype=np.int64)
    return np.asarray(blanks @ bits, dtype=np.int64)


def _agreeing(
    ours: NDArray[np.int32], theirs: NDArray[np.int32], sizes: NDArray[np.int64]
) -> NDArray[np.int64]:
    """(ours,) records of ``theirs`` that agree in all columns with each of ``ours``."""
    both = np.concatenate([ours, theirs])
    group = np.zeros(len(both), dtype=np.int64)
    for column in both.T:
        pairs = group * (int(column.max(initial=0)) + 1) + column
        group = np.searchsorted(distinct(pairs), pairs).astype(np.int64)
    sums = np.bincount(group[len(ours) :], weights=sizes, minlength=int(group.max()) + 1)
    return sums[group[: len(ours)]].astype(np.int64)
