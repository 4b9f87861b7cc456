"""Puts answers where all panels see them, and brings back what was there before."""

from __future__ import annotations

from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.checks import Checks
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question

QUICK_SECONDS = 1.0
"""What takes less is answered by itself."""


class Answers:
    """What is shown of a question."""

    def __init__(self, state: UniquenessState) -> None:
        self._state = state
        self._refused: Question | None = None
        self._before: tuple[Lattice | None, Examination | None] = (None, None)

    def show_known(self) -> bool:
        """Shows the answer if it is known; whether it is."""
        state, question = self._state, self._state.question
        shown = state.examination
        if shown is not None and shown.question.is_like(question):
            state.set_outdated(False)
            return True
        known = next((of for of in state.tried if of.question.is_like(question)), None)
        if known is None:
            return False
        state.show_counting(known.lattice)
        state.show_examination(known)
        return True

    def outdate(self) -> None:
        """What is shown, if anything, answers an earlier question."""
        shown, question = self._state.examination, self._state.question
        self._state.set_outdated(shown is not None and not shown.question.is_like(question))

    def begin(self) -> None:
        """Something is counted from now on."""
        self._before = (self._state.counting, self._state.examination)
        self._state.set_working(True)

    def take(self, examination: Examination) -> None:
        """All is counted."""
        self._state.show_counting(examination.lattice)
        self._state.show_examination(examination)
        self._state.keep_tried(examination)

    def put_back(self) -> None:
        """What was there before it began is there again."""
        counting, examination = self._before
        if self._state.counting is not counting:
            self._state.show_counting(counting)
            self._state.show_examination(examination)

    # What is begun without being asked for

    def refuse(self, question: Question | None) -> None:
        """A question that was cancelled or failed is not begun by itself again; None: all are."""
        self._refused = question

    @property
    def refused(self) -> bool:
        """Whether the question as it is now is not begun by itself."""
        return self._refused is not None and self._refused.is_like(self._state.question)

    def are_quick(self, checks: Checks) -> bool:
        """Whether the answer takes so little time that it is begun by itself."""
        last = self._state.tried[-1].seconds if self._state.tried else 0.0
        if checks.asks or self.refused:
            return False
        # Much less than the last one: then it does not matter how long that took.
        return checks.seconds < QUICK_SECONDS / 5 or max(checks.seconds, last) < QUICK_SECONDS
