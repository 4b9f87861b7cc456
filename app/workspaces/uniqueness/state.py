"""What the panels of the Uniqueness workspace share."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.frame.history import Edit, History
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import PUBLIC_SHARE, RESEARCH_SHARE, Question


class UniquenessState(QObject):
    """The question, the records it is about, and what came out.

    Signals
    -------
    question_changed(Question)
        Something is asked differently.
    columns_changed(tuple[QuasiIdentifier, ...])
        Other columns of the record file are to be counted besides those of the scenario.
    distinct_changed(DistinctRecords | None)
        The records were counted (None: they must be counted again).
    counting_changed(Lattice | None)
        More combinations are counted: what is known so far. None: nothing is known.
    examination_changed(Examination | None)
        All are counted, or are judged by other limits: what came out. None: nothing is known.
    tried_changed(tuple[Examination, ...])
        Everything that was tried, the oldest first.
    chosen_changed(int)
        The combination that is looked at, as a mask of the variables that were counted
        (`counting.names`, those of the question unless what is shown is outdated); 0 = none.
    working_changed(bool)
        Something is being counted, or no longer.
    outdated_changed(bool)
        What is shown is the answer to an earlier question, or is that to this one again.
    limits_changed(float, float)
        Other shares of records in unique record sets are allowed: research, public.
    run_requested()
        The question shall be answered now (by the panel of variables, which owns the work).
    """

    question_changed = Signal(object)
    columns_changed = Signal(object)
    distinct_changed = Signal(object)
    counting_changed = Signal(object)
    examination_changed = Signal(object)
    tried_changed = Signal(object)
    chosen_changed = Signal(object)  # an int of up to 63 bits
    working_changed = Signal(bool)
    outdated_changed = Signal(bool)
    limits_changed = Signal(float, float)
    run_requested = Signal()

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.question = Question()
        self.columns: tuple[QuasiIdentifier, ...] = ()
        self.distinct: DistinctRecords | None = None
        self.counting: Lattice | None = None
        self.examination: Examination | None = None
        self.tried: tuple[Examination, ...] = ()
        self.chosen = 0
        self.working = False
        self.outdated = False
        self.limits = (RESEARCH_SHARE, PUBLIC_SHARE)

    def adopt(self, other: UniquenessState) -> None:
        """Takes over what another one holds, once files and settings have come."""
        self.follow_limits(*other.limits)
        self.set_columns(other.columns)
        self.set_distinct(other.distinct)
        self.follow(other.question)
        self.show_counting(other.counting)
        self.show_examination(other.examination)
        self.set_tried(other.tried)
        self.choose(other.chosen)
        self.set_outdated(other.outdated)

    def ask(self, question: Question, topic: str = "uniqueness") -> None:
        """Replaces the question, by the user's wish: this can be undone.

        Wishes of one topic that follow each other quickly are undone together; of "" never.
        """
        before = self.question
        if question == before:
            return
        self.follow(question)
        text = QCoreApplication.translate("Uniqueness", "change what is asked of uniqueness")
        self._history.record(
            Edit(text, lambda: self.follow(question), lambda: self.follow(before), topic)
        )

    def follow(self, question: Question) -> None:
        """Replaces the question because something else changed: no edit of its own."""
        if question != self.question:
            self.question = question
            self.question_changed.emit(question)

    def set_columns(self, columns: tuple[QuasiIdentifier, ...]) -> None:
        """Counts other columns besides those of the scenario."""
        if columns != self.columns:
            self.columns = columns
            self.columns_changed.emit(columns)

    def set_distinct(self, distinct: DistinctRecords | None) -> None:
        """Replaces the counted records."""
        if distinct is not self.distinct:
            self.distinct = distinct
            self.distinct_changed.emit(distinct)

    def show_counting(self, lattice: Lattice | None) -> None:
        """Shows what is counted so far."""
        chosen = _renamed(self.chosen, self.counting, lattice)
        self.counting = lattice
        self.counting_changed.emit(lattice)
        self.choose(chosen)

    def show_examination(self, examination: Examination | None) -> None:
        """Shows what came out, judged by the limits."""
        self.examination = None if examination is None else self._judged(examination)
        self.examination_changed.emit(self.examination)
        outdated = examination is not None and not examination.question.is_like(self.question)
        self.set_outdated(outdated)

    def set_tried(self, tried: tuple[Examination, ...]) -> None:
        """Replaces the list of what was tried."""
        self.tried = tuple(map(self._judged, tried))
        self.tried_changed.emit(self.tried)

    def keep_tried(self, examination: Examination) -> None:
        """Adds what was tried to the list, unless the same question stands there."""
        if not any(of.question.is_like(examination.question) for of in self.tried):
            self.set_tried((*self.tried, examination))

    def restore(self, examination: Examination) -> None:
        """Asks again what was asked then, and shows what came out."""
        self.ask(examination.question, "")
        self.show_counting(examination.lattice)
        self.show_examination(examination)

    def choose(self, mask: int) -> None:
        """Looks at a combination; 0 at none."""
        if mask != self.chosen:
            self.chosen = mask
            self.chosen_changed.emit(mask)

    def set_working(self, working: bool) -> None:
        """Tells whether something is being counted."""
        if working != self.working:
            self.working = working
            self.working_changed.emit(working)

    def set_outdated(self, outdated: bool) -> None:
        """Tells whether what is shown answers an earlier question."""
        if outdated != self.outdated:
            self.outdated = outdated
            self.outdated_changed.emit(outdated)

    # The shares that are allowed

    def allow(self, research: float, public: float) -> None:
        """Judges by other shares, by the user's wish: this can be undone."""
        before, after = self.limits, (research, public)
        if after == before:
            return
        self.follow_limits(*after)
        text = QCoreApplication.translate("Uniqueness", "change the shares that are allowed")
        redo, undo = (lambda of=of: self.follow_limits(*of) for of in (after, before))
        self._history.record(Edit(text, redo, undo, "uniqueness limits"))

    def follow_limits(self, research: float, public: float) -> None:
        """Judges by other shares: nothing needs to be counted again for that."""
        if (research, public) == self.limits:
            return
        self.limits = (research, public)
        self.limits_changed.emit(research, public)
        if self.examination is not None:
            self.examination = self._judged(self.examination)
            self.examination_changed.emit(self.examination)
        if self.tried:
            self.set_tried(self.tried)

    def _judged(self, examination: Examination) -> Examination:
        research, public = self.limits
        verdict = examination.verdict
        if (verdict.research_share, verdict.public_share) == self.limits:
            return examination
        judged = replace(verdict, research_share=research, public_share=public)
        return replace(examination, verdict=judged)


def _renamed(mask: int, before: Lattice | None, after: Lattice | None) -> int:
    """A combination of one lattice as that of another, by names; 0 where it has none."""
    if mask == 0 or before is None or after is None or before.names == after.names:
        return mask if after is not None else 0
    names = {name for i, name in enumerate(before.names) if mask >> i & 1}
    if not names <= set(after.names):
        return 0
    return sum(1 << i for i, name in enumerate(after.names) if name in names)
