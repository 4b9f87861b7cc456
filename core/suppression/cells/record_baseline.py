"""What leaving out whole records would cost, beside blanking single cells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.steps import Step, Steps
from core.suppression.cells.counting import people_in
from core.suppression.cells.protection import Protection
from core.suppression.cells.released import ReleasedCells

MEASURING: Final = "measuring what was lost"


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


def record_baseline(records: CodedRecords, protection: Protection) -> Steps[RecordBaseline]:
    """Leaves out every record of a class of fewer than k persons, again until there is none.

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
    out = yield from _left_out(records, cells, protection)
    lost, bits = 0, 0.0
    for name in protection.columns:
        values = cells.codes(name)
        support = np.bincount(values, minlength=cells.missing(name) + 1)[: cells.missing(name)]
        gone = np.bincount(values[out], minlength=cells.missing(name) + 1)[: cells.missing(name)]
        lost += int(gone.sum())
        some = gone > 0
        bits -= float(gone[some] @ np.log2(support[some] / records.n_records))
    return RecordBaseline(int(np.count_nonzero(out)), lost, bits)


def _left_out(
    records: CodedRecords, cells: ReleasedCells, protection: Protection
) -> Steps[NDArray[np.bool_]]:
    """(n,) which records have to go."""
    out = np.zeros(cells.n_records, dtype=bool)
    classes, passes = [], protection.passes
    for j, columns in enumerate(passes):
        yield Step(MEASURING, j, len(passes))
        classes.append(_classes(cells, columns))
    sizes = [people_in(records, of, int(of.max(initial=-1)) + 1) for of, _ in classes]
    gone: list[NDArray[np.int64]] = []
    seen = [0] * len(classes)
    waiting = len(classes)
    while waiting:
        for j, (of, shows) in enumerate(classes):
            yield Step(MEASURING, len(passes), len(passes))
            if records.persons is None:
                for some in gone[seen[j] :]:
                    np.subtract.at(sizes[j], of[some], 1)
            else:
                sizes[j] = people_in(records, np.where(out, np.int32(-1), of), len(sizes[j]))
            seen[j] = len(gone)
            small = np.flatnonzero((sizes[j] < protection.k)[of] & shows & ~out)
            out[small] = True
            gone.append(small)
            waiting = len(classes) if len(small) else waiting - 1
            if not waiting:
                break
    return out


def _classes(
    cells: ReleasedCells, columns: tuple[str, ...]
) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
    """(n,) class of each record from 0, and (n,) whether it shows a value."""
    keys, most = cells.keys(columns)
    if most > 4 * len(keys):
        keys = pd.factorize(keys)[0]
    return keys.astype(np.int32), cells.shows(columns)
