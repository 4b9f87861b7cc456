"""The colours of a map of margins: orange where people are too few, blue where they are enough."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, diverging_ramp
from core.map.named_classes import named_classes

BOUNDS: Final = (0.5, 1.0, 2.0)
"""Margins (people / cut-off) at which a class ends; exactly at the cut-off is not enough."""

NAMES: Final = (
    "under half of the cut-off",
    "below the cut-off",
    "above the cut-off",
    "over twice the cut-off",
)
"""What the classes are called in English, from the smallest margin."""

_RAMP, _TAKEN = 9, (8, 6, 2, 0)
"""Of nine colours from blue to orange: far below, below, above, far above the cut-off."""


def margin_colours(
    margins: NDArray[np.float64],
    *,
    title: str = "",
    names: tuple[str, str, str, str] = NAMES,
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
    lut, legend = named_classes(margins, BOUNDS, colours, names, title=title, note=note)
    return lut, replace(legend, entries=legend.entries[::-1])
