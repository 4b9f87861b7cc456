"""The project that is open: where it is saved, whether it is, and what is put in its place.

What is done with it has a file each: `saving`, `opening`, `finding` (records that have moved),
`sharing` (with other programs), `leaving` (the question before anything is lost) and `parking` (the
demo).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.features.project.contents import Aside, clear_part, project_of, restore_part
from app.features.project.place import Place
from app.features.project.work import Work
from app.frame.program import Program
from app.frame.session import Session
from app.kit.quiet import QuietJobs
from app.kit.turns import Turns
from core.io.areas import AreaFile
from core.io.project import Project

TOPIC, WAITING = "project", "project records"
LAST = "last/project"
_OF_WHAT_WAS_OPEN = (TOPIC, WAITING, "closed")
_LOOK_MS = 150
"""Until the title says whether anything is not saved."""


class ProjectKeeper(QObject):
    """The project that is open, or the work that has no file yet.

    Signals
    -------
    changed()
        It is another project, or has been saved; or something changed since.
    saved(), discarded()
        The work is safe in its file; something else has taken its place.
    idle_again()
        Nothing is being saved or put into the window any more.
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
    question
        The last that was asked.
    quiet, turns
        Saving, and putting something else into the window.
    """

    changed = Signal()
    saved = Signal()
    discarded = Signal()
    idle_again = Signal()
    opened = Signal(object)

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self._window, self._messages = program.window, program.window.map_panel.messages
        self.place = Place()
        self.aside = Aside()
        self.saved_files: tuple[AreaFile, ...] = ()
        self.quiet, self.turns = QuietJobs(self), Turns(program.window)
        self.work = Work(program, self)
        self.question: Any = None
        self._next: list[Callable[[], None]] = []
        self._was_modified = False
        self._soon = QTimer(self, singleShot=True, interval=_LOOK_MS)
        self._soon.timeout.connect(self.look)
        self._follow()
        self._show_title()

    def _follow(self) -> None:
        program, window = self._program, self._window
        self.work.changed.connect(self._soon.start)
        self._session.areas_changed.connect(lambda _: self._show_title())
        program.opener.replacing.connect(self._before_files)
        program.opener.replaced.connect(self._after_files)
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
    def idle(self) -> bool:
        """Whether nothing is being saved, or put into the window."""
        return self.quiet.idle and not self.turns.busy

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
    def look(self) -> None:
        """Shows by the title whether anything is not saved."""
        if self.turns.busy:
            self._soon.start()
            return
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
        if self.turns.busy:
            return
        if self.path is None and self._session.area_file is None:
            title = "VBAS"
        else:
            read_only = f" ({self.tr('read-only')})" if self.read_only else ""
            title = f"{self.name}[*]{read_only} – VBAS"
        self._window.setWindowTitle(title)
        self._window.setWindowModified("[*]" in title and self.modified)

    def project(self) -> Project:
        """Everything that is in the window."""
        return project_of(self._program, self.aside, self.work.log())

    def remember(self, path: Path) -> None:
        """It is the project that the next start opens."""
        self._program.settings.kept[LAST] = str(path)
        self.opened.emit(path)

    # One thing after another

    def when_idle(self, act: Callable[[], None]) -> None:
        """Acts once nothing is being saved or put into the window: at once, or later."""
        self._next.append(act)
        self._go_on()

    @Slot()
    def go_on_soon(self) -> None:
        """Does what waited, outside of what has just ended."""
        QTimer.singleShot(0, self, self._go_on)

    @Slot()
    def _go_on(self) -> None:
        while self._next and self.idle:
            self._next.pop(0)()
        if self.idle:
            self.idle_again.emit()

    # Something else in the window

    def put(
        self,
        session: Session,
        place: Place,
        aside: Aside,
        log: tuple[str, ...],
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Puts something else into the window, turn by turn: nothing stays of what was there.

        ``then`` is done when it stands there; whoever cannot wait calls ``turns.finish``.
        """
        if place is not self.place:
            self.place.release()
        self.place, self.aside, self.saved_files = place, aside, ()

        def end() -> None:
            self.work.begin(log)
            then()
            self.look()
            self.go_on_soon()

        self.turns.begin(self._pieces(session), end)

    def _pieces(self, session: Session) -> Iterator[None]:
        for topic in _OF_WHAT_WAS_OPEN:
            self._messages.clear(topic)
        for part in tuple(self._program.parts.values()):
            clear_part(part)
            yield
        yield from self._session.adopting(session)
        for part in tuple(self._program.parts.values()):
            self._restore(part)
            yield

    def restore(self, part: Any) -> None:
        """Gives a part of the window what the project holds of it, if it does."""
        was_modified = self.modified
        if self._restore(part) and not was_modified:
            self.work.set_clean()

    def _restore(self, part: Any) -> bool:
        name = getattr(part, "saved_name", "")
        values = self.aside.parts.get(name)
        if not name or values is None:
            return False
        refused = restore_part(part, values)
        left = {of: kept for of, kept in self.aside.parts.items() if of != name}
        self.aside = replace(self.aside, parts=left)
        if refused:
            text = self.tr("Part of the project cannot be shown: {0}.").format(name)
            self._messages.say(text, topic=TOPIC)
        return True

    @Slot()
    def _release(self) -> None:
        self.place.release()

    def adopt(self, other: ProjectKeeper) -> None:
        """Takes over the project of a window that goes, and its lock."""
        other.turns.finish()
        modified = other.modified
        self.place, other.place = other.place, Place()
        self.aside, self.saved_files = other.aside, other.saved_files
        log = other.work.log()

        def settle() -> None:  # once the other parts and the history have what they need
            self.work.begin(log)
            self.work.set_clean(unsaved=modified)
            self.look()

        settle()
        QTimer.singleShot(0, self, settle)
