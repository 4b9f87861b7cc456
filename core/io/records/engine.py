"""The embedded query engine: private, silent, interruptible."""

from __future__ import annotations

import os
import shutil
import tempfile
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Final, TypeVar

import duckdb
import ibis
import pyarrow as pa

from core.errors import VbasError
from core.steps import Step, Steps

R = TypeVar("R")

_POLL_SECONDS: Final = 0.04
_MEMORY_SHARE: Final = 0.6
# The group-by splits its hash table by the number of threads; with two of them the parts outgrow
# the processor's cache and the query takes nearly twice the time.
_LEAST_THREADS: Final = 4
_STREAM: Final = "vbas_stream"


class Engine:
    """DuckDB behind Ibis, with a temporary folder of its own (0700) that `close` removes.

    Nothing is fetched from the network: extensions are neither installed nor loaded by
    themselves. One query runs at a time.
    """

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="vbas-records-")
        # Removes the folder also if the engine is dropped, or the program ends, before `close`.
        self._remove = weakref.finalize(self, shutil.rmtree, self.folder, ignore_errors=True)
        backend = ibis.duckdb.connect(
            temp_directory=self.folder,
            threads=max(_LEAST_THREADS, os.cpu_count() or 1),
            memory_limit=f"{int(_memory() * _MEMORY_SHARE) // 2**20}MiB",
            autoinstall_known_extensions=False,
            autoload_known_extensions=False,
            allow_community_extensions=False,
            preserve_insertion_order=False,
        )
        # Progress is asked for by `Engine`; nothing may be printed.
        backend.raw_sql("SET enable_progress_bar_print = false")
        backend.raw_sql("SET enable_progress_bar = true")
        self.backend: Any = backend

    def __enter__(self) -> Engine:
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

    def work(self, task: Callable[[], R], stage: str) -> Steps[R]:
        """Runs a task that uses the engine; closing the generator interrupts its query."""
        return in_thread(task, stage, self.backend.con.interrupt, self._progress)

    def parquet(self, path: str, names: Sequence[str]) -> Any:
        """A Parquet file as an Ibis table whose columns are called ``names``, in their order."""
        called = ", ".join(names)
        literal = path.replace("'", "''")
        self.backend.raw_sql(
            "CREATE TEMP VIEW vbas_records AS SELECT * FROM "
            f"read_parquet('{literal}', hive_partitioning = false) AS records({called})"
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
        self.backend.create_view(_STREAM, expression, overwrite=True)
        rows = self.backend.con.table(_STREAM)
        # Older engines know the second name, newer ones will forget it.
        read = getattr(rows, "to_arrow_reader", None) or rows.fetch_arrow_reader
        return read(stretch)

    def _progress(self) -> float:
        return max(0.0, float(self.backend.con.query_progress())) / 100


def in_thread(
    task: Callable[[], R],
    stage: str,
    interrupt: Callable[[], None] | None = None,
    progress: Callable[[], float] | None = None,
) -> Steps[R]:
    """Runs a task that lets go of the interpreter lock, and yields while it runs.

    A request to stop is not obeyed, since a part of a count is of no use; closing the generator
    interrupts the task and waits for it.
    """
    results: list[R] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(task())
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
        while thread.is_alive():
            if interrupt is not None:
                interrupt()
            thread.join(_POLL_SECONDS)
        raise
    if errors:
        raise errors[0]
    return results[0]


def start_engine() -> Steps[Engine]:
    """A new engine, made in a helper thread since the first one takes half a second."""
    return in_thread(Engine, "starting the engine")


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


def _memory() -> int:
    """Bytes of memory of this machine (4 GiB where it cannot be asked)."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return 4 * 2**30
