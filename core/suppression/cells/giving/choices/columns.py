"""Columns and combinations as bits and numbers: what the choices of records depend on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.suppression.cells.protection import Protection

_LARGEST_KEY: Final = 2**62


@dataclass(frozen=True, eq=False)
class Columns:
    """The columns of a protection, by the index of their bit.

    Attributes
    ----------
    missing
        (c,) int32 code of each that means missing; the one after it is that of a blank.
    closures, leaders, near
        (c,) uint64 columns that follow each, that it follows (itself among both), and that stand
        in a combination with it.
    weights
        (c,) weights.
    combinations
        Columns of each combination gone through.
    """

    missing: NDArray[np.int32]
    closures: NDArray[np.uint64]
    leaders: NDArray[np.uint64]
    near: NDArray[np.uint64]
    weights: NDArray[np.float64]
    combinations: tuple[NDArray[np.int64], ...]

    def mask(self, combination: int) -> np.uint64:
        """The columns of a combination as bits."""
        return np.uint64(sum(1 << int(c) for c in self.combinations[combination]))

    def factors(self, combination: int) -> NDArray[np.uint64] | None:
        """(columns of the combination,) factors that make one number of its codes.

        None where one number cannot hold them.
        """
        factors, room = [], 1
        for c in self.combinations[combination]:
            factors.append(room)
            room *= int(self.missing[c]) + 2
        return np.array(factors, np.uint64) if room <= _LARGEST_KEY else None


def columns_of(records: CodedRecords, protection: Protection) -> Columns:
    """What the choices of records depend on."""
    names = protection.columns
    at = {name: i for i, name in enumerate(names)}
    follows = np.eye(len(names), dtype=bool)
    for name in names:
        for follower in protection.followers(name):
            follows[at[name], at[follower]] = True
    together = np.zeros_like(follows)
    for combination in protection.passes:
        which = [at[name] for name in combination]
        together[np.ix_(which, which)] = True
    return Columns(
        np.array([len(records.categories[name]) for name in names], np.int32),
        _bits(follows),
        _bits(follows.T),
        _bits(together),
        np.array([protection.weight(name) for name in names]),
        tuple(np.array([at[n] for n in of], np.int64) for of in protection.passes),
    )


def _bits(rows: NDArray[np.bool_]) -> NDArray[np.uint64]:
    """Each row as one number."""
    return np.array([sum(1 << int(c) for c in np.flatnonzero(row)) for row in rows], np.uint64)
