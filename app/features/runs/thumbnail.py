"""Small pictures of regions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from core.colours import colour_regions, region_lut
from core.raster.compose import compose
from core.raster.image import rasterize
from core.raster.palette import DARK, LIGHT
from core.raster.polygons import FlatPolygons
from core.raster.scene import Scene
from core.raster.view import View

_COLOURS = 6
_PIXELS_TO_TELL_APART = 2
"""Regions of fewer pixels than this are not seen as such: neighbours need no other colour."""


def thumbnail(
    polygons: FlatPolygons,
    neighbours: NDArray[np.int32],
    labels: NDArray[np.int32],
    width: int,
    height: int,
    *,
    dark: bool,
) -> QImage:
    """A picture of regions; may be made in any thread.

    Parameters
    ----------
    polygons
        The n areas.
    neighbours
        (p, 2) int32 pairs of areas that are neighbours.
    labels
        (n,) int32 region of each area.
    width, height
        Pixels.
    dark
        For a dark background.
    """
    view = View.fitted(polygons.total_bounds or (0.0, 0.0, 1.0, 1.0), width, height, 0.02)
    n_regions = int(labels.max(initial=-1)) + 1
    if n_regions * _PIXELS_TO_TELL_APART > width * height:
        colours = (np.arange(n_regions) % _COLOURS).astype(np.int8)
    else:
        colours = colour_regions(labels, neighbours, n_colours=_COLOURS)
    scene = Scene(
        polygons,
        labels=labels,
        region_lut=region_lut(colours, dark=dark),
        opacity={"area outlines": 0.0},
        palette=DARK if dark else LIGHT,
    )
    ids = rasterize(polygons, view)
    if ids is None:
        return QImage()
    pixels = compose(scene, view, ids)
    pixels = np.where(ids < 0, np.uint32(0), pixels)
    image = QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_ARGB32)
    return image.copy()  # the array ends with this function
