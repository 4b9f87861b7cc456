"""Areas in PostGIS: a small file says where the table is, its rows come from the database.

The file is TOML: ``url`` and ``table`` as for records in PostgreSQL (no password), and
``geometry`` where the table has several columns of geometry.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np
import pandas as pd
import shapely
from pyproj import CRS
from pyproj.exceptions import CRSError

from core.errors import VbasError
from core.io.areas.types import RawTable
from core.io.records.place import DatabaseTable

R = TypeVar("R")

_KEYS: Final = frozenset({"url", "table", "geometry"})
_GEOMETRIES: Final = ("geometry", "geography")
_NUMBERS: Final = {"int2": "int8", "int4": "int8", "int8": "int8", "oid": "int8"} | dict.fromkeys(
    ("float4", "float8", "numeric"), "float8"
)
_SCHEMA: Final = """
SELECT n.nspname::text FROM pg_catalog.pg_extension AS e
JOIN pg_catalog.pg_namespace AS n ON n.oid = e.extnamespace WHERE e.extname = 'postgis'
"""


@dataclass(frozen=True)
class AreaTablePlace:
    """What such a file says.

    Attributes
    ----------
    path
        The file.
    place
        The table.
    geometry
        Its column of geometry; None = its only one.
    """

    path: Path
    place: DatabaseTable
    geometry: str | None


@dataclass(frozen=True)
class _Asked:
    """A table as it is asked for: ``columns`` are {name: what is written to have it}."""

    sql: str
    columns: dict[str, str]
    geometry: str
    functions: str


def read_place_file(path: Path) -> AreaTablePlace:
    """Where a file says that areas are.

    Raises
    ------
    VbasError
        If it is no such file, or has a password in it.
    """
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError):
        said = {}
    known = {name: of for name, of in said.items() if name in _KEYS and isinstance(of, str)}
    if len(known) < len(said) or not {"url", "table"} <= set(known):
        raise VbasError(
            "{file} does not say where areas are in PostGIS.",
            'It needs two lines: url = "postgresql://host/database" and table = "schema.table"; '
            'a third, geometry = "column", where there are several.',
            file=path.name,
        )
    place = DatabaseTable(known["url"], known["table"])
    return AreaTablePlace(path, place, known.get("geometry"))


def load_table(path: Path, geometry: bool = True) -> RawTable:
    """Reads all areas of the table, in the order of their attributes.

    Parameters
    ----------
    geometry
        Whether the geometry is wanted, too.

    Raises
    ------
    VbasError
        If the table cannot be read, or its geometries are of several coordinate systems.
    """
    return _with_table(path, lambda engine, asked: _load(path, engine, asked, geometry))


def look_at_table(path: Path, n_rows: int) -> tuple[pd.DataFrame, int, CRS | None, str | None]:
    """The first rows, the number of rows, the coordinate system and the type of geometry.

    Raises
    ------
    VbasError
        As `load_table`.
    """

    def look(engine: Any, asked: _Asked) -> tuple[pd.DataFrame, int, CRS | None, str | None]:
        head = _rows(engine, asked, f" LIMIT {int(n_rows)}")
        run = engine.connection.execute
        n = int(run(f"SELECT count(*) FROM {asked.sql}").fetchone()[0])
        kind = run(
            f"SELECT {asked.functions}.GeometryType({asked.geometry}) FROM {asked.sql} "
            f"WHERE {asked.geometry} IS NOT NULL LIMIT 1"
        ).fetchone()
        crs = _crs(path, engine, asked)
        return head, n, crs, kind[0].capitalize() if kind else None

    return _with_table(path, look)


def _with_table(path: Path, task: Callable[[Any, _Asked], R]) -> R:
    """Runs a task within one transaction that only reads; the server's words are not chained."""
    from core.io.records.postgres.engine import PostgresEngine  # psycopg may not be there
    from core.io.records.postgres.tables import find_table

    said = read_place_file(path)
    failure: Exception | None = None
    with PostgresEngine(said.place) as engine:
        try:
            return task(engine, _asked(said, engine, find_table(engine, said.place)))
        except engine.failures as error:
            failure = error
        raise engine.failure(failure, said.place.name)


