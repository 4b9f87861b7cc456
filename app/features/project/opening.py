"""Opening: a project, what a crash left of one, or nothing, in place of what is in the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.features.project import questions
from app.features.project.contents import (
    Aside,
    Loaded,
    aside_of,
    load,
    session_of,
    without_records,
)
from app.features.project.keeper import TOPIC, ProjectKeeper
from app.features.project.leaving import Leaving
from app.features.project.place import Place
from app.features.project.saving import FOLDER, Saving
from app.frame.names import WORKSPACES
from app.frame.program import Program
from app.frame.session import Session
from app.kit.file_dialogs import ask_for_file
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.project import saved_at
from core.io.project.model import SUFFIX
from core.steps import Steps


@dataclass(frozen=True, eq=False)
class _Opening:
    """How something that was read is opened.

    Attributes
    ----------
    home
        The project file it belongs to.
    stamp
        When that was saved on which the work is based; "" for what was read itself.
    unsaved
        Whether it is not in that file.
    same
        Whether it is the work that is in the window already.
    then, failed
        Done once it is in the window, or cannot be read.
    """

    home: Path | None
    stamp: str = ""
    unsaved: bool = False
    same: bool = False
    then: Callable[[], None] = lambda: None
    failed: Callable[[], None] = lambda: None


class Opening(QObject):
    """Opens projects.

    Signals
    -------
    settled(Loaded)
        A project is in the window, with all that follows from it.
    """

    settled = Signal(object)
    _areas_read = Signal(object)  # from the job's thread

    def __init__(
        self, program: Program, keeper: ProjectKeeper, saving: Saving, leaving: Leaving
    ) -> None:
        super().__init__(program.window)
        self._program, self._keeper = program, keeper
        self._saving, self._leaving = saving, leaving
        self._window, self._messages = program.window, program.window.map_panel.messages
        # Not within the end of the job that has found it, which is under way until then.
        program.opener.project_found.connect(self.open, Qt.ConnectionType.QueuedConnection)
        self._first: AreaFile | None = None
        self._areas_read.connect(self._show_first)

    @Slot()
    def ask_to_open(self) -> None:
        """Lets the user choose a project."""
        title = self.tr("Open project")
        filters = self.tr("Projects (*{0});;All files (*)").format(SUFFIX)
        path = ask_for_file(self._window, self._program.settings, FOLDER, title, filters)
        if path is not None:
            self.open(path)

    @Slot(object)
    def open(self, path: Path) -> None:
        """Opens a project, after the question about what is not saved."""
        self.when_free(lambda: self.load(path))

    def when_free(self, act: Callable[[], None]) -> None:
        """Acts after the question about what is not saved; not while something is under way."""
        if self._program.jobs.busy:
            self._messages.say_busy(TOPIC)
        else:
            self._leaving.when_safe(act)

    def load(self, path: Path) -> None:
        """Reads a project file as a job, and puts it into the place of what is in the window."""
        path = path.resolve()
        self._start(path.name, load(path, self._areas_read.emit), _Opening(path))

    def recover(
        self,
        path: Path,
        home: Path | None,
        then: Callable[[], None],
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        """Opens what a crash left of a project; it is not saved anywhere.

        If the project's own file was saved since, saving asks before it is replaced. ``then`` is
        done once the work is in the window, ``failed`` if it cannot be read.
        """
        name = self.tr("Unnamed project") if home is None else home.name
        stamp = "" if home is None or saved_at(home) > saved_at(path) else saved_at(home)
        of = _Opening(home, stamp, unsaved=True, then=then, failed=failed)
        self.when_free(lambda: self._start(name, load(path), of))

    def _start(self, name: str, steps: Steps[Any], of: _Opening) -> None:
        job = self._program.jobs.start(self.tr("Opening {0}").format(name), steps)
        if job is None:
            self._messages.say_busy(TOPIC)
            return
        job.succeeded.connect(lambda loaded: self._keeper.when_idle(lambda: self._take(loaded, of)))
        job.failed.connect(self._fail)
        job.failed.connect(lambda _: of.failed())
        job.discarded.connect(self._take_back)

    @Slot(object)
    def _show_first(self, areas: AreaFile) -> None:
        """Where nothing is open, the map need not wait for the records."""
        if self._program.session.area_file is None:
            self._first = areas
        self._program.opener.show_areas_first(areas)

    @Slot()
    def _take_back(self) -> None:
        """A project that is not opened in the end leaves nothing of it."""
        first, self._first = self._first, None
        if first is not None and self._program.session.area_file is first:
            self._program.session.set_areas(None)
            self._keeper.work.set_clean()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._take_back()
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_error(error, TOPIC)

    def _take(self, loaded: Loaded, of: _Opening) -> None:
        self._first = None
        if not loaded.to_ask:
            self._show(loaded, of)
            return
        self._keeper.question = questions.ask_about_records(
            self._window,
            loaded,
            (
                lambda: self._show(loaded, replace(of, unsaved=True)),
                lambda: self._show(without_records(loaded), of),
            ),
        )

    def _show(self, loaded: Loaded, of: _Opening) -> None:
        """Puts a project into the place of what is in the window."""
        keeper = self._keeper
        if of.home == keeper.path and keeper.place.take():
            place = keeper.place
            place.stamp = of.stamp or loaded.stamp
        else:
            place = Place.of(of.home, of.stamp or loaded.stamp)
        keeper.put(
            session_of(loaded),
            place,
            aside_of(loaded),
            loaded.project.log,
            partial(self._on_shown, loaded, of),
        )

    def _on_shown(self, loaded: Loaded, of: _Opening) -> None:
        if loaded.project.workspace in WORKSPACES:
            self._window.show_workspace(loaded.project.workspace)
        if not of.same:
            self._keeper.discarded.emit()
        of.then()
        QTimer.singleShot(0, self, partial(self._settle, loaded, of.unsaved))

    def _settle(self, loaded: Loaded, unsaved: bool) -> None:
        """Once all that follows from a project has followed."""
        keeper = self._keeper
        keeper.work.set_clean(unsaved=unsaved)
        keeper.saved_files = () if unsaved else loaded.project.area_files
        if keeper.path is not None:
            keeper.remember(keeper.path)
        if keeper.read_only and keeper.path is not None:
            self._saving.say_locked(keeper.path)
        elif loaded.project.older and not unsaved and keeper.path is not None:
            self._saving.say_older(keeper.path)
        self.settled.emit(loaded)
        keeper.look()

    # Nothing, or the sample

    @Slot()
    def new(self) -> None:
        """Closes everything, after the question about what is not saved."""
        self.when_free(lambda: self._keeper.when_idle(self._show_nothing))

    def _show_nothing(self, then: Callable[[], None] = lambda: None) -> None:
        keeper = self._keeper

        def end() -> None:
            keeper.discarded.emit()
            QTimer.singleShot(0, keeper, keeper.work.set_clean)
            then()

        keeper.put(Session(), Place(), Aside(), (), end)

    @Slot()
    def open_sample(self) -> None:
        """Opens the sample in the place of what is open, after the question."""
        show = partial(self._show_nothing, self._program.opener.open_sample)
        self.when_free(lambda: self._keeper.when_idle(show))

    def reopen(self, name: str, steps: Steps[Any]) -> None:
        """Shows the work that is open once more, as ``steps`` find it; nothing of that is saved."""
        keeper = self._keeper
        of = _Opening(keeper.path, keeper.place.stamp, unsaved=True, same=True)
        self._start(name, steps, of)
