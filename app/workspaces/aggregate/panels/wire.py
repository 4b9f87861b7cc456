"""Who tells whom what: suppression, compactness, discernibility, entropy, balance, trade-off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot
from PySide6.QtWidgets import QFileDialog

from app.chart.saving import FigureSaver
from app.frame.layout import AREA
from app.frame.program import Program
from app.frame.session import RunEntry
from app.kit.settings import RESULTS
from app.workspaces.aggregate.panels.facts import SLOW, FactStore, Shown, find_out
from app.workspaces.aggregate.panels.page import Page
from app.workspaces.aggregate.panels.panel import MeasuresPanel
from core.arrays import distinct
from core.errors import VbasError
from core.io.sweep_files import sweep_rows

_Found = list[tuple[RunEntry, str, Any]]


class PanelsWiring(QObject):
    """Gives the page in sight the facts of the runs that are drawn together."""

    def __init__(self, program: Program, panel: MeasuresPanel) -> None:
        super().__init__(panel)
        self._session, self._background = program.session, program.background
        self._panel, self._store = panel, FactStore()
        self._stale = set(panel.pages)
        # A new run is shown, compared and overlaid at once: one change of the figures is enough.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        session = self._session
        for signal in (
            session.overlaid_changed,
            session.compared_run_changed,
            session.current_run_changed,
            session.runs_changed,
        ):
            signal.connect(self._outdate)
        # The map comes first, the figures in an event of their own.
        self._selected = QTimer(self, singleShot=True, interval=0)
        self._selected.timeout.connect(self._show_selection)
        session.selection_changed.connect(lambda _: self._selected.start())
        panel.needed.connect(self._soon.start)
        for page in panel.pages:
            page.areas_wanted.connect(self._select)

    # Facts

    @Slot()
    def _outdate(self) -> None:
        """Every page has to be filled again, when it comes into sight."""
        self._store.forget_all_but(self._session.runs)
        self._stale = set(self._panel.pages)
        self._soon.start()

    def _entries(self, page: Page) -> tuple[RunEntry, ...]:
        """The runs of a page: those drawn together and the compared one; or all of them."""
        session = self._session
        if page is self._panel.tradeoff:
            return session.runs
        compared = session.compared_run
        together = session.overlaid
        if compared is None or any(of.number == compared.number for of in together):
            return together
        return (*together, compared)

    @Slot()
    def _refresh(self) -> None:
        page = self._panel.page
        if not self._panel.isVisible():
            return
        if page not in self._stale:
            page.show_selection(self._session.selection)
            return
        entries = self._entries(page)
        if not entries:
            self._background.forget("figures")
            self._stale.discard(page)
            page.show_runs(())
            return
        quick = [kind for kind in page.needs if kind not in SLOW]
        wanted = self._store.missing(entries, quick)
        known = [(entry, self._store.known(entry)) for entry in entries]

        def work() -> tuple[_Found, tuple[Shown, ...], Any]:
            found = find_out(wanted)
            more: dict[int, dict[str, Any]] = {entry.number: {} for entry in entries}
            for entry, kind, fact in found:
                more[entry.number][kind] = fact
            shown = tuple(Shown(of, {**facts, **more[of.number]}) for of, facts in known)
            return found, shown, page.prepare(shown)

        self._background.ask("figures", work, partial(self._show, page, entries))

    def _show(
        self,
        page: Page,
        entries: tuple[RunEntry, ...],
        done: tuple[_Found, tuple[Shown, ...], Any],
    ) -> None:
        found, shown, ready = done
        self._store.keep(found)
        self._stale.discard(page)
        if page is self._panel.tradeoff:
            self._mark_runs()
        page.show_runs(shown, ready)
        page.show_selection(self._session.selection)
        slow = self._store.missing(entries, SLOW.intersection(page.needs))
        if slow:
            self._background.ask(
                f"slow figures {page.title}",
                lambda: find_out(slow),
                partial(self._add, page, ready),
            )

    def _add(self, page: Page, ready: Any, found: _Found) -> None:
        """Adds what took seconds, unless the page shows other runs by now."""
        self._store.keep(found)
        if not page.shown or page in self._stale:
            return
        shown = tuple(Shown(of.entry, self._store.known(of.entry)) for of in page.shown)
        page.show_runs(shown, ready)
        page.show_selection(self._session.selection)

    def _mark_runs(self) -> None:
        session = self._session
        self._panel.tradeoff.mark_runs(session.current_run, session.compared_run, session.overlaid)

    # Selection

    @Slot()
    def _show_selection(self) -> None:
        if self._panel.isVisible():
            self._panel.page.show_selection(self._session.selection)

    @Slot(object, bool)
    def _select(self, work: Callable[[], NDArray[np.intp]], extend: bool) -> None:
        self._background.ask("figure selection", work, lambda areas: self._take(areas, extend))

    def _take(self, areas: NDArray[np.intp], extend: bool) -> None:
        """Selects areas; added twice, they are taken out again."""
        now = self._session.selection
        if extend and len(now):
            inside = np.isin(areas, now)
            both = np.concatenate([now, areas])
            areas = now[~np.isin(now, areas)] if inside.all() else distinct(both)
        self._session.select(areas.astype(np.intp))


def wire(program: Program) -> MeasuresPanel:
    """Connects the panels of measures and the trade-off plot."""
    window, session = program.window, program.session
    panel = MeasuresPanel(window.theme, window)
    overview = next(
        (of for of in window.docks("aggregate") if of.objectName() == "aggregate.overview"), None
    )
    window.add_dock(
        "aggregate",
        "measures",
        QCoreApplication.translate("Panels", "Measures"),
        panel,
        AREA.RightDockWidgetArea,
        behind=overview,
    )
    PanelsWiring(program, panel)
    saver = FigureSaver(window.map_panel.messages, window.settings, window)
    for page in panel.pages:
        page.export_requested.connect(saver.ask)
        page.run_requested.connect(window.actions_.run.trigger)
        page.subject_wanted.connect(window.map_panel.show_subject)
        page.subject_wanted.connect(window.map_panel.subject_chosen)
    panel.tradeoff.sweep_requested.connect(partial(_ask_for_sweep, program, panel))
    panel.tradeoff.run_chosen.connect(session.show_run)
    panel.tradeoff.runs_ticked.connect(session.set_overlaid)
    return panel


def _ask_for_sweep(program: Program, panel: MeasuresPanel) -> None:
    """Lets the user choose the table of a sweep, whose runs become points."""
    window, messages = program.window, program.window.map_panel.messages
    name, _ = QFileDialog.getOpenFileName(
        window,
        QCoreApplication.translate("Panels", "Add the runs of a sweep"),
        str(program.settings.folder(RESULTS)),
        QCoreApplication.translate("Panels", "Results of a sweep (sweep.csv sweep.json)"),
    )
    if not name:
        return
    path = Path(name)
    program.settings.remember_folder(RESULTS, path)

    def work() -> Mapping[str, Mapping[str, Any]] | VbasError:
        try:
            return sweep_rows(path)
        except VbasError as error:
            return error

    def show(found: Mapping[str, Mapping[str, Any]] | VbasError) -> None:
        if isinstance(found, VbasError):
            messages.show_error(found, "sweep")
        else:
            messages.clear("sweep")
            panel.tradeoff.show_sweep(found)

    program.background.ask("sweep points", work, show)
