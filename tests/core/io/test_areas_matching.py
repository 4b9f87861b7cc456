"""Borders that no neighbour has: the quick look finds what looking at everything finds."""

import geopandas
import numpy as np
import pyarrow.parquet as pq
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import MultiPolygon, Polygon, box

from benchmarks.many_areas import country
from core.io.areas import AreaSource, read_areas
from core.io.areas.faults import find_faults, misfitting
from core.io.areas.types import OVERLAP
from core.polygons import FlatPolygons
from core.shared_borders import shared_borders
from core.steps import finish


def array(*shapes):
    made = np.empty(len(shapes), dtype=object)
    made[:] = shapes
    return made


@pytest.fixture(autouse=True)
def however_few(monkeypatch):
    monkeypatch.setattr("core.io.areas.faults._FEW_VERTICES", 0)


def by_both(shapes):
    """Areas that are found to misfit: by the quick look, and by looking at everything."""
    shared = shared_borders(FlatPolygons.from_geometry(shapes), shapes)
    quick, edges = misfitting(shapes, shared.some_odd)
    every = shapely.coverage_invalid_edges(shapes)
    wrong = np.flatnonzero(~shapely.is_empty(every))
    if quick.tolist() == wrong.tolist():
        assert shapely.equals(edges, every[wrong]).all()
    return quick.tolist(), wrong.tolist()


def test_a_grid_has_open_borders_at_its_rim_only():
    shapes = array(*(box(x, y, x + 1, y + 1) for y in range(4) for x in range(4)))
    shared = shared_borders(FlatPolygons.from_geometry(shapes), shapes)
    inner = [5, 6, 9, 10]
    assert np.flatnonzero(~shared.some_odd).tolist() == inner
    assert shared.some_matched.all()


@pytest.mark.parametrize("turn", [False, True])
def test_a_hole_and_what_fills_it_match_however_rings_are_turned(turn):
    ring = [(1, 1), (2, 1), (2, 2), (1, 2)]
    outer = Polygon([(0, 0), (3, 0), (3, 3), (0, 3)], [ring[::-1] if turn else ring])
    island = Polygon([(5, 5), (6, 5), (6, 6)])
    both = MultiPolygon([outer, island])
    shapes = array(both, Polygon(ring), Polygon([(9, 9), (10, 9), (10, 10)]))
    shared = shared_borders(FlatPolygons.from_geometry(shapes), shapes)
    assert shared.some_odd.tolist() == [True, False, True]
    assert shared.some_matched.tolist() == [True, True, False]


def test_zero_of_either_sign_is_one_place():
    shapes = array(box(0.0, 0, 1, 1), Polygon([(-0.0, 0), (-0.0, 1), (-1, 1), (-1, 0)]))
    shared = shared_borders(FlatPolygons.from_geometry(shapes), shapes)
    assert shared.some_matched.all()


def test_a_second_layer_over_the_first_is_found():
    small = [box(x, y, x + 1, y + 1) for y in range(3) for x in range(3)]
    whole = Polygon(
        [(x, 0) for x in range(3)]
        + [(3, y) for y in range(3)]
        + [(x, 3) for x in range(3, 0, -1)]
        + [(0, y) for y in range(3, 0, -1)]
    )
    for shapes in (array(*small, whole), array(*small, *small)):
        quick, every = by_both(shapes)
        assert quick == every
        assert quick
        found, valid = find_faults(np.array([str(i) for i in range(len(shapes))], object), shapes)
        assert not valid
        assert any(of.kind == OVERLAP for of in found)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(*(st.integers(0, 5) for _ in range(2)), *(st.integers(1, 3) for _ in range(2))),
        min_size=1,
        max_size=14,
    )
)
def test_boxes_anyhow(boxes):
    shapes = array(*(box(x, y, x + w, y + h) for x, y, w, h in boxes))
    quick, every = by_both(shapes)
    assert quick == every


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 1000), st.integers(0, 59), st.floats(-3e4, 3e4))
def test_a_country_with_one_border_moved(seed, which, by):
    shapes = np.asarray(country(60, 1500, seed).geometry.values, dtype=object)
    assert shapely.is_valid(shapes).all()
    assert by_both(shapes) == ([], [])
    moved = shapely.get_coordinates(shapes[which])
    moved[1] += by
    shapes[which] = Polygon(moved)
    if shapely.is_valid(shapes[which]):
        quick, every = by_both(shapes)
        assert quick == every


def test_geoparquet_in_pieces_is_what_it_was(tmp_path):
    frame = country(300, 9000)
    frame["name"] = [None if i % 7 == 0 else f"é{i}" for i in range(300)]
    other = frame.geometry.centroid
    frame["middle"] = other
    path = tmp_path / "country.parquet"
    frame.to_parquet(path, row_group_size=64)
    layer = finish(read_areas(AreaSource(path))).layer
    assert layer.geometry is not None
    assert shapely.equals_identical(layer.geometry, frame.geometry.to_numpy()).all()
    assert layer.population.tolist() == frame["population"].tolist()
    assert layer.crs.to_epsg() == 3347
    assert layer.attributes["name"].isna().sum() == frame["name"].isna().sum()
    assert "middle" not in layer.attributes.columns
    flat = FlatPolygons.from_areas(layer)
    assert flat is FlatPolygons.from_areas(layer)
    again = FlatPolygons.from_geometry(layer.geometry)
    assert np.array_equal(flat.xy, again.xy)
    assert np.array_equal(flat.bounds, again.bounds)


@pytest.mark.parametrize("ending", ["gpkg", "shp"])
def test_shapes_in_pieces_are_what_they_were(tmp_path, monkeypatch, ending):
    monkeypatch.setattr("core.io.areas.loading._ROWS_AT_ONCE", 64)
    frame = country(300, 9000)
    frame["name"] = [None if i % 7 == 0 else f"é{i}" for i in range(300)]
    path = tmp_path / f"country.{ending}"
    frame.to_file(path)
    layer = finish(read_areas(AreaSource(path))).layer
    whole = geopandas.read_file(path, use_arrow=True)
    assert shapely.equals_identical(layer.geometry, whole.geometry.to_numpy()).all()
    columns = whole.drop(columns="geometry")
    assert layer.attributes.equals(columns)
    assert layer.attributes.dtypes.equals(columns.dtypes)
    assert layer.crs == frame.crs


def test_geoparquet_says_its_system_or_means_degrees(tmp_path):
    frame = geopandas.GeoDataFrame(
        {"area_id": ["1", "2"]}, geometry=[box(-75, 45, -74, 46), box(-74, 45, -73, 46)]
    )
    frame.set_crs("OGC:CRS84").to_parquet(tmp_path / "degrees.parquet")
    about = pq.read_schema(tmp_path / "degrees.parquet").metadata[b"geo"]
    assert b"WKB" in about
    layer = finish(read_areas(AreaSource(tmp_path / "degrees.parquet"))).layer
    assert layer.crs.to_epsg() == 3347
    frame.to_parquet(tmp_path / "none.parquet", geometry_encoding="geoarrow")
    named = AreaSource(tmp_path / "none.parquet", crs="EPSG:4326")
    assert np.allclose(finish(read_areas(named)).layer.points, layer.points)
