"""Released records written by the engine that holds them: complete, or not at all.

Suppression and region come as small tables that are joined; no record passes through here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from core.errors import Notice, VbasError
from core.io.records.counting import prepare
from core.io.records.engine import TableEngine, start_engine
from core.io.records.opening import open_records
from core.io.records.place import DatabaseTable
from core.io.records.released_query import (
    columns_in_order,
    judge_kept,
    recoded_columns,
    released_rows,
)
from core.io.records.source import RecordSource, check_source
from core.released_columns.judged import TOLERANCE
from core.steps import Steps, finish
from core.study import Study

_STAGE: Final = "writing records"


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

    engine: TableEngine
    table: str
    n_records: int
    notices: tuple[Notice, ...] = ()

    def commit(self) -> Steps[None]:
        """Makes it there, as a whole.

        Raises
        ------
        VbasError
            If the engine cannot; nothing is there then.
        """
        yield from _said(self.engine, self.engine.commit(self.table, _STAGE), self.table)

    def close(self) -> None:
        """Ends the connection; what was not committed is gone."""
        self.engine.close()


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
    """Has the engine write the records that may be released, with the columns to keep.

    Parameters
    ----------
    source, study, labels, kept, keep, k, force, region_ids, tolerance
        As `core.io.records.write_released` takes them; the source is a table of a database.
    into
        The table to make, in the same database; for Spark also the path of a folder.

    Returns
    -------
    PendingTable
        To be committed, or closed.

    Raises
    ------
    VbasError
        If there is such a table, it may not be made, the records are others than those that were
        counted, or kept columns may not be released.
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
    engine = yield from start_engine(place, write=True)
    try:
        engine.check_into(into)
        wanted = (*source.columns, *keep)
        opened = yield from open_records(place, engine, wanted, wanted, where=source.where)
        records = opened.filtered()
        query = yield from prepare(records, source, study.areas)
        judged = (*keep, *recoded_columns(source)) if keep else ()
        rows = released_rows(query, study, labels, sp.csr_array(kept), judged)
        counted = rows.group_by(["region", "class"]).aggregate(n=rows.count().cast("int64"))
        _check_unchanged((yield from records.rows(counted, _STAGE)), kept, place)
        notices: tuple[Notice, ...] = ()
        if keep:
            notices = yield from judge_kept(query, study, rows, keep, k, force, tolerance)
        ordered = columns_in_order(rows, query, study, region_ids, keep)
        n = yield from _said(engine, engine.write(ordered, into, _STAGE), into)
        if n != int(sp.csr_array(kept).sum()):
            raise _changed(place)
        text = "The database wrote {n:,} records to {table}."
        notices = (*notices, Notice(text, n=n, table=into))
    except BaseException:
        engine.close()
        raise
    return PendingTable(engine, into, n, notices)


def check_into(place: DatabaseTable, into: str) -> None:
    """Refuses a table that could not be made, before anything is counted.

    Raises
    ------
    VbasError
        If it is there already, has no name or schema, or it may not be made.
    """
    with finish(start_engine(place, write=True)) as engine:
        engine.check_into(into)


def _said(engine: TableEngine, steps: Steps[Any], into: str) -> Steps[Any]:
    """The same; what the engine raises becomes a sentence on the table, its words are not kept."""
    try:
        return (yield from steps)
    except engine.failures as error:
        failure: Exception = error
    raise engine.refusal(failure, into)


def _check_unchanged(counted: Any, kept: sp.csr_array, place: DatabaseTable) -> None:
    """Raises if the table has other records now than those that were counted."""
    of = sp.csr_array(kept)
    found = sp.coo_array(
        (
            np.asarray(counted["n"], dtype=np.int64),
            (np.asarray(counted["region"]), np.asarray(counted["class"])),
        ),
        shape=of.shape,
    )
    if np.any((sp.csr_array(found) - of).data):
        raise _changed(place)


def _changed(place: DatabaseTable) -> VbasError:
    return VbasError(
        "{table} has changed since it was counted: nothing was written.",
        "Run it again.",
        table=place.name,
    )
