"""The shown and the compared run, and what is known about their differences."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.frame.session import RunEntry, Session
from app.kit.background import Background
from app.kit.derived import Derived, Missing
from core.differences import Differences, differences
from core.errors import VbasError
from core.pipeline import Run
from core.study import Study

Compared = tuple[Run, Study, Run, Study]


class Pair(QObject):
    """Works the differences out as soon as there are two runs; the view of its own result.

    ``shown`` and ``other`` are None unless there are two different runs; ``fault`` says why they
    cannot be compared.

    Signals
    -------
    changed()
        Other runs, other differences, or why there are none.
    """

    changed = Signal()

    def __init__(self, session: Session, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.shown: RunEntry | None = None
        self.other: RunEntry | None = None
        self.fault: VbasError | None = None
        self._differences: Derived[Compared, Differences] = Derived(
            background,
            "differences",
            inputs=self._inputs,
            work=lambda key: differences(*key),
            show=lambda _: self.changed.emit(),
            view=self,
            look=lambda: (self.shown, self.other),  # one of them may be called something else
            shown_only=False,
            parent=self,
        )
        self._differences.follow(session.current_run_changed, session.compared_run_changed)

    @property
    def complete(self) -> bool:
        """Whether there are two different runs."""
        return self.shown is not None and self.other is not None

    @property
    def differences(self) -> Differences | None:
        """How the shown run differs from the other one; None while it is not known."""
        return self._differences.result

    def others(self) -> tuple[RunEntry, ...]:
        """The runs that the shown one may be compared with, the newest first."""
        current = self._session.current_run
        if current is None:
            return ()
        return tuple(of for of in reversed(self._session.runs) if of.number != current.number)

    def _inputs(self) -> Compared | Missing:
        shown, other = self._session.current_run, self._session.compared_run
        if shown is None or other is None or shown.number == other.number:
            self.shown = self.other = None
            return Missing("one run")
        self.shown, self.other = shown, other
        return shown.run, shown.study, other.run, other.study

    # The states of the differences

    def show_missing(self, reason: str) -> None:
        """There are no two runs."""
        self.show_working()

    def show_working(self) -> None:
        """The differences are being worked out."""
        self.fault = None
        self.changed.emit()

    def show_refused(self, error: VbasError) -> None:
        """The two cannot be compared."""
        self.fault = error
        self.changed.emit()

    def show_stale(self, stale: bool) -> None:
        """Differences are always those of the two runs."""

    def show_ready(self) -> None:
        """Differences are known."""
        self.fault = None
