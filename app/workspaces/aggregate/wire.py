"""Who tells whom what in the Aggregate workspace: every connection is found here."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication, QImage

from app.features.replay.bar import ReplayBar
from app.features.runs.measures import as_text, status_sentence
from app.features.runs.thumbnail import thumbnail
from app.frame.main_window import MainWindow
from app.frame.more_data import MoreData
from app.frame.session import RunEntry, Session
from app.kit.background import Background
from app.kit.job import Jobs
from app.kit.messages import Message
from app.map.shown_map import MapWiring, ShownAreas
from app.workspaces.aggregate import workspace
from app.workspaces.aggregate.export import Exporter
from app.workspaces.aggregate.replay_wiring import ReplayWiring
from app.workspaces.aggregate.running import Finished, run_session
from app.workspaces.aggregate.runs_panel import THUMBNAIL, RunsPanel
from app.workspaces.aggregate.search_wiring import SearchWiring
from app.workspaces.aggregate.wire_scenario import ScenarioWiring
from core.errors import VbasError
from core.io.areas import Fault
from core.io.inputs import LoadedStudy

_UNIQUENESS = "uniqueness"
"""The workspace that asks the records and makes no regions."""


class Runner(QObject):
    """Starts runs and puts what comes out into the session."""

    def __init__(self, session: Session, jobs: Jobs, window: MainWindow) -> None:
        super().__init__(window)
        self._session, self._jobs, self._window = session, jobs, window
        self._loaded: LoadedStudy | None = None
        self.more: MoreData

    @Slot()
    def run(self) -> None:
        """Runs the draft."""
        messages = self._window.map_panel.messages
        if self._jobs.busy:
            return
        try:
            steps = run_session(self._session, self._loaded)
        except VbasError as error:
            messages.show_error(error, "run")
            return
        job = self._jobs.start(self.tr("Run"), steps)
        if job is not None:
            job.succeeded.connect(self._take)
            job.failed.connect(self._fail)
            job.discarded.connect(self._say_cancelled)

    @Slot(object)
    def _take(self, done: Finished) -> None:
        self._window.map_panel.messages.clear("run")
        self._loaded = done.loaded
        source = self._session.record_source()
        if self._session.area_file is done.loaded.area_file and source == done.records:
            self._session.set_study(done.loaded.study)
        self._session.add_run(done.run, done.loaded.study, done.loaded.area_file, done.records)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._window.map_panel.messages.show_error(error, "run")

    @Slot()
    def _say_cancelled(self) -> None:
        self._window.map_panel.messages.say(
            self.tr("The run was cancelled; everything is as before."), topic="run"
        )


def wire(
    session: Session,
    jobs: Jobs,
    window: MainWindow,
    background: Background,
    panels: workspace.AggregateWorkspace,
    map_wiring: MapWiring,
) -> Runner:
    """Connects the workspace."""
    panel, actions = window.map_panel, window.actions_
    runner = Runner(session, jobs, window)
    exporter = Exporter(session, jobs, panel, panel.messages, window.settings, window)
    _wire_runs(session, panels.runs, window)
    _wire_thumbnails(session, panels.runs, map_wiring, window, background)

    session.current_run_changed.connect(panels.overview.show_run)
    session.compared_run_changed.connect(panels.overview.show_compared)
    panels.overview.export_requested.connect(exporter.ask_for_table)
    panels.overview.run_requested.connect(actions.run.trigger)

    session.areas_changed.connect(panels.messages.show_areas)
    panel.messages.said.connect(panels.messages.add_message)
    panels.messages.fault_chosen.connect(partial(_show_fault, session, window))

    _wire_search(session, jobs, panels, map_wiring, window, background)
    panels.search.export_requested.connect(exporter.ask_for_table)
    scenario = panels.scenario
    actions.open_level.triggered.connect(scenario.open_level_requested)
    actions.open_population.triggered.connect(scenario.population_table_requested)
    actions.open_conversion.triggered.connect(scenario.conversion_table_requested)
    messages = panels.messages_dock.toggleViewAction()
    messages.setToolTip(window.tr("Messages, faults of the geometry, join report"))
    window.theme.bind(messages, "messages")
    window.add_status_button(messages)
    actions.run.triggered.connect(runner.run)
    actions.export_picture.triggered.connect(exporter.ask_for_picture)
    actions.write_results.triggered.connect(exporter.ask_for_results)
    actions.copy_measures.triggered.connect(partial(_copy_measures, session))
    actions.select_none.triggered.connect(lambda: session.select(np.zeros(0, dtype=np.intp)))
    _wire_enabled(session, window)
    _wire_sentence(session, jobs, window)
    runner.more = ScenarioWiring(session, jobs, panels.scenario, window).more
    return runner


def _wire_search(
    session: Session,
    jobs: Jobs,
    panels: workspace.AggregateWorkspace,
    map_wiring: MapWiring,
    window: MainWindow,
    background: Background,
) -> None:
    """The lines of searches, and their replay under the map."""
    SearchWiring(jobs, panels.search, panels.search_dock, window, session)
    bar = ReplayBar(window.theme, window.map_panel)
    window.map_panel.add_below(bar)
    ReplayWiring(session, jobs, bar, map_wiring.live, panels.search, background)
    panels.search.run_requested.connect(window.actions_.run.trigger)
    search = panels.search_dock.toggleViewAction()
    search.setToolTip(window.tr("The lines of a search: records lost, distances, moves"))
    window.theme.bind(search, "plot")
    window.add_status_button(search)


def _wire_runs(session: Session, runs: RunsPanel, window: MainWindow) -> None:
    session.runs_changed.connect(runs.show_runs)
    session.current_run_changed.connect(runs.show_current)
    session.compared_run_changed.connect(runs.show_compared)
    runs.show_requested.connect(session.show_run)
    runs.rename_requested.connect(session.rename_run)
    runs.compare_requested.connect(session.compare_with)
    runs.remove_requested.connect(partial(_remove, session, window))


def _remove(session: Session, window: MainWindow, entry: RunEntry) -> None:
    shown = session.current_run is entry
    session.remove_run(entry)

    def undo() -> None:
        if session.run_of(entry.number) is None:
            session.restore_run(entry)
            if shown:
                session.show_run(entry)

    window.map_panel.messages.show_message(
        Message(
            window.tr("“{0}” was removed from the list.").format(entry.name),
            action=window.tr("Undo"),
            on_action=undo,
        )
    )


def _wire_thumbnails(
    session: Session,
    runs: RunsPanel,
    map_wiring: MapWiring,
    window: MainWindow,
    background: Background,
) -> None:
    """Pictures of runs are made when their areas are on the map."""
    made: dict[int, bool] = {}

    def draw(shown: ShownAreas | None = None) -> None:
        shown = shown or map_wiring.shown
        if shown is None:
            return
        dark, ratio = window.theme.dark, window.devicePixelRatioF()
        width, height = round(THUMBNAIL.width() * ratio), round(THUMBNAIL.height() * ratio)
        for entry in session.runs:
            if entry.area_file is not shown.file or made.get(entry.number) == dark:
                continue
            made[entry.number] = dark
            labels = entry.run.aggregation.labels
            work = partial(_draw, shown, labels, width, height, dark)
            background.ask(
                f"thumbnail {entry.number}", work, partial(runs.show_thumbnail, entry.number)
            )

    map_wiring.when_shown(draw)
    session.runs_changed.connect(lambda _: draw())
    window.theme.changed.connect(draw)


def _draw(
    shown: ShownAreas, labels: NDArray[np.int32], width: int, height: int, dark: bool
) -> QImage:
    """The thumbnail of a run, made in a thread of the background."""
    return thumbnail(shown.polygons, shown.neighbours, labels, width, height, dark=dark)


def _show_fault(session: Session, window: MainWindow, fault: Fault) -> None:
    """Selects the areas of a fault and goes there."""
    if session.area_file is None:
        return
    ids = session.area_file.layer.ids
    session.select(np.flatnonzero(np.isin(ids.astype(str), list(fault.area_ids))))
    if len(session.selection):
        window.map_panel.canvas.zoom_to_selection()


def _copy_measures(session: Session) -> None:
    if session.current_run is not None:
        QGuiApplication.clipboard().setText(as_text(session.current_run))


def _wire_enabled(session: Session, window: MainWindow) -> None:
    """Actions that need something are grey until it is there."""
    actions = window.actions_

    def update() -> None:
        some_run = session.current_run is not None
        for action in (actions.write_results, actions.copy_measures):
            action.setEnabled(some_run)
        some_map = session.area_file is not None or some_run
        for action in (
            actions.export_picture,
            actions.copy_map,
            actions.zoom_in,
            actions.zoom_out,
            actions.zoom_all,
        ):
            action.setEnabled(some_map)
        some_selection = len(session.selection) > 0
        actions.zoom_selection.setEnabled(some_selection)
        actions.select_none.setEnabled(some_selection)

    for signal in (
        session.areas_changed,
        session.current_run_changed,
        session.selection_changed,
    ):
        signal.connect(lambda *_: update())
    update()


def _wire_sentence(session: Session, jobs: Jobs, window: MainWindow) -> None:
    def update() -> None:
        if session.current_run is not None and window.workspace != _UNIQUENESS:
            window.show_sentence(status_sentence(session.current_run))
        else:
            window.show_sentence(_next_step(session, jobs, window))
        file = session.area_file
        window.setWindowTitle("VBAS" if file is None else f"{file.layer.name} – VBAS")

    for signal in (
        session.areas_changed,
        session.records_changed,
        session.draft_changed,
        session.current_run_changed,
        jobs.started,
        jobs.ended,
        window.workspace_changed,
    ):
        signal.connect(lambda *_: update())
    update()


def _next_step(session: Session, jobs: Jobs, window: MainWindow) -> str:
    """What there is to do before there is a run."""
    if jobs.busy:
        return window.tr("Working … Esc cancels.")
    if window.workspace == _UNIQUENESS:  # which can do without areas
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
    return window.tr("Ready to group areas into regions: press F5.")
