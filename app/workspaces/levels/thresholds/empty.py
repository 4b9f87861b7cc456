"""What stands in the panel until records have been counted."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.kit import empty_place

NO_AREAS, NO_RECORDS, NOT_CHOSEN, NOT_COUNTED, WORKING = (
    "no areas",
    "no records",
    "not chosen",
    "not counted",
    "working",
)
"""Why there are no numbers: nothing is open; no records are; how to count them is not chosen;
they are not counted; they are on their way."""


class EmptyPlace(empty_place.EmptyPlace):
    """Says what would be here, and offers the button that brings it.

    Signals
    -------
    open_requested(), records_requested(), choose_requested(), count_requested()
        Its buttons.
    """

    open_requested = Signal()
    records_requested = Signal()
    choose_requested = Signal()
    count_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr(
                "Here you will see in how many units too many records are unique: more than "
                "0, 5 or 20 % of them."
            ),
            parent,
        )
        self.buttons = {
            reason: self.offer(reason, *said)
            for reason, said in {
                NO_AREAS: (
                    self.tr("Open areas …"),
                    self.tr("Open a file of areas: polygons, or a table with coordinates (Ctrl+O)"),
                    self.open_requested.emit,
                ),
                NO_RECORDS: (
                    self.tr("Open records …"),
                    self.tr("Open the records of these areas (Ctrl+Shift+O)"),
                    self.records_requested.emit,
                ),
                NOT_CHOSEN: (
                    self.tr("Choose variables"),
                    self.tr("Go to the Aggregate workspace: steps 1 and 2"),
                    self.choose_requested.emit,
                ),
                NOT_COUNTED: (
                    self.tr("Count the records"),
                    self.tr("Count how many records of each area share their values"),
                    self.count_requested.emit,
                ),
            }.items()
        }
        self.show_reason(NO_AREAS)

    def show_reason(self, reason: str) -> None:
        """Says why there are no numbers."""
        said = {
            NO_AREAS: self.tr("No areas are open yet."),
            NO_RECORDS: self.tr("No records are open yet."),
            NOT_CHOSEN: self.tr(
                "The column of area ids, or what somebody could know of a person, is not chosen "
                "yet."
            ),
            NOT_COUNTED: self.tr("The records have not been counted with these variables yet."),
            WORKING: self.tr("Counting unique records …"),
        }
        self.show_why(reason, said[reason])
