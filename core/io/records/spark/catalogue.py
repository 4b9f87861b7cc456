"""What the catalogue of Spark tells of tables: names and types, never a row."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from core.io.records.catalogue import TABLE, VIEW, ColumnOfTable, ListedTable, Server
from core.io.records.place import DatabaseTable
from core.io.records.spark.engine import SparkEngine
from core.io.records.spark.tables import quoted

_HERE: Final = ("localhost", "127.0.0.1", "::1")


class SparkCatalogue(SparkEngine):
    """See `core.io.records.catalogue.Catalogue`; of the session's own catalogue."""

    def __init__(self, url: str) -> None:
        super().__init__(DatabaseTable(url, "?"))

    def server(self) -> Server:
        """What answers here."""
        asked = "SELECT version(), current_user(), current_catalog()"
        (version, user, catalogue), *_ = self.session.sql(asked).collect()
        place = urlsplit(self.place.url)
        encrypted = None if place.hostname in _HERE else "use_ssl=true" in place.path.lower()
        return Server(f"Spark {version.split()[0]}", user, catalogue, encrypted)

    def schemas(self) -> dict[str, int | None]:
        """The schemas, that of the session first; how many tables each has is not looked up."""
        now = self.session.catalog.currentDatabase()
        found = [row[0] for row in self.session.sql("SHOW SCHEMAS").collect()]
        return dict.fromkeys(sorted(found, key=lambda name: (name != now, name)))

    def tables(self, schema: str) -> list[ListedTable]:
        """The tables of a schema, by name; nobody knows their rows without counting."""
        within = quoted(schema)
        views = {row.viewName for row in self._shown(f"SHOW VIEWS IN {within}")}
        tables = {row.tableName for row in self._shown(f"SHOW TABLES IN {within}")}
        return [
            ListedTable(schema, name, VIEW if name in views else TABLE)
            for name in sorted(tables | views)
        ]

    def columns(self, table: ListedTable) -> list[ColumnOfTable]:
        """The columns, in order."""
        frame = self.session.table(f"{quoted(table.schema)}.{quoted(table.name)}")
        return [ColumnOfTable(name, kind) for name, kind in frame.dtypes]

    def _shown(self, asked: str) -> list[Any]:
        """What stays when this session ends."""
        return [row for row in self.session.sql(asked).collect() if not row.isTemporary]
