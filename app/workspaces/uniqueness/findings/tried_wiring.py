"""Connects the list of what was tried."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from app.frame.history import Edit
from app.frame.program import Program
from app.table.exporting import TableExporter
from app.workspaces.uniqueness.findings.findings_wiring import reason_for
from app.workspaces.uniqueness.findings.tried_panel import TriedPanel
from app.workspaces.uniqueness.state import UniquenessState


class TriedWiring(QObject):
    """Keeps the list showing what was tried, and which of it is looked at."""

    def __init__(self, program: Program, state: UniquenessState, panel: TriedPanel) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel = program, state, panel
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        for signal in (
            state.tried_changed,
            state.question_changed,
            state.examination_changed,
            state.working_changed,
            program.session.records_changed,
        ):
            signal.connect(lambda *_: self._soon.start())
        panel.restore_requested.connect(self._restore)
        panel.remove_requested.connect(self._remove)
        exporter = TableExporter(program.window)
        panel.export_requested.connect(lambda table: exporter.ask(table, "tried"))
        panel.empty.run_requested.connect(state.run_requested)
        actions = program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)
        self._soon.start()

    @Slot()
    def _refresh(self) -> None:
        state, shown = self._state, self._state.examination
        current = -1
        if shown is not None:
            alike = (i for i, of in enumerate(state.tried) if of.question.is_like(shown.question))
            current = next(alike, -1)
        self._panel.show_reason(reason_for(self._program, state))
        self._panel.show_tried(state.tried, current)

    @Slot(int)
    def _restore(self, row: int) -> None:
        self._state.restore(self._state.tried[row])

    @Slot(int)
    def _remove(self, row: int) -> None:
        """Takes a row away, so that it can be undone."""
        state, before = self._state, self._state.tried
        after = (*before[:row], *before[row + 1 :])
        state.set_tried(after)
        text = QCoreApplication.translate("Uniqueness", "take a row from what was tried")
        redo, undo = (lambda of=of: state.set_tried(of) for of in (after, before))
        self._program.history.record(Edit(text, redo, undo, "uniqueness tried"))
