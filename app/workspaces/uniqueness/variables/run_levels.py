"""The regions of runs as levels of geography: they come and go with the list of runs."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, Slot

from app.features.variables.counting import (
    is_of_run,
    names_of_runs,
    regions_of,
    with_regions,
)
from app.frame.session import Session
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.offer import Offer
from core.record_uniqueness.distinct import GEOGRAPHY, CountedVariable, DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import LEVEL, Recode


class RunLevels(QObject):
    """Keeps the levels of what was counted to the list of runs."""

    def __init__(
        self,
        session: Session,
        state: UniquenessState,
        offer: Offer,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._state, self._offer = session, state, offer
        session.runs_changed.connect(self.follow)
        state.distinct_changed.connect(self.follow)
        self._following = False

    @Slot()
    def follow(self) -> None:
        """Replaces the levels, if other regions are there than before, or are called otherwise."""
        distinct = self._state.distinct
        where = _geography(distinct)
        if distinct is None or where is None or self._following:
            return
        if distinct.areas is None or self._session.area_file is None:
            return
        regions, names = regions_of(self._session), names_of_runs(self._session)
        called = {of.name: of.title for of in where.levels if is_of_run(of.name)}
        before = {of.name: of.of for of in where.levels if is_of_run(of.name)}
        same = [key for key in regions if key in before and _same(regions[key], before[key])]
        if len(same) == len(regions) == len(before) and called == names:
            return
        self._following = True
        try:
            self._offer.replace_distinct(with_regions(distinct, regions, names))
        finally:
            self._following = False
        self._forget({*regions, *before} - set(same), where.name)
        gone = self._without_level(where.name, set(regions))
        if gone is not None:
            self._state.follow(gone)

    def _forget(self, levels: set[str], geography: str) -> None:
        """What was found with regions that are others now is not true any more."""
        state = self._state

        def stays(question: Question) -> bool:
            return question.recode_of(geography).level not in levels

        kept = tuple(of for of in state.tried if stays(of.question))
        if len(kept) < len(state.tried):
            state.set_tried(kept)
        if state.examination is not None and not stays(state.examination.question):
            state.show_counting(None)
            state.show_examination(None)

    def _without_level(self, geography: str, there: set[str]) -> Question | None:
        """The question, if it is about regions that are gone, about areas as they are."""
        recode = self._state.question.recode_of(geography)
        if recode.kind != LEVEL or not is_of_run(recode.level) or recode.level in there:
            return None
        return self._state.question.recoded(Recode(geography))


def _geography(distinct: DistinctRecords | None) -> CountedVariable | None:
    if distinct is None:
        return None
    return next((of for of in distinct.variables if of.kind == GEOGRAPHY), None)


def _same(labels: object, before: object) -> bool:
    return np.array_equal(np.asarray(labels), np.asarray(before))
