"""Spark as an engine: Ibis writes the queries, its executors count, groups come back."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Any, Final, TypeVar

import ibis
import ibis.expr.datatypes as dt
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.errors import VbasError
from core.io.records.dialect import Dialect
from core.io.records.engine import distinct_by_groups, in_thread, numbers_by_rows
from core.io.records.opening import OpenedRecords
from core.io.records.place import DatabaseTable
from core.io.records.spark.dialect import SparkDialect
from core.io.records.spark.failures import failure_of, failures
from core.io.records.spark.running import session_of
from core.io.records.spark.tables import open_table
from core.io.records.spark.writing import Written
from core.steps import Steps

R = TypeVar("R")

_CANCEL_SECONDS: Final = 5.0
# Up to so many rows a small table is sent to every executor, so that no record need move.
_MOST_BROADCAST: Final = 1_000_000
# Distinct values of columns that have fewer are gathered together, in one pass.
_FEW: Final = 50_000


class SparkEngine:
    """A session of its own; what it is told is a view of that session, which ends with it.

    Parameters
    ----------
    place
        Where the records are.

    Raises
    ------
    VbasError
        If there is no session.
    """

    def __init__(self, place: DatabaseTable) -> None:
        self.place = place
        self.session = session_of(place)
        from ibis.backends.pyspark import Backend  # needs pyspark

        # It has no session: it writes queries, and asks nothing by itself.
        self.backend: Any = Backend()
        self.backend.register_options()
        self.dialect: Dialect = SparkDialect()
        self.failures = failures()
        self._mark = f"vbas_{secrets.token_hex(8)}"
        self._views: list[str] = []
        self._kept: list[Any] = []
        self._written: Written | None = None

    def __enter__(self) -> SparkEngine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Forgets its views, and what was kept of their rows."""
        with suppress(*self.failures):
            if self._written is not None:
                self._written.close()
            for frame in self._kept:
                frame.unpersist()
            for name in self._views:
                self.session.catalog.dropTempView(name)
            if self.place.url.startswith("sc://"):
                self.session.stop()

    def open(
        self, columns: Sequence[str], group: Sequence[str] | None, where: str
    ) -> Steps[OpenedRecords]:
        """See `core.io.records.engine.TableEngine`."""
        return open_table(self.place, self, columns, group, where)

    def rows(self, expression: Any, stage: str) -> Steps[pa.Table]:
        """See `core.io.records.engine.Engine`."""
        table = expression.as_table()
        sql, schema = self.sql(table), table.schema().to_pyarrow()

        def fetch() -> pa.Table:
            found = self.session.sql(sql).toArrow()
            columns = [of.cast(kind) for of, kind in zip(found.columns, schema.types, strict=True)]
            return pa.table(columns, names=schema.names)

        return self.work(fetch, stage)

    def numbers(self, expression: Any, stage: str) -> Steps[dict[str, NDArray[Any]]]:
        """See `core.io.records.engine.Engine`."""
        return numbers_by_rows(self, expression, stage)

    def work(self, task: Callable[[], R], stage: str) -> Steps[R]:
        """Runs a task that uses the session; closing the generator cancels what it does there."""
        return in_thread(task, stage, self._cancel)

    def small(self, table: pa.Table) -> Any:
        """A small table as a view of the session, with a copy for every executor."""
        types = [pa.string() if pa.types.is_null(of.type) else of.type for of in table.schema]
        columns = [of.cast(kind) for of, kind in zip(table.columns, types, strict=True)]
        frame = self.session.createDataFrame(pa.table(columns, names=table.column_names))
        if len(table) <= _MOST_BROADCAST:
            frame = frame.hint("broadcast")
        schema = dict(zip(table.column_names, map(_ibis_type, types), strict=True))
        return self.view(frame, schema)

    def view(self, frame: Any, schema: Mapping[str, Any]) -> Any:
        """A frame of Spark as an Ibis table."""
        name = f"{self._mark}_{len(self._views)}"
        frame.createOrReplaceTempView(name)
        self._views.append(name)
        return ibis.table(dict(schema), name=name)

    def asked_again(self, expression: Any, name: str, stage: str) -> Steps[Any]:
        """The rows of an expression, which executors keep where nobody else sees them."""
        table = expression.as_table()

        def keep() -> Any:
            frame = self.session.sql(self.sql(table)).persist()
            self._kept.append(frame)
            return self.view(frame, table.schema())

        return self.work(keep, stage)

    def distinct(
        self,
        table: Any,
        names: Sequence[str],
        most: Mapping[str, VbasError],
        most_values: int,
        stage: str,
    ) -> Steps[dict[str, pa.Array]]:
        """See `core.io.records.engine.Engine`; two passes for all columns of few values."""
        about = {name: table[name].approx_nunique() for name in names}
        sizes = yield from self.rows(table.aggregate(**about), stage)
        few = [name for name in names if sizes[name][0].as_py() < _FEW]
        found = {}
        if few:
            sets = {name: _set_of(_without_minus(table[name])) for name in few}
            lists = yield from self.rows(table.aggregate(**sets), stage)
            found = {name: pc.unique(pc.list_flatten(lists[name].combine_chunks())) for name in few}
        many = [name for name in names if name not in few]
        rest = yield from distinct_by_groups(self, table, many, most, most_values, stage)
        found |= rest
        for name, said in most.items():
            if len(found[name]) >= most_values:
                raise said
        return found

    @contextmanager
    def in_file_order(self) -> Iterator[None]:
        """Rows of a table have no order."""
        yield

    def failure(self, error: Exception, name: str) -> VbasError:
        """See `core.io.records.engine.Engine`."""
        return failure_of(error, name)

    def check_into(self, into: str) -> None:
        """See `core.io.records.engine.TableEngine`; a cluster says so when it writes."""
        Written(self.place, into).check()

    def write(self, expression: Any, into: str, stage: str) -> Steps[int]:
        """See `core.io.records.engine.TableEngine`; executors write files of their own."""
        self._written = written = Written(self.place, into)
        sql = self.sql(expression)
        return self.work(lambda: written.write(self.session, self.session.sql(sql)), stage)

    def commit(self, into: str, stage: str) -> Steps[None]:
        """See `core.io.records.engine.TableEngine`."""
        assert self._written is not None
        return self.work(self._written.commit, stage)

    def refusal(self, error: Exception, into: str) -> VbasError:
        """See `core.io.records.engine.TableEngine`."""
        return self.failure(error, into)

    def sql(self, table: Any) -> str:
        """The query of an Ibis table."""
        return str(self.backend.compile(table))

    def _cancel(self) -> None:
        """Asks Spark to stop what this session does, in a thread that is not waited for long."""

        def ask() -> None:
            with suppress(*self.failures):
                self.session.interruptAll()

        asking = threading.Thread(target=ask, name="vbas cancel", daemon=True)
        asking.start()
        asking.join(_CANCEL_SECONDS)


def _ibis_type(kind: pa.DataType) -> Any:
    return ibis.dtype(ibis.Schema.from_pyarrow(pa.schema([("x", kind)]))["x"])


def _without_minus(column: Any) -> Any:
    """The column without the zero that has a sign, which sets tell apart and groups do not."""
    kind = column.type()
    return (
        ibis.ifelse(column == 0, ibis.literal(0.0, kind), column) if kind.is_floating() else column
    )


def _set_of(column: Any) -> Any:
    """The distinct values of a column as a list; Spark counts several such lists in one pass."""
    kind = column.type()
    made = ibis.udf.agg.builtin(
        lambda values: values, name="collect_set", signature=((kind,), dt.Array(kind))
    )
    return made(column)
