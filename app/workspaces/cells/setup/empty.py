"""What stands in the panel until there are records to protect."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.kit import empty_place

NO_RECORDS, READY = "no records", "ready"
"""Why nothing can be designed: no records are open; nothing hinders."""


class EmptyPlace(empty_place.EmptyPlace):
    """Says what would be here, and offers the buttons that bring it.

    Signals
    -------
    records_requested(), sample_requested()
        Its buttons.
    """

    records_requested = Signal()
    sample_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr(
                "Here you will say what somebody could know of a person. Single values are blanked "
                "until every combination of it is shared by enough records, and whole records stay."
            ),
            parent,
        )
        self.open = self.offer(
            NO_RECORDS,
            self.tr("Open records …"),
            self.tr("Open a file of records: CSV, Parquet, SAS, SPSS, Stata (Ctrl+Shift+O)"),
            self.records_requested.emit,
        )
        self.sample = self.offer(
            NO_RECORDS,
            self.tr("Open the sample"),
            self.tr("Open the fictional province that comes with the program"),
            self.sample_requested.emit,
        )
        self.show_reason(NO_RECORDS)

    def show_reason(self, reason: str) -> None:
        """Says why nothing can be designed."""
        said = self.tr("No records are open yet.") if reason == NO_RECORDS else ""
        self.show_why(reason, said)
