"""What a workspace besides the runs of the session hands over to be released."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.io.records.place import Place

if TYPE_CHECKING:
    from core.io.release_pack.of_cells import CellsToRelease


@dataclass(frozen=True, eq=False)
class Handable:
    """A result that can be released.

    Attributes
    ----------
    of
        What came out; another value is another result.
    title, sentence
        What it is called, and how it came out.
    records
        Where the records are.
    area_column
        Its column of areas, "" if there is none.
    protected
        Columns that are released in any case.
    with_columns
        What core is asked to write, with further columns: (those nobody can know of another
        person, all, whether by force, tolerance).
    command
        The command that writes the result to a folder; raises VbasError if there is none.
    """

    of: object
    title: str
    sentence: str
    records: Place
    area_column: str
    protected: tuple[str, ...]
    with_columns: Callable[[tuple[str, ...], tuple[str, ...], bool, float], CellsToRelease]
    command: Callable[[str], str]


class Handing(QObject):
    """Knows what is offered, and whether it was asked for.

    Signals
    -------
    changed()
        Something else is offered.
    requested()
        What is offered shall be released.
    """

    changed = Signal()
    requested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.offered: Handable | None = None

    def offer(self, of: Handable | None) -> None:
        """Offers a result, or none any more."""
        if of is not self.offered:
            self.offered = of
            self.changed.emit()
