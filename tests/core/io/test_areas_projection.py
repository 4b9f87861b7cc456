"""Which projection is computed in: Canada's at home, a fitting one elsewhere, told each time."""

from __future__ import annotations

import numpy as np
import pytest
from pyproj import CRS, Proj

from core.areas import AreaLayer
from core.errors import VbasError
from core.io.areas.projection import DEGREES, metric_crs, project_points, scale_notices

WGS84 = CRS.from_user_input(DEGREES)


def box(west: float, south: float, east: float, north: float) -> np.ndarray:
    lon, lat = np.meshgrid(np.linspace(west, east, 6), np.linspace(south, north, 6))
    return np.column_stack([lon.ravel(), lat.ravel()])


TORONTO, NEW_YORK = box(-79.8, 43.4, -79.0, 44.0), box(-74.3, 40.4, -73.7, 40.9)
LONDON, AUSTRALIA = box(-0.5, 51.2, 0.3, 51.7), box(113, -43, 153, -11)
STATES = box(-125, 25, -67, 49)


def worst(crs: CRS, degrees: np.ndarray) -> float:
    factors = Proj(crs).get_factors(*degrees.T)
    return max(abs(factors.tissot_semimajor - 1).max(), abs(factors.tissot_semiminor - 1).max())


def test_canada_is_projected_as_ever() -> None:
    crs, notice = metric_crs(WGS84, TORONTO)
    assert crs.to_epsg() == 3347
    assert "projected to EPSG:3347" in str(notice)
    for code in (3347, 32617, 3978):  # its own metres stay, too
        own = CRS.from_epsg(code)
        assert metric_crs(own, project_points(TORONTO, WGS84, own)) == (own, None)


@pytest.mark.parametrize(
    ("place", "code"),
    [
        (NEW_YORK, 32618),
        (LONDON, 32630),
        (box(176, -19, 179.9, -16), 32760),
        (np.vstack([box(179, -19, 179.9, -16), box(-179.9, -19, -179, -16)]), 32701),
    ],
)
def test_elsewhere_degrees_become_the_utm_zone_of_their_middle(place, code: int) -> None:
    crs, notice = metric_crs(WGS84, place)
    assert crs.to_epsg() in (code, 32760)
    assert crs.name in str(notice)
    assert worst(crs, place) <= 0.005


@pytest.mark.parametrize("place", [AUSTRALIA, STATES, box(-5, 42, 8, 51), box(-40, 65, 60, 88)])
def test_a_large_country_has_a_projection_about_its_middle(place) -> None:
    crs, notice = metric_crs(WGS84, place)
    assert crs.name.startswith("Stereographic about")
    assert crs.name in str(notice)
    assert worst(crs, place) < 0.04
    assert metric_crs(WGS84, place[::-1])[0] == crs
    assert CRS.from_wkt(crs.to_wkt()) == crs


@pytest.mark.parametrize("code", [2263, 3857])
def test_feet_and_web_metres_are_not_kept(code: int) -> None:
    own = CRS.from_epsg(code)
    crs, _ = metric_crs(own, project_points(NEW_YORK, WGS84, own))
    assert crs.to_epsg() == 32618


def test_metres_elsewhere_are_kept_unless_a_better_projection_is_known() -> None:
    british = CRS.from_epsg(27700)
    assert metric_crs(british, project_points(LONDON, WGS84, british)) == (british, None)
    albers = CRS.from_epsg(5070)  # off by 1.2 %, but the stereographic one is off by 3 %
    assert metric_crs(albers, project_points(STATES, WGS84, albers)) == (albers, None)
    mercator = CRS.from_epsg(3395)
    crs, notice = metric_crs(mercator, project_points(LONDON, WGS84, mercator))
    assert crs.to_epsg() == 32630
    assert "off by up to 61.0%" in str(notice)


def test_what_is_not_on_the_earth_is_said() -> None:
    with pytest.raises(VbasError, match="do not lie on the earth"):
        metric_crs(WGS84, np.array([[5.0, 1000.0], [6.0, 2000.0]]))


def layer(degrees: np.ndarray, code: int) -> AreaLayer:
    crs = CRS.from_epsg(code)
    ids = np.array([f"A{i}" for i in range(len(degrees))], dtype=object)
    points = project_points(degrees, WGS84, crs)
    return AreaLayer("place", ids, points, np.full(len(ids), np.nan), crs=crs)


def test_a_scale_error_above_one_per_cent_is_told() -> None:
    (notice,) = scale_notices(layer(TORONTO, 3347))
    assert str(notice).startswith("A metre on the ground is 1.022 to 1.026 m in EPSG:3347")
    assert scale_notices(layer(box(-97.5, 49.5, -96.5, 50.2), 3347)) == ()
    assert scale_notices(layer(TORONTO, 32617)) == ()
