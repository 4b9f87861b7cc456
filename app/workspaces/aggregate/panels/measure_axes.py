"""Measures of runs as axes: what they are called, their unit, how they are written."""

from __future__ import annotations

from dataclasses import dataclass

from app.kit import numbers
from app.kit.language import said
from app.workspaces.aggregate.panels.region_figure import tr
from core.measures import COUNT, MEASURES, METRES, SHARE, Measure


@dataclass(frozen=True)
class MeasureAxis:
    """One measure of `core.measures.MEASURES`.

    Attributes
    ----------
    title, unit
        What a person calls it, and the unit of the scaled number.
    scale
        From the measure to what is shown: 100 for shares, 0.001 for metres.
    counted
        Whether it is a whole number.
    """

    title: str
    unit: str
    scale: float = 1.0
    counted: bool = False

    @property
    def heading(self) -> str:
        """Title with unit."""
        return f"{self.title} ({self.unit})"

    def exact(self, value: float) -> str:
        """A scaled number with all its digits and its unit."""
        return numbers.count(value, self.unit) if self.counted else numbers.exact(value, self.unit)


def measure_axes() -> dict[str, MeasureAxis]:
    """All measures by name, in the order of a list."""
    return {name: _axis(of) for name, of in MEASURES.items()}


def _axis(of: Measure) -> MeasureAxis:
    title, unit = said(of.title), said(of.shown_unit)
    if of.kind == SHARE:
        return MeasureAxis(title, unit, 100.0)
    if of.kind == METRES:
        return MeasureAxis(title, tr("km"), 0.001)
    return MeasureAxis(title, unit, counted=of.kind == COUNT)
