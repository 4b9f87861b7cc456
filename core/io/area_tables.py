"""Tables of areas without coordinates: what levels are judged from needs no map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.background import in_background
from core.errors import Notice, VbasError
from core.io import statcan
from core.io.areas import read_areas, with_level_of_column
from core.io.areas.choosing import complete
from core.io.areas.containers import find_layer
from core.io.areas.joining import is_block_file, join_population, sum_blocks
from core.io.areas.loading import load
from core.io.areas.parents import find_level, parents_of
from core.io.areas.reading import checked_ids, name_of, named_rows, population_in
from core.io.areas.relating import relate, relate_by_column, with_parents
from core.io.areas.roles import Roles, product_of, resolve_roles
from core.io.areas.types import AreaSource, RawTable
from core.levels.area_table import AreaTable
from core.steps import Steps

Read = tuple[AreaTable, tuple[Notice, ...]]


def read_area_table(source: AreaSource) -> Steps[Read]:
    """Reads ids, populations and coarser levels of any area file; geometry is not looked at.

    Rows of other levels than most (Canada, provinces, census divisions) are left out, as their
    people would count twice.

    Parameters
    ----------
    source
        The file and what the user chose; its population may stand in a second table.

    Raises
    ------
    VbasError
        If the file cannot be opened, a column is missing, ids repeat, or a population is none.
    """
    source = replace(source, path=Path(source.path))
    container = find_layer(source.path, source.layer)
    raw = yield from in_background("reading areas", partial(load, container, geometry=False))
    roles = resolve_roles(raw, source)
    if is_block_file(raw, roles):
        raw = yield from in_background("summing blocks", partial(sum_blocks, raw, roles))
    table, left_out = yield from in_background("reading areas", partial(_table, raw, source, roles))
    notices = (*roles.notices(source.path.name), *left_out)
    if source.population_path is not None:
        table, report = join_population(
            table,
            source.population_path,
            source.population_id_column,
            source.population_table_column,
        )
        return table, (*notices, Notice("{report}", report=report.sentence()))
    return table, notices


def _table(raw: RawTable, source: AreaSource, roles: Roles) -> Read:
    """The rows of one level, after all have been checked: lines are told as they stand there."""
    raw = complete(raw, source, roles)
    ids = checked_ids(raw, roles)
    if source.only:
        raw = named_rows(raw, source, roles, ids)
        ids = checked_ids(raw, roles)
    population = population_in(raw, roles, ids)
    kept, notices = _of_one_level(raw, ids)
    columns = raw.columns.loc[kept].reset_index(drop=True)
    notices = (*raw.notices, *notices)
    _, level = product_of(source.path, roles, columns)
    table = AreaTable(source.path.stem, ids[kept], population[kept], attributes=columns)
    level = find_level(table, level, roles)
    name = source.name or name_of(level, source.path)
    parents = parents_of(table, level, roles)
    return replace(table, name=name, level=level, parents=parents), notices


def _of_one_level(
    raw: RawTable, ids: NDArray[np.object_]
) -> tuple[NDArray[np.bool_], tuple[Notice, ...]]:
    """Which rows are of the level that nearly all ids are of; those of other levels are told."""
    level = statcan.level_of_ids(ids)
    levels = statcan.levels_of_ids(ids)
    others = (levels != level) & (levels != "") & (level != "")
    if not others.any():
        return ~others, ()
    names, counts = np.unique(levels[others].astype(str), return_counts=True)
    found = ", ".join(
        f"{n:,} x {statcan.BY_KEY[name].name}"
        for name, n in zip(names.tolist(), counts.tolist(), strict=True)
    )
    text = "Rows of other levels in {file} that were left out: {count:,} ({found})."
    return ~others, (Notice(text, count=int(others.sum()), file=raw.path.name, found=found),)


def with_level_file(
    source: AreaSource, areas: AreaTable, level: str, file: AreaSource
) -> Steps[Read]:
    """The areas with the units of another file among their levels.

    A column of the areas that holds ids of the file decides; else the polygon of the file that
    holds an area's point, if both files have places.

    Parameters
    ----------
    source, areas
        Where the areas come from, and the areas.
    file
        The file of the level.

    Raises
    ------
    VbasError
        If neither tells which unit holds which area.
    """
    coarser, notices = yield from read_area_table(file)
    parents, said = relate_by_column(areas, coarser, level)
    if not said:
        parents, said = yield from _by_place(source, areas, level, file)
    related = replace(areas, parents=with_parents(areas, level, parents))
    return related, (*notices, *said)


def _by_place(
    source: AreaSource, areas: AreaTable, level: str, file: AreaSource
) -> Steps[tuple[NDArray[np.object_], list[Notice]]]:
    """The units that hold the areas on the map."""
    try:
        fine = yield from read_areas(source)
        coarse = yield from read_areas(file)
    except VbasError as error:
        raise VbasError(
            "No column of {fine} holds ids of {coarse}, and they cannot be related on the map: "
            "{reason}",
            "Add a column with the {level} of each area, or give both files with their places.",
            fine=source.path.name,
            coarse=file.path.name,
            reason=error.message,
            level=level,
        ) from error
    related, notices = yield from in_background(
        "relating levels", partial(relate, fine.layer, coarse.layer, level)
    )
    unit = pd.Series(related.parents[level], index=related.ids, dtype=object)
    return unit.reindex(areas.ids).fillna("").to_numpy(object), list(notices)


def levels_named(areas: AreaTable, names: Iterable[str]) -> AreaTable:
    """The areas with columns of their file as levels, where a name is not a level yet.

    Raises
    ------
    VbasError
        If there is neither a level nor a filled column of a name.
    """
    for name in names:
        if name not in ("areas", areas.level):
            areas = with_level_of_column(areas, name)
    return areas
