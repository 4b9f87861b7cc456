"""How few variables are enough to single records out."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.chart.bar_rows import Bars, Series
from app.chart.bars import BarChart
from app.chart.figure import Figure
from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import words
from app.workspaces.uniqueness.explorer import texts
from core.record_uniqueness.arrangement import minimal_by_size
from core.record_uniqueness.lattice import Lattice


class MinimalPanel(QScrollArea):
    """A sentence, and a bar for each number of variables.

    Signals
    -------
    size_chosen(int)
        A bar was chosen: its number of variables.
    """

    size_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sentence = words("", "verdict")
        self.chart = BarChart(self)
        self.chart.hint = self.tr("Click a bar to see these combinations in the table.")
        self.figure = Figure(theme, self.chart, self)
        inside = QWidget(self)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 4, 10, 6)
        column.setSpacing(2)
        column.addWidget(self.sentence)
        column.addWidget(self.figure)
        column.addStretch(1)
        self.setWidget(inside)
        self.chart.chosen.connect(lambda series, key, extend: self.size_chosen.emit(key))
        self.show_lattice(None)

    def sizeHint(self) -> QSize:
        """As low as the picture."""
        return QSize(600, 236)

    def show_lattice(self, lattice: Lattice | None) -> None:
        """Shows what is counted; until all is, says that it will be shown."""
        counts = None if lattice is None else minimal_by_size(lattice)
        title = self.tr("Smallest combinations that single a record out")
        if counts is None:
            left_out = lattice is not None and lattice.complete
            self.sentence.setText(self._left_out() if left_out else self._empty())
            self.figure.say(title, "", "", empty=True)
            return
        self.sentence.setText(texts.minimal_sentence(counts))
        sizes = np.arange(1, len(counts) + 1)
        series = Series("", counts.astype(np.float64), sizes)
        self.chart.show_bars(Bars((series,), texts.variables, self.tr("Variables"), numbers.count))
        self.chart.show_all(True)
        why = self.tr(
            "Times that a record is unique in so many variables together and in no smaller part of "
            "them. A record counts once for each such combination: it can be singled out in "
            "several ways."
        )
        self.figure.say(title, self.tr("times, by number of variables"), why)

    def _empty(self) -> str:
        return self.tr(
            "Once all combinations are counted, you will see here how few variables are "
            "enough to single records out."
        )

    def _left_out(self) -> str:
        return self.tr(
            "This was left out: it was stopped, or would take too long for so many variables and "
            "unique records. With fewer variables you will see here how few of them are enough to "
            "single records out."
        )
