"""Finds where the records of a combination are, and has the map light up."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.details import NOT_ON_MAP, DetailsView
from app.workspaces.uniqueness.explorer.map_lending import Lit, MapLending
from core.areas import AreaLayer
from core.errors import VbasError
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.where import Where, records_by_area

TOPIC = "areas of unique records"


@dataclass(frozen=True, eq=False)
class Wanted:
    """Which records are looked for.

    Attributes
    ----------
    distinct, question, mask
        The combination.
    layer
        The areas on the map.
    title
        The combination in words.
    """

    distinct: DistinctRecords
    question: Question
    mask: int
    layer: AreaLayer
    title: str

    def is_like(self, other: Wanted) -> bool:
        """Whether the same is found."""
        return (
            self.distinct is other.distinct
            and self.layer is other.layer
            and (self.question, self.mask) == (other.question, other.mask)
        )


class Lighting(QObject):
    """What the map shows of the combination that is looked at."""

    def __init__(self, program: Program, details: DetailsView) -> None:
        super().__init__(program.window)
        self._background, self._session = program.background, program.session
        self._details = details
        self.map = MapLending(program)
        self.shows = texts.UNIQUE_COUNT
        self._found: tuple[Wanted, Where] | None = None
        self._lit: Lit | None = None
        details.map_shows_chosen.connect(self._choose)
        details.select_requested.connect(self.select)
        self.map.given_way.connect(self._give_way)

    def light(self, wanted: Wanted) -> None:
        """Has the map light up, as soon as it is known where."""
        found = self._found
        if found is not None and wanted.is_like(found[0]):
            self._background.forget(TOPIC)
            # Where it is lit already, the user may have coloured the map by something else since.
            if self._lit is None or self._lit.where is not found[1]:
                self._take(wanted, found[1])
            return

        def work() -> Where | VbasError:
            try:
                return records_by_area(
                    wanted.distinct, wanted.question, wanted.mask, len(wanted.layer)
                )
            except VbasError as error:
                return error

        self._background.ask(TOPIC, work, lambda of: self._take(wanted, of))

    def put_out(self, reason: str = "") -> None:
        """Gives the map back, and says why there is nothing on it."""
        self._background.forget(TOPIC)
        self._lit = None
        self.map.take_back()
        self._details.show_map(self.shows, reason, None)

    def forget(self) -> None:
        """The records are others: nothing is known of them."""
        self._found = None

    def _take(self, wanted: Wanted, where: Where | VbasError) -> None:
        if isinstance(where, VbasError):
            self.put_out(f"{where.message} {where.hint}".strip())
            return
        self._found = wanted, where
        self._lit = Lit(where, wanted.layer, wanted.title)
        self._show()

    def _show(self) -> None:
        lit = self._lit
        if lit is None:
            return
        if self.shows == NOT_ON_MAP:
            self.map.take_back()
            self._details.show_map(self.shows, "", 0)
            return
        self.map.show(lit, self.shows)
        self._tell(lit, self.shows)

    def _tell(self, lit: Lit, shows: str) -> None:
        values = lit.values(shows)
        unique = shows in (texts.UNIQUE_COUNT, texts.UNIQUE_SHARE)
        elsewhere = lit.where.elsewhere[0 if unique else 1]
        n = int(np.count_nonzero(values > 0))
        self._details.show_map(
            shows, texts.map_words(values, elsewhere, people=lit.where.people), n
        )

    @Slot(str)
    def _choose(self, shows: str) -> None:
        self.shows = shows
        self._show()

    @Slot()
    def _give_way(self) -> None:
        """The next combination that is chosen lights up again."""
        self._details.show_map(NOT_ON_MAP, "", 0)

    @Slot()
    def select(self) -> None:
        """Selects the areas that light up."""
        if self._lit is not None and self.shows != NOT_ON_MAP:
            values = self._lit.values(self.shows)
            self._session.select(np.flatnonzero(values > 0))
