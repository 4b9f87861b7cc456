"""Colours made for a dark ground, as they are on a light one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.colours.ramps import RAMPS
from core.colours.regions import region_palette

_MOST = 25
_OPAQUE, _COLOUR = np.uint32(0xFF000000), np.uint32(0x00FFFFFF)


def on_light(colours: Sequence[int]) -> dict[int, int]:
    """For colours of a legend that were made for a dark ground, those on a light ground.

    Parameters
    ----------
    colours
        In the order of the legend.

    Returns
    -------
    dict
        The light colour of each, as 0xRRGGBB; empty if they come from no ramp and are not those
        of regions: what was chosen by hand stays.
    """
    wanted = (np.array(colours, dtype=np.uint32) & _COLOUR).tolist()
    if not wanted:
        return {}
    of_regions = [(region_palette(dark=ground) & _COLOUR).tolist() for ground in (True, False)]
    if set(wanted) <= set(of_regions[0]):
        return dict(zip(*of_regions, strict=True))
    for n in (len(wanted), *range(len(wanted) + 1, _MOST)):
        for ramp in RAMPS:
            # A part of a ramp is told from the same ramp turned round only by its middle.
            if n > len(wanted) and not ramp.diverging:
                continue
            for reverse in (False, True):
                dark = (ramp.colours(n, dark=True, reverse=reverse) & _COLOUR).tolist()
                if dark == wanted or (n > len(wanted) and set(wanted) <= set(dark)):
                    light = ramp.colours(n, dark=False, reverse=reverse) & _COLOUR
                    return dict(zip(dark, light.tolist(), strict=True))
    return {}


def recoloured(lut: NDArray[np.uint32], table: dict[int, int]) -> NDArray[np.uint32]:
    """(n,) colours with those of a table, 0xRRGGBB, replaced; their opacity stays."""
    if not table:
        return lut
    old = np.array(sorted(table), dtype=np.uint32)
    new = np.array([table[of] for of in old.tolist()], dtype=np.uint32)
    plain = lut & _COLOUR
    at = np.minimum(np.searchsorted(old, plain), len(old) - 1)
    known = (old[at] == plain) & (lut & _OPAQUE > 0)
    return np.where(known, new[at] | (lut & _OPAQUE), lut).astype(np.uint32)
