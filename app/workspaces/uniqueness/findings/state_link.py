"""What the panels of findings ask of the state, in steps that can be undone."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from app.workspaces.uniqueness.state import UniquenessState
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import Recode


class StateLink:
    """Changes the question and has it answered."""

    def __init__(self, state: UniquenessState) -> None:
        self._state = state

    def recode(self, recode: Recode) -> None:
        """Recodes one variable, and counts again."""
        self.answer(self._state.question.recoded(recode))

    def leave_out(self, name: str) -> None:
        """Asks without a variable, and counts again; the last one stays."""
        question = self._state.question
        left = tuple(of for of in question.variables if of != name)
        if left and left != question.variables:
            self.answer(question.with_variables(left))

    def answer(self, question: Question) -> None:
        """Asks something, and counts; each click is undone by itself."""
        self._state.ask(question, "")
        self._state.run_requested.emit()

    def answer_soon(self, question: Question) -> None:
        """The same when the events at hand are dealt with."""
        QTimer.singleShot(0, self._state, lambda: self.answer(question))

    def look_at(self, mask: int, of: Lattice) -> None:
        """Looks at a combination of what is shown, in the terms of what was counted last."""
        counted = self._state.counting or of
        names = [name for i, name in enumerate(of.names) if mask >> i & 1]
        if set(names) <= set(counted.names):
            self._state.choose(sum(1 << counted.names.index(name) for name in names))

    def looked_at(self, of: Lattice) -> int:
        """The combination that is looked at, in the terms of what is shown; 0 if it has none."""
        counted, mask = self._state.counting or of, self._state.chosen
        names = [name for i, name in enumerate(counted.names) if mask >> i & 1]
        if not set(names) <= set(of.names):
            return 0
        return sum(1 << of.names.index(name) for name in names)
