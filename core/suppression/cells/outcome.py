"""Cells suppressed, and what is known about it: one value for all who show or write it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.coded_records import CodedRecords
from core.suppression.cells.result import CellSuppression

if TYPE_CHECKING:
    from core.suppression.cells.loss import Loss
    from core.suppression.cells.record_baseline import RecordBaseline
    from core.suppression.cells.verify import Verification


@dataclass(frozen=True, eq=False)
class Outcome:
    """A suppression, verified and measured.

    Attributes
    ----------
    records
        The records it is about, as codes, with a column for each level used.
    suppression
        Which cells are blanked.
    verification
        Every combination looked at again, by other means.
    loss
        What was lost: cells, records, entropy.
    baseline
        What leaving out whole records would have cost instead.
    """

    records: CodedRecords
    suppression: CellSuppression
    verification: Verification
    loss: Loss
    baseline: RecordBaseline
