"""What can be asked about: follows files, settings and runs, and keeps the question to it."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, Slot

from app.features.variables.counting import (
    Counted,
    RecordFile,
    is_of_run,
    names_of_runs,
    regions_of,
    wanted_of,
    with_regions,
)
from app.frame.session import Session
from app.workspaces.uniqueness.state import UniquenessState
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import GEOGRAPHY
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import LEVEL, Recode


class Offer(QObject):
    """Keeps what is there to count, and the question, to what the session holds."""

    def __init__(self, session: Session, state: UniquenessState) -> None:
        super().__init__(state)
        self._session, self._state = session, state
        self._offered: tuple[str, ...] = ()
        self._tried: list[tuple[RecordFile, tuple[Examination, ...]]] = []
        self._added: dict[str, QuasiIdentifier] = {}
        session.records_changed.connect(self._change_records)
        session.areas_changed.connect(self._change_areas)
        session.runs_changed.connect(self._follow_runs)
        for signal in (session.draft_changed, session.levels_changed):
            signal.connect(self.follow)
        state.when("columns", lambda _: self.follow())
        state.when("question", self._bring_back)
        state.when("distinct", lambda _: self._follow_runs())
        self.follow()

    # Files and settings

    @Slot()
    def _change_records(self) -> None:
        """Another file: nothing that was asked of the old one is kept."""
        self._tried.clear()
        self._added.clear()
        self._offered = ()
        self._state.columns = ()
        self._state.question = Question(set_size=self._state.question.set_size)
        self.follow()

    @Slot()
    def _change_areas(self) -> None:
        self._tried.clear()
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Compares what is wanted with what was counted, and keeps the question to it."""
        state, before = self._state, self._state.wanted
        self._added |= {of.column: of for of in state.columns}
        state.wanted = wanted = wanted_of(self._session, state.columns)
        file, file_before = (None if of is None else of.file for of in (wanted, before))
        if file != file_before:
            self._swap_tried(file_before, file)
        if not self._is_of_file():
            state.counted = state.distinct = None
            state.show_counting(None)
            state.show_examination(None)
        self._keep_to(() if wanted is None else wanted.names)

    def _is_of_file(self) -> bool:
        """Whether what was counted is of these records, though maybe not of all columns."""
        counted, wanted = self._state.counted, self._state.wanted
        if counted is None or wanted is None:
            return self._state.distinct is None
        if wanted.file.over_all:
            return wanted.is_met_by(counted)
        return wanted.file == counted.file and wanted.geography == counted.geography

    def _swap_tried(self, before: RecordFile | None, after: RecordFile | None) -> None:
        """What was tried belongs to how the records were counted; it comes back with that."""
        state = self._state
        if before is not None and state.tried:
            self._tried = [(of, tried) for of, tried in self._tried if of != before]
            self._tried.append((before, state.tried))
        state.tried = next((tried for of, tried in self._tried if of == after), ())

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
        self._state.question = question.with_variables(ticked)

    def _bring_back(self, question: Question) -> None:
        """A question that was asked before may name a column that was taken out of the list."""
        missing = [of for of in question.variables if of not in self._offered]
        if not missing:
            return
        back = tuple(self._added[of] for of in missing if of in self._added)
        if back:
            self._state.columns = (*self._state.columns, *back)
        else:
            self._keep_to(self._offered)

    def take(self, counted: Counted) -> bool:
        """Takes up what was counted; whether it is still wanted."""
        state = self._state
        if state.wanted is None or not state.wanted.is_met_by(counted.wanted):
            return False
        state.counted, state.distinct = counted.wanted, counted.distinct
        return True

    # What the user adds

    def add(self, column: QuasiIdentifier) -> None:
        """Asks about another column of the file too."""
        state = self._state
        state.columns = (*(of for of in state.columns if of.column != column.column), column)
        names = self._offered
        asked = {*state.question.variables, column.column}
        state.ask(state.question.with_variables(tuple(of for of in names if of in asked)))

    def remove(self, name: str) -> None:
        """Takes a column that was added out of the list."""
        state = self._state
        left = tuple(of for of in state.question.variables if of != name)
        state.ask(state.question.with_variables(left))
        state.columns = tuple(of for of in state.columns if of.column != name)

    # The regions of runs as levels of geography: they come and go with the list of runs

    @Slot()
    def _follow_runs(self) -> None:
        """Replaces the levels, if other regions are there than before, or are called otherwise."""
        state, distinct = self._state, self._state.distinct
        if distinct is None or distinct.areas is None or self._session.area_file is None:
            return
        where = next((of for of in distinct.variables if of.kind == GEOGRAPHY), None)
        if where is None:
            return
        regions, names = regions_of(self._session), names_of_runs(self._session)
        called = {of.name: of.title for of in where.levels if is_of_run(of.name)}
        before = {of.name: of.of for of in where.levels if is_of_run(of.name)}
        same = {
            key for key in regions if key in before and np.array_equal(regions[key], before[key])
        }
        if len(same) == len(regions) == len(before) and called == names:
            return
        state.distinct = with_regions(distinct, regions, names)
        self._forget_levels({*regions, *before} - same, where.name)
        recode = state.question.recode_of(where.name)
        if recode.kind == LEVEL and is_of_run(recode.level) and recode.level not in regions:
            state.question = state.question.recoded(Recode(where.name))

    def _forget_levels(self, levels: set[str], geography: str) -> None:
        """What was found with regions that are others now is not true any more."""
        state = self._state

        def stays(of: Examination) -> bool:
            return of.question.recode_of(geography).level not in levels

        state.tried = tuple(filter(stays, state.tried))
        if state.examination is not None and not stays(state.examination):
            state.show_counting(None)
            state.show_examination(None)
