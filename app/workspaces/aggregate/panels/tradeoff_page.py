"""All runs as points: any measure against any other, and the runs that nobody beats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from app.chart.figure import Figure
from app.chart.scatter import NO_POINTS, Points, ScatterChart
from app.features.runs.run_words import card_words
from app.frame.session import CALCULATED, RunEntry
from app.kit import numbers
from app.kit.theme import Theme
from app.workspaces.aggregate.panels import facts
from app.workspaces.aggregate.panels.axis_choices import AxisChoices
from app.workspaces.aggregate.panels.facts import Shown
from app.workspaces.aggregate.panels.page import Page
from app.workspaces.aggregate.panels.region_figure import tr
from core.inspection.tradeoff import Tradeoff, tradeoff


class TradeoffPage(Page):
    """Points of runs.

    Signals
    -------
    run_chosen(RunEntry)
        A point was clicked.
    runs_ticked(tuple[RunEntry, ...])
        Points were brushed: these runs shall be drawn together.
    sweep_requested()
        The runs of a sweep shall be added as points.
    """

    run_chosen = Signal(object)
    runs_ticked = Signal(object)
    sweep_requested = Signal()

    needs = (facts.ROW,)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        empty = tr(
            "All runs stand here as points: what one measure costs in another. Make a run, change "
            "something, make another."
        )
        super().__init__(theme, tr("Trade-off"), empty, parent)
        self.choices = AxisChoices(self)
        self.choices.changed.connect(self._redraw)
        self.scatter = ScatterChart()
        self.figure = Figure(theme, self.scatter)
        self.scatter.hint = tr(
            "Click a point to show its run; draw a rectangle to tick runs. Squares are runs that "
            "were not calculated here, such as today's practice."
        )
        self.column.insertWidget(0, self.choices)
        self.add_figure(self.figure)
        self.sweep_button = self.figure.add_button("add_points", "")
        self.sweep_button.clicked.connect(self._press_sweep)
        self._sweep: Mapping[str, Mapping[str, Any]] = {}
        self._say_sweep()
        self.column.setStretch(1, 1)
        self.column.setStretch(2, 0)
        self._current = self._compared = -1
        self._together: frozenset[int] = frozenset()
        self.scatter.chosen.connect(self._choose)
        self.scatter.brushed.connect(self._brush)

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

    def show_sweep(self, rows: Mapping[str, Mapping[str, Any]]) -> None:
        """Adds the runs of a sweep as small points; none takes them away."""
        self._sweep = rows
        self._say_sweep()
        self._redraw()

    def _say_sweep(self) -> None:
        tip = tr("Add the runs of a sweep as points (sweep.csv) …")
        if self._sweep:
            tip = tr("Take the points of the sweep away")
        self.sweep_button.setToolTip(tip)
        self.sweep_button.setAccessibleName(tip)

    @Slot()
    def _redraw(self) -> None:
        if not self.shown:
            self.scatter.show_points(NO_POINTS)
            return
        rows = [*(self._row(of) for of in self.shown), *self._sweep.values()]
        found = tradeoff(rows, *self.choices.names)
        (along, up), (log_x, log_y) = self.choices.pair, self.choices.logs
        numbered = [of.entry.number for of in self.shown] + [-2] * len(self._sweep)
        kinds = [of.entry.kind != CALCULATED for of in self.shown] + [False] * len(self._sweep)
        points = Points(
            x=found.x * along.scale,
            y=found.y * up.scale,
            names=(*(of.entry.name for of in self.shown), *self._sweep),
            said=lambda i: self._said(i, found),
            x_title=along.heading,
            y_title=up.heading,
            lines=_lines(found),
            hollow=np.array(kinds, dtype=bool),
            filled=np.isin(numbered, list(self._together)),
            small=np.array(numbered) == -2,
            current=_index(numbered, self._current),
            compared=_index(numbered, self._compared),
            log_x=log_x,
            log_y=log_y,
        )
        self.scatter.show_points(points)
        self.figure.say(tr("All runs"), "", self._why(found))

    @staticmethod
    def _row(of: Shown) -> Mapping[str, Any]:
        row: Mapping[str, Any] = of.facts[facts.ROW]
        return row

    def _said(self, i: int, found: Tradeoff) -> str:
        along, up = self.choices.pair
        x, y = float(found.x[i]) * along.scale, float(found.y[i]) * up.scale
        values = (f"{up.title}: {up.exact(y)}", f"{along.title}: {along.exact(x)}")
        facts_of: tuple[str, ...]
        if i >= len(self.shown):
            name = list(self._sweep)[i - len(self.shown)]
            facts_of = (
                tr("Run {0} of the sweep").format(name),
                *values,
                _settings(self._sweep[name]),
            )
        else:
            said = card_words(self.shown[i].entry, None)
            badge = f"{said.name} ({said.badge})" if said.badge else said.name
            facts_of = (badge, *values, said.lost, said.approach)
        best = tr("No other run beats it in both.") if found.best[i] else ""
        return "\n".join(line for line in (*facts_of, best) if line)

    def _why(self, found: Tradeoff) -> str:
        shown = int(np.count_nonzero(np.isfinite(found.x) & np.isfinite(found.y)))
        if shown < 2:
            return tr("With a second run, the two can be weighed here.")
        said = tr("One of these measures has no better end, so no run is best.")
        if found.judged:
            said = tr("{n} of {all} are beaten by none in both.").format(
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
        if i < len(self.shown):  # those of a sweep have no regions here
            self.run_chosen.emit(self.shown[i].entry)

    @Slot(object)
    def _brush(self, inside: list[int]) -> None:
        self.runs_ticked.emit(tuple(self.shown[i].entry for i in inside if i < len(self.shown)))

    @Slot()
    def _press_sweep(self) -> None:
        if self._sweep:
            self.show_sweep({})
        else:
            self.sweep_requested.emit()


def _settings(row: Mapping[str, Any]) -> str:
    """The settings of a run of a sweep that matter most."""
    return tr("k {k} · {placement} · seed {seed}").format(
        k=row.get("k", numbers.NOTHING),
        placement=row.get("placement", numbers.NOTHING),
        seed=row.get("seed", numbers.NOTHING),
    )


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
