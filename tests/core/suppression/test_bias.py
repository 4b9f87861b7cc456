"""Where a suppression biases, worked out by hand."""

import numpy as np
import pytest

from core.coded_records import CodedRecords
from core.suppression.cells.bias import bias_of, biases, group_of_areas
from core.suppression.cells.missingness import Missingness
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression


def found(records, blanked):
    labels = tuple(f"v{i}" for i in range(len(records)))
    none = np.zeros(len(records), np.int64)
    return Missingness("cmg", "province", labels, np.array(records), np.array(blanked), none)


def test_all_or_nothing_is_the_strongest_bias():
    bias = bias_of(found([100, 100], [100, 0]))
    assert bias.strength == pytest.approx(1)
    assert (bias.most, bias.least) == (0, 1)


def test_the_same_share_everywhere_is_none():
    bias = bias_of(found([100, 200, 400], [10, 20, 40]))
    assert bias.strength == 0
    assert (bias.most, bias.least) == (2, 2)


def test_a_bias_in_between():
    # 30 of 100 and 10 of 100: phi^2 = 200 (30 90 - 10 70)^2 / (100 100 40 160) / 200 = 0.0625
    squared = 0.0625 - 1 / 199
    strength = (squared / (1 - 1 / 199)) ** 0.5
    assert bias_of(found([100, 100], [30, 10])).strength == pytest.approx(strength)


def test_small_groups_are_not_named_where_others_are():
    assert bias_of(found([500, 400, 3], [50, 4, 3])).most == 0
    assert bias_of(found([500, 3], [5, 3])).most == 1
    assert bias_of(found([5, 3], [0, 3])).most == 1


@pytest.mark.parametrize(("records", "blanked"), [([], []), ([5], [2]), ([5, 5], [0, 0])])
def test_what_cannot_be_told(records, blanked):
    assert bias_of(found(records, blanked)).strength is None


def test_the_most_uneven_grouping_comes_first():
    codes = np.array([[0, 1] * 20, [0] * 20 + [1] * 20, [0] * 40], np.int32)
    names = ("a", "b", "c")
    records = CodedRecords(names, codes, dict.fromkeys(names, ("x", "y")), dict.fromkeys(names, 2))
    blanks = np.array([1] * 15 + [0] * 25, np.uint64)
    made = CellSuppression(Protection((("a",),), 2), ("a",), blanks, (), (0,), 0, 0, 0)
    assert [of.found.by for of in biases(records, made, "a", names)] == ["b", "a", "c"]


def test_areas_have_a_group_where_the_column_is_fixed_by_them():
    areas = np.array([0, 0, 2, -1, 3])
    assert group_of_areas(areas, np.array([4, 4, 5, 9, 5]), 5).tolist() == [4, -1, 5, 5, -1]
    assert group_of_areas(areas, np.array([4, 5, 5, 9, 5]), 5) is None
