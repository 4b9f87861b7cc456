"""The scenario panel, connected: with files, with the computation, with the map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from app.frame.more_data import MoreData
from app.frame.program import Program
from app.frame.session import Session
from app.frame.workspace import Context
from app.kit.job import Job, Jobs
from app.kit.quiet import QuietJobs
from app.workspaces.aggregate.scenario.constraints_form import locked_with
from app.workspaces.aggregate.scenario.files import FileLooks
from app.workspaces.aggregate.scenario.panel import DATA, ScenarioPanel
from app.workspaces.aggregate.scenario.run_errors import RunErrors
from app.workspaces.aggregate.state import AggregateWorkspace


def connected_scenario(context: Context[AggregateWorkspace]) -> ScenarioPanel:
    """Makes the panel and what works for it."""
    program = context.program
    session, jobs, window = program.session, program.jobs, program.window
    quiet = QuietJobs(window)
    window.closing.connect(quiet.close)
    session.records_changed.connect(quiet.forget)  # before the panel asks for other columns
    panel = ScenarioPanel(session, window.actions_, window)
    FileLooks(session, panel, quiet)
    data = panel.data
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
    _connect_job(program, panel)
    return panel


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
