"""Latitude, longitude and true north from a grid, against the projection itself."""

from __future__ import annotations

import math
import threading

import numpy as np
import pytest
from pyproj import CRS, Geod, Transformer

from core.ground import scale_at
from core.raster.degrees import Degrees

CANADA = (3_650_000.0, 600_000.0, 9_020_000.0, 4_000_000.0)
PLACES = {
    "Canada": (3347, CANADA),
    "Canada, conic": (3978, (-2.4e6, -7.8e5, 3.1e6, 3.9e6)),
    "a town": (3347, (7_200_000.0, 900_000.0, 7_230_000.0, 930_000.0)),
    "UTM": (26917, (400_000.0, 4_700_000.0, 700_000.0, 5_000_000.0)),
    "the pole and 180 degrees": (3995, (-2e6, -2e6, 2e6, 2e6)),
}


@pytest.mark.parametrize("name", PLACES)
def test_places_lie_within_a_metre_of_the_projection(name: str) -> None:
    code, bounds = PLACES[name]
    crs = CRS.from_epsg(code)
    degrees = Degrees.around(bounds, crs)
    assert degrees is not None
    exact, earth = Transformer.from_crs(crs, 4326, always_xy=True), Geod(ellps="WGS84")
    west, south, east, north = bounds
    for x, y in np.random.default_rng(3).uniform((west, south), (east, north), (60, 2)):
        lat, lon = degrees.at(x, y)
        assert earth.inv(lon, lat, *exact.transform(x, y))[2] < 1.0


@pytest.mark.parametrize("name", ["Canada", "a town", "UTM"])
def test_true_north_is_the_way_to_a_place_farther_north(name: str) -> None:
    code, bounds = PLACES[name]
    crs = CRS.from_epsg(code)
    degrees = Degrees.around(bounds, crs)
    assert degrees is not None
    there = Transformer.from_crs(4326, crs, always_xy=True)
    west, south, east, north = bounds
    for x, y in np.random.default_rng(4).uniform((west, south), (east, north), (20, 2)):
        lat, lon = degrees.at(x, y)
        ahead = there.transform(lon, lat + 0.01)
        bearing = math.degrees(math.atan2(ahead[0] - x, ahead[1] - y))
        assert degrees.north_at(x, y) == pytest.approx(bearing, abs=0.05)


def test_far_from_the_areas_nothing_is_said() -> None:
    degrees = Degrees.around(CANADA, CRS.from_epsg(3347))
    assert degrees is not None
    assert all(math.isnan(v) for v in degrees.at(5e7, 5e7))
    assert degrees.north_at(5e7, 5e7) == 0.0


def test_where_the_projection_ends_nothing_is_known() -> None:
    """The Lambert azimuthal projection of the Arctic is a disc of 12,756 km."""
    assert Degrees.around((1e9, 1e9, 1.1e9, 1.1e9), CRS.from_epsg(3571)) is None


def test_one_made_in_another_thread_serves_here() -> None:
    made: list[Degrees | None] = []
    worker = threading.Thread(
        target=lambda: made.append(Degrees.around(CANADA, CRS.from_epsg(3347)))
    )
    worker.start()
    worker.join()
    assert made[0] is not None
    assert made[0].at(6_200_000.0, 3_000_000.0)[1] == pytest.approx(-91.866667, abs=1e-6)


@pytest.mark.parametrize("name", ["Canada", "Canada, conic", "a town", "UTM"])
def test_the_scale_is_that_of_the_projection(name: str) -> None:
    code, bounds = PLACES[name]
    crs = CRS.from_epsg(code)
    degrees = Degrees.around(bounds, crs)
    assert degrees is not None
    west, south, east, north = bounds
    places = np.random.default_rng(4).uniform((west, south), (east, north), (40, 2))
    found = [degrees.scale_at(x, y) for x, y in places]
    np.testing.assert_allclose(found, scale_at(places, crs), rtol=2e-3)
    assert degrees.scale_at(1e9, 1e9) == 1.0
