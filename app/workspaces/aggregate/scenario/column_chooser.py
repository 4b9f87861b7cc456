"""The list of columns with a search field above and arrows below."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from app.kit.controls import SPACING, MutedLabel
from app.workspaces.aggregate.scenario.column_list import ColumnList

FILTER_FROM = 12
"""Columns from which on a search field is of use."""


class ColumnChooser(QWidget):
    """Finds columns, ticks them, moves them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filter = QLineEdit(placeholderText=self.tr("Find a column"), clearButtonEnabled=True)
        self.filter.setAccessibleName(self.tr("Find a column"))
        self.filter.setToolTip(self.tr("Show only columns whose name holds these letters"))
        self.list = ColumnList()
        self.hint = MutedLabel()
        self.up = self._arrow("↑", self.tr("Move variable up"))
        self.down = self._arrow("↓", self.tr("Move variable down"))
        below = QHBoxLayout()
        below.setSpacing(2)
        below.addWidget(self.hint, 1)
        below.addWidget(self.up)
        below.addWidget(self.down)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addWidget(self.filter)
        column.addWidget(self.list)
        column.addLayout(below)
        self.filter.textChanged.connect(self.list.filter)
        self.up.clicked.connect(self._move_up)
        self.down.clicked.connect(self._move_down)

    def _arrow(self, text: str, words: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setProperty("quiet", True)
        button.setAccessibleName(words)
        button.setToolTip(words)
        return button

    def show_hint(self, current: str, chosen: bool, n_chosen: int) -> None:
        """Says what to do next.

        Parameters
        ----------
        current
            The column that is looked at, "" if none.
        chosen
            Whether it is a variable.
        n_chosen
            Number of variables.
        """
        self.filter.setVisible(self.list.count() >= FILTER_FROM)
        for arrow in (self.up, self.down):
            arrow.setEnabled(chosen and n_chosen > 1)
        if not n_chosen:
            text = self.tr("Tick what an adversary could know about a person.")
        elif current and not chosen:
            text = self.tr("Tick it to make it a variable.")
        else:
            text = self.tr("Their order only breaks ties.")
        self.hint.setText(text)

    @Slot()
    def _move_up(self) -> None:
        self.list.move_current(-1)

    @Slot()
    def _move_down(self) -> None:
        self.list.move_current(1)
