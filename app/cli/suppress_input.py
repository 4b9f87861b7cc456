"""From the files of ``vbas suppress`` to records as codes, with every column that is protected."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import numpy as np

from app.cli.examined_input import areas_with_levels, without_places
from app.cli.suppress_options import AskedSuppression, is_derived
from core.background import in_background
from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.hierarchies.apply import with_levels
from core.hierarchies.hierarchy import Hierarchy
from core.io.area_tables import levels_named
from core.io.areas import AreaSource
from core.io.hierarchy_files import read_hierarchy
from core.io.records.coded import read_coded
from core.io.records.released import REGION
from core.io.records.source import AREA, POSTAL_CODE
from core.io.region_column import with_region_column
from core.levels.area_table import AreaTable
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.steps import Steps
from core.suppression.cells.telling import column_of, telling


def read_records(asked: AskedSuppression) -> Steps[CodedRecords]:
    """Reads all records of the file, in its order, and looks up levels and regions.

    Raises
    ------
    VbasError
        If a file, column or level cannot be used, or k is above the number of records.
    """
    options = asked.options
    areas, notices = yield from _areas(asked)
    hierarchies, said = _hierarchies(asked)
    layer = None if areas is None else without_places(areas)
    coded = yield from read_coded(
        asked.records,
        asked.quasi_identifiers,
        area_column=asked.area_column,
        areas=layer,
        area_kind=POSTAL_CODE if options.postal_codes or options.pccf else AREA,
        conversion_path=options.pccf,
        person_column=options.person,
        keep_unknown=True,
    )
    base = replace(coded, notices=(*notices, *said, *coded.notices, *_elsewhere(coded)))
    look_up = partial(with_levels, base, hierarchies, areas=layer, only=asked.columns)
    records = yield from in_background("looking up levels", look_up)
    table, column = asked.regions
    if table is not None:
        add = partial(with_region_column, records, table, column, layer)
        records = yield from in_background("looking up regions", add)
        _refuse_finer(records, asked)
    _check_columns(records, base, hierarchies, areas, asked)
    _check_k(records, asked)
    return records


def _areas(asked: AskedSuppression) -> Steps[tuple[AreaTable | None, tuple[Notice, ...]]]:
    """The areas with every level that a combination names."""
    options = asked.options
    if options.areas is None:
        return None, ()
    source = AreaSource(path=options.areas, layer=options.layer, id_column=options.area_id)
    areas, notices = yield from areas_with_levels(source, asked.level_files)
    before = f"{GEOGRAPHY_NAME}."
    levels = [name.removeprefix(before) for name in asked.columns if name.startswith(before)]
    return levels_named(areas, levels), notices


def _hierarchies(asked: AskedSuppression) -> tuple[dict[str, Hierarchy], tuple[Notice, ...]]:
    read = {name: read_hierarchy(path, name) for name, path in asked.hierarchies.items()}
    notices = tuple(notice for of in read.values() for notice in of.notices)
    return {name: of.hierarchy for name, of in read.items()}, notices


def _elsewhere(coded: CodedRecords) -> tuple[Notice, ...]:
    """How many records are in no area that is known."""
    if coded.areas is None:
        return ()
    n = int(np.count_nonzero(coded.areas < 0))
    text = "{n:,} records are in none of the areas; they count, and their geography is missing."
    return (Notice(text, n=n),) if n else ()


def _refuse_finer(records: CodedRecords, asked: AskedSuppression) -> None:
    """Beside regions, only levels that hold whole regions are released."""
    for name in asked.columns:
        if name not in records.columns or not is_derived(name):
            continue
        every = np.ones(records.n_records, dtype=bool)
        of = telling(column_of(records, name), every, column_of(records, REGION))
        if of.told < of.cells and not asked.options.force:
            raise VbasError(
                "{column} divides regions, so that it tells more of where a record is than the "
                "region does.",
                "Leave it out, choose a level that holds whole regions, or say --force.",
                column=name,
            )


def _check_columns(
    records: CodedRecords,
    base: CodedRecords,
    hierarchies: dict[str, Hierarchy],
    areas: AreaTable | None,
    asked: AskedSuppression,
) -> None:
    """Every column that is named is there; a level that is not has a sentence of its own."""
    for name in asked.columns:
        if name in records.columns:
            continue
        layer = None if areas is None else without_places(areas)
        known = with_levels(base, hierarchies, areas=layer).columns
        raise VbasError(
            "There is no column or level {name}.",
            "There are: {columns}.",
            name=name,
            columns=", ".join(known),
        )


def _check_k(records: CodedRecords, asked: AskedSuppression) -> None:
    needed = (asked.protection, *(of.protection for of in asked.attempts))
    k = max(of.k for of in (needed[1:] if asked.attempts else needed))
    if records.persons is not None and k > records.n_persons:
        raise VbasError(
            "k is {k:,}, but {file} has {n:,} persons: no class can be that large.",
            "Choose a smaller k, or a higher threshold.",
            k=k,
            file=asked.records.name,
            n=records.n_persons,
        )
    if k > records.n_records:
        raise VbasError(
            "k is {k:,}, but {file} has {n:,} records: no class can be that large.",
            "Choose a smaller k, or a higher threshold.",
            k=k,
            file=asked.records.name,
            n=records.n_records,
        )
