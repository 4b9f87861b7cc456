"""What the panels of the Uniqueness workspace share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.features.variables.counting import Wanted
from app.frame.history import History
from app.kit.state import State, Value
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.arrangement import IN_SETS
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.record_uniqueness.verdict import PUBLIC_SHARE, RESEARCH_SHARE

NAME = "uniqueness"


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Uniqueness", text, disambiguation, n)


NO_PATH, CHEAPEST, DEAREST = "", "cheapest", "dearest"
"""Which path through the combinations is drawn."""


@dataclass(frozen=True)
class Look:
    """How the combinations are looked at.

    Attributes
    ----------
    measure
        What they are compared by, one of `core.record_uniqueness.arrangement.MEASURES`.
    having
        Name of a variable that all combinations shown hold; "" = any.
    only_sets
        Whether only combinations with a unique record set are shown.
    path
        `NO_PATH`, or adding the `CHEAPEST` or `DEAREST` variable each time.
    """

    measure: str = IN_SETS
    having: str = ""
    only_sets: bool = False
    path: str = NO_PATH


class UniquenessState(State):
    """The question, the records it is about, and what came out.

    Attributes
    ----------
    question, columns
        What is asked; columns of the record file that are counted besides those of the scenario.
    wanted, counted
        What there is to count, None without records; what ``distinct`` was counted for.
    distinct
        The counted records; None while they must be counted.
    counting
        What is known of the combinations so far; None: nothing.
    examination
        What came out, judged by the limits; None: nothing.
    tried
        Everything that was tried, the oldest first.
    chosen
        The combination that is looked at, as a mask of the variables that were counted
        (``counting.names``); 0 = none.
    look
        How the combinations are looked at.
    working, stale
        Whether something is being counted; whether what is shown answers an earlier question.
    limits
        Shares of records in unique record sets that are allowed, 0 to 1: research, public.
    pinned
        Variables that no advice makes coarser.

    Signals
    -------
    run_requested()
        The question shall be answered now.
    """

    run_requested = Signal()

    saved_name, outcomes = NAME, ("tried",)

    columns = Value[tuple[QuasiIdentifier, ...]]((), saved_as=tuple[QuasiIdentifier, ...])
    question = Value(Question(), saved_as=Question)
    wanted = Value[Wanted | None](None, kept=False)
    counted = Value[Wanted | None](None)
    distinct = Value[DistinctRecords | None](None)
    counting = Value[Lattice | None](None)
    examination = Value[Examination | None](None, saved_as=Examination | None)
    tried = Value[tuple[Examination, ...]]((), saved_as=tuple[Examination, ...])
    chosen = Value(0)
    look = Value(Look(), kept=False)
    working = Value(False, kept=False)
    stale = Value(False)
    limits = Value((RESEARCH_SHARE, PUBLIC_SHARE), saved_as=tuple[float, float])
    pinned = Value[frozenset[str]](frozenset(), saved_as=frozenset[str])

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.when("limits", lambda _: self._judge())

    def adopt(self, other: UniquenessState) -> None:
        """Takes over what another one holds, once files and settings have come."""
        self.columns = other.columns  # the question may be about them
        super().adopt(other)

    def take_saved(self, name: str, read: Callable[[Any], Any]) -> None:
        """See `State.take_saved`; what came out is shown with its counts."""
        if name != "examination":
            super().take_saved(name, read)
        elif (found := read(Examination | None)) is not None:
            self.show_counting(found.lattice)
            self.show_examination(found)

    def clear_saved(self) -> None:
        """See `State.clear_saved`; what is counted goes with what came out."""
        self.show_counting(None)
        super().clear_saved()

    # The question

    @property
    def asked(self) -> tuple[DistinctRecords | None, Question]:
        """Which records are asked about, and what."""
        return self.distinct, self.question

    @property
    def is_counted(self) -> bool:
        """Whether all that is asked about is counted."""
        wanted, counted = self.wanted, self.counted
        if wanted is None or counted is None or not self.covers_question:
            return False
        return not wanted.file.over_all or wanted.is_met_by(counted)

    @property
    def covers_question(self) -> bool:
        """Whether the counted records tell about all variables that are asked about."""
        known = () if self.distinct is None else self.distinct.variables
        return self.distinct is not None and {of.name for of in known}.issuperset(
            self.question.variables
        )

    def ask(self, question: Question, topic: str = NAME) -> None:
        """Replaces the question, by the user's wish: this can be undone.

        Wishes of one topic that follow each other quickly are undone together; of "" never.
        """
        text = tr("change what is asked of uniqueness")
        self._history.change(self, "question", question, text, topic)

    def answer(self, question: Question) -> None:
        """Asks something, and counts; each click is undone by itself."""
        self.ask(question, "")
        self.run_requested.emit()

    def leave_out(self, name: str) -> None:
        """Asks without a variable, and counts again; the last one stays."""
        left = tuple(of for of in self.question.variables if of != name)
        if left and left != self.question.variables:
            self.answer(self.question.with_variables(left))

    def pin(self, name: str, pinned: bool) -> None:
        """Keeps a variable as it is in what is advised, or no longer: this can be undone."""
        after = self.pinned | {name} if pinned else self.pinned - {name}
        self._history.change(self, "pinned", after, tr("change what advice leaves as it is"))

    # What came out

    def show_counting(self, lattice: Lattice | None) -> None:
        """Shows what is counted so far."""
        chosen = _renamed(self.chosen, self.counting, lattice)
        self.counting = lattice
        self.chosen = chosen

    def show_examination(self, examination: Examination | None) -> None:
        """Shows what came out, judged by the limits."""
        self.examination = None if examination is None else self._judged(examination)
        self.compare()

    def compare(self) -> None:
        """What is shown, if anything, may answer an earlier question."""
        of = self.examination
        self.stale = of is not None and not of.question.is_like(self.question)

    def keep_tried(self, examination: Examination) -> None:
        """Adds what was tried to the list, unless the same question stands there."""
        if not any(of.question.is_like(examination.question) for of in self.tried):
            self.tried = (*self.tried, self._judged(examination))

    def remove_tried(self, row: int) -> None:
        """Takes a row away from what was tried: this can be undone."""
        left = (*self.tried[:row], *self.tried[row + 1 :])
        text = tr("take a row from what was tried")
        self._history.change(self, "tried", left, text, "uniqueness tried")

    def restore(self, examination: Examination) -> None:
        """Asks again what was asked then, and shows what came out."""
        self.ask(examination.question, "")
        self.show_counting(examination.lattice)
        self.show_examination(examination)

    # The combination that is looked at, where findings may be older than what is counted

    def look_at(self, mask: int, of: Lattice) -> None:
        """Looks at a combination of the variables of ``of``, if these are counted."""
        names, counted = _names(mask, of), self.counting or of
        if set(names) <= set(counted.names):
            self.chosen = _mask(names, counted)

    def looked_at(self, of: Lattice) -> int:
        """The combination that is looked at, in the terms of ``of``; 0 if it has none."""
        return _renamed(self.chosen, self.counting or of, of)

    # The shares that are allowed

    def allow(self, research: float, public: float) -> None:
        """Judges by other shares, by the user's wish: this can be undone."""
        text = tr("change the shares that are allowed")
        self._history.change(self, "limits", (research, public), text, "uniqueness limits")

    def _judge(self) -> None:
        """Judges what is there by the limits: nothing needs to be counted again for that."""
        if self.examination is not None:
            self.examination = self._judged(self.examination)
        self.tried = tuple(map(self._judged, self.tried))

    def _judged(self, examination: Examination) -> Examination:
        verdict, (research, public) = examination.verdict, self.limits
        if (verdict.research_share, verdict.public_share) == self.limits:
            return examination
        judged = replace(verdict, research_share=research, public_share=public)
        return replace(examination, verdict=judged)


def _names(mask: int, of: Lattice) -> tuple[str, ...]:
    return tuple(name for i, name in enumerate(of.names) if mask >> i & 1)


def _mask(names: tuple[str, ...], of: Lattice) -> int:
    return sum(1 << i for i, name in enumerate(of.names) if name in names)


def _renamed(mask: int, before: Lattice | None, after: Lattice | None) -> int:
    """A combination of one lattice as that of another, by names; 0 where it has none."""
    if mask == 0 or before is None or after is None or before.names == after.names:
        return mask if after is not None else 0
    names = _names(mask, before)
    return _mask(names, after) if set(names) <= set(after.names) else 0
