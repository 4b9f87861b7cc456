"""Colours of the regions of runs: from one to the next, and across gaps."""

import numpy as np
import pytest
import shapely

from core.areas import AreaLayer
from core.map.run_colours import RunColours, SeenRegions, seen_neighbours


def row_of_squares(gap, n=6, people=None):
    shapes = np.array([shapely.box(100 * i, 0, 100 * (i + 1) - gap, 100) for i in range(n)])
    ids = np.array([f"a{i}" for i in range(n)], dtype=object)
    population = np.ones(n) if people is None else np.array(people, dtype=float)
    points = shapely.get_coordinates(shapely.centroid(shapes))
    return AreaLayer("squares", ids, points, population, shapes)


@pytest.mark.parametrize("gap", [0.0, 0.5, 3.0, -3.0])
def test_areas_across_a_gap_or_an_overlap_are_seen_as_neighbours(gap):
    layer = row_of_squares(gap)
    pairs = seen_neighbours(layer).tolist()
    assert pairs == [[i, i + 1] for i in range(5)]
    assert seen_neighbours(layer) is seen_neighbours(layer)


def test_areas_far_apart_are_not_neighbours():
    shapes = np.array([shapely.box(x, 0, x + 10, 10) for x in (0, 10, 500, 510)])
    ids = np.array(list("abcd"), dtype=object)
    layer = AreaLayer(
        "two pairs", ids, shapely.get_coordinates(shapely.centroid(shapes)), np.ones(4), shapes
    )
    pairs = seen_neighbours(layer).tolist()
    assert [0, 1] in pairs
    assert [2, 3] in pairs
    assert [0, 3] not in pairs


def test_a_later_run_has_the_colours_of_the_regions_it_overlaps_by_people():
    layer = row_of_squares(0.0, people=[1, 1, 90, 1, 1, 1])
    first = RunColours(layer, np.array([0, 0, 1, 1, 2, 2], np.int32))
    # Two areas of the first region and one of the second, where most people live.
    later = RunColours(layer, np.array([1, 1, 1, 0, 0, 0], np.int32), first)
    assert later.colours[1] == first.colours[1]
    assert later.colours[0] == first.colours[2]
    assert later.like is None
    np.testing.assert_array_equal(later.lut(dark=True)[1], first.lut(dark=True)[1])


def test_the_colours_of_a_run_are_found_once():
    layer = row_of_squares(0.0)
    labels = np.array([0, 0, 1, 1, 2, 2], np.int32)
    run = RunColours(layer, labels, SeenRegions(labels, np.array([7, 3, 5], np.int8)))
    assert run.colours.tolist() == [7, 3, 5]
    assert run.colours is run.colours


def test_regions_of_other_areas_are_no_example():
    layer = row_of_squares(0.0)
    labels = np.array([0, 0, 1, 1, 2, 2], np.int32)
    others = SeenRegions(np.zeros(3, np.int32), np.array([9], np.int8))
    plain = RunColours(layer, labels)
    assert RunColours(layer, labels, others).colours.tolist() == plain.colours.tolist()
