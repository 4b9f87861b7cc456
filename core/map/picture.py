"""A picture of a map without a window: what `vbas` shows where there is no display."""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.colours import Legend, colour_regions, region_legend, region_lut
from core.errors import VbasError
from core.ground import mean_scale
from core.map.run_colours import seen_neighbours
from core.polygons import FlatPolygons
from core.raster.compose import compose
from core.raster.image import rasterize
from core.raster.legend import paint_legend, paint_scale, paint_title
from core.raster.palette import LIGHT, Palette
from core.raster.scene import Scene
from core.raster.view import View

_MOST_PIXELS = 400_000_000


def region_scene(
    areas: AreaLayer,
    labels: NDArray[np.int32] | None = None,
    sites: NDArray[np.float64] | None = None,
    *,
    neighbours: NDArray[np.int32] | None = None,
    palette: Palette = LIGHT,
) -> Scene:
    """Areas, and regions coloured so that neighbours differ.

    Parameters
    ----------
    areas
        n areas.
    labels, sites
        (n,) int32 region of each area, -1 = none; (s, 2) metres. None = not shown.
    neighbours
        (p, 2) int32 pairs of areas that touch; else `seen_neighbours`.
    palette
        Colours of the theme.
    """
    polygons = FlatPolygons.from_areas(areas)
    lut = None
    if labels is not None:
        pairs = seen_neighbours(areas) if neighbours is None else neighbours
        lut = region_lut(colour_regions(labels, pairs), dark=palette.is_dark)
    return Scene(
        polygons=polygons,
        labels=labels,
        region_lut=lut,
        sites=sites,
        points=areas.points,
        palette=palette,
    )


def map_picture(
    scene: Scene,
    width: int = 1600,
    height: int = 1000,
    *,
    view: View | None = None,
    scale: float = 1.0,
    title: str = "",
    legend: Legend | None = None,
    stretch: float = 1.0,
) -> NDArray[np.uint32]:
    """Paints a map.

    Parameters
    ----------
    scene
        What to show.
    width, height
        Pixels.
    view
        Where; everything if None (its size counts then, not ``width`` and ``height``).
    scale
        Pixels per unit of line width and writing: 2 for print.
    title, legend
        What to write on it; a scale bar is always there.
    stretch
        Metres on the map for a metre on the ground, for the scale bar.

    Returns
    -------
    picture
        (height, width) uint32, 0xFFRRGGBB.
    """
    if not (width > 0 and height > 0 and width * height <= _MOST_PIXELS):
        raise VbasError(
            "A picture of {width} x {height} pixels cannot be made.",
            "Choose a size between 1 x 1 and 20,000 x 20,000.",
            width=width,
            height=height,
        )
    bounds = None if scene.polygons is None else scene.polygons.total_bounds
    if scene.polygons is None or bounds is None:
        raise VbasError("There is no area to draw.", "Open a layer that has areas.")
    view = view or View.fitted(bounds, width, height, margin=0.06)
    ids = rasterize(scene.polygons, view)
    assert ids is not None  # only a request to stop leaves it out
    picture = compose(scene, view, ids, scale)
    if title:
        paint_title(picture, title, scene.palette, scale)
    if legend is not None:
        paint_legend(picture, legend, scene.palette, scale)
    paint_scale(picture, view.metres_per_pixel / stretch, scene.palette, scale)
    return picture


def save_run_picture(
    path: Path, areas: AreaLayer, aggregation: Aggregation, *, title: str = ""
) -> None:
    """Writes a PNG of the regions of a run, with its sites, legend and scale.

    Raises
    ------
    VbasError
        The file cannot be written, or no area can be drawn.
    """
    scene = region_scene(areas, aggregation.labels, aggregation.sites)
    stretch = mean_scale(areas.scale)
    write_png(path, map_picture(scene, title=title, legend=region_legend(), stretch=stretch))


def png_of(picture: NDArray[np.uint32]) -> bytes:
    """A picture, (height, width) uint32 as 0xFFRRGGBB, as a PNG (RFC 2083)."""
    height, width = picture.shape
    rows = np.zeros((height, 1 + 3 * width), dtype=np.uint8)
    # Each row is stored as the difference to the one above (filter 2): maps have long columns.
    rgb = np.stack([(picture >> np.uint32(s)) & np.uint32(255) for s in (16, 8, 0)], axis=-1)
    flat = rgb.astype(np.uint8).reshape(height, 3 * width)
    rows[:, 0] = 2
    rows[0, 1:] = flat[0]
    rows[1:, 1:] = flat[1:] - flat[:-1]
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(rows.tobytes(), 6))
        + _chunk(b"IEND", b"")
    )


def write_png(path: Path, picture: NDArray[np.uint32]) -> None:
    """Writes a picture as a PNG; the file appears complete or not at all.

    Parameters
    ----------
    path
        File to write, replaced if it is there.
    picture
        (height, width) uint32, 0xFFRRGGBB.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_bytes(png_of(picture))
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise VbasError(
            "The map could not be written to {file}: {reason}.",
            "Choose a folder that you may write to and that has room.",
            file=path.name,
            reason=(error.strerror or "unknown error").lower(),
        ) from error


def _chunk(kind: bytes, data: bytes) -> bytes:
    """One part of a PNG file: length, kind, data, checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
