"""Puts the Levels workspace together: every connection is found from here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.frame.program import Program
from app.frame.workspace import Context
from app.workspaces.levels.calibration.panel import PANEL as CALIBRATION
from app.workspaces.levels.lens.wire import wire as wire_lens
from app.workspaces.levels.state import LevelsState
from app.workspaces.levels.table.wire import wire as wire_table
from app.workspaces.levels.thresholds.wire import wire as wire_thresholds

NAME = "levels"


def wire(program: Program) -> LevelsState:
    """Makes what the panels share, and connects each."""
    state = LevelsState(program.history, program.window)
    program.add(state)
    draft = wire_lens(program, state)
    wire_table(program, state, draft)
    wire_thresholds(program, state)
    dock = CALIBRATION.build(NAME, Context(program, state))
    action = dock.toggleViewAction()
    action.setToolTip(
        QCoreApplication.translate("Calibration", "Fit models of cut-offs on my own records")
    )
    program.window.theme.bind(action, "plot")
    return state
