"""``vbas suppress``: single values blanked until every combination is safe."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from app.cli.inputs import (
    areas_with_levels,
    files_said,
    fingerprints,
    print_written,
    record_fields,
    without_places,
)
from app.cli.interruption import until_stopped
from app.cli.options import InputError, Options
from app.cli.progress import drive
from app.cli.suppress_options import AskedSuppression, asked_of, is_derived, settled
from app.cli.suppress_words import print_comparison, print_outcome
from app.cli.texts import names
from core.areas import AreaLayer
from core.background import in_background
from core.coded_records import CodedRecords
from core.errors import Notice
from core.hierarchies.apply import with_levels
from core.hierarchies.remedies import emptied
from core.io.area_tables import levels_named
from core.io.cell_files import CellOrigin, write_cells, write_comparison
from core.io.cell_records import released_table
from core.io.hierarchy_files import read_hierarchy
from core.io.outputs import NOTHING_PROTECTED
from core.io.records.coded import read_coded
from core.io.records.record_notices import of_places
from core.io.records.released import REGION
from core.io.records.source import RecordSource
from core.io.region_column import with_region_column
from core.io.release_pack.origin import KEY as MADE_FROM
from core.io.release_pack.origin import made_from_cells
from core.io.synthesize.mark import synthetic_mark
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.released_columns.judged import TOLERANCE
from core.risk.samples import sample_rows
from core.steps import Steps
from core.suppression.cells.batch import batch
from core.suppression.cells.comparison import Compared
from core.suppression.cells.outcome import Outcome, carry_out, check_candidates
from core.suppression.cells.telling import column_of, telling

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


def run(options: Options) -> None:
    """Runs the command: reads, suppresses, verifies, writes, says what came out."""
    asked = asked_of(options)
    done = drive(until_stopped(_steps(asked)), _STOPPING)
    if done.outcome is not None:
        print_outcome(done.outcome, done.notices)
    else:
        print_comparison(done.compared, done.notices)
    print_written(options.out, done.files)


def _steps(asked: AskedSuppression) -> Steps[_Done]:
    """The whole command as one computation."""
    options = asked.options
    records = yield from _records(asked)
    asked = settled(asked, records)
    notices = (*asked.notices, *records.notices)
    mark = synthetic_mark(options.records)
    inputs = yield from fingerprints(asked.files, _told(records))
    origin = CellOrigin(inputs, mark is not None, notices, mark or {})
    if asked.attempts:
        compared = yield from batch(records, asked.attempts)
        files = write_comparison(compared, options.out, origin, files_said(options))
        return _Done(files, notices, None, compared)
    return (yield from _released(records, asked, origin))


def _released(records: CodedRecords, asked: AskedSuppression, origin: CellOrigin) -> Steps[_Done]:
    """One suppression, and its files."""
    options, design = asked.options, asked.samples
    samples = () if design is None else sample_rows(records, design)
    outcome = yield from carry_out(records, asked.protection)
    if options.candidates is not None:
        check_candidates(outcome, options.candidates)
    tolerance = TOLERANCE if options.tolerance is None else options.tolerance
    table = yield from released_table(
        outcome,
        keep=asked.keep,
        source=options.records,
        force=options.force,
        tolerance=tolerance,
    )
    said = [*outcome.suppression.notices, *emptied(outcome), *table.notices]
    if asked.protection.status:
        said.append(Notice(_STATUS))
    if asked.protection.k == 1:
        said.append(Notice(NOTHING_PROTECTED))
    if options.keep_order:
        said.append(Notice(_IN_ORDER))
    more: dict[str, object] = {"kept_columns": list(asked.keep), "sorted": not options.keep_order}
    more["person_column"] = options.person
    more[MADE_FROM] = _made_from(outcome, asked, origin)
    more["forced"] = bool(options.force)
    more["tolerance"] = tolerance
    more["outcomes"] = list(names(options.outcome))
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


def _told(records: CodedRecords) -> tuple[object, ...]:
    """What a table of a database is known by: its records as they were counted."""
    areas = () if records.areas is None else (records.areas,)
    return (dict(records.categories), records.codes, *areas)


def _made_from(outcome: Outcome, asked: AskedSuppression, origin: CellOrigin) -> dict[str, object]:
    """How the records can be counted again when another release of them is compared."""
    fields = record_fields(asked.options)
    fields["quasi_identifiers"] = asked.quasi_identifiers
    source = RecordSource(**{**fields, "area_column": asked.area_column or ""})
    digest = origin.inputs["records"]["sha256"]
    return made_from_cells(outcome, asked.quasi_identifiers, source, digest).plain


def _records(asked: AskedSuppression) -> Steps[CodedRecords]:
    """Reads all records of the file, in its order, and looks up levels and regions.

    Raises
    ------
    VbasError
        If a file, column or level cannot be used, or k is above the number of records.
    """
    layer, notices = yield from _areas(asked)
    read = {name: read_hierarchy(path, name) for name, path in asked.hierarchies.items()}
    hierarchies = {name: of.hierarchy for name, of in read.items()}
    coded = yield from read_coded(
        **{**record_fields(asked.options), "quasi_identifiers": asked.quasi_identifiers},
        area_column=asked.area_column,
        areas=layer,
        keep_unknown=not asked.options.exclude_missing,  # else where they are is a missing value
    )
    said = [*notices, *(of for file in read.values() for of in file.notices), *coded.notices]
    said += of_places(coded)
    base = replace(coded, notices=tuple(said))
    look_up = partial(with_levels, base, hierarchies, areas=layer, only=asked.columns)
    records = yield from in_background("looking up levels", look_up)
    table, column = asked.regions
    if table is not None:
        add = partial(with_region_column, records, table, column, layer)
        records = yield from in_background("looking up regions", add)
        _refuse_finer(records, asked)
    for name in asked.columns:
        if name not in records.columns:
            known = with_levels(base, hierarchies, areas=layer).columns
            raise InputError(
                f"There is no column or level {name}.", f"There are: {', '.join(known)}."
            )
    _check_k(records, asked)
    return records


def _areas(asked: AskedSuppression) -> Steps[tuple[AreaLayer | None, tuple[Notice, ...]]]:
    """The areas with every level that a combination names."""
    if asked.options.areas is None:
        return None, ()
    areas, notices = yield from areas_with_levels(asked.options, asked.level_files)
    before = f"{GEOGRAPHY_NAME}."
    levels = [name.removeprefix(before) for name in asked.columns if name.startswith(before)]
    return without_places(levels_named(areas, levels)), notices


def _refuse_finer(records: CodedRecords, asked: AskedSuppression) -> None:
    """Beside regions, only levels that hold whole regions are released."""
    for name in asked.columns:
        if name not in records.columns or not is_derived(name):
            continue
        every = np.ones(records.n_records, dtype=bool)
        of = telling(column_of(records, name), every, column_of(records, REGION))
        if of.told < of.cells and not asked.options.force:
            raise InputError(
                f"{name} divides regions, so that it tells more of where a record is than the "
                "region does.",
                "Leave it out, choose a level that holds whole regions, or say --force.",
            )


def _check_k(records: CodedRecords, asked: AskedSuppression) -> None:
    """No class can be larger than the file."""
    k = max((of.protection.k for of in asked.attempts), default=asked.protection.k)
    sizes = {"persons": records.n_persons} if records.persons is not None else {}
    for what, n in {**sizes, "records": records.n_records}.items():
        if k > n:
            raise InputError(
                f"k is {k:,}, but {asked.options.records.name} has {n:,} {what}: no class can be "
                "that large.",
                "Choose a smaller k, or a higher threshold.",
            )
