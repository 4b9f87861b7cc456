"""Released records written by PostgreSQL into a table of its own: complete, or not at all.

Suppression and region come as small tables that are joined; no record leaves the server.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from core.errors import N_, Notice, VbasError
from core.io.records.counting import prepare
from core.io.records.engine import in_thread
from core.io.records.opening import open_records
from core.io.records.place import DatabaseTable
from core.io.records.postgres.connecting import driver
from core.io.records.postgres.engine import PostgresEngine
from core.io.records.postgres.tables import quoted
from core.io.records.released_query import (
    columns_in_order,
    judge_kept,
    recoded_columns,
    released_rows,
)
from core.io.records.source import RecordSource, check_source
from core.released_columns.judged import TOLERANCE
from core.steps import Steps
from core.study import Study

_STAGE: Final = "writing records"
_REFUSALS: Final = {
    "42P07": (
        N_("There is a table {table} already."),
        N_("Name another one, or drop it yourself."),
    ),
    "3F000": (N_("The database has no schema for {table}."), N_("Name one that is there.")),
    "42501": (
        N_("The role may not write {table}."),
        N_(
            "Ask who runs the database for the right to CREATE in that schema, or name another one."
        ),
    ),
    "25006": (
        N_("This server only reads, so that {table} cannot be written."),
        N_("Write the address of the server that also writes."),
    ),
}


@dataclass
class PendingTable:
    """A table that is written and not yet there for others.

    Attributes
    ----------
    table
        Its name.
    n_records
        Records in it.
    notices
        What its kept columns tell, and where they are.
    """

    engine: PostgresEngine
    table: str
    n_records: int
    notices: tuple[Notice, ...] = ()

    def commit(self) -> Steps[None]:
        """Makes it there, as a whole.

        Raises
        ------
        VbasError
            If the server cannot; nothing is there then.
        """
        failure: Exception | None = None
        try:
            yield from self.engine.work(self.engine.connection.commit, _STAGE)
        except self.engine.failures as error:
            failure = error
        if failure is not None:
            raise self.engine.failure(failure, self.table)

    def close(self) -> None:
        """Ends the connection; what was not committed is gone."""
        self.engine.close()


def sql_name(into: str, url: str) -> str:
    """A table as it stands in a query; without quotes it is in small letters, as in SQL.

    Raises
    ------
    VbasError
        If it is no name.
    """
    parts = DatabaseTable(url, into).parts
    return ".".join(quoted(part if '"' in into else part.lower()) for part in parts)


def write_into(
    source: RecordSource,
    study: Study,
    labels: NDArray[np.int32],
    kept: sp.csr_array,
    keep: tuple[str, ...],
    into: str,
    *,
    k: int,
    force: bool = False,
    region_ids: NDArray[np.integer],
    tolerance: float = TOLERANCE,
) -> Steps[PendingTable]:
    """Has the database write the records that may be released, with the columns to keep.

    Parameters
    ----------
    source, study, labels, kept, keep, k, force, region_ids, tolerance
        As `core.io.records.write_released` takes them; the source is a table of a database.
    into
        The table to make, in the same database.

    Returns
    -------
    PendingTable
        To be committed, or closed.

    Raises
    ------
    VbasError
        If there is such a table, the role may not make it, the records are others than those
        that were counted, or kept columns may not be released.
    """
    place = source.path
    if not isinstance(place, DatabaseTable):
        raise VbasError(
            "Records of a file are released as a file.", "Leave the table to write out."
        )
    if keep and source.person_column is not None:
        raise VbasError(
            "What kept columns tell of persons is judged record by record, and a database hands "
            "out counts.",
            "Keep no other columns, or write the table to a file where you may, and use that.",
        )
    check_source(source)
    name = sql_name(into, place.url)
    engine = yield from in_thread(
        partial(PostgresEngine, place, write=True), "connecting to the database"
    )
    try:
        wanted = (*source.columns, *keep)
        opened = yield from open_records(place, engine, wanted, wanted, where=source.where)
        records = opened.filtered()
        query = yield from prepare(records, source, study.areas)
        judged = (*keep, *recoded_columns(source)) if keep else ()
        rows = released_rows(query, study, labels, sp.csr_array(kept), judged)
        counted = rows.group_by(["region", "class"]).aggregate(n=rows.count().cast("int64"))
        yield from _check_unchanged((yield from records.rows(counted, _STAGE)), kept, place)
        notices: tuple[Notice, ...] = ()
        if keep:
            notices = yield from judge_kept(query, study, rows, keep, k, force, tolerance)
        sql = engine.sql(columns_in_order(rows, query, study, region_ids, keep))
        n = yield from _created(engine, name, into, sql)
        text = "The database wrote {n:,} records to {table}."
        notices = (*notices, Notice(text, n=n, table=into))
    except BaseException:
        engine.close()
        raise
    return PendingTable(engine, into, n, notices)


def _check_unchanged(counted: Any, kept: sp.csr_array, place: DatabaseTable) -> Steps[None]:
    """Raises if the table has other records now than those that were counted."""
    yield from ()
    of = sp.csr_array(kept)
    found = sp.coo_array(
        (
            np.asarray(counted["n"], dtype=np.int64),
            (np.asarray(counted["region"]), np.asarray(counted["class"])),
        ),
        shape=of.shape,
    )
    if np.any((sp.csr_array(found) - of).data):
        raise VbasError(
            "{table} has changed since it was counted: nothing was written.",
            "Run it again.",
            table=place.name,
        )


def _created(engine: PostgresEngine, name: str, into: str, sql: str) -> Steps[int]:
    """Makes the table; how many records it has."""
    failure: Exception | None = None
    try:
        made = partial(engine.connection.execute, f"CREATE TABLE {name} AS {sql}")
        return int((yield from engine.work(made, _STAGE)).rowcount)
    except engine.failures as error:
        failure = error
    said = _REFUSALS.get(getattr(failure, "sqlstate", None) or "")
    if said is not None:
        raise VbasError(*said, table=into)
    raise engine.failure(failure, into)


def check_into(place: DatabaseTable, into: str) -> None:
    """Refuses a table that could not be made, before anything is counted.

    Raises
    ------
    VbasError
        If it is there already, has no name or schema, or the role may not make it.
    """
    name = sql_name(into, place.url)
    failure: Exception | None = None
    engine = PostgresEngine(replace(place), write=True)
    try:
        engine.connection.execute(f"CREATE TABLE {name} ()")
    except engine.failures as error:
        failure = error
    finally:
        with suppress(driver().Error):
            engine.connection.rollback()
        engine.close()
    if failure is not None:
        said = _REFUSALS.get(getattr(failure, "sqlstate", None) or "")
        raise engine.failure(failure, into) if said is None else VbasError(*said, table=into)
