"""Record files as tables of the engine, whatever their format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq

from core.errors import VbasError
from core.io.records.csv_files import (
    CsvDescription,
    broken_lines,
    describe,
    lines_lost_in_quotes,
    one_byte_dataset,
    read_options,
)
from core.io.records.engine import Engine, engine_failure
from core.io.records.source import check_columns, check_exists
from core.io.records.statistics_files import STATISTICS_SUFFIXES, read_statistics_file
from core.steps import Steps

R = TypeVar("R")

PARQUET_SUFFIXES: Final = (".parquet", ".pq", ".geoparquet")
CSV_SUFFIXES: Final = (".csv", ".tsv", ".txt", ".tab")


@dataclass(frozen=True)
class OpenedRecords:
    """A record file that the engine can query.

    Attributes
    ----------
    path
        The file.
    engine
        Where ``table`` lives.
    table
        Ibis table; its own column names are of no concern (see `column`).
    names
        {column of the file: column of ``table``}, in the order of the file.
    weight
        Column of ``table`` with the number of records a row stands for; None = one.
    text
        How the file is read if it is text, which can break in the middle.
    """

    path: Path
    engine: Engine
    table: Any
    names: Mapping[str, str]
    weight: str | None = None
    text: CsvDescription | None = None

    def column(self, name: str) -> Any:
        """The column of the file as an Ibis expression."""
        return self.table[self.names[name]]

    def size(self, of: Any | None = None) -> Any:
        """The number of records as an Ibis expression, of this or a derived table."""
        table = self.table if of is None else of
        return table.count() if self.weight is None else table[self.weight].sum().cast("int64")

    def rows(self, expression: Any, stage: str) -> Steps[pa.Table]:
        """Runs an expression over the records; failures become sentences without values."""
        return self._said(self.engine.rows(expression, stage))

    def table_of(self, expression: Any, name: str, stage: str) -> Steps[Any]:
        """The rows of an expression as a table of the engine, to be asked more than once."""
        backend = self.engine.backend
        task = partial(backend.create_table, f"vbas_{name}", expression, temp=True)
        return self._said(self.engine.work(task, stage))

    def _said(self, steps: Steps[R]) -> Steps[R]:
        try:
            return (yield from steps)
        except (duckdb.Error, pa.ArrowException, MemoryError) as error:
            failure: Exception = error
        # Raised out here so that the engine's text, which may quote records, is not chained.
        raise (yield from self.explain(failure))

    def explain(self, error: Exception) -> Steps[VbasError]:
        """The sentence for a failure of the engine over this file."""
        if self.text is not None and not isinstance(error, duckdb.OutOfMemoryException):
            broken = yield from broken_lines(self.text)
            if broken is not None:
                return broken
        return engine_failure(error, self.path.name)


def open_records(
    path: Path,
    engine: Engine,
    columns: Sequence[str],
    group: Sequence[str] | None = None,
    *,
    only: bool = False,
) -> Steps[OpenedRecords]:
    """Makes a record file known to the engine.

    Parameters
    ----------
    path
        The file; its suffix says the format.
    engine
        The engine that will read it.
    columns
        Columns that must be there; the others may or may not be.
    group
        Formats that are read in chunks are counted by these columns while they are read, which
        keeps them small; None keeps every record and every column.
    only
        Formats that are read in chunks keep every record, but only ``columns``.

    Raises
    ------
    VbasError
        If the file is missing, damaged, of an unknown kind, or lacks a column.
    """
    check_exists(path)
    suffix = format_of(path)
    if suffix in PARQUET_SUFFIXES:
        names = parquet_columns(path)
        check_columns(path, columns, names)
        table = engine.backend.read_parquet(_literal(path), hive_partitioning=False)
        return OpenedRecords(path, engine, table, dict(zip(names, table.columns, strict=True)))
    if suffix in CSV_SUFFIXES:
        return (yield from _open_csv(path, engine, columns))
    if suffix in STATISTICS_SUFFIXES:
        table, weight = yield from read_statistics_file(path, engine, columns, group, only=only)
        kept = {name: name for name in table.columns if name != weight}
        return OpenedRecords(path, engine, table, kept, weight)
    raise VbasError(
        "{file} is not of a kind that can be read as records.",
        "Use CSV, TSV, Parquet, SAS (.sas7bdat, .xpt), SPSS (.sav, .zsav) or Stata (.dta).",
        file=path.name,
    )


def format_of(path: Path) -> str:
    """The suffix that says the format, in lower case, without ``.gz``."""
    name = Path(path.name.lower())
    return Path(name.stem).suffix if name.suffix == ".gz" else name.suffix


def parquet_columns(path: Path) -> list[str]:
    """The column names of a Parquet file; VbasError if it is truncated or not Parquet."""
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


def _open_csv(path: Path, engine: Engine, columns: Sequence[str]) -> Steps[OpenedRecords]:
    about = yield from describe(path)
    check_columns(path, columns, about.names)
    if about.one_byte:
        lost = yield from lines_lost_in_quotes(about)
        if lost is not None:
            raise lost
        # Ibis takes no dataset, so the engine is told of it directly; pages are read when asked.
        engine.backend.con.register("one_byte_records", one_byte_dataset(about))
        table = engine.backend.table("one_byte_records")
    else:
        table = engine.backend.read_csv(_literal(path), **read_options(about))
    names = dict(zip(about.names, table.columns, strict=True))
    return OpenedRecords(path, engine, table, names, text=about)


def _literal(path: Path) -> str:
    """The path with the engine's wildcards taken literally."""
    return "".join(f"[{c}]" if c in "*?[" else c for c in str(path))
