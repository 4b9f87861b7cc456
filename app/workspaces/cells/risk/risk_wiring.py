"""Connects the panel of risk with the records, with what came out, and with the map."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.program import Program
from app.kit.widgets import in_sight
from app.table.exporting import TableExporter
from app.workspaces.cells.outcome.outcome_wiring import NAME, reason_for
from app.workspaces.cells.place import place_on_map
from app.workspaces.cells.risk.asked import (
    Asked,
    Shown,
    Source,
    Ticket,
    exposure_found,
    shown_of,
)
from app.workspaces.cells.risk.map_link import MapLink
from app.workspaces.cells.risk.panel import RiskPanel
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.risk.exposure import Exposure
from core.risk.thresholds import Threshold

EXPOSURE, FIGURES = "risk: classes", "risk: figures"

__all__ = ["NAME", "RiskWiring"]


class RiskWiring(QObject):
    """Keeps the panel showing the risk, while it is in sight."""

    def __init__(self, program: Program, state: CellsState, panel: RiskPanel) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel = program, state, panel
        self.map = MapLink(program, panel)
        self.shown: Shown | None = None
        self._source: Source | None = None
        self._exposure: Exposure | None = None
        self._ticket = Ticket()
        self._stale = True
        # Several things change together: they are shown once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._connect()

    def _connect(self) -> None:
        state, panel, session = self._state, self._panel, self._program.session
        for signal in (
            state.outcome_changed,
            state.outdated_changed,
            state.working_changed,
            state.records_changed,
            state.plan_changed,
            state.titles_changed,
            state.design_changed,
            session.records_changed,
            session.current_run_changed,
        ):
            signal.connect(self._outdate)
        self._program.map_wiring.when_shown(lambda _: self._outdate())
        panel.seen.connect(self._see)
        panel.form.changed.connect(self._outdate)
        panel.form.changed.connect(panel.simulated.fade)
        panel.combinations.columns_chosen.connect(self._choose)
        panel.run_requested.connect(state.run_requested)
        panel.export_requested.connect(TableExporter(self._program.window).ask)
        actions = self._program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)

    @property
    def source(self) -> Source | None:
        """Whose risk is shown."""
        return self._source

    # When there is something to show

    @Slot(bool)
    def _see(self, seen: bool) -> None:
        if seen and self._stale:
            self._soon.start()

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        if in_sight(self._panel):
            self._soon.start()

    @Slot(object)
    def _choose(self, columns: tuple[str, ...]) -> None:
        form = self._panel.form
        if columns != form.columns:
            form.choose_columns(columns)
            form.changed.emit()

    def _source_here(self) -> Source | None:
        """What came out; else the records as they are and what shall be protected."""
        state = self._state
        outcome, plan = state.outcome, state.plan
        if outcome is not None and outcome.records.n_records:
            protection = outcome.suppression.protection
            return Source(outcome.records, protection.combinations, outcome)
        if state.records is None or plan is None or not state.records.n_records:
            return None
        there = set(state.records.columns)
        known = tuple(of for of in plan.combinations if set(of) <= there)
        return Source(state.records, known) if known else None

    @Slot()
    def _refresh(self) -> None:
        if not in_sight(self._panel):
            return
        self._stale = False
        source = self._source_here()
        if source is None:
            self._show_nothing()
            return
        self._panel.form.show_protected(self._protected(source))
        if self._source is None or not source.is_like(self._source):
            self._count(source)
        elif self._exposure is not None:
            self._look(self._exposure)

    def _protected(self, source: Source) -> Threshold:
        """The threshold of the design, or of what came out of it."""
        if source.outcome is not None:
            protection = source.outcome.suppression.protection
            return Threshold(protection.k, protection.tau)
        design = self._state.design
        return Threshold(design.k, design.tau)

    def _show_nothing(self) -> None:
        self._ticket.wanted = False
        for topic in (EXPOSURE, FIGURES):
            self._program.background.forget(topic)
        self.shown = self._source = self._exposure = None
        self.map.show_risk(None)
        self._panel.show_nothing(reason_for(self._program, self._state))

    # The classes, then the figures

    def _count(self, source: Source) -> None:
        """Counts the classes: this takes longest, and is the same for every threshold."""
        self._ticket.wanted = False
        self._ticket = ticket = Ticket()
        self._source, self._exposure = source, None
        self._program.background.forget(FIGURES)
        self._panel.show_working()

        def take(found: Exposure | VbasError | None) -> None:
            if isinstance(found, Exposure) and self._source is source:
                self._exposure = found
                self._offer(found)
                self._look(found)
            elif isinstance(found, VbasError):
                self._refuse(found)

        self._program.background.ask(EXPOSURE, lambda: exposure_found(source, ticket), take)

    def _offer(self, exposure: Exposure) -> None:
        """Offers the combinations; the one that most records are at risk by is proposed."""
        form = self._panel.form
        k = form.chosen.k
        counts = [of.at_risk(k) for of in exposure.classes_before]
        worst = max(range(len(counts)), key=lambda i: counts[i])
        form.show_combinations(
            exposure.combinations, self._state.titles, exposure.combinations[worst]
        )
        self._panel.simulated.fade()

    def _refuse(self, error: VbasError) -> None:
        self._show_nothing()
        self._program.window.map_panel.messages.show_error(error, EXPOSURE)

    def _look(self, exposure: Exposure) -> None:
        """Answers what is asked, in the background."""
        source, form = self._source, self._panel.form
        if source is None:
            return
        place = place_on_map(self._program)
        asked = Asked(source, exposure, form.chosen, form.columns, form.release, place)
        if self.shown is not None and asked.is_like(self.shown.asked):
            self._program.background.forget(FIGURES)
            self._take(self.shown)  # out of date, or in time again
            return
        self._program.background.ask(FIGURES, lambda: shown_of(asked), self._take)

    @Slot(object)
    def _take(self, shown: Shown) -> None:
        self.shown = shown
        stale = self._state.outdated and shown.suppressed and not self._state.working
        self._panel.show_risk(shown, self._state.titles, stale=stale)
        self.map.show_risk(shown)
