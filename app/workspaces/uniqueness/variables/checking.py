"""Looks at the question in the background: what there is to say before it is answered."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.kit.background import Background
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.checks import Checks, checks_of

_TOPIC = "uniqueness: checks"


class Checking(QObject):
    """Keeps what was said last.

    Signals
    -------
    checked(Checks)
        What there is to say of the question as it is now.
    """

    checked = Signal(object)

    def __init__(self, background: Background, state: UniquenessState) -> None:
        super().__init__(state)
        self._background, self._state = background, state
        self._checks: Checks | None = None

    @property
    def checks(self) -> Checks | None:
        """What there is to say of the question as it is now; None while that is not known."""
        checks, state = self._checks, self._state
        known = checks is not None and checks.are_about(state.distinct, state.question)
        return checks if known else None

    def check(self) -> None:
        """Looks at the question, if its variables are counted."""
        distinct, question = self._state.distinct, self._state.question
        there = set() if distinct is None else {of.name for of in distinct.variables}
        if distinct is not None and there.issuperset(question.variables):
            self._background.ask(_TOPIC, lambda: checks_of(distinct, question), self._take)

    @Slot(object)
    def _take(self, checks: Checks) -> None:
        self._checks = checks
        if self.checks is not None:
            self.checked.emit(checks)
