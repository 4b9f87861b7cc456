"""The colours of a map of uniqueness: its classes end at the thresholds 0, 5 and 20 %."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, ramp
from core.map.named_classes import named_classes
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
    colours = ramp(len(names), dark=dark)
    return named_classes(share, THRESHOLDS, colours, names, title=title, note=note)
