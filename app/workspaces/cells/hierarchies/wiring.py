"""Connects the panel of hierarchies: which column, what is known of it, and edits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from app.features.variables.counting import Wanted, wanted_of
from app.frame.program import Program
from app.workspaces.cells.hierarchies import empty
from app.workspaces.cells.hierarchies.looking import shown_of
from app.workspaces.cells.hierarchies.panel import HierarchiesPanel
from app.workspaces.cells.hierarchies.shown import ColumnShown, Relabelling
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.hierarchies.edits import (
    relabelled,
    renamed_level,
    with_hierarchy,
    with_level,
    with_values,
    without_level,
)
from core.hierarchies.hierarchy import Hierarchy

NAME = "cells"
_LOOK, _EDIT = "cells: hierarchy", "cells: hierarchy edit"


class HierarchiesWiring(QObject):
    """Keeps the panel showing the hierarchy of one column, and carries out edits."""

    def __init__(self, program: Program, state: CellsState, panel: HierarchiesPanel) -> None:
        super().__init__(panel)
        self._program, self._state, self._panel = program, state, panel
        self._session, self._background = program.session, program.background
        self._current = ""
        self._text = ""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show)
        self._hear()
        self._show()

    def _hear(self) -> None:
        state, session, panel = self._state, self._session, self._panel
        for signal in (
            state.hierarchies_changed,
            state.columns_changed,
            state.records_changed,
            state.design_changed,
            state.working_changed,
            session.records_changed,
            session.draft_changed,
        ):
            signal.connect(self._soon.start)
        panel.column_chosen.connect(self.choose)
        panel.values.searched.connect(self._search)
        panel.values.relabelled.connect(self._relabel)
        panel.level_added.connect(self._add_level)
        panel.level_removed.connect(self._remove_level)
        panel.level_renamed.connect(self._rename_level)
        panel.take_in_requested.connect(self._take_in)
        panel.remove_requested.connect(self._remove)
        panel.empty.read_requested.connect(state.read_requested)
        actions = self._program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)

    # What is shown

    @property
    def wanted(self) -> Wanted | None:
        """The record file and its columns; None without records."""
        return wanted_of(self._session, self._state.columns)

    @property
    def column(self) -> str:
        """The column that is looked at; "" without one."""
        return self._current

    @property
    def columns(self) -> tuple[str, ...]:
        """Columns that can have levels: the variables of the file, and those that have some."""
        wanted = self.wanted
        if wanted is None:
            return ()
        names = (of.column for of in wanted.quasi_identifiers)
        return tuple(dict.fromkeys((*names, *self._state.hierarchies)))

    @property
    def categories(self) -> tuple[str, ...] | None:
        """Categories of the column; None while they are not known."""
        records = self._state.records
        return None if records is None else records.categories.get(self._current)

    @property
    def hierarchy(self) -> Hierarchy | None:
        """The hierarchy that is looked at."""
        return self._state.hierarchies.get(self._current)

    @Slot(str)
    def choose(self, column: str) -> None:
        """Looks at another column."""
        self._current, self._text = column, ""
        self._panel.show_error(None)
        self._panel.values.search.clear()
        self._show()

    @Slot(str)
    def _search(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._show()

    @Slot()
    def _show(self) -> None:
        """Shows what there is; counts come from the background."""
        panel, state, names = self._panel, self._state, self.columns
        if self._current not in names:
            self._current = names[0] if names else ""
        shown = [
            ColumnShown(name, len(state.hierarchies[name].levels))
            if name in state.hierarchies
            else ColumnShown(name)
            for name in names
        ]
        panel.show_columns(tuple(shown), self._current)
        hierarchy = self.hierarchy
        if hierarchy is None:
            self._background.forget(_LOOK)
            panel.show_nothing(self._reason(), self._current)
            return
        work = partial(shown_of, hierarchy, state.records, state.design.k, self._text)
        self._background.ask(_LOOK, work, panel.show_hierarchy)

    def _reason(self) -> str:
        if self._session.records is None or not self._current:
            return empty.NO_RECORDS
        if self.categories is not None:
            return empty.NO_LEVELS
        return empty.READING if self._state.working else empty.UNREAD

    # Edits

    def take(self, hierarchy: Hierarchy) -> None:
        """Gives a column this hierarchy; this can be undone."""
        self._current = hierarchy.column
        self._panel.show_error(None)
        self._state.change_hierarchies(with_hierarchy(self._state.hierarchies, hierarchy))

    def _edit(self, edit: Callable[[Hierarchy], Hierarchy]) -> None:
        """Changes the hierarchy, in the background: it may have 100,000 values."""
        hierarchy = self.hierarchy
        if hierarchy is None:
            return

        def work() -> Hierarchy | VbasError:
            try:
                return edit(hierarchy)
            except VbasError as error:
                return error

        self._background.ask(_EDIT, work, self.take_or_say)

    @Slot(object)
    def take_or_say(self, found: Hierarchy | VbasError) -> None:
        """Gives a column this hierarchy, or says why there is none."""
        if isinstance(found, VbasError):
            self._panel.show_error(found)
            self._show()
        else:
            self.take(found)

    @Slot(object)
    def _relabel(self, of: Relabelling) -> None:
        self._edit(lambda hierarchy: relabelled(hierarchy, of.level, of.rows, of.label))

    @Slot()
    def _add_level(self) -> None:
        self._edit(lambda hierarchy: with_level(hierarchy, new_name(hierarchy)))

    @Slot(int)
    def _remove_level(self, place: int) -> None:
        self._edit(lambda hierarchy: without_level(hierarchy, place))

    @Slot(int, str)
    def _rename_level(self, place: int, name: str) -> None:
        self._edit(lambda hierarchy: renamed_level(hierarchy, place, name))

    @Slot()
    def _take_in(self) -> None:
        categories: Sequence[str] = self.categories or ()
        self._edit(lambda hierarchy: with_values(hierarchy, categories))

    @Slot()
    def _remove(self) -> None:
        others = {name: of for name, of in self._state.hierarchies.items() if name != self.column}
        self._state.change_hierarchies(others)


def new_name(hierarchy: Hierarchy) -> str:
    """A name for a further level that no other has."""
    taken = {of.name for of in hierarchy.levels}
    n = len(taken) + 1
    while f"level {n}" in taken:
        n += 1
    return f"level {n}"
