"""A connection whose tasks run in a thread, are cancelled on the server, and fail in sentences."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import pyarrow as pa

from core.errors import VbasError
from core.io.records.engine import in_thread
from core.io.records.postgres.connecting import connect, driver
from core.io.records.postgres.failures import failure_of
from core.steps import Steps

R = TypeVar("R")

_CANCEL_SECONDS: Final = 5.0


class PostgresConnection:
    """One connection with one transaction.

    Parameters
    ----------
    url
        The database.
    write
        Whether a table is to be written (`core.io.records.releasing`).

    Raises
    ------
    VbasError
        If there is no connection.
    """

    def __init__(self, url: str, *, write: bool = False) -> None:
        self.connection = connect(url, write=write)
        self.failures: tuple[Any, ...] = (
            *(driver().Error, pa.ArrowException),
            *(MemoryError, UnicodeError),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the transaction without a trace, and the connection."""
        with suppress(driver().Error):
            self.connection.close()

    def work(self, task: Callable[[], R], stage: str) -> Steps[R]:
        """Runs a task that uses the connection; closing the generator cancels on the server."""
        return in_thread(task, stage, self._cancel)

    def failure(self, error: Exception, name: str) -> VbasError:
        """See `core.io.records.engine.Engine`."""
        return failure_of(error, name)

    def _cancel(self) -> None:
        """Asks the server to stop the query, in a thread that is not waited for long."""

        def ask() -> None:
            with suppress(driver().Error, OSError):
                self.connection.cancel_safe(timeout=_CANCEL_SECONDS)

        asking = threading.Thread(target=ask, name="vbas cancel", daemon=True)
        asking.start()
        asking.join(_CANCEL_SECONDS)
