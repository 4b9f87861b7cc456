"""Saving: to the project's file or another, one save after another, nothing of others lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.features.project import questions
from app.features.project.beside import Beside, nowhere_else, write_beside
from app.features.project.keeper import TOPIC, ProjectKeeper
from app.features.project.place import Place
from app.features.project.work import Moment
from app.frame.program import Program
from app.kit.file_dialogs import ask_where
from app.kit.messages import ERROR, WARNING, Message
from core.errors import VbasError
from core.io.project import Project, ProjectLock, saved_at, write_project
from core.io.project.model import SUFFIX
from core.steps import Steps

FOLDER = "project"


def nothing() -> None:
    """What is done when it is saved, where there is nothing to do."""


class Saving(QObject):
    """Saves the project that is open.

    Signals
    -------
    asked()
        It is about to be saved.
    given_up()
        It was not: the user said so, or it could not be written.
    """

    asked = Signal()
    given_up = Signal()

    def __init__(self, program: Program, keeper: ProjectKeeper) -> None:
        super().__init__(program.window)
        self._program, self._keeper = program, keeper
        self._window, self._messages = program.window, program.window.map_panel.messages
        self._without: tuple[Any, ...] = ()

    @Slot()
    def save(self, then: Callable[[], None] = nothing) -> None:
        """Saves to the project's file, or asks where; ``then`` is done once it is safe."""
        self.asked.emit()
        keeper = self._keeper
        if keeper.path is None or keeper.read_only:
            self.save_as(then)
        else:
            self.save_to(keeper.path, then)

    @Slot()
    def save_as(self, then: Callable[[], None] = nothing) -> None:
        """Asks where to save."""
        path = ask_where(
            self._window,
            self._program.settings,
            FOLDER,
            self.tr("Save project"),
            f"{self._keeper.name}{SUFFIX}",
            self.tr("Projects (*{0})").format(SUFFIX),
            only=True,
        )
        if path is not None:
            self.save_to(path, then)

    def save_to(self, path: Path, then: Callable[[], None] = nothing) -> None:
        """Saves to a file, in the background; one save after another."""
        self._keeper.when_idle(lambda: self._save_now(path.resolve(), then))

    def _save_now(self, path: Path, then: Callable[[], None]) -> None:
        keeper = self._keeper
        own = path == keeper.path
        place = keeper.place if own else Place.of(path)
        if not place.take():
            self.say_locked(path)
            self.given_up.emit()
            keeper.look()
        elif own and place.replaced():
            keeper.question = questions.ask_about_other(
                self._window,
                path.name,
                (lambda: self.save_as(then), lambda: self._write(place, then)),
            )
        else:
            self._ask_beside(place, then)

    # What no project may hold

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
        self._keeper.question = questions.ask_about_beside(
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

        self._keeper.quiet.ask(
            TOPIC, lambda: write_beside(things, path), go_on, partial(self._fail, place)
        )

    def _write_without(
        self, place: Place, things: tuple[Beside, ...], then: Callable[[], None]
    ) -> None:
        """Saves without them; of the same things it is not asked again."""
        self._without = tuple(of.value for of in things)
        self._write(place, then)

    # Writing

    def _write(self, place: Place, then: Callable[[], None]) -> None:
        path, keeper = place.path, self._keeper
        assert path is not None
        moment, project = keeper.work.now(), keeper.project()

        def steps() -> Steps[str]:
            yield from write_project(project, path)
            return saved_at(path)

        keeper.quiet.ask(
            TOPIC,
            steps,
            lambda stamp: self._on_saved(place, stamp, project, moment, then),
            partial(self._fail, place),
        )
        self._window.statusBar().showMessage(self.tr("Saving {0} …").format(path.name))

    def _on_saved(
        self, place: Place, stamp: str, project: Project, at: Moment, then: Callable[[], None]
    ) -> None:
        path, keeper = place.path, self._keeper
        assert path is not None
        if place is not keeper.place:
            keeper.place.release()
            keeper.place = place
        place.stamp = stamp
        keeper.work.set_saved(at)
        self._window.statusBar().showMessage(self.tr("{0} is saved.").format(path.name), 5000)
        self._messages.clear(TOPIC)
        keeper.saved_files = project.area_files
        keeper.remember(path)
        keeper.look()
        keeper.saved.emit()
        then()
        keeper.go_on_soon()

    # What is not saved

    def _give_up(self, place: Place) -> None:
        if place is not self._keeper.place:
            place.release()
        self.given_up.emit()

    def _fail(self, place: Place, error: Exception) -> None:
        self._give_up(place)
        self._window.statusBar().clearMessage()
        self._keeper.go_on_soon()
        if not isinstance(error, VbasError):
            raise error
        self._offer_save_as(error.message, error.hint, ERROR)

    def say_locked(self, path: Path) -> None:
        """Says why nothing can be saved there, and offers another place."""
        if ProjectLock(path).elsewhere:
            text = self.tr("{0} is open in another VBAS.").format(path.name)
        else:
            text = self.tr("{0} cannot be written: its folder is gone, or may not be changed.")
            text = text.format(path.name)
        hint = self.tr("Save under another name: nothing of yours is lost.")
        self._offer_save_as(text, hint, WARNING)

    def say_older(self, path: Path) -> None:
        """Says what a file of an older format tells, and saves it anew at a click."""
        text = self.tr("{0} was saved by an earlier VBAS: it still holds exact counts of records.")
        hint = self.tr(
            "Saved again, it has them in steps of k only. Copies of it stay as they are."
        )
        self._messages.show_message(
            Message(
                text.format(path.name),
                hint,
                WARNING,
                TOPIC,
                action=self.tr("Save again"),
                on_action=self.save,
            )
        )

    def _offer_save_as(self, text: Any, hint: Any, kind: str) -> None:
        words = self.tr("Save as …")
        self._messages.show_message(
            Message(text, hint, kind, TOPIC, action=words, on_action=self.save_as)
        )
