"""Connects it to the program."""

from __future__ import annotations

from app.chart.saving import FigureSaver
from app.frame.layout import AREA
from app.frame.program import Program
from app.workspaces.cells.risk import texts
from app.workspaces.cells.risk.attacking import Attacking, SampleWriter
from app.workspaces.cells.risk.panel import RiskPanel
from app.workspaces.cells.risk.risk_wiring import NAME, RiskWiring
from app.workspaces.cells.state import CellsState


def wire(program: Program, state: CellsState) -> None:
    """Makes the panels and connects them."""
    window = program.window
    result = next((of for of in window.docks(NAME) if of.objectName() == f"{NAME}.result"), None)
    panel = RiskPanel(window.theme, window)
    area = AREA.RightDockWidgetArea
    dock = window.add_dock(NAME, "risk", texts.tr("Risk"), panel, area, behind=result)
    dock.visibilityChanged.connect(panel.seen)  # a panel behind another tab is visible to Qt
    wiring = RiskWiring(program, state, panel)
    Attacking(program, panel, wiring)
    SampleWriter(program, state, panel)
    saver = FigureSaver(window.map_panel.messages, program.settings, window)
    panel.simulated.figure.export_requested.connect(saver.ask)
