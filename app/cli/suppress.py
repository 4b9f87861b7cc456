"""``vbas suppress``: single values blanked until every combination is safe."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from app.cli.designs import say_changed
from app.cli.inputs import (
    areas_with_levels,
    files_said,
    fingerprints,
    print_written,
    without_places,
)
from app.cli.interruption import until_stopped
from app.cli.options import Options
from app.cli.progress import drive
from app.cli.saved_designs import saved_design
from app.cli.suppress_options import AskedSuppression, asked_of, settled
from app.cli.suppress_words import (
    print_associations,
    print_comparison,
    print_outcome,
    print_prices,
    print_remedies,
    print_rest,
)
from app.cli.texts import names
from core.areas import AreaLayer
from core.coded_records import CodedRecords
from core.errors import Notice
from core.hierarchies.remedies import Remedy, remedies, too_much
from core.io.area_tables import levels_named
from core.io.cell_files import CellOrigin, write_cells, write_comparison, write_prices
from core.io.cells_of_records import check_k, read_cells, suppressed_cells
from core.io.design_file import CellsDesign, SavedDesign, design_text, read_design
from core.io.result_folder import INTERNAL
from core.io.synthesize.mark import synthetic_mark
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.risk.samples import sample_rows
from core.steps import Steps
from core.suppression.cells.association import Associations, associations
from core.suppression.cells.batch import batch
from core.suppression.cells.comparison import Compared
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.prices import Price, prices

_STOPPING: Final = "ending; nothing will be written."
_IN_ORDER: Final = (
    "The records stand in the order of the file: where it is sorted, neighbours tell what is "
    "blanked."
)


@dataclass(frozen=True, eq=False)
class _Done:
    """What the command made: an outcome, or a comparison."""

    files: tuple[Path, ...]
    notices: tuple[Notice, ...]
    outcome: Outcome | None = None
    compared: tuple[Compared, ...] = ()
    prices: tuple[Price, ...] = ()
    remedies: tuple[Remedy, ...] = ()
    associations: Associations | None = None
    more: Mapping[str, Any] = field(default_factory=dict)


def run(options: Options) -> None:
    """Runs the command: reads, suppresses, verifies, writes, says what came out."""
    asked = asked_of(options)
    done = drive(until_stopped(_steps(asked)), _STOPPING)
    if done.outcome is not None:
        print_outcome(done.outcome, done.notices)
        print_rest(done.more)
        print_remedies(done.remedies)
        print_associations(done.associations)
    elif done.prices:
        print_prices(options.price, done.prices, done.notices)
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
    say_changed(options, inputs)
    origin = CellOrigin(inputs, mark is not None, notices, mark or {})
    if asked.attempts:
        compared = yield from batch(records, asked.attempts)
        files = write_comparison(compared, options.out, origin, files_said(options))
        return _Done(files, notices, None, compared)
    if asked.priced:
        found = yield from prices(records, asked.protection, asked.priced)
        read, to = files_said(options), options.out
        files = write_prices(options.price, found, asked.protection, to, origin, read)
        return _Done(files, notices, prices=found)
    return (yield from _released(records, asked, origin))


def _released(records: CodedRecords, asked: AskedSuppression, origin: CellOrigin) -> Steps[_Done]:
    """One suppression, and its files."""
    options, design = asked.options, asked.samples
    outcome, table, made = yield from suppressed_cells(
        records,
        asked.protection,
        asked.sources.records,
        origin.inputs,
        asked.beside,
        candidates=options.candidates,
        notices=asked.notices,
    )
    samples = () if design is None else sample_rows(outcome.records, design)
    in_order = [Notice(_IN_ORDER)] if options.keep_order else []
    notices = (*made.notices, *in_order)
    more = {**made.more, "sorted": not options.keep_order}
    if design is not None:
        more["samples"] = {"seed": design.seed, "records": [len(rows) for rows in samples]}
    compared = None
    if options.associations:
        compared = yield from associations(outcome.records, outcome.suppression)
    files = yield from write_cells(
        outcome,
        table,
        options.out,
        replace(made, notices=notices, more=more),
        keep_order=options.keep_order,
        samples=samples,
        read=files_said(options),
        compared=compared,
        design=design_text(_design(asked, origin), options.out / INTERNAL),
    )
    less = remedies(asked.design, outcome) if too_much(outcome) else ()
    return _Done(files, notices, outcome, remedies=less, associations=compared, more=more)


def _design(asked: AskedSuppression, origin: CellOrigin) -> SavedDesign:
    """What was asked, to be asked again."""
    design = asked.design if asked.variables else None
    if design is None and asked.options.design is not None:
        before = read_design(asked.options.design).asked
        if isinstance(before, CellsDesign) and before.protection == asked.protection:
            design = before.design  # from which these combinations followed
    released = names(asked.options.keep), names(asked.options.outcome)
    tolerance = asked.beside.tolerance
    made = CellsDesign(asked.protection, design, asked.hierarchies, *released, tolerance)
    files, records = asked.level_files, asked.sources.records
    return saved_design(made, records, asked.options, files, asked.regions, origin.inputs)


def _told(records: CodedRecords) -> tuple[object, ...]:
    """What a table of a database is known by: its records as they were counted."""
    areas = () if records.areas is None else (records.areas,)
    return (dict(records.categories), records.codes, *areas)


def _records(asked: AskedSuppression) -> Steps[CodedRecords]:
    """All records of the file; raises VbasError if k is above their number."""
    options = asked.options
    layer, notices = yield from _areas(asked)
    of = replace(asked.sources, areas=layer)
    records = yield from read_cells(of, asked.columns, notices, force=bool(options.force))
    k = max((one.protection.k for one in asked.attempts), default=asked.protection.k)
    check_k(records, k, options.records.name)
    return records


def _areas(asked: AskedSuppression) -> Steps[tuple[AreaLayer | None, tuple[Notice, ...]]]:
    """The areas with every level that a combination names."""
    if asked.options.areas is None:
        return None, ()
    areas, notices = yield from areas_with_levels(asked.options, asked.level_files)
    before = f"{GEOGRAPHY_NAME}."
    levels = [name.removeprefix(before) for name in asked.columns if name.startswith(before)]
    return without_places(levels_named(areas, levels)), notices
