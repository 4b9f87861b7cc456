"""Who tells whom what: the cut-off lens."""

from __future__ import annotations

from functools import partial

from app.chart.saving import FigureSaver
from app.frame.layout import AREA
from app.frame.main_window import MainWindow
from app.frame.program import Program
from app.workspaces.levels.lens.draft_design import DraftDesign
from app.workspaces.levels.lens.enough_finder import NAME
from app.workspaces.levels.lens.lens_wiring import LensWiring
from app.workspaces.levels.lens.panel import LensPanel
from app.workspaces.levels.state import LevelsState

_CALIBRATION = f"{NAME}.calibration"


def wire(program: Program, state: LevelsState) -> DraftDesign:
    """Connects it; returns what knows the variables of the scenario."""
    window = program.window
    panel = LensPanel(window.theme, window)
    title = window.tr("Variables and cut-off")
    window.add_dock(NAME, "lens", title, panel, AREA.LeftDockWidgetArea)
    wiring = LensWiring(program, state, panel)
    saver = FigureSaver(window.map_panel.messages, window.settings, window)
    panel.chart.export_requested.connect(saver.ask)
    panel.calibration_requested.connect(partial(_show_calibration, window))
    return wiring.draft


def _show_calibration(window: MainWindow) -> None:
    """Brings the page of calibrations to the front."""
    for dock in window.docks(NAME):
        if dock.objectName() == _CALIBRATION:
            dock.show()
            dock.raise_()
            dock.widget().setFocus()
