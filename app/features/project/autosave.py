"""Unsaved work in a file aside, every two minutes and after each run; and what a crash left there.

The files are in the user's folder of the program, readable by nobody else. Like projects they hold
no record. They are small: areas are read again from the project, or from where they came from.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Slot

from app.features.project import questions
from app.features.project.keeper import ProjectKeeper
from app.features.project.leaving import Leaving
from app.features.project.opening import Opening
from app.features.project.parking import Parking
from app.features.project.work import Moment
from app.frame.program import Program
from app.kit import numbers
from app.kit.derived import same
from app.kit.messages import WARNING, Message
from app.kit.quiet import QuietJobs
from core.errors import VbasError
from core.io.atomic import dead_process, mark_of_process
from core.io.project import Project, summary_of, write_project
from core.io.project.model import SUFFIX
from core.steps import Steps

TOPIC, LEFT = "autosave", "left work"
EVERY_MS = 120_000
_AFTER_RUN_MS = 1_500


def autosave_folder() -> Path:
    """The user's folder for unsaved work."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "autosave"


@dataclass(frozen=True)
class Left:
    """Unsaved work of a program that has ended.

    Attributes
    ----------
    path
        The file.
    home
        The project it belongs to; None if it had no file.
    at
        When it was written.
    runs
        How many it has.
    """

    path: Path
    home: Path | None
    at: datetime
    runs: int


def left_behind(folder: Path) -> tuple[Left, ...]:
    """What programs that are no longer there left, the newest first."""
    found = []
    for path in folder.glob(f"*{SUFFIX}"):
        if not dead_process(path.name, ""):
            continue
        try:
            summary = summary_of(path)
        except VbasError:
            continue
        at = datetime.fromtimestamp(path.stat().st_mtime)
        found.append(Left(path, summary.home, at, len(summary.runs)))
    return tuple(sorted(found, key=lambda of: of.at, reverse=True))


