"""Who tells whom what: editing regions by hand."""

from __future__ import annotations

from app.features.edit.wiring import EditingWiring
from app.frame.program import Program


def wire(program: Program) -> EditingWiring:
    """Adds the tool that edits regions, its bar under the map, and its menu."""
    window, panel = program.window, program.window.map_panel
    editing = EditingWiring(program)
    tool = window.add_action(
        "",
        "edit_regions",
        (
            window.tr("&Edit regions by hand"),
            window.tr("Press on a region and drag: it takes the areas you go over (E)"),
            "E",
            "edit_regions",
        ),
    )
    panel.add_tool(tool, editing.mode)
    editing.tool = tool
    panel.add_below(editing.bar)
    edit = window.top_bar.menu("edit")
    edit.addSeparator()
    regions = edit.addMenu(window.tr("&Regions"))
    regions.setObjectName("editRegions")
    regions.addAction(tool)
    regions.addSeparator()
    regions.addActions(list(editing.commands.all()))
    program.add(editing)
    return editing
