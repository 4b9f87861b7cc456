"""Record files as tables of the engine, whatever their format."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from core.errors import VbasError
from core.io.delimited import repeated, told_apart
from core.io.file_kinds import PARQUET_SUFFIXES as PARQUET_SUFFIXES
from core.io.file_kinds import TEXT_SUFFIXES as TEXT_SUFFIXES
from core.io.parquet_folders import looked_through, partition_columns
from core.io.records.csv_files import (
    CsvDescription,
    arrow_dataset,
    broken_lines,
    describe,
    lines_lost_in_quotes,
    read_options,
)
from core.io.records.duck import DuckEngine
from core.io.records.engine import Engine, TableEngine, in_thread
from core.io.records.filtering import Filter, Filtered, read_filter
from core.io.records.place import DatabaseTable, Place
from core.io.records.recoding import key_expression, person_key
from core.io.records.source import MOST_CATEGORIES, check_columns, check_exists
from core.io.records.statistics_files import (
    STATISTICS_SUFFIXES,
    StatisticsDescription,
    describe_statistics,
    read_statistics_file,
)
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps

R = TypeVar("R")
_FILTER: Final = "filtering records"
_FOLDER: Final = "looking at the folder"


@dataclass(frozen=True)
class OpenedRecords:
    """A record file, or a table of a database, that the engine can query.

    Attributes
    ----------
    engine
        Where ``table`` lives.
    table
        Ibis table; its own column names are of no concern (see `column`).
    names
        {column of the file: column of ``table``}, in the order of the file.
    repeated
        Names that several columns of the file have; `told_apart` says how the others are called.
    weight
        Column of ``table`` with the number of records a row stands for; None = one.
    text
        How the file is read if it is text, which can break in the middle.
    statistics
        What the header says of a file of which only some columns are read.
    where
        The filter; all rows are in ``table`` unless `filtered` took the others out.
    """

    path: Place
    engine: Engine
    table: Any
    names: Mapping[str, str]
    repeated: frozenset[str] = frozenset()
    weight: str | None = None
    text: CsvDescription | None = None
    statistics: StatisticsDescription | None = None
    where: Filter | None = None

    @property
    def condition(self) -> Any:
        """Whether the filter is met, as an Ibis expression; null where nobody knows."""
        assert self.where is not None
        return self.where.condition(self.column, self.engine.dialect)

    def filtered(self) -> OpenedRecords:
        """The same without the rows that do not meet the filter."""
        if self.where is None:
            return self
        return replace(self, table=self.table.filter(self.condition))

    def what_is_left(self) -> Steps[Filtered | None]:
        """How many records meet the filter; to be asked before the others are taken out.

        Raises
        ------
        VbasError
            If none does.
        """
        if self.where is None:
            return None
        weight = 1 if self.weight is None else self.table[self.weight]
        rows = self.table.select(met=self.condition, weight=weight)
        sums = rows.aggregate(
            kept=rows.weight.sum(where=rows.met),
            out=rows.weight.sum(where=~rows.met),
            unknown=rows.weight.sum(where=rows.met.isnull()),
        )
        found = yield from self.rows(sums, _FILTER)
        kept, out, unknown = (int(found[of][0].as_py() or 0) for of in sums.columns)
        left = Filtered(self.where.text, kept, out + unknown, unknown)
        left.check(self.path.name)
        return left

    def column(self, name: str) -> Any:
        """The column of the file as an Ibis expression."""
        return self.table[self.names[name]]

    def size(self, of: Any | None = None) -> Any:
        """The number of records as an Ibis expression, of this or a derived table."""
        table = self.table if of is None else of
        return table.count() if self.weight is None else table[self.weight].sum().cast("int64")

    def key(self, qi: QuasiIdentifier) -> Any:
        """The expression of a column whose distinct values are recoded."""
        return key_expression(self.column(qi.column), qi, self.engine.dialect)

    def plain(self, name: str) -> Any:
        """The column as values that can be told apart (`Dialect.plain`)."""
        return self.engine.dialect.plain(self.column(name))

    def person(self, name: str) -> Any:
        """The column as what tells persons apart; null where nobody is named."""
        return person_key(self.column(name), self.engine.dialect)

    def rows(self, expression: Any, stage: str) -> Steps[pa.Table]:
        """Runs an expression over the records; failures become sentences without values."""
        return self._said(self.engine.rows(expression, stage))

    def numbers(self, expression: Any, stage: str) -> Steps[dict[str, NDArray[Any]]]:
        """As `rows` where they are many whole numbers, as an array a column."""
        return self._said(self.engine.numbers(expression, stage))

    def distinct(
        self, table: Any, names: Sequence[str], most: Mapping[str, VbasError], stage: str
    ) -> Steps[dict[str, pa.Array]]:
        """The distinct values of some columns of a derived table, without null.

        ``most`` says what is raised where a column has more values than categories can be.
        """
        return self._said(self.engine.distinct(table, names, most, MOST_CATEGORIES, stage))

    def table_of(self, expression: Any, name: str, stage: str) -> Steps[Any]:
        """The rows of an expression as a table of the engine, to be asked more than once."""
        return self._said(self.engine.asked_again(expression, name, stage))

    def _said(self, steps: Steps[R]) -> Steps[R]:
        try:
            return (yield from steps)
        except self.engine.failures as error:
            failure: Exception = error
        # Raised out here so that the engine's text, which may quote records, is not chained.
        raise (yield from self.explain(failure))

    def explain(self, error: Exception) -> Steps[VbasError]:
        """The sentence for a failure of the engine over this file."""
        if self.text is not None and not isinstance(error, duckdb.OutOfMemoryException):
            broken = yield from broken_lines(self.text)
            if broken is not None:
                return broken
        return self.engine.failure(error, self.path.name)


def open_records(
    path: Place,
    engine: Engine,
    columns: Sequence[str],
    group: Sequence[str] | None = None,
    *,
    only: bool = False,
    where: str = "",
) -> Steps[OpenedRecords]:
    """Makes a record file, or a table of a database, known to the engine.

    Parameters
    ----------
    path
        The file; its suffix says the format. Or a folder of Parquet files, or the table.
    engine
        The engine that will read it: what `start_engine` gives for this place.
    columns
        Columns that must be there; the others may or may not be.
    group
        Formats that are read in chunks are counted by these columns while they are read, which
        keeps them small; None keeps every record and every column.
    only
        Formats that are read in chunks keep every record, but only ``columns``.
    where
        A condition on the records (`core.io.records.filtering`), for `OpenedRecords.filtered`; its
        columns are read too.

    Raises
    ------
    VbasError
        If the file is missing, damaged, of an unknown kind, or lacks a column.
    """
    if isinstance(path, DatabaseTable):
        of_table = cast("TableEngine", engine)
        return (yield from of_table.open(columns, columns if only else group, where))
    check_exists(path)
    assert isinstance(engine, DuckEngine)
    if path.is_dir():
        return (yield from _open_folder(path, engine, columns, where))
    suffix = format_of(path)
    if suffix in PARQUET_SUFFIXES:
        written = parquet_columns(path)
        names = _named(path, columns, written)
        table = engine.parquet(_literal(path), tuple(names.values()))
        again = frozenset(repeated(written))
        return OpenedRecords(path, engine, table, names, again, where=filter_of(where, names))
    if suffix in TEXT_SUFFIXES:
        return (yield from _open_csv(path, engine, columns, where))
    if suffix in STATISTICS_SUFFIXES:
        about = yield from describe_statistics(path)
        names = _named(path, columns, about.written)
        condition = filter_of(where, names)
        every = list(columns if only else names) if group is None else list(group)
        wanted = list(dict.fromkeys([*every, *(condition.columns if condition else ())]))
        read = {names[name]: about.names[int(names[name][1:])] for name in wanted}
        table, weight = yield from read_statistics_file(about, read, counted=group is not None)
        here = {name: column for name, column in names.items() if column in read}
        again = frozenset(repeated(about.written))
        return OpenedRecords(
            path, engine, table, here, again, weight, statistics=about, where=condition
        )
    raise VbasError(
        "{file} is not of a kind that can be read as records.",
        "Use CSV, TSV, Parquet, SAS (.sas7bdat, .xpt), SPSS (.sav, .zsav) or Stata (.dta).",
        file=path.name,
    )


def filter_of(where: str, names: Iterable[str]) -> Filter | None:
    """The filter of a file with these columns, if there is one."""
    return read_filter(where, tuple(names)) if where.strip() else None


def _open_folder(
    path: Path, engine: DuckEngine, columns: Sequence[str], where: str
) -> Steps[OpenedRecords]:
    """Opens a folder of Parquet files; columns that stand in names of folders come last."""
    files = yield from in_thread(lambda: looked_through(path), _FOLDER)
    within, above = partition_columns(path, files)
    table, found = yield from engine.work(
        lambda: engine.parquet_folder(files, bool(within or above)), _FOLDER
    )
    names = {name: f"c{i}" for i, name in enumerate(found) if name not in above}
    check_columns(path, columns, names)
    return OpenedRecords(path, engine, table, names, where=filter_of(where, names))


def format_of(path: Path) -> str:
    """The suffix that says the format, in lower case, without ``.gz``."""
    name = Path(path.name.lower())
    return Path(name.stem).suffix if name.suffix == ".gz" else name.suffix


def parquet_columns(path: Path) -> list[str]:
    """The names in a Parquet file as written; VbasError if it is truncated or not Parquet."""
    try:
        with pq.ParquetFile(path) as file:
            return list(file.schema_arrow.names)
    except (pa.ArrowException, OSError):
        pass
    raise VbasError(
        "{file} is not a complete Parquet file; perhaps copying or downloading broke off.",
        "Get the file again, or write it again.",
        file=path.name,
    )


def _open_csv(
    path: Path, engine: DuckEngine, columns: Sequence[str], where: str
) -> Steps[OpenedRecords]:
    about = yield from describe(path)
    names = _named(path, columns, about.names)
    if about.by_arrow:
        lost = yield from lines_lost_in_quotes(about)
        if lost is not None:
            raise lost
        # Ibis takes no dataset, so the engine is told of it directly; pages are read when asked.
        engine.backend.con.register("records_by_arrow", arrow_dataset(about))
        table = engine.backend.table("records_by_arrow")
    else:
        table = engine.backend.read_csv(_literal(path), **read_options(about))
    again, condition = frozenset(repeated(about.names)), filter_of(where, names)
    return OpenedRecords(path, engine, table, names, again, text=about, where=condition)


def _named(path: Path, columns: Sequence[str], written: Sequence[str]) -> dict[str, str]:
    """{column of the file: column of the table}: c0, c1 ... in the order of the file.

    The engine tells no capitals apart, and lists more than 2,048 columns in any order.
    """
    names = told_apart(written)
    check_columns(path, columns, names)
    return {name: f"c{i}" for i, name in enumerate(names)}


def _literal(path: Path) -> str:
    """The path with the engine's wildcards taken literally."""
    return "".join(f"[{c}]" if c in "*?[" else c for c in str(path))
