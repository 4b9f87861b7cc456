"""Who tells whom what: thresholds of uniqueness."""

from __future__ import annotations

from app.chart.saving import FigureSaver
from app.frame.layout import AREA
from app.frame.program import Program
from app.table.rows_exporter import RowsExporter
from app.workspaces.levels.state import LevelsState
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.panel import ThresholdsPanel
from app.workspaces.levels.thresholds.units_table import UnitsLink, UnitsPanel
from app.workspaces.levels.thresholds.wiring import NAME, ThresholdsWiring


def wire(program: Program, state: LevelsState) -> ThresholdsWiring:
    """Connects it."""
    window = program.window
    panel, table = ThresholdsPanel(window.theme, window), UnitsPanel(window.theme)
    remedies = next(
        (of for of in window.docks(NAME) if of.objectName() == f"{NAME}.remedies"), None
    )
    window.add_dock(
        NAME,
        "thresholds",
        texts.tr("Thresholds"),
        panel,
        AREA.RightDockWidgetArea,
        behind=remedies,
    )
    window.add_dock(
        NAME, "units", texts.tr("Unique by unit"), table, AREA.BottomDockWidgetArea, shown=True
    )
    link = UnitsLink(program, table)
    wiring = ThresholdsWiring(program, state, panel, link)
    RowsExporter(program, table, "unique")
    table.fill_requested.connect(wiring.counter.count)
    canvas = window.map_panel.canvas

    def go_to(row: int) -> None:
        if table.table is not None:
            link.take(table.table.keys[[row]])
            canvas.zoom_to_selection()

    table.activated.connect(go_to)
    saver = FigureSaver(window.map_panel.messages, program.settings, window)
    panel.figure.export_requested.connect(saver.ask)
    return wiring
