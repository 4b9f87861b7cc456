"""The buttons below the levels: one more, one less, all of them anew."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from app.kit.controls import SPACING
from app.kit.widgets import push_button
from app.workspaces.cells.hierarchies.empty import BANDS, BY_HAND, CODES, COLUMNS


class LevelButtons(QWidget):
    """Add, remove, make anew.

    Signals
    -------
    added(), dropped()
        A level more; without the one that is selected.
    make_requested(str)
        Other levels instead: see `app.workspaces.cells.hierarchies.empty`.
    """

    added = Signal()
    dropped = Signal()
    make_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.add = push_button(
            self.tr("Add"),
            self.tr("Add a level, the coarsest, that begins like the one before it"),
            self,
            self.added.emit,
        )
        self.drop = push_button(
            self.tr("Remove"),
            self.tr("Remove the selected level (can be undone)"),
            self,
            self.dropped.emit,
        )
        self.again = push_button(
            self.tr("Make anew"),
            self.tr("Replace the levels by others (can be undone)"),
            self,
            lambda: None,
        )
        self.again.setMenu(self._menu())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACING)
        for button in (self.add, self.drop, self.again):
            row.addWidget(button)
        row.addStretch(1)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        for text, kind in (
            (self.tr("Bands of numbers …"), BANDS),
            (self.tr("Beginnings of codes …"), CODES),
            (self.tr("Columns of the file …"), COLUMNS),
            (self.tr("By hand"), BY_HAND),
        ):
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False, of=kind: self.make_requested.emit(of))
        return menu
