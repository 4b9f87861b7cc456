"""Which areas the map shows, and in which regions they are."""

from __future__ import annotations

from app.features.variables.counting import key_of_run
from app.frame.program import Program
from app.workspaces.cells.place import Place


def place_on_map(program: Program) -> Place | None:
    """The areas on the map, with the regions of the run that is shown; None without areas."""
    on_map, entry = program.map_wiring.shown, program.session.current_run
    if on_map is None:
        return None
    layer = on_map.file.layer
    if entry is None or entry.area_file.layer is not layer:
        return Place(layer)
    regions = entry.run.aggregation
    return Place(layer, regions.labels, regions.n_regions, key_of_run(entry.number))
