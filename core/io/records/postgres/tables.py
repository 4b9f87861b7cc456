"""A table of PostgreSQL as an Ibis table whose values are those that a file of it would have."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from core.errors import VbasError
from core.io.records.opening import OpenedRecords, filter_of
from core.io.records.place import DatabaseTable
from core.io.records.source import check_columns
from core.io.records.visits import columns_asked
from core.steps import Steps

if TYPE_CHECKING:
    from core.io.records.postgres.engine import PostgresEngine

_LOOK: Final = "looking at the table"
_ALIKE: Final = 5
KINDS: Final = ("r", "p", "v", "m", "f")
# {type of the server: (type of Ibis, what is written to have it)}; all others are text.
_TYPES: Final = {
    "int2": ("int64", "{}::bigint"),
    "int4": ("int64", "{}::bigint"),
    "int8": ("int64", "{}"),
    "oid": ("int64", "{}::bigint"),
    "float4": ("float32", "{}"),
    "float8": ("float64", "{}"),
    "numeric": ("decimal", "{}"),
    "bool": ("boolean", "{}"),
    "date": ("date", "{}"),
    "timestamp": ("timestamp", "{}"),
    "timestamptz": ('timestamp("UTC")', "{}"),
    "time": ("time", "{}"),
}
# Which letters sort or count as equal must not depend on the database: in no collation but "C".
_TEXT: Final = ("string", '{}::text COLLATE "C"')
_FIND: Final = """
SELECT c.oid::bigint, n.nspname::text, c.relname::text,
       has_schema_privilege(n.oid, 'USAGE') AND has_any_column_privilege(c.oid, 'SELECT')
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE c.relname = %(table)s AND c.relkind::text = ANY (%(kinds)s)
  AND CASE WHEN %(schema)s::text IS NULL THEN pg_catalog.pg_table_is_visible(c.oid)
             OR NOT has_schema_privilege(n.oid, 'USAGE')
           ELSE n.nspname = %(schema)s END
ORDER BY pg_catalog.pg_table_is_visible(c.oid) DESC
LIMIT 1
"""
_NAMES: Final = """
SELECT n.nspname::text, c.relname::text
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE c.relkind::text = ANY (%(kinds)s) AND n.nspname <> 'information_schema'
  AND n.nspname !~ '^pg_' AND has_schema_privilege(n.oid, 'USAGE')
"""
_COLUMNS: Final = """
SELECT a.attname::text, coalesce(deeper.typname, base.typname, t.typname)::text
FROM pg_catalog.pg_attribute AS a
JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
LEFT JOIN pg_catalog.pg_type AS base ON t.typtype = 'd' AND base.oid = t.typbasetype
LEFT JOIN pg_catalog.pg_type AS deeper ON base.typtype = 'd' AND deeper.oid = base.typbasetype
WHERE a.attrelid = %(oid)s::oid AND a.attnum > 0 AND NOT a.attisdropped
  AND has_column_privilege(a.attrelid, a.attnum, 'SELECT')
ORDER BY a.attnum
"""


@dataclass(frozen=True)
class ServerTable:
    """A table that the role may read.

    Attributes
    ----------
    schema, name
        Where it is, without quotes.
    columns
        {column: type of the server}, those that the role may read, in order.
    """

    schema: str
    name: str
    columns: dict[str, str]

    @property
    def sql(self) -> str:
        """Its name in a query."""
        return f"{quoted(self.schema)}.{quoted(self.name)}"


def quoted(name: str) -> str:
    """A name as it stands in a query."""
    return '"' + name.replace('"', '""') + '"'


def open_table(
    place: DatabaseTable,
    engine: PostgresEngine,
    columns: Sequence[str],
    group: Sequence[str] | None,
    where: str = "",
) -> Steps[OpenedRecords]:
    """See `core.io.records.opening.open_records`; of other columns only names are looked at.

    Raises
    ------
    VbasError
        If there is no such table or column, or the role may not read them.
    """
    failure: Exception | None = None
    try:
        of = yield from engine.work(lambda: find_table(engine, place), _LOOK)
    except engine.failures as error:
        failure = error
    if failure is not None:
        raise engine.failure(failure, place.name)
    check_columns(place, columns, of.columns)
    condition = filter_of(where, of.columns)
    asked = (*columns, *(condition.columns if condition else ()))
    names = columns_asked(of.columns, asked, group)
    return replace(opened(place, engine, of, list(names)), where=condition)


def opened(
    place: DatabaseTable, engine: PostgresEngine, of: ServerTable, used: Sequence[str]
) -> OpenedRecords:
    """Some columns of a table as `OpenedRecords`."""
    names = {name: f"c{i}" for i, name in enumerate(of.columns) if name in set(used)}
    written, types = [], {}
    for name, column in names.items():
        types[column], form = _TYPES.get(of.columns[name], _TEXT)
        written.append(f"{form.format(quoted(name))} AS {column}")
    query = f"SELECT {', '.join(written)} FROM {of.sql}"
    return OpenedRecords(place, engine, engine.backend.sql(query, schema=types), names)


def find_table(engine: PostgresEngine, place: DatabaseTable) -> ServerTable:
    """The table that a name means: as it is written, else in small letters.

    Raises
    ------
    VbasError
        If there is none, or the role may not read it.
    """
    parts = place.parts
    for spelt in (parts, tuple(part.lower() for part in parts)):
        asked = {
            "schema": spelt[0] if len(spelt) > 1 else None,
            "table": spelt[-1],
            "kinds": list(KINDS),
        }
        found = engine.connection.execute(_FIND, asked).fetchone()
        if found is not None:
            break
    else:
        raise _no_table(engine, place)
    oid, schema, name, may = found
    rows = engine.connection.execute(_COLUMNS, {"oid": oid}).fetchall() if may else []
    if not rows:
        raise VbasError(
            "The role may not read {file}.",
            "Ask who runs the database for the right to SELECT on this table, and USAGE of its "
            "schema.",
            file=place.name,
        )
    return ServerTable(schema, name, dict(rows))


def _no_table(engine: PostgresEngine, place: DatabaseTable) -> VbasError:
    """That there is no such table, with those that are called almost so."""
    rows = engine.connection.execute(_NAMES, {"kinds": list(KINDS)}).fetchall()
    known = [f"{schema}.{name}" for schema, name in rows]
    wanted = ".".join(place.parts) if len(place.parts) > 1 else f"public.{place.parts[0]}"
    near = difflib.get_close_matches(wanted, known, _ALIKE) if known else []
    near = near or sorted(known)[:_ALIKE]
    if not near:
        return VbasError(
            "The database has no table {file}, nor any other that this role may see.",
            "Check the database in the address, and ask for USAGE of the schema.",
            file=place.name,
        )
    return VbasError(
        "The database has no table {file}.",
        "Of its {n:,} tables these are called almost so, or come first: {names}.",
        file=place.name,
        n=len(known),
        names=", ".join(near),
    )
