"""The colours of a map of differences: blue for less, orange for more, symmetric about nothing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, LegendEntry, diverging_ramp
from core.raster.palette import HATCHED

_STEPS = 3
"""Classes on either side of nothing."""
_NOTHING = 1e-9


def difference_colours(
    values: NDArray[np.float64],
    *,
    title: str = "",
    unit: str = "",
    none: str = "no difference",
    note: str = "",
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by a difference.

    Parameters
    ----------
    values
        (n,) float64 in ``unit``; NaN = not known: hatched.
    title, unit, note
        For the legend.
    none
        What the class of areas without a difference is called.
    dark
        For a dark background.

    Returns
    -------
    lut
        (n,) uint32 colour of each area, or HATCHED.
    legend
        From the most negative class to the most positive one; the classes are symmetric about 0
        and hold about as many areas each.
    """
    values = np.asarray(values, dtype=np.float64)
    known = np.isfinite(values)
    bounds = difference_bounds(values)
    steps = len(bounds)
    colours = diverging_ramp(2 * steps + 1, dark=dark)
    size = np.abs(values[known])
    step = np.minimum(np.searchsorted(bounds, size, side="left") + 1, steps)
    step[size <= (_NOTHING * float(bounds[-1]) if len(bounds) else np.inf)] = 0
    lut = np.full(len(values), HATCHED, dtype=np.uint32)
    lut[known] = colours[steps + step * np.sign(values[known]).astype(np.int64)]
    lows = np.concatenate([[0.0], bounds])[:steps]
    sides = list(zip(lows.tolist(), bounds.tolist(), strict=True))
    entries = [
        *(
            LegendEntry(int(colours[i]), 0.0 - high, 0.0 - low)
            for i, (low, high) in enumerate(reversed(sides))
        ),
        LegendEntry(int(colours[steps]), label=none),
        *(
            LegendEntry(int(colours[steps + 1 + i]), low, high)
            for i, (low, high) in enumerate(sides)
        ),
    ]
    return lut, Legend(title, unit, tuple(entries), missing=not known.all(), note=note)


def difference_bounds(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """(c,) upper bounds of the sizes of differences, rising; none where nothing differs.

    Inner bounds are rounded to two digits; the last one is the largest size there is.
    """
    size = np.abs(values[np.isfinite(values)])
    largest = float(size.max(initial=0.0))
    size = size[size > _NOTHING * max(largest, _NOTHING)]
    if not len(size):
        return np.zeros(0)
    inner = np.quantile(size, np.arange(1, _STEPS) / _STEPS)
    digits = 1 - np.floor(np.log10(inner))
    inner = np.array([round(v, int(d)) for v, d in zip(inner, digits, strict=True)])
    inner = np.unique(inner[(inner > 0) & (inner < largest)])
    return np.append(inner, largest)


def changed_colours(
    changed: NDArray[np.bool_],
    *,
    title: str = "",
    names: tuple[str, str] = ("changed", "as before"),
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas that changed region, and of those that did not."""
    ramp = diverging_ramp(3, dark=dark)
    strong, plain = int(ramp[2]), int(ramp[1])
    lut = np.where(changed, np.uint32(strong), np.uint32(plain)).astype(np.uint32)
    entries = (LegendEntry(strong, label=names[0]), LegendEntry(plain, label=names[1]))
    return lut, Legend(title, "", entries)