def _asked(said: AreaTablePlace, engine: Any, table: Any) -> _Asked:
    from core.io.records.postgres.tables import quoted

    shapes = [name for name, kind in table.columns.items() if kind in _GEOMETRIES]
    told = {"table": said.place.name, "columns": ", ".join(shapes)}
    if not shapes:
        raise VbasError(
            "{table} has no column of geometry that the role may read.",
            "Name a table with areas, or ask for SELECT on its geometry.",
            **told,
        )
    if said.geometry is not None and said.geometry not in shapes:
        raise VbasError(
            "{table} has no column of geometry {name}.",
            "It has: {columns}.",
            name=said.geometry,
            **told,
        )
    if said.geometry is None and len(shapes) > 1:
        raise VbasError(
            "{table} has several columns of geometry: {columns}.",
            'Name one of them in {file}: geometry = "column".',
            file=said.path.name,
            **told,
        )
    found = engine.connection.execute(_SCHEMA).fetchone()
    chosen = said.geometry or shapes[0]
    columns = {
        name: f"{quoted(name)}::{_NUMBERS.get(kind, 'text')}"
        for name, kind in table.columns.items()
        if name not in shapes
    }
    return _Asked(table.sql, columns, f"{quoted(chosen)}::geometry", quoted(found[0]))


def _load(path: Path, engine: Any, asked: _Asked, geometry: bool) -> RawTable:
    columns = _rows(engine, asked, "")
    digest = hashlib.sha256()
    for name in columns:
        digest.update(repr((name, columns[name].tolist())).encode())
    shapes = None
    crs = _crs(path, engine, asked) if geometry else None
    if geometry:
        wkb = f"{asked.functions}.ST_AsBinary({asked.functions}.ST_Force2D({asked.geometry}))"
        found = [of for (of,) in _ordered(engine, asked, [wkb], "")]
        for of in found:
            digest.update(of or b"-")
        shapes = shapely.from_wkb(np.array(found, dtype=object), on_invalid="ignore")
    return RawTable(path, columns, shapes, crs, digest=digest.hexdigest())


def _rows(engine: Any, asked: _Asked, more: str) -> pd.DataFrame:
    found = _ordered(engine, asked, list(asked.columns.values()), more)
    columns = zip(*found, strict=True) if found else [()] * len(asked.columns)
    return pd.DataFrame(dict(zip(asked.columns, map(list, columns), strict=True)))


def _ordered(engine: Any, asked: _Asked, wanted: list[str], more: str) -> list[tuple[Any, ...]]:
    """Rows by all attributes: a table has no order of its own, and results must have one."""
    by = [f'{of} COLLATE "C"' if of.endswith("::text") else of for of in asked.columns.values()]
    order = f" ORDER BY {', '.join(by)}" if by else ""
    query = f"SELECT {', '.join(wanted) or 'NULL'} FROM {asked.sql}{order}{more}"
    rows: list[tuple[Any, ...]] = engine.connection.execute(query).fetchall()
    return rows


def _crs(path: Path, engine: Any, asked: _Asked) -> CRS | None:
    """The coordinate system of all geometries; None if they tell none."""
    srid = f"{asked.functions}.ST_SRID({asked.geometry})"
    run = engine.connection.execute
    found = run(
        f"SELECT DISTINCT {srid} FROM {asked.sql} WHERE {asked.geometry} IS NOT NULL ORDER BY 1"
    ).fetchall()
    if len(found) > 1:
        raise VbasError(
            "The geometries of {file} are of several coordinate systems (SRID {all}).",
            "Transform them into one, for instance in a view with ST_Transform.",
            file=path.name,
            all=", ".join(str(of) for (of,) in found),
        )
    if not found or not found[0][0]:
        return None
    row = run(
        f"SELECT auth_name, auth_srid, srtext FROM {asked.functions}.spatial_ref_sys "
        "WHERE srid = %(srid)s",
        {"srid": found[0][0]},
    ).fetchone()
    name, code, text = row or (None, None, None)
    for said in (f"{name}:{code}" if name and code else None, text):
        try:
            return CRS.from_user_input(said) if said else None
        except CRSError:
            continue
    return None
