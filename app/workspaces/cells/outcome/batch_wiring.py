"""Connects the batch: thresholds, both algorithms and levels, one after the other."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.frame.program import Program
from app.kit import numbers
from app.kit.job import Job
from app.workspaces.cells.outcome.batch_bar import BatchBar
from app.workspaces.cells.outcome.thresholds_text import thresholds_of
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.hierarchies.attempts import compare
from core.steps import Step

_TOPIC = "cells comparison"


class BatchWiring(QObject):
    """One job whose results stream in.

    Signals
    -------
    told(tuple[LevelResult, ...])
        More of the runs are done; the first time none.
    """

    told = Signal(object)

    def __init__(self, program: Program, state: CellsState, bar: BatchBar) -> None:
        super().__init__(program.window)
        self._program, self._state, self._bar = program, state, bar
        self._job: Job | None = None
        self._done = 0
        self._pending: tuple[str, str] | None = None
        bar.batch_requested.connect(self._ask)
        bar.stop_requested.connect(self._stop)
        program.jobs.ended.connect(self._go_on)

    @Slot(str, str)
    def _ask(self, text: str, vary: str) -> None:
        """Begins a batch; records that are not read are read first."""
        state, jobs = self._state, self._program.jobs
        messages = self._program.window.map_panel.messages
        try:
            thresholds = thresholds_of(text)
        except VbasError as error:
            messages.show_error(error, _TOPIC)
            return
        if jobs.busy:
            messages.say(self.tr("Something else is under way: wait, or cancel it."), topic=_TOPIC)
        elif state.records is None:
            self._pending = (text, vary)
            state.read_requested.emit()
        else:
            steps = compare(state.records, state.design, thresholds, vary)
            job = jobs.start(self.tr("Comparing thresholds"), steps)
            if job is not None:
                self._start(job)

    def _start(self, job: Job) -> None:
        self._job, self._done = job, 0
        self._bar.show_progress(self.tr("beginning"))
        self.told.emit(())
        job.told.connect(self._tell)
        job.succeeded.connect(self._take)
        job.failed.connect(self._fail)
        job.ended.connect(self._end)

    @Slot()
    def _go_on(self) -> None:
        """Records may have been read for this."""
        pending, self._pending = self._pending, None
        if pending is not None and self._state.records is not None:
            # After everybody has heard that the job is over.
            QTimer.singleShot(0, self, lambda: self._ask(*pending))

    @Slot(object)
    def _tell(self, step: Step) -> None:
        if self.sender() is not self._job:
            return
        if step.total:
            said = self.tr("{done} of {all} runs").format(
                done=numbers.count(step.done), all=numbers.count(step.total)
            )
            self._bar.show_progress(said)
        if isinstance(step.snapshot, tuple) and len(step.snapshot) != self._done:
            self._done = len(step.snapshot)
            self.told.emit(step.snapshot)

    @Slot(object)
    def _take(self, results: object) -> None:
        if self.sender() is self._job:
            self.told.emit(results)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._program.window.map_panel.messages.show_error(error, _TOPIC)

    @Slot()
    def _end(self) -> None:
        if self._job is not None and self.sender() is self._job:
            self._job = None
            self._bar.show_progress(None)

    @Slot()
    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()

    def cancel(self) -> None:
        """Throws the batch away."""
        self._pending = None
        if self._job is not None:
            job, self._job = self._job, None
            job.discard()
            self._bar.show_progress(None)
