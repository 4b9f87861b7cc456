"""Small pictures of regions."""

import numpy as np
import pytest
import shapely

from app.features.runs.thumbnail import thumbnail
from core.polygons import FlatPolygons

SIDE = 4
LUT = np.array([0xFF112233, 0xFF445566, 0xFF778899], dtype=np.uint32)


@pytest.fixture
def squares():
    shapes = [shapely.box(x, y, x + 1, y + 1) for y in range(SIDE) for x in range(SIDE)]
    return FlatPolygons.from_geometry(np.array(shapes, dtype=object))


def colour_at(image, x, y):
    """Of the middle of a square, counted from the lower left."""
    step = image.width() / SIDE
    return image.pixelColor(int((x + 0.5) * step), int(image.height() - (y + 0.5) * step)).rgb()


@pytest.mark.parametrize("dark", [False, True])
def test_regions_are_told_apart(squares, dark):
    labels = np.repeat(np.array([0, 0, 1, 1], dtype=np.int32), SIDE)
    image = thumbnail(squares, labels, LUT, 64, 64, dark=dark)
    assert (image.width(), image.height()) == (64, 64)
    assert colour_at(image, 0, 0) == colour_at(image, 3, 1)
    assert colour_at(image, 0, 0) == LUT[0]
    assert colour_at(image, 0, 3) == LUT[1]


def test_what_is_not_area_is_clear(squares):
    labels = np.zeros(SIDE * SIDE, dtype=np.int32)
    image = thumbnail(squares, labels, LUT, 128, 64, dark=False)
    assert image.pixelColor(1, 32).alpha() == 0
    assert image.pixelColor(64, 32).alpha() == 255


def test_regions_smaller_than_pixels_are_painted_all_the_same(squares):
    labels = np.arange(SIDE * SIDE, dtype=np.int32)
    lut = np.resize(LUT, len(labels))
    image = thumbnail(squares, labels, lut, 5, 5, dark=False)
    seen = {image.pixelColor(x, y).rgb() for x in range(5) for y in range(5)}
    assert len(seen) > 2
