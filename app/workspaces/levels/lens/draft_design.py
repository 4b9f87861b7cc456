"""Follows the scenario: its variables as a design, and a design back into it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.frame.column_values import ScenarioValues
from app.frame.session import Session
from core.cutoff.classes_coarsened import CountedClasses
from core.cutoff.design import Design
from core.drafted_design import Redrafted, counted_classes, redrafted, variable_of


class DraftDesign(QObject):
    """The design of the scenario's variables, as soon as their categories are counted.

    Signals
    -------
    changed(Design, Design)
        The design before and now.
    """

    changed = Signal(object, object)

    def __init__(self, session: Session, known: ScenarioValues, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._known = session, known
        self.design = Design()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        session.draft_changed.connect(self._soon.start)
        session.records_changed.connect(self._soon.start)
        known.changed.connect(self._soon.start)
        self._soon.start()

    @Slot()
    def _refresh(self) -> None:
        variables = []
        chosen = self._session.draft.scenario.quasi_identifiers
        for qi in chosen if self._session.records is not None else ():
            known = self._known.values_of(qi)
            if known is None:  # it is being counted: what is known now stays until then
                return
            banded = known.counted_by is not None
            variables.append(variable_of(qi, known.values, banded=banded))
        before, self.design = self.design, Design(tuple(variables))
        if self.design != before:
            self.changed.emit(before, self.design)

    def counting(self) -> Callable[[Design], CountedClasses] | None:
        """What finds the counted classes for a design, also in a thread; None if uncounted."""
        study, chosen = self._session.study, self._session.draft.scenario.quasi_identifiers
        return None if study is None else partial(counted_classes, study.counts, chosen)

    def use(self, design: Design) -> Redrafted:
        """Puts a design into the scenario; says what could not be carried over."""
        draft, records = self._session.draft, self._session.records
        chosen = draft.scenario.quasi_identifiers
        labels = {
            qi.column: tuple(of.label for of in known.recoded(qi).categories)
            for qi in chosen
            if (known := self._known.values_of(qi)) is not None
        }
        columns = () if records is None else tuple(of.name for of in records.preview.columns)
        made = redrafted(design, chosen, labels, columns)
        scenario = replace(draft.scenario, quasi_identifiers=made.quasi_identifiers)
        self._session.set_draft(replace(draft, scenario=scenario))
        return made
