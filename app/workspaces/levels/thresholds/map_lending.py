"""Lends the map the colours of uniqueness while that is wanted."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from app.frame.program import Program
from app.map.loan import Colours
from app.map.shown_map import LENT
from app.workspaces.levels.state import MARGIN, UNIQUENESS, LevelsState
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.finding import Found
from app.workspaces.levels.thresholds.unique_map import colours_of, told_of


class MapLending(QObject):
    """Knows whether the map shall show uniqueness, and whether it does.

    Signals
    -------
    shown(bool)
        Whether the map is to show uniqueness.
    """

    shown = Signal(bool)

    def __init__(self, program: Program, state: LevelsState) -> None:
        super().__init__(program.window)
        self._map_wiring, self._state = program.map_wiring, state
        self._found: tuple[Found, str] | None = None
        self.lends = False
        self._mine: Colours | None = None
        state.map_shows_changed.connect(self.colour)
        program.window.map_panel.subject_chosen.connect(self._give_way)

    def show_found(self, found: Found | None, name: str = "") -> None:
        """Takes up what is known, and what the units are called; None = nothing to show now."""
        self._found = None if found is None else (found, name)
        self.colour()

    @Slot(bool)
    def want(self, wanted: bool) -> None:
        """Colours the map by uniqueness, or gives it back to margins."""
        if not wanted:
            self._take_back()
        what = UNIQUENESS if wanted else MARGIN
        if what == self._state.map_shows:
            self.colour()  # again, after the user had chosen other colours
        self._state.show_on_map(what)

    @Slot()
    def colour(self) -> None:
        """Colours the map, if that is wanted and something is known."""
        wanted = self._state.map_shows == UNIQUENESS
        self.shown.emit(wanted)
        if not wanted or self._found is None:
            self._take_back()
            return
        found, name = self._found
        self.lends = True
        self._map_wiring.pointer.tell_besides(partial(told_of, found))
        self._mine = colours_of(found, name)
        self._map_wiring.lend_colours(self._mine, texts.tr("Unique"))

    def _take_back(self) -> None:
        if self.lends:
            self.lends = False
            if self._map_wiring.lent is self._mine:  # else another one has the map by now
                self._map_wiring.pointer.tell_besides(None)
                self._map_wiring.lend_colours(None)

    @Slot(str)
    def _give_way(self, subject: str) -> None:
        """The user wants other colours: the check brings these back."""
        if self.lends and subject != LENT:
            self._take_back()
            self.shown.emit(False)
