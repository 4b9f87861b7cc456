"""What the map shows of risk, and how things stand in the selected areas."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from app.kit.controls import WheelGuard, labelled, narrow
from app.kit.widgets import push_button, words

NOT_ON_MAP = ""
AREAS_BEFORE, AREAS_AFTER = "areas before", "areas after"
REGIONS_BEFORE, REGIONS_AFTER = "regions before", "regions after"
"""What the map can show."""


class RiskMapView(QWidget):
    """A box, a sentence, a button.

    Signals
    -------
    shows_chosen(str)
        What the map shall show.
    select_requested()
        The areas that hold records at risk shall be selected.
    """

    shows_chosen = Signal(str)
    select_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._guard = WheelGuard(self)
        self.shows = QComboBox(self)
        self.shows.setToolTip(
            self.tr("Colour areas, or the regions of the run, by the % of records at risk")
        )
        self.shows.activated.connect(lambda i: self.shows_chosen.emit(self.shows.itemData(i)))
        self.said, self.selected = words("", "muted"), words("")
        self.select = push_button(
            self.tr("Sele&ct these areas"),
            self.tr("Select the areas that hold at least one record at risk"),
            self,
            self.select_requested.emit,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        column.addLayout(labelled(QLabel(self.tr("&On the map")), narrow(self.shows, self._guard)))
        column.addWidget(self.said)
        column.addWidget(self.select, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.selected)
        self.show_map({}, NOT_ON_MAP, "", 0)
        self.show_selected("")

    def show_map(self, choices: Mapping[str, str], shows: str, said: str, some: int) -> None:
        """What the map can show and does, what is said of it, and how many areas light up."""
        with QSignalBlocker(self.shows):
            self.shows.clear()
            for key, text in {NOT_ON_MAP: self.tr("Not on the map"), **choices}.items():
                self.shows.addItem(text, key)
            self.shows.setCurrentIndex(max(0, self.shows.findData(shows)))
        self.shows.setEnabled(bool(choices))
        self.said.setText(said)
        self.said.setVisible(bool(said))
        self.select.setVisible(shows != NOT_ON_MAP)
        self.select.setEnabled(some > 0)

    def show_selected(self, text: str) -> None:
        """How things stand in the selected areas; "" where none is."""
        self.selected.setText(text)
        self.selected.setVisible(bool(text))
