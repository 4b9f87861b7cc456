"""Who tells whom what: explorer."""

from __future__ import annotations

from app.chart.saving import FigureSaver
from app.frame.layout import AREA
from app.frame.program import Program
from app.table.rows_exporter import RowsExporter
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.minimal import MinimalPanel
from app.workspaces.uniqueness.explorer.panel import ExplorerPanel
from app.workspaces.uniqueness.explorer.table import (
    CombinationsLink,
    CombinationsPanel,
)
from app.workspaces.uniqueness.explorer.wiring import NAME, ExplorerWiring
from app.workspaces.uniqueness.state import UniquenessState


def wire(program: Program, state: UniquenessState) -> ExplorerWiring:
    """Connects it."""
    window = program.window
    panel = ExplorerPanel(window.theme, window)
    table, minimal = CombinationsPanel(window.theme), MinimalPanel(window.theme, window)
    area = AREA.BottomDockWidgetArea
    window.add_dock(NAME, "combinations", texts.tr("Combinations"), panel, area)
    behind = window.add_dock(
        NAME, "combination_table", texts.tr("Table of combinations"), table, area
    )
    window.add_dock(NAME, "minimal", texts.tr("Singled out"), minimal, area)
    link = CombinationsLink(program, table)
    wiring = ExplorerWiring(program, state, panel, link, minimal)
    RowsExporter(program, table, "combinations")
    table.fill_requested.connect(state.run_requested)

    def show_size(size: int) -> None:
        table.bar.condition.setText(f"number = {size} and minimal > 0")
        table.sort_by("minimal", True)
        behind.raise_()

    minimal.size_chosen.connect(show_size)
    saver = FigureSaver(window.map_panel.messages, program.settings, window)
    panel.chart.export_requested.connect(saver.ask)
    minimal.figure.export_requested.connect(saver.ask)
    panel.details.near.export_requested.connect(saver.ask)
    return wiring
