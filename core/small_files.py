"""Small files that a person wrote, read within bounds: never a pipe, never without end."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from core.errors import VbasError

MOST_BYTES: Final = 64 << 20


def read_small(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file, as ``path.read_bytes()`` gives them.

    Parameters
    ----------
    most
        Bytes that it may have.

    Raises
    ------
    VbasError
        If it is a device or a pipe, or larger.
    OSError
        If it cannot be read.
    """
    check_file(path)
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise VbasError(
            "{file} has more than {most:,} bytes, too many for a file of its kind.",
            "Choose another file.",
            file=path.name,
            most=most,
        )
    return data


def check_file(path: Path) -> None:
    """Refuses what would be read without end: devices, and pipes that nobody writes to.

    Raises
    ------
    VbasError
        If it is one.
    """
    if path.exists() and not path.is_file() and not path.is_dir():
        raise VbasError(
            "{file} is no file but a device or a pipe.", "Choose a file.", file=str(path)
        )
