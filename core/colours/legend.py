"""Legends, and the choropleth that one explains."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.colours.classes import Scheme, are_whole, class_breaks
from core.colours.ramps import DIVERGING, SEQUENTIAL, ramp_named
from core.colours.ramps import ramp as ramp_colours
from core.raster.palette import HATCHED
from core.small_counts import ALL_TOLD, is_small


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """One colour and what it stands for: values from ``low`` to ``high``, or a ``label``."""

    colour: int
    low: float | None = None
    high: float | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Legend:
    """What the colours of a map mean.

    Attributes
    ----------
    title, unit
        What is shown and in which unit ("people", "people/km2", "%"); unit "" = none.
    entries
        From the lowest class to the highest.
    missing
        Whether there are areas without a value (hatched).
    note
        A sentence under the entries, such as that colours only tell neighbours apart.
    method
        How the classes were made, one of `core.colours.SCHEMES`; "" = not said.
    n_missing
        How many areas have no value; 0 = not said.
    of_records
        Whether the values are counts of records.
    least
        The smallest count of records that is told; see `shown_from`.
    """

    title: str
    unit: str = ""
    entries: tuple[LegendEntry, ...] = ()
    missing: bool = False
    note: str = ""
    method: str = ""
    n_missing: int = 0
    of_records: bool = False
    least: int = ALL_TOLD

    def shown_from(self, least: int) -> Legend:
        """The same, where counts of records below ``least`` are told as "< least"."""
        return replace(self, least=least) if self.of_records else self

    def texts(self, number: Callable[[float], str] | None = None) -> list[str]:
        """A text for each entry; ``number`` writes numbers in the reader's language."""
        write = number or format_number
        texts = [_entry_text(entry, write, self.least) for entry in self.entries]
        if self.least == ALL_TOLD:
            return texts
        # Classes that are all below the least count are told apart by their colours only.
        return ["" if text and text in texts[:i] else text for i, text in enumerate(texts)]

    def ends(self, number: Callable[[float], str]) -> tuple[str, str]:
        """What the first class begins with, and the last ends with."""
        first, last = self.entries[0], self.entries[-1]
        return (
            first.label if first.low is None else _bound(first.low, number, self.least),
            last.label if last.high is None else _bound(last.high, number, self.least),
        )


def _entry_text(entry: LegendEntry, write: Callable[[float], str], least: int) -> str:
    if entry.label or entry.low is None or entry.high is None:
        return entry.label
    if is_small(entry.high, least):
        return _bound(entry.high, write, least)
    if entry.low == entry.high:
        return write(entry.low)
    if is_small(entry.low, least):
        return f"≤\u202f{write(entry.high)}"
    return f"{write(entry.low)} – {write(entry.high)}"


def _bound(value: float, write: Callable[[float], str], least: int) -> str:
    return f"<\u202f{write(least)}" if is_small(value, least) else write(value)


def format_number(value: float) -> str:
    """A number in three significant digits, thousands apart by thin spaces, no exponent."""
    if not np.isfinite(value):
        return "∞" if value > 0 else "-∞" if value < 0 else "–"
    if value == 0:
        return "0"
    digits = 3 - 1 - int(np.floor(np.log10(abs(value))))
    if digits <= 0:
        # Integers are exact: only fractions are cut.
        return f"{value:,.0f}".replace(",", "\u202f")
    return f"{value:.{digits}f}".rstrip("0").rstrip(".")


def choropleth(
    values: NDArray[np.float64],
    *,
    scheme: Scheme = "quantile",
    n_classes: int = 6,
    title: str = "",
    unit: str = "",
    diverging: bool = False,
    dark: bool = False,
    ramp: str = "",
    reverse: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by value.

    Parameters
    ----------
    values
        (n,) float64 in ``unit``; NaN = no value: hatched.
    scheme, n_classes
        See `class_breaks`.
    title, unit
        For the legend.
    diverging
        The same as the scheme "diverging", for differences: the number of classes is made odd.
    dark
        For a dark background.
    ramp
        Name of one of `core.colours.RAMPS`; "" = yellow to blue, or blue to orange for
        differences, which get that too if the ramp named has no middle.
    reverse
        Whether the colours run the other way.

    Returns
    -------
    lut
        (n,) uint32 colour of each area, or HATCHED.
    legend
        Classes from low to high; a value on a bound belongs to the class above it.
    """
    values = np.asarray(values, dtype=np.float64)
    scheme = "diverging" if diverging else scheme
    breaks = class_breaks(values, scheme, n_classes)
    name = ramp or SEQUENTIAL
    if scheme == "diverging" and not ramp_named(name).diverging:
        name = DIVERGING
    colours = ramp_colours(max(len(breaks) - 1, 1), name, dark=dark, reverse=reverse)
    lut = np.full(len(values), HATCHED, dtype=np.uint32)
    finite = np.isfinite(values)
    if len(breaks):
        lut[finite] = colours[np.searchsorted(breaks[1:-1], values[finite], side="right")]
    if len(breaks) == 1:
        breaks = np.repeat(breaks, 2)
    upper = breaks[1:] if scheme == "diverging" else _upper(breaks, values)
    entries = tuple(
        LegendEntry(int(colour), float(low), float(high))
        for colour, low, high in zip(colours, breaks[:-1], upper, strict=False)
    )
    missing = int(np.count_nonzero(~finite))
    method = scheme if len(entries) > 1 else ""
    return lut, Legend(title, unit, entries, missing > 0, method=method, n_missing=missing)


def _upper(breaks: NDArray[np.float64], values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The highest value of each class: one less than the next class begins for whole numbers."""
    upper = breaks[1:].copy()
    whole = are_whole(values[np.isfinite(values)]) and are_whole(breaks[1:-1])
    if whole and len(upper) > 1:
        upper[:-1] -= 1.0
    return upper
