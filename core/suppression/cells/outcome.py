"""Cells suppressed, and what is known about it: one value for all who show or write it."""

from __future__ import annotations

from dataclasses import dataclass

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import Step, Steps
from core.suppression.cells.give_back import with_cells_given_back
from core.suppression.cells.loss import Loss, loss_of
from core.suppression.cells.protection import Protection
from core.suppression.cells.record_baseline import MEASURING, RecordBaseline, record_baseline
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.suppress import suppress_cells
from core.suppression.cells.verify import Verification, verify


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


def carry_out(records: CodedRecords, protection: Protection) -> Steps[Outcome]:
    """Suppresses cells, gives back what it can if asked to, verifies, and measures what it cost.

    Parameters
    ----------
    records
        The records, with every column of the protection.
    protection
        What shall hold.

    Raises
    ------
    VbasError
        If a combination does not pass, which nothing but a mistake of the program can cause; not
        after a single pass, which is known to leave classes below k.
    """
    suppression = yield from suppress_cells(records, protection)
    if protection.give_back and suppression.cells_before_give_back is None:
        suppression = yield from with_cells_given_back(records, suppression)
    verification = yield from verify(records, suppression)
    if not protection.single_pass:
        _check(verification)
    yield Step(MEASURING)
    loss = loss_of(records, suppression)
    baseline = yield from record_baseline(records, protection)
    return Outcome(records, suppression, verification, loss, baseline)


def _check(verification: Verification) -> None:
    """Raises if a combination or a follower does not pass."""
    hint = "This is a mistake of the program: release nothing, and please report it."
    if verification.failed:
        worst = verification.failed[0]
        raise VbasError(
            "{failed} of {n} combinations are not safe after the suppression: {combination} has "
            "{classes} classes of fewer than {k} records.",
            hint,
            failed=len(verification.failed),
            n=len(verification.checks),
            combination="+".join(worst.columns),
            classes=worst.classes_below_k,
            k=verification.k,
        )
    for column, cells in verification.shown_beside.items():
        raise VbasError(
            "{column} still shows {cells} values whose fellow columns are blanked.",
            hint,
            column=column,
            cells=cells,
        )
