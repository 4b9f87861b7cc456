"""Records on disk with blanks that were set by hand, for the tests of what is released."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import numpy as np
import pandas as pd

from core.coded_records import CodedRecords
from core.io.records.coded import read_coded
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish
from core.suppression.cells.candidates import BlankCandidates
from core.suppression.cells.loss import loss_of
from core.suppression.cells.outcome import Outcome, RecordBaseline
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.verify import Verification


def file_of(path: Path, rows: Mapping[str, Sequence[object]]) -> Path:
    frame = pd.DataFrame(rows)
    if path.suffix == ".parquet":
        frame.to_parquet(path, index=False)
    else:
        frame.to_csv(path, index=False)
    return path


def read(path: Path, *columns: str, area: str | None = None) -> CodedRecords:
    qis = [QuasiIdentifier(name) for name in columns]
    return finish(read_coded(path, qis, area_column=area, keep_unknown=True))


def outcome_of(
    records: CodedRecords, columns: Sequence[str], blanked: Iterable[tuple[int, str]] = ()
) -> Outcome:
    """What came out if (record, column) pairs are blanked."""
    blanks = np.zeros(records.n_records, dtype=np.uint64)
    for row, name in blanked:
        blanks[row] |= np.uint64(1 << columns.index(name))
    suppression = CellSuppression(
        Protection((tuple(columns),), 2), tuple(columns), blanks, (), (0,), 0, 0, 0
    )
    return Outcome(
        records,
        suppression,
        Verification(2, ()),
        loss_of(records, suppression),
        RecordBaseline(0, 0, 0.0),
        BlankCandidates({}, 2),
    )
