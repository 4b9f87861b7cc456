"""Connects the price of a variable: a job whose points stream in."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.chart.saving import FigureSaver
from app.frame.program import Program
from app.kit import numbers
from app.kit.job import Job
from app.workspaces.cells.outcome import empty
from app.workspaces.cells.outcome.outcome_wiring import reason_for
from app.workspaces.cells.outcome.price_panel import PricePanel
from app.workspaces.cells.setup.texts import name_words
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.hierarchies.design import CellDesign
from core.hierarchies.variable_prices import prices_of, weighed
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.steps import Step
from core.suppression.cells.prices import Price

_TOPIC = "cells price"


class PriceWiring(QObject):
    """Finds prices when asked to; what was found is of one design only."""

    def __init__(self, program: Program, state: CellsState, panel: PricePanel) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel = program, state, panel
        self._job: Job | None = None
        self._of = self._pending = ""
        self._asked: CellDesign | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        for signal in (
            state.design_changed,
            state.records_changed,
            state.working_changed,
            program.session.records_changed,
        ):
            signal.connect(self._soon.start)
        state.design_changed.connect(self._follow)
        program.session.records_changed.connect(self._forget)
        program.jobs.ended.connect(self._go_on)
        panel.prices_requested.connect(self._ask)
        panel.stop_requested.connect(self._stop)
        panel.weight_requested.connect(self._use)
        actions = program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)
        saver = FigureSaver(program.window.map_panel.messages, program.settings, program.window)
        panel.chart.export_requested.connect(saver.ask)
        self._soon.start()

    # What is shown

    @Slot()
    def _refresh(self) -> None:
        names = [of.name for of in self._state.design.variables]
        there = self._program.session.records is not None
        titles = {name: name_words(name) for name in names} if there else {}
        usual = next((name for name in names if name.startswith(GEOGRAPHY_NAME)), "")
        self._panel.show_variables(titles, usual)
        reason = reason_for(self._program, self._state)
        blocked = reason in (empty.NO_RECORDS, empty.NO_VARIABLES)
        self._panel.show_reason(reason if blocked else empty.READY)

    @Slot()
    def _follow(self) -> None:
        """Another design has other prices; how heavy the variable is changes none of them."""
        if self._asked is not None and not _alike(self._asked, self._state.design, self._of):
            self._forget()

    @Slot()
    def _forget(self) -> None:
        if self._job is not None:
            job, self._job = self._job, None
            job.discard()
            self._panel.show_progress(None)
        self._asked = None
        self._panel.show_prices((), "", "")

    # The search

    @Slot(str)
    def _ask(self, name: str) -> None:
        """Begins; records that are not read are read first."""
        state, jobs = self._state, self._program.jobs
        messages = self._program.window.map_panel.messages
        if jobs.busy:
            messages.say(self.tr("Something else is under way: wait, or cancel it."), topic=_TOPIC)
        elif state.records is None:
            self._pending = name
            state.read_requested.emit()
        else:
            steps = prices_of(state.records, state.design, name)
            job = jobs.start(self.tr("Finding the price"), steps)
            if job is not None:
                self._start(job, name)

    def _start(self, job: Job, name: str) -> None:
        self._job, self._of, self._asked = job, name, self._state.design
        self._panel.show_prices((), "", "")
        self._panel.show_progress(self.tr("beginning"))
        job.told.connect(self._tell)
        job.succeeded.connect(self._take)
        job.failed.connect(self._fail)
        job.ended.connect(self._end)

    @Slot()
    def _go_on(self) -> None:
        name, self._pending = self._pending, ""
        if name and self._state.records is not None:
            # After everybody has heard that the job is over.
            QTimer.singleShot(0, self, lambda: self._ask(name))

    @Slot(object)
    def _tell(self, step: Step) -> None:
        if self.sender() is not self._job:
            return
        if step.total:
            said = self.tr("{done} of {all} weights").format(
                done=numbers.count(step.done), all=numbers.count(step.total)
            )
            self._panel.show_progress(said)
        found = step.snapshot
        if isinstance(found, tuple) and len(found) != len(self._panel.prices):
            self._panel.show_prices(found, self._of, name_words(self._of))

    @Slot(object)
    def _take(self, found: tuple[Price, ...]) -> None:
        if self.sender() is self._job:
            self._panel.show_prices(found, self._of, name_words(self._of))

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._program.window.map_panel.messages.show_error(error, _TOPIC)

    @Slot()
    def _end(self) -> None:
        if self._job is not None and self.sender() is self._job:
            self._job = None
            self._panel.show_progress(None)

    @Slot()
    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()

    @Slot(str, float)
    def _use(self, name: str, ratio: float) -> None:
        self._state.ask(weighed(self._state.design, name, ratio), "")


def _alike(one: CellDesign, other: CellDesign, name: str) -> bool:
    """Whether two designs differ in nothing but how heavy a variable is to all others."""
    return weighed(one, name, 1.0) == weighed(other, name, 1.0)
