"""Equivalence classes of a file and of a region, by hand; what is small is not told."""

from __future__ import annotations

import numpy as np
import scipy.sparse as sp

from core.classes import ClassCounts
from core.tables.classes import areas_with, find_classes, size_edges, table_of_classes

# Areas 0, 1, 2; classes (f, 30), (m, 30), (f, missing): 4 0 1 / 2 1 0 / 0 6 0.
COUNTS = ClassCounts(
    sp.csr_array(np.array([[4, 0, 1], [2, 1, 0], [0, 6, 0]], dtype=np.int32)),
    np.array([[0, 0], [1, 0], [0, 1]], dtype=np.int32),
    {"sex": ("f", "m"), "age": ("30",)},
    {"sex": 2, "age": 1},
)


def test_the_classes_of_a_file_smallest_first():
    table = table_of_classes(find_classes(COUNTS, 5))
    values = {of.name: of.values.tolist() for of in table.columns}
    assert table.keys.tolist() == [2, 0, 1]
    assert values["records"] == [1, 6, 7]
    assert values["sex"] == ["f", "f", "m"]
    assert values["age"] == ["missing", "30", "30"]
    assert values["areas"] == [1, 2, 2]
    assert values["below_k"] == [True, False, False]
    np.testing.assert_allclose(values["share"], [1 / 14, 6 / 14, 7 / 14])


def test_of_a_region_its_areas_together():
    of = find_classes(COUNTS, 5, np.array([0, 1]))
    assert of.classes.tolist() == [1, 2, 0]
    assert of.sizes.tolist() == [1, 1, 6]


def test_small_classes_are_not_named_where_others_look_on():
    table = table_of_classes(find_classes(COUNTS, 5), least=5).shown_from(5)
    assert table.by_name["sex"].values.tolist() == ["", "f", "m"]
    assert np.isnan(table.by_name["records"].values[0])
    assert np.isnan(table.by_name["areas"].values[0])
    assert table.by_name["records"].is_hidden(0)
    # Nor is told where one person of a larger class is.
    assert areas_with(COUNTS, np.array([0])).tolist() == [0, 1]
    assert areas_with(COUNTS, np.array([1]), 5).tolist() == [2]


def test_sizes_stand_by_themselves_below_k_and_double_from_there_on():
    assert size_edges(5, 17).tolist() == [1, 2, 3, 4, 5, 10, 20]
    assert size_edges(5, 17, least=5).tolist() == [1, 5, 10, 20]
    assert size_edges(20, 20).tolist() == [1, 2, 4, 8, 16, 20, 40]
    assert size_edges(1, 1).tolist() == [1, 2]
