"""Who tells whom what: the layers of the map: their list, their looks, their files."""

from __future__ import annotations

from app.layers.keeper import LayerKeeper
from app.layers.painting import LayerPainter
from app.layers.remembered import RememberedStyles
from app.program import Program


def wire(program: Program) -> None:
    """Connects the list of layers to session and map."""
    canvas = program.window.map_panel.canvas
    remembered = RememberedStyles(program.settings)
    program.map_wiring.colour_with(remembered.with_field)
    keeper = LayerKeeper(program.session, program.history, canvas, remembered, canvas)
    LayerPainter(program.session, keeper, program.map_wiring, canvas, program.background)
