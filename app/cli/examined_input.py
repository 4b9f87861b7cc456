"""From the files and options of ``vbas uniqueness`` to counted records and a question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from app.cli.asked_recodes import AskedRecode
from app.cli.options import UniquenessOptions
from core.areas import AreaLayer
from core.errors import Notice
from core.io.area_tables import levels_named, read_area_table, with_level_file
from core.io.areas import AreaSource
from core.io.areas.containers import find_layer
from core.io.digest import digest_steps
from core.io.partitions import guessed_columns, partition_of_table, read_regions
from core.io.records.distinct import read_distinct
from core.io.records.source import AREA, POSTAL_CODE
from core.levels.area_table import AreaTable
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import GEOGRAPHY, GEOGRAPHY_NAME, DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import LEVEL, Recode
from core.record_uniqueness.table import check_question
from core.steps import Steps

REGIONS: Final = "regions"
"""What the level of ``--regions`` is called."""


@dataclass(frozen=True)
class AskedFiles:
    """Which files and columns are asked for, before anything is read.

    Attributes
    ----------
    records
        The record file.
    variables
        Names in order; `GEOGRAPHY_NAME` stands for geography, if there is an area column.
    quasi_identifiers
        The columns among them, with their recoding.
    area_column
        The column of the records with the area; None without geography.
    level
        Level of geography; None for the areas themselves.
    level_files
        {level: its file}.
    regions
        Table of regions, and its column if it was named.
    """

    records: Path
    variables: tuple[str, ...]
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    area_column: str | None
    level: str | None
    level_files: Mapping[str, Path]
    regions: tuple[Path | None, str | None]

    def read(self, options: UniquenessOptions) -> tuple[Path | None, ...]:
        """All files that are read."""
        more = (options.areas, options.pccf, options.categories, self.regions[0])
        return (self.records, *more, *self.level_files.values())


@dataclass(frozen=True)
class ExaminedRecords:
    """What was read.

    Attributes
    ----------
    distinct
        The records.
    inputs
        {input: {"file", "sha256"}}.
    notices
        What is to be said of the files besides the notices of the records.
    level
        Level of geography; None for the areas themselves.
    """

    distinct: DistinctRecords
    inputs: Mapping[str, Mapping[str, str]]
    notices: tuple[Notice, ...]
    level: str | None


def read_examined(asked: AskedFiles, options: UniquenessOptions) -> Steps[ExaminedRecords]:
    """Reads the areas, if there are any, and counts the records.

    Raises
    ------
    VbasError
        If a file, column or level cannot be used.
    """
    areas: AreaTable | None = None
    notices: tuple[Notice, ...] = ()
    level = asked.level
    if options.areas is not None:
        areas, notices = yield from _areas(asked, options)
        level = None if level == areas.level else level
    distinct = yield from read_distinct(
        asked.records,
        asked.quasi_identifiers,
        area_column=asked.area_column,
        areas=None if areas is None else without_places(areas),
        exclude_missing=options.exclude_missing,
        person_column=options.person,
        area_kind=POSTAL_CODE if options.postal_codes or options.pccf else AREA,
        conversion_path=options.pccf,
        keep_unknown=not options.exclude_missing,  # else where they are is a missing value
    )
    inputs = yield from _fingerprints(asked, options)
    return ExaminedRecords(distinct, inputs, notices, level)


def question_of(
    read: ExaminedRecords,
    variables: tuple[str, ...],
    recodes: tuple[AskedRecode, ...],
    set_size: int,
) -> Question:
    """What is asked, now that it is known what was counted.

    Raises
    ------
    VbasError
        If a variable cannot be recoded so.
    """
    distinct = read.distinct
    where = [of.name for of in distinct.variables if of.kind == GEOGRAPHY]
    called = {GEOGRAPHY_NAME: where[0]} if where else {}
    names = tuple(called.get(name, name) for name in variables)
    settled = []
    for of in recodes:
        name = called.get(of.variable, of.variable)
        settled.append(replace(of, variable=name).settled(distinct.variable(name)))
    if read.level is not None and where:
        settled.append(Recode(where[0], LEVEL, level=read.level))
    question = Question(names, tuple(settled), set_size)
    check_question(distinct, question)
    return question


def areas_with_levels(
    source: AreaSource, level_files: Mapping[str, Path]
) -> Steps[tuple[AreaTable, tuple[Notice, ...]]]:
    """The areas of a file, with further levels from files of their own.

    Raises
    ------
    VbasError
        If a file cannot be used, or does not tell which unit holds which area.
    """
    areas, notices = yield from read_area_table(source)
    for name, path in level_files.items():
        file = AreaSource(path, layer=_layer_called(name, path))
        areas, said = yield from with_level_file(source, areas, name, file)
        notices += said
    return areas, notices


def _areas(
    asked: AskedFiles, options: UniquenessOptions
) -> Steps[tuple[AreaTable, tuple[Notice, ...]]]:
    """The areas with every level that is asked for."""
    assert options.areas is not None
    source = AreaSource(path=options.areas, layer=options.layer, id_column=options.area_id)
    areas, notices = yield from areas_with_levels(source, asked.level_files)
    table, column = asked.regions
    if table is not None:
        areas, said = _with_regions(areas, table, column)
        notices += said
    if asked.level is not None:
        areas = levels_named(areas, [asked.level])
    return areas, notices


def _layer_called(level: str, path: Path) -> str | None:
    """The layer of the level's own name, if the file has several and one is called so."""
    layers = find_layer(path, must_choose=False).layers
    return level if len(layers) > 1 and level in layers else None


def _with_regions(
    areas: AreaTable, table: Path, column: str | None
) -> tuple[AreaTable, tuple[Notice, ...]]:
    """The areas with the regions of a table among their levels."""
    layer, raw = without_places(areas), read_regions(table)
    area_column, region_column = guessed_columns(raw, layer)
    found = partition_of_table(raw, layer, area_column, column or region_column)
    notices = list(found.notices)
    if len(found.left_over):
        notices.append(
            Notice(
                "Areas without a region in {file}: {count:,}. The region of their records counts "
                "as missing.",
                file=table.name,
                count=len(found.left_over),
            )
        )
    parents = {**areas.parents, REGIONS: found.regions}
    return replace(areas, parents=parents), tuple(notices)


def without_places(areas: AreaTable) -> AreaLayer:
    """The areas as a layer whose points mean nothing: here nobody asks where they are."""
    return AreaLayer(
        areas.name,
        areas.ids,
        np.zeros((len(areas), 2)),
        areas.population,
        parents=areas.parents,
        attributes=areas.attributes,
    )


def _fingerprints(
    asked: AskedFiles, options: UniquenessOptions
) -> Steps[dict[str, dict[str, str]]]:
    """{input: {"file", "sha256"}} of every file that the result is made from."""
    return fingerprints(
        {
            "records": asked.records,
            "areas": options.areas,
            "conversion": options.pccf,
            "regions": asked.regions[0],
            **{f"level {name}": path for name, path in asked.level_files.items()},
        }
    )


def fingerprints(files: Mapping[str, Path | None]) -> Steps[dict[str, dict[str, str]]]:
    """{input: {"file", "sha256"}} of files; those that are None are passed over."""
    found = {}
    for name, path in files.items():
        if path is not None:
            digest = yield from digest_steps(path)
            found[name] = {"file": path.name, "sha256": digest}
    return found
