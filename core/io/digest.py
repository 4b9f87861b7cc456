"""Fingerprints of input files, so that a run can say exactly what it read."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from core.errors import VbasError
from core.io.parquet_folders import parquet_files
from core.steps import Step, Steps, finish

_CHUNK_BYTES = 1 << 23


def digest_of_counts(values: Iterable[object]) -> str:
    """The SHA-256 of arrays and texts, for what stays in a database and is known by its counts.

    The same counts have the same digest, wherever they were counted.
    """
    digest = hashlib.sha256()
    for of in values:
        if isinstance(of, np.ndarray):  # of numbers
            digest.update(np.ascontiguousarray(of, dtype=f"<{of.dtype.kind}8").data)
        else:
            digest.update(repr(of).encode())
        digest.update(b"\0")
    return digest.hexdigest()


def file_digest(path: Path) -> str:
    """The SHA-256 of a file's bytes in hexadecimal.

    Raises
    ------
    VbasError
        If the file is missing or cannot be read.
    """
    return finish(digest_steps(path))


def digest_steps(path: Path) -> Steps[str]:
    """As `file_digest`, for large files: yields after every 8 MiB (20 ms or so).

    A folder is known by the paths within it and the bytes of its Parquet files.
    """
    if path.is_dir():
        return (yield from _digest_of_folder(path))
    digest = hashlib.sha256()
    done = 0
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            while chunk := file.read(_CHUNK_BYTES):
                digest.update(chunk)
                done += len(chunk)
                yield Step("reading file", done, size)
    except OSError:
        raise VbasError(
            "{path} cannot be read.", "Check that the file is there and may be read.", path=path
        ) from None
    return digest.hexdigest()


def _digest_of_folder(folder: Path) -> Steps[str]:
    digest = hashlib.sha256()
    for file in parquet_files(folder):
        of_file = yield from digest_steps(file)
        digest.update(f"{file.relative_to(folder).as_posix()}\0{of_file}\n".encode())
    return digest.hexdigest()
