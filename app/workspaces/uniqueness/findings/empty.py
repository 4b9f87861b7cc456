"""What stands where findings would be, while there are none."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.widgets import push_button, words

NO_RECORDS, NO_VARIABLES, NOT_RUN = "no records", "no variables", "not run"
"""Why there is nothing: no records are open; nothing is chosen; nothing was counted yet."""


class EmptyPlace(QWidget):
    """Says what would be here, and offers the button that brings it.

    Signals
    -------
    records_requested(), sample_requested(), run_requested()
        Its buttons.
    """

    records_requested = Signal()
    sample_requested = Signal()
    run_requested = Signal()

    def __init__(self, what: str, parent: QWidget | None = None) -> None:
        """``what`` says what would be here."""
        super().__init__(parent)
        self.reason = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 10)
        column.addWidget(words(what, "muted"))
        self.why = words("", "muted")
        column.addWidget(self.why)
        self.records = push_button(
            self.tr("Open records …"),
            self.tr("Open a file of records, one row a person"),
            self,
            self.records_requested.emit,
        )
        self.sample = push_button(
            self.tr("Open the sample"),
            self.tr("Open the fictional province that comes with the program"),
            self,
            self.sample_requested.emit,
        )
        self.run = push_button(
            self.tr("Count all combinations"),
            self.tr("Count the unique records of every combination of the chosen variables"),
            self,
            self.run_requested.emit,
        )
        self.run.setProperty("primary", True)
        for button in (self.records, self.sample, self.run):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.show_reason(NO_RECORDS)

    def show_reason(self, reason: str) -> None:
        """Says why there is nothing, and offers what helps."""
        self.reason = reason
        said = {
            NO_RECORDS: self.tr("No records are open yet."),
            NO_VARIABLES: self.tr(
                "Choose at the left which variables somebody could know of a person."
            ),
            NOT_RUN: self.tr("The combinations of the chosen variables are not counted yet."),
        }
        self.why.setText(said[reason])
        self.records.setVisible(reason == NO_RECORDS)
        self.sample.setVisible(reason == NO_RECORDS)
        self.run.setVisible(reason == NOT_RUN)
