"""Lines of latitude and longitude for a view, and where they meet its rim.

Latitude and longitude are smooth functions of the place (`core.raster.degrees`), so their lines are
contours: found in triangles between the nodes of a grid that lies still on the ground. Nothing is
projected here, so any thread may ask.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.raster.degrees import Degrees
from core.raster.view import View

_STEPS = (
    *(30.0, 20.0, 10.0, 5.0, 2.0, 1.0),
    *(m / 60.0 for m in (30.0, 20.0, 10.0, 5.0, 2.0, 1.0)),
    *(s / 3600.0 for s in (30.0, 20.0, 10.0, 5.0, 2.0, 1.0)),
)
_APART = 130.0  # logical pixels between lines, at least
_NODE = 32.0  # logical pixels between the nodes of the grid
_RIM = 97  # places looked at along each side
_METRES_PER_DEGREE = 111_200.0


@dataclass(frozen=True, slots=True)
class RimLabel:
    """Where a line meets the rim of a view.

    Attributes
    ----------
    x, y
        Share of the way along the width and down the height of the view, 0 to 1.
    degrees
        Positive to the north and east.
    is_latitude
        Whether it is a latitude, met on the left side; longitudes are met at the top.
    """

    x: float
    y: float
    degrees: float
    is_latitude: bool


def spacing_of(degrees: Degrees, metres_per_unit: float) -> tuple[float, float]:
    """Degrees between lines of latitude, and of longitude: round, and far enough apart.

    Parameters
    ----------
    degrees
        Their middle latitude decides how close meridians are.
    metres_per_unit
        Ground length of a logical pixel, metres. The same everywhere on a map of one scale, so
        that lines stay while it is moved.
    """
    west, south, east, north = degrees.bounds
    latitude, _ = degrees.at((west + east) / 2.0, (south + north) / 2.0)
    least = _APART * metres_per_unit / _METRES_PER_DEGREE
    shrink = max(math.cos(math.radians(latitude)), 0.05) if math.isfinite(latitude) else 1.0
    return _round_step(least), _round_step(least / shrink)


def graticule_lines(degrees: Degrees, view: View, scale: float = 1.0) -> NDArray[np.float64]:
    """(m, 4) x, y, x, y in metres of all lines in a view, in short pieces.

    Parameters
    ----------
    degrees
        Where the places lie on the earth; beyond what is known there are no lines.
    view
        What is seen.
    scale
        Pixels per logical pixel: lines are as far apart on a dense screen.
    """
    node = _NODE * scale * view.metres_per_pixel
    west, south, east, north = view.bounds
    x = node * np.arange(math.floor(west / node), math.ceil(east / node) + 1, dtype=np.float64)
    y = node * np.arange(math.floor(south / node), math.ceil(north / node) + 1, dtype=np.float64)
    spacing = spacing_of(degrees, view.metres_per_pixel * scale)
    fields = _on_grid(degrees, x, y)
    places = np.stack(np.meshgrid(x, y), axis=-1)
    return np.concatenate(
        [_contours(field, places, step) for field, step in zip(fields, spacing, strict=True)]
    )


def rim_labels(degrees: Degrees, view: View, scale: float = 1.0) -> list[RimLabel]:
    """Where lines of longitude meet the top of a view, and those of latitude its left side."""
    steps = spacing_of(degrees, view.metres_per_pixel * scale)
    share = np.linspace(0.0, 1.0, _RIM)
    west, south, east, north = view.bounds
    sides = (
        (np.full(_RIM, west), north + share * (south - north), 0, True),
        (west + share * (east - west), np.full(_RIM, north), 1, False),
    )
    labels = []
    for x, y, which, is_latitude in sides:
        field = latitudes_longitudes(degrees, x, y)[which]
        for at, value in _crossings(share, field, steps[which]):
            place = (0.0, at) if is_latitude else (at, 0.0)
            labels.append(RimLabel(*place, value, is_latitude))
    return labels


def latitudes_longitudes(
    degrees: Degrees, x: NDArray[np.float64], y: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Latitudes and longitudes of places in metres; NaN outside of what is known."""
    west, south, east, north = degrees.bounds
    known = (x >= west) & (x <= east) & (y >= south) & (y <= north)
    lat, lon = np.full(x.shape, np.nan), np.full(x.shape, np.nan)
    vector = [np.asarray(spline.ev(x[known], y[known])) for spline in degrees.splines]
    lat[known], lon[known] = _angles(*vector)
    return lat, lon


