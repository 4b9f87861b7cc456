"""The way from the result to what stands below the map."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.kit.widgets import push_button


class MoreBar(QWidget):
    """Two buttons beside each other.

    Signals
    -------
    comparison_requested()
        Suppressions shall be shown beside each other.
    price_requested()
        It shall be shown what the weight of a variable costs.
    """

    comparison_requested = Signal()
    price_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(6)
        tip = self.tr("Show this suppression beside earlier ones and other thresholds (below)")
        self.comparison = push_button(self.tr("Compare"), tip, self, self.comparison_requested.emit)
        tip = self.tr("Show how many cells a variable costs the others, by its weight (below)")
        self.price = push_button(
            self.tr("Price of a variable"), tip, self, self.price_requested.emit
        )
        row.addWidget(self.comparison)
        row.addWidget(self.price)
        row.addStretch(1)
