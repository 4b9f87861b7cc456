"""Lends the map the colours of margins while that is wanted."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from app.frame.program import Program
from app.map.loan import Colours
from app.map.shown_map import LENT
from app.workspaces.levels.state import MARGIN, LevelsState
from app.workspaces.levels.table import texts
from app.workspaces.levels.table.enough_map import colours_of, told_of
from app.workspaces.levels.table.sheet import Asked, LevelRow
from core.levels.assessment import Assessment


class MarginMap(QObject):
    """Knows whether the map shows margins.

    Signals
    -------
    wanted()
        The map is to show margins again.
    """

    wanted = Signal()

    def __init__(self, program: Program, state: LevelsState) -> None:
        super().__init__(program.window)
        self._map_wiring, self._state = program.map_wiring, state
        self.lends = False
        self._shown: tuple[LevelRow, Asked, Assessment] | None = None
        self._mine: Colours | None = None
        state.map_shows_changed.connect(self._follow)
        program.window.map_panel.subject_chosen.connect(self._give_way)

    def show(self, row: LevelRow, asked: Asked, judged: Assessment) -> None:
        """Colours the map, unless it is to show something else."""
        if self._state.map_shows != MARGIN:
            self.lends = False
            return
        if self.lends and self._shown == (row, asked, judged):
            return
        self.lends, self._shown = True, (row, asked, judged)
        self._map_wiring.pointer.tell_besides(partial(told_of, row, judged))
        self._mine = colours_of(row, asked, judged)
        self._map_wiring.lend_colours(self._mine, texts.tr("Enough people"))

    def give_back(self) -> None:
        """Gives the map back, unless something else has it by now."""
        if self.lends and self._map_wiring.lent is self._mine:
            self._map_wiring.pointer.tell_besides(None)
            self._map_wiring.lend_colours(None)
        self.lends = False

    @Slot(str)
    def _follow(self, what: str) -> None:
        """The map is to show margins again, or something else."""
        if what == MARGIN:
            self.wanted.emit()
        else:
            self.lends = False

    @Slot(str)
    def _give_way(self, subject: str) -> None:
        """The user wants other colours: a click in the table brings these back."""
        if self.lends and subject != LENT:
            self.give_back()
