"""Figures: bars, distributions, scatter and lines, painted here in the colours of the theme."""

from app.chart.lines import LinePlot
from app.chart.tables import table_csv

__all__ = ["LinePlot", "table_csv"]
