"""What the window says and offers: the status line, and which actions there is a use for."""

from __future__ import annotations

from PySide6.QtCore import SignalInstance

from app.features.runs.measures_in_words import status_sentence
from app.frame.names import UNIQUENESS
from app.frame.program import Program
from app.workspaces.aggregate.state import AggregateWorkspace


def follow_actions(program: Program) -> None:
    """Actions that need something are grey until it is there."""
    session, actions = program.session, program.window.actions_

    def update() -> None:
        some_run = session.current_run is not None
        some_map = session.area_file is not None or some_run
        some_selection = len(session.selection) > 0
        for enabled, of in (
            (some_run, (actions.release, actions.copy_measures)),
            (some_map, (actions.export_picture, actions.copy_map)),
            (some_map, (actions.zoom_in, actions.zoom_out, actions.zoom_all)),
            (some_selection, (actions.zoom_selection, actions.select_none)),
        ):
            for action in of:
                action.setEnabled(enabled)

    session.changed.connect(update)
    update()


def follow_sentence(program: Program, ready: SignalInstance) -> None:
    """The status line tells what the shown run costs, or what there is to do next.

    ``ready`` comes when it changes whether a scenario can be run.
    """
    session, jobs, window = program.session, program.jobs, program.window

    def update(_: object = None) -> None:
        entry = session.current_run
        shown = entry is not None and window.workspace != UNIQUENESS
        window.show_sentence(status_sentence(entry) if shown and entry else next_step(program))

    session.changed.connect(update)
    for signal in (jobs.started, jobs.ended, window.workspace_changed, ready):
        signal.connect(update)
    update()


def next_step(program: Program) -> str:
    """What there is to do before there is a run."""
    session, jobs, window = program.session, program.jobs, program.window
    if jobs.busy:
        return window.tr("Working … Esc cancels.")
    if window.workspace == UNIQUENESS:  # which can do without areas
        if session.records is None:
            return window.tr("Open records to begin (Ctrl+Shift+O).")
        return window.tr("Tick variables and count all their combinations (F5).")
    if session.area_file is None:
        return window.tr("Open an area file to begin (Ctrl+O).")
    if session.records is None:
        return window.tr("Open the records of these areas (Ctrl+Shift+O).")
    if not session.draft.area_column:
        return window.tr("Choose the column of area ids: step 1, Data.")
    if not session.draft.scenario.quasi_identifiers:
        return window.tr("Choose what somebody could know of a person: step 2, Variables.")
    if program.part(AggregateWorkspace).scenario.run_bar.reason:
        return window.tr("Not ready to run yet: why is said beside Run.")
    return window.tr("Ready to group areas into regions: press F5.")
