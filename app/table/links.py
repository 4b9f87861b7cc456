"""Keeps the tables showing what the session holds, and the session what is selected in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPoint, QTimer, Slot

from app.frame.session import BASELINE, CALCULATED, EDITED, IMPORTED, Session
from app.kit.background import Background
from app.kit.language import said
from app.table.filter_bar import ADD, NEW, REMOVE, WITHIN
from app.table.panel import TablePanel
from core.errors import VbasError
from core.io.areas import AreaFile
from core.map.fields import units_of
from core.small_counts import ALL_TOLD
from core.tables import Table
from core.tables.areas import area_table
from core.tables.regions import region_table
from core.tables.rows import View, rows_of
from core.tables.runs import NamedRun, run_table
from core.tables.statistics import statistics_of

Build = Callable[[], Table]

_AFTER_MAP_MS = 20
"""Tables mark what is selected after the map and the figures are painted, not in the same event."""


@dataclass(frozen=True, eq=False)
class _Made:
    """A table with the rows to show, or what is wrong with the condition."""

    table: Table
    rows: NDArray[np.intp]
    error: VbasError | None


def _make(build: Build, view: View, selected: NDArray[np.intp], least: int) -> _Made:
    """In a thread of the background; counts of records below ``least`` are not told."""
    table = build().shown_from(least)
    for column in table.columns:
        column.prepare()
    try:
        return _Made(table, rows_of(table, view, np.isin(table.keys, selected)), None)
    except VbasError as error:
        plain = replace(view, condition="")
        return _Made(table, rows_of(table, plain, np.isin(table.keys, selected)), error)


class TableLink(QObject):
    """One table; made anew when it is looked at after something has changed."""

    def __init__(
        self, what: str, session: Session, panel: TablePanel, background: Background
    ) -> None:
        super().__init__(panel)
        self._what, self._session, self._panel = what, session, panel
        self._background = background
        self._stale, self._mode = True, ""
        self._own_change = False
        self._soon = QTimer(self, singleShot=True, interval=_AFTER_MAP_MS)
        self._soon.timeout.connect(self.show_selection)
        panel.shown.connect(self.refresh)
        panel.view_changed.connect(self.ask_rows)
        panel.picked.connect(self._take_mask)
        panel.select_requested.connect(self.select_shown)
        panel.statistics_requested.connect(self._ask_statistics)
        session.showing.changed.connect(self.outdate)

    def build(self) -> Build | None:
        """How to make the table of what there is now; None where there is nothing."""
        raise NotImplementedError

    def selected(self) -> NDArray[np.intp]:
        """Keys of the rows that are selected."""
        raise NotImplementedError

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects what rows stand for."""
        raise NotImplementedError

    # From the session

    @Slot()
    def outdate(self) -> None:
        """Something of the table has changed."""
        self._stale = True
        if self._panel.isVisible():
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Makes the table, if it is not the newest."""
        if self._stale:
            self._ask()

    @Slot()
    def ask_rows(self) -> None:
        """Asks for other rows of the same table."""
        self._ask()

    def _ask(self) -> None:
        build, topic = self.build(), f"table of {self._what}"
        if build is None:
            self._stale, self._mode = False, ""
            self._background.forget(topic)
            self._panel.show_table(None)
            return
        view, chosen, table = self._panel.look, self.selected(), self._panel.table
        if not self._stale and table is not None:
            build = _already(table)
        least = self._session.showing.least_on_screen(self._session.k)
        self._background.ask(topic, lambda: _make(build, view, chosen, least), self._show)

    def _show(self, made: _Made) -> None:
        if self._panel.table is not made.table:
            self._panel.show_table(made.table)
            self._stale = False
        self._panel.show_rows(made.rows)
        self.show_selection(follow=False)
        mode, self._mode = self._mode, ""
        if made.error is not None:
            self._panel.show_error(made.error)
        elif mode:
            self._take_mask(self._combined(mode, made))

    @Slot()
    def follow_selection(self) -> None:
        """Something else is selected: at once if it was done here, else a moment later."""
        if self._own_change:
            self.show_selection()
        else:
            self._soon.start()

    @property
    def waits(self) -> bool:
        """Whether something else is selected than is marked."""
        return self._soon.isActive()

    @Slot()
    def show_selection(self, *, follow: bool = True) -> None:
        """Marks the rows that are selected; those asked for by selection are looked up again."""
        table = self._panel.table
        if table is None:
            return
        self._panel.show_selected(np.isin(table.keys, self.selected()))
        view = self._panel.look
        moved = view.only_selected or (view.selected_first and not self._own_change)
        if follow and moved and self._panel.isVisible():
            self._ask()

    # From the table

    @Slot(str)
    def select_shown(self, mode: str) -> None:
        """Selects the rows for which the filter holds, as soon as they are known."""
        self._mode = mode
        self._ask()

    @Slot(str, QPoint)
    def _ask_statistics(self, name: str, at: QPoint) -> None:
        table, rows = self._panel.table, self._panel.model.rows
        if table is not None:
            self._background.ask(
                f"statistics of {self._what}",
                lambda: statistics_of(table.by_name[name], rows),
                lambda of: self._panel.show_statistics(name, of, at),
            )

    def _combined(self, mode: str, made: _Made) -> NDArray[np.bool_]:
        shown = np.zeros(len(made.table), dtype=bool)
        shown[made.rows] = True
        before = np.isin(made.table.keys, self.selected())
        return {
            NEW: shown,
            ADD: before | shown,
            REMOVE: before & ~shown,
            WITHIN: before & shown,
        }[mode]

    @Slot(object)
    def _take_mask(self, mask: NDArray[np.bool_]) -> None:
        table = self._panel.table
        if table is None:
            return
        self._own_change = True
        self.take(table.keys[mask])
        self._own_change = False


def _already(table: Table) -> Build:
    return lambda: table


class AreasLink(TableLink):
    """The table of the areas on the map."""

    def file(self) -> AreaFile | None:
        """The areas on the map: those of the shown run, else those that are open."""
        entry = self._session.current_run
        return self._session.area_file if entry is None else entry.area_file

    def build(self) -> Build | None:
        """See `core.tables.areas`."""
        session, file = self._session, self.file()
        if file is None:
            return None
        entry, other = session.current_run, session.compared_run
        study = session.study if entry is None else entry.study
        if study is not None and len(study.areas) != len(file.layer):
            study = None
        # What was computed from counts tells them, too.
        own = file is session.area_file and session.showing.least_on_screen(session.k) == ALL_TOLD
        options: dict[str, Any] = {
            "study": study,
            "k": session.k,
            "run": None if entry is None else entry.run,
            "compared": other.run if other is not None and other.area_file is file else None,
            "fields": session.fields if own else {},
            "units": units_of(session.fields) if own else {},
        }
        return lambda: area_table(file.layer, **options)

    def selected(self) -> NDArray[np.intp]:
        """Indices of areas."""
        return self._session.selection

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects areas."""
        self._session.select(keys)


