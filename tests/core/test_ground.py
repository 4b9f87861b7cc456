"""Metres on the ground against geodesics, and the measures that are told in them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyproj import CRS, Geod, Proj

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.evaluation import evaluate, ground_compactness, own_centre_stretch
from core.ground import ground_metres, projection_scale, scale_at
from core.inspection.geography import area_distances
from core.placement.base import Task
from core.placement.suppression_driven.placer import State
from core.region_measures import region_measures
from core.study import Study
from core.suppression.records import suppress_records
from tests.core.studies import PLANE, class_counts, layer

LAMBERT = CRS.from_epsg(3347)
PLACES = {
    "Providence": (-71.41, 41.82, 1.0342),
    "Toronto": (-79.38, 43.65, 1.0242),
    "Iqaluit": (-68.52, 63.75, 0.9695),
    "Winnipeg": (-97.14, 49.90, 0.9966),
}


def around(lon: float, lat: float, n: int = 60, metres: float = 60_000.0) -> np.ndarray:
    """(n, 2) metres of EPSG:3347 about a place."""
    x, y = Proj(LAMBERT)(lon, lat)
    return np.random.default_rng(1).uniform(-metres, metres, (n, 2)) + np.array([x, y])


def geodesics(points: np.ndarray, to: np.ndarray) -> np.ndarray:
    project, geod = Proj(LAMBERT), Geod(ellps="GRS80")
    a, b = project(*points.T, inverse=True), project(*to.T, inverse=True)
    return np.asarray(geod.inv(*a, *b)[2])


def city(lon: float, lat: float) -> tuple[Study, Aggregation]:
    points = around(lon, lat)
    ids = np.array([f"A{i}" for i in range(len(points))], dtype=object)
    areas = AreaLayer("city", ids, points, np.full(len(points), np.nan))
    sites = points[[3, 17, 40]] + 500.0
    apart = np.hypot(*(points[:, None] - sites[None]).transpose(2, 0, 1))
    study = Study(areas, class_counts([[3, 4]] * len(points)))
    return study, Aggregation(apart.argmin(axis=1).astype(np.int32), 3, sites)


@pytest.mark.parametrize("name", PLACES)
def test_the_scale_of_the_projection_of_canada(name: str) -> None:
    lon, lat, stretch = PLACES[name]
    assert scale_at(around(lon, lat, 1, 0.0), LAMBERT) == pytest.approx(stretch, abs=1e-4)


@given(st.floats(-140, -53), st.floats(42, 80), st.floats(1e3, 3e5))
def test_single_ways_are_the_geodesics(lon: float, lat: float, far: float) -> None:
    points = around(lon, lat, 20, far)
    to = np.roll(points, 1, axis=0)
    found = ground_metres(points, to, scale_at(points, LAMBERT))
    np.testing.assert_allclose(found, geodesics(points, to), rtol=8e-8 * far + 1e-5)


@pytest.mark.parametrize("name", PLACES)
def test_measures_are_told_on_the_ground(name: str) -> None:
    lon, lat, stretch = PLACES[name]
    study, of = city(lon, lat)
    points, sites = study.areas.points, of.sites
    assert sites is not None
    regions = suppress_records(study.counts.merged(of.labels, 3), 2)
    found = evaluate(study, of, regions)
    assert found.compactness_m is not None
    truth = geodesics(points, sites[of.labels]).sum()
    assert found.compactness_ground_m == pytest.approx(truth, rel=1e-3)
    assert found.compactness_m == pytest.approx(truth * stretch, rel=3e-3)
    assert found.compactness_ground_m == ground_compactness(study.areas, of)
    own = area_distances(study.areas, of)
    assert found.compactness_own_centre_ground_m == pytest.approx(own.sum())
    assert region_measures(study, of, regions).distance_m.sum() == pytest.approx(own.sum())
    assert found.compactness_own_centre_m == pytest.approx(own.sum() * stretch, rel=3e-3)


def test_regions_without_sites_have_no_distance_to_them() -> None:
    study, of = city(-97.0, 50.0)
    assert ground_compactness(study.areas, Aggregation(of.labels, 3)) is None


def test_without_a_projection_metres_are_those_of_the_plane() -> None:
    points = np.array([[0.0, 0.0], [3.0, 4.0]])
    assert scale_at(points, PLANE).tolist() == [1.0, 1.0]
    assert scale_at(np.zeros((0, 2)), LAMBERT).tolist() == []
    assert scale_at(np.array([[np.inf, 0.0], [1e12, 1e12]]), LAMBERT).tolist() == [1.0, 1.0]
    assert ground_metres(points, points[::-1], np.array([1.0, 2.0])).tolist() == [5.0, 2.5]


def test_the_scale_of_a_study() -> None:
    of = projection_scale(np.array([0.97, 1.0, 1.03 + 0.01]), LAMBERT)
    assert (of.least, of.mean, of.most, of.epsg) == (
        0.97,
        pytest.approx(1.0033, abs=1e-4),
        1.04,
        3347,
    )
    assert of.name == "NAD83 / Statistics Canada Lambert"
    assert of.error == pytest.approx(0.04)
    assert projection_scale(np.zeros(0), LAMBERT).error == 0.0


def test_a_kilometre_has_its_price_on_the_ground() -> None:
    study, of = city(-79.4, 43.7)
    stretch = float(study.areas.scale.mean())
    task = Task(study, 3, 5, study.counts.records.astype(float))
    assert of.sites is not None
    state = State(task, of.sites, 1, 4.0, 0.0)
    kept = state.ledger.totals()
    assert stretch > 1.02
    km = kept.distance_m / 1000.0 / stretch
    assert state.score() == pytest.approx(kept.suppressed + 4.0 * km, rel=1e-9)


@pytest.mark.parametrize("name", PLACES)
def test_a_search_tells_the_distance_that_the_run_tells(name: str) -> None:
    """The sum of a search is of the map; divided by the stretch of its ways it is the ground's."""
    lon, lat, _ = PLACES[name]
    study, of = city(lon, lat)
    found = evaluate(study, of, suppress_records(study.counts.merged(of.labels, 3), 2))
    told = found.compactness_own_centre_m / own_centre_stretch(study.areas, of.labels)
    assert told == pytest.approx(found.compactness_own_centre_ground_m, rel=1e-12)


def test_far_areas_in_a_stretched_corner_count_by_their_ways() -> None:
    """Two near pairs at scale 1, one wide pair at scale 2: the mean of the areas would say 4/3."""
    points = np.array([[0.0, 0], [2, 0], [10, 0], [12, 0], [100, 0], [140, 0]])
    areas = layer(points)
    areas.__dict__["scale"] = np.array([1.0, 1, 1, 1, 2, 2])
    labels = np.array([0, 0, 1, 1, 2, 2], np.int32)
    # 4 metres of 1 m a metre, 40 of 2: 44 on the map, 24 on the ground.
    assert own_centre_stretch(areas, labels) == pytest.approx(44 / 24)
    apart = np.arange(6, dtype=np.int32)
    assert own_centre_stretch(areas, apart) == pytest.approx(8 / 6)  # no way at all
