"""Areas on the map: their regions, and what the regions' values are for each."""

from __future__ import annotations

import numpy as np

from core.areas_and_regions import Place
from tests.core.suppression.small_outcomes import layer_of

REGIONS = np.array([1, 0, -1], np.int32)


def test_an_area_belongs_to_itself_or_to_its_region() -> None:
    place = Place(layer_of(("a", "b", "c")), REGIONS, 2)
    assert [place.unit(area, regions=False) for area in (-1, 0, 2, 3)] == [-1, 0, 2, -1]
    assert [place.unit(area, regions=True) for area in (-1, 0, 2, 3)] == [-1, 1, -1, -1]
    assert Place(place.layer).unit(2, regions=True) == 2


def test_values_of_regions_are_those_of_their_areas() -> None:
    place = Place(layer_of(("a", "b", "c")), REGIONS, 2)
    of_regions = place.by_area(np.array([0.25, 0.5]), regions=True)
    np.testing.assert_array_equal(of_regions, [0.5, 0.25, np.nan])
    of_areas = np.array([0.1, 0.2, 0.3])
    np.testing.assert_array_equal(place.by_area(of_areas, regions=False), of_areas)
