"""Small pictures of regions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from core.polygons import FlatPolygons
from core.raster.compose import compose
from core.raster.image import rasterize
from core.raster.palette import DARK, LIGHT
from core.raster.scene import Scene
from core.raster.view import View


def thumbnail(
    polygons: FlatPolygons,
    labels: NDArray[np.int32],
    region_lut: NDArray[np.uint32],
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
    labels
        (n,) int32 region of each area.
    region_lut
        (s,) uint32 colours of the regions.
    width, height
        Pixels.
    dark
        For a dark background.
    """
    view = View.fitted(polygons.total_bounds or (0.0, 0.0, 1.0, 1.0), width, height, 0.02)
    scene = Scene(
        polygons,
        labels=labels,
        region_lut=region_lut,
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
