"""Keeps the records that were read, and their levels up to date."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.frame.session import Session
from app.kit.background import Background
from app.workspaces.cells.setup.offer import Offer
from app.workspaces.cells.setup.reading import ReadRecords, regions_here
from app.workspaces.cells.state import CellsState
from core.coded_records import CodedRecords
from core.errors import VbasError

_TOPIC = "cells: levels"


class Reader(QObject):
    """What was read of the file, as long as it is what is wanted.

    Attributes
    ----------
    known
        What was read last, even if other columns are wanted now; None of another file.
    error
        Why the levels cannot be looked up; None if they can.

    Signals
    -------
    changed()
        The levels cannot be looked up: see `error`.
    """

    changed = Signal()

    def __init__(
        self, session: Session, background: Background, state: CellsState, offer: Offer
    ) -> None:
        super().__init__(state)
        self._session, self._background = session, background
        self._state, self._offer = state, offer
        self._read: ReadRecords | None = None
        self.known: ReadRecords | None = None
        self.error: VbasError | None = None
        offer.wanted_changed.connect(self._meet)
        offer.changed.connect(self.look_up)
        # Labels change where the levels stay what they are called.
        state.hierarchies_changed.connect(self.look_up)

    @property
    def base(self) -> CodedRecords | None:
        """The records without levels, as they were read."""
        return None if self._read is None else self._read.base

    @property
    def ready(self) -> bool:
        """Whether all columns that may be protected are read, and all levels looked up."""
        read, wanted = self._read, self._offer.wanted
        if read is None or wanted is None or self._state.records is None:
            return False
        levels = self._state.hierarchies, regions_here(self._session)
        return wanted.is_met_by(read.wanted) and read.has(*levels)

    def take(self, read: ReadRecords) -> bool:
        """Takes up what was read; whether it is still wanted."""
        wanted = self._offer.wanted
        if wanted is None or not wanted.is_met_by(read.wanted):
            return False
        self._show(read)
        self.look_up()
        return True

    def _show(self, read: ReadRecords) -> None:
        self._read, self.known, self.error = read, read, None
        self._state.records = read.records

    @Slot()
    def _meet(self) -> None:
        """Records of another file, or without a column that is wanted, are of no use."""
        read, wanted = self._read, self._offer.wanted
        if read is None or wanted is None or not wanted.is_met_by(read.wanted):
            self._read, self.error = None, None
            if wanted is None or (self.known and self.known.wanted.file.path != wanted.file.path):
                self.known = None
            self._state.records = None

    @Slot()
    def look_up(self) -> None:
        """Looks up the levels anew, if there are others than before."""
        read, hierarchies = self._read, self._state.hierarchies
        regions = regions_here(self._session)
        if read is None:
            return
        if read.has(hierarchies, regions):
            self._background.forget(_TOPIC)
            self._show(read)
            return

        def work() -> ReadRecords | VbasError:
            try:
                return read.with_levels(hierarchies, regions)
            except VbasError as error:
                return error

        self._background.ask(_TOPIC, work, self._take_levels)

    @Slot(object)
    def _take_levels(self, found: ReadRecords | VbasError) -> None:
        if isinstance(found, VbasError):
            self.error = found
            self._state.records = None
            self.changed.emit()
        elif self._read is not None and found.base is self._read.base:
            self._show(found)
