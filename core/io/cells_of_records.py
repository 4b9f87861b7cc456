"""Cells suppressed in the records of a file: read with levels and regions, suppressed, released.

``vbas suppress`` and `core.api.suppress` are this with the words of a person before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from core.areas import AreaLayer
from core.background import in_background
from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.hierarchies.apply import with_levels
from core.io.cell_files import CellOrigin
from core.io.cell_records import ReleasedTable, released_table
from core.io.hierarchy_files import read_hierarchy
from core.io.outputs import NOTHING_PROTECTED
from core.io.records.coded import read_coded
from core.io.records.record_notices import of_missing_values, of_unknown_areas
from core.io.records.released import REGION
from core.io.records.source import RecordSource
from core.io.region_column import with_region_column
from core.io.release_pack.of_cells import cell_origin
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.released_columns.judged import TOLERANCE
from core.steps import Steps
from core.suppression.cells.outcome import Outcome, carry_out, check_candidates
from core.suppression.cells.protection import Protection
from core.suppression.cells.telling import column_of, telling

STATUS_TELLS: Final = (
    "The status columns tell which empty cells were blanked: what stood there is rare, or of a "
    "small class. Whoever sees them can tell a blanked cell from a missing one."
)


@dataclass(frozen=True, eq=False)
class CellSources:
    """What the columns of combinations come from.

    Attributes
    ----------
    records
        The record file, with the columns of it and their recoding; its area column is "" where no
        combination has geography.
    areas
        Where its records are.
    hierarchies
        {column: file of its coarser levels}.
    regions
        A table of areas with the region of each, and its column if that was named.
    """

    records: RecordSource
    areas: AreaLayer | None = None
    hierarchies: Mapping[str, Path] = field(default_factory=dict)
    regions: tuple[Path | None, str | None] = (None, None)


@dataclass(frozen=True)
class Beside:
    """What is released beside the protected columns.

    Attributes
    ----------
    keep, outcomes
        Other columns, and those of them that nobody can know of another person.
    force, tolerance
        Whether they are released whatever they tell; the share of areas and blanked values that
        they may tell beyond chance.
    """

    keep: tuple[str, ...] = ()
    outcomes: tuple[str, ...] = ()
    force: bool = False
    tolerance: float = TOLERANCE


def is_geography(name: str) -> bool:
    """Whether a column comes from where records are, if that is known."""
    return name == GEOGRAPHY_NAME or name.startswith(f"{GEOGRAPHY_NAME}.")


def read_cells(
    of: CellSources, columns: Sequence[str], notices: Sequence[Notice] = (), *, force: bool = False
) -> Steps[CodedRecords]:
    """All records of the file, in its order, with levels and regions as columns.

    Parameters
    ----------
    of
        The files.
    columns
        All that are needed: of the file, levels of hierarchies and of geography, regions.
    notices
        What is known of the files already.
    force
        Whether levels that divide regions are taken all the same.

    Raises
    ------
    VbasError
        If a file, column or level cannot be used.
    """
    read = {name: read_hierarchy(path, name) for name, path in of.hierarchies.items()}
    hierarchies = {name: file.hierarchy for name, file in read.items()}
    source = of.records
    coded = yield from read_coded(
        source.path,
        source.quasi_identifiers,
        area_column=source.area_column or None,
        areas=of.areas,
        person_column=source.person_column,
        exclude_missing=source.exclude_missing,
        area_kind=source.area_kind,
        conversion_path=source.conversion_path,
        where=source.where,
        keep_unknown=not source.exclude_missing,  # else where they are is a missing value
    )
    of_files = (said for file in read.values() for said in file.notices)
    left_out = (*of_missing_values(coded.left_out), *of_unknown_areas(coded.n_elsewhere))
    said = (*notices, *of_files, *coded.notices, *left_out)
    base = replace(coded, notices=said)
    look_up = partial(with_levels, base, hierarchies, areas=of.areas, only=columns)
    records = yield from in_background("looking up levels", look_up)
    table, column = of.regions
    if table is not None:
        add = partial(with_region_column, records, table, column, of.areas)
        records = yield from in_background("looking up regions", add)
        if not force:
            _refuse_finer(records, columns)
    missing = next((name for name in columns if name not in records.columns), None)
    if missing is not None:
        known = with_levels(base, hierarchies, areas=of.areas).columns
        raise VbasError(
            "There is no column or level {name}.",
            "There are: {known}.",
            name=missing,
            known=", ".join(known),
        )
    return records


def _refuse_finer(records: CodedRecords, columns: Sequence[str]) -> None:
    """Beside regions, only levels that hold whole regions are released."""
    for name in columns:
        if name not in records.columns or not is_geography(name):
            continue
        every = np.ones(records.n_records, dtype=bool)
        of = telling(column_of(records, name), every, column_of(records, REGION))
        if of.told < of.cells:
            raise VbasError(
                "{name} divides regions, so that it tells more of where a record is than the "
                "region does.",
                "Leave it out, choose a level that holds whole regions, or say --force.",
                name=name,
            )


def check_k(records: CodedRecords, k: int, file: str) -> None:
    """No class can be larger than the file; raises VbasError."""
    sizes = {"persons": records.n_persons} if records.persons is not None else {}
    for what, n in {**sizes, "records": records.n_records}.items():
        if k > n:
            text = (
                "k is {k:,}, but {file} has {n:,} persons: no class can be that large."
                if what == "persons"
                else "k is {k:,}, but {file} has {n:,} records: no class can be that large."
            )
            remedy = "Choose a smaller k, or a higher threshold."
            raise VbasError(text, remedy, k=k, file=file, n=n)


def suppressed_cells(
    records: CodedRecords,
    protection: Protection,
    source: RecordSource,
    inputs: Mapping[str, Mapping[str, str]],
    beside: Beside,
    *,
    candidates: int | None = None,
    notices: Sequence[Notice] = (),
) -> Steps[tuple[Outcome, ReleasedTable, CellOrigin]]:
    """Blanks cells, verifies that, and judges what is released; ready to be written.

    Parameters
    ----------
    records, protection
        As `read_cells` made them; what shall hold of them.
    source, inputs
        Where they are from, and the fingerprints of all files.
    beside
        What else is released.
    candidates
        Fewest values that could have been in every blanked cell.
    notices
        What is said before all else.

    Raises
    ------
    VbasError
        If a column may not be released, or a blanked cell has fewer candidates.
    """
    outcome = yield from carry_out(records, protection)
    if candidates is not None:
        check_candidates(outcome, candidates)
    table = yield from released_table(
        outcome,
        keep=beside.keep,
        source=source.path,
        force=beside.force,
        tolerance=beside.tolerance,
    )
    origin = cell_origin(
        outcome,
        source,
        source.quasi_identifiers,
        inputs,
        keep=beside.keep,
        outcomes=beside.outcomes,
        force=beside.force,
        tolerance=beside.tolerance,
        notices=table.notices,
    )
    more = [Notice(STATUS_TELLS)] if protection.status else []
    more += [Notice(NOTHING_PROTECTED)] if protection.k == 1 else []
    said = (*notices, *records.notices, *origin.notices, *more)
    return outcome, table, replace(origin, notices=said)
