"""What came out: verdict, weights, omission, and what would make the file good enough."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.kit.theme import Theme
from app.workspaces.uniqueness.findings.advice_view import AdviceView
from app.workspaces.uniqueness.findings.empty import EmptyPlace
from app.workspaces.uniqueness.findings.omission_table import OmissionTable
from app.workspaces.uniqueness.findings.verdict_view import (
    CountingStrip,
    OutdatedStrip,
    VerdictView,
)
from app.workspaces.uniqueness.findings.weights_view import WeightsView
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice


class FindingsPanel(QWidget):
    """One column that scrolls.

    Signals
    -------
    run_requested()
        The question shall be answered.
    leave_requested(str)
        A variable shall be left out.
    """

    run_requested = Signal()
    leave_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Examination | None = None
        self._working = self._outdated = False
        self.empty = EmptyPlace(
            self.tr(
                "Here you will see how many records stand out by the chosen variables, whether "
                "the file will do for researchers or for the public, which variables make records "
                "unique, and what could be made coarser."
            ),
            self,
        )
        self.counting, self.stale = CountingStrip(self), OutdatedStrip(self)
        self.verdict, self.weights = VerdictView(self), WeightsView(theme, self)
        self.omission, self.advice = OmissionTable(theme, self), AdviceView(self)
        self._build()
        self.empty.run_requested.connect(self.run_requested)
        self.stale.run_requested.connect(self.run_requested)
        self.weights.leave_requested.connect(self.leave_requested)
        self.omission.leave_requested.connect(self.leave_requested)
        self.show_nothing(self.empty.reason)

    def _build(self) -> None:
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self._scroll)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 4, 5, 12)
        column.setSpacing(6)
        self._results = (self.verdict, self.weights, self.omission, self.advice)
        for widget in self._results:
            column.addWidget(widget)
        column.addStretch(1)
        self._scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.empty)
        above = QVBoxLayout()  # in sight wherever the column is scrolled to
        above.setContentsMargins(10, 0, 10, 0)
        above.addWidget(self.counting)
        above.addWidget(self.stale)
        outer.addLayout(above)
        outer.addWidget(self._scroll, 1)
        outer.addStretch(0)

    # What is shown

    def show_nothing(self, reason: str) -> None:
        """Says why there are no findings; see `app.workspaces.uniqueness.findings.empty`."""
        self.shown, self._outdated = None, False
        self.empty.show_reason(reason)
        self._arrange()

    def show_counting(self, lattice: Lattice | None, working: bool = True) -> None:
        """Shows how far the counting is; None while nothing of it is known, or it is over."""
        self._working = working
        self.counting.show_counting(lattice)
        self._arrange()

    def show_examination(self, of: Examination, stale: bool) -> None:
        """Shows what came out; ``stale`` if something else is asked now."""
        other = of is not self.shown
        self.shown = of
        self.verdict.show_examination(of, stale)
        if other:
            self.weights.show_examination(of)
            self.omission.show_examination(of)
        self._outdated = stale
        self._arrange()

    def _arrange(self) -> None:
        """Findings where there are any, progress while counting, else what would be here."""
        found, counting = self.shown is not None, not self.counting.isHidden()
        self.empty.setVisible(not found and not counting)
        self._scroll.setVisible(found)
        self.stale.setVisible(self._outdated and not self._working)
        self.advice.setEnabled(not (self._outdated or self._working))
        for widget in self._results:
            widget.setVisible(found)
