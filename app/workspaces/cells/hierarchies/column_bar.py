"""Which column is looked at, and the buttons for all of its levels."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal, SignalInstance, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QWidget

from app.kit.controls import WheelGuard, narrow
from app.kit.theme import Theme
from app.kit.widgets import icon_button
from app.workspaces.cells.hierarchies import texts
from app.workspaces.cells.hierarchies.shown import ColumnShown


class ColumnBar(QWidget):
    """A chooser, import, export, remove.

    Signals
    -------
    chosen(str)
        Another column shall be looked at.
    import_requested(), export_requested(), remove_requested()
        The buttons.
    """

    chosen = Signal(str)
    import_requested = Signal()
    export_requested = Signal()
    remove_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns: tuple[ColumnShown, ...] = ()
        self.column = QComboBox(self)
        self.column.setToolTip(self.tr("The column whose levels are shown"))
        self.column.setAccessibleName(self.tr("Column"))
        narrow(self.column, WheelGuard(self))
        self.column.activated.connect(self._choose)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)
        self._row.addWidget(self.column, 1)
        tip = self.tr("Import levels from a hierarchy table of ARX (CSV) …")
        self.import_button = self._button("import", tip, self.import_requested)
        tip = self.tr("Export the levels as a hierarchy table of ARX (CSV) …")
        self.export_button = self._button("export", tip, self.export_requested)
        tip = self.tr("Remove all levels of this column (can be undone)")
        self.remove_button = self._button("trash", tip, self.remove_requested)

    def _button(self, icon: str, tip: str, signal: SignalInstance) -> QToolButton:
        button = icon_button(self._theme, icon, tip, self, signal.emit)
        self._row.addWidget(button)
        return button

    def show_columns(self, columns: tuple[ColumnShown, ...], current: str) -> None:
        """Shows the columns that can have levels, and which is looked at."""
        with QSignalBlocker(self.column):
            if columns != self._columns:
                self._columns = columns
                self.column.clear()
                for of in columns:
                    self.column.addItem(texts.column_words(of.name, of.n_levels), of.name)
            self.column.setCurrentIndex(self.column.findData(current))
        self.column.setEnabled(bool(columns))

    def show_state(self, *, levels: bool, records: bool) -> None:
        """Whether the column has levels, and whether there are records."""
        self.import_button.setEnabled(records)
        for button in (self.export_button, self.remove_button):
            button.setEnabled(levels)

    @Slot()
    def _choose(self) -> None:
        self.chosen.emit(str(self.column.currentData()))
