"""The scenario panel, connected: with files, with the computation, with the map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Slot

from app.frame.more_data import MoreData
from app.frame.program import Program
from app.frame.session import Session
from app.frame.workspace import Context
from app.kit.job import Job, Jobs
from app.kit.quiet import QuietJobs
from app.workspaces.aggregate.scenario.constraints_form import locked_with
from app.workspaces.aggregate.scenario.files import FileLooks
from app.workspaces.aggregate.scenario.panel import (
    DATA,
    PLACEMENT,
    PROTECTION,
    VARIABLES,
    ScenarioPanel,
)
from app.workspaces.aggregate.scenario.repair_dialog import Repairing
from app.workspaces.aggregate.scenario.unmatched import UnmatchedLook
from app.workspaces.aggregate.state import AggregateWorkspace
from core.errors import VbasError
from core.steps import Step


def connected_scenario(context: Context[AggregateWorkspace]) -> ScenarioPanel:
    """Makes the panel and what works for it."""
    program = context.program
    session, jobs, window = program.session, program.jobs, program.window
    quiet = QuietJobs(window)
    window.closing.connect(quiet.close)
    session.records_changed.connect(quiet.forget)  # before the panel asks for other columns
    panel = ScenarioPanel(session, window.actions_, window)
    FileLooks(program, panel, quiet)
    data = panel.data
    UnmatchedLook(program, data.records)
    data.repair_requested.connect(Repairing(program, quiet).ask)
    more = MoreData(session, jobs, window, partial(panel.show_error, DATA))
    data.level.triggered.connect(more.ask_for_level)
    data.areas.removal_requested.connect(more.remove_level)
    data.population.triggered.connect(more.ask_for_population)
    data.columns.conversion_table_requested.connect(more.ask_for_conversion_table)
    window.actions_.open_level.triggered.connect(more.ask_for_level)
    window.actions_.open_population.triggered.connect(more.ask_for_population)
    window.actions_.open_conversion.triggered.connect(more.ask_for_conversion_table)
    program.add(more)
    panel.placement.constraints.lock_requested.connect(partial(_lock_selected, session))
    tell = partial(_tell_who_looks_on, session, panel)
    session.showing.changed.connect(tell)
    session.draft_changed.connect(tell)
    _connect_job(program, panel)
    return panel


def _tell_who_looks_on(session: Session, panel: ScenarioPanel, _: object = None) -> None:
    """What a filter leaves is not told of fewer than k records while others look on."""
    panel.variables.filter.show_least(session.showing.least_on_screen(session.k))


def _connect_job(program: Program, panel: ScenarioPanel) -> None:
    """The run bar and the keys steer what runs."""
    jobs, actions = program.jobs, program.window.actions_
    bar, controls = panel.run_bar, panel.run_bar.controls
    jobs.started.connect(bar.show_job)
    bar.show_job(jobs.current)
    controls.stop_requested.connect(partial(_with_job, jobs, Job.stop))
    controls.discard_requested.connect(partial(_with_job, jobs, Job.discard))
    controls.step_requested.connect(partial(_with_job, jobs, Job.step))
    controls.pause_requested.connect(lambda paused: _with_job(jobs, lambda job: job.pause(paused)))
    controls.pace_requested.connect(lambda pace: _with_job(jobs, lambda job: job.set_pace(pace)))
    actions.pause.triggered.connect(controls.pause.toggle)
    actions.step.triggered.connect(controls.step.click)
    actions.stop.triggered.connect(partial(_with_job, jobs, Job.stop))
    errors = RunErrors(program.session, jobs, panel)
    actions.run.triggered.connect(errors.follow_run)


def _with_job(jobs: Jobs, what: Callable[[Job], object], *_: object) -> None:
    if jobs.current is not None:
        what(jobs.current)


def _lock_selected(session: Session, together: bool) -> None:
    """Locks the selected areas in the draft."""
    if session.area_file is None or not len(session.selection):
        return
    ids = [str(of) for of in session.area_file.layer.ids[session.selection]]
    draft = session.draft
    old = draft.scenario.constraints
    new = replace(old, locked=locked_with(old, ids, together))
    session.set_draft(replace(draft, scenario=replace(draft.scenario, constraints=new)))


_OF_CONSTRAINTS = frozenset({"floor", "level", "areas"})
"""What errors of constraints name."""

_STEP_OF_STAGE = {"counting sites": PROTECTION, "placing sites": PLACEMENT}


class RunErrors(QObject):
    """Follows a run to its end."""

    def __init__(self, session: Session, jobs: Jobs, panel: ScenarioPanel) -> None:
        super().__init__(panel)
        self._session, self._jobs, self._panel = session, jobs, panel
        self._run: Job | None = None
        self._stage, self._placing = "", False

    @Slot()
    def follow_run(self) -> None:
        """A run was begun."""
        job = self._jobs.current
        if job is None or job is self._run:
            return
        self._run, self._stage, self._placing = job, "", False
        job.stepped.connect(self._note_stage)
        job.succeeded.connect(self._clear)
        job.failed.connect(self._place_error)
        job.ended.connect(self._forget)

    @Slot(object)
    def _note_stage(self, step: Step) -> None:
        self._stage = step.stage
        self._placing = self._placing or step.snapshot is not None

    @Slot()
    def _clear(self) -> None:
        for name in (DATA, VARIABLES, PROTECTION, PLACEMENT):
            self._panel.show_error(name, None)

    @Slot(object)
    def _place_error(self, error: Exception) -> None:
        self._clear()
        if isinstance(error, VbasError):
            self._panel.show_error(self._step_of(error), error)

    def _step_of(self, error: VbasError) -> str:
        chosen = {qi.column for qi in self._session.draft.scenario.quasi_identifiers}
        if error.values.get("column") in chosen:
            return VARIABLES
        if "k" in error.values:
            return PROTECTION
        if error.values.keys() & _OF_CONSTRAINTS:
            return PLACEMENT
        return _STEP_OF_STAGE.get(self._stage, PLACEMENT if self._placing else DATA)

    @Slot()
    def _forget(self) -> None:
        self._run = None
