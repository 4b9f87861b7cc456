"""Connects the panel and the table of missingness with what came out, and with the selection."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.program import Program
from app.workspaces.cells.losses.asked import AUTOMATIC, Asked, Shown, shown_of
from app.workspaces.cells.losses.map_link import MapLink
from app.workspaces.cells.losses.panel import MissingnessPanel
from app.workspaces.cells.losses.table import MissingnessLink
from app.workspaces.cells.outcome.outcome_wiring import reason_for
from app.workspaces.cells.place_on_map import place_on_map
from app.workspaces.cells.state import CellsState
from core.arrays import distinct

NAME = "cells"
TOPIC = "missingness"
_MARK_MS = 20
"""Bars are marked after the map is painted, not in the same event."""


class MissingnessWiring(QObject):
    """Keeps panel and table showing what was blanked, while one of them is in sight."""

    def __init__(
        self,
        program: Program,
        state: CellsState,
        panel: MissingnessPanel,
        link: MissingnessLink,
    ) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel, self._link = program, state, panel, link
        self.map = MapLink(program, panel)
        self.shown: Shown | None = None
        self._column, self._by = AUTOMATIC, AUTOMATIC
        self._stale, self._seen = True, False
        # Several things change together: they are shown once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._mark_soon = QTimer(self, singleShot=True, interval=_MARK_MS)
        self._mark_soon.timeout.connect(self._mark)
        self._connect()

    def _connect(self) -> None:
        state, panel, session = self._state, self._panel, self._program.session
        for signal in (
            state.outcome_changed,
            state.outdated_changed,
            state.working_changed,
            state.design_changed,
            state.titles_changed,
            session.records_changed,
            session.current_run_changed,
        ):
            signal.connect(self._outdate)
        self._program.map_wiring.when_shown(lambda _: self._outdate())
        session.selection_changed.connect(lambda _: self._mark_soon.start())
        panel.seen.connect(self._see)
        panel.column_chosen.connect(self._ask_column)
        panel.by_chosen.connect(self._ask_by)
        panel.group_chosen.connect(self._select)
        panel.run_requested.connect(state.run_requested)
        self._link.wanted.connect(self._want)
        self._link.groups_chosen.connect(self._select_groups)
        actions = self._program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)

    # When there is something to show

    @Slot(bool)
    def _see(self, seen: bool) -> None:
        self._seen = seen
        self._want()

    @Slot()
    def _want(self) -> None:
        if self._stale and (self._seen or self._link.in_sight):
            self._soon.start()

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        self._want()

    @Slot()
    def _refresh(self) -> None:
        self._stale = False
        outcome = self._state.outcome
        if outcome is None or not outcome.records.columns:
            self._program.background.forget(TOPIC)
            self._show_nothing()
            return
        variables = self._state.design.variables
        asked = Asked(outcome, variables, self._column, self._by, place_on_map(self._program))
        if self.shown is not None and asked.is_like(self.shown.asked):
            self._program.background.forget(TOPIC)
            self._take(replace(self.shown, asked=asked))
        else:
            self._program.background.ask(TOPIC, lambda: shown_of(asked), self._take)

    def _show_nothing(self) -> None:
        self.shown = None
        self._link.show_missingness(None)
        self.map.show_missingness(None, {})
        self._panel.show_nothing(reason_for(self._program, self._state))

    def _take(self, shown: Shown) -> None:
        self.shown = shown
        self._link.show_missingness(shown)
        names, stale = self._state.titles, self._state.outdated and not self._state.working
        self._panel.show_missingness(shown, names, stale=stale)
        self.map.show_missingness(shown, names)
        self._mark()

    # What the user does

    @Slot(str)
    def _ask_column(self, column: str) -> None:
        self._column = column
        self._outdate()

    @Slot(str)
    def _ask_by(self, by: str) -> None:
        self._by = by
        self._outdate()

    @Slot(int, bool)
    def _select(self, group: int, extend: bool) -> None:
        """Selects the areas of a group."""
        shown, session = self.shown, self._program.session
        if shown is None or shown.groups is None:
            return
        areas = np.flatnonzero(shown.groups == group)
        session.select(np.union1d(session.selection, areas) if extend else areas)

    @Slot(object)
    def _select_groups(self, groups: NDArray[np.intp]) -> None:
        if self.shown is not None and self.shown.groups is not None:
            self._program.session.select(np.flatnonzero(np.isin(self.shown.groups, groups)))

    @Slot()
    def _mark(self) -> None:
        """Marks the groups that hold selected areas."""
        groups = self.selected_groups()
        self._panel.mark(groups)
        self._link.show_groups(groups)

    def selected_groups(self) -> NDArray[np.intp]:
        """Indices of the groups that hold selected areas."""
        shown, chosen = self.shown, self._program.session.selection
        if shown is None or shown.groups is None:
            return np.zeros(0, np.intp)
        found = shown.groups[chosen[chosen < len(shown.groups)]]
        return distinct(found[found >= 0]).astype(np.intp)
