from __future__ import annotations

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
import shapely

from app.map.layers.panel import LayersPanel
from core.map.layer_list import built_in, with_own
from core.map.layers import MapLayer, Shapes


@pytest.fixture
def shapes():
    boxes = np.array([shapely.box(i, 0, i + 1, 1) for i in range(4)], dtype=object)
    columns = pd.DataFrame({"name": list("abcd"), "people": [10.0, 20.0, 30.0, np.nan]})
    return Shapes(boxes, np.array(list("abcd"), dtype=object), columns)


@pytest.fixture
def layers(shapes):
    own = MapLayer("file:roads", "Roads", shapes=shapes, removable=True)
    return with_own(built_in(str.capitalize, ["fsa"]), own)


@pytest.fixture
def panel(qtbot, theme):
    made = LayersPanel(theme)
    qtbot.addWidget(made)
    made.resize(280, 620)
    return made


@pytest.fixture
def coast_file(tmp_path):
    """Two polygons around the sample's areas in degrees, with a column of numbers."""

    def write(program, name="coast.geojson"):
        areas = program.session.area_file.layer
        west, south, east, north = shapely.total_bounds(areas.geometry)
        middle = (west + east) / 2
        boxes = [shapely.box(west, south, middle, north), shapely.box(middle, south, east, north)]
        frame = gpd.GeoDataFrame(
            {"id": ["1", "2"], "name": ["West", "East"], "depth": [3.0, 9.0]},
            geometry=boxes,
            crs=areas.crs,
        )
        path = tmp_path / name
        frame.to_crs(4326).to_file(path)
        return path

    return write
