"""The fewest cells that must be blanked, exactly: an integer programme over what records may show.

Records with equal values are alike. ``x[t, b]`` of the records of kind t blank the columns b; in
each combination, those who show the same there make a class, which has at least k records, or none,
or shows nothing: what the suppression keeps to as well (a blank being a value of its own).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.optimize import Bounds, LinearConstraint, milp

from core.coded_records import CodedRecords


@dataclass(frozen=True)
class FewestCells:
    """No release blanks fewer than ``least``; one is known that blanks ``found``."""

    least: int
    found: int


def fewest_cells(
    records: CodedRecords, combinations: tuple[tuple[str, ...], ...], k: int, seconds: float
) -> FewestCells:
    """The fewest cells blanked so that every combination is safe; -1 for ``found`` if none is."""
    columns = tuple(dict.fromkeys(name for of in combinations for name in of))
    codes = records.codes[[records.columns.index(name) for name in columns]].T
    kinds, people = np.unique(codes, axis=0, return_counts=True)
    masks = np.arange(1 << len(columns))
    of_kind = np.repeat(np.arange(len(kinds)), len(masks))
    blanked = (np.tile(masks, len(kinds))[:, None] >> np.arange(len(columns)) & 1) == 1
    shown = np.where(blanked, -1, kinds[of_kind])
    classes, ways = [], []
    for combination in combinations:
        where = [columns.index(name) for name in combination]
        _, of = np.unique(shown[:, where], axis=0, return_inverse=True)
        shows = np.flatnonzero((shown[:, where] >= 0).any(axis=1))
        _, number = np.unique(of[shows], return_inverse=True)
        classes.append(number + sum(int(c.max()) + 1 for c in classes if len(c)))
        ways.append(shows)
    return _solved(
        blanked.sum(axis=1),
        of_kind,
        people,
        np.concatenate(classes),
        np.concatenate(ways),
        k,
        seconds,
    )


def _solved(
    price: NDArray[np.intp],
    of_kind: NDArray[np.intp],
    people: NDArray[np.intp],
    of_class: NDArray[np.intp],
    way: NDArray[np.intp],
    k: int,
    seconds: float,
) -> FewestCells:
    """Solves it; ``way[i]`` is a variable x and ``of_class[i]`` the class it would be in."""
    n_x, n_classes, pairs = len(price), int(of_class.max()) + 1, np.arange(len(way))
    most = people[of_kind]
    everyone = sp.coo_array((np.ones(n_x), (of_kind, np.arange(n_x))), (len(people), n_x))
    held = sp.coo_array((np.ones(len(way)), (of_class, way)), (n_classes, n_x))
    own = sp.coo_array((np.ones(len(way)), (pairs, way)), (len(way), n_x))
    open_ = sp.coo_array((-most[way].astype(float), (pairs, of_class)), (len(way), n_classes))
    matrix = sp.block_array([[everyone, None], [held, -k * sp.eye_array(n_classes)], [own, open_]])
    low = np.concatenate([people, np.zeros(n_classes), np.full(len(way), -np.inf)])
    high = np.concatenate([people, np.full(n_classes, np.inf), np.zeros(len(way))])
    solved = milp(
        np.concatenate([price, np.zeros(n_classes)]),
        integrality=np.ones(n_x + n_classes),
        bounds=Bounds(0, np.concatenate([most, np.ones(n_classes)])),
        constraints=LinearConstraint(sp.csc_array(matrix), low, high),
        options={"time_limit": seconds},
    )
    bound = solved.mip_dual_bound
    least = 0 if bound is None or not np.isfinite(bound) else max(0, int(np.ceil(bound - 1e-6)))
    return FewestCells(least, -1 if solved.x is None else round(float(solved.fun)))
