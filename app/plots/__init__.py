"""Figures: bars, distributions, scatter and lines, painted here in the colours of the theme."""

from app.plots.lines import LinePlot
from app.plots.tables import table_csv

__all__ = ["LinePlot", "table_csv"]
