"""Whether there is disk enough for what a count cannot hold in memory, before it begins."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from core.errors import VbasError
from core.io.records.duck import DuckEngine
from core.io.records.opening import PARQUET_SUFFIXES, OpenedRecords
from core.steps import Stage, Steps

_LARGE: Final = 2**30
"""Bytes from which on it is worth reading a text file once more to know its number of rows."""


def counting_stage(records: OpenedRecords, row_bytes: int, plain: str) -> Steps[str]:
    """The name of the stage of counting, which says how much disk it may take.

    Parameters
    ----------
    records
        Those to be counted; in a database nothing is written here.
    row_bytes
        What a group of records takes, if every record is one of its own.
    plain
        The name where memory will do.

    Raises
    ------
    VbasError
        If that is more than is free.
    """
    engine = records.engine
    if not isinstance(engine, DuckEngine) or not isinstance(records.path, Path):
        return plain
    path = records.path
    if path.suffix.lower() not in PARQUET_SUFFIXES and path.stat().st_size < _LARGE:
        return plain
    rows = (yield from records.rows(records.table.count().name("n").as_table(), plain))["n"]
    needed = rows[0].as_py() * row_bytes - engine.most_memory
    if needed <= 0:
        return plain
    if needed > (free := engine.most_disk):
        raise VbasError(
            "Counting the {rows:,} records of {file} may take {needed:.1f} GB of disk below "
            "{folder}, where {free:.1f} GB can be used.",
            "Make room there, name a folder on another disk in the environment variable TMPDIR, "
            "or choose fewer quasi-identifiers.",
            rows=rows[0].as_py(),
            file=path.name,
            needed=needed / 1e9,
            folder=Path(engine.folder).parent,
            free=free / 1e9,
        )
    return Stage("counting records, with up to {needed:.1f} GB of disk", needed=needed / 1e9)
