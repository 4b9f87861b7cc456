"""Unsaved work in a file aside, every two minutes and after each run; and what a crash left there.

The files are in the user's folder of the program, readable by nobody else. Like projects they hold
no record. They are small: areas are read again from the project, or from where they came from.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Slot

from app.features.project import questions
from app.features.project.keeper import ProjectKeeper
from app.frame.program import Program
from app.kit import numbers
from app.kit.derived import same
from app.kit.quiet import QuietJobs
from core.errors import VbasError
from core.io.atomic import dead_process, mark_of_process
from core.io.project import Project, summary_of, write_project
from core.io.project.model import SUFFIX

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

    def __init__(self, program: Program, keeper: ProjectKeeper, folder: Path) -> None:
        super().__init__(program.window)
        self._program, self._keeper, self._folder = program, keeper, folder
        self._mark: tuple[Any, ...] = ()
        self._recovered: Path | None = None
        self.question: Any = None
        self.quiet = QuietJobs(self)
        self.path = folder / f"{mark_of_process()}-{id(self):x}{SUFFIX}"
        self.every = QTimer(self, interval=EVERY_MS)
        self.every.timeout.connect(self.write)
        self.every.start()
        self._soon = QTimer(self, singleShot=True, interval=_AFTER_RUN_MS)
        self._soon.timeout.connect(self.write)
        program.session.runs_changed.connect(self._soon.start)
        keeper.saved.connect(self.forget)
        keeper.discarded.connect(self.forget)
        program.window.closing.connect(self._close)

    @Slot()
    def write(self) -> None:
        """Writes the file, if there is anything new that is not saved."""
        mark = self._keeper.mark()
        if not self._keeper.modified or same(mark, self._mark) or not self.quiet.idle:
            return
        project = self._project()
        path, base = self.path, self._base(project)
        shapes = base is None and any(not of.source.path.exists() for of in project.area_files)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            os.chmod(self._folder, 0o700)
        self.quiet.ask(
            "autosave",
            lambda: write_project(project, path, shapes=shapes, base=base),
            lambda _: self._on_written(mark),
            lambda _: None,  # a full disk: saving itself will say so
        )

    def _project(self) -> Project:
        project, home = self._keeper.project(), self._keeper.path
        return replace(project, home=None if home is None else home.resolve())

    def _base(self, project: Project) -> Path | None:
        """The project file, if it holds the same areas."""
        keeper = self._keeper
        same_files = same(tuple(project.area_files), tuple(keeper.saved_files))
        return keeper.path if same_files and keeper.path is not None else None

    def _on_written(self, mark: tuple[Any, ...]) -> None:
        self._mark = mark
        if self._recovered is not None:  # what it held is in the new file
            self._recovered.unlink(missing_ok=True)
            self._recovered = None

    @Slot()
    def forget(self) -> None:
        """The work is saved, or not wanted."""
        self.quiet.forget()
        for path in (self.path, self._recovered):
            if path is not None:
                path.unlink(missing_ok=True)
        self._recovered, self._mark = None, ()

    @Slot()
    def _close(self) -> None:
        self.every.stop()
        self._soon.stop()
        self.quiet.close()
        if not self._keeper.modified or self._keeper.leaving:
            self.forget()

    # After a crash

    def offer(self) -> bool:
        """Asks what becomes of what a crash left; False if there is nothing."""
        left = left_behind(self._folder)
        if not left:
            return False
        self.question = questions.ask_to_recover(
            self._program.window,
            [self._line(of) for of in left],
            (lambda: self._recover(left[0]), lambda: self._discard(left)),
        )
        return True

    def _line(self, of: Left) -> str:
        name = self.tr("Unnamed project") if of.home is None else of.home.stem
        return self.tr("“{name}”, {when}: {runs}").format(
            name=name,
            when=numbers.moment(of.at),
            runs=numbers.count(of.runs, self.tr("runs")),
        )

    def _recover(self, of: Left) -> None:
        self._recovered = of.path
        self._keeper.recover(of.path, of.home)

    def _discard(self, left: tuple[Left, ...]) -> None:
        for of in left:
            of.path.unlink(missing_ok=True)
