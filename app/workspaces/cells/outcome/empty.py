"""What stands where an outcome would be, while there is none."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.kit import empty_place

NO_RECORDS, NO_VARIABLES, NOT_RUN = "no records", "no variables", "not run"
"""Why there is nothing: no records are open; nothing is protected; nothing was suppressed yet."""
WORKING = "working"
"""Cells are being suppressed now."""
READY = "ready"
"""Nothing stands in the way: the buttons above bring it."""


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

    def __init__(self, what: str, parent: QWidget | None = None, *, beside: bool = False) -> None:
        """``what`` says what would be here."""
        super().__init__(what, parent, beside=beside)
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
            self.tr("Suppress cells"),
            self.tr("Blank single values until each combination is safe (F5)"),
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
            NOT_RUN: self.tr("No cells have been suppressed yet."),
            WORKING: self.tr("Cells are being suppressed now; Esc cancels."),
            READY: "",
        }
        self.show_why(reason, said[reason])
