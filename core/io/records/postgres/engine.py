"""PostgreSQL as an engine: Ibis writes the queries, the server counts, groups come back."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import pyarrow as pa
from numpy.typing import NDArray

from core.errors import VbasError
from core.io.records.dialect import Dialect
from core.io.records.engine import distinct_by_groups, numbers_by_rows
from core.io.records.opening import OpenedRecords
from core.io.records.place import DatabaseTable
from core.io.records.postgres.connecting import driver
from core.io.records.postgres.connection import PostgresConnection
from core.io.records.postgres.dialect import PostgresDialect
from core.io.records.postgres.fetching import fetched
from core.io.records.postgres.literals import array_of, type_of
from core.io.records.postgres.tables import open_table
from core.io.records.postgres.writing import refusal_of, sql_name
from core.steps import Steps


class PostgresEngine(PostgresConnection):
    """One connection with one transaction: all that is asked of a table is asked of one state.

    Nothing is written to the server, not even temporary tables: what is small comes with the
    queries.

    Parameters
    ----------
    place
        The database.
    write
        Whether a table is to be written (`core.io.records.releasing`).

    Raises
    ------
    VbasError
        If there is no connection.
    """

    def __init__(self, place: DatabaseTable, *, write: bool = False) -> None:
        super().__init__(place.url, write=write)
        self.place = place
        from ibis.backends.postgres import Backend  # needs psycopg

        # It has no connection: it writes queries, and asks the server nothing by itself.
        self.backend: Any = Backend()
        encoding = self.connection.info.parameter_status("server_encoding") or "UTF8"
        self.dialect: Dialect = PostgresDialect(encoding)
        self._literals: dict[str, str] = {}
        self._mark = f"vbas-{secrets.token_hex(16)}-"

    def open(
        self, columns: Sequence[str], group: Sequence[str] | None, where: str
    ) -> Steps[OpenedRecords]:
        """See `core.io.records.engine.TableEngine`."""
        return open_table(self.place, self, columns, group, where)

    def rows(self, expression: Any, stage: str) -> Steps[pa.Table]:
        """See `core.io.records.engine.Engine`."""
        table = expression.as_table()
        sql = self.sql(table)
        return self.work(lambda: fetched(self.connection, sql, table.schema()), stage)

    def numbers(self, expression: Any, stage: str) -> Steps[dict[str, NDArray[Any]]]:
        """See `core.io.records.engine.Engine`."""
        return numbers_by_rows(self, expression, stage)

    def small(self, table: pa.Table) -> Any:
        """A small table as arrays within the query, since a role may have no right to make any."""
        places, types = [], {}
        for name in table.column_names:
            values = table[name].combine_chunks()
            # A text of several megabytes would be taken to pieces by whoever writes the query.
            place = f"{self._mark}{len(self._literals)}"
            self._literals[place] = array_of(values)
            kind, of_server = type_of(values.type)
            collation = ' COLLATE "C"' if kind == "string" else ""
            places.append((name, f"CAST('{place}' AS {of_server}[])", collation))
            types[name] = kind
        columns = ", ".join(f'"{name}"{of} AS "{name}"' for name, _, of in places)
        arrays = ", ".join(array for _, array, _ in places)
        named = ", ".join(f'"{name}"' for name, _, _ in places)
        return self.backend.sql(
            f"SELECT {columns} FROM UNNEST({arrays}) AS small({named})", schema=types
        )

    def asked_again(self, expression: Any, name: str, stage: str) -> Steps[Any]:
        """The expression itself: nothing is kept on the server, it is worked out again."""
        yield from ()
        return expression.view()

    def distinct(
        self,
        table: Any,
        names: Sequence[str],
        most: Mapping[str, VbasError],
        most_values: int,
        stage: str,
    ) -> Steps[dict[str, pa.Array]]:
        """See `core.io.records.engine.Engine`; each column is grouped by."""
        return distinct_by_groups(self, table, names, most, most_values, stage)

    @contextmanager
    def in_file_order(self) -> Iterator[None]:
        """Rows of a table have no order."""
        yield

    def check_into(self, into: str) -> None:
        """See `core.io.records.engine.TableEngine`; made, and taken back."""
        name = sql_name(into, self.place.url)
        failure: Exception | None = None
        try:
            self.connection.execute(f"CREATE TABLE {name} ()")
        except self.failures as error:
            failure = error
        with suppress(driver().Error):
            self.connection.rollback()
        if failure is not None:
            raise self.refusal(failure, into)

    def write(self, expression: Any, into: str, stage: str) -> Steps[int]:
        """See `core.io.records.engine.TableEngine`."""
        sql = f"CREATE TABLE {sql_name(into, self.place.url)} AS {self.sql(expression)}"
        return self.work(lambda: int(self.connection.execute(sql).rowcount), stage)

    def commit(self, into: str, stage: str) -> Steps[None]:
        """See `core.io.records.engine.TableEngine`."""
        return self.work(self.connection.commit, stage)

    def refusal(self, error: Exception, into: str) -> VbasError:
        """See `core.io.records.engine.TableEngine`."""
        return refusal_of(error, into) or self.failure(error, into)

    def sql(self, table: Any) -> str:
        """The query of an Ibis table, with the small tables that it needs."""
        sql = str(self.backend.compile(table))
        return re.sub(f"'({self._mark}[0-9]+)'", lambda of: self._literals[of[1]], sql)
