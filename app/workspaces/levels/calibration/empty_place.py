"""What stands in the panel where nothing can be calibrated."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.widgets import push_button, words

NO_RECORDS, NO_COLUMNS, READY = "no records", "no columns", "ready"


class EmptyPlace(QWidget):
    """Says what would be here, and offers what fills it.

    Signals
    -------
    open_requested()
        The button.
    """

    open_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 10)
        self.words = words("", "muted")
        column.addWidget(self.words)
        tip = self.tr("Open a file of records, one row a person")
        self.button = push_button(self.tr("Open records …"), tip, self, self.open_requested.emit)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def show_nothing(self, what: str) -> None:
        """Says what is missing: `NO_RECORDS`, `NO_COLUMNS`, or nothing (`READY`)."""
        self.setVisible(what != READY)
        self.button.setVisible(what == NO_RECORDS)
        if what == NO_RECORDS:
            self.words.setText(
                self.tr(
                    "Here models of cut-offs are fitted on your own records: how many people an "
                    "area needs, as in El Emam et al. 2009, but for your variables. Open records "
                    "first; no value of theirs is kept."
                )
            )
        elif what == NO_COLUMNS:
            self.words.setText(
                self.tr(
                    "These records have fewer than two columns that could be quasi-identifiers. "
                    "Recode columns in step 2 of the scenario (Variables), or open other records."
                )
            )
