"""Colours of classes whose bounds are given and that have names: verdicts rather than amounts.

Where records are counted, or shares of them, an area without any is neutral, so that those with
some light up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, LegendEntry, choropleth, class_breaks, diverging_ramp, ramp
from core.errors import N_
from core.raster.palette import DARK, HATCHED, LIGHT
from core.thresholds.verdicts import THRESHOLDS

MARGINS: Final = (0.5, 1.0, 2.0)
"""Margins (people / cut-off) at which a class ends; exactly at the cut-off is not enough."""

MARGIN_NAMES: Final = (
    "under half of the cut-off",
    "below the cut-off",
    "above the cut-off",
    "over twice the cut-off",
)
"""What the classes are called in English, from the smallest margin."""

_RAMP, _TAKEN = 9, (8, 6, 2, 0)
"""Of nine colours from blue to orange: far below, below, above, far above the cut-off."""

UNIQUE_NAMES: Final = ("none unique", "up to 5 %", "over 5 %, up to 20 %", "over 20 %")
"""What the classes that end at the thresholds are called, in English."""

NONE: Final = "none"
"""What the class of areas without such records is called in English."""

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

MISSING_SHARES: Final = (0.001, 0.01, 0.05, 0.10, 0.20, 0.50)
"""The same of records that lost values: fixed, so that maps of suppressions can be compared."""

MISSING_NAMES: Final = (
    N_("up to 0.1 %"),
    N_("over 0.1 %, up to 1 %"),
    N_("over 1 %, up to 5 %"),
    N_("over 5 %, up to 10 %"),
    N_("over 10 %, up to 20 %"),
    N_("over 20 %, up to 50 %"),
    N_("over 50 %"),
)

_CLASSES = 5
_ONE_COLOUR = 0.9
"""Classes of which one holds more than this share of the areas tell nothing."""


def named_classes(
    values: NDArray[np.float64],
    bounds: Sequence[float],
    colours: NDArray[np.uint32],
    names: Sequence[str],
    *,
    title: str = "",
    note: str = "",
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by the class that their value falls into.

    Parameters
    ----------
    values
        (n,) float64; NaN = not known: hatched.
    bounds
        (c - 1,) ascending; a value at a bound is in the class below it.
    colours, names
        (c,) each, from the smallest values.
    title, note
        For the legend.

    Returns
    -------
    lut
        (n,) uint32 colour of each area, or HATCHED.
    legend
        All classes, from the smallest values.
    """
    values = np.asarray(values, dtype=np.float64)
    known = ~np.isnan(values)
    lut = np.full(len(values), HATCHED, dtype=np.uint32)
    lut[known] = colours[np.searchsorted(bounds, values[known], side="left")]
    entries = tuple(
        LegendEntry(int(colour), label=name)
        for colour, name in zip(colours.tolist(), names, strict=True)
    )
    missing = int(np.count_nonzero(~known))
    return lut, Legend(title, "", entries, missing > 0, note, n_missing=missing)


