"""The released records with other columns: one query, written by the engine."""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import duckdb
import ibis
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import scipy.sparse as sp
from numpy.typing import NDArray

from core.background import in_background
from core.errors import Notice
from core.io.records.counted_rows import read_grouped
from core.io.records.counting import Query, prepare
from core.io.records.engine import in_thread, start_engine
from core.io.records.opening import open_records
from core.io.records.place import DatabaseTable
from core.io.records.row_codes import RowCodes, kept_of, read_columns
from core.io.records.source import RecordSource, check_source
from core.released_columns.finer import Protected
from core.released_columns.groups import Kept
from core.released_columns.judged import AREA, TOLERANCE, Classes, Release, judge
from core.released_columns.telling import Hidden
from core.steps import Steps
from core.study import Study

_CHECKING: Final = "checking columns"

_STAGE: Final = "writing records"


def recoded_columns(source: RecordSource) -> tuple[str, ...]:
    """The quasi-identifiers whose released values may be coarser than those of the file."""
    return tuple(qi.column for qi in source.quasi_identifiers if qi.band or qi.groups)


def judge_kept(
    query: Query,
    study: Study,
    rows: Any,
    keep: Sequence[str],
    k: int,
    force: bool,
    tolerance: float = TOLERANCE,
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
    k, force, tolerance
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
    plain = query.records.engine.dialect.plain
    columns = {of: plain(rows[of]) for of in names}
    if isinstance(records.path, DatabaseTable):
        read = yield from read_grouped(records, columns)
    else:
        read = yield from read_columns(records, columns, {})
    judged = in_background(
        _CHECKING,
        lambda: judge(
            *_release(query, study, _Rows.of(read, query), keep, k),
            force=force,
            tolerance=tolerance,
        ),
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
        return kept_of(name, self.keys[place], self.index[place])

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


@dataclass(frozen=True)
class WrittenRecords:
    """A file of released records.

    Attributes
    ----------
    notices
        What the user should know about what its columns tell.
    """

    path: Path
    n_records: int
    notices: tuple[Notice, ...] = ()


@dataclass(frozen=True)
class Judged:
    """What columns to keep would tell.

    Attributes
    ----------
    refused
        Why they cannot be kept, unless that is forced.
    alone
        How many records look like no other with them; None without columns.
    """

    refused: tuple[Notice, ...] = ()
    alone: Notice | None = None


def judge_columns(
    source: RecordSource,
    study: Study,
    labels: NDArray[np.int32],
    kept: sp.csr_array,
    keep: Sequence[str],
    k: int,
    tolerance: float = TOLERANCE,
) -> Steps[Judged]:
    """Judges columns as `write_released` does when they are kept, and writes nothing.

    Parameters and errors as there, but that nothing is refused.
    """
    if not keep:
        return Judged()
    check_source(source)
    with (yield from start_engine(source.path)) as engine:
        wanted = (*source.columns, *keep)
        opened = yield from open_records(source.path, engine, wanted, wanted, where=source.where)
        records = opened.filtered()
        query = yield from prepare(records, source, study.areas)
        judged = (*keep, *recoded_columns(source))
        rows = released_rows(query, study, labels, sp.csr_array(kept), judged)
        said = yield from judge_kept(query, study, rows, keep, k, True, tolerance)
    return Judged(said[:-1], said[-1]) if said else Judged()


def write_from_records(
    source: RecordSource,
    study: Study,
    labels: NDArray[np.int32],
    kept: sp.csr_array,
    keep: Sequence[str],
    ids: NDArray[np.integer],
    path: Path,
    k: int,
    force: bool,
    metadata: Mapping[bytes, bytes] | None = None,
    tolerance: float = TOLERANCE,
) -> Steps[WrittenRecords]:
    """Reads the records again and writes those of the kept classes (see `write_released`)."""
    notices: tuple[Notice, ...] = ()
    with (yield from start_engine()) as engine:
        wanted = (*source.columns, *keep)
        opened = yield from open_records(source.path, engine, wanted, wanted, where=source.where)
        records = opened.filtered()
        query = yield from prepare(records, source, study.areas)
        judged = (*keep, *recoded_columns(source)) if keep else ()
        rows = released_rows(query, study, labels, kept, judged)
        if keep:
            notices = yield from judge_kept(query, study, rows, keep, k, force, tolerance)
        ordered = columns_in_order(rows, query, study, ids, keep)
        backend = engine.backend
        failure: Exception | None = None
        try:
            yield from query.records.engine.work(
                lambda: backend.to_parquet(ordered, path, compression="zstd"), _STAGE
            )
        except duckdb.IOException:
            failure = OSError(errno.EIO, "the engine could not write there")
        except duckdb.Error as error:
            failure = yield from query.records.explain(error)
        if failure is not None:
            raise failure
    names = ["region_id", *(qi.column for qi in source.quasi_identifiers), *keep]
    yield from in_thread(lambda: _finish(path, names, metadata or {}), _STAGE)
    with pq.ParquetFile(path) as file:
        return WrittenRecords(path, int(file.metadata.num_rows), notices)


def released_rows(
    query: Query, study: Study, labels: NDArray[np.int32], kept: sp.csr_array, keep: Sequence[str]
) -> Any:
    """The coded records whose (region, class) is kept, with ``region`` and ``class``."""
    # A view: a join would else be taken apart and its columns lost.
    coded = query.coded(keep).view()
    region_of = query.records.engine.small(
        pa.table(
            {
                "of_area": pa.array(np.arange(len(labels), dtype=np.int32)),
                "region": pa.array(labels.astype(np.int32)),
            }
        )
    )
    class_of = query.records.engine.small(_class_table(query, study))
    entries = kept.tocoo()
    some = entries.data > 0
    allowed = query.records.engine.small(
        pa.table(
            {
                "kept_region": pa.array(entries.coords[0][some].astype(np.int32)),
                "kept_class": pa.array(entries.coords[1][some].astype(np.int32)),
            }
        )
    )
    codes = [f"q{i}" for i in range(len(query.recodings))]
    joined = coded.join(region_of, [("area", "of_area")])
    joined = joined.join(class_of, [(c, f"c{i}") for i, c in enumerate(codes)])
    joined = joined.select(*coded.columns, "region", "class").view()
    released = joined.semi_join(allowed, [("region", "kept_region"), ("class", "kept_class")])
    return released.select(*joined.columns).view()


def _class_table(query: Query, study: Study) -> pa.Table:
    """The study's classes in the codes of this query."""
    counts = study.counts
    columns = {"class": pa.array(np.arange(counts.n_classes, dtype=np.int32))}
    for i, (recoding, categories) in enumerate(
        zip(query.recodings, counts.categories.values(), strict=True)
    ):
        code_of = {label: code for code, label in enumerate(recoding.categories)}
        # A category that is no longer in the file gets a code that no record has.
        codes = [code_of.get(label, -1) for label in categories]
        translated = np.array([*codes, recoding.missing], dtype=np.int32)
        columns[f"c{i}"] = pa.array(translated[counts.codes[:, i]])
    return pa.table(columns)


def columns_in_order(
    rows: Any, query: Query, study: Study, ids: NDArray[np.integer], keep: Sequence[str]
) -> Any:
    """Released columns under their names, sorted as `write_released` says."""
    id_of = query.records.engine.small(
        pa.table(
            {
                "of_region": pa.array(np.arange(len(ids), dtype=np.int32)),
                "region_id": pa.array(ids.astype(np.int32)),
            }
        )
    )
    if query.records.weight is not None:
        # Rows of files that were counted while they were read stand for several records.
        repeated = ibis.range(0, rows[query.records.weight].cast("int64")).unnest()
        rows = rows.mutate(copy=repeated)
    joined = rows.join(id_of, [("region", "of_region")])
    names = ["region_id"]
    for i, recoding in enumerate(query.recodings):
        label_of = query.records.engine.small(
            pa.table(
                {
                    f"code{i}": pa.array(np.arange(len(recoding.categories), dtype=np.int32)),
                    f"label{i}": pa.array(recoding.categories, pa.string()),
                }
            )
        )
        joined = joined.left_join(label_of, [(f"q{i}", f"code{i}")])
        names.append(f"label{i}")
    names += [f"x{i}" for i in range(len(keep))]
    released = ["region_id", *(r.qi.column for r in query.recodings), *keep]
    table = joined.select(*names).rename(dict(zip(released, names, strict=True)))
    texts = [table[name].cast("string").asc(nulls_first=False) for name in table.columns[1:]]
    return table.order_by([table.region_id, *texts])


def _finish(path: Path, names: list[str], metadata: Mapping[bytes, bytes]) -> None:
    """Gives columns their names back if the engine changed one that differs only in capitals.

    Adds what the file shall say of itself.
    """
    with pq.ParquetFile(path) as file:
        if file.schema_arrow.names == names and not metadata:
            return
        named = path.with_name(f"{path.name}.named")
        schema = pa.schema([f.with_name(n) for f, n in zip(file.schema_arrow, names, strict=True)])
        try:
            with pq.ParquetWriter(named, schema, compression="zstd", store_schema=False) as writer:
                for group in range(file.num_row_groups):
                    writer.write_table(file.read_row_group(group).rename_columns(names))
                writer.add_key_value_metadata(dict(metadata))
            named.replace(path)
        finally:
            named.unlink(missing_ok=True)
