"""Connects it to the program."""

from __future__ import annotations

from app.layout import AREA
from app.program import Program
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
    front = window.add_dock(NAME, "comparison", window.tr("Comparison"), comparison, below)
    window.add_dock(NAME, "price", window.tr("Price of a variable"), price, below, behind=front)
    OutcomeWiring(program, state, panel)
    ComparisonWiring(program, state, comparison)
    PriceWiring(program, state, price)
