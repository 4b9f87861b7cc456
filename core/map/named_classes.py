"""Colours of classes whose bounds are given and that have names: verdicts rather than amounts."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, LegendEntry
from core.raster.palette import HATCHED


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
