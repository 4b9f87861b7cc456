"""When records are read and cells suppressed: F5, in the end always what the user asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.features.variables.counting import Wanted, regions_of
from app.kit.derived import Derived, Missing, unseen
from app.kit.own_job import OwnJob
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.setup.reading import ReadRecords, read
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.design import CellDesign
from core.hierarchies.planned import Orders, Planned, are_alike, planned, suppress
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.result import SoFar

SOON_MS = 120
_MOST_ROWS = 5_000_000
"""Larger files are only read when the user wants it."""


class Reader(QObject):
    """Keeps the records that were read, as long as they are wanted, and their levels up to date.

    Attributes
    ----------
    known
        What was read last, even if other columns are wanted now; None of another file.
    """

    def __init__(self, context: CellsContext) -> None:
        super().__init__(context.state)
        self._session, self._state = context.program.session, context.state
        self._background = context.program.background
        self._read: ReadRecords | None = None
        self.known: ReadRecords | None = None
        self._state.when("wanted", self._follow_wanted)
        # Labels change where the levels stay what they are called.
        for name in ("offered", "hierarchies"):
            self._state.when(name, lambda _: self.look_up())

    @property
    def base(self) -> CodedRecords | None:
        """The records without levels, as they were read."""
        return None if self._read is None else self._read.base

    @property
    def ready(self) -> bool:
        """Whether all columns that may be protected are read, and all levels looked up."""
        wanted = self._state.wanted
        if self._read is None or wanted is None or self._state.records is None:
            return False
        levels = self._state.hierarchies, regions_of(self._session)
        return wanted.is_met_by(self._read.wanted) and self._read.has(*levels)

    def take(self, found: ReadRecords) -> None:
        """Takes up what was read, if it is still wanted."""
        wanted = self._state.wanted
        if wanted is not None and wanted.is_met_by(found.wanted):
            self._show(found)
            self.look_up()

    def _show(self, found: ReadRecords) -> None:
        self._read = self.known = found
        self._state.read_error, self._state.records = None, found.records

    def _follow_wanted(self, wanted: Wanted | None) -> None:
        """Records of another file, or without a column that is wanted, are of no use."""
        if self._read is None or wanted is None or not wanted.is_met_by(self._read.wanted):
            self._read = self._state.read_error = None
            if wanted is None or (self.known and self.known.wanted.file.path != wanted.file.path):
                self.known = None
            self._state.records = None

    @Slot()
    def look_up(self) -> None:
        """Looks up the levels anew, if there are others than before."""
        had, hierarchies = self._read, self._state.hierarchies
        regions, topic = regions_of(self._session), "cells: levels"
        if had is None:
            return
        if had.has(hierarchies, regions):
            self._background.forget(topic)
            self._show(had)
            return

        def work() -> ReadRecords | VbasError:
            try:
                return had.with_levels(hierarchies, regions)
            except VbasError as error:
                return error

        self._background.ask(topic, work, self._take_levels)

    @Slot(object)
    def _take_levels(self, found: ReadRecords | VbasError) -> None:
        if isinstance(found, VbasError):
            self._state.read_error, self._state.records = found, None
        elif self._read is not None and found.base is self._read.base:
            self._show(found)


class Running(QObject):
    """Reads, plans and suppresses.

    Signals
    -------
    busy()
        The user wants to run, but something else is under way.
    """

    busy = Signal()

    def __init__(self, context: CellsContext) -> None:
        super().__init__(context.state)
        program, state = context.program, context.state
        self._session, self._state = program.session, state
        self.reader, self.job = Reader(context), OwnJob(program.jobs, SoFar, self)
        self.active = False
        self._wished = self._again = self._retry = self._refused = False
        self._doing: object = None
        self._base: CodedRecords | None = None
        self.soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self.soon.timeout.connect(self._consider)
        state.run_requested.connect(self.run)
        state.read_requested.connect(self.read)
        state.when("wanted", lambda _: self._follow_wanted())
        program.jobs.ended.connect(self._try_again)
        self.job.streamed.connect(lambda so_far: setattr(state, "so_far", so_far))
        for signal in (self.job.failed, self.job.cancelled):
            signal.connect(self._refuse)
        self.job.ended.connect(self._end)
        orders = Orders()
        plan: Derived[tuple[CellDesign, CodedRecords | None], Planned] = unseen(
            self,
            program.background,
            "cells: plan",
            self._to_plan,
            lambda asked: planned(*asked, orders),
            self._show_plan,
            nothing=lambda: self._show_plan(None),
            keep=True,
        )
        plan.follow(state.changed, program.session.changed)
        plan.look_again()
        context.live(self, self._is_stale, lambda of: setattr(state, "stale", of))

    def set_active(self, active: bool) -> None:
        """Only while the workspace is shown anything is begun by itself."""
        self.active = active
        if active:
            self.soon.start()

    # What is asked for

    @Slot()
    def run(self) -> None:
        """Suppresses cells as the design says, by the user's wish; reads first if need be."""
        self._wished = True
        self.read()

    @Slot()
    def read(self) -> None:
        """Reads the records, if they are not read yet."""
        self.soon.stop()
        self._refused = False
        if not self.job.busy:
            self._go_on()
        elif self._wished and isinstance(self._doing, CellDesign):
            self._again = self._doing != self._state.design
            if self._again:
                self.job.cancel()

    @Slot()
    def _consider(self) -> None:
        """Reads what is quickly read, as soon as the workspace is shown, if there is anything."""
        opened, wanted = self._session.records, self._state.wanted
        if wanted is not None and not wanted.quasi_identifiers:
            return
        small = opened is not None and opened.preview.n_rows <= _MOST_ROWS
        if self.active and small and not self._refused and not self.job.busy:
            self._go_on()

    def _go_on(self) -> None:
        state, wanted = self._state, self._state.wanted
        if wanted is None:
            self._wished = False
        elif not self.reader.ready:
            self._doing, regions = wanted, regions_of(self._session)
            steps = read(wanted, state.hierarchies, regions, self.reader.known)
            self._update_status(self.job.start(self.tr("Reading records"), steps, self._take_read))
        elif self._wished and state.records is not None:
            self._suppress(state.records)

    def _suppress(self, records: CodedRecords) -> None:
        state = self._state
        if state.design.variables:
            self._doing, steps = state.design, suppress(records, state.design)
            started = self.job.start(self.tr("Suppressing cells"), steps, self._on_result)
            self._update_status(started)
            state.working = started
        self._wished = False

    def _update_status(self, started: bool) -> None:
        """Says that something else is under way, and tries again after it."""
        if not started:
            self._retry = True
            if self._wished:
                self.busy.emit()
            self._wished = False

    @Slot()
    def _try_again(self) -> None:
        if self._retry:
            self._retry = False
            self.soon.start()

    # What comes of it

    def _follow_wanted(self) -> None:
        """Something else is to be read."""
        self._refused = False
        of_other_records = not isinstance(self._doing, CellDesign) or not self.reader.ready
        if self.job.busy and of_other_records:
            self._again = True
            self.job.cancel()
        self.soon.start()

    @Slot(object)
    def _take_read(self, found: ReadRecords) -> None:
        self._again = True
        self.reader.take(found)

    @Slot(object)
    def _on_result(self, outcome: Outcome | None) -> None:
        """Ended early nothing is verified, and nothing is kept of it."""
        if outcome is None:
            self._refuse()
        else:
            self._base = self.reader.base
            self._state.outcome = outcome

    @Slot()
    def _refuse(self) -> None:
        """What was cancelled or failed is not begun by itself again."""
        if not self._again:
            self._refused, self._wished = True, False

    @Slot()
    def _end(self) -> None:
        again, self._again, self._doing = self._again, False, None
        self._state.working, self._state.so_far = False, None
        if again and (self._wished or not self.reader.ready):
            self._go_on()

    # What follows from the design

    def _to_plan(self) -> tuple[CellDesign, CodedRecords | None] | Missing:
        state = self._state
        if state.wanted is None or not state.design.variables:
            return Missing("nothing")
        return state.design, state.records

    def _show_plan(self, found: Planned | None) -> None:
        self._state.planned = found
        self._state.plan = None if found is None else found.plan

    def _is_stale(self) -> bool:
        """Whether what is shown came out of something else than the design as it is now."""
        outcome, found = self._state.outcome, self._state.planned
        if outcome is None or found is None or found.design != self._state.design:
            return outcome is not None
        asked = found.protection
        same = asked is not None and are_alike(asked, outcome.suppression.protection)
        read_again = self._base is not None and self._base is not self.reader.base
        return not same or read_again
