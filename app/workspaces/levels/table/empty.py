"""What stands where the table of levels would be, while it cannot be made."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.kit import empty_place
from core.errors import VbasError

NO_AREAS, NO_PEOPLE, WORKING = "no areas", "no people", "working"
"""Why there is no table: nothing is open; nobody is known to live there; it is on its way."""


class EmptyPlace(empty_place.EmptyPlace):
    """Words, and the buttons that help.

    Signals
    -------
    open_requested(), sample_requested(), population_requested()
        The buttons.
    """

    open_requested = Signal()
    sample_requested = Signal()
    population_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, beside=True)
        self.open = self.offer(
            NO_AREAS,
            self.tr("Open areas …"),
            self.tr("Open a file of areas with their population"),
            self.open_requested.emit,
        )
        self.sample = self.offer(
            NO_AREAS,
            self.tr("Open the sample"),
            self.tr("Open the fictional province that comes with the program"),
            self.sample_requested.emit,
        )
        self.population = self.offer(
            NO_PEOPLE,
            self.tr("Join a population table …"),
            self.tr("Open a table that says how many people live in each area"),
            self.population_requested.emit,
        )
        self.show_reason(NO_AREAS)

    def show_reason(self, reason: str, error: VbasError | None = None) -> None:
        """Says why there is nothing, and offers what helps."""
        said = self._text(reason)
        if error is not None:
            said = f"{error.message} {error.hint}".strip()
        self.show_why(reason, said)

    def _text(self, reason: str) -> str:
        if reason == NO_PEOPLE:
            return self.tr(
                "Nobody knows yet how many people live in these areas. Join a table of their "
                "population, or count the records: then it is said which level of geography has "
                "enough people."
            )
        if reason == WORKING:
            return self.tr("Counting the people of all levels …")
        return self.tr(
            "Here you will see which level of geography has enough people in each unit: areas, "
            "FSAs, postal regions, census divisions, provinces and runs, by every rule."
        )
