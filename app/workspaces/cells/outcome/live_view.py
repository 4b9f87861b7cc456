"""The work while it goes on: classes below k falling, blanked cells growing."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtWidgets import QWidget

from app.chart.bar_rows import Bars, Series
from app.chart.bars import BarChart
from app.kit import numbers
from app.kit.layouts import column
from app.kit.widgets import words
from app.workspaces.cells.outcome import texts
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.texts import named
from core.small_counts import ALL_TOLD
from core.suppression.cells.result import SoFar

_GROWING = 1
"""Colour of what grows, apart from what falls."""


class LiveView(QWidget):
    """What is done now, and two figures of it; hidden while nothing is."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state, self._session = context.state, context.program.session
        self._most: dict[int, int] = {}
        self.phase, self.known = words("", "heading"), words("", "muted")
        self.moles, self.cells = BarChart(self), BarChart(self)
        self.moles_title = words(self.tr("Classes below k that still show a value"), "group")
        self._cells_title = cells_title = words(self.tr("Cells blanked so far"), "group")
        self.moles.describe(
            self.moles_title.text(),
            self.tr("classes"),
            self.tr("Each combination is done when none of its classes is below k."),
        )
        self.cells.describe(
            cells_title.text(), self.tr("cells"), self.tr("Blanked cells of each column.")
        )
        context.save_figures(self.moles, self.cells)
        column(
            self,
            *(self.phase, self.known, self.moles_title, self.moles, cells_title, self.cells),
            spacing=3,
            margins=(0, 4, 0, 6),
        )
        self.hide()

    def show_so_far(self, so_far: SoFar | None) -> None:
        """Shows how far the work is; None when nothing is being worked on."""
        self.setVisible(so_far is not None)
        if so_far is None:
            self._most = {}
            return
        self.phase.setText(texts.phase_words(so_far))
        self.known.setText(texts.moles_words(so_far))
        told = self._session.showing.least_on_screen(self._session.k) == ALL_TOLD
        for of in (self.known, self.moles_title, self.moles, self._cells_title, self.cells):
            of.setVisible(told)  # nearly done, these are counts of few people
        if not told:
            return
        plan = self._state.plan
        combinations = () if plan is None else plan.combinations
        if len(so_far.moles) != len(combinations):
            combinations = ()  # the complete algorithm has one of all columns
        self._show_moles(so_far, combinations)
        names, columns = self._state.titles, tuple(so_far.cells)
        values = np.array([so_far.cells[name] for name in columns], dtype=np.float64)
        self.cells.show_bars(
            Bars(
                (Series("", values, np.arange(len(columns)), _GROWING),),
                lambda i: named(columns[i], names),
                self.tr("Column"),
                numbers.count,
                self.tr("cells"),
            )
        )

    def _show_moles(self, so_far: SoFar, combinations: Sequence[Sequence[str]]) -> None:
        names, known = self._state.titles, any(n >= 0 for n in so_far.moles)
        for widget in (self.moles_title, self.moles):
            widget.setVisible(known)
        for i, n in enumerate(so_far.moles):
            self._most[i] = max(self._most.get(i, 0), n)
        values = np.array([n if n >= 0 else np.nan for n in so_far.moles], dtype=np.float64)
        self.moles.show_bars(
            Bars(
                (Series("", values, np.arange(len(values))),),
                lambda i: texts.combination_name(i, combinations, names),
                self.tr("Combination"),
                numbers.count,
                self.tr("classes"),
            )
        )
        # The longest that there was: bars are seen to fall.
        self.moles.rows.largest = float(max(self._most.values(), default=0) or 1)
        if 0 <= so_far.combination < len(values):
            self.moles.mark([np.array([so_far.combination])])