def margin_colours(
    margins: NDArray[np.float64],
    *,
    title: str = "",
    names: tuple[str, str, str, str] = MARGIN_NAMES,
    note: str = "",
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by how the people of their unit compare with the cut-off.

    Parameters
    ----------
    margins
        (n,) float64, people / cut-off of the unit that holds each area; NaN = not known: hatched.
    title, note
        For the legend.
    names
        What the four classes are called, from the smallest margin.
    dark
        For a dark background.

    Returns
    -------
    lut
        (n,) uint32 colour of each area, or HATCHED.
    legend
        All four classes, from the largest margin to the smallest.
    """
    colours = diverging_ramp(_RAMP, dark=dark)[list(_TAKEN)]
    lut, legend = named_classes(margins, MARGINS, colours, names, title=title, note=note)
    return lut, replace(legend, entries=legend.entries[::-1])


def uniqueness_colours(
    share: NDArray[np.float64],
    *,
    title: str = "",
    names: tuple[str, str, str, str] = UNIQUE_NAMES,
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by the share of unique people of their unit.

    Parameters
    ----------
    share
        (n,) float64, 0 to 1; NaN = no value: hatched.
    title
        For the legend.
    names
        Of the four classes, from the smallest share.
    dark
        For a dark background.

    Returns
    -------
    lut
        (n,) uint32 colour of each area, or HATCHED.
    legend
        All four classes; a share at a threshold is in the class below it, as it passes.
    """
    colours = ramp(len(names), dark=dark)
    return named_classes(share, THRESHOLDS, colours, names, title=title)


def count_colours(
    values: NDArray[np.float64],
    *,
    title: str = "",
    unit: str = "",
    none: str = NONE,
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by a number of records.

    Few different numbers have a class each; else classes hold about as many areas each, or, where
    most areas have the same number, each is a constant factor wider than the one before.

    Parameters
    ----------
    values
        (n,) float64 records; NaN = the area has no records at all: hatched.
    title, unit
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
        return lut, _legend(title, unit, first, (), values)
    colours = ramp(max(len(breaks) - 1, 1), dark=dark)
    lut[some] = colours[np.searchsorted(breaks[1:-1], values[some], side="right")]
    upper = breaks[: len(colours)] if (not method) else np.append(breaks[1:-1] - 1.0, breaks[-1])
    entries = tuple(
        LegendEntry(int(colour), float(low), float(high))
        for colour, low, high in zip(colours, breaks, upper, strict=False)
    )
    return lut, replace(_legend(title, unit, first, entries, values), method=method)


def share_colours(
    values: NDArray[np.float64],
    *,
    title: str = "",
    none: str = NONE,
    names: tuple[str, ...] = SHARE_NAMES,
    bounds: tuple[float, ...] = SHARES,
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by a share of their records.

    Parameters
    ----------
    values
        (n,) float64, 0 to 1; NaN = the area has no records at all: hatched.
    title
        For the legend.
    none, names
        What the classes are called, the smallest first.
    bounds
        Where the classes end; a share at one is in the class below.
    dark
        For a dark background.

    Returns
    -------
    lut
        (n,) uint32 colour of each area, or HATCHED.
    legend
        "none" first where an area has none. Where nearly all areas would have one colour, classes
        that hold about as many areas each, in per cent, instead of those given.
    """
    values = np.asarray(values, dtype=np.float64)
    some = values > 0
    if _in_one_class(values[some], bounds):
        return _by_the_data(values, title=title, none=none, n_classes=len(names), dark=dark)
    classed, legend = named_classes(
        np.where(some, values, np.nan), bounds, ramp(len(names), dark=dark), names
    )
    lut, first = _ground(values, none, dark)
    lut[some] = classed[some]
    return lut, _legend(title, "", first, legend.entries, values)


def _in_one_class(values: NDArray[np.float64], bounds: Sequence[float]) -> bool:
    """Whether classes with these bounds would hide nearly all differences between values."""
    held = np.bincount(np.searchsorted(bounds, values, side="left"), minlength=1)
    alike = np.ptp(values) == 0 if len(values) else True
    return not alike and bool(held.max() > _ONE_COLOUR * len(values))


def _by_the_data(
    values: NDArray[np.float64], *, title: str, none: str, n_classes: int, dark: bool
) -> tuple[NDArray[np.uint32], Legend]:
    """See `share_colours`, with classes of the values above zero, in per cent."""
    some = values > 0
    percent = np.where(some, values * 100.0, np.nan)
    classed, legend = choropleth(percent, n_classes=n_classes, dark=dark)
    lut, first = _ground(values, none, dark)
    lut[some] = classed[some]
    return lut, replace(_legend(title, "%", first, legend.entries, values), method=legend.method)


def missing_colours(
    values: NDArray[np.float64],
    *,
    title: str = "",
    none: str = NONE,
    names: tuple[str, ...] = MISSING_NAMES,
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """As `share_colours`, by the share of records whose values were blanked."""
    return share_colours(
        values, title=title, none=none, names=names, bounds=MISSING_SHARES, dark=dark
    )


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
    values: NDArray[np.float64],
) -> Legend:
    """A legend that names "none" only where an area has none, or nothing else is to be named."""
    missing = int(np.count_nonzero(np.isnan(values)))
    entries = (none, *some) if not some or (values == 0).any() else some
    return Legend(title, unit, entries, missing > 0, n_missing=missing)
