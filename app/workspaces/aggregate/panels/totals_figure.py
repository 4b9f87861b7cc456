"""One number of several runs beside each other, as in the figures of Croft et al. 2015."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from app.chart.bar_rows import Bars, Series
from app.chart.bars import BarChart
from app.chart.figure import Figure
from app.kit.theme import Theme
from app.workspaces.aggregate.panels.facts import Shown
from app.workspaces.aggregate.panels.region_figure import tr


class TotalsFigure(Figure):
    """A bar a run; out of sight while there is only one run."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        unit: str,
        total: Callable[[Shown], float],
        written: Callable[[float], str],
    ) -> None:
        self.bars = BarChart()
        super().__init__(theme, self.bars)
        self._title, self._unit, self._total, self._written = title, unit, total, written
        self.hide()

    def show_runs(self, shown: tuple[Shown, ...]) -> None:
        """Shows the totals of runs."""
        self.setVisible(len(shown) > 1)
        values = [self._total(of) for of in shown]
        series = tuple(
            Series(of.entry.name, np.array([value]), np.zeros(1, dtype=np.intp))
            for of, value in zip(shown, values, strict=True)
        )
        self.bars.show_bars(
            Bars(series, lambda _: tr("In all"), tr("Regions"), self._written, self._unit)
        )
        self.say(self._title, self._unit, self._why(shown, values))

    def _why(self, shown: tuple[Shown, ...], values: list[float]) -> str:
        if len(values) < 2 or not np.isfinite(values).all():
            return ""
        least, most = min(values), max(values)
        if least == most:
            return tr("All of these runs have the same.")
        return tr("Least: {least}, {a}. Most: {most}, {b}.").format(
            least=_names(shown, values, least),
            a=self._written(least),
            most=_names(shown, values, most),
            b=self._written(most),
        )


def _names(shown: tuple[Shown, ...], values: list[float], value: float) -> str:
    """The runs that have a value, all of them where several do."""
    return ", ".join(
        tr("“{0}”").format(of.entry.name) for of, v in zip(shown, values, strict=True) if v == value
    )
