"""What stands in the panel until records have been counted."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.widgets import push_button, words

NO_AREAS, NO_RECORDS, NOT_CHOSEN, NOT_COUNTED, WORKING = (
    "no areas",
    "no records",
    "not chosen",
    "not counted",
    "working",
)
"""Why there are no numbers: nothing is open; no records are; how to count them is not chosen;
they are not counted; they are on their way."""


class EmptyPlace(QWidget):
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
        super().__init__(parent)
        self.reason = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 10)
        column.addWidget(
            words(
                self.tr(
                    "Here you will see in how many units too many records are unique: more than "
                    "0, 5 or 20 % of them."
                ),
                "muted",
            )
        )
        self.why = words("", "muted")
        column.addWidget(self.why)
        self.buttons = {
            NO_AREAS: push_button(
                self.tr("Open areas …"),
                self.tr("Open a file of areas: polygons, or a table with coordinates (Ctrl+O)"),
                self,
                self.open_requested.emit,
            ),
            NO_RECORDS: push_button(
                self.tr("Open records …"),
                self.tr("Open the records of these areas (Ctrl+Shift+O)"),
                self,
                self.records_requested.emit,
            ),
            NOT_CHOSEN: push_button(
                self.tr("Choose variables"),
                self.tr("Go to the Aggregate workspace: steps 1 and 2"),
                self,
                self.choose_requested.emit,
            ),
            NOT_COUNTED: push_button(
                self.tr("Count the records"),
                self.tr("Count how many records of each area share their values"),
                self,
                self.count_requested.emit,
            ),
        }
        for button in self.buttons.values():
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.show_reason(NO_AREAS)

    def show_reason(self, reason: str) -> None:
        """Says why there are no numbers."""
        self.reason = reason
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
        self.why.setText(said[reason])
        for key, button in self.buttons.items():
            button.setVisible(key == reason)
