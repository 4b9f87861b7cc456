"""Two halves are one picture, and what goes wrong in either is told."""

import numpy as np
import pytest

from core.colours import choropleth
from core.raster.compose import compose
from core.raster.halves import in_halves
from core.raster.image import rasterize
from core.raster.polygons import FlatPolygons
from core.raster.scene import Scene
from core.raster.view import View


@pytest.fixture(scope="module")
def polygons():
    rng = np.random.default_rng(5)
    return FlatPolygons.from_points(rng.uniform(0, 1e5, (400, 2)))


def test_every_row_is_painted_once():
    rows = np.zeros(1001, int)

    def paint(first, last):
        rows[first:last] += 1

    in_halves(paint, 3, 1001)
    assert rows[:3].sum() == 0
    assert (rows[3:] == 1).all()


@pytest.mark.parametrize("cores", [1, 2])
def test_pictures_do_not_depend_on_the_number_of_cores(polygons, cores, monkeypatch):
    monkeypatch.setattr("core.raster.halves.os.cpu_count", lambda: cores)
    lut, _ = choropleth(np.arange(400.0), title="n", unit="")
    scene = Scene(polygons, lut, np.arange(400, dtype=np.int32) % 7)
    view = View.fitted(polygons.total_bounds, 500, 900)
    ids = rasterize(polygons, view)
    rows = [rasterize(polygons, view, (r, r + 300))[r : r + 300] for r in (0, 300, 600)]
    assert np.array_equal(ids, np.concatenate(rows))
    picture = compose(scene, view, ids)
    monkeypatch.setattr("core.raster.halves.os.cpu_count", lambda: 3 - cores)
    assert np.array_equal(picture, compose(scene, view, ids))
    assert np.array_equal(ids, rasterize(polygons, view))


def test_stopped_in_either_half_it_ends(polygons):
    view = View.fitted(polygons.total_bounds, 500, 900)
    assert rasterize(polygons, view, should_stop=lambda: True) is None


def test_a_failure_of_the_lower_half_is_told():
    def paint(first, last):
        if first:
            raise ValueError("lower")

    with pytest.raises(ValueError, match="lower"):
        in_halves(paint, 0, 1000)
