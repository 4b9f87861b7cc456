"""What leaving out whole records would cost, beside blanking single cells."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.suppression.cells.protection import Protection
from core.suppression.cells.released import ReleasedCells


@dataclass(frozen=True)
class RecordBaseline:
    """Records left out until every combination has no class below k.

    Attributes
    ----------
    records_suppressed
        Records left out.
    cells
        Values of the columns in combinations and followers lost with them.
    entropy_bits
        Non-uniform entropy of these values.
    """

    records_suppressed: int
    cells: int
    entropy_bits: float


def record_baseline(records: CodedRecords, protection: Protection) -> RecordBaseline:
    """Leaves out every record of a class below k, again and again until there is none.

    A record leaves the classes of all combinations at once, which can take others below k. Classes
    of missing values alone stay: they tell nothing.

    Parameters
    ----------
    records
        The records, with the columns of the protection.
    protection
        What shall hold.
    """
    cells = ReleasedCells(records, protection.columns, np.zeros(records.n_records, dtype=np.uint64))
    out = _left_out(cells, protection)
    lost, bits = 0, 0.0
    for name in protection.columns:
        values = cells.codes(name)
        support = np.bincount(values, minlength=cells.missing(name) + 1)[: cells.missing(name)]
        gone = np.bincount(values[out], minlength=cells.missing(name) + 1)[: cells.missing(name)]
        lost += int(gone.sum())
        some = gone > 0
        bits -= float(gone[some] @ np.log2(support[some] / records.n_records))
    return RecordBaseline(int(np.count_nonzero(out)), lost, bits)


def _left_out(cells: ReleasedCells, protection: Protection) -> NDArray[np.bool_]:
    """(n,) which records have to go."""
    out = np.zeros(cells.n_records, dtype=bool)
    classes = [_classes(cells, columns) for columns in protection.passes]
    while True:
        before = np.count_nonzero(out)
        for of, shows in classes:
            sizes = np.bincount(of[~out], minlength=int(of.max(initial=0)) + 1)
            out |= shows & (sizes[of] < protection.k)
        if np.count_nonzero(out) == before:
            return out


def _classes(
    cells: ReleasedCells, columns: tuple[str, ...]
) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """(n,) class of each record from 0, and (n,) whether it shows a value."""
    keys, most = cells.keys(columns)
    if most > 4 * len(keys):
        order = np.argsort(keys, kind="stable")
        new = np.ones(len(keys), dtype=bool)
        np.not_equal(keys[order][1:], keys[order][:-1], out=new[1:])
        keys = np.empty(len(keys), dtype=np.int64)
        keys[order] = np.cumsum(new) - 1
    return keys, cells.shows(columns)
