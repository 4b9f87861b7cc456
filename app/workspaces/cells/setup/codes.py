"""Offers a column of codes with its beginnings as levels, and adds it in one go."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from app.frame.history import Edit
from app.kit.own_job import OwnJob
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.setup.offer import columns_here
from app.workspaces.cells.texts import tr
from core.column_names import names_codes
from core.hierarchies.default_design import kept_to
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.edits import with_hierarchy
from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.making import chapters
from core.io.records import ColumnPreview
from core.io.records.source import MOST_CATEGORIES
from core.quasi_identifiers import QuasiIdentifier

_TOPIC = "cells: codes"
_LEAST_CODES = 6


class Codes(QObject):
    """Finds a column of diagnoses or procedures; adds it as who knows a person knows of it.

    Released at all its levels, known at the coarsest, as in El Emam et al. 2011, Table 4.
    """

    def __init__(self, context: CellsContext, job: OwnJob) -> None:
        super().__init__(context.state)
        self._context, self._state = context, context.state
        self._waiting, self._wished = "", False
        self._state.when("records", lambda _: self._make())
        self._state.run_requested.connect(self._wish)
        self._state.codes_requested.connect(self.add)
        context.program.session.records_changed.connect(self._forget)
        job.failed.connect(self._forget)

    @Slot()
    def add(self) -> None:
        """Reads the column that is offered; its levels follow once its codes are known."""
        of = codes_offered(self._context)
        if of is not None:
            self._waiting, self._wished = of.name, False
            column = QuasiIdentifier(of.name, missing=of.suggested_missing)
            self._state.columns = (*self._state.columns, column)
            self._state.read_requested.emit()

    @Slot()
    def _forget(self) -> None:
        self._waiting = ""
        self._context.program.background.forget(_TOPIC)

    @Slot()
    def _wish(self) -> None:
        """To be carried out is meant with the column that was asked for before."""
        self._wished = bool(self._waiting)

    def _make(self) -> None:
        name, records = self._waiting, self._state.records
        if not name or records is None or name not in records.categories:
            return
        categories = records.categories[name]

        def take(hierarchy: Hierarchy | None) -> None:
            self._waiting = ""
            if name in {of.column for of in self._state.columns}:
                self._on_result(name, hierarchy)

        self._context.program.background.ask(_TOPIC, lambda: chapters(name, categories), take)

    def _on_result(self, name: str, hierarchy: Hierarchy | None) -> None:
        """Protects the column; this is undone in one go."""
        state = self._state
        column = next(of for of in state.columns if of.column == name)
        had, before = state.hierarchies, state.design
        have = had if hierarchy is None else with_hierarchy(had, hierarchy)
        state.hierarchies = have
        with_it = kept_to(before, state.offered, {name}, columns_here(state))
        after = _known_coarsely(with_it, name)
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

        text = tr("change what is protected")
        self._context.program.history.record(Edit(text, redo, undo))
        if self._wished:
            state.run_requested.emit()


def codes_offered(context: CellsContext) -> ColumnPreview | None:
    """The column of codes that could be added; None without one."""
    session, wanted = context.program.session, context.state.wanted
    opened = session.records
    if opened is None or wanted is None:
        return None
    taken = {*wanted.names, wanted.file.area_column, session.draft.person_column}
    here = (of for of in opened.preview.columns if of.name not in taken)
    return next((of for of in here if _is_codes(of, opened.preview.n_rows)), None)


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
