"""Lends the map the colours of the records at risk."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.frame.program import Program
from app.kit.language import said
from app.map.layers.colouring import Coloured
from app.map.loan import Colours, MapLoan
from app.workspaces.cells.place import Place
from app.workspaces.cells.risk import texts
from core.areas import AreaLayer
from core.map.named_classes import SHARE_NAMES, share_colours
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

    def values(self) -> NDArray[np.float64]:
        """(areas,) share of the records at risk; NaN without records."""
        return self.place.by_area(self.of.share(self.after), regions=self.regions)

    def told(self, area: int) -> str:
        """A line for the tooltip of an area."""
        unit = self.place.unit(area, regions=self.regions)
        return texts.told_of(self.of, unit, region=self.regions, suppressed=self.suppressed)


class MapLending(MapLoan):
    """Knows what the map shall show, and whether it does."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.lit: Lit | None = None

    def show(self, lit: Lit) -> None:
        """Colours the map, and tells the pointer of each area."""
        self.lit = lit
        self.lend(colours_of(lit), texts.tr("Records at risk"), lit.told)

    def take_back(self) -> None:
        """Gives the map back, unless somebody else has it by now."""
        super().take_back()
        self.lit = None


def colours_of(lit: Lit) -> Colours:
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
