"""Folders of Parquet files as one record file, as Spark, Hive and others write them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

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


def looked_through(path: Path) -> list[Path]:
    """The Parquet files of a folder, all complete and with one type for each column.

    Raises
    ------
    VbasError
        If there are none, one is damaged, or two do not agree.
    """
    check_folder(path)
    files = parquet_files(path) if path.is_dir() else [path]
    types: dict[str, pa.DataType] = {}
    for file in files:
        for of in _schema(file):
            if types.setdefault(of.name, of.type) != of.type:
                raise VbasError(
                    "The files in {folder} do not agree on what the column {column} holds: see "
                    "{file}.",
                    "Write them again with the same types.",
                    folder=path.name,
                    column=of.name,
                    file=file.name,
                )
    return files


def _schema(file: Path) -> pa.Schema:
    try:
        return pq.read_schema(file)
    except (pa.ArrowException, OSError):
        pass
    raise VbasError(
        "{file} is not a complete Parquet file; perhaps copying or downloading broke off.",
        "Get the file again, or write it again.",
        file=file.name,
    )


def partition_columns(folder: Path, files: Sequence[Path]) -> tuple[list[str], list[str]]:
    """Columns that stand in names of folders (``year=2024``): those within, those of it or above.

    Raises
    ------
    VbasError
        If a folder that is not within is called like a column of the files, which it would hide.
    """
    within = _columns_of(parent for file in files for parent in file.relative_to(folder).parents)
    above = [of for of in _columns_of([folder, *folder.parents]) if of not in within]
    hidden = set(above) & set(pq.read_schema(files[0]).names) if above else set()
    for name in hidden:
        raise VbasError(
            "{file} is in a folder {name}=..., and its files have a column {name}, too.",
            "Give the folder another name.",
            file=folder.name,
            name=name,
        )
    return within, above


def _columns_of(folders: Iterable[Path]) -> list[str]:
    return list(dict.fromkeys(of.name.partition("=")[0] for of in folders if "=" in of.name))


def size_of(path: Path) -> int:
    """Bytes of a file, or of the Parquet files of a folder."""
    return (
        sum(of.stat().st_size for of in parquet_files(path))
        if path.is_dir()
        else path.stat().st_size
    )
