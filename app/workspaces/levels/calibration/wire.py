"""Who tells whom what: the Calibration panel, its figures, its place in the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.chart.saving import FigureSaver
from app.frame.layout import AREA
from app.frame.program import Program
from app.workspaces.levels.calibration.panel import CalibrationPanel
from app.workspaces.levels.calibration.table_saver import TableSaver
from app.workspaces.levels.calibration.wiring import CalibrationWiring
from app.workspaces.levels.state import LevelsState


def wire(program: Program, state: LevelsState) -> CalibrationWiring:
    """Connects it."""
    window = program.window
    panel = CalibrationPanel(window.theme, window)
    dock = window.add_dock(
        "levels",
        "calibration",
        QCoreApplication.translate("Calibration", "Calibration"),
        panel,
        AREA.BottomDockWidgetArea,
        shown=True,
    )
    wiring = CalibrationWiring(program, state, panel)
    messages = window.map_panel.messages
    figures = FigureSaver(messages, program.settings, window)
    panel.results.export_requested.connect(figures.ask)
    tables = TableSaver(messages, program.settings, window)
    panel.results.table_requested.connect(tables.ask_for_fits)
    panel.models.export_requested.connect(tables.ask_for_models)
    action = dock.toggleViewAction()
    action.setToolTip(
        QCoreApplication.translate("Calibration", "Fit models of cut-offs on my own records")
    )
    window.theme.bind(action, "plot")
    return wiring
