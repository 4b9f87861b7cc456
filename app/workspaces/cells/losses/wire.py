"""Connects it to the program."""

from __future__ import annotations

from app.chart.saving import FigureSaver
from app.frame.layout import AREA
from app.frame.program import Program
from app.frame.workspace import Context
from app.table.rows_exporter import RowsExporter
from app.workspaces.cells.losses import associations, texts
from app.workspaces.cells.losses.missingness_wiring import NAME, MissingnessWiring
from app.workspaces.cells.losses.panel import MissingnessPanel
from app.workspaces.cells.losses.table import MissingnessLink, MissingnessTable
from app.workspaces.cells.state import CellsState


def wire(program: Program, state: CellsState) -> None:
    """Makes the panels and connects them."""
    window = program.window
    right, bottom = AREA.RightDockWidgetArea, AREA.BottomDockWidgetArea
    result = next((of for of in window.docks(NAME) if of.objectName() == f"{NAME}.result"), None)
    panel = MissingnessPanel(window.theme, window)
    dock = window.add_dock(
        NAME, "missingness", texts.tr("Missingness"), panel, right, behind=result
    )
    dock.visibilityChanged.connect(panel.seen)  # also when its tab comes to the front
    associations.PANEL.build(NAME, Context(program, state))
    table = MissingnessTable(window.theme)
    below = window.add_dock(
        NAME, "missingness_table", texts.tr("Missingness by group"), table, bottom, shown=False
    )

    def show_table() -> None:
        below.show()
        below.raise_()

    panel.table_requested.connect(show_table)
    link = MissingnessLink(program, table)
    MissingnessWiring(program, state, panel, link)
    RowsExporter(program, table, "missingness")
    table.fill_requested.connect(state.run_requested)
    saver = FigureSaver(window.map_panel.messages, program.settings, window)
    panel.figure.export_requested.connect(saver.ask)
