"""Data that the program ships: coefficient sets, marginals, icons, styles; each with its source."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def path(name: str) -> Path:
    """Where a file or folder is, such as ``"icons/run.svg"``.

    Raises
    ------
    FileNotFoundError
        If there is none of that name.
    """
    found = Path(str(files(__name__).joinpath(*name.split("/"))))
    if not found.exists():
        raise FileNotFoundError(f"The program lacks its file resources/{name}.")
    return found


def read_text(name: str) -> str:
    """The text of a file, such as ``"provinces.toml"`` (UTF-8)."""
    return path(name).read_text(encoding="utf-8")
