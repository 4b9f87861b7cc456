"""The colours of a map of uniqueness: its classes end at the thresholds 0, 5 and 20 %."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, LegendEntry, ramp
from core.raster.palette import HATCHED
from core.thresholds.verdicts import THRESHOLDS

NAMES: Final = ("none unique", "up to 5 %", "over 5 %, up to 20 %", "over 20 %")
"""What the classes are called, in English."""


def uniqueness_colours(
    share: NDArray[np.float64],
    *,
    title: str = "",
    names: tuple[str, str, str, str] = NAMES,
    note: str = "",
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by the share of unique people of their unit.

    Parameters
    ----------
    share
        (n,) float64, 0 to 1; NaN = no value: hatched.
    title, note
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
    share = np.asarray(share, dtype=np.float64)
    colours = ramp(len(names), dark=dark)
    known = ~np.isnan(share)
    lut = np.full(len(share), HATCHED, dtype=np.uint32)
    lut[known] = colours[np.searchsorted(THRESHOLDS, share[known], side="left")]
    entries = tuple(
        LegendEntry(int(colour), label=name)
        for colour, name in zip(colours.tolist(), names, strict=True)
    )
    missing = int(np.count_nonzero(~known))
    return lut, Legend(title, "", entries, missing > 0, note, n_missing=missing)
