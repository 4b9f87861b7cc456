"""Puts the program together: session, jobs, window, workspaces. Connections start here."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from app.features.compare.comparison import wire as wire_compare
from app.features.connect.page import wire as wire_connect
from app.features.edit.editing import wire as wire_editing
from app.features.manual.manual import wire as wire_manual
from app.features.page.pages import wire as wire_page
from app.features.present.presenter import wire as wire_presenting
from app.features.project.autosave import Autosave
from app.features.project.designs import wire as wire_designs
from app.features.project.history_list import wire as wire_history_list
from app.features.project.keeper import ProjectKeeper
from app.features.project.project import go_on, open_last
from app.features.project.project import wire as wire_project
from app.features.reproduce.wire import wire as wire_reproduce
from app.features.tour.demo import wire as wire_demo
from app.features.tour.guide import wire as wire_tour
from app.frame.collection import collect_again, spare_what_stays
from app.frame.handing import Handing
from app.frame.history import History
from app.frame.last_files import LastFiles
from app.frame.main_window import MainWindow
from app.frame.names import CELLS, LEVELS, RELEASE, UNIQUENESS
from app.frame.opening import Opener
from app.frame.program import Program
from app.frame.run_key import RunKeys
from app.frame.session import Session
from app.kit.background import Background
from app.kit.job import Job, Jobs
from app.kit.language import Language
from app.kit.settings import Settings, save_settings
from app.kit.theme import DARK, LIGHT, SYSTEM, Theme
from app.map.canvas import MapCanvas
from app.map.layers.layers import wire as wire_layers
from app.map.shown_map import MapWiring
from app.map.tools.tools import wire as wire_map_tools
from app.table.wire import wire as wire_tables
from app.workspaces.aggregate.tour_stops import stops_of
from app.workspaces.aggregate.workspace import add_measures
from app.workspaces.aggregate.workspace import build as build_aggregate
from app.workspaces.release.doors import Doors
from core import __version__
from core.compiled import tell_when_compiling

_COMPILING_MS = 20_000

PARTS: tuple[Callable[[Program], object], ...] = (
    wire_layers,
    wire_map_tools,
    wire_page,
    add_measures,
    wire_compare,
    wire_connect,
    wire_editing,
    wire_tables,
    wire_presenting,
    wire_manual,
    lambda program: wire_tour(program, stops_of),
    wire_project,
    wire_designs,
    wire_demo,
    wire_history_list,
    wire_reproduce,
    lambda program: program.add(Handing(program.window)),
    lambda program: program.add(Doors(program)),
)
"""What stands on its own: each connects itself to the program."""


def build(theme: Theme, settings: Settings) -> Program:
    """Makes the window and everything behind it."""
    program = _assemble(theme, settings)
    theme.dress(program.window)
    program.window.map_panel.order_tabs()
    program.window.show_workspace("aggregate")
    return program


def _assemble(theme: Theme, settings: Settings) -> Program:
    window = MainWindow(theme, settings)
    session, jobs = Session(window), Jobs(window)
    background = Background(window)
    messages = window.map_panel.messages
    opener = Opener(session, jobs, messages, settings, window)
    history = History(session, window)
    map_wiring = MapWiring(session, jobs, window.map_panel, background)
    program = Program(
        session,
        jobs,
        window,
        opener,
        background,
        history,
        map_wiring,
        settings,
    )
    program.add(build_aggregate(program))
    _wire_files(window, opener, settings)
    _wire_jobs(jobs, window)
    _wire_theme(window, settings)
    _wire_help(window)
    _wire_history(history, opener, window)
    window.show_language(settings.language)
    background.failed.connect(_raise)
    window.closing.connect(jobs.close)
    window.closing.connect(background.close)
    window.closing.connect(lambda: save_settings(settings))
    for wire in PARTS:
        wire(program)
    program.add(_run_keys(window))
    program.add(LastFiles(program))
    for name, make in WORKSPACES.items():
        window.when_first_shown(name, partial(_make, program, make))
    return program


def _make(program: Program, make: Callable[[Program], object]) -> None:
    part = make(program)
    program.add(part)
    program.part(ProjectKeeper).restore(part)


def _levels(program: Program) -> object:
    from app.workspaces.levels.workspace import build

    return build(program)


def _uniqueness(program: Program) -> object:
    from app.workspaces.uniqueness.workspace import WORKSPACE

    return WORKSPACE.build(program)


def _cells(program: Program) -> object:
    from app.workspaces.cells.workspace import build

    return build(program)


def _release(program: Program) -> object:
    from app.workspaces.release.workspace import WORKSPACE

    return WORKSPACE.build(program)


WORKSPACES: Mapping[str, Callable[[Program], object]] = {
    LEVELS: _levels,
    UNIQUENESS: _uniqueness,
    CELLS: _cells,
    RELEASE: _release,
}
"""What is made when it is first shown, so that the window opens without it: returns the state."""


def _run_keys(window: MainWindow) -> RunKeys:
    """The actions of workspaces, which are in the menu before these are shown."""
    keys = RunKeys(window)
    keys.offer(
        UNIQUENESS,
        "count_combinations",
        (
            QCoreApplication.translate("Uniqueness", "&Count all combinations"),
            QCoreApplication.translate(
                "Uniqueness",
                "Count the unique records of every combination of the chosen variables",
            ),
            "Ctrl+Return",
            "",
        ),
    )
    keys.offer(
        CELLS,
        "suppress_cells",
        (
            QCoreApplication.translate("Cells", "S&uppress cells"),
            QCoreApplication.translate(
                "Cells", "Blank single values until every combination of the variables is safe"
            ),
            "",
            "",
        ),
    )
    keys.offer(
        RELEASE,
        "make_pack",
        (
            QCoreApplication.translate("Release", "Make the &pack"),
            QCoreApplication.translate(
                "Release", "Write what may leave of the shown run, verified before it appears"
            ),
            "",
            "",
        ),
    )
    return keys


class Running(QObject):
    """The program while it runs; a change of language puts a new window in the old one's place."""

    _compiling = Signal()

    def __init__(self, application: QApplication, settings: Settings, language: Language) -> None:
        super().__init__()
        self._compiling.connect(self._say_compiling)
        tell_when_compiling(self._compiling.emit)  # from another thread
        self._application, self._settings, self.language = application, settings, language
        language.use(settings.language)
        self.program = self._build()

    def _build(self) -> Program:
        # Each window has a theme of its own: what listens to it goes with the window.
        program = build(Theme(self._application, self._settings.theme), self._settings)
        # Not within the click of a window that is about to go.
        program.window.language_chosen.connect(self._speak_soon, Qt.ConnectionType.QueuedConnection)
        return program

    @Slot()
    def _say_compiling(self) -> None:
        said = self.tr("Compiling what is needed; this is done once on a machine …")
        self.program.window.statusBar().showMessage(said, _COMPILING_MS)

    @Slot(str)
    def _speak_soon(self, language: str) -> None:
        self.speak(language)

    def speak(self, language: str) -> None:
        """Says everything in another language: "system", "en" or "fr"."""
        old, window = self.program, self.program.window
        if old.jobs.busy or not old.part(ProjectKeeper).idle:
            text = window.tr("The language changes when nothing is under way: wait, or cancel.")
            window.map_panel.messages.say(text, topic="language")
            window.show_language(self._settings.language)
            return
        self._settings.language = language
        window.keep_layout()
        self.language.use(language)
        self.program = self._build()
        self.program.window.take_place_of(window)
        cover_map(window.map_panel.canvas, self.program.window.map_panel.canvas)
        self.program.adopt(old)
        self.program.history.clear()  # what was adopted is no edit
        window.close()
        window.theme.deleteLater()
        window.deleteLater()
        QTimer.singleShot(0, self._forget_old)

    @Slot()
    def _forget_old(self) -> None:
        """What was spared for the old window's sake goes with it."""
        collect_again()
        gc.collect()
        spare_what_stays(self.program.jobs)


