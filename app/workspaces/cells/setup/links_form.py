"""Columns that tell the same thing: where one is blanked, the other is too."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.kit.controls import (
    SPACING,
    ElidedLabel,
    MutedLabel,
    WheelGuard,
    narrow,
)
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button


@dataclass(frozen=True)
class LinkableColumn:
    """A column that can be linked: its name, and what the user reads."""

    name: str
    title: str


class LinksForm(QWidget):
    """The pairs there are, each with a button that undoes it; two choosers for another.

    Signals
    -------
    linked(str, str)
        Two columns tell the same thing.
    unlinked(str, str)
        They do not.
    """

    linked = Signal(str, str)
    unlinked = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns: tuple[LinkableColumn, ...] = ()
        self._links: tuple[tuple[str, str], ...] = ()
        self.rows: list[QWidget] = []
        guard = WheelGuard(self)
        self.why = MutedLabel(
            self.tr(
                "Two columns that tell the same thing, such as a code and its description, are "
                "blanked together."
            )
        )
        self.first, self.second = QComboBox(self), QComboBox(self)
        for box, name in (
            (self.first, self.tr("First column of the pair")),
            (self.second, self.tr("Second column of the pair")),
        ):
            box.setAccessibleName(name)
            box.setToolTip(name)
            narrow(box, guard)
            box.activated.connect(self._enable)
        self.button = push_button(
            self.tr("Link"),
            self.tr("Blank both wherever one of them is blanked"),
            self,
            self._link,
        )
        self._list = QVBoxLayout()
        self._lay_out()
        self._enable()

    def _lay_out(self) -> None:
        self._list.setSpacing(2)
        choosers = QHBoxLayout()
        choosers.setSpacing(SPACING)
        choosers.addWidget(self.first, 1)
        choosers.addWidget(QLabel("="))
        choosers.addWidget(self.second, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addWidget(self.why)
        column.addLayout(self._list)
        column.addLayout(choosers)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_links(
        self, columns: tuple[LinkableColumn, ...], links: tuple[tuple[str, str], ...]
    ) -> None:
        """Shows the pairs, and what could be linked."""
        if columns != self._columns:
            self._columns = columns
            for place, box in enumerate((self.first, self.second)):
                self._fill(box, place)
        if links != self._links:
            self._links = links
            self._show_pairs()
        self._enable()

    def _fill(self, box: QComboBox, place: int) -> None:
        current = box.currentData()
        with QSignalBlocker(box):
            box.clear()
            for of in self._columns:
                box.addItem(of.title, of.name)
            found = box.findData(current)
            box.setCurrentIndex(found if found >= 0 else min(place, box.count() - 1))

    def _show_pairs(self) -> None:
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        titles = {of.name: of.title for of in self._columns}
        self.rows = []
        for one, other in self._links:
            said = f"{titles.get(one, one)} = {titles.get(other, other)}"
            row = QWidget(self)
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.addWidget(ElidedLabel(said), 1)
            tip = self.tr("No longer blank {pair} together").format(pair=said)
            undo = icon_button(
                self._theme, "close", tip, row, partial(self.unlinked.emit, one, other), 12
            )
            line.addWidget(undo)
            self._list.addWidget(row)
            self.rows.append(row)

    @Slot()
    def _enable(self) -> None:
        pair = (self.first.currentData(), self.second.currentData())
        known = pair in self._links or pair[::-1] in self._links
        self.button.setEnabled(None not in pair and pair[0] != pair[1] and not known)

    @Slot()
    def _link(self) -> None:
        self.linked.emit(self.first.currentData(), self.second.currentData())
