"""Connects it to the program."""

from __future__ import annotations

from PySide6.QtWidgets import QDockWidget

from app.frame.layout import AREA
from app.frame.program import Program
from app.workspaces.cells.hierarchies import texts
from app.workspaces.cells.hierarchies.files import HierarchyFiles
from app.workspaces.cells.hierarchies.making.wiring import MakingWiring
from app.workspaces.cells.hierarchies.panel import HierarchiesPanel
from app.workspaces.cells.hierarchies.wiring import NAME, HierarchiesWiring
from app.workspaces.cells.state import CellsState


def wire(program: Program, state: CellsState) -> HierarchiesWiring:
    """Makes the panel and connects it."""
    window = program.window
    panel = HierarchiesPanel(window.theme, window)
    front = _dock(program, "setup")
    window.add_dock(
        NAME,
        "hierarchies",
        texts.tr("Hierarchies"),
        panel,
        AREA.LeftDockWidgetArea,
        behind=front,
    )
    wiring = HierarchiesWiring(program, state, panel)
    MakingWiring(program, state, panel, wiring)
    HierarchyFiles(program, state, panel, wiring)
    return wiring


def _dock(program: Program, name: str) -> QDockWidget | None:
    """A dock of this workspace that was made before."""
    docks = program.window.docks(NAME)
    return next((of for of in docks if of.objectName() == f"{NAME}.{name}"), None)
