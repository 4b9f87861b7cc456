"""Disjoint samples of the released records as files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from core.io.cell_files import sample_name
from core.io.cell_records import released_table, write_rows
from core.io.records.released_query import WrittenRecords
from core.io.result_folder import check_result_folder, whole_folder
from core.risk.samples import SampleDesign, sample_rows
from core.steps import Steps
from core.suppression.cells.outcome import Outcome

COMMAND: Final = "samples"


def write_samples(
    outcome: Outcome,
    folder: Path,
    design: SampleDesign,
    *,
    released: Sequence[str] | None = None,
    source: Path | None = None,
    metadata: Mapping[bytes, bytes] | None = None,
) -> Steps[tuple[WrittenRecords, ...]]:
    """Writes each sample as a Parquet file; all of them appear, or none.

    Parameters
    ----------
    outcome
        What came out.
    folder, design
        Where to (made if it is not there); how many samples, and how large.
    released
        Columns to release, in order; those protected or following if not given.
    source
        The record file, which must not be replaced.
    metadata
        What the files say of themselves, such as that their records are synthetic.

    Raises
    ------
    VbasError
        If a column tells what is blanked, records are too few, or the folder holds anything but
        earlier samples or cannot be written.
    """
    rows = sample_rows(outcome.records, design)
    check_result_folder(folder, COMMAND, (source,))
    table = yield from released_table(outcome, released=released)
    written = []
    with whole_folder(folder, COMMAND, (source,)) as partial:
        for name, some in zip(map(sample_name, range(len(rows))), rows, strict=True):
            n = yield from write_rows(table, partial / name, some, metadata=metadata)
            written.append(WrittenRecords(folder / name, n, table.notices))
    return tuple(written)
