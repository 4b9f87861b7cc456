"""How few variables are enough to single records out."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QScrollArea

from app.chart.bar_rows import Bars, Series
from app.chart.bars import BarChart
from app.chart.figure import Figure
from app.frame.workspace import BOTTOM, Panel
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.derived import Missing
from app.kit.layouts import scrolling_column
from app.kit.result_page import Reason
from app.workspaces.uniqueness import reasons
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.table import CombinationsPanel
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import UniquenessState, tr
from core.record_uniqueness.arrangement import minimal_by_size
from core.record_uniqueness.lattice import Lattice

LEFT_OUT = "left out"


class MinimalSection(QScrollArea):
    """A sentence, and a bar for each number of variables."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__()
        program = context.program
        window, self._panels = program.window, context.panels
        self.sentence = BriefLabel(role="verdict")
        self.chart = BarChart(self)
        self.chart.hint = self.tr("Click a bar to see these combinations in the table.")
        self.figure = Figure(window.theme, self.chart, self)
        context.save_figures(self.figure)
        scrolling_column(
            self.sentence, self.figure, 1, into=self, margins=(10, 4, 10, 6), spacing=2
        )
        self.chart.chosen.connect(lambda series, key, extend: self._show_in_table(key))

    def sizeHint(self) -> QSize:
        """As low as the picture."""
        return QSize(600, 236)

    def show_result(self, lattice: Lattice) -> None:
        """Shows how often records are singled out by so many variables and no fewer."""
        counts = minimal_by_size(lattice)
        if counts is None:
            return
        self.sentence.setText(minimal_sentence(counts))
        sizes = np.arange(1, len(counts) + 1)
        series = Series("", counts.astype(np.float64), sizes)
        self.chart.show_bars(Bars((series,), texts.variables, self.tr("Variables"), numbers.count))
        self.chart.show_all(True)
        meaning = self.tr(
            "Unique in so many variables, in no part of them. A record counts once for each such "
            "combination: it can be singled out in several ways."
        )
        title = self.tr("Smallest that single a record out")
        self.figure.say(title, self.tr("times, by number of variables"), "", meaning=meaning)

    def _show_in_table(self, size: int) -> None:
        table = self._panels["combination_table"]
        if isinstance(table, CombinationsPanel):
            table.show_smallest(size)


def minimal_sentence(counts: NDArray[np.int64]) -> str:
    """How few variables are enough."""
    some = np.flatnonzero(counts)
    if not len(some):
        return tr("No record is singled out: every combination of values occurs more than once.")
    fewest = int(some[0]) + 1
    times = numbers.count(int(counts[fewest - 1]))
    if fewest == 1:
        return tr("A single variable is enough to single records out (times: {times}).").format(
            times=times
        )
    return tr("{n} are enough to single records out (times: {times}). Fewer never are.").format(
        n=texts.variables(fewest), times=times
    )


def _needs(context: UniquenessContext) -> Lattice | Missing:
    lattice = context.state.counting
    if lattice is None or not lattice.complete:
        return Missing(reasons.reason_for(context))
    return Missing(LEFT_OUT) if minimal_by_size(lattice) is None else lattice


def _reasons(context: UniquenessContext) -> dict[str, Reason]:
    left_out = Reason(
        tr(
            "This was left out: it was stopped, or would take too long for so many variables and "
            "unique records. With fewer variables you will see here how few of them are enough to "
            "single records out."
        )
    )
    return {**reasons.reasons(context), LEFT_OUT: left_out}


PANEL: Panel[UniquenessState] = Panel(
    "minimal",
    lambda: tr("Singled out"),
    BOTTOM,
    private=True,
    sections=lambda context: (MinimalSection(context),),
    fills=True,
    needs=_needs,
    reasons=_reasons,
    what=lambda: tr(
        "Once all combinations are counted, you will see here how few variables are "
        "enough to single records out."
    ),
    working=lambda: "",
)
