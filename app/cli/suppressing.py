"""The work of ``vbas suppress``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from app.cli.endings import until_stopped
from app.cli.examined_input import fingerprints
from app.cli.options import SuppressOptions
from app.cli.places import files_said
from app.cli.progress import drive
from app.cli.suppress_input import read_records
from app.cli.suppress_options import AskedSuppression, asked_of, settled
from app.cli.suppress_words import print_comparison, print_outcome
from app.cli.written import print_written
from core.coded_records import CodedRecords
from core.errors import Notice
from core.hierarchies.remedies import heaviest, nothing_left, too_much
from core.io.cell_files import CellOrigin, write_cells, write_comparison
from core.io.cell_records import released_table
from core.io.outputs import NOTHING_PROTECTED
from core.io.synthesize.mark import synthetic_mark
from core.risk.samples import sample_rows
from core.steps import Steps
from core.suppression.cells.batch import batch
from core.suppression.cells.comparison import Compared
from core.suppression.cells.outcome import Outcome, carry_out

_STOPPING: Final = "ending; nothing will be written."
_IN_ORDER: Final = (
    "The records stand in the order of the file: where it is sorted, neighbours tell what is "
    "blanked."
)
_STATUS: Final = (
    "The status columns tell which empty cells were blanked: what stood there is rare, or of a "
    "small class. Whoever sees them can tell a blanked cell from a missing one."
)


@dataclass(frozen=True, eq=False)
class _Done:
    """What the command made: an outcome, or a comparison."""

    files: tuple[Path, ...]
    notices: tuple[Notice, ...]
    outcome: Outcome | None = None
    compared: tuple[Compared, ...] = ()


def suppress(options: SuppressOptions) -> None:
    """Runs the command: reads, suppresses, verifies, writes, says what came out.

    Raises
    ------
    VbasError
        If an option cannot be understood, a file cannot be used, or a combination does not pass.
    """
    asked = asked_of(options)
    done = drive(until_stopped(_steps(asked)), _STOPPING)
    if done.outcome is not None:
        print_outcome(done.outcome, done.notices)
    else:
        print_comparison(done.compared, done.notices)
    print_written(options.out, done.files)


def _steps(asked: AskedSuppression) -> Steps[_Done]:
    """The whole command as one computation."""
    records = yield from read_records(asked)
    asked = settled(asked, records)
    notices = (*asked.notices, *records.notices)
    mark = synthetic_mark(asked.records)
    inputs = yield from fingerprints(asked.files)
    origin = CellOrigin(inputs, mark is not None, notices, mark or {})
    if asked.attempts:
        compared = yield from batch(records, asked.attempts)
        files = write_comparison(compared, asked.options.out, origin, files_said(asked.options))
        return _Done(files, notices, None, compared)
    return (yield from _released(records, asked, origin))


def _released(records: CodedRecords, asked: AskedSuppression, origin: CellOrigin) -> Steps[_Done]:
    """One suppression, and its files."""
    options, design = asked.options, asked.samples
    samples = () if design is None else sample_rows(records, design)
    outcome = yield from carry_out(records, asked.protection)
    table = yield from released_table(
        outcome, keep=asked.keep, source=asked.records, force=options.force
    )
    said = (*outcome.suppression.notices, *_emptied(outcome), *table.notices)
    if asked.protection.status:
        said += (Notice(_STATUS),)
    if asked.protection.k == 1:
        said += (Notice(NOTHING_PROTECTED),)
    if options.keep_order:
        said += (Notice(_IN_ORDER),)
    more: dict[str, object] = {"kept_columns": list(asked.keep), "sorted": not options.keep_order}
    more["person_column"] = options.person
    if design is not None:
        more["samples"] = {"seed": design.seed, "records": [len(rows) for rows in samples]}
    notices = (*origin.notices, *said)
    files = yield from write_cells(
        outcome,
        table,
        options.out,
        replace(origin, notices=notices, more=more),
        keep_order=options.keep_order,
        samples=samples,
        read=files_said(options),
    )
    return _Done(files, notices, outcome)


def _emptied(outcome: Outcome) -> tuple[Notice, ...]:
    """Says that nothing, or little, is left, and which column to begin with."""
    if nothing_left(outcome):
        text = (
            "Everything is suppressed: no combination shows a value any more. The heaviest column "
            "is {column}: leave it out, take a coarser level of it, or lower k."
        )
    elif too_much(outcome):
        text = (
            "More than half of the values of a column are blanked. The heaviest column is "
            "{column}: leave it out, take a coarser level of it, or lower k."
        )
    else:
        return ()
    return (Notice(text, column=heaviest(outcome)),)
