"""What can be asked about: follows the session, and keeps the question to it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.features.variables.counting import (
    Counted,
    RecordFile,
    Wanted,
    wanted_of,
)
from app.frame.session import Session
from app.workspaces.uniqueness.state import UniquenessState
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.question import Question
from core.study import Study


class Offer(QObject):
    """Knows what there is to count, and whether what was counted will do.

    Signals
    -------
    changed()
        Something else can be asked about, or was counted.
    """

    changed = Signal()

    def __init__(
        self, session: Session, state: UniquenessState, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._state = session, state
        self.wanted: Wanted | None = None
        self._counted: Wanted | None = None
        self._offered: tuple[str, ...] = ()
        self._tried: list[tuple[RecordFile, tuple[Examination, ...]]] = []
        self._added: dict[str, QuasiIdentifier] = {}
        self._taking = False
        session.records_changed.connect(self._change_records)
        session.areas_changed.connect(self._change_areas)
        for signal in (session.draft_changed, session.levels_changed, session.study_changed):
            signal.connect(self.follow)
        state.columns_changed.connect(self.follow)
        state.question_changed.connect(self._meet)
        state.distinct_changed.connect(self._note_distinct)
        self.follow()

    # What the session says

    @Slot()
    def _change_records(self) -> None:
        """Another file: nothing that was asked of the old one is kept."""
        self._tried.clear()
        self._added.clear()
        self._offered = ()
        self._state.set_columns(())
        self._state.follow(Question(set_size=self._state.question.set_size))
        self.follow()

    @Slot()
    def _change_areas(self) -> None:
        self._tried.clear()
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Compares what is wanted with what was counted, and keeps the question to it."""
        self._added |= {of.column: of for of in self._state.columns}
        wanted, before = wanted_of(self._session, self._state.columns), self.wanted
        self.wanted = wanted
        file, file_before = (None if of is None else of.file for of in (wanted, before))
        if file != file_before:
            self._swap_tried(file_before, file)
        if not self._is_of_file():
            self._forget()
        self._keep_to(() if wanted is None else wanted.names)
        self.changed.emit()

    def _is_of_file(self) -> bool:
        """Whether what was counted is of these records, though maybe not of all columns."""
        counted, wanted = self._counted, self.wanted
        if counted is None or wanted is None:
            return self._state.distinct is None
        if wanted.file.over_all:
            return wanted.is_met_by(counted)
        return wanted.file == counted.file and wanted.geography == counted.geography

    def _forget(self) -> None:
        state = self._state
        self._counted = None
        state.set_distinct(None)
        state.show_counting(None)
        state.show_examination(None)

    def _swap_tried(self, before: RecordFile | None, after: RecordFile | None) -> None:
        """What was tried belongs to how the records were counted; it comes back with that."""
        state = self._state
        if before is not None and state.tried:
            self._tried = [(of, tried) for of, tried in self._tried if of != before]
            self._tried.append((before, state.tried))
        kept = next((tried for of, tried in self._tried if of == after), ())
        if kept or state.tried:
            state.set_tried(kept)

    def _keep_to(self, names: tuple[str, ...]) -> None:
        """Ticks what is new in the scenario, and drops what is gone."""
        columns = {of.column for of in self._state.columns}
        question = self._state.question
        ticked = tuple(
            of
            for of in names
            if of in question.variables or (of not in self._offered and of not in columns)
        )
        self._offered = names
        self._state.follow(question.with_variables(ticked))

    @Slot(object)
    def _meet(self, question: Question) -> None:
        """A question that was asked before may name a column that was taken out of the list."""
        missing = [of for of in question.variables if of not in self._offered]
        if not missing:
            return
        back = tuple(self._added[of] for of in missing if of in self._added)
        if back:
            self._state.set_columns((*self._state.columns, *back))
        else:
            self._keep_to(self._offered)

    # What was counted

    @Slot(object)
    def _note_distinct(self, distinct: DistinctRecords | None) -> None:
        """Another window's records come with what they were counted for."""
        if not self._taking:
            self._counted = self.wanted if distinct is not None else None
        self.changed.emit()

    def take(self, counted: Counted) -> bool:
        """Takes up what was counted; whether it is still wanted."""
        wanted = self.wanted
        if wanted is None or not wanted.is_met_by(counted.wanted):
            return False
        self._counted = counted.wanted
        self.replace_distinct(counted.distinct)
        return True

    def replace_distinct(self, distinct: DistinctRecords) -> None:
        """Puts other records in the place of those: they were counted for the same."""
        self._taking = True
        try:
            self._state.set_distinct(distinct)
        finally:
            self._taking = False

    @property
    def is_counted(self) -> bool:
        """Whether all that is asked about is counted."""
        wanted, counted = self.wanted, self._counted
        if wanted is None or counted is None or self._state.distinct is None:
            return False
        return self.answers(self._state.question.variables) and (
            not wanted.file.over_all or wanted.is_met_by(counted)
        )

    def answers(self, variables: tuple[str, ...]) -> bool:
        """Whether the counted records tell about variables."""
        distinct = self._state.distinct
        there = set() if distinct is None else {of.name for of in distinct.variables}
        return there.issuperset(variables)

    def study(self) -> Study | None:
        """The scenario's records as they were counted, if they were."""
        study, file = self._session.study, self._session.area_file
        return study if study is not None and file is not None else None

    # What the user adds

    def add(self, column: QuasiIdentifier) -> None:
        """Asks about another column of the file too."""
        state = self._state
        state.set_columns((*(of for of in state.columns if of.column != column.column), column))
        names = self.wanted.names if self.wanted is not None else ()
        wanted = {*state.question.variables, column.column}
        state.ask(state.question.with_variables(tuple(of for of in names if of in wanted)))

    def remove(self, name: str) -> None:
        """Takes a column that was added out of the list."""
        state = self._state
        left = tuple(of for of in state.question.variables if of != name)
        state.ask(state.question.with_variables(left))
        state.set_columns(tuple(of for of in state.columns if of.column != name))
