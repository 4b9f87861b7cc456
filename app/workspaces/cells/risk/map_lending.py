"""Lends the map the colours of the records at risk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from app.language import said
from app.layers.colouring import Coloured
from app.program import Program
from app.workspaces.aggregate.map_wiring import LENT
from app.workspaces.cells.risk import texts
from app.workspaces.cells.risk.asked import Place
from core.areas import AreaLayer
from core.map.unique_records import SHARE_NAMES, share_colours
from core.risk.exposure import AtRisk


@dataclass(frozen=True, eq=False)
class Lit:
    """What the map shows.

    Attributes
    ----------
    of
        Records at risk in each area, or in each region.
    place
        The areas on the map.
    regions
        Whether ``of`` is about the regions.
    after
        Whether after suppression.
    suppressed
        Whether there is an after.
    """

    of: AtRisk
    place: Place
    regions: bool
    after: bool
    suppressed: bool

    def unit(self, area: int) -> int:
        """The row of ``of`` that an area belongs to; -1 = none."""
        if not 0 <= area < len(self.place.layer):
            return -1
        if self.regions and self.place.labels is not None:
            return int(self.place.labels[area])
        return area

    def values(self) -> NDArray[np.float64]:
        """(areas,) share of the records at risk; NaN without records."""
        share = self.of.share(self.after)
        if self.regions and self.place.labels is not None:
            return np.asarray(np.append(share, np.nan)[self.place.labels])
        return share

    def told(self, area: int) -> str:
        """A line for the tooltip of an area."""
        return texts.told_of(
            self.of, self.unit(area), region=self.regions, suppressed=self.suppressed
        )


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
        self._map_wiring.pointer.tell_besides(lit.told)
        self._map_wiring.lend_colours(self._colours, texts.tr("Records at risk"))

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
    """What the map asks for: the colours of areas by the share of records at risk."""
    title, none = texts.legend_title(after=lit.after), texts.tr("none")
    names = tuple(said(name) for name in SHARE_NAMES)
    values, labels = lit.values(), lit.place.labels if lit.regions else None

    def work(layer: AreaLayer, dark: bool) -> Coloured:
        if layer is not lit.place.layer:  # other areas are on their way
            return Coloured()
        lut, legend = share_colours(values, title=title, none=none, names=names, dark=dark)
        return Coloured(lut, labels, None, legend)

    return work
