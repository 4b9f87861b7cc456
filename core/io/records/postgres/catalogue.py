"""What the catalogue of PostgreSQL tells of tables: names, types and estimates, never a row."""

from __future__ import annotations

from typing import Final

from core.io.records.catalogue import TABLE, VIEW, ColumnOfTable, ListedTable, Server
from core.io.records.postgres.connection import PostgresConnection
from core.io.records.postgres.tables import KINDS

_GEOMETRIES: Final = ["geometry", "geography"]
# Partitions are read through the table that they are parts of.
_TABLES: Final = "c.relkind::text = ANY (%(kinds)s) AND NOT c.relispartition"
_SCHEMAS: Final = f"""
SELECT n.nspname::text, count(c.oid)
FROM pg_catalog.pg_namespace AS n
LEFT JOIN pg_catalog.pg_class AS c ON c.relnamespace = n.oid AND {_TABLES}
WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
  AND has_schema_privilege(n.oid, 'USAGE')
GROUP BY n.nspname ORDER BY n.nspname
"""
_LIST: Final = f"""
SELECT c.relname::text, c.relkind::text, c.reltuples::bigint,
       has_any_column_privilege(c.oid, 'SELECT'),
       EXISTS (SELECT FROM pg_catalog.pg_attribute AS a
               JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
               WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
                 AND t.typname = ANY (%(geometries)s))
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = %(schema)s AND {_TABLES}
ORDER BY c.relname::text COLLATE "C"
"""
# Of the server's statistics only the number of distinct values is read, none of the values.
_COLUMNS: Final = """
SELECT a.attname::text, pg_catalog.format_type(a.atttypid, a.atttypmod), t.typname::text,
       (SELECT max(s.n_distinct) FROM pg_catalog.pg_stats AS s
        WHERE s.schemaname = n.nspname AND s.tablename = c.relname AND s.attname = a.attname),
       c.reltuples::bigint
FROM pg_catalog.pg_attribute AS a
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
WHERE n.nspname = %(schema)s AND c.relname = %(table)s AND a.attnum > 0
  AND NOT a.attisdropped AND has_column_privilege(a.attrelid, a.attnum, 'SELECT')
ORDER BY a.attnum
"""
_SERVER: Final = """
SELECT current_setting('server_version'), current_user::text, current_database()::text,
       (SELECT ssl FROM pg_catalog.pg_stat_ssl WHERE pid = pg_catalog.pg_backend_pid()),
       pg_catalog.inet_server_addr() IS NULL
"""


class PostgresCatalogue(PostgresConnection):
    """See `core.io.records.catalogue.Catalogue`."""

    def server(self) -> Server:
        """What answers here."""
        row = self.connection.execute(_SERVER).fetchone()
        version, user, database, encrypted, same_machine = row
        name = f"PostgreSQL {version.split()[0]}"
        return Server(name, user, database, None if same_machine else bool(encrypted))

    def schemas(self) -> dict[str, int | None]:
        """{schema: number of its tables}, those that the role may look into."""
        return dict(self.connection.execute(_SCHEMAS, {"kinds": list(KINDS)}).fetchall())

    def tables(self, schema: str) -> list[ListedTable]:
        """The tables of a schema, by name; rows as the server's last look at them found."""
        asked = {"schema": schema, "kinds": list(KINDS), "geometries": _GEOMETRIES}
        return [
            ListedTable(
                schema,
                name,
                VIEW if kind in "vm" else TABLE,
                None if kind == "v" or rows < 0 else rows,
                readable,
                has_areas,
            )
            for name, kind, rows, readable, has_areas in self.connection.execute(_LIST, asked)
        ]

    def columns(self, table: ListedTable) -> list[ColumnOfTable]:
        """The columns that the role may read, in order."""
        asked = {"schema": table.schema, "table": table.name}
        return [
            ColumnOfTable(name, words, _distinct(share, rows), base in _GEOMETRIES)
            for name, words, base, share, rows in self.connection.execute(_COLUMNS, asked)
        ]


def _distinct(told: float | None, rows: int) -> int | None:
    """How many distinct values the server estimates: a number, or a share of rows below zero."""
    if told is None or told == 0 or (told < 0 and rows < 0):
        return None
    return round(told if told > 0 else -told * rows)
