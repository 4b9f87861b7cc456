"""Offers a column of codes with its beginnings as levels, and adds it in one go."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from app.frame.history import Edit, History
from app.frame.session import Session
from app.kit.background import Background
from app.workspaces.cells.setup import texts
from app.workspaces.cells.setup.offer import Offer
from app.workspaces.cells.setup.work import Work
from app.workspaces.cells.state import CellsState
from core.column_names import names_codes
from core.hierarchies.code_prefixes import chapters
from core.hierarchies.default_design import kept_to
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.edits import with_hierarchy
from core.hierarchies.hierarchy import Hierarchy
from core.io.records import ColumnPreview
from core.io.records.source import MOST_CATEGORIES
from core.quasi_identifiers import QuasiIdentifier

_TOPIC = "cells: codes"
_LEAST_CODES = 6


class Codes(QObject):
    """Finds a column of diagnoses or procedures; adds it as who knows a person knows of it.

    Released at all its levels, known at the coarsest, as in El Emam et al. 2011, Table 4.
    """

    def __init__(
        self,
        session: Session,
        background: Background,
        history: History,
        state: CellsState,
        offer: Offer,
        work: Work,
    ) -> None:
        super().__init__(state)
        self._session, self._background, self._history = session, background, history
        self._state, self._offer = state, offer
        self._waiting, self._wished = "", False
        state.records_changed.connect(self._make)
        state.run_requested.connect(self._wish)
        session.records_changed.connect(self._forget)
        work.failed.connect(self._forget)

    @property
    def offered(self) -> str:
        """The column that could be added; "" without one."""
        of = self._found()
        return "" if of is None else of.name

    def _found(self) -> ColumnPreview | None:
        opened, wanted = self._session.records, self._offer.wanted
        if opened is None or wanted is None:
            return None
        taken = {*wanted.names, wanted.file.area_column, self._session.draft.person_column}
        here = (of for of in opened.preview.columns if of.name not in taken)
        return next((of for of in here if _is_codes(of, opened.preview.n_rows)), None)

    @Slot()
    def add(self) -> None:
        """Reads the column that is offered; its levels follow once its codes are known."""
        of = self._found()
        if of is not None:
            self._waiting, self._wished = of.name, False
            column = QuasiIdentifier(of.name, missing=of.suggested_missing)
            self._state.columns = (*self._state.columns, column)
            self._state.read_requested.emit()

    @Slot()
    def _forget(self) -> None:
        self._waiting = ""
        self._background.forget(_TOPIC)

    @Slot()
    def _wish(self) -> None:
        """To be carried out is meant with the column that was asked for before."""
        self._wished = bool(self._waiting)

    @Slot()
    def _make(self) -> None:
        name, records = self._waiting, self._state.records
        if not name or records is None or name not in records.categories:
            return
        categories = records.categories[name]

        def take(hierarchy: Hierarchy | None) -> None:
            self._waiting = ""
            if name in {of.column for of in self._state.columns}:
                self._take(name, hierarchy)

        self._background.ask(_TOPIC, lambda: chapters(name, categories), take)

    def _take(self, name: str, hierarchy: Hierarchy | None) -> None:
        """Protects the column; this is undone in one go."""
        state = self._state
        column = next(of for of in state.columns if of.column == name)
        had, before = state.hierarchies, state.design
        have = had if hierarchy is None else with_hierarchy(had, hierarchy)
        state.hierarchies = have
        offer = self._offer
        after = _known_coarsely(kept_to(before, offer.variables, {name}, offer.columns), name)
        state.design = after

        def redo() -> None:
            others = tuple(of for of in state.columns if of.column != name)
            state.columns = (*others, column)
            state.hierarchies = have
            state.design = after

        def undo() -> None:
            state.design = before
            state.hierarchies = had
            state.columns = tuple(of for of in state.columns if of.column != name)

        self._history.record(Edit(texts.tr("change what is protected"), redo, undo))
        if self._wished:
            state.run_requested.emit()


def _is_codes(of: ColumnPreview, n_rows: int) -> bool:
    """Whether a column holds codes of diagnoses and the like, each with several records."""
    n = of.n_distinct
    several = n is not None and _LEAST_CODES <= n <= min(MOST_CATEGORIES, n_rows // 2)
    return several and of.kind == "text" and of.looks_like is None and names_codes(of.name)


def _known_coarsely(design: CellDesign, name: str) -> CellDesign:
    """A design in which an adversary knows a variable at its coarsest level only."""

    def known(of: LevelledVariable) -> LevelledVariable:
        several = of.name == name and len(of.levels) > 1
        return replace(of, known=len(of.levels) - 1) if several else of

    return replace(design, variables=tuple(known(of) for of in design.variables))
