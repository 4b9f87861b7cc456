"""What came out: whether it is safe, what it cost, and what leaving out records would cost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.kit.theme import Theme
from app.workspaces.cells.outcome.empty import EmptyPlace
from app.workspaces.cells.outcome.live_view import LiveView
from app.workspaces.cells.outcome.more_bar import MoreBar
from app.workspaces.cells.outcome.remedies_view import RemediesView
from app.workspaces.cells.outcome.sections import ChecksSection, ColumnsSection, InsteadSection
from app.workspaces.cells.outcome.texts import NO_NAMES, Names
from app.workspaces.cells.outcome.verdict_view import VerdictView
from app.workspaces.cells.outdated_strip import OutdatedStrip
from core.hierarchies.design import CellDesign
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.result import SoFar


class OutcomePanel(QWidget):
    """One column that scrolls.

    Signals
    -------
    run_requested()
        Cells shall be suppressed.
    design_requested(CellDesign)
        Cells shall be suppressed by another design.
    export_requested(DataFrame, str)
        A table shall be written to a file of this name.
    comparison_requested(), price_requested()
        What stands below the map shall be shown: suppressions beside each other, or what the
        weight of a variable costs.
    """

    run_requested = Signal()
    design_requested = Signal(object)
    export_requested = Signal(object, str)
    comparison_requested = Signal()
    price_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Outcome | None = None
        self._outdated = False
        self._names: Names = NO_NAMES
        self.empty = EmptyPlace(
            self.tr(
                "Here you will see whether every combination is safe, how many cells are blanked "
                "in which columns, and what leaving out whole records would cost instead."
            ),
            self,
        )
        self.live, self.stale = LiveView(self), OutdatedStrip(self)
        self.verdict, self.remedies = VerdictView(self), RemediesView(self)
        self.more = MoreBar(self)
        self.columns, self.checks = ColumnsSection(theme, self), ChecksSection(theme, self)
        self.instead = InsteadSection(theme, self)
        self._build()
        self.empty.run_requested.connect(self.run_requested)
        self.stale.run_requested.connect(self.run_requested)
        self.remedies.design_requested.connect(self.design_requested)
        self.more.comparison_requested.connect(self.comparison_requested)
        self.more.price_requested.connect(self.price_requested)
        for section in (self.columns, self.checks, self.instead):
            section.export_requested.connect(self.export_requested)
        self.show_nothing(self.empty.reason)

    def _build(self) -> None:
        inside = QWidget(self)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 4, 5, 12)
        column.setSpacing(6)
        self._results = (
            self.verdict,
            self.remedies,
            self.more,
            self.columns,
            self.checks,
            self.instead,
        )
        column.addWidget(self.live)
        for widget in self._results:
            column.addWidget(widget)
        column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.empty)
        above = QVBoxLayout()  # in sight wherever the column is scrolled to
        above.setContentsMargins(10, 0, 10, 0)
        above.addWidget(self.stale)
        outer.addLayout(above)
        outer.addWidget(self._scroll, 1)
        outer.addStretch(0)

    # What is shown

    def show_nothing(self, reason: str) -> None:
        """Says why nothing came out; see `app.workspaces.cells.outcome.empty`."""
        self.shown, self._outdated = None, False
        self.empty.show_reason(reason)
        self._arrange()

    def show_so_far(
        self,
        so_far: SoFar | None,
        combinations: Sequence[Sequence[str]] = (),
        names: Names = NO_NAMES,
    ) -> None:
        """Shows how far the work is; None while none is done."""
        was = self.live.isHidden()
        self.live.show_so_far(so_far, combinations, names)
        if was != self.live.isHidden():
            self._arrange()
            self._scroll.verticalScrollBar().setValue(0)

    def show_outcome(
        self,
        of: Outcome,
        stale: bool,
        design: CellDesign | None = None,
        names: Names = NO_NAMES,
    ) -> None:
        """Shows what came out of a design; ``stale`` if something else is asked now."""
        other = of is not self.shown or names != self._names
        self._names = dict(names)
        self.shown, self._outdated = of, stale
        self.verdict.show_outcome(of, stale)
        if other:
            for section in (self.columns, self.checks, self.instead):
                section.show_outcome(of, names)
        self.remedies.show_outcome(of, design, names)
        self._arrange()

    def _arrange(self) -> None:
        """The work while it goes on, what came out where something did, else what would be here."""
        found, working = self.shown is not None, not self.live.isHidden()
        self.empty.setVisible(not found and not working)
        self._scroll.setVisible(found or working)
        self.stale.setVisible(found and self._outdated and not working)
        for widget in self._results:
            if widget is not self.remedies:
                widget.setVisible(found and not working)
        if working or not found:
            self.remedies.hide()
