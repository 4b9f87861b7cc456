"""Lends the map other colours while a panel wants it, and gives it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from app.frame.program import Program
from app.map.layers.colouring import Coloured
from app.map.shown_map import LENT
from core.areas import AreaLayer

Colours = Callable[[AreaLayer, bool], Coloured]
"""What colours the map: called in another thread with its areas and whether it is dark."""


class MapLoan(QObject):
    """Knows whether the map has the colours of its owner.

    Signals
    -------
    given_way()
        The user wants the map coloured by something else.
    """

    given_way = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._map_wiring = program.map_wiring
        self._colours: Colours | None = None
        program.window.map_panel.subject_chosen.connect(self._give_way)

    @property
    def lends(self) -> bool:
        """Whether the map has our colours."""
        return self._colours is not None and self._map_wiring.lent is self._colours

    def lend(self, colours: Colours, title: str, told: Callable[[int], str]) -> None:
        """Colours the map; ``told`` gets an area and returns what the pointer tells besides."""
        self._colours = colours
        self._map_wiring.pointer.tell_besides(told)
        self._map_wiring.lend_colours(colours, title)

    def take_back(self) -> None:
        """Gives the map back, unless somebody else has it by now."""
        if self.lends:
            self._map_wiring.pointer.tell_besides(None)
            self._map_wiring.lend_colours(None)
        self._colours = None

    @Slot(str)
    def _give_way(self, subject: str) -> None:
        if self.lends and subject != LENT:
            self.take_back()
            self.given_way.emit()