class Autosave(QObject):
    """Keeps unsaved work aside, and offers what a crash left."""

    def __init__(self, program: Program, folder: Path) -> None:
        super().__init__(program.window)
        keeper, parking = program.part(ProjectKeeper), program.part(Parking)
        self._program, self._keeper, self._folder = program, keeper, folder
        self._written: Moment | None = None
        self._recovered: Path | None = None
        self._parked: list[Path] = []
        self._numbers = count(1)
        self._wanted = 0
        self._stays = False
        self.question: Any = None
        self.quiet = QuietJobs(self)
        self.path = self._new_path()
        self.every = QTimer(self, interval=EVERY_MS)
        self.every.timeout.connect(self.write)
        self.every.start()
        self._soon = QTimer(self, singleShot=True, interval=_AFTER_RUN_MS)
        self._soon.timeout.connect(self.write)
        program.session.runs_changed.connect(self._soon.start)
        keeper.saved.connect(self.forget)
        keeper.discarded.connect(self.forget)
        parking.parking.connect(self._park)
        parking.unparked.connect(self._unpark)
        program.window.closing.connect(self._close)

    def _new_path(self) -> Path:
        return self._folder / f"{mark_of_process()}-{id(self):x}-{next(self._numbers)}{SUFFIX}"

    @Slot()
    def write(self) -> None:
        """Writes the file, if there is anything new that is not saved."""
        if self._keeper.turns.busy or not self.quiet.idle:
            self._soon.start()
            return
        moment = self._keeper.work.now()
        if not self._keeper.modified or moment.is_like(self._written):
            return
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            os.chmod(self._folder, 0o700)
        project = self._project()
        path, wanted = self.path, self._wanted
        base = self._base(project)
        shapes = base is None and any(not of.source.path.exists() for of in project.area_files)

        def steps() -> Steps[None]:
            yield from write_project(project, path, shapes=shapes, base=base, private=True)
            if self._wanted != wanted:  # saved, or given up, while it was written
                path.unlink(missing_ok=True)

        self.quiet.ask("autosave", steps, lambda _: self._on_written(moment, path), self._fail)

    def _fail(self, error: Exception) -> None:
        """Says once that nothing is kept aside."""
        if not isinstance(error, VbasError):
            raise error
        text = self.tr("Unsaved work cannot be kept aside: save it yourself.")
        messages = self._program.window.map_panel.messages
        messages.show_message(Message(text, error.message, WARNING, TOPIC))

    def _project(self) -> Project:
        project, home = self._keeper.project(), self._keeper.path
        return replace(project, home=None if home is None else home.resolve())

    def _base(self, project: Project) -> Path | None:
        """The project file, if it holds the same areas."""
        keeper = self._keeper
        same_files = same(tuple(project.area_files), tuple(keeper.saved_files))
        there = keeper.path is not None and keeper.path.exists() and not keeper.place.replaced()
        return keeper.path if same_files and there else None

    def _on_written(self, moment: Moment, path: Path) -> None:
        if path != self.path:  # of what is out of sight now
            return
        self._written = moment
        self._program.window.map_panel.messages.clear(TOPIC)
        if self._recovered is not None:  # what it held is in the new file
            self._recovered.unlink(missing_ok=True)
            self._recovered = None

    @Slot()
    def forget(self) -> None:
        """The work is saved, or not wanted."""
        self._wanted += 1
        self.quiet.forget()
        for path in (self.path, self._recovered):
            if path is not None:
                path.unlink(missing_ok=True)
        self._recovered, self._written = None, None

    @Slot()
    def _park(self) -> None:
        """What was written stays for what is out of sight now; another file begins."""
        self.write()
        self._parked = [of for of in (self.path, self._recovered) if of is not None]
        self.path, self._recovered, self._written = self._new_path(), None, None

    @Slot()
    def _unpark(self) -> None:
        self.forget()
        if self._parked:
            self.path, *recovered = self._parked
            self._recovered = recovered[0] if recovered else None
            self._parked = []
        self._soon.start()

    def adopt(self, other: Autosave) -> None:
        """Takes over what a window that goes has kept of a project out of sight."""
        self._parked, other._parked = other._parked, []

    def leave(self) -> None:
        """Ends the program without a question: what is not saved is offered at the next start."""
        self._keeper.turns.finish()
        self.write()
        self._stays = True
        self.quiet.finish()
        self._program.part(Leaving).leave()

    @Slot()
    def _close(self) -> None:
        self.every.stop()
        self._soon.stop()
        self.quiet.close()
        if self._stays:
            return
        if not self._keeper.modified or self._program.part(Leaving).leaving:
            self.forget()
            for path in self._parked:
                path.unlink(missing_ok=True)

    # After a crash

    def offer(self, otherwise: Callable[[], None] = lambda: None) -> bool:
        """Asks what becomes of the newest work that a crash left; False if there is none.

        ``otherwise`` is done if nothing is recovered.
        """
        left = self._left()
        if not left:
            return False
        lines = [self._line(left[0])]
        if len(left) > 1:
            more = self.tr("Older work that was left, and is offered next: {0}.")
            lines.append(more.format(numbers.count(len(left) - 1)))
        self.question = questions.ask_to_recover(
            self._program.window,
            lines,
            (
                lambda: self._recover(left[0]),
                lambda: self._discard(left[0], otherwise),
                otherwise,
            ),
        )
        return True

    def _left(self) -> tuple[Left, ...]:
        own = (self._recovered, *self._parked)
        return tuple(of for of in left_behind(self._folder) if of.path not in own)

    def mention(self) -> None:
        """Says that there is work which a crash left, and offers it at a click."""
        left = self._left()
        if left:
            self._program.window.map_panel.messages.show_message(
                Message(
                    self.tr("There is work that was not saved: {0}").format(self._line(left[0])),
                    topic=LEFT,
                    action=self.tr("Recover …"),
                    on_action=self._offer_again,
                )
            )

    def _offer_again(self) -> None:
        self.offer()

    def _line(self, of: Left) -> str:
        name = self.tr("Unnamed project") if of.home is None else of.home.stem
        return self.tr("“{name}”, {when}: {runs}").format(
            name=name,
            when=numbers.moment(of.at),
            runs=numbers.count(of.runs, self.tr("runs")),
        )

    def _recover(self, of: Left) -> None:
        def then() -> None:
            self._recovered = of.path
            self.mention()

        self._program.window.map_panel.messages.clear(LEFT)
        self._program.part(Opening).recover(of.path, of.home, then, self.mention)

    def _discard(self, of: Left, otherwise: Callable[[], None]) -> None:
        of.path.unlink(missing_ok=True)
        if not self.offer(otherwise):
            otherwise()
