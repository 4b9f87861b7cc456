"""Colour ramps by name: all can be told apart by colour-blind eyes and in grey print.

Lines in the OKLab space with lightness as the leading coordinate. Those from one colour to another
are our own; "cividis" (Nuñez, Anderton and Renslow, 2018) and "viridis" (van der Walt and Smith,
2015) follow the published colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.colours.oklab import argb_of, oklab_of
from core.errors import VbasError

SEQUENTIAL: Final = "yellow-blue"
DIVERGING: Final = "blue-orange"

_PREVIEW = 9
_WHITE, _MIDNIGHT = (0.955, 0.0, 0.004), (0.36, 0.0, 0.004)
_LIFT = 0.16  # ends of diverging ramps are lighter on a dark ground


@dataclass(frozen=True)
class Ramp:
    """A line of colours.

    Attributes
    ----------
    name, title
        For files; for people, in English.
    points
        (p, 3) OKLab colours from the lightest to the darkest; of a diverging ramp the two ends.
    diverging
        Whether it runs from one colour through a neutral middle to another.
    bend
        How far the middle lies beside the straight line, OKLab: a line from yellow to blue would
        otherwise pass through grey.
    """

    name: str
    title: str
    points: tuple[tuple[float, float, float], ...]
    diverging: bool = False
    bend: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def colours(
        self, n: int = _PREVIEW, *, dark: bool = False, reverse: bool = False
    ) -> NDArray[np.uint32]:
        """(n,) colours from little to much.

        On a light ground little is light, on a dark one dark: what is much stands out.
        """
        if self.diverging:
            return argb_of(self._through_middle(n, dark, reverse))
        t = np.linspace(0.0, 1.0, n) if n > 1 else np.array([0.5])
        if dark != reverse:
            t = t[::-1]
        at = np.linspace(0.0, 1.0, len(self.points))
        line = np.column_stack(
            [np.interp(t, at, channel) for channel in zip(*self.points, strict=True)]
        )
        return argb_of(line + (4.0 * t * (1.0 - t))[:, None] * np.array(self.bend))

    def _through_middle(self, n: int, dark: bool, reverse: bool) -> NDArray[np.float64]:
        middle = np.array(_MIDNIGHT if dark else _WHITE)
        less, more = (np.array(end) for end in self.points)
        if reverse:
            less, more = more, less
        t = np.linspace(-1.0, 1.0, n)[:, None] if n > 1 else np.zeros((1, 1))
        ends = np.where(t < 0, less, more)
        if dark:
            ends = ends + np.array((_LIFT, 0.0, 0.0))
        return np.asarray(middle + np.abs(t) * (ends - middle), dtype=np.float64)


def _published(colours: Sequence[int]) -> tuple[tuple[float, float, float], ...]:
    """OKLab points of sRGB colours, the lightest first."""
    lab = oklab_of(np.array(colours[::-1], dtype=np.uint32))
    return tuple((float(x), float(a), float(b)) for x, a, b in lab)


_CIVIDIS = (0x00224E, 0x123570, 0x3B496C, 0x575D6D, 0x707173, 0x8A8678, 0xA59C74, 0xC3B369)
_VIRIDIS = (0x440154, 0x482878, 0x3E4A89, 0x31688E, 0x26828E, 0x1F9E89, 0x35B779, 0x6ECE58)

RAMPS: Final = (
    Ramp(
        SEQUENTIAL,
        "Yellow to blue",
        ((0.955, -0.014, 0.072), (0.37, -0.010, -0.105)),
        bend=(0.0, -0.060, 0.0),
    ),
    Ramp("cividis", "Yellow to blue through grey", _published((*_CIVIDIS, 0xE1CC55, 0xFEE838))),
    Ramp("viridis", "Yellow to violet through green", _published((*_VIRIDIS, 0xB5DE2B, 0xFDE725))),
    Ramp("blues", "Blues", ((0.96, -0.008, -0.012), (0.36, -0.020, -0.125))),
    Ramp("greens", "Greens", ((0.96, -0.020, 0.018), (0.36, -0.085, 0.045))),
    Ramp("oranges", "Oranges", ((0.96, 0.008, 0.025), (0.38, 0.085, 0.075))),
    Ramp("purples", "Purples", ((0.96, 0.008, -0.012), (0.36, 0.075, -0.120))),
    Ramp("grey", "Greys", ((0.95, 0.0, 0.0), (0.30, 0.0, 0.0))),
    Ramp(
        DIVERGING, "Blue to orange", ((0.47, -0.045, -0.115), (0.58, 0.090, 0.105)), diverging=True
    ),
    Ramp("purple-green", "Purple to green", ((0.45, 0.085, -0.105), (0.53, -0.110, 0.075)), True),
    Ramp("teal-brown", "Teal to brown", ((0.48, -0.075, -0.040), (0.47, 0.045, 0.085)), True),
    Ramp("blue-red", "Blue to red", ((0.47, -0.045, -0.115), (0.50, 0.150, 0.065)), True),
)
"""All ramps: first those from little to much, then those through a middle."""


def ramp_named(name: str) -> Ramp:
    """A ramp by its name.

    Raises
    ------
    VbasError
        There is none of that name.
    """
    for known in RAMPS:
        if known.name == name:
            return known
    raise VbasError(
        "{name} is not a colour ramp.",
        "Choose one of {ramps}.",
        name=name,
        ramps=", ".join(known.name for known in RAMPS),
    )


def ramp(
    n: int, name: str = SEQUENTIAL, *, dark: bool = False, reverse: bool = False
) -> NDArray[np.uint32]:
    """(n,) colours from little to much, by default yellow to blue (on dark: blue to yellow)."""
    return ramp_named(name).colours(n, dark=dark, reverse=reverse)


def diverging_ramp(
    n: int, *, dark: bool = False, name: str = DIVERGING, reverse: bool = False
) -> NDArray[np.uint32]:
    """(n,) colours from blue (less) through neutral (no difference) to orange (more)."""
    return ramp_named(name).colours(n, dark=dark, reverse=reverse)


def ramp_previews(*, dark: bool = False) -> dict[str, NDArray[np.uint32]]:
    """Nine colours of each ramp, by name, from little to much."""
    return {known.name: known.colours(dark=dark) for known in RAMPS}