def cover_map(old: MapCanvas, new: MapCanvas) -> None:
    """Shows what was on one map over another, until that has its own picture."""
    if old.scene.polygons is None:
        return
    cover = QLabel(new)
    cover.setObjectName("mapCover")
    cover.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    cover.setPixmap(old.grab())
    cover.resize(new.size())
    cover.show()
    new.painted_sharp.connect(cover.deleteLater)


def open_first(program: Program, paths: list[Path]) -> None:
    """Opens files named on the command line, or goes on; else the sample, or offers own files."""
    if len(paths) == 1:
        program.opener.open_path(paths[0])
    elif paths:
        program.opener.open_paths(paths)
    if paths:
        program.part(Autosave).mention()
    elif not go_on(program, partial(_open_usual, program)):
        _open_usual(program)
    program.settings.started_before = True


def _open_usual(program: Program) -> None:
    """The last project; else the sample, or an offer of own files."""
    settings = program.settings
    if open_last(program):
        return
    if not (settings.started_before and settings.recent_files):
        program.opener.open_sample()
    else:
        program.part(LastFiles).offer()


def _wire_files(window: MainWindow, opener: Opener, settings: Settings) -> None:
    actions = window.actions_
    actions.open_areas.triggered.connect(opener.ask_for_areas)
    actions.open_records.triggered.connect(opener.ask_for_records)
    actions.open_scenario.triggered.connect(opener.ask_for_scenario)
    actions.save_scenario.triggered.connect(opener.ask_to_save)
    actions.quit.triggered.connect(window.close)
    window.files_dropped.connect(opener.open_paths)
    window.top_bar.recent_chosen.connect(opener.open_path)

    def remember(path: Path) -> None:
        settings.add_recent(path)
        window.top_bar.show_recent(settings.recent_files)
        save_settings(settings)

    opener.opened.connect(remember)
    window.top_bar.show_recent(settings.recent_files)


