"""What the panels of the Uniqueness workspace share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.history import Edit, History
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question


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
        All are counted: what came out. None: nothing is known of the question as it is now.
    tried_changed(tuple[Examination, ...])
        Everything that was tried, the oldest first.
    chosen_changed(int)
        The combination that is looked at, as a mask of the variables of the question; 0 = none.
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

    def adopt(self, other: UniquenessState) -> None:
        """Takes over what another one holds, once files and settings have come."""
        self.set_columns(other.columns)
        self.set_distinct(other.distinct)
        self.follow(other.question)
        self.show_counting(other.counting)
        self.show_examination(other.examination)
        self.set_tried(other.tried)
        self.choose(other.chosen)

    def ask(self, question: Question) -> None:
        """Replaces the question, by the user's wish: this can be undone."""
        before = self.question
        if question == before:
            return
        self.follow(question)
        text = QCoreApplication.translate("Uniqueness", "change what is asked of uniqueness")
        self._history.record(
            Edit(text, lambda: self.follow(question), lambda: self.follow(before), "uniqueness")
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
        self.counting = lattice
        self.counting_changed.emit(lattice)

    def show_examination(self, examination: Examination | None) -> None:
        """Shows what came out."""
        self.examination = examination
        self.examination_changed.emit(examination)

    def set_tried(self, tried: tuple[Examination, ...]) -> None:
        """Replaces the list of what was tried."""
        self.tried = tried
        self.tried_changed.emit(tried)

    def restore(self, examination: Examination) -> None:
        """Asks again what was asked then, and shows what came out."""
        self.ask(examination.question)
        self.show_counting(examination.lattice)
        self.show_examination(examination)

    def choose(self, mask: int) -> None:
        """Looks at a combination; 0 at none."""
        if mask != self.chosen:
            self.chosen = mask
            self.chosen_changed.emit(mask)