class RegionsLink(TableLink):
    """The table of the shown run's regions."""

    roundness: tuple[int, NDArray[np.float64]] | None = None
    """Number of a run, and how round its regions are."""

    def build(self) -> Build | None:
        """See `core.tables.regions`."""
        entry, round_ = self._session.current_run, self.roundness
        if entry is None:
            return None
        known = round_[1] if round_ is not None and round_[0] == entry.number else None
        chosen = self.selected()
        return lambda: region_table(entry.run, entry.study, selected=chosen, roundness=known)

    def selected(self) -> NDArray[np.intp]:
        """Indices of regions."""
        return self._session.selected_regions()

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects the areas of regions."""
        self._session.select_regions(keys)

    @Slot()
    def show_selection(self, *, follow: bool = True) -> None:
        """Marks rows, and says so in a column."""
        table = self._panel.table
        if table is not None:
            chosen = np.isin(table.keys, self.selected())
            self._panel.replace_column(replace(table.by_name["selected"], values=chosen))
        super().show_selection(follow=follow)


class RunsLink(TableLink):
    """The table of runs; the one that is shown is its selection."""

    def build(self) -> Build | None:
        """See `core.tables.runs`."""
        kinds = {
            CALCULATED: said("Calculated"),
            BASELINE: said("Today's practice"),
            IMPORTED: said("Imported"),
            EDITED: said("Edited"),
        }
        runs = tuple(
            NamedRun(of.number, of.name, of.run, kinds.get(of.kind, of.kind), of.starred)
            for of in self._session.runs
        )
        return (lambda: run_table(runs)) if runs else None

    def selected(self) -> NDArray[np.intp]:
        """The number of the shown run."""
        entry = self._session.current_run
        return np.array([] if entry is None else [entry.number], dtype=np.intp)

    def take(self, keys: NDArray[np.intp]) -> None:
        """Shows a run."""
        entry = self._session.run_of(int(keys[0])) if len(keys) == 1 else None
        if entry is not None:
            self._session.show_run(entry)
        self.show_selection(follow=False)
