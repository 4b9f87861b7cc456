"""A page of one kind of measure: what it sums to, how it is spread, and each region's part."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from app.workspaces.aggregate.panels.facts import Shown
from app.workspaces.aggregate.panels.page import Page
from app.workspaces.aggregate.panels.region_figure import RegionFigure
from app.workspaces.aggregate.panels.spread_figure import Prepared, SpreadFigure
from app.workspaces.aggregate.panels.totals_figure import TotalsFigure


class SpreadPage(Page):
    """Totals above, the spread of values below them, then figures by region."""

    def add_figures(
        self, totals: TotalsFigure, spread: SpreadFigure, *by_region: RegionFigure
    ) -> None:
        """Puts the figures onto the page and connects what is clicked in them."""
        self.totals, self.spread, self.by_region = totals, spread, by_region[0]
        self._regions = by_region
        for figure in (totals, spread, *by_region):
            self.add_figure(figure)
        spread.areas_wanted.connect(self.areas_wanted)
        for figure in by_region:
            figure.region_chosen.connect(self.want_regions)

    def prepare(self, shown: tuple[Shown, ...]) -> dict[str, Prepared]:
        """Counts the values in classes."""
        return self.spread.prepare(shown)

    def show_figures(self, ready: dict[str, Prepared]) -> None:
        """Shows the measure of runs."""
        self.totals.show_runs(self.shown)
        self.spread.show_runs(self.shown, ready)
        for figure in self._regions:
            figure.show_runs(self.shown)

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Marks regions and classes."""
        if self.shown:
            self.spread.show_selection(areas)
            for figure in self._regions:
                figure.show_selection(areas)