def _on_grid(
    degrees: Degrees, x: NDArray[np.float64], y: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """(len(y), len(x)) latitudes and longitudes of a grid, far quicker than place by place."""
    west, south, east, north = degrees.bounds
    columns, rows = (x >= west) & (x <= east), (y >= south) & (y <= north)
    lat, lon = np.full((len(y), len(x)), np.nan), np.full((len(y), len(x)), np.nan)
    if columns.any() and rows.any():
        known = np.ix_(rows, columns)
        vector = [np.asarray(spline(x[columns], y[rows])).T for spline in degrees.splines]
        lat[known], lon[known] = _angles(*vector)
    return lat, lon


def _angles(
    a: NDArray[np.float64], b: NDArray[np.float64], c: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Latitudes and longitudes of unit vectors."""
    return np.degrees(np.arctan2(c, np.hypot(a, b))), np.degrees(np.arctan2(b, a))


def degrees_text(value: float, step: float) -> str:
    """Degrees, minutes and seconds as far as a distance of lines needs them; no direction.

    ``step`` is the distance in degrees: 45 -> "45°", 45.5 at half a degree -> "45° 30′".
    """
    seconds = round(abs(value) * 3600)
    whole, rest = divmod(seconds, 3600)
    text = f"{whole}°"
    if step < 1.0 - 1e-9:
        text += f" {rest // 60:02}′"
    if step < 1.0 / 60.0 - 1e-9:
        text += f" {rest % 60:02}″"
    return text


def _round_step(least: float) -> float:
    """The smallest round distance that is not below ``least`` degrees."""
    return min((s for s in _STEPS if s >= least), default=_STEPS[0])


def _contours(
    field: NDArray[np.float64], places: NDArray[np.float64], step: float
) -> NDArray[np.float64]:
    """(m, 4) pieces of the lines on which a field is a multiple of ``step``, straight in triangles.

    Parameters
    ----------
    field, places
        (r, c) values and (r, c, 2) places of the nodes of a grid.
    """
    nodes = _triangles(*field.shape)
    corners = field.ravel()[nodes]
    low, high = corners.min(axis=1), corners.max(axis=1)
    # NaN and the jump at 180 degrees make no line.
    cut = (np.ceil(low / step) <= np.floor(high / step)) & (high - low < 180.0)
    if not cut.any():
        return np.empty((0, 4))
    corners, xy = corners[cut] / step, places.reshape(-1, 2)[nodes[cut]]
    first = np.ceil(low[cut] / step)
    number = (np.floor(high[cut] / step) - first + 1.0).astype(np.int64)
    which = np.repeat(np.arange(len(corners)), number)
    level = first[which] + np.arange(len(which)) - np.repeat(np.cumsum(number) - number, number)
    return _pieces(corners[which] - level[:, None], xy[which])


def _triangles(rows: int, columns: int) -> NDArray[np.int64]:
    """(t, 3) nodes, row by row, at the corners of the two triangles of each cell of a grid."""
    node = np.arange(rows * columns).reshape(rows, columns)
    a, b, c, d = node[:-1, :-1], node[:-1, 1:], node[1:, :-1], node[1:, 1:]
    halves = (np.stack([a, b, c], axis=-1), np.stack([d, c, b], axis=-1))
    return np.concatenate([half.reshape(-1, 3) for half in halves])


def _pieces(above: NDArray[np.float64], xy: NDArray[np.float64]) -> NDArray[np.float64]:
    """(m, 4) where triangles are cut at height 0: two of their three sides."""
    above = np.where(above == 0.0, 1e-12, above)  # a line through a corner cuts two sides too
    positive = above > 0
    cut = positive.any(axis=1) & ~positive.all(axis=1)
    above, xy, positive = above[cut], xy[cut], positive[cut]
    # The corner that is alone on its side; the line cuts the two sides that meet there.
    alone = np.where(positive.sum(axis=1) == 1, positive.argmax(axis=1), (~positive).argmax(axis=1))
    row = np.arange(len(above))
    ends = []
    for other in ((alone + 1) % 3, (alone + 2) % 3):
        share = above[row, alone] / (above[row, alone] - above[row, other])
        ends.append(xy[row, alone] + share[:, None] * (xy[row, other] - xy[row, alone]))
    return np.hstack(ends)


def _crossings(
    share: NDArray[np.float64], field: NDArray[np.float64], step: float
) -> list[tuple[float, float]]:
    """Where a field along a side is a multiple of ``step``, and of what value it is there."""
    found = []
    scaled = field / step
    for i in range(len(scaled) - 1):
        a, b = float(scaled[i]), float(scaled[i + 1])
        if not (math.isfinite(a) and math.isfinite(b)) or abs(b - a) * step > 180.0:
            continue
        low, high = min(a, b), max(a, b)
        for level in range(math.ceil(low), math.ceil(high)):
            at = float(share[i] + (level - a) / (b - a) * (share[i + 1] - share[i]))
            found.append((at, level * step))
    return found