class _JobWiring(QObject):
    """Shows the current job in the status line; keys act on it."""

    def __init__(self, jobs: Jobs, window: MainWindow) -> None:
        super().__init__(window)
        self._jobs, self._window = jobs, window
        jobs.started.connect(self._begin)
        jobs.ended.connect(self._end)
        window.job_status.cancel_requested.connect(self._cancel)
        window.cancel_requested.connect(self._cancel)
        window.actions_.cancel.triggered.connect(self._cancel)
        self._end(None)

    @Slot(object)
    def _begin(self, job: Job) -> None:
        self._window.job_status.show_job(job)
        job.told.connect(self._window.job_status.show_step)
        self._enable(True)

    @Slot(object)
    def _end(self, job: Job | None) -> None:
        del job
        self._window.job_status.show_job(None)
        self._enable(False)

    def _enable(self, running: bool) -> None:
        actions = self._window.actions_
        for action in (actions.pause, actions.step, actions.stop, actions.cancel):
            action.setEnabled(running)

    @Slot()
    def _cancel(self) -> None:
        if self._jobs.current is not None:
            self._jobs.current.discard()


def _wire_jobs(jobs: Jobs, window: MainWindow) -> None:
    _JobWiring(jobs, window)


def _wire_theme(window: MainWindow, settings: Settings) -> None:
    actions, theme = window.actions_, window.theme
    modes = {SYSTEM: actions.theme_system, LIGHT: actions.theme_light, DARK: actions.theme_dark}

    def choose(mode: str) -> None:
        settings.theme = mode
        theme.set_mode(mode)

    for mode, action in modes.items():
        action.setChecked(mode == theme.mode)
        action.triggered.connect(lambda _, mode=mode: choose(mode))


def _wire_help(window: MainWindow) -> None:
    window.actions_.about.triggered.connect(lambda: show_about(window))


def _wire_history(history: History, opener: Opener, window: MainWindow) -> None:
    """Undo and redo at the top of the edit menu, with the name of what they undo."""
    first = window.actions_.copy_map
    for name, action, key, icon in (
        ("undo", history.createUndoAction(window, window.tr("&Undo")), "Ctrl+Z", "undo"),
        ("redo", history.createRedoAction(window, window.tr("&Redo")), "Ctrl+Shift+Z", "redo"),
    ):
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        window.theme.bind(action, icon)
        window.addAction(action)
        window.top_bar.add_action("edit", action, first)
    window.top_bar.menu("edit").insertSeparator(first)
    # Settings that come with a file are not the user's: without them it would be of no use.
    opener.replacing.connect(history.before_files)
    opener.replaced.connect(history.after_files)


def show_about(window: MainWindow) -> QMessageBox:
    """Shows version and licence."""
    box = QMessageBox(window)
    box.setWindowTitle(window.tr("About VBAS"))
    box.setText(f"VBAS {__version__}")
    box.setInformativeText(
        window.tr(
            "Aggregates census areas into regions, so that health microdata can be released "
            "with as much geography as privacy allows.\n\nLicence: Apache-2.0. VBAS uses no "
            "network and keeps no copy of your records."
        )
    )
    box.open()
    return box


@Slot(object)
def _raise(error: Exception) -> None:
    """On the GUI thread: the crash reporter takes it from here."""
    QTimer.singleShot(0, lambda: _throw(error))


def _throw(error: Exception) -> None:
    raise error
