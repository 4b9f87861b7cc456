"""The table of levels and rules under the map, and what it means in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.widgets import push_button, words

NO_AREAS, NO_PEOPLE = "no areas", "no people"
"""Why there is no table: nothing is open; nobody is known to live in the areas."""


class LevelsPanel(QWidget):
    """Levels in rows, rules in columns, what is enough in their cells.

    Signals
    -------
    open_requested(), sample_requested(), population_requested()
        The buttons of the empty panel.
    """

    open_requested = Signal()
    sample_requested = Signal()
    population_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._empty = self._build_empty()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._empty, 1)
        self.show_nothing(NO_AREAS)

    def _build_empty(self) -> QWidget:
        place = QWidget(self)
        column = QVBoxLayout(place)
        column.setContentsMargins(10, 6, 10, 10)
        self.why = words("", "muted")
        column.addWidget(self.why)
        row = QHBoxLayout()
        row.setSpacing(6)
        self.open = push_button(
            self.tr("Open areas …"),
            self.tr("Open a file of areas with their population"),
            place,
            self.open_requested.emit,
        )
        self.sample = push_button(
            self.tr("Open the sample"),
            self.tr("Open the fictional province that comes with the program"),
            place,
            self.sample_requested.emit,
        )
        self.population = push_button(
            self.tr("Join a population table …"),
            self.tr("Open a table that says how many people live in each area"),
            place,
            self.population_requested.emit,
        )
        for button in (self.open, self.sample, self.population):
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        return place

    def sizeHint(self) -> QSize:
        """As high as a handful of levels needs."""
        return QSize(720, 250)

    def show_nothing(self, reason: str) -> None:
        """Says what would be here, and offers what brings it."""
        people = reason == NO_PEOPLE
        self.why.setText(
            self.tr(
                "Nobody knows yet how many people live in these areas. Join a table of their "
                "population, and it is said which level of geography has enough people."
            )
            if people
            else self.tr(
                "Here you will see which level of geography has enough people in each unit: areas, "
                "FSAs, postal regions, census divisions, provinces and runs, by every rule."
            )
        )
        self.open.setVisible(not people)
        self.sample.setVisible(not people)
        self.population.setVisible(people)
        self._empty.show()
