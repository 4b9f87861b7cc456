"""The Aggregate workspace: from areas and records to regions, and what they cost."""

from __future__ import annotations

from functools import partial

import numpy as np
from PySide6.QtCore import QCoreApplication, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget

from app.features.replay.bar import ReplayBar
from app.features.runs.measures_in_words import as_text, status_sentence
from app.frame.column_values import ScenarioValues
from app.frame.names import AGGREGATE, UNIQUENESS
from app.frame.program import Program
from app.frame.workspace import BOTTOM, LEFT, RIGHT, Context, Other, Workspace
from app.kit.widgets import in_sight
from app.workspaces.aggregate import classes_panel, overview_panel
from app.workspaces.aggregate.decision import panel as decision_panel
from app.workspaces.aggregate.export import Exporter
from app.workspaces.aggregate.given_runs.importing import offer_import
from app.workspaces.aggregate.given_runs.partner import PartnerRun
from app.workspaces.aggregate.given_runs.today import TodaysPractice
from app.workspaces.aggregate.messages_panel import MessagesPanel
from app.workspaces.aggregate.panels.panel import MeasuresPanel
from app.workspaces.aggregate.replay import RunReplay
from app.workspaces.aggregate.running import Runner
from app.workspaces.aggregate.runs_panel import RunsPanel, add_pictures
from app.workspaces.aggregate.scenario.connected import connected_scenario
from app.workspaces.aggregate.scenario.panel import ScenarioPanel
from app.workspaces.aggregate.search_panel import SearchPanel, SearchWatch
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


__all__ = ["WORKSPACE", "AggregateWorkspace", "build"]

_Context = Context[AggregateWorkspace]


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("AggregateWorkspace", text)


def build(program: Program) -> AggregateWorkspace:
    """Makes the workspace."""
    runner = Runner(program)
    program.window.actions_.run.triggered.connect(runner.run)  # before what follows a run
    program.add(runner)
    program.add(Exporter(program))
    return WORKSPACE.build(program)


def _connect(context: _Context) -> None:
    """Actions of the window, buttons of the status line, what follows the session by itself."""
    program, state, panels = context.program, context.state, context.panels
    session, window = program.session, program.window
    actions, exporter = window.actions_, program.part(Exporter)
    scenario, runs, search = panels["scenario"], panels["runs"], panels["search"]
    assert isinstance(scenario, ScenarioPanel)
    assert isinstance(runs, RunsPanel)
    assert isinstance(search, SearchPanel)
    state.scenario, state.runs, state.overview = scenario, runs, panels["overview"]
    program.add(ScenarioValues(scenario.counts_shown, scenario.variables.values_of))
    actions.export_picture.triggered.connect(exporter.ask_for_picture)
    actions.copy_measures.triggered.connect(partial(_copy_measures, program))
    actions.select_none.triggered.connect(lambda: session.select(np.zeros(0, dtype=np.intp)))
    follow_actions(program)
    follow_sentence(program, scenario.run_bar.reason_changed)
    add_pictures(context, runs)
    SearchWatch(program, search, _dock(program, "search"))
    bar = ReplayBar(window.theme, window.map_panel)
    window.map_panel.add_below(bar)
    RunReplay(program, bar, search)
    for name, tip, icon in (
        ("messages", tr("Messages, faults of the geometry, join report"), "messages"),
        (
            "classes",
            tr("The equivalence classes of the file or of selected areas, and their sizes"),
            "records",
        ),
        ("search", tr("The lines of a search: records lost, distances, moves"), "plot"),
    ):
        action = _dock(program, name).toggleViewAction()
        action.setToolTip(tip)
        window.theme.bind(action, icon)
        window.add_status_button(action)
    session.current_run_changed.connect(partial(_show_overview, program))
    session.records_changed.connect(partial(_show_question, program))
    context.derived["decision"].follow(program.jobs.started, program.jobs.ended)
    offer_import(program)
    TodaysPractice(program, state)
    PartnerRun(program, state)


def _show_overview(program: Program, entry: object) -> None:
    """What came out of a run is in sight instead of what was asked before it."""
    if entry is not None and in_sight(_dock(program, "decision").widget()):
        _dock(program, "overview").raise_()


def _show_question(program: Program, records: object) -> None:
    """Records were opened, nothing is run: which geography will do is asked first."""
    overview = _dock(program, "overview").widget()
    if records is not None and program.session.current_run is None and in_sight(overview):
        _dock(program, "decision").raise_()


def _dock(program: Program, name: str) -> QDockWidget:
    """The dock of a panel of the workspace."""
    wanted = f"{AGGREGATE}.{name}"
    return next(of for of in program.window.docks(AGGREGATE) if of.objectName() == wanted)


def _copy_measures(program: Program) -> None:
    entry, showing = program.session.current_run, program.session.showing
    if entry is not None:
        least = showing.least_on_screen(entry.run.scenario.k)
        QGuiApplication.clipboard().setText(as_text(entry, least))


WORKSPACE: Workspace[AggregateWorkspace] = Workspace(
    AGGREGATE,
    AggregateWorkspace,
    (
        Other("scenario", lambda: tr("Scenario"), LEFT, connected_scenario),
        Other("runs", lambda: tr("Runs"), RIGHT, RunsPanel),
        decision_panel.PANEL,
        overview_panel.PANEL,
        Other(
            "messages",
            lambda: tr("Messages"),
            BOTTOM,
            lambda context: MessagesPanel(context.program),
            shown=False,
        ),
        Other("classes", lambda: tr("Classes"), BOTTOM, classes_panel.make, shown=False),
        Other(
            "search",
            lambda: tr("Search"),
            BOTTOM,
            lambda context: SearchPanel(context.program),
            shown=False,
        ),
    ),
    _connect,
)


def add_measures(program: Program) -> None:
    """Puts the figures of measures behind the overview, after the tab of the map's layers."""
    panel = MeasuresPanel(program)
    figures: Other[AggregateWorkspace] = Other(
        "measures", lambda: tr("Measures"), RIGHT, lambda _: panel, behind="decision"
    )
    state = program.part(AggregateWorkspace)
    panel.watch(figures.build(AGGREGATE, Context(program, state)))
