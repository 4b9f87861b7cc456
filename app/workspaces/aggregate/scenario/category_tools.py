"""What can be done with the categories that are selected."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from core.quasi_identifiers import QuasiIdentifier

_NARROW = 26


class CategoryTools(QWidget):
    """Buttons and a menu; they are grey where they would do nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.group = self._button(self.tr("Group"), self.tr("Joins what is selected"))
        self.ungroup = self._button(self.tr("Ungroup"), self.tr("Takes the selected groups apart"))
        self.up = self._button("↑", self.tr("Moves categories up; the order is then declared"))
        self.down = self._button("↓", self.tr("Moves categories down; the order is then declared"))
        self.more = self._button(
            "⋯", self.tr("More about categories: missing, not specific, order, undo")
        )
        for button in (self.up, self.down, self.more):
            button.setFixedWidth(_NARROW)
            button.setAccessibleName(button.toolTip())
        self._build_menu()
        self.more.clicked.connect(self._show_menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in (self.group, self.ungroup, self.up, self.down):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.more)

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(text)
        button.setProperty("quiet", True)
        return button

    def _build_menu(self) -> None:
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.missing = self.menu.addAction(self.tr("Means missing"))
        self.vague = self.menu.addAction(self.tr("Not specific"))
        self.vague.setCheckable(True)
        self.vague.setToolTip(
            self.tr("Such as “other”: not counted as a response category (El Emam et al. 2009)")
        )
        self.menu.addSeparator()
        self.as_found = self.menu.addAction(self.tr("Order as found"))
        self.start_over = self.menu.addAction(self.tr("Undo all recoding"))

    def show_selection(self, qi: QuasiIdentifier, labels: tuple[str, ...]) -> None:
        """Enables what can be done with the selected categories of a variable."""
        self.group.setEnabled(len(labels) > 1)
        self.ungroup.setEnabled(any(label in qi.groups for label in labels))
        self.up.setEnabled(bool(labels))
        self.down.setEnabled(bool(labels))
        self.missing.setEnabled(bool(labels) and qi.band is None)
        self.vague.setEnabled(bool(labels))
        with QSignalBlocker(self.vague):
            self.vague.setChecked(bool(labels) and set(labels) <= set(qi.non_specific))
        self.as_found.setEnabled(bool(qi.order))
        self.start_over.setEnabled(qi != QuasiIdentifier(qi.column))

    @Slot()
    def _show_menu(self) -> None:
        self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))
