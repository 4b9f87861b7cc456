"""PostgreSQL as an engine: Ibis writes the queries, the server counts, groups come back."""

from __future__ import annotations

import re
import secrets
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Any, Final, TypeVar

import pyarrow as pa

from core.errors import VbasError
from core.io.records.dialect import Dialect
from core.io.records.engine import distinct_by_groups, in_thread
from core.io.records.place import DatabaseTable
from core.io.records.postgres.connecting import connect, driver
from core.io.records.postgres.dialect import PostgresDialect
from core.io.records.postgres.failures import failure_of
from core.io.records.postgres.fetching import fetched
from core.io.records.postgres.literals import array_of, type_of
from core.io.records.postgres.tables import open_table
from core.io.records.postgres.writing import refusal_of, sql_name
from core.steps import Steps

R = TypeVar("R")

_CANCEL_SECONDS: Final = 5.0


class PostgresEngine:
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
        self.place = place
        self.connection = connect(place, write=write)
        from ibis.backends.postgres import Backend  # needs psycopg

        # It has no connection: it writes queries, and asks the server nothing by itself.
        self.backend: Any = Backend()
        encoding = self.connection.info.parameter_status("server_encoding") or "UTF8"
        self.dialect: Dialect = PostgresDialect(encoding)
        self.failures = (driver().Error, pa.ArrowException, MemoryError, UnicodeError)
        self._literals: dict[str, str] = {}
        self._mark = f"vbas-{secrets.token_hex(16)}-"

    def __enter__(self) -> PostgresEngine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the transaction without a trace, and the connection."""
        with suppress(driver().Error):
            self.connection.close()

    def open(
        self, columns: Sequence[str], group: Sequence[str] | None
    ) -> Steps[tuple[Any, Mapping[str, str]]]:
        """See `core.io.records.engine.Engine`."""
        return open_table(self.place, self, columns, group)

    def rows(self, expression: Any, stage: str) -> Steps[pa.Table]:
        """See `core.io.records.engine.Engine`."""
        table = expression.as_table()
        sql = self.sql(table)
        return self.work(lambda: fetched(self.connection, sql, table.schema()), stage)

    def work(self, task: Callable[[], R], stage: str) -> Steps[R]:
        """Runs a task that uses the connection; closing the generator cancels on the server."""
        return in_thread(task, stage, self._cancel)

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

    def failure(self, error: Exception, name: str) -> VbasError:
        """See `core.io.records.engine.Engine`."""
        return failure_of(error, name)

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

    def _cancel(self) -> None:
        """Asks the server to stop the query, in a thread that is not waited for long."""

        def ask() -> None:
            with suppress(driver().Error, OSError):
                self.connection.cancel_safe(timeout=_CANCEL_SECONDS)

        asking = threading.Thread(target=ask, name="vbas cancel", daemon=True)
        asking.start()
        asking.join(_CANCEL_SECONDS)
