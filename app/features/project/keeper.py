"""Keeps the project: where it is saved, whether it is, and what asks before anything is lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.features.project import questions
from app.features.project.beside import Beside, nowhere_else, write_beside
from app.features.project.contents import (
    Aside,
    Loaded,
    aside_of,
    clear_part,
    load,
    parts_of,
    project_of,
    restore_part,
    session_of,
    with_records,
    without_records,
)
from app.features.project.place import Place
from app.features.project.work import Moment, Work
from app.frame.names import WORKSPACES
from app.frame.program import Program
from app.frame.session import Session
from app.kit import numbers
from app.kit.file_dialogs import ask_for_file, ask_where
from app.kit.messages import ERROR, WARNING, Message
from app.kit.quiet import QuietJobs
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.file_kinds import RECORDS, pattern
from core.io.project import Project, ProjectLock, saved_at, write_project
from core.io.project.model import SUFFIX
from core.io.records.place import DatabaseTable
from core.io.records.place import Place as RecordsPlace
from core.steps import Steps

TOPIC, WAITING, PARKED = "project", "project records", "demo"
FOLDER = "project"
LAST = "last/project"
_LOOK_MS = 150
"""Until the title says whether anything is not saved."""
_FREE_MS = 3_000
"""Between two looks whether a read-only project can be written again."""


@dataclass(frozen=True, eq=False)
class Parked:
    """A project that is out of sight for a while, with all that belongs to it.

    Attributes
    ----------
    session
        What was in the window.
    place, aside, log, saved_files
        As `ProjectKeeper` and `Work` have them.
    modified
        Whether there was anything that is not saved.
    """

    session: Session
    place: Place
    aside: Aside
    log: tuple[str, ...]
    saved_files: tuple[AreaFile, ...]
    modified: bool


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


class ProjectKeeper(QObject):
    """The project that is open, or the work that has no file yet.

    Signals
    -------
    changed()
        It is another project, or has been saved; or something changed since.
    saved(), discarded()
        The work is safe in its file; something else has taken its place.
    parking(), unparked()
        The project is about to be put out of sight; it is back.
    opened(Path)
        A project file was opened or saved: it belongs among the recent ones.

    Attributes
    ----------
    place
        Where it is saved, and whether it can be.
    work
        What was made since.
    aside
        What the file holds that cannot be shown now.
    saved_files
        The area files that the project file holds.
    parked
        The project that is out of sight while the demo is shown; None: none is.
    """

    changed = Signal()
    saved = Signal()
    discarded = Signal()
    parking = Signal()
    unparked = Signal()
    opened = Signal(object)
    _areas_read = Signal(object)  # from the job's thread

    adopts_first = False

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self._window, self._messages = program.window, program.window.map_panel.messages
        self.place = Place()
        self.aside = Aside()
        self.saved_files: tuple[AreaFile, ...] = ()
        self.parked: Parked | None = None
        self.quiet = QuietJobs(self)
        self.work = Work(program, self)
        self._next: list[Callable[[], None]] = []
        self._leaving = self._leave_when_saved = False
        self._was_modified = False
        self._without: tuple[Any, ...] = ()
        self.question: Any = None
        self._soon = QTimer(self, singleShot=True, interval=_LOOK_MS)
        self._soon.timeout.connect(self._look)
        self._free = QTimer(self, interval=_FREE_MS)
        self._free.timeout.connect(self.try_to_write)
        self._follow()
        self._show_title()

    def _follow(self) -> None:
        program, window = self._program, self._window
        self.work.changed.connect(self._soon.start)
        self._session.areas_changed.connect(lambda _: self._show_title())
        program.opener.replacing.connect(self._before_files)
        program.opener.replaced.connect(self._after_files)
        # Not within the end of the job that has found it, which is under way until then.
        program.opener.project_found.connect(self.open, Qt.ConnectionType.QueuedConnection)
        self._areas_read.connect(program.opener.show_areas_first)
        window.may_close = self.may_close
        window.closing.connect(self.quiet.close)
        window.closing.connect(self._release)

    @property
    def path(self) -> Path | None:
        """The project file; None as long as it has none."""
        return self.place.path

    @property
    def read_only(self) -> bool:
        """Whether another program holds the file, or nothing may be written there."""
        return self.place.read_only

    @property
    def modified(self) -> bool:
        """Whether there is work that no file holds."""
        return self.work.modified(has_file=self.path is not None)

    @property
    def leaving(self) -> bool:
        """Whether the window closes with the user's knowledge."""
        return self._leaving

    @Slot()
    def _before_files(self) -> None:
        self._was_modified = self.modified

    @Slot()
    def _after_files(self) -> None:
        """What was only opened is no work."""
        if self.path is None and not self._was_modified:
            self.work.set_clean()
        self._soon.start()

    @Slot()
    def _look(self) -> None:
        self._show_title()
        self.changed.emit()

    @property
    def name(self) -> str:
        """What the project is called: like its file, else like the areas that are open."""
        if self.path is not None:
            return self.path.stem
        file = self._session.area_file
        return self.tr("Unnamed project") if file is None else file.layer.name

    def _show_title(self) -> None:
        if self.path is None and self._session.area_file is None:
            title = "VBAS"
        else:
            read_only = f" ({self.tr('read-only')})" if self.read_only else ""
            title = f"{self.name}[*]{read_only} – VBAS"
        self._window.setWindowTitle(title)
        self._window.setWindowModified("[*]" in title and self.modified)

    # Saving

    def project(self) -> Project:
        """Everything that is in the window."""
        return project_of(self._program, self.aside, self.work.log())

    def when_idle(self, act: Callable[[], None]) -> None:
        """Acts once nothing is being saved: at once, or later."""
        self._next.append(act)
        self._go_on()

    def _go_on(self) -> None:
        while self._next and self.quiet.idle:
            self._next.pop(0)()
        if self._leave_when_saved and self.quiet.idle:
            self._leave_when_saved = False
            self._window.close()

    @Slot()
    def save(self, then: Callable[[], None] = lambda: None) -> None:
        """Saves to the project's file, or asks where; ``then`` is done once it is safe."""
        self.try_to_write()
        if self.path is None or self.read_only:
            self.save_as(then)
        else:
            self.save_to(self.path, then)

    @Slot()
    def save_as(self, then: Callable[[], None] = lambda: None) -> None:
        """Asks where to save."""
        path = ask_where(
            self._window,
            self._program.settings,
            FOLDER,
            self.tr("Save project"),
            f"{self.name}{SUFFIX}",
            self.tr("Projects (*{0})").format(SUFFIX),
            only=True,
        )
        if path is not None:
            self.save_to(path, then)

    def save_to(self, path: Path, then: Callable[[], None] = lambda: None) -> None:
        """Saves to a file, in the background; one save after another."""
        self.when_idle(lambda: self._save_now(path.resolve(), then))

    def _save_now(self, path: Path, then: Callable[[], None]) -> None:
        own = path == self.path
        place = self.place if own else Place.of(path)
        if not place.take():
            self._say_locked(path)
            self._watch()
        elif own and place.replaced():
            self.question = questions.ask_about_other(
                self._window,
                path.name,
                (lambda: self.save_as(then), lambda: self._write(place, then)),
            )
        else:
            self._ask_beside(place, then)

    def _ask_beside(self, place: Place, then: Callable[[], None]) -> None:
        """Asks about what no project may hold, before it is saved without that."""
        things = tuple(
            of
            for of in nowhere_else(self._program)
            if not any(of.value is one for one in self._without)
        )
        if not things:
            self._write(place, then)
            return
        assert place.path is not None
        self.question = questions.ask_about_beside(
            self._window,
            [(of.name, of.place(place.path).name) for of in things],
            (
                lambda: self._write_beside(place, things, then),
                lambda: self._write_without(place, things, then),
                lambda: self._give_up(place),
            ),
        )

    def _write_beside(
        self, place: Place, things: tuple[Beside, ...], then: Callable[[], None]
    ) -> None:
        path = place.path
        assert path is not None

        def go_on(known: tuple[Any, ...]) -> None:
            for of, one in zip(things, known, strict=True):
                of.written(of.value, one)
            self._write(place, then)

        self.quiet.ask(
            TOPIC,
            lambda: write_beside(things, path),
            go_on,
            lambda error: self._fail_to_save(error, place),
        )

    def _write_without(
        self, place: Place, things: tuple[Beside, ...], then: Callable[[], None]
    ) -> None:
        """Saves without them; of the same things it is not asked again."""
        self._without = tuple(of.value for of in things)
        self._write(place, then)

    def _give_up(self, place: Place) -> None:
        if place is not self.place:
            place.release()
        self._leave_when_saved = False

    def _write(self, place: Place, then: Callable[[], None]) -> None:
        path = place.path
        assert path is not None
        moment, project = self.work.now(), self.project()

        def steps() -> Steps[str]:
            yield from write_project(project, path)
            return saved_at(path)

        self.quiet.ask(
            TOPIC,
            steps,
            lambda stamp: self._on_saved(place, stamp, project, moment, then),
            lambda error: self._fail_to_save(error, place),
        )
        self._window.statusBar().showMessage(self.tr("Saving {0} …").format(path.name))

    def _on_saved(
        self, place: Place, stamp: str, project: Project, at: Moment, then: Callable[[], None]
    ) -> None:
        path = place.path
        assert path is not None
        if place is not self.place:
            self.place.release()
            self.place = place
        place.stamp = stamp
        self.work.set_saved(at)
        self._window.statusBar().showMessage(self.tr("{0} is saved.").format(path.name), 5000)
        self._messages.clear(TOPIC)
        self.saved_files = project.area_files
        self._remember(path)
        self._look()
        self.saved.emit()
        then()
        QTimer.singleShot(0, self, self._go_on)

    def _fail_to_save(self, error: Exception, place: Place) -> None:
        if place is not self.place:
            place.release()
        self._window.statusBar().clearMessage()
        self._leave_when_saved = False
        QTimer.singleShot(0, self, self._go_on)
        if not isinstance(error, VbasError):
            raise error
        self._offer_save_as(error.message, error.hint, ERROR)

    def _say_locked(self, path: Path) -> None:
        if ProjectLock(path).elsewhere:
            text = self.tr("{0} is open in another VBAS.").format(path.name)
        else:
            text = self.tr("{0} cannot be written: its folder is gone, or may not be changed.")
            text = text.format(path.name)
        hint = self.tr("Save under another name: nothing of yours is lost.")
        self._offer_save_as(text, hint, WARNING)

    def _offer_save_as(self, text: Any, hint: Any, kind: str) -> None:
        words = self.tr("Save as …")
        self._messages.show_message(
            Message(text, hint, kind, TOPIC, action=words, on_action=self.save_as)
        )

    def _remember(self, path: Path) -> None:
        self._program.settings.kept[LAST] = str(path)
        self.opened.emit(path)

    # A file that others have

    def _watch(self) -> None:
        """Looks from time to time whether a read-only project can be written again."""
        if self.read_only:
            self._free.start()
        else:
            self._free.stop()
        self._look()

    @Slot()
    def try_to_write(self) -> None:
        """Takes a read-only project that has become free, if it is still as it was opened."""
        path = self.path
        if path is None or not self.read_only or not self.place.take():
            return
        self._free.stop()
        self._messages.clear(TOPIC)
        if not self.place.replaced():
            text = self.tr("{0} is free again: it can be saved.").format(path.name)
            self._messages.say(text, topic=TOPIC)
        else:
            self._messages.show_message(
                Message(
                    self.tr("{0} was saved by another VBAS since you opened it.").format(path.name),
                    self.tr("Open it again, or save yours under another name."),
                    WARNING,
                    TOPIC,
                    action=self.tr("Open again"),
                    on_action=lambda: self.open(path),
                )
            )
        self._look()

    # Opening

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
        self._when_free(lambda: self.load(path))

    def _when_free(self, act: Callable[[], None]) -> None:
        """Acts after the question about what is not saved; not while something is under way."""
        if self._program.jobs.busy:
            self._messages.say_busy(TOPIC)
        else:
            self.when_safe(act)

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
        self._when_free(lambda: self._start(name, load(path), of))

    def _start(self, name: str, steps: Steps[Any], of: _Opening) -> None:
        job = self._program.jobs.start(self.tr("Opening {0}").format(name), steps)
        if job is None:
            self._messages.say_busy(TOPIC)
            return
        job.succeeded.connect(lambda loaded: self.when_idle(lambda: self._take(loaded, of)))
        job.failed.connect(self._fail)
        job.failed.connect(lambda _: of.failed())

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_error(error, TOPIC)

    def _take(self, loaded: Loaded, of: _Opening) -> None:
        if not loaded.records_changed or not (loaded.revived.changed or loaded.revived.waiting):
            self._show(loaded, of)
            return
        self.question = questions.ask_about_records(
            self._window,
            loaded,
            (
                lambda: self._show(loaded, replace(of, unsaved=True)),
                lambda: self._show(without_records(loaded), of),
            ),
        )

    def _show(self, loaded: Loaded, of: _Opening) -> None:
        """Puts a project into the place of what is in the window."""
        if of.home == self.path and self.place.take():
            place = self.place
            place.stamp = of.stamp or loaded.stamp
        else:
            place = Place.of(of.home, of.stamp or loaded.stamp)
        self._put(session_of(loaded), place, aside_of(loaded), loaded.project.log)
        if loaded.project.workspace in WORKSPACES:
            self._window.show_workspace(loaded.project.workspace)
        if not of.same:
            self.discarded.emit()
        of.then()
        QTimer.singleShot(0, self, partial(self._settle, loaded, of.unsaved))

    def _put(self, session: Session, place: Place, aside: Aside, log: tuple[str, ...]) -> None:
        """Puts something else into the window: nothing stays of what was there."""
        program = self._program
        if place is not self.place:
            self.place.release()
        self.place, self.aside, self.saved_files = place, aside, ()
        program.opener.replacing.emit()
        for part in tuple(program.parts.values()):
            clear_part(part)
        self._session.adopt(session)
        for part in tuple(program.parts.values()):
            self.restore(part)
        program.opener.replaced.emit()
        self.work.begin(log)
        self._messages.clear(WAITING)
        self._messages.clear(TOPIC)
        self._watch()

    def _settle(self, loaded: Loaded, unsaved: bool) -> None:
        """Once all that follows from a project has followed."""
        self.work.set_clean(unsaved=unsaved)
        self.saved_files = () if unsaved else loaded.project.area_files
        if self.path is not None:
            self._remember(self.path)
        if self.read_only and self.path is not None:
            self._say_locked(self.path)
        self._tell_waiting(loaded)
        self._look()

    @Slot()
    def new(self) -> None:
        """Closes everything, after the question about what is not saved."""
        self._when_free(lambda: self.when_idle(self._show_nothing))

    def _show_nothing(self) -> None:
        self._put(Session(), Place(), Aside(), ())
        self.discarded.emit()
        QTimer.singleShot(0, self, self.work.set_clean)

    @Slot()
    def open_sample(self) -> None:
        """Opens the sample in the place of what is open, after the question."""

        def act() -> None:
            self.when_idle(self._show_nothing)
            self._program.opener.open_sample()

        self._when_free(act)

    # Out of sight, while the demo is shown

    def park(self) -> None:
        """Puts what is open out of sight, for something that is only looked at."""
        if self.parked is None and self._session.area_file is not None:
            self.parking.emit()
            self.parked = Parked(
                self._session.copied(),
                self.place,
                replace(self.aside, parts=parts_of(self._program, self.aside)),
                self.work.log(),
                self.saved_files,
                self.modified,
            )
            self.place = Place()  # its right to write is kept
        self._put(Session(), Place(), Aside(), ())
        QTimer.singleShot(0, self, self.work.set_clean)

    @Slot()
    def go_back(self) -> None:
        """Brings the project back, after the question about what was made meanwhile."""
        if self.parked is not None:
            self._when_free(lambda: self.when_idle(self._unpark))

    def _unpark(self) -> None:
        of, self.parked = self.parked, None
        if of is None:
            return
        self._messages.clear(PARKED)
        self._put(of.session, of.place, of.aside, of.log)
        self.saved_files = of.saved_files
        self.work.set_clean(unsaved=of.modified)
        self.unparked.emit()
        QTimer.singleShot(0, self, lambda: self.work.set_clean(unsaved=of.modified))

    def offer_to_go_back(self) -> None:
        """Says that the project is there, and brings it back at a click."""
        if self.parked is not None:
            self._messages.show_message(
                Message(
                    self.tr("What was open before the demo is kept."),
                    topic=PARKED,
                    action=self.tr("Back to it"),
                    on_action=self.go_back,
                )
            )

    def restore(self, part: Any) -> None:
        """Gives a part of the window what the project holds of it, if it does."""
        name = getattr(part, "saved_name", "")
        values = self.aside.parts.get(name)
        if not name or values is None:
            return
        was_modified = self.modified
        refused = restore_part(part, values)
        left = {of: kept for of, kept in self.aside.parts.items() if of != name}
        self.aside = replace(self.aside, parts=left)
        if not was_modified:
            self.work.set_clean()
        if refused:
            text = self.tr("Part of the project cannot be shown: {0}.").format(name)
            self._messages.say(text, topic=TOPIC)

    def _tell_waiting(self, loaded: Loaded) -> None:
        self._messages.clear(WAITING)
        waiting, records = loaded.revived.waiting, self.aside.records
        if records is None and not waiting:
            return
        again = None
        if records is not None:
            text = self.tr("The records of this project were not found: {0}.")
            text = text.format(records.path.name)
            if isinstance(records.path, DatabaseTable):
                text = self.tr("The database of this project is not connected: {0}.")
                text, again = text.format(records.path), partial(self.find_records, records.path)
            hint = self.tr("Runs that wait for them: {0}; they stay in the project.").format(
                numbers.count(len(waiting))
            )
        else:
            text = self.tr("Runs that cannot be shown: {0}.").format(numbers.count(len(waiting)))
            hint = str(waiting[0][1].message)
        self._messages.show_message(
            Message(
                text,
                hint,
                WARNING,
                WAITING,
                choices=(
                    *(
                        ((self.tr("Connect"), self.tr("Try again to reach the database"), again),)
                        if again
                        else ()
                    ),
                    (
                        self.tr("Find records …"),
                        self.tr("Choose the file where it is now"),
                        self.ask_for_records,
                    ),
                ),
            )
        )

    @Slot()
    def ask_for_records(self) -> None:
        """Lets the user say where the project's records are now."""
        path = ask_for_file(
            self._window,
            self._program.settings,
            RECORDS,
            self.tr("Find records"),
            self.tr("Files of records ({0});;All files (*)").format(pattern(RECORDS)),
        )
        if path is not None:
            self.find_records(path)

    def find_records(self, place: RecordsPlace) -> None:
        """Opens the project's waiting runs with the records from another place."""
        project = self.project()
        steps = with_records(self.path or Path(), project, place)
        of = _Opening(self.path, self.place.stamp, unsaved=True, same=True)
        self._start(place.name, steps, of)

    # Before anything is lost

    def when_safe(self, act: Callable[[], None]) -> None:
        """Acts at once, or after the question about what is not saved."""
        if not self.modified:
            act()
            return
        if questions.is_open(self.question):
            self.question.raise_()
            return
        busy = self._program.jobs.current
        self.question = questions.ask_to_save(
            self._window,
            self.name,
            self.work.in_words(),
            "" if busy is None else busy.title,
            (lambda: self.save(lambda: self.when_safe(act)), act),
        )

    def may_close(self) -> bool:
        """Whether the window may close now; asks, and closes it later, where it may not."""
        if self._leaving:
            return True
        if not self.quiet.idle:  # it is being saved
            self._leave_when_saved = True
            return False
        parked = self.parked is not None and self.parked.modified
        if self.modified or parked:
            self.when_safe(self._leave)
            return False
        return True

    def _leave(self) -> None:
        """Closes the window; what is out of sight and not saved comes back and is asked about."""
        if self.parked is not None and self.parked.modified:
            self._unpark()
            QTimer.singleShot(0, self, lambda: self.when_safe(self._leave))
            return
        self.leave()

    def leave(self) -> None:
        """Closes the window without a question."""
        self._leaving = True
        self._window.close()

    @Slot()
    def _release(self) -> None:
        self._free.stop()
        self.place.release()
        if self.parked is not None:
            self.parked.place.release()

    def adopt(self, other: ProjectKeeper) -> None:
        """Takes over the project of a window that goes, and its lock."""
        modified, other._leaving = other.modified, True
        self.place, other.place = other.place, Place()
        self.parked, other.parked = other.parked, None
        self.aside, self.saved_files = other.aside, other.saved_files
        log = other.work.log()
        self.offer_to_go_back()

        def settle() -> None:  # once the other parts and the history have what they need
            self.work.begin(log)
            self.work.set_clean(unsaved=modified)
            self._watch()

        settle()
        QTimer.singleShot(0, self, settle)
