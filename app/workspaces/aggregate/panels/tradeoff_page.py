"""All runs as points: any measure against any other, and the runs that nobody beats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from app import numbers
from app.plots.figure import Figure
from app.plots.scatter import NO_POINTS, Points, ScatterChart
from app.session import CALCULATED, RunEntry
from app.theme import Theme
from app.workspaces.aggregate.panels import facts
from app.workspaces.aggregate.panels.facts import Shown
from app.workspaces.aggregate.panels.measure_axes import MeasureAxis, measure_axes
from app.workspaces.aggregate.panels.page import Page
from app.workspaces.aggregate.panels.region_figure import tr
from app.workspaces.aggregate.run_words import card_words
from core.inspection.tradeoff import Tradeoff, tradeoff

_FIRST = ("compactness_own_centre_m_per_area", "suppression_rate")


class TradeoffPage(Page):
    """Points of runs.

    Signals
    -------
    run_chosen(RunEntry)
        A point was clicked.
    runs_ticked(tuple[RunEntry, ...])
        Points were brushed: these runs shall be drawn together.
    """

    run_chosen = Signal(object)
    runs_ticked = Signal(object)

    needs = (facts.ROW,)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        empty = tr(
            "All runs stand here as points: what one measure costs in another. Make a run, change "
            "something, make another."
        )
        super().__init__(theme, tr("Trade-off"), empty, parent)
        self.axes = measure_axes()
        self.scatter = ScatterChart()
        self.figure = Figure(theme, self.scatter)
        self.scatter.hint = tr(
            "Click a point to show its run; draw a rectangle to tick runs. Squares are runs that "
            "were not calculated here, such as today's practice."
        )
        self.column.insertWidget(0, self._build_choices())
        self.add_figure(self.figure)
        self.column.setStretch(1, 1)
        self.column.setStretch(2, 0)
        self._current = self._compared = -1
        self._together: frozenset[int] = frozenset()
        self.scatter.chosen.connect(self._choose)
        self.scatter.brushed.connect(self._brush)

    def _build_choices(self) -> QWidget:
        place = QWidget(self)
        grid = QGridLayout(place)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        boxes = []
        for row, (words, tip, name) in enumerate(
            (
                (tr("Up"), tr("What is higher the higher a run stands"), _FIRST[1]),
                (tr("Along"), tr("What is more the further right a run stands"), _FIRST[0]),
            )
        ):
            box = QComboBox(place)
            for key, axis in self.axes.items():
                box.addItem(axis.heading, key)
            box.setCurrentIndex(box.findData(name))
            box.setToolTip(tip)
            box.setAccessibleName(tip)
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            box.activated.connect(self._redraw)
            log = QCheckBox(tr("log"), place)
            log.setToolTip(tr("Equal steps along this axis multiply instead of adding"))
            log.setAccessibleName(tr("Logarithmic axis: {0}").format(words))
            log.toggled.connect(self._redraw)
            label = QLabel(words, place)
            label.setProperty("role", "muted")
            label.setBuddy(box)
            for column, widget in enumerate((label, box, log)):
                grid.addWidget(widget, row, column)
            boxes.append((box, log))
        grid.setColumnStretch(1, 1)
        (self.y_box, self.y_log), (self.x_box, self.x_log) = boxes
        return place

    # What is shown

    def mark_runs(
        self, current: RunEntry | None, compared: RunEntry | None, together: tuple[RunEntry, ...]
    ) -> None:
        """Says which run is on the map, with which it is compared, which are drawn together."""
        self._current = -1 if current is None else current.number
        self._compared = -1 if compared is None else compared.number
        self._together = frozenset(of.number for of in together)
        if self.shown:
            self._redraw()

    def show_figures(self, ready: Any) -> None:
        """Shows runs as points."""
        del ready
        self._redraw()

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Points are runs; areas mark none of them."""
        del areas

    @property
    def _names(self) -> tuple[str, str]:
        return str(self.x_box.currentData()), str(self.y_box.currentData())

    @Slot()
    def _redraw(self) -> None:
        if not self.shown:
            self.scatter.show_points(NO_POINTS)
            return
        (x, y), rows = self._names, [self._row(of) for of in self.shown]
        found = tradeoff(rows, x, y)
        along, up = self.axes[x], self.axes[y]
        numbered = [of.entry.number for of in self.shown]
        points = Points(
            x=found.x * along.scale,
            y=found.y * up.scale,
            names=tuple(of.entry.name for of in self.shown),
            said=lambda i: self._said(i, found, along, up),
            x_title=along.heading,
            y_title=up.heading,
            lines=_lines(found),
            hollow=np.array([of.entry.kind != CALCULATED for of in self.shown], dtype=bool),
            filled=np.isin(numbered, list(self._together)),
            current=_index(numbered, self._current),
            compared=_index(numbered, self._compared),
            log_x=self.x_log.isChecked(),
            log_y=self.y_log.isChecked(),
        )
        self.scatter.show_points(points)
        self.figure.say(tr("All runs"), "", self._why(found))

    @staticmethod
    def _row(of: Shown) -> Mapping[str, Any]:
        row: Mapping[str, Any] = of.facts[facts.ROW]
        return row

    def _said(self, i: int, found: Tradeoff, along: MeasureAxis, up: MeasureAxis) -> str:
        said = card_words(self.shown[i].entry, None)
        x, y = float(found.x[i]) * along.scale, float(found.y[i]) * up.scale
        lines = [
            said.name if not said.badge else f"{said.name} ({said.badge})",
            f"{up.title}: {up.exact(y)}",
            f"{along.title}: {along.exact(x)}",
            said.lost,
            said.approach,
            tr("No other run beats it in both.") if found.best[i] else "",
        ]
        return "\n".join(line for line in lines if line)

    def _why(self, found: Tradeoff) -> str:
        shown = int(np.count_nonzero(np.isfinite(found.x) & np.isfinite(found.y)))
        if shown < 2:
            return tr("With a second run, the two can be weighed here.")
        said = tr("One of these measures has no better end, so no run is best.")
        if found.judged:
            said = tr("{n} of {all} are beaten by no other in both.").format(
                n=numbers.count(int(np.count_nonzero(found.best))),
                all=numbers.count(shown, tr("runs")),
            )
        hidden = shown - self.scatter.count()
        if hidden:
            away = tr("{0} with a zero have no place on a log axis.")
            said += " " + away.format(numbers.count(hidden, tr("runs")))
        return said

    # What the user does

    @Slot(int)
    def _choose(self, i: int) -> None:
        self.run_chosen.emit(self.shown[i].entry)

    @Slot(object)
    def _brush(self, inside: list[int]) -> None:
        self.runs_ticked.emit(tuple(self.shown[i].entry for i in inside))


def _lines(found: Tradeoff) -> tuple[NDArray[np.intp], ...]:
    """The undominated runs of each k and choice of variables, from left to right."""
    lines = []
    for group in np.unique(found.groups[found.best]).tolist():
        of = np.flatnonzero(found.best & (found.groups == group))
        if len(of) > 1:
            lines.append(of[np.lexsort((found.y[of], found.x[of]))])
    return tuple(lines)


def _index(numbered: list[int], number: int) -> int:
    return numbered.index(number) if number in numbered else -1
