"""Before anything is lost: the question, and the window that closes when it is answered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from app.features.project import questions
from app.features.project.keeper import ProjectKeeper
from app.features.project.saving import Saving
from app.frame.program import Program


class Leaving(QObject):
    """Asks before work is lost, and lets the window close.

    Attributes
    ----------
    leaving
        Whether the window closes with the user's knowledge.
    hides_work, bring_back
        Whether there is work out of sight that is not saved; brings it back. See `parking`.
    """

    def __init__(self, program: Program, keeper: ProjectKeeper, saving: Saving) -> None:
        super().__init__(program.window)
        self._program, self._keeper, self._saving = program, keeper, saving
        self._window = program.window
        self.leaving = self._when_saved = False
        self.hides_work: Callable[[], bool] = lambda: False
        self.bring_back: Callable[[], None] = lambda: None
        self._window.may_close = self.may_close
        saving.given_up.connect(self._stay)
        keeper.idle_again.connect(self._on_idle)

    def when_safe(self, act: Callable[[], None]) -> None:
        """Acts at once, or after the question about what is not saved."""
        keeper = self._keeper
        keeper.turns.finish()
        if not keeper.modified:
            act()
            return
        if questions.is_open(keeper.question):
            keeper.question.raise_()
            return
        busy = self._program.jobs.current
        keeper.question = questions.ask_to_save(
            self._window,
            keeper.name,
            keeper.work.in_words(),
            "" if busy is None else busy.title,
            (lambda: self._saving.save(lambda: self.when_safe(act)), act),
        )

    def may_close(self) -> bool:
        """Whether the window may close now; asks, and closes it later, where it may not."""
        if self.leaving:
            return True
        self._keeper.turns.finish()
        if not self._keeper.quiet.idle:  # it is being saved
            self._when_saved = True
            return False
        if self._keeper.modified or self.hides_work():
            self.when_safe(self._leave)
            return False
        return True

    def _leave(self) -> None:
        """Closes the window; what is out of sight and not saved comes back and is asked about."""
        if self.hides_work():
            self.bring_back()
            QTimer.singleShot(0, self, lambda: self.when_safe(self._leave))
            return
        self.leave()

    def leave(self) -> None:
        """Closes the window without a question."""
        self.leaving = True
        self._window.close()

    @Slot()
    def _stay(self) -> None:
        self._when_saved = False

    @Slot()
    def _on_idle(self) -> None:
        if self._when_saved:
            self._when_saved = False
            self._window.close()

    def adopt(self, other: Leaving) -> None:
        """A window that goes has nothing to ask: this one has its work."""
        other.leaving = True
