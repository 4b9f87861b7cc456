"""What stands where findings would be, while there are none."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.kit import empty_place

NO_RECORDS, NO_VARIABLES, NOT_RUN = "no records", "no variables", "not run"
"""Why there is nothing: no records are open; nothing is chosen; nothing was counted yet."""
WORKING = "working"
"""It is being counted now."""


class EmptyPlace(empty_place.EmptyPlace):
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
        super().__init__(what, parent)
        self.records = self.offer(
            NO_RECORDS,
            self.tr("Open records …"),
            self.tr("Open a file of records, one row a person"),
            self.records_requested.emit,
        )
        self.sample = self.offer(
            NO_RECORDS,
            self.tr("Open the sample"),
            self.tr("Open the fictional province that comes with the program"),
            self.sample_requested.emit,
        )
        self.run = self.offer(
            NOT_RUN,
            self.tr("Count all combinations"),
            self.tr("Count the unique records of every combination of the chosen variables"),
            self.run_requested.emit,
        )
        self.run.setProperty("primary", True)
        self.show_reason(NO_RECORDS)

    def show_reason(self, reason: str) -> None:
        """Says why there is nothing, and offers what helps."""
        said = {
            NO_RECORDS: self.tr("No records are open yet."),
            NO_VARIABLES: self.tr(
                "Choose at the left which variables somebody could know of a person."
            ),
            NOT_RUN: self.tr("The combinations of the chosen variables are not counted yet."),
            WORKING: self.tr("The combinations are being counted now; Esc cancels."),
        }
        self.show_why(reason, said[reason])
