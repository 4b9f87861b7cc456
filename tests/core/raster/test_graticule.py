"""Lines of latitude and longitude."""

from __future__ import annotations

import numpy as np
import pytest
from pyproj import CRS, Transformer

from core.raster.degrees import Degrees
from core.raster.graticule import (
    degrees_text,
    graticule_lines,
    latitudes_longitudes,
    rim_labels,
    spacing_of,
)
from core.raster.view import View

CANADA = (3.6e6, 6e5, 9e6, 4.2e6)
DEGREES = Degrees.around(CANADA, CRS.from_epsg(3347))
assert DEGREES is not None
TO_DEGREES = Transformer.from_crs(3347, 4326, always_xy=True)


@pytest.mark.parametrize("metres_per_pixel", [4000.0, 300.0, 12.0])
def test_every_piece_lies_on_a_round_latitude_or_longitude(metres_per_pixel: float) -> None:
    view = View(7.2e6, 1.3e6, metres_per_pixel, 500, 300)
    lines = graticule_lines(DEGREES, view)
    assert len(lines) > 20
    lat_step, lon_step = spacing_of(DEGREES, metres_per_pixel)
    lon, lat = TO_DEGREES.transform(lines[:, [0, 2]].ravel(), lines[:, [1, 3]].ravel())
    off_lat = np.abs(lat / lat_step - np.rint(lat / lat_step)) * lat_step * 111_200
    off_lon = np.abs(lon / lon_step - np.rint(lon / lon_step)) * lon_step * 80_000
    # A pixel or less from one of the two.
    assert np.minimum(off_lat, off_lon).max() < max(metres_per_pixel, 2.0)


def test_lines_lie_still_while_the_map_is_moved() -> None:
    view = View(7.2e6, 1.3e6, 300.0, 500, 300)
    moved = view.panned(37, -21)

    def inside(lines: np.ndarray) -> set[tuple[float, ...]]:
        middle = lines.reshape(-1, 2, 2).mean(axis=1)
        west, south, east, north = 7.22e6, 1.23e6, 7.32e6, 1.28e6
        within = ((middle > (west, south)) & (middle < (east, north))).all(axis=1)
        return {tuple(row) for row in np.rint(lines[within] * 1000).tolist()}

    here, there = (inside(graticule_lines(DEGREES, v)) for v in (view, moved))
    assert len(here) > 10
    assert here == there


def test_lines_are_round_and_far_enough_apart() -> None:
    for metres in (0.5, 10.0, 300.0, 2500.0, 9000.0):
        lat, lon = spacing_of(DEGREES, metres)
        assert lat * 111_200 / metres >= 129
        assert lon >= lat
        seconds = lat * 3600
        assert seconds == pytest.approx(round(seconds))
    assert spacing_of(DEGREES, 1e6) == (30.0, 30.0)


def test_labels_stand_where_lines_meet_the_rim() -> None:
    view = View(7.2e6, 1.3e6, 300.0, 500, 300)
    labels = rim_labels(DEGREES, view)
    assert {label.is_latitude for label in labels} == {True, False}
    for label in labels:
        x, y = view.world(label.x * view.width, label.y * view.height)
        lon, lat = TO_DEGREES.transform(x, y)
        assert (lat if label.is_latitude else lon) == pytest.approx(label.degrees, abs=2e-3)
        assert (label.x if label.is_latitude else label.y) == 0.0


def test_beyond_what_is_known_there_is_nothing() -> None:
    far = View(1e9, 1e9, 300.0, 500, 300)
    assert graticule_lines(DEGREES, far).shape == (0, 4)
    assert rim_labels(DEGREES, far) == []


def test_degrees_of_many_places_are_those_of_each() -> None:
    x, y = np.array([[5e6, 7e6], [8e6, 1e9]]), np.array([[1e6, 2e6], [3e6, 0.0]])
    lat, lon = latitudes_longitudes(DEGREES, x, y)
    assert (lat[0, 1], lon[0, 1]) == pytest.approx(DEGREES.at(7e6, 2e6))
    assert np.isnan(lat[1, 1])


@pytest.mark.parametrize(
    ("value", "step", "text"),
    [
        (45.0, 1.0, "45°"),
        (-45.5, 0.5, "45° 30′"),
        (45.0, 0.5, "45° 00′"),
        (79.9999999, 10 / 60, "80° 00′"),
        (45 + 30 / 60 + 5 / 3600, 5 / 3600, "45° 30′ 05″"),
    ],
)
def test_degrees_are_written_as_far_as_needed(value: float, step: float, text: str) -> None:
    assert degrees_text(value, step) == text
