"""Connects it to the program."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QDockWidget

from app.frame.layout import AREA
from app.frame.program import Program
from app.workspaces.cells.outcome.comparison_panel import ComparisonPanel
from app.workspaces.cells.outcome.comparison_wiring import ComparisonWiring
from app.workspaces.cells.outcome.outcome_wiring import NAME, OutcomeWiring
from app.workspaces.cells.outcome.panel import OutcomePanel
from app.workspaces.cells.outcome.price_panel import PricePanel
from app.workspaces.cells.outcome.price_wiring import PriceWiring
from app.workspaces.cells.state import CellsState


def wire(program: Program, state: CellsState) -> None:
    """Makes the panels and connects them."""
    window = program.window
    panel = OutcomePanel(window.theme, window)
    comparison = ComparisonPanel(window.theme, window)
    price = PricePanel(window.theme, window)
    window.add_dock(NAME, "result", window.tr("Result"), panel, AREA.RightDockWidgetArea)
    below = AREA.BottomDockWidgetArea
    compared = window.add_dock(
        NAME, "comparison", window.tr("Comparison"), comparison, below, shown=False
    )
    priced = window.add_dock(
        NAME, "price", window.tr("Price of a variable"), price, below, shown=False
    )
    panel.comparison_requested.connect(partial(_show, compared))
    panel.price_requested.connect(partial(_show, priced))
    OutcomeWiring(program, state, panel)
    ComparisonWiring(program, state, comparison)
    PriceWiring(program, state, price)


def _show(dock: QDockWidget) -> None:
    """Below the map nothing stands before it is wanted."""
    dock.show()
    dock.raise_()
