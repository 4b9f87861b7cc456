"""Lends the map the colours of what was blanked in each area or region."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.frame.program import Program
from app.kit.language import said
from app.map.layers.colouring import Coloured
from app.map.loan import Colours, MapLoan
from app.workspaces.cells.losses import texts
from app.workspaces.cells.outcome.texts import Names
from app.workspaces.cells.place import Place
from core.areas import AreaLayer
from core.map.named_classes import MISSING_NAMES as SHARE_NAMES
from core.map.named_classes import missing_colours
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

    def told(self, area: int) -> str:
        """A line for the tooltip of an area."""
        unit = self.place.unit(area, regions=self.regions)
        return texts.told_of(self.of, self.column, unit, self.names, region=self.regions)


class MapLending(MapLoan):
    """Knows what the map shall show, and whether it does."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.lit: Lit | None = None

    def show(self, lit: Lit) -> None:
        """Colours the map, and tells the pointer of each area."""
        self.lit = lit
        self.lend(colours_of(lit), texts.tr("Blanked cells"), lit.told)

    def take_back(self) -> None:
        """Gives the map back, unless somebody else has it by now."""
        super().take_back()
        self.lit = None


def colours_of(lit: Lit) -> Colours:
    """What the map asks for: the colours of areas by the share that was blanked."""
    title, none = texts.legend_title(lit.column, lit.names), texts.tr("none")
    names = tuple(said(name) for name in SHARE_NAMES)
    values = lit.place.by_area(lit.of.share(lit.column), regions=lit.regions)
    labels = lit.place.labels if lit.regions else None

    def work(layer: AreaLayer, dark: bool) -> Coloured:
        if layer is not lit.place.layer:  # other areas are on their way
            return Coloured()
        lut, legend = missing_colours(values, title=title, none=none, names=names, dark=dark)
        return Coloured(lut, labels, None, legend)

    return work
