"""The colours of a map of unique records: how many lie in each area, or what share of its records.

An area without a unique record is neutral, so that those with some light up.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, LegendEntry, class_breaks, ramp
from core.errors import N_
from core.map.named_classes import named_classes
from core.raster.palette import DARK, HATCHED, LIGHT

NONE: Final = "none"
"""What the class of areas without a unique record is called in English."""

SHARES: Final = (0.01, 0.05, 0.20, 0.50)
"""Shares of an area's records at which a class ends; a share at one is in the class below."""

SHARE_NAMES: Final = (
    N_("up to 1 %"),
    N_("over 1 %, up to 5 %"),
    N_("over 5 %, up to 20 %"),
    N_("over 20 %, up to 50 %"),
    N_("over 50 %"),
)
"""What the classes of shares are called in English."""

_CLASSES = 5


def count_colours(
    values: NDArray[np.float64],
    *,
    title: str = "",
    unit: str = "",
    none: str = NONE,
    note: str = "",
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by a number of records.

    Few different numbers have a class each; else classes hold about as many areas each, or, where
    most areas have the same number, each is a constant factor wider than the one before.

    Parameters
    ----------
    values
        (n,) float64 records; NaN = the area has no records at all: hatched.
    title, unit, note
        For the legend.
    none
        What it is called where there are no such records.
    dark
        For a dark background.

    Returns
    -------
    lut
        (n,) uint32 colour of each area, or HATCHED.
    legend
        "none" first where an area has none, then from few to many; all numbers are whole.
    """
    values = np.asarray(values, dtype=np.float64)
    some = values > 0
    breaks, method = _breaks(values[some])
    lut, first = _ground(values, none, dark)
    if not len(breaks):
        return lut, _legend(title, unit, first, (), note, values)
    colours = ramp(max(len(breaks) - 1, 1), dark=dark)
    lut[some] = colours[np.searchsorted(breaks[1:-1], values[some], side="right")]
    upper = breaks[: len(colours)] if (not method) else np.append(breaks[1:-1] - 1.0, breaks[-1])
    entries = tuple(
        LegendEntry(int(colour), float(low), float(high))
        for colour, low, high in zip(colours, breaks, upper, strict=False)
    )
    return lut, replace(_legend(title, unit, first, entries, note, values), method=method)


def share_colours(
    values: NDArray[np.float64],
    *,
    title: str = "",
    none: str = NONE,
    names: tuple[str, ...] = SHARE_NAMES,
    note: str = "",
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by a share of their records, in classes that end at `SHARES`.

    Parameters
    ----------
    values
        (n,) float64, 0 to 1; NaN = the area has no records at all: hatched.
    title, note
        For the legend.
    none, names
        What the classes are called, the smallest first.
    dark
        For a dark background.
    """
    values = np.asarray(values, dtype=np.float64)
    some = values > 0
    classed, legend = named_classes(
        np.where(some, values, np.nan), SHARES, ramp(len(names), dark=dark), names
    )
    lut, first = _ground(values, none, dark)
    lut[some] = classed[some]
    return lut, _legend(title, "", first, legend.entries, note, values)


def _breaks(numbers: NDArray[np.float64]) -> tuple[NDArray[np.float64], str]:
    """Bounds of classes of whole numbers and how they were made, see `class_breaks`.

    Without a method each number is a class.
    """
    different = np.unique(numbers)
    if len(different) <= _CLASSES:
        return (np.append(different, different[-1:]) if len(different) > 1 else different), ""
    even = class_breaks(numbers, "quantile", _CLASSES)
    if len(even) > _CLASSES:
        return even, "quantile"
    return class_breaks(numbers, "log", _CLASSES), "log"


def _ground(
    values: NDArray[np.float64], none: str, dark: bool
) -> tuple[NDArray[np.uint32], LegendEntry]:
    """Neutral where there are none, stripes where nothing is known."""
    neutral = (DARK if dark else LIGHT).land
    lut = np.full(len(values), neutral, dtype=np.uint32)
    lut[np.isnan(values)] = HATCHED
    return lut, LegendEntry(neutral, label=none)


def _legend(
    title: str,
    unit: str,
    none: LegendEntry,
    some: tuple[LegendEntry, ...],
    note: str,
    values: NDArray[np.float64],
) -> Legend:
    """A legend that names "none" only where an area has none, or nothing else is to be named."""
    missing = int(np.count_nonzero(np.isnan(values)))
    entries = (none, *some) if not some or (values == 0).any() else some
    return Legend(title, unit, entries, missing > 0, note, n_missing=missing)
