"""How results look in a notebook: tables and pictures, escaped."""

from __future__ import annotations

import html
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from core.io.atomic import whole_file


@dataclass(frozen=True)
class Picture:
    """A picture that a notebook shows by itself.

    Attributes
    ----------
    png
        The bytes of the PNG.
    title
        What it shows.
    """

    png: bytes = field(repr=False)
    title: str = ""

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Writes the PNG; it appears complete or not at all.

        Raises
        ------
        VbasError
            If the file cannot be written.
        """
        with whole_file(Path(path)) as partial:
            partial.write_bytes(self.png)
        return Path(path)

    def _repr_png_(self) -> bytes:
        return self.png


def page(title: str, rows: Mapping[str, str], notes: Iterable[object] = ()) -> str:
    """A heading, a table of two columns, and notes below it; everything is escaped."""
    table = "".join(
        f"<tr><td>{html.escape(name)}</td><td>{html.escape(value)}</td></tr>"
        for name, value in rows.items()
    )
    said = "".join(f"<li>{html.escape(str(note))}</li>" for note in notes)
    below = f"<ul>{said}</ul>" if said else ""
    return f"<div><b>{html.escape(title)}</b><table>{table}</table>{below}</div>"
