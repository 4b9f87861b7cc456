"""Keeps the project: where it is saved, whether it is, and what asks before anything is lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.features.project import questions
from app.features.project.contents import (
    Aside,
    Loaded,
    aside_of,
    load,
    project_of,
    restore_part,
    session_of,
    with_records,
    without_records,
)
from app.frame.names import WORKSPACES
from app.frame.program import Program
from app.frame.session import BASELINE, RunEntry
from app.kit import numbers
from app.kit.derived import same
from app.kit.file_dialogs import ask_for_file, ask_where
from app.kit.messages import ERROR, WARNING, Message
from app.kit.quiet import QuietJobs
from app.kit.state import State
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.file_kinds import RECORDS, pattern
from core.io.project import Project, ProjectLock, write_project
from core.io.project.model import SUFFIX
from core.steps import Steps

TOPIC, WAITING = "project", "project records"
FOLDER = "project"
LAST = "last/project"
_LONGEST_LOG = 2_000
_LOOK_MS = 150
"""Until the title says whether anything is not saved."""


class ProjectKeeper(QObject):
    """The project that is open, or the work that has no file yet.

    Signals
    -------
    changed()
        It is another project, or has been saved; or something changed since.
    saved(), discarded()
        The work is safe in its file; it is not wanted.
    opened(Path)
        A project file was opened or saved: it belongs among the recent ones.

    Attributes
    ----------
    path
        The project file; None as long as it has none.
    read_only
        Whether another program holds the file.
    aside
        What the file holds that cannot be shown now.
    saved_files
        The area files that the project file holds.
    """

    changed = Signal()
    saved = Signal()
    discarded = Signal()
    opened = Signal(object)
    _areas_read = Signal(object)  # from the job's thread

    adopts_first = False

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self._window, self._messages = program.window, program.window.map_panel.messages
        self.path: Path | None = None
        self.read_only = False
        self.aside = Aside()
        self.saved_files: tuple[AreaFile, ...] = ()
        self.quiet = QuietJobs(self)
        self._lock: ProjectLock | None = None
        self._clean: tuple[Any, ...] = ()
        self._edited = False
        self._log: tuple[str, ...] = ()
        self._leaving = self._leave_when_saved = False
        self._was_modified = False
        self.question: Any = None
        self._soon = QTimer(self, singleShot=True, interval=_LOOK_MS)
        self._soon.timeout.connect(self._look)
        self._follow()
        self._clean = self.mark()
        self._show_title()

    def _follow(self) -> None:
        program, window = self._program, self._window
        self._session.changed.connect(self._soon.start)
        self._session.areas_changed.connect(lambda _: self._show_title())
        program.history.indexChanged.connect(self._soon.start)
        program.history.edits_forgotten.connect(self._note_edits)
        program.opener.replacing.connect(self._before_files)
        program.opener.replaced.connect(self._after_files)
        program.opener.project_found.connect(self.open)
        self._areas_read.connect(program.opener.show_areas_first)
        window.may_close = self.may_close
        window.closing.connect(self.quiet.close)
        window.closing.connect(self._release)

    # Whether anything is not saved

    def mark(self) -> tuple[Any, ...]:
        """What would be lost: of values that are replaced, never changed."""
        runs = tuple((of.number, of.name, of.starred, of.run) for of in self.own_runs())
        files: tuple[Any, ...] = ()
        if self.path is not None:
            records = None if self._session.records is None else self._session.records.path
            files = (self._session.area_file, dict(self._session.levels), records)
        made = (part for part in self._program.parts.values() if isinstance(part, State))
        outcomes = tuple(
            getattr(part, name)
            for part in sorted(made, key=lambda of: of.saved_name)
            for name in part.outcomes
            if getattr(part, name)
        )
        return (runs, files, outcomes)

    def own_runs(self) -> list[RunEntry]:
        """Runs that the user made: not those that are made for every study."""
        return [of for of in self._session.runs if of.kind != BASELINE and not of.automatic]

    @property
    def modified(self) -> bool:
        """Whether there is work that no file holds."""
        if self._edited or not self._program.history.isClean():
            return True
        return not same(self.mark(), self._clean)

    @property
    def leaving(self) -> bool:
        """Whether the window closes with the user's knowledge."""
        return self._leaving

    def _set_clean(self) -> None:
        self._edited = False
        self._program.history.setClean()
        self._clean = self.mark()
        self._look()

    @Slot(object)
    def _note_edits(self, done: tuple[str, ...]) -> None:
        """Edits that were not saved can no longer be undone: they are work all the same."""
        self._edited = self._edited or not self._program.history.isClean()
        self._log = (*self._log, *done)

    @Slot()
    def _before_files(self) -> None:
        self._was_modified = self.modified

    @Slot()
    def _after_files(self) -> None:
        """What was only opened is no work."""
        if self.path is None and not self._was_modified:
            self._set_clean()
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
        self._window.setWindowModified(self.modified)

    # Saving

    def project(self) -> Project:
        """Everything that is in the window."""
        log = (*self._log, *self._program.history.done())[-_LONGEST_LOG:]
        return project_of(self._program, self.aside, log)

    @Slot()
    def save(self, then: Callable[[], None] = lambda: None) -> None:
        """Saves to the project's file, or asks where; ``then`` is done once it is safe."""
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
        """Saves to a file, in the background."""
        lock = self._lock if self._lock is not None and path == self.path else ProjectLock(path)
        if not lock.take():
            self._say_locked(path)
            return
        mark, index = self.mark(), self._program.history.index()
        project = self.project()
        self.quiet.ask(
            TOPIC,
            lambda: write_project(project, path),
            lambda _: self._on_saved(path, lock, project, mark, index, then),
            lambda error: self._fail_to_save(error, lock),
        )
        self._window.statusBar().showMessage(self.tr("Saving {0} …").format(path.name))

    def _on_saved(
        self,
        path: Path,
        lock: ProjectLock,
        project: Project,
        mark: tuple[Any, ...],
        index: int,
        then: Callable[[], None],
    ) -> None:
        if self._lock is not lock:
            self._release()
            self._lock = lock
        first, self.path, self.read_only = self.path is None, path, False
        self._clean = self.mark() if first or same(mark, self.mark()) else mark
        self._edited = False
        if index == self._program.history.index():
            self._program.history.setClean()
        self._window.statusBar().showMessage(self.tr("{0} is saved.").format(path.name), 5000)
        self._messages.clear(TOPIC)
        self.saved_files = project.area_files
        self._remember(path)
        self._look()
        self.saved.emit()
        then()
        if self._leave_when_saved:
            self._leave_when_saved = False
            self._window.close()

    def _fail_to_save(self, error: Exception, lock: ProjectLock) -> None:
        if lock is not self._lock:
            lock.release()
        self._window.statusBar().clearMessage()
        self._leave_when_saved = False
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_message(
            Message(
                error.message,
                error.hint,
                ERROR,
                TOPIC,
                action=self.tr("Save as …"),
                on_action=self.save_as,
            )
        )

    def _say_locked(self, path: Path) -> None:
        text = self.tr("{0} is open in another VBAS, or cannot be written.").format(path.name)
        self._messages.show_message(
            Message(
                text,
                self.tr("Save under another name: nothing of yours is lost."),
                WARNING,
                TOPIC,
                action=self.tr("Save as …"),
                on_action=self.save_as,
            )
        )

    def _remember(self, path: Path) -> None:
        self._program.settings.kept[LAST] = str(path.resolve())
        self.opened.emit(path)

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
        self.when_safe(lambda: self.load(path))

    def load(self, path: Path) -> None:
        """Reads a project file as a job, and puts it into the place of what is in the window."""
        self._read(path.name, load(path, self._areas_read.emit), path)

    def recover(self, path: Path, home: Path | None) -> None:
        """Opens what a crash left of a project; it is not saved anywhere."""
        name = self.name if home is None else home.name
        self._read(name, load(path), home, unsaved=True)

    def _read(
        self, name: str, steps: Steps[Any], home: Path | None, *, unsaved: bool = False
    ) -> None:
        title = self.tr("Opening {0}").format(name)
        self._start(title, steps, lambda loaded: self._take(loaded, home, unsaved))

    def _start(self, title: str, steps: Steps[Any], then: Callable[[Loaded], None]) -> None:
        job = self._program.jobs.start(title, steps)
        if job is None:
            text = self.tr("Something else is under way.")
            self._messages.say(text, self.tr("Try again when it has ended."), topic=TOPIC)
            return
        job.succeeded.connect(then)
        job.failed.connect(self._fail)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_error(error, TOPIC)

    def _take(self, loaded: Loaded, home: Path | None, unsaved: bool) -> None:
        if not loaded.records_changed or not (loaded.revived.changed or loaded.revived.waiting):
            self._show(loaded, home, unsaved)
            return
        self.question = questions.ask_about_records(
            self._window,
            loaded,
            (
                lambda: self._show(loaded, home, unsaved=True),
                lambda: self._show(without_records(loaded), home, unsaved),
            ),
        )

    def _show(self, loaded: Loaded, home: Path | None, unsaved: bool) -> None:
        """Puts a project into the place of what is in the window."""
        program = self._program
        if home != self.path or self._lock is None:
            self._release()
            lock = None if home is None else ProjectLock(home)
            self.read_only = lock is not None and not lock.take()
            self._lock = None if self.read_only else lock
        self.path, self.aside, self._log = home, aside_of(loaded), loaded.project.log
        program.opener.replacing.emit()
        self._session.adopt(session_of(loaded))
        for part in tuple(program.parts.values()):
            self.restore(part)
        if loaded.project.workspace in WORKSPACES:
            program.window.show_workspace(loaded.project.workspace)
        program.opener.replaced.emit()
        program.history.clear()
        QTimer.singleShot(0, self, partial(self._settle, loaded, unsaved))

    def _settle(self, loaded: Loaded, unsaved: bool) -> None:
        """Once all that follows from a project has followed."""
        self._set_clean()
        self._edited = unsaved
        self.saved_files = () if unsaved else loaded.project.area_files
        if self.path is not None:
            self._remember(self.path)
        if self.read_only and self.path is not None:
            self._say_locked(self.path)
        self._tell_waiting(loaded)
        self._look()

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
            self._set_clean()
        if refused:
            text = self.tr("Part of the project cannot be shown: {0}.").format(name)
            self._messages.say(text, topic=TOPIC)

    def _tell_waiting(self, loaded: Loaded) -> None:
        self._messages.clear(WAITING)
        waiting, records = loaded.revived.waiting, self.aside.records
        if records is None and not waiting:
            return
        if records is not None:
            text = self.tr("The records of this project were not found: {0}.")
            text = text.format(records.path.name)
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

    def find_records(self, path: Path) -> None:
        """Opens the project's waiting runs with the records from another place."""
        project = self.project()
        steps = with_records(self.path or Path(), project, path)
        self._read(path.name, steps, self.path, unsaved=True)

    # Before anything is lost

    def when_safe(self, act: Callable[[], None]) -> None:
        """Acts at once, or after the question about what is not saved."""
        if not self.modified:
            act()
            return
        busy = self._program.jobs.current
        self.question = questions.ask_to_save(
            self._window,
            self.name,
            self._what_changed(),
            "" if busy is None else busy.title,
            (lambda: self.save(act), lambda: self._discard(act)),
        )

    def _discard(self, act: Callable[[], None]) -> None:
        self._set_clean()
        self.discarded.emit()
        act()

    def _what_changed(self) -> str:
        """What is not saved, in words."""
        known = {of[0]: of for of in self._clean[0]} if self._clean else {}
        new = [of for of in self.own_runs() if of.number not in known]
        if new:
            return numbers.count(len(new), self.tr("new runs"))
        return self.tr("settings, looks or names")

    def may_close(self) -> bool:
        """Whether the window may close now; asks, and closes it later, where it may not."""
        if self._leaving or not self.modified:
            return True
        if not self.quiet.idle:  # it is being saved
            self._leave_when_saved = True
        else:
            self.when_safe(self._leave)
        return False

    def _leave(self) -> None:
        self._leaving = True
        self._window.close()

    @Slot()
    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def adopt(self, other: ProjectKeeper) -> None:
        """Takes over the project of a window that goes, and its lock."""
        self.path, self.read_only, self.aside = other.path, other.read_only, other.aside
        self._lock, other._lock = other._lock, None
        modified, other._leaving = other.modified, True
        self._log, self.saved_files = other._log, other.saved_files
        self._set_clean()
        self._edited = modified
        self._look()
