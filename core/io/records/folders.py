"""Folders of Parquet files as one record file, as Spark, Hive and others write them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from core.errors import VbasError
from core.io.file_kinds import PARQUET_SUFFIXES


def parquet_files(folder: Path) -> list[Path]:
    """The Parquet files in a folder and those below it, in the order of their paths.

    What begins with a dot or an underscore is left out: it is not finished, or says something of
    the others.
    """
    return sorted(_found(folder))


def _found(folder: Path) -> Iterator[Path]:
    for here, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name[0] not in "._"]
        yield from (
            Path(here, name)
            for name in files
            if name[0] not in "._" and Path(name).suffix.lower() in PARQUET_SUFFIXES
        )


def check_folder(path: Path) -> None:
    """Raises if there is no such folder of Parquet files (or Parquet file)."""
    if not path.exists():
        raise VbasError("There is no folder {path}.", "Check its name.", path=path)
    if path.is_dir() and next(_found(path), None) is None:
        raise VbasError(
            "The folder {file} holds no Parquet files.",
            "Name the folder that holds them, or holds folders of them such as year=2024.",
            file=path.name,
        )
