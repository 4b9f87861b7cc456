"""Files written part by part are those that are written at once."""

import geopandas as gpd
import numpy as np
import pandas as pd
import pyogrio
import pytest
import shapely
from geopandas.testing import assert_geodataframe_equal

from core.io import spatial_parts
from core.io.spatial_parts import write_parts

DOTS = shapely.points(np.arange(14.0).reshape(7, 2))
SQUARES = shapely.box(np.arange(7.0), 0.0, np.arange(7.0) + 1.0, 1.0)
TWO = np.array([*SQUARES[:6], shapely.union(SQUARES[0], SQUARES[5])], dtype=object)
HIGH = shapely.points(np.arange(21.0).reshape(7, 3))
MIXED = np.array([*SQUARES[:5], *DOTS[:2]], dtype=object)


def frame_of(shapes, crs=3347):
    columns = {
        "id": [f"é {i}" for i in range(7)],
        "share": [np.nan, 0.1, 1e-9, 1e12, -2.5, 0.0, 3.0],
        "count": pd.array([1, None, 3, 4, 5, 6, 2**40], dtype="Int64"),
        "yes": [True, False] * 3 + [True],
        "late": [None] * 6 + [']\n}, "features": [\n'],
    }
    return gpd.GeoDataFrame(columns, geometry=shapes, crs=crs)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch):
    monkeypatch.setattr(spatial_parts, "_ROWS", {"GPKG": 3, "GeoJSON": 3})


@pytest.mark.parametrize("crs", [3347, 4326])
@pytest.mark.parametrize("shapes", [DOTS, TWO, HIGH, MIXED], ids=["dots", "two", "high", "mixed"])
@pytest.mark.parametrize("rows", [7, 6, 1, 0])
def test_geojson_is_the_same_to_the_last_byte(tmp_path, shapes, crs, rows):
    frame = frame_of(shapes, crs).iloc[:rows]
    write_parts(frame, tmp_path / "parts.geojson", "GeoJSON", "a layer")
    frame.to_file(tmp_path / "whole.geojson", driver="GeoJSON", layer="a layer", engine="pyogrio")
    whole = (tmp_path / "whole.geojson").read_bytes()
    assert (tmp_path / "parts.geojson").read_bytes() == whole
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("shapes", [DOTS, TWO, HIGH, MIXED], ids=["dots", "two", "high", "mixed"])
@pytest.mark.parametrize("rows", [7, 1, 0])
def test_a_geopackage_holds_the_same(tmp_path, shapes, rows):
    frame = frame_of(shapes).iloc[:rows]
    kinds = set(frame.geom_type)
    write_parts(frame, tmp_path / "parts.gpkg", "GPKG", "a layer")
    frame.to_file(
        *(tmp_path / "whole.gpkg", "GPKG"),
        layer="a layer",
        engine="pyogrio",
        promote_to_multi=len(kinds) > 1,
    )
    parts, whole = (gpd.read_file(tmp_path / name) for name in ("parts.gpkg", "whole.gpkg"))
    assert_geodataframe_equal(parts, whole)
    told = [pyogrio.read_info(tmp_path / name) for name in ("parts.gpkg", "whole.gpkg")]
    assert told[0]["geometry_type"] == told[1]["geometry_type"]
    assert told[0]["layer_name"] == "a layer"
