"""Has the map show records at risk while the panel of risk is in sight."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.program import Program
from app.workspaces.cells.risk import texts
from app.workspaces.cells.risk.asked import Shown
from app.workspaces.cells.risk.map_lending import Lit, MapLending
from app.workspaces.cells.risk.map_view import (
    AREAS_AFTER,
    AREAS_BEFORE,
    NOT_ON_MAP,
    REGIONS_AFTER,
    REGIONS_BEFORE,
)
from app.workspaces.cells.risk.panel import RiskPanel

_SELECTED_MS = 20
"""The sentence follows after the map is painted, not in the same event."""


class MapLink(QObject):
    """What the user wants to see on the map, and whether the map shows it."""

    def __init__(self, program: Program, panel: RiskPanel) -> None:
        super().__init__(program.window)
        self._session, self._panel = program.session, panel
        self.lending = MapLending(program)
        self._shown: Shown | None = None
        self._wish: str | None = None  # none yet: before suppression, where there is most to see
        self._given_way, self._seen = False, panel.isVisible()
        self._soon = QTimer(self, singleShot=True, interval=_SELECTED_MS)
        self._soon.timeout.connect(self._tell_selected)
        panel.map.shows_chosen.connect(self._choose)
        panel.map.select_requested.connect(self.select)
        panel.seen.connect(self._see)
        self.lending.given_way.connect(self._give_way)
        program.session.selection_changed.connect(lambda _: self._soon.start())

    def show_risk(self, shown: Shown | None) -> None:
        """Shows another risk."""
        self._shown = shown
        self.light()
        self._tell_selected()

    def light(self) -> None:
        """Colours the map, or gives it back."""
        shown = self._shown
        if shown is None or not self._seen:
            self.lending.take_back()
            return
        choices = _choices(shown)
        shows = self._shows(choices)
        lit = _lit(shown, shows)
        if lit is None:
            self.lending.take_back()
            self._panel.map.show_map(choices, NOT_ON_MAP, "" if choices else _reason(shown), 0)
            return
        self.lending.show(lit)
        said = texts.map_words(lit.of, after=lit.after, regions=lit.regions)
        some = int(np.count_nonzero(lit.values() > 0))
        self._panel.map.show_map(choices, shows, said, some)

    def _shows(self, choices: dict[str, str]) -> str:
        if self._given_way:
            return NOT_ON_MAP
        if self._wish is not None and (self._wish in choices or self._wish == NOT_ON_MAP):
            return self._wish
        return next((of for of in (REGIONS_BEFORE, AREAS_BEFORE) if of in choices), NOT_ON_MAP)

    @Slot(bool)
    def _see(self, seen: bool) -> None:
        self._seen = seen
        if seen:
            self._given_way = False
        self.light()

    @Slot(str)
    def _choose(self, shows: str) -> None:
        self._wish, self._given_way = shows, False
        self.light()

    @Slot()
    def _give_way(self) -> None:
        """The user coloured the map by something else: so it stays until the panel is left."""
        self._given_way = True
        self.light()

    @Slot()
    def select(self) -> None:
        """Selects the areas that light up."""
        lit = self.lending.lit
        if lit is not None:
            self._session.select(np.flatnonzero(lit.values() > 0))

    @Slot()
    def _tell_selected(self) -> None:
        """How things stand in the selected areas."""
        shown, chosen = self._shown, self._session.selection
        if shown is None or shown.areas is None or not len(chosen):
            self._panel.map.show_selected("")
            return
        areas = shown.areas
        chosen = chosen[chosen < len(areas)]
        records, before, after = (
            int(of[chosen].sum()) for of in (areas.records, areas.before, areas.after)
        )
        text = texts.selected_words(len(chosen), records, before, after, shown.suppressed)
        self._panel.map.show_selected(text)


def _choices(shown: Shown) -> dict[str, str]:
    choices = {}
    if shown.areas is not None:
        choices[AREAS_BEFORE] = texts.tr("Each area: at risk before, % of its records")
        if shown.suppressed:
            choices[AREAS_AFTER] = texts.tr("Each area: at risk after, % of its records")
    if shown.regions is not None:
        choices[REGIONS_BEFORE] = texts.tr("Each region: at risk before, % of its records")
        if shown.suppressed:
            choices[REGIONS_AFTER] = texts.tr("Each region: at risk after, % of its records")
    return choices


def _lit(shown: Shown, shows: str) -> Lit | None:
    regions = shows in (REGIONS_BEFORE, REGIONS_AFTER)
    of = shown.regions if regions else shown.areas
    place = shown.asked.place
    if shows == NOT_ON_MAP or of is None or place is None:
        return None
    return Lit(of, place, regions, shows in (AREAS_AFTER, REGIONS_AFTER), shown.suppressed)


def _reason(shown: Shown) -> str:
    if shown.asked.source.records.areas is None:
        return texts.tr(
            "These records carry no areas, so nothing can be shown on the map: open areas, and "
            "choose the column of area ids."
        )
    return texts.tr("There are no areas on the map.")
