"""Areas that are said to fit, and do not after all, are united all the same."""

import numpy as np
import pytest
import shapely
from shapely.geometry import box

from core.aggregation import dissolve

SQUARE = box(0, 0, 2, 2)
MISFITS = {
    "a corner inside": (shapely.Polygon([(2, 0), (4, 0), (4, 2), (2, 2), (1, 1)]), 8.0),
    "twice": (SQUARE, 4.0),
}


@pytest.mark.parametrize("kind", MISFITS)
def test_misfits(kind) -> None:
    other, area = MISFITS[kind]
    shapes = np.array([SQUARE, other], dtype=object)
    (region,) = dissolve(shapes, np.zeros(2, np.int32), 1, fits=np.ones(2, bool))
    assert region.is_valid
    assert region.area == pytest.approx(area)
