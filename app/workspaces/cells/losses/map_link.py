"""Has the map show what was blanked while the panel of missingness is in sight."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.workspaces.cells.losses import texts
from app.workspaces.cells.losses.asked import Shown
from app.workspaces.cells.losses.map_lending import Lit, MapLending
from app.workspaces.cells.losses.panel import AREAS, NOT_ON_MAP, REGIONS, MissingnessPanel
from app.workspaces.cells.texts import Names


class MapLink(QObject):
    """What the user wants to see on the map, and whether the map shows it."""

    def __init__(self, program: Program, panel: MissingnessPanel) -> None:
        super().__init__(program.window)
        self._panel = panel
        self.lending = MapLending(program)
        self._shown: Shown | None = None
        self._names: Names = {}
        self._seen = False
        self._wish: str | None = None  # none yet: regions, which have more records than areas
        self._given_way = False
        panel.map_chosen.connect(self._choose)
        panel.seen.connect(self._see)
        self.lending.given_way.connect(self._give_way)

    def show_missingness(self, shown: Shown | None, names: Names) -> None:
        """Shows another missingness; ``names`` of columns."""
        self._shown, self._names = shown, names
        self.light()

    def light(self) -> None:
        """Colours the map, or gives it back."""
        shown = self._shown
        if shown is None or not self._seen:
            self.lending.take_back()
            return
        choices = self._choices(shown)
        shows = self._shows(choices)
        of = shown.regions if shows == REGIONS else shown.areas if shows == AREAS else None
        place = shown.asked.place
        if of is None or place is None:
            self.lending.take_back()
            reason = "" if len(choices) > 1 else self._reason(shown)
            self._panel.show_map(choices, NOT_ON_MAP, reason)
            return
        self.lending.show(Lit(of, place, shown.column, shows == REGIONS, self._names))
        said = texts.map_words(of, shown.column, regions=shows == REGIONS)
        self._panel.show_map(choices, shows, said)

    def _choices(self, shown: Shown) -> dict[str, str]:
        choices = {NOT_ON_MAP: texts.tr("nothing of it")}
        if shown.areas is not None:
            choices[AREAS] = texts.tr("areas")
        if shown.regions is not None:
            choices[REGIONS] = texts.tr("regions of the run")
        return choices

    def _reason(self, shown: Shown) -> str:
        if shown.asked.outcome.records.areas is None:
            return texts.tr(
                "These records carry no areas, so nothing can be shown on the map: open areas, and "
                "choose the column of area ids."
            )
        return texts.tr("There are no areas on the map.")

    def _shows(self, choices: dict[str, str]) -> str:
        if self._given_way:
            return NOT_ON_MAP
        if self._wish is not None and self._wish in choices:
            return self._wish
        return REGIONS if REGIONS in choices else AREAS if AREAS in choices else NOT_ON_MAP

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
