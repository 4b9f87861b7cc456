"""Connects the panel of the result: what came out, and the work while it goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.chart.saving import FigureSaver
from app.frame.program import Program
from app.table.exporting import TableExporter
from app.workspaces.cells.outcome import empty
from app.workspaces.cells.outcome.panel import OutcomePanel
from app.workspaces.cells.state import CellsState
from core.hierarchies.design import CellDesign

NAME = "cells"
_SHOW_MS = 80
"""Least time between two states of the work that are shown."""


class OutcomeWiring(QObject):
    """Keeps the panel showing what came out, while the workspace is shown."""

    def __init__(self, program: Program, state: CellsState, panel: OutcomePanel) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel = program, state, panel
        self._active, self._stale = False, True
        # Several things change together: they are shown once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._progress = QTimer(self, singleShot=True, interval=_SHOW_MS)
        self._progress.timeout.connect(self._show_so_far)
        self._connect()

    def _connect(self) -> None:
        state, panel, program = self._state, self._panel, self._program
        for signal in (
            state.design_changed,
            state.outcome_changed,
            state.outdated_changed,
            state.titles_changed,
            state.working_changed,
            program.session.records_changed,
        ):
            signal.connect(self._outdate)
        state.so_far_changed.connect(self._tell)
        program.window.workspace_changed.connect(self._switch)
        panel.run_requested.connect(state.run_requested)
        panel.design_requested.connect(self._ask)
        actions = program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)
        panel.export_requested.connect(TableExporter(program.window).ask)
        saver = FigureSaver(program.window.map_panel.messages, program.settings, program.window)
        for chart in (panel.live.moles, panel.live.cells):
            chart.export_requested.connect(saver.ask)

    # When there is something to show

    @Slot(str)
    def _switch(self, workspace: str) -> None:
        self._active = workspace == NAME
        if self._active and self._stale:
            self._soon.start()

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        if self._active:
            self._soon.start()

    @Slot()
    def _tell(self) -> None:
        if self._state.so_far is None:
            self._progress.stop()
            self._show_so_far()
        elif self._active and not self._progress.isActive():
            self._progress.start()

    @Slot()
    def _show_so_far(self) -> None:
        state = self._state
        names = () if state.plan is None else state.plan.combinations
        so_far = state.so_far if state.working else None
        if so_far is not None and len(so_far.moles) != len(names):
            names = ()  # the complete algorithm has one of all columns
        self._panel.show_so_far(so_far, names, state.titles)

    @Slot()
    def _refresh(self) -> None:
        self._stale = False
        state, panel = self._state, self._panel
        self._show_so_far()
        if state.outcome is None:
            panel.show_nothing(reason_for(self._program, state))
        else:
            # What helps is told for the design that it came out of.
            design = None if state.outdated else state.design
            panel.show_outcome(state.outcome, state.outdated, design, state.titles)

    # What the user does

    @Slot(object)
    def _ask(self, design: CellDesign) -> None:
        self._state.ask(design, "")
        self._state.run_requested.emit()


def reason_for(program: Program, state: CellsState) -> str:
    """Why nothing came out yet; see `app.workspaces.cells.outcome.empty`."""
    if program.session.records is None:
        return empty.NO_RECORDS
    if not state.design.variables:
        return empty.NO_VARIABLES
    return empty.WORKING if state.working else empty.NOT_RUN
