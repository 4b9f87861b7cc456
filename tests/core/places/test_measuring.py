"""Lengths and areas on the ground and on the plane."""

import math

import numpy as np
import pytest
from pyproj import CRS, Transformer

from core.places.measuring import Ground

LAMBERT = CRS.from_epsg(3347)
PLANE = CRS.from_wkt('LOCAL_CS["plan",UNIT["metre",1]]')


def test_on_the_plane_a_triangle_is_that_of_pythagoras():
    corners = np.array([[0.0, 0.0], [300.0, 0.0], [300.0, 400.0]])
    line, ring = Ground(PLANE).line(corners), Ground(PLANE).ring(corners)
    assert line.legs.tolist() == [300.0, 400.0]
    assert line.running_m.tolist() == [300.0, 700.0]
    assert (line.total_m, line.area_m2, line.ellipsoid) == (700.0, None, "")
    assert ring.total_m == 1200.0
    assert ring.area_m2 == 60_000.0


def test_one_degree_of_the_meridian_is_as_long_as_on_the_ellipsoid():
    # GRS 1980: the meridian from 45 to 46 degrees north is 111,141.548 m long (series of the
    # meridian arc, computed by hand from a and f).
    a, f = 6378137.0, 1 / 298.257222101
    e2 = f * (2 - f)
    steps = np.radians(np.linspace(45.0, 46.0, 20_001))
    radius = a * (1 - e2) / (1 - e2 * np.sin(steps) ** 2) ** 1.5
    wanted = float(((radius[1:] + radius[:-1]) / 2).sum() * (steps[1] - steps[0]))
    to = Transformer.from_crs(LAMBERT.geodetic_crs, LAMBERT, always_xy=True)
    xy = np.column_stack(to.transform([-75.0, -75.0], [45.0, 46.0]))
    measured = Ground(LAMBERT).line(xy)
    assert measured.total_m == pytest.approx(wanted, abs=0.01)
    assert measured.ellipsoid == "GRS 1980"
    assert math.hypot(*(xy[1] - xy[0])) != pytest.approx(wanted, rel=1e-3)  # the map is not


def test_a_ring_has_the_area_of_the_ground_whichever_way_it_runs():
    to = Transformer.from_crs(LAMBERT.geodetic_crs, LAMBERT, always_xy=True)
    lon, lat = np.array([-75.0, -74.9, -74.9, -75.0]), np.array([45.0, 45.0, 45.1, 45.1])
    corners = np.column_stack(to.transform(lon, lat))
    ring, back = Ground(LAMBERT).ring(corners), Ground(LAMBERT).ring(corners[::-1])
    # 0.1 by 0.1 degrees on a sphere of the local radius, to a per mille or two.
    wanted = (111_141 * 0.1) * (111_320 * math.cos(math.radians(45.05)) * 0.1)
    assert ring.area_m2 == pytest.approx(wanted, rel=3e-3)
    assert back.area_m2 == pytest.approx(ring.area_m2)
    assert len(ring.legs) == 4
    assert ring.total_m == pytest.approx(back.total_m)


@pytest.mark.parametrize("crs", [LAMBERT, PLANE, None])
def test_a_shape_that_crosses_itself_has_no_area(crs):
    bow = np.array([[0.0, 0.0], [1000.0, 1000.0], [1000.0, 0.0], [0.0, 1000.0]]) + 5e6 * (
        crs is LAMBERT
    )
    ring = Ground(crs).ring(bow)
    assert math.isnan(ring.area_m2)
    assert ring.total_m > 4000


def test_two_corners_enclose_nothing():
    assert Ground(None).ring(np.array([[0.0, 0.0], [3.0, 4.0]])).area_m2 is None


def test_where_the_map_has_no_latitude_it_is_measured_on_the_plane():
    far = np.array([[1e9, 1e9], [1e9 + 300, 1e9 + 400]])
    measured = Ground(CRS.from_epsg(3035)).line(far)  # equal area: the earth is a disc there
    assert measured.total_m == pytest.approx(500.0)
    assert measured.ellipsoid == ""
