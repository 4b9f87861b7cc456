"""A table in a dock of its own, with its tools: columns, copy, export."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Slot

from app.kit.theme import Theme
from app.table.panel import TablePanel
from app.table.words import Words

_WIDTH = 600


class RowsPanel(TablePanel):
    """The table with its tools; ``export_button`` is for `app.table.rows_exporter`."""

    def __init__(self, theme: Theme, words: Words, copy_tip: str, height: int) -> None:
        """``height`` that the dock has at first, pixels."""
        super().__init__(theme, words)
        self._height = height
        self.columns_button = self.bar.add_button(
            "columns", self.tr("Choose columns and their order")
        )
        self.copy_button = self.bar.add_button("copy", copy_tip)
        self.export_button = self.bar.add_button(
            "export", self.tr("Export rows as CSV or Parquet …")
        )
        self.copy_button.clicked.connect(self.copy)
        self.columns_button.clicked.connect(self._open_columns)

    @Slot()
    def _open_columns(self) -> None:
        button = self.columns_button
        self.open_columns(button.mapToGlobal(QPoint(button.width(), 0)))

    def sizeHint(self) -> QSize:
        """Low, so that the map keeps its room."""
        return QSize(_WIDTH, self._height)
