"""Colours between sRGB and OKLab (B. Ottosson, 2020), where equal steps look equally large."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_TO_CONES = np.array(
    [
        [0.4122214708, 0.2119034982, 0.0883024619],
        [0.5363325363, 0.6806995451, 0.2817188376],
        [0.0514459929, 0.1073969566, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 1.9779984951, 0.0259040371],
        [0.7936177850, -2.4285922050, 0.7827717662],
        [-0.0040720468, 0.4505937099, -0.8086757660],
    ]
)


def oklab_of(argb: NDArray[np.uint32]) -> NDArray[np.float64]:
    """(n, 3) lightness, green-red and blue-yellow of (n,) colours 0xAARRGGBB."""
    rgb = np.stack([(argb >> np.uint32(s)) & np.uint32(255) for s in (16, 8, 0)], axis=-1) / 255.0
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return np.asarray(np.cbrt(linear @ _TO_CONES) @ _TO_LAB, dtype=np.float64)


def argb_of(lab: NDArray[np.float64]) -> NDArray[np.uint32]:
    """OKLab (n, 3) to opaque colours; the matrices are those of the space's definition."""
    cube_roots = lab @ np.array(
        [
            [1.0, 1.0, 1.0],
            [0.3963377774, -0.1055613458, -0.0894841775],
            [0.2158037573, -0.0638541728, -1.2914855480],
        ]
    )
    linear = cube_roots**3 @ np.array(
        [
            [4.0767416621, -1.2684380046, -0.0041960863],
            [-3.3077115913, 2.6097574011, -0.7034186147],
            [0.2309699292, -0.3413193965, 1.7076147010],
        ]
    )
    linear = np.clip(linear, 0.0, 1.0)
    srgb = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)
    r, g, b = np.rint(srgb * 255.0).astype(np.uint32).T
    opaque = np.uint32(0xFF000000)
    return np.asarray(opaque | (r << np.uint32(16)) | (g << np.uint32(8)) | b, dtype=np.uint32)
