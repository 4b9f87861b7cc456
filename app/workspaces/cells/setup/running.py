"""When records are read and cells suppressed: F5, in the end always what the user asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.frame.session import Session
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.cells.setup.offer import Offer
from app.workspaces.cells.setup.planning import Orders, Planned, are_alike, planned
from app.workspaces.cells.setup.reader import Reader
from app.workspaces.cells.setup.reading import ReadRecords, regions_here
from app.workspaces.cells.setup.work import Work
from app.workspaces.cells.state import CellsState
from core.coded_records import CodedRecords
from core.hierarchies.design import CellDesign
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.result import SoFar

SOON_MS = 120
_PLAN = "cells: plan"
_MOST_ROWS = 5_000_000
"""Larger files are only read when the user wants it."""


class Running(QObject):
    """Reads, plans and suppresses.

    Signals
    -------
    planned(Planned)
        What follows from the design as it is now.
    busy()
        The user wants to run, but something else is under way.
    """

    planned = Signal(object)
    busy = Signal()

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        background: Background,
        state: CellsState,
        offer: Offer,
        reader: Reader,
        work: Work,
    ) -> None:
        super().__init__(state)
        self._session, self._background, self._state = session, background, state
        self._offer, self._reader, self._work = offer, reader, work
        self._orders = Orders()
        self.plan: Planned | None = None
        self.active = False
        self._wished = self._again = self._retry = self._refused = False
        self._doing: object = None
        self._base: CodedRecords | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._consider)
        self._connect(jobs)

    def _connect(self, jobs: Jobs) -> None:
        state, work = self._state, self._work
        jobs.ended.connect(self._try_again)
        state.design_changed.connect(self._look)
        state.records_changed.connect(self._look)
        state.outcome_changed.connect(self._compare)
        state.run_requested.connect(self.run)
        state.read_requested.connect(self.read)
        self._offer.wanted_changed.connect(self._follow)
        work.read.connect(self._take_read)
        work.streamed.connect(self._stream)
        work.answered.connect(self._take)
        work.failed.connect(self._refuse)
        work.cancelled.connect(self._refuse)
        work.ended.connect(self._end)

    def set_active(self, active: bool) -> None:
        """Only while the workspace is shown anything is begun by itself."""
        self.active = active
        if active:
            self._soon.start()
            self._look()

    # What is asked for

    @Slot()
    def run(self) -> None:
        """Suppresses cells as the design says, by the user's wish; reads first if need be."""
        self._wished = True
        self.read()

    @Slot()
    def read(self) -> None:
        """Reads the records, if they are not read yet."""
        self._soon.stop()
        self._refused = False
        if not self._work.busy:
            self._go_on()
        elif self._wished and isinstance(self._doing, CellDesign):
            self._again = self._doing != self._state.design
            if self._again:
                self._work.cancel()

    @Slot()
    def _consider(self) -> None:
        """Reads what is quickly read, as soon as the workspace is shown, if there is anything."""
        opened, wanted = self._session.records, self._offer.wanted
        if wanted is not None and not wanted.quasi_identifiers:
            return
        small = opened is not None and opened.preview.n_rows <= _MOST_ROWS
        if self.active and small and not self._refused and not self._work.busy:
            self._go_on()

    def _go_on(self) -> None:
        state, wanted = self._state, self._offer.wanted
        if wanted is None:
            self._wished = False
        elif not self._reader.ready:
            self._doing = wanted
            regions, known = regions_here(self._session), self._reader.known
            self._started(self._work.read_records(wanted, state.hierarchies, regions, known))
        elif self._wished and state.records is not None:
            self._suppress(state.records)

    def _suppress(self, records: CodedRecords) -> None:
        state = self._state
        if state.design.variables:
            self._doing = state.design
            if self._started(self._work.suppress(records, state.design)):
                state.working = True
        self._wished = False

    def _started(self, started: bool) -> bool:
        if not started:
            self._retry = True
            if self._wished:
                self.busy.emit()
            self._wished = False
        return started

    @Slot()
    def _try_again(self) -> None:
        if self._retry:
            self._retry = False
            self._soon.start()

    # What comes of it

    @Slot()
    def _follow(self) -> None:
        """Something else is to be read."""
        self._refused = False
        of_other_records = not isinstance(self._doing, CellDesign) or not self._reader.ready
        if self._work.busy and of_other_records:
            self._again = True
            self._work.cancel()
        self._soon.start()

    @Slot(object)
    def _take_read(self, read: ReadRecords) -> None:
        self._again = True
        self._reader.take(read)

    @Slot(object)
    def _stream(self, so_far: SoFar) -> None:
        self._state.so_far = so_far

    @Slot(object)
    def _take(self, outcome: Outcome) -> None:
        self._base = self._reader.base
        self._state.outcome = outcome

    @Slot()
    def _refuse(self) -> None:
        """What was cancelled or failed is not begun by itself again."""
        if not self._again:
            self._refused, self._wished = True, False

    @Slot()
    def _end(self) -> None:
        again, self._again, self._doing = self._again, False, None
        self._state.working = False
        self._state.so_far = None
        if again and (self._wished or not self._reader.ready):
            self._go_on()

    # What follows from the design

    @Slot()
    def _look(self) -> None:
        """Finds out which combinations follow, in the background."""
        design, records, orders = self._state.design, self._state.records, self._orders
        if self._offer.wanted is None or not design.variables:
            self._background.forget(_PLAN)
            self._show_plan(None)
            return
        self._background.ask(_PLAN, lambda: planned(design, records, orders), self._take_plan)

    @Slot(object)
    def _take_plan(self, found: Planned) -> None:
        if found.design == self._state.design:
            self._show_plan(found)

    def _show_plan(self, found: Planned | None) -> None:
        self.plan = found
        self._state.plan = None if found is None else found.plan
        self._compare()
        self.planned.emit(found)

    @Slot()
    def _compare(self) -> None:
        """Whether what is shown came out of the design as it is now."""
        state = self._state
        outcome, plan = state.outcome, self.plan
        if outcome is None or plan is None or plan.design != state.design:
            state.outdated = outcome is not None
            return
        asked, had = plan.protection, outcome.suppression.protection
        same = asked is not None and are_alike(asked, had)
        read_again = self._base is not None and self._base is not self._reader.base
        state.outdated = not same or read_again
