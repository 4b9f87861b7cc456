"""Small antialiased pictures that are stamped onto a map."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Mark: TypeAlias = tuple[NDArray[np.uint32], NDArray[np.uint8]]


def dot_mark(radius: float, ring: float, colour: int, ring_colour: int) -> Mark:
    """A dot with a ring around it: colours and opacities (0 to 255) of a square of pixels."""
    outer = radius + ring
    half = int(np.ceil(outer + 0.5))
    at = np.arange(-half, half + 1, dtype=np.float64)
    distance = np.hypot(*np.meshgrid(at, at))
    inner_share = np.clip(radius + 0.5 - distance, 0.0, 1.0)
    alpha = np.clip(outer + 0.5 - distance, 0.0, 1.0)
    colours = mix_shares(ring_colour, colour, inner_share)
    return colours, np.rint(alpha * 255).astype(np.uint8)


def ring_mark(scale: float, colour: int, light: int) -> Mark:
    """An open ring with a light line around it."""
    radius, half = 6.0 * scale, int(np.ceil(9.0 * scale))
    at = np.arange(-half, half + 1, dtype=np.float64)
    off = np.abs(np.hypot(*np.meshgrid(at, at)) - radius)
    alpha = np.clip(2.0 * scale + 0.5 - off, 0.0, 1.0)
    return (
        mix_shares(light, colour, np.clip(1.0 * scale + 0.5 - off, 0.0, 1.0)),
        np.rint(alpha * 255).astype(np.uint8),
    )


def mix_shares(below: int, above: int, share: NDArray[np.float64]) -> NDArray[np.uint32]:
    """Colours between two, opaque, by the share of ``above``."""
    out = np.full(share.shape, 0xFF000000, dtype=np.uint32)
    for shift in (0, 8, 16):
        a, b = (above >> shift) & 255, (below >> shift) & 255
        out |= np.rint(b + (a - b) * share).astype(np.uint32) << np.uint32(shift)
    return out
