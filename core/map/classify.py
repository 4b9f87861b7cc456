"""Values to colours as a layer's style says, and how many areas each class holds."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend
from core.map.layers import LayerStyle
from core.map.values import AreaValues, coloured
from core.raster.palette import HATCHED


@dataclass(frozen=True, eq=False)
class Classed:
    """Areas in classes.

    Attributes
    ----------
    lut
        (n,) uint32 colour of each area, HATCHED without a value.
    legend
        The c classes, from the lowest to the highest.
    counts
        (c,) int64 areas in each class.
    missing
        Areas without a value.
    """

    lut: NDArray[np.uint32]
    legend: Legend
    counts: NDArray[np.int64]
    missing: int


def classed(
    of: AreaValues,
    style: LayerStyle,
    *,
    title: str | None = None,
    unit: str | None = None,
    dark: bool = False,
) -> Classed:
    """The colours of areas by value in the scheme, classes and ramp of a style.

    Parameters
    ----------
    style
        How they are to look; its field is not looked at.
    title, unit
        Translated, in place of those of ``of``.
    dark
        For a dark background.
    """
    lut, legend = coloured(of, style, title=title, unit=unit, dark=dark)
    colours = np.array([entry.colour for entry in legend.entries], dtype=np.uint32)
    counts = (lut[:, None] == colours[None, :]).sum(axis=0).astype(np.int64)
    return Classed(lut, legend, counts, int(np.count_nonzero(lut == HATCHED)))


@dataclass(frozen=True, eq=False)
class Histogram:
    """How values are spread.

    Attributes
    ----------
    edges
        (b + 1,) float64, rising; length 0 without values.
    counts
        (b,) int64 values from one edge to the next.
    cut
        Values above the last edge: a few that lie so far out that the rest would be one bar.
    """

    edges: NDArray[np.float64]
    counts: NDArray[np.int64]
    cut: int = 0


def histogram_of(values: NDArray[np.float64], bars: int = 40, tail: float = 0.01) -> Histogram:
    """The spread of the finite values.

    Parameters
    ----------
    values
        (n,) float64.
    bars
        Number of bars.
    tail
        Share of the values, at most, that may be left out at the upper end if the others would
        otherwise take less than half of the width.
    """
    finite = values[np.isfinite(values)]
    if not len(finite):
        return Histogram(np.empty(0), np.empty(0, dtype=np.int64))
    low, high = float(finite.min()), float(finite.max())
    most = float(np.quantile(finite, 1.0 - tail))
    if low < most and most - low < 0.5 * (high - low):
        high = most
    if low == high:
        low, high = low - 0.5, high + 0.5
    shown = finite[finite <= high]
    counts, edges = np.histogram(shown, bins=bars, range=(low, high))
    return Histogram(edges, counts.astype(np.int64), len(finite) - len(shown))
