"""Columns to keep beside regions and classes: what they tell of the records that are released."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core.background import in_background
from core.errors import Notice
from core.io.records.counting import Query
from core.io.records.recoding import plain
from core.io.records.row_codes import RowCodes, codes_in_order, read_columns
from core.io.records.source import RecordSource
from core.released_columns.finer import Protected
from core.released_columns.judged import AREA, Classes, Release, judge
from core.released_columns.telling import Hidden, Kept
from core.steps import Steps
from core.study import Study

_STAGE: Final = "checking columns"


def recoded_columns(source: RecordSource) -> tuple[str, ...]:
    """The quasi-identifiers whose released values may be coarser than those of the file."""
    return tuple(qi.column for qi in source.quasi_identifiers if qi.band or qi.groups)


def judge_kept(
    query: Query, study: Study, rows: Any, keep: Sequence[str], k: int, force: bool
) -> Steps[tuple[Notice, ...]]:
    """Judges columns to keep among the records that are released.

    Parameters
    ----------
    query, study
        The records, and what was counted of them.
    rows
        The released records: ``area``, ``region``, ``class``, and as ``x0 ...`` the columns to
        keep and, after them, `recoded_columns`.
    keep
        The columns to keep.
    k, force
        As `core.released_columns.judged.judge` takes them.

    Raises
    ------
    VbasError
        If they tell areas or finer values, or link the records of a person.
    """
    names = ["area", "region", "class"]
    names += [of for of in ("person", query.records.weight or "") if of in rows.columns]
    names += [f"x{i}" for i in range(len(keep) + len(recoded_columns(query.source)))]
    records = replace(query.records, table=rows)
    read = yield from read_columns(records, {of: plain(rows[of]) for of in names}, {})
    judged = in_background(
        _STAGE,
        lambda: judge(*_release(query, study, _Rows.of(read, query), keep, k), force=force),
    )
    return (yield from judged)


@dataclass(frozen=True, eq=False)
class _Rows:
    """Released records: the distinct values of each column, (n,) indices of them, -1 for none."""

    keys: dict[str, Any]
    index: dict[str, NDArray[np.int32]]

    @classmethod
    def of(cls, read: dict[str, RowCodes], query: Query) -> _Rows:
        keys = {name: of.keys for name, of in read.items()}
        index = {name: of.take() for name, of in read.items()}
        made, weight = cls(keys, index), query.records.weight
        if weight is None:
            return made
        # Rows that were counted while they were read stand for several records.
        times = made.numbers(weight)
        return cls(keys, {name: np.repeat(of, times) for name, of in index.items()})

    def numbers(self, name: str) -> NDArray[np.int64]:
        """(n,) values of a column of whole numbers."""
        keys = self.keys[name]
        values = np.zeros(0, np.int64) if keys is None else np.asarray(keys, dtype=np.int64)
        return values[self.index[name]]

    def column(self, place: str, name: str) -> Kept:
        """A column under its own name."""
        return Kept(name, *codes_in_order(self.keys[place], self.index[place]))

    def persons(self) -> NDArray[np.int64] | None:
        """(n,) numbers of persons; records of nobody are those of one and the same person."""
        return self.index["person"].astype(np.int64) + 1 if "person" in self.index else None


def _release(
    query: Query, study: Study, rows: _Rows, keep: Sequence[str], k: int
) -> tuple[Release, list[Kept]]:
    """What is released and hidden, and the columns to keep."""
    source, counts = query.source, study.counts
    regions, areas = rows.column("region", "").groups, rows.column("area", AREA)
    alike = rows.column("class", "").groups.within(regions)
    every = np.ones(len(alike.ids), dtype=bool)
    protected = []
    classes = rows.numbers("class")
    for j, (name, categories) in enumerate(counts.categories.items()):
        protected.append(Protected(name, counts.codes[:, j][classes], len(categories) + 1))
    released = {of.name: of for of in protected}
    for i, name in enumerate(recoded_columns(source)):
        before = rows.column(f"x{len(keep) + i}", name).groups
        protected.append(Protected(name, before.ids, before.n, released[name].groups))
    return (
        Release(
            alike,
            (Hidden(AREA, areas.codes, every, every, (regions, alike)),),
            tuple(protected),
            (Classes(tuple(counts.categories), alike),),
            k,
            rows.persons(),
            source.person_column,
        ),
        [rows.column(f"x{i}", name) for i, name in enumerate(keep)],
    )
