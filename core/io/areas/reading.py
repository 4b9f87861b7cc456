"""Reading an area file into an `AreaLayer`, with everything said that was done to it."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.background import in_background
from core.canada import provinces
from core.errors import VbasError
from core.io.areas import projection
from core.io.areas.choosing import complete, named, rows_of
from core.io.areas.containers import Container, find_layer
from core.io.areas.joining import is_block_file, join_population, sum_blocks
from core.io.areas.loading import load
from core.io.areas.parents import find_level, parents_of
from core.io.areas.repairing import repair
from core.io.areas.roles import Roles, product_of, resolve_roles
from core.io.areas.shaping import Placed, place
from core.io.areas.types import AreaFile, AreaSource, IncompleteAreasError, JoinReport, RawTable
from core.io.areas.values import MOST_PEOPLE, as_ids, as_numbers
from core.io.statcan import BY_KEY, split_dguids
from core.levels.area_table import AreaTable
from core.polygons import remember
from core.steps import Steps


def read_areas(source: AreaSource) -> Steps[AreaFile]:
    """Reads an area file of any kind.

    Parameters
    ----------
    source
        The file and what the user chose.

    Returns
    -------
    Steps of AreaFile
        A computation to run with `finish`; a request to stop is not heeded.

    Raises
    ------
    VbasError
        At once if the file cannot be opened or a choice is needed; while running if its rows
        are wrong (ids, coordinates, population).
    """
    source = replace(source, path=Path(source.path))
    container = find_layer(source.path, source.layer)
    if source.crs:
        projection.parse_crs(source.crs)
    if source.population_path is not None:
        find_layer(source.population_path)
    return _read(source, container)


def _read(source: AreaSource, container: Container) -> Steps[AreaFile]:
    sha256 = yield from in_background("hashing", lambda: hash_of(source.path))
    raw = yield from in_background("reading areas", lambda: load(container))
    sha256 = raw.digest or sha256
    roles = resolve_roles(raw, source)
    if is_block_file(raw, roles):
        raw = yield from in_background("summing blocks", lambda: sum_blocks(raw, roles))
    raw = complete(raw, source, roles)
    product, level = product_of(source.path, roles, raw.columns)
    ids = checked_ids(raw, roles)
    if source.only:
        chosen = partial(named_rows, raw, source, roles, ids)
        raw = yield from in_background("choosing areas", chosen)
        ids = checked_ids(raw, roles)
    placed = yield from place(raw, source, roles, ids)
    population = population_in(raw, roles, ids)
    land = None
    if "land_km2" in roles.columns:
        land, _ = as_numbers(raw.columns[roles.columns["land_km2"]], raw.decimal_comma)
        land = land[placed.kept]
    layer = AreaLayer(
        name=source.path.stem,
        ids=ids[placed.kept],
        points=placed.points,
        population=population[placed.kept],
        geometry=placed.shapes,
        land_km2=land,
        crs=placed.crs,
        attributes=raw.columns.iloc[placed.kept].reset_index(drop=True),
    )
    level = find_level(layer, level, roles)
    layer = replace(
        layer,
        name=source.name or name_of(level, source.path),
        parents=parents_of(layer, level, roles),
    )
    join = None
    if source.population_path is not None:
        layer, join = yield from in_background(
            "joining population", partial(_join, layer, source, source.population_path)
        )
    if placed.polygons is not None:
        remember(layer, placed.polygons)
    file = AreaFile(
        layer=layer,
        source=_resolved(source, container, roles, raw, placed),
        roles=dict(roles.columns),
        faults=placed.faults,
        notices=(
            *raw.notices,
            *roles.notices(source.path.name),
            *placed.notices,
            *projection.scale_notices(layer),
        ),
        join=join,
        sha256=sha256,
        valid_coverage=placed.valid_coverage,
        product=None if _fictional(layer) else product,
        level=level,
    )
    if source.repair and not placed.valid_coverage and layer.geometry is not None:
        return (yield from repair(file)).file
    return file


def _fictional(layer: AreaLayer) -> bool:
    """Whether the areas lie in a province that stands only in the sample study."""
    known = provinces()
    of_areas = set(layer.parents.get("province", np.zeros(0, dtype=object)).tolist())
    return bool(of_areas) and all(p in known and known[p].fictional for p in of_areas)


def _join(layer: AreaLayer, source: AreaSource, path: Path) -> tuple[AreaLayer, JoinReport]:
    return join_population(layer, path, source.population_id_column, source.population_table_column)


def hash_of(path: Path) -> str:
    """SHA-256 of a file; of a Shapefile, of its parts in the order of their names.

    Parameters
    ----------
    path
        The file, or a folder (``.gdb``).
    """
    digest = hashlib.sha256()
    for part in _parts(path):
        with part.open("rb") as file:
            while block := file.read(1 << 20):
                digest.update(block)
    return digest.hexdigest()


def _parts(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(part for part in path.iterdir() if part.is_file())
    if path.suffix.lower() != ".shp":
        return [path]
    endings = {".shp", ".dbf", ".shx", ".prj", ".cpg"}
    beside = [p for p in path.parent.iterdir() if p.stem == path.stem]
    return sorted(p for p in beside if p.suffix.lower() in endings)


def named_rows(
    raw: RawTable, source: AreaSource, roles: Roles, ids: NDArray[np.object_]
) -> RawTable:
    """The rows that the condition on areas names."""
    population = population_in(raw, roles, ids)
    table = AreaTable(source.path.stem, ids, population, attributes=raw.columns)
    _, level = product_of(source.path, roles, raw.columns)
    parents = parents_of(table, find_level(table, level, roles), roles)
    return rows_of(raw, *named(raw, source.only or "", ids, population, dict(parents)))


def checked_ids(raw: RawTable, roles: Roles) -> NDArray[np.object_]:
    """(n,) ids of the rows.

    Raises
    ------
    VbasError
        If one is blank or stands twice.
    """
    column = roles.columns["id"]
    ids = as_ids(raw.columns[column], roles.level)
    if column == roles.columns.get("dguid"):
        ids, _ = split_dguids(ids)
    told = {"file": raw.path.name, "column": column}
    blank = np.flatnonzero(ids == "")
    if len(blank):
        raise IncompleteAreasError(
            "Areas of {file} without an id in column {column}: {count:,} ({places}).",
            "Fill them in, choose another id column, or leave them out (--leave-out incomplete).",
            count=len(blank),
            places=", ".join(raw.place(int(i)) for i in blank[:5]) + _more(blank),
            **told,
        )
    twice = pd.Series(ids).duplicated(keep=False).to_numpy(bool)
    if twice.any():
        first = ids[twice.argmax()]
        rows = np.flatnonzero(ids == first)
        raise VbasError(
            "Ids that column {column} of {file} repeats: {count:,}, the first is {first} "
            "({places}).",
            "Choose the column that names each area once.",
            count=len(set(ids[twice].tolist())),
            first=first,
            places=", ".join(raw.place(int(i)) for i in rows[:5]) + _more(rows),
            **told,
        )
    return ids


def _more(rows: NDArray[np.intp]) -> str:
    return " ..." if len(rows) > 5 else ""


def population_in(raw: RawTable, roles: Roles, ids: NDArray[np.object_]) -> NDArray[np.float64]:
    """(n,) people; NaN where not published, everywhere if there is no such column.

    Raises
    ------
    VbasError
        If the column holds text, or a number that is no population.
    """
    column = roles.columns.get("population")
    if column is None:
        return np.full(len(ids), np.nan)
    numbers, bad = as_numbers(raw.columns[column], raw.decimal_comma)
    told = {"file": raw.path.name, "column": column}
    if bad.any():
        raise VbasError(
            "Column {column} of {file} is not a population: {count} rows hold text, "
            "the first is {place}.",
            "Choose a column of numbers.",
            count=int(bad.sum()),
            place=raw.place(int(bad.argmax())),
            **told,
        )
    wrong = (numbers < 0) | (numbers > MOST_PEOPLE)
    if wrong.any():
        raise VbasError(
            "Column {column} of {file} has a negative or infinite population, or one above "
            "{most:,.0f}, for {count} areas, the first is {first}.",
            "Correct them; leave blank what is not published.",
            count=int(wrong.sum()),
            first=ids[wrong.argmax()],
            most=MOST_PEOPLE,
            **told,
        )
    return numbers


def name_of(level: str, path: Path) -> str:
    """Dissemination areas, if that is what the ids are; else the file's name."""
    if level not in BY_KEY:
        return path.stem
    name = BY_KEY[level].name
    return name[:1].upper() + name[1:]


def _resolved(
    source: AreaSource, container: Container, roles: Roles, raw: RawTable, placed: Placed
) -> AreaSource:
    """The choices filled in that would read the same again without guessing."""
    columns = roles.columns
    table = raw.geometry is None
    return replace(
        source,
        layer=container.layer if len(container.layers) > 1 else source.layer,
        id_column=columns["id"],
        population_column=columns.get("population"),
        x_column=columns["x"] if table else source.x_column,
        y_column=columns["y"] if table else source.y_column,
        crs=source.crs if raw.crs is not None else placed.own.to_string(),
    )
