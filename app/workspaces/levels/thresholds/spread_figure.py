"""How uniqueness is spread over the units of a level."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtWidgets import QWidget

from app.chart.figure import Figure
from app.chart.histogram import Histogram, HistogramChart, Marker
from app.kit import numbers
from app.kit.theme import Theme
from app.workspaces.levels.thresholds import texts
from core.thresholds.report import Report


class UniqueSpread(Figure):
    """A distribution with a line at the accepted share."""

    chart: HistogramChart

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, HistogramChart(), parent)
        self._found: Report | None = None

    def show_report(self, found: Report, name: str, threshold: float) -> None:
        """Shows the units of a level, called so."""
        self._found = found
        of, unit = found.spread, texts.tr("units")
        self.chart.show_histogram(
            Histogram(
                edges=of.edges,
                names=(name,),
                weights=(of.units.astype(np.float64),),
                written=numbers.percent,
                counted=lambda n: numbers.count(n, unit),
                tick=0.01,
                markers=(Marker(threshold, texts.percent(threshold)),),
            )
        )
        estimated = found.estimated is not None
        title = self.tr("Estimated unique people") if estimated else self.tr("Unique records")
        unit_of = self.tr("% of each unit, number of units")
        why = self.tr("Units to the right of the line are above the accepted share.")
        if threshold == 0:
            why = self.tr("The first class holds the units in which nobody is unique, too.")
        self.say(title, unit_of, why)

    def mark(self, units: NDArray[np.bool_]) -> None:
        """Marks the part of the distribution that holds some units, (u,)."""
        found = self._found
        if found is None or len(units) != len(found.share):
            return
        places = found.spread.places
        inside = places[units & (places >= 0)]
        weights = np.bincount(inside, minlength=len(found.spread.units)).astype(np.float64)
        self.chart.mark(weights if len(inside) else np.zeros(0))
