"""A part of the result: heading, a line that says what it means, a table to copy and export."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pandas as pd
from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.kit.theme import Theme
from app.kit.widgets import icon_button, words
from app.workspaces.cells.outcome.grid import Grid


class Section(QWidget):
    """A grid with what stands around it.

    Signals
    -------
    export_requested(DataFrame, str)
        The table, to be written to a file of this name.
    """

    export_requested = Signal(object, str)

    def __init__(
        self,
        theme: Theme,
        heading: str,
        titles: Sequence[str],
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        """``titles`` of the columns; ``name`` of the file that is offered."""
        super().__init__(parent)
        self._name = name
        self._table: pd.DataFrame | Callable[[], pd.DataFrame] = pd.DataFrame
        self.grid = Grid(heading, titles, self)
        self.grid.copied.connect(self.copy)
        top = QHBoxLayout()
        top.setContentsMargins(0, 4, 0, 0)
        top.addWidget(words(heading, "heading"), 1)
        for icon, tip, act in (
            ("copy", self.tr("Copy the table as CSV"), self.copy),
            ("export", self.tr("Export the table …"), self._export),
        ):
            top.addWidget(icon_button(theme, icon, tip, self, act))
        self.why = words("", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(3)
        column.addLayout(top)
        column.addWidget(self.why)
        column.addWidget(self.grid)

    def show_table(
        self,
        why: str,
        rows: Sequence[Sequence[str]],
        tips: Sequence[str],
        table: pd.DataFrame | Callable[[], pd.DataFrame],
    ) -> None:
        """Shows rows as words; ``table`` is the same with all digits, or makes it when needed."""
        self._table = table
        self.why.setText(why)
        self.grid.show_rows(rows, tips)

    def table(self) -> pd.DataFrame:
        """The table with all digits."""
        return self._table if isinstance(self._table, pd.DataFrame) else self._table()

    def as_csv(self) -> str:
        """The table with all digits."""
        return str(self.table().to_csv(index=False, lineterminator="\n"))

    @Slot()
    def copy(self) -> None:
        """Copies the table."""
        QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def _export(self) -> None:
        self.export_requested.emit(self.table(), self._name)
