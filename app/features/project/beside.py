"""What no project may hold, written to files beside it if the user wants that.

Tables that list values of records, such as levels that were made by hand. A part of the window
that has such things offers them by a method ``beside()``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from app.frame.program import Program
from core.steps import Step, Steps

_FORBIDDEN: Final = frozenset('/\\:*?"<>|')


@dataclass(frozen=True, eq=False)
class Beside:
    """One thing that stands nowhere but in the window.

    Attributes
    ----------
    name
        What it is, in the user's words; the name of its file ends with it.
    value
        The thing.
    write
        Writes it to a file, readable by the user only, and returns what is known then. In a
        thread.
    written
        Is given the thing and what ``write`` returned, in the GUI thread.
    """

    name: str
    value: Any
    write: Callable[[Any, Path], Any]
    written: Callable[[Any, Any], None]

    def place(self, project: Path) -> Path:
        """A file beside a project where nothing stands yet: no file is ever written over."""
        plain = "".join("_" if of in _FORBIDDEN else of for of in self.name)
        start = f"{project.stem} - {plain}"
        names = chain((f"{start}.csv",), (f"{start} {n}.csv" for n in count(2)))
        return next(of for of in map(project.with_name, names) if not os.path.lexists(of))


def nowhere_else(program: Program) -> tuple[Beside, ...]:
    """All that would be lost if it were not written to a file."""
    found = (part.beside() for part in program.parts.values() if hasattr(part, "beside"))
    return tuple(one for of in found for one in of)


def write_beside(things: Sequence[Beside], project: Path) -> Steps[tuple[Any, ...]]:
    """Writes each to its file; returns what is known then.

    Raises
    ------
    VbasError
        If one cannot be written.
    """
    made = []
    for done, of in enumerate(things):
        yield Step("saving the project", done, len(things))
        made.append(of.write(of.value, of.place(project)))
    return tuple(made)
