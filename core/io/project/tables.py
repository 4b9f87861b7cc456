"""The tables of a project file besides its layers; everything in SQLite, nothing executed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from core.errors import VbasError
from core.io.project.plain import DamagedError

SCHEMA: Final = """
CREATE TABLE vbas_project (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE vbas_runs (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, started TEXT NOT NULL,
    k INTEGER NOT NULL, regions INTEGER NOT NULL, suppressed_records INTEGER NOT NULL,
    suppression_percent REAL, km_to_own_centre REAL,
    bits_per_record REAL,
    scenario TEXT NOT NULL, document TEXT NOT NULL
);
CREATE TABLE vbas_arrays (name TEXT PRIMARY KEY, kind TEXT NOT NULL, data BLOB NOT NULL);
"""
"""``scenario`` is the TOML of a scenario file that stands where the project stands; ``document``
and the values of ``vbas_project`` are JSON."""

RUN_COLUMNS: Final = (
    *("number", "name", "kind", "started", "k", "regions", "suppressed_records"),
    *("suppression_percent", "km_to_own_centre", "bits_per_record", "scenario", "document"),
)
_MAGIC: Final = b"SQLite format 3\0"
_OURS: Final = ("vbas_project", "vbas_runs", "vbas_arrays")


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A project file to be read, as it stood when it was written.

    Raises
    ------
    VbasError
        If it is missing, cannot be read, is damaged, or no project file.
    """
    if not path.is_file():
        raise VbasError("There is no file {path}.", "Check its name and folder.", path=path)
    if not _is_whole(path):
        raise _unreadable(path)
    try:
        # Another program that shows its layers may write beside it; projects are never changed
        # in place, and nothing is made beside them where nothing may be written.
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?immutable=1", uri=True)
    except sqlite3.Error as error:
        raise _unreadable(path) from error
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        for table in _OURS:
            check_plain(connection, table)
        yield connection
    except (sqlite3.Error, DamagedError, UnicodeDecodeError) as error:
        raise _unreadable(path) from error
    finally:
        connection.close()


def _is_whole(path: Path) -> bool:
    """Whether a file is a database as long as it says."""
    try:
        with path.open("rb") as file:
            head = file.read(32)
        size = path.stat().st_size
    except OSError:
        return False
    page = int.from_bytes(head[16:18], "big")
    pages = int.from_bytes(head[28:32], "big")
    return head.startswith(_MAGIC) and size >= pages * (1 << 16 if page == 1 else page)


def without_journals(path: Path) -> None:
    """Takes away what another program that had the file open keeps beside it.

    It is about what stood there before, and would be taken for a part of what comes now.
    """
    for ending in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def check_plain(connection: sqlite3.Connection, table: str) -> None:
    """Raises DamagedError unless rows of a table stand in the file: a view may have no end."""
    kind = connection.execute("SELECT type FROM pragma_table_list(?)", (table,)).fetchall()
    columns = connection.execute("SELECT hidden FROM pragma_table_xinfo(?)", (table,)).fetchall()
    if kind != [("table",)] or any(hidden for (hidden,) in columns):
        raise DamagedError(table)


def _unreadable(path: Path) -> VbasError:
    return VbasError(
        "{file} is no project of VBAS, or is damaged.",
        "Choose another file, or the copy that was kept of it.",
        file=path.name,
    )


def is_project(path: Path) -> bool:
    """Whether a file is a project, whatever its ending."""
    try:
        with opened(path):
            return True
    except VbasError:
        return False


def values_of(connection: sqlite3.Connection) -> dict[str, str]:
    """{key: value} of ``vbas_project``."""
    rows = connection.execute("SELECT key, value FROM vbas_project").fetchall()
    return {str(key): str(value) for key, value in rows}


def saved_at(path: Path) -> str:
    """When a project file was saved, as it says itself; "" if it is not there, or no project."""
    try:
        with opened(path) as connection:
            found = connection.execute("SELECT value FROM vbas_project WHERE key = 'saved'")
            return str(json.loads(found.fetchone()[0]))
    except (VbasError, ValueError, TypeError):
        return ""
