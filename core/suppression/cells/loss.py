"""What was lost: records touched, cells, entropy."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.suppression.cells.counting import blanked_by_code
from core.suppression.cells.result import CellSuppression


@dataclass(frozen=True)
class Loss:
    """What a suppression cost.

    Attributes
    ----------
    records_touched
        Records with a blanked cell.
    cells
        {column: cells blanked}.
    entropy_bits
        {column: non-uniform entropy of its blanked cells}: -log2(support of the original value
        divided by the records), summed.
    step
        Counts are rounded up to multiples of this, as a project tells them; 1 = they are exact.
    by_blanks
        Records with 0, 1, 2 ... blanked cells; () where that is not told.
    """

    n_records: int
    records_touched: int
    cells: Mapping[str, int]
    entropy_bits: Mapping[str, float]
    step: int = 1
    by_blanks: tuple[int, ...] = ()

    def blanked_beyond(self, share: float) -> int:
        """Records of which more than a share of the columns, 0 to 1, is blanked."""
        n = len(self.cells)
        return sum(of for blanks, of in enumerate(self.by_blanks) if n and blanks / n > share)

    @property
    def records_touched_percent(self) -> float:
        """Records with a blanked cell, % of all records."""
        return 100 * self.records_touched / self.n_records if self.n_records else 0.0

    @property
    def cells_total(self) -> int:
        """Cells blanked in all."""
        return sum(self.cells.values())

    @property
    def cells_total_percent(self) -> float:
        """Blanked cells, % of all cells of these columns (Tables 9 and 10)."""
        return (
            100 * self.cells_total / (self.n_records * len(self.cells)) if self.n_records else 0.0
        )

    @property
    def entropy_total(self) -> float:
        """Non-uniform entropy of all blanked cells, bits."""
        return math.fsum(self.entropy_bits.values())

    @property
    def entropy_per_record(self) -> float:
        """Non-uniform entropy, bits per record of the file."""
        return self.entropy_total / self.n_records if self.n_records else 0.0

    def cells_percent(self, column: str) -> float:
        """Blanked cells of a column, % of all records (Tables 9 and 10)."""
        return 100 * self.cells[column] / self.n_records if self.n_records else 0.0

    def entropy_percent(self, baseline: Loss) -> float | None:
        """Entropy per record in % of a baseline's (100 = the same); None if the baseline has none.

        El Emam et al. 2011, Tables 9 and 10. Per record, so that files of different length compare.
        """
        if not baseline.entropy_per_record:
            return None
        return 100 * self.entropy_per_record / baseline.entropy_per_record


def loss_of(records: CodedRecords, suppression: CellSuppression) -> Loss:
    """Counts what a suppression cost, and measures its non-uniform entropy.

    El Emam et al. 2011, "Measuring information loss". The support of a value is counted before
    anything was blanked. A cell that was missing already and is marked because it follows another
    counts with the support of "missing".

    Raises
    ------
    VbasError
        If the suppression is about other records.
    """
    check_same_records(records, suppression)
    bits = {}
    for bit, column in enumerate(suppression.columns):
        codes = np.ascontiguousarray(records.codes[records.columns.index(column)])
        n_codes = len(records.categories[column]) + 1
        support, blanked = blanked_by_code(codes, n_codes, suppression.blanks, bit).T
        some = blanked > 0
        informed = blanked[some] * -np.log2(support[some] / records.n_records)
        bits[column] = math.fsum(informed) + 0.0  # never -0
    blanks = np.bitwise_count(suppression.blanks)
    by_blanks = np.bincount(blanks, minlength=len(suppression.columns) + 1)
    return Loss(
        records.n_records,
        suppression.records_touched,
        dict(suppression.cells),
        bits,
        by_blanks=tuple(by_blanks.tolist()),
    )


def check_same_records(records: CodedRecords, suppression: CellSuppression) -> None:
    """Raises if the records are not those of the suppression."""
    absent = [name for name in suppression.columns if name not in records.columns]
    if absent:
        raise VbasError(
            "There is no column {column} among these records.",
            "Read the records again with all columns of the combinations.",
            column=absent[0],
        )
    if suppression.n_records != records.n_records:
        raise VbasError(
            "The suppression is about {n} records, but there are {found}.",
            "Suppress the cells of these records again.",
            n=suppression.n_records,
            found=records.n_records,
        )
