"""Figures: bars, distributions, scatter and lines, in the colours of the theme.

Only `lines` needs pyqtgraph, which takes half a second to import and must be imported in the
thread of the window: it comes in with the first `LinePlot`. All else is painted here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.plots.tables import table_csv

if TYPE_CHECKING:
    from app.plots.lines import LinePlot

__all__ = ["LinePlot", "table_csv"]


def __getattr__(name: str) -> Any:
    if name == "LinePlot":
        from app.plots.lines import LinePlot

        return LinePlot
    raise AttributeError(name)
