"""Lends the map the colours of what was blanked in each area or region."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from app.language import said
from app.layers.colouring import Coloured
from app.program import Program
from app.workspaces.aggregate.map_wiring import LENT
from app.workspaces.cells.losses import texts
from app.workspaces.cells.losses.asked import Place
from app.workspaces.cells.outcome.texts import Names
from core.areas import AreaLayer
from core.map.missing_values import SHARE_NAMES, missing_colours
from core.suppression.cells.missingness import BlanksByUnit


@dataclass(frozen=True, eq=False)
class Lit:
    """What the map shows.

    Attributes
    ----------
    of
        What was blanked in each area, or in each region.
    place
        The areas on the map.
    column
        Whose cells.
    regions
        Whether ``of`` is about the regions.
    names
        What columns are called.
    """

    of: BlanksByUnit
    place: Place
    column: str
    regions: bool
    names: Names = field(default_factory=dict)

    def unit(self, area: int) -> int:
        """The row of ``of`` that an area belongs to; -1 = none."""
        if not 0 <= area < len(self.place.layer):
            return -1
        if self.regions and self.place.labels is not None:
            return int(self.place.labels[area])
        return area


class MapLending(QObject):
    """Knows what the map shall show, and whether it does.

    Signals
    -------
    given_way()
        The user wants the map coloured by something else.
    """

    given_way = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._map_wiring = program.map_wiring
        self._colours: Callable[[AreaLayer, bool], Coloured] | None = None
        self.lit: Lit | None = None
        program.window.map_panel.subject_chosen.connect(self._give_way)

    @property
    def lends(self) -> bool:
        """Whether the map has our colours."""
        return self._colours is not None and self._map_wiring.lent is self._colours

    def show(self, lit: Lit) -> None:
        """Colours the map, and tells the pointer of each area."""
        self.lit, self._colours = lit, colours_of(lit)
        self._map_wiring.pointer.tell_besides(
            lambda area: texts.told_of(
                lit.of, lit.column, lit.unit(area), lit.names, region=lit.regions
            )
        )
        self._map_wiring.lend_colours(self._colours, texts.tr("Blanked cells"))

    def take_back(self) -> None:
        """Gives the map back, unless somebody else has it by now."""
        if self.lends:
            self._map_wiring.pointer.tell_besides(None)
            self._map_wiring.lend_colours(None)
        self._colours = self.lit = None

    @Slot(str)
    def _give_way(self, subject: str) -> None:
        if self.lends and subject != LENT:
            self.take_back()
            self.given_way.emit()


def colours_of(lit: Lit) -> Callable[[AreaLayer, bool], Coloured]:
    """What the map asks for: the colours of areas by the share that was blanked."""
    title, none = texts.legend_title(lit.column, lit.names), texts.tr("none")
    names = tuple(said(name) for name in SHARE_NAMES)
    values = lit.of.share(lit.column)
    labels = lit.place.labels if lit.regions else None
    if labels is not None:
        values = np.append(values, np.nan)[labels]

    def work(layer: AreaLayer, dark: bool) -> Coloured:
        if layer is not lit.place.layer:  # other areas are on their way
            return Coloured()
        lut, legend = missing_colours(values, title=title, none=none, names=names, dark=dark)
        return Coloured(lut, labels, None, legend)

    return work
