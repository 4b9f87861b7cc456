"""What an engine is that counts records: DuckDB for files, PostgreSQL, Spark."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import pyarrow as pa
from numpy.typing import NDArray

from core.errors import N_, VbasError
from core.io.records.dialect import Dialect
from core.io.records.numbers import arrays_of
from core.io.records.place import POSTGRES, SPARK, DatabaseTable, Place
from core.steps import Step, Steps

if TYPE_CHECKING:
    from core.io.records.opening import OpenedRecords

R = TypeVar("R")

_POLL_SECONDS: Final = 0.04
_STARTING: Final = {
    "": N_("starting the engine"),
    POSTGRES: N_("connecting to the database"),
    SPARK: N_("starting Spark"),
}


class Engine(Protocol):
    """Where records are and expressions of Ibis over them are worked out, one at a time.

    Attributes
    ----------
    dialect
        What the engine writes otherwise than others.
    failures
        What it raises; `failure` makes sentences of it.
    """

    dialect: Dialect
    failures: tuple[Any, ...]

    def __enter__(self) -> Any: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def close(self) -> None:
        """Forgets everything; nothing is left behind."""

    def rows(self, expression: Any, stage: str) -> Steps[pa.Table]:
        """The rows of an Ibis expression, which are counts, with progress.

        Closing interrupts the query where it runs.

        Raises
        ------
        Exception
            One of `failures`.
        """

    def numbers(self, expression: Any, stage: str) -> Steps[dict[str, NDArray[Any]]]:
        """The rows of an Ibis expression, which are many whole numbers, as an array a column."""

    def work(self, task: Callable[[], R], stage: str) -> Steps[R]:
        """Runs a task that uses the engine; closing the generator interrupts its query."""

    def small(self, table: pa.Table) -> Any:
        """A small table beside the records, as an Ibis table."""

    def asked_again(self, expression: Any, name: str, stage: str) -> Steps[Any]:
        """The same rows, for several questions: kept where nobody else sees them, or not at all."""

    def distinct(
        self,
        table: Any,
        names: Sequence[str],
        most: Mapping[str, VbasError],
        most_values: int,
        stage: str,
    ) -> Steps[dict[str, pa.Array]]:
        """The distinct values of some columns, without null, in any order.

        Parameters
        ----------
        table, names
            An Ibis table and its columns.
        most, most_values
            What is raised for a column that has so many values or more; a column of more may
            also come back.
        """

    def in_file_order(self) -> AbstractContextManager[None]:
        """Within it the first rows are always the same ones, where records have an order."""

    def failure(self, error: Exception, name: str) -> VbasError:
        """A sentence without values of records for one of `failures`.

        Parameters
        ----------
        error
            What was raised.
        name
            What the records are called.
        """


class TableEngine(Engine, Protocol):
    """An engine of one table of a database, which may also be let write another one there."""

    def open(
        self, columns: Sequence[str], group: Sequence[str] | None, where: str
    ) -> Steps[OpenedRecords]:
        """The table that it was made for, with the values that a file of it would have.

        Parameters
        ----------
        columns
            Columns that must be there.
        group
            Columns that are asked for, besides those that may tell persons; None: all.
        where
            A condition on the records, or "".

        Raises
        ------
        VbasError
            If there is no such table or column, or it may not be read.
        """

    def check_into(self, into: str) -> None:
        """Raises if a table could not be made, as far as that is known before.

        Raises
        ------
        VbasError
            If there is such a table, or it may not be made.
        """

    def write(self, expression: Any, into: str, stage: str) -> Steps[int]:
        """Writes the rows of an expression to a new table; how many they are.

        Others see it after `commit` only; after `close` without that it is gone.
        """

    def commit(self, into: str, stage: str) -> Steps[None]:
        """Makes what was written be there, as a whole."""

    def refusal(self, error: Exception, into: str) -> VbasError:
        """A sentence for one of `failures` while a table was written."""


def in_thread(
    task: Callable[[], R],
    stage: str,
    interrupt: Callable[[], None] | None = None,
    progress: Callable[[], float] | None = None,
    leave: Callable[[R], object] | None = None,
) -> Steps[R]:
    """Runs a task that lets go of the interpreter lock, and yields while it runs.

    A request to stop is not obeyed, since a part of a count is of no use; closing the generator
    interrupts the task and waits for it. With ``leave`` it does not wait: what the task makes
    when nobody wants it any more is given to that.
    """
    results: list[R] = []
    errors: list[BaseException] = []
    left = threading.Event()

    def run() -> None:
        try:
            made = task()
            results.append(made)
            if left.is_set() and leave is not None:
                leave(made)
        except BaseException as error:  # handed to the thread that waits
            errors.append(error)

    yield Step(stage, 0.0, 1.0 if progress else None)
    thread = threading.Thread(target=run, name=f"vbas {stage}", daemon=True)
    try:
        thread.start()
        thread.join(_POLL_SECONDS)
        while thread.is_alive():
            yield Step(stage, progress() if progress else 0.0, 1.0 if progress else None)
            thread.join(_POLL_SECONDS)
    except BaseException:  # closed, or Ctrl-C: the engine may not go while its query runs
        left.set()
        while thread.is_alive() and leave is None:
            if interrupt is not None:
                interrupt()
            thread.join(_POLL_SECONDS)
        raise
    if errors:
        raise errors[0]
    return results[0]


def numbers_by_rows(engine: Engine, expression: Any, stage: str) -> Steps[dict[str, NDArray[Any]]]:
    """`Engine.numbers` by its rows."""
    table = yield from engine.rows(expression, stage)
    return arrays_of(table.to_batches(), table.schema)


def distinct_by_groups(
    engine: Engine,
    table: Any,
    names: Sequence[str],
    most: Mapping[str, VbasError],
    most_values: int,
    stage: str,
) -> Steps[dict[str, pa.Array]]:
    """`Engine.distinct` by one query a column, which groups by it."""
    found = {}
    for name in names:
        one = table.select(name)
        grouped = one.group_by(name).aggregate(n=one.count())
        if name in most:
            grouped = grouped.limit(most_values + 1)
        values = (yield from engine.rows(grouped, stage))[name].combine_chunks()
        found[name] = values.filter(values.is_valid())
        if name in most and len(found[name]) >= most_values:
            raise most[name]
    return found


def start_engine(place: Place | None = None, *, write: bool = False) -> Steps[Any]:
    """A new engine for records of this place, made in a helper thread since it takes a while.

    It may ``write`` a table only if that is said.

    Raises
    ------
    VbasError
        If no connection to the database can be made.
    """
    return in_thread(partial(_engine_of, place, write), _STARTING[_kind_of(place)], leave=_close)


def _close(engine: Engine) -> None:
    engine.close()


def _engine_of(place: Place | None, write: bool) -> Any:
    """The engine of a place; libraries of databases may not be there, and are imported here."""
    if not isinstance(place, DatabaseTable):
        from core.io.records.duck import DuckEngine

        return DuckEngine()
    if place.kind == SPARK:
        from core.io.records.spark.engine import SparkEngine

        return SparkEngine(place)
    from core.io.records.postgres.engine import PostgresEngine

    return PostgresEngine(place, write=write)


def _kind_of(place: Place | None) -> str:
    return place.kind if isinstance(place, DatabaseTable) else ""
