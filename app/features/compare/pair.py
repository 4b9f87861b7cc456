"""The shown and the compared run, and what is known about their differences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.frame.session import RunEntry, Session
from app.kit.background import Background
from core.differences import Differences, differences
from core.errors import VbasError


class Pair(QObject):
    """Works the differences out as soon as there are two runs.

    Signals
    -------
    changed()
        Other runs, other differences, or why there are none.
    """

    changed = Signal()

    def __init__(self, session: Session, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._background = session, background
        self.shown: RunEntry | None = None
        self.other: RunEntry | None = None
        self.differences: Differences | None = None
        self.fault: VbasError | None = None
        # A new run is compared first and shown then: one look at both is enough.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.look)
        session.current_run_changed.connect(self._soon.start)
        session.compared_run_changed.connect(self._soon.start)

    @property
    def complete(self) -> bool:
        """Whether there are two different runs."""
        return self.shown is not None and self.other is not None

    @property
    def waiting(self) -> bool:
        """Whether the differences are being worked out."""
        return self.complete and self.differences is None and self.fault is None

    def others(self) -> tuple[RunEntry, ...]:
        """The runs that the shown one may be compared with, the newest first."""
        current = self._session.current_run
        if current is None:
            return ()
        return tuple(of for of in reversed(self._session.runs) if of.number != current.number)

    @Slot()
    def look(self) -> None:
        """Looks at once which runs are shown and compared."""
        self._soon.stop()
        shown, other = self._session.current_run, self._session.compared_run
        if shown is None or other is None or shown.number == other.number:
            shown = other = None
        same = _same(shown, self.shown) and _same(other, self.other)
        self.shown, self.other = shown, other
        if same:
            self.changed.emit()  # perhaps one of them was renamed
            return
        self.differences = self.fault = None
        if shown is None or other is None:
            self._background.forget("differences")
        else:
            self._background.ask("differences", partial(_work, shown, other), self._take)
        self.changed.emit()

    def _take(self, found: Differences | VbasError) -> None:
        if isinstance(found, VbasError):
            self.fault = found
        else:
            self.differences = found
        self.changed.emit()


def _same(one: RunEntry | None, other: RunEntry | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.run is other.run and one.study is other.study


def _work(shown: RunEntry, other: RunEntry) -> Differences | VbasError:
    try:
        return differences(shown.run, shown.study, other.run, other.study)
    except VbasError as error:
        return error
