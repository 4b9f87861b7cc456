"""The embedded query engine: private, silent, interruptible."""

from __future__ import annotations

import os
import shutil
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeVar

import duckdb
import ibis
import pyarrow as pa
from numpy.typing import NDArray

from core.errors import VbasError
from core.io.atomic import private_folder
from core.io.records.dialect import Dialect
from core.io.records.engine import in_thread
from core.io.records.numbers import arrays_of
from core.machine import free_disk, memory
from core.steps import Steps

R = TypeVar("R")

# The engine's own text may quote bytes that are no text, which fails in its place.
FAILURES: Final = (duckdb.Error, pa.ArrowException, MemoryError, UnicodeDecodeError)
_MEMORY_SHARE: Final = 0.6
# A quarter of the memory costs a count of ten times as many groups a tenth more time: what does
# not fit is kept on disk, well packed.
_MOST_MEMORY: Final = 2 * 2**30
_LEFT_ON_DISK: Final = 2**30
# The group-by splits its hash table by the number of threads; with two of them the parts outgrow
# the processor's cache and the query takes nearly twice the time.
_LEAST_THREADS: Final = 4
_STREAM: Final = "vbas_stream"
_BATCH: Final = 2**20
_SAMPLE_ROWS: Final = 1_000_000


class DuckEngine:
    """DuckDB behind Ibis, with a temporary folder of its own (0700) that `close` removes.

    Nothing is fetched from the network: extensions are neither installed nor loaded by
    themselves. One query runs at a time.

    Attributes
    ----------
    most_memory, most_disk
        Bytes that it may take, in memory and below ``folder``.
    """

    def __init__(self) -> None:
        self.folder = private_folder("vbas-records-")
        # Removes the folder also if the engine is dropped, or the program ends, before `close`.
        self._remove = weakref.finalize(self, shutil.rmtree, self.folder, ignore_errors=True)
        self.most_memory = min(int(memory() * _MEMORY_SHARE), _MOST_MEMORY)
        self.most_disk = max(0, free_disk(self.folder) - _LEFT_ON_DISK)
        backend = ibis.duckdb.connect(
            temp_directory=self.folder,
            max_temp_directory_size=f"{self.most_disk // 2**20}MiB",
            threads=max(_LEAST_THREADS, os.cpu_count() or 1),
            memory_limit=f"{self.most_memory // 2**20}MiB",
            autoinstall_known_extensions=False,
            autoload_known_extensions=False,
            allow_community_extensions=False,
            preserve_insertion_order=False,
        )
        # Progress is asked for by `Engine`; nothing may be printed.
        backend.raw_sql("SET enable_progress_bar_print = false")
        backend.raw_sql("SET enable_progress_bar = true")
        self.backend: Any = backend
        self.dialect = Dialect()
        self.failures = FAILURES

    def __enter__(self) -> DuckEngine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Forgets everything and removes the temporary folder."""
        self.backend.disconnect()
        self._remove()

    def rows(self, expression: Any, stage: str) -> Steps[pa.Table]:
        """Runs an Ibis expression in a helper thread and returns its rows as an Arrow table.

        Raises
        ------
        duckdb.Error
            What the engine reports; readers turn it into sentences.
        """
        sql = expression.as_table()
        return self.work(lambda: self.backend.to_pyarrow(sql), stage)

    def numbers(self, expression: Any, stage: str) -> Steps[dict[str, NDArray[Any]]]:
        """See `core.io.records.engine.Engine`; they come while the engine lets go of them."""
        table = expression.as_table()

        def fetch() -> dict[str, NDArray[Any]]:
            return arrays_of(self._reader(table, _BATCH), table.schema().to_pyarrow())

        return self.work(fetch, stage)

    def work(self, task: Callable[[], R], stage: str) -> Steps[R]:
        """Runs a task that uses the engine; closing the generator interrupts its query."""
        return in_thread(task, stage, self.backend.con.interrupt, self._progress)

    def small(self, table: pa.Table) -> Any:
        """A small table beside the records, as an Ibis table."""
        return ibis.memtable(table)

    def asked_again(self, expression: Any, name: str, stage: str) -> Steps[Any]:
        """The rows of an expression as a table, which is not worked out each time it is asked."""
        make = partial(self.backend.create_table, f"vbas_{name}", expression, temp=True)
        return self.work(make, stage)

    def distinct(
        self,
        table: Any,
        names: Sequence[str],
        most: Mapping[str, VbasError],
        most_values: int,
        stage: str,
    ) -> Steps[dict[str, pa.Array]]:
        """The distinct values of some columns; see `core.io.records.engine.Engine`."""
        first = table.limit(_SAMPLE_ROWS)
        counts = {name: first[name].nunique() for name in most}
        sizes = (yield from self.rows(first.aggregate(**counts), stage)) if most else None
        for name, said in most.items():
            if sizes is not None and sizes[name][0].as_py() >= most_values:
                raise said
        lists = {name: table[name].collect(distinct=True) for name in names}
        found = yield from self.rows(table.aggregate(**lists), stage)
        return {name: _items(found[name]) for name in names}

    def failure(self, error: Exception, name: str) -> VbasError:
        """The sentence for a failure that has nothing to do with the file's content."""
        return engine_failure(error, name)

    def parquet(self, path: str, names: Sequence[str]) -> Any:
        """A Parquet file as an Ibis table whose columns are called ``names``, in their order."""
        return self._records(f"read_parquet({_text(path)}, hive_partitioning = false)", names)

    def parquet_folder(self, files: Sequence[Path], partitioned: bool) -> tuple[Any, list[str]]:
        """Parquet files as one Ibis table of columns c0 ..., and what these are called.

        Columns that stand in names of folders (``year=2024``, if ``partitioned``) come last, and
        are text: what looks like a number there may be an id with zeros in front.
        """
        listed = ", ".join(_text(str(of)) for of in files)
        scan = (
            f"read_parquet([{listed}], union_by_name = true, hive_types_autocast = false, "
            f"hive_partitioning = {str(partitioned).lower()})"
        )
        found = [row[0] for row in self.backend.raw_sql(f"DESCRIBE FROM {scan}").fetchall()]
        return self._records(scan, [f"c{i}" for i in range(len(found))]), found

    def _records(self, scan: str, names: Sequence[str]) -> Any:
        called = ", ".join(names)
        self.backend.raw_sql(
            f"CREATE TEMP VIEW vbas_records AS SELECT * FROM {scan} AS records({called})"
        )
        return self.backend.table("vbas_records")

    @contextmanager
    def in_file_order(self) -> Iterator[None]:
        """Within it the first rows of a file are always the same ones, which takes longer."""
        self.backend.raw_sql("SET preserve_insertion_order = true")
        try:
            yield
        finally:
            self.backend.raw_sql("SET preserve_insertion_order = false")

    def stream(self, expression: Any, stretch: int) -> Any:
        """The rows of an Ibis table in the order of the file, as Arrow batches of ``stretch`` rows.

        To be read inside of `work`.
        """
        # Where several threads read, rows come in any order unless this is asked for.
        self.backend.raw_sql("SET preserve_insertion_order = true")
        return self._reader(expression, stretch)

    def _reader(self, expression: Any, stretch: int) -> Any:
        self.backend.create_view(_STREAM, expression, overwrite=True)
        rows = self.backend.con.table(_STREAM)
        # Older engines know the second name, newer ones will forget it.
        read = getattr(rows, "to_arrow_reader", None) or rows.fetch_arrow_reader
        return read(stretch)

    def _progress(self) -> float:
        return max(0.0, float(self.backend.con.query_progress())) / 100


def _text(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _items(one: pa.ChunkedArray) -> pa.Array:
    """The items of the only list in a column."""
    lists = one.combine_chunks()
    return lists.flatten() if lists.null_count == 0 else lists.values.slice(0, 0)


def engine_failure(error: Exception, file: str) -> VbasError:
    """A sentence for a failure of the engine that has nothing to do with the file's content.

    The engine's own text is left out on purpose: it may quote records.
    """
    if isinstance(error, duckdb.OutOfMemoryException | MemoryError):
        return VbasError(
            "There is not enough memory or temporary disk space to count {file}.",
            "Close other programs, choose fewer quasi-identifiers, or group their categories.",
            file=file,
        )
    return VbasError(
        "{file} cannot be read ({kind}).",
        "Check that the file is complete, for instance by opening it in the program that wrote it.",
        file=file,
        kind=type(error).__name__,
    )
