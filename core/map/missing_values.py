"""The colours of a map of missingness: which share of the records of an area or region lost values.

An area that lost nothing is neutral, so that those that did light up.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, LegendEntry, ramp
from core.errors import N_
from core.map.named_classes import named_classes
from core.raster.palette import DARK, HATCHED, LIGHT

SHARES: Final = (0.001, 0.01, 0.05, 0.10, 0.20, 0.50)
"""Shares at which a class ends; a share at one is in the class below. They are fixed, so that maps
of several suppressions can be compared."""

SHARE_NAMES: Final = (
    N_("up to 0.1 %"),
    N_("over 0.1 %, up to 1 %"),
    N_("over 1 %, up to 5 %"),
    N_("over 5 %, up to 10 %"),
    N_("over 10 %, up to 20 %"),
    N_("over 20 %, up to 50 %"),
    N_("over 50 %"),
)
"""What the classes are called in English."""


def missing_colours(
    values: NDArray[np.float64],
    *,
    title: str = "",
    none: str = "none",
    names: tuple[str, ...] = SHARE_NAMES,
    note: str = "",
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by the share of their records whose values were blanked.

    Parameters
    ----------
    values
        (n,) float64, 0 to 1; NaN = the area has no records: hatched.
    title, note
        For the legend.
    none, names
        What the classes are called, the smallest first.
    dark
        For a dark background.

    Returns
    -------
    lut
        (n,) uint32 colour of each area, or HATCHED.
    legend
        "none" first where an area lost nothing.
    """
    values = np.asarray(values, dtype=np.float64)
    some = values > 0
    classed, legend = named_classes(
        np.where(some, values, np.nan), SHARES, ramp(len(names), dark=dark), names
    )
    neutral = (DARK if dark else LIGHT).land
    lut = np.full(len(values), neutral, dtype=np.uint32)
    lut[np.isnan(values)] = HATCHED
    lut[some] = classed[some]
    missing = int(np.count_nonzero(np.isnan(values)))
    first = LegendEntry(neutral, label=none)
    entries = (first, *legend.entries) if (values == 0).any() or not some.any() else legend.entries
    return lut, Legend(title, "", entries, missing > 0, note, n_missing=missing)
