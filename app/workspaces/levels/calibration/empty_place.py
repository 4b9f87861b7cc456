"""What stands in the panel where nothing can be calibrated."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.kit import empty_place

NO_RECORDS, NO_COLUMNS, READY = "no records", "no columns", "ready"


class EmptyPlace(empty_place.EmptyPlace):
    """Says what would be here, and offers what fills it.

    Signals
    -------
    open_requested()
        The button.
    """

    open_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        tip = self.tr("Open a file of records, one row a person")
        words = self.tr("Open records …")
        self.button = self.offer(NO_RECORDS, words, tip, self.open_requested.emit)

    def show_nothing(self, what: str) -> None:
        """Says what is missing: `NO_RECORDS`, `NO_COLUMNS`, or nothing (`READY`)."""
        self.setVisible(what != READY)
        said = {
            NO_RECORDS: self.tr(
                "Here models of cut-offs are fitted on your own records: how many people an "
                "area needs, as in El Emam et al. 2009, but for your variables. Open records "
                "first; no value of theirs is kept."
            ),
            NO_COLUMNS: self.tr(
                "These records have fewer than two columns that could be quasi-identifiers. "
                "Recode columns in step 2 of the scenario (Variables), or open other records."
            ),
            READY: "",
        }
        self.show_why(what, said[what])
