"""What stands in the panel until there are records to ask about."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.widgets import push_button, words

NO_RECORDS, READY = "no records", "ready"
"""Why nothing can be asked: no records are open; nothing hinders."""


class EmptyPlace(QWidget):
    """Says what would be here, and offers the buttons that bring it.

    Signals
    -------
    records_requested(), sample_requested()
        Its buttons.
    """

    records_requested = Signal()
    sample_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reason = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 10)
        column.addWidget(
            words(
                self.tr(
                    "Here you will tick what somebody could know of a person, and see for every "
                    "combination of it how many records are unique."
                ),
                "muted",
            )
        )
        self.why = words("", "muted")
        column.addWidget(self.why)
        self.open = push_button(
            self.tr("Open records …"),
            self.tr("Open a file of records: CSV, Parquet, SAS, SPSS, Stata (Ctrl+Shift+O)"),
            self,
            self.records_requested.emit,
        )
        self.sample = push_button(
            self.tr("Open sample study"),
            self.tr("Open a fictional province with its records"),
            self,
            self.sample_requested.emit,
        )
        for button in (self.open, self.sample):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.show_reason(NO_RECORDS)

    def show_reason(self, reason: str) -> None:
        """Says why nothing can be asked."""
        self.reason = reason
        said = {
            NO_RECORDS: self.tr("No records are open yet."),
            READY: "",
        }
        self.why.setText(said[reason])
        self.open.setVisible(reason == NO_RECORDS)
        self.sample.setVisible(reason == NO_RECORDS)
