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
    suppression_percent REAL NOT NULL, km_to_own_centre REAL NOT NULL,
    bits_per_record REAL NOT NULL,
    scenario TEXT NOT NULL, document TEXT NOT NULL
);
CREATE TABLE vbas_arrays (name TEXT PRIMARY KEY, kind TEXT NOT NULL, data BLOB NOT NULL);
"""
"""``scenario`` is the TOML of a scenario file that stands where the project stands; ``document``
and the values of ``vbas_project`` are JSON."""

MOST_BYTES: Final = 1 << 31


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A project file to be read.

    Raises
    ------
    VbasError
        If it is missing, cannot be read, is damaged, or no project file.
    """
    if not path.is_file():
        raise VbasError("There is no file {path}.", "Check its name and folder.", path=path)
    try:
        # No file beside it is made, also where it may not be written.
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error as error:
        raise _unreadable(path) from error
    try:
        yield connection
    except (sqlite3.Error, DamagedError, UnicodeDecodeError) as error:
        raise _unreadable(path) from error
    finally:
        connection.close()


def _unreadable(path: Path) -> VbasError:
    return VbasError(
        "{file} is no project of VBAS, or is damaged.",
        "Choose another file, or the copy that was kept of it.",
        file=path.name,
    )


def is_project(path: Path) -> bool:
    """Whether a file is a project, whatever its ending."""
    try:
        with opened(path) as connection:
            found = connection.execute(
                "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'vbas_project'"
            )
            return bool(found.fetchone()[0])
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
