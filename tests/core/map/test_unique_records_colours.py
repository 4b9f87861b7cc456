"""Areas light up by their unique records."""

import itertools

import numpy as np

from core.colours import ramp
from core.map.named_classes import NONE, count_colours, share_colours
from core.raster.palette import DARK, HATCHED, LIGHT

NAN = np.nan


def test_none_is_neutral_and_no_records_are_hatched():
    lut, legend = count_colours(np.array([0.0, NAN, 3.0, 1.0]), title="T", unit="records")
    assert lut[0] == LIGHT.land
    assert lut[1] == HATCHED
    assert len({*lut.tolist()}) == 4
    assert legend.entries[0].label == NONE
    assert (legend.title, legend.unit, legend.missing, legend.n_missing) == (
        "T",
        "records",
        True,
        1,
    )


def test_each_number_is_in_the_class_that_the_legend_tells():
    values = np.array([1, 2, 3, 4, 5, 8, 13, 21, 34, 55, 0], dtype=float)
    lut, legend = count_colours(values)
    classes = legend.entries[1:]  # after none
    assert [of.colour for of in classes] == ramp(len(classes)).tolist()
    for value, colour in zip(values[:-1], lut[:-1], strict=True):
        inside = [of for of in classes if of.low <= value <= of.high]
        assert [of.colour for of in inside] == [colour]
    assert (classes[0].low, classes[-1].high) == (1, 55)


def test_few_different_numbers_have_a_class_each():
    lut, legend = count_colours(np.array([1.0] * 50 + [2.0] * 3 + [4.0]))
    assert [(of.low, of.high) for of in legend.entries] == [(1, 1), (2, 2), (4, 4)]
    assert legend.method == ""
    assert len(set(lut.tolist())) == 3


def test_none_is_named_only_where_an_area_has_none():
    some = np.array([4.0, 7.0, 9.0, 11.0, 13.0, 20.0, NAN])
    for colours in (count_colours, share_colours):
        values = some if colours is count_colours else some / 20
        assert NONE not in [of.label for of in colours(values)[1].entries]
        with_none = colours(np.append(values, 0.0))[1].entries
        assert with_none[0].label == NONE
        assert with_none[1:] == colours(values)[1].entries
    assert [of.label for of in count_colours(np.zeros(2))[1].entries] == [NONE]


def test_the_legend_says_how_classes_were_made():
    assert count_colours(np.arange(4.0, 90.0))[1].method == "quantile"
    assert count_colours(np.array([1.0] * 500 + list(range(2, 300))))[1].method == "log"


def test_classes_grow_where_most_areas_have_the_same_number():
    values = np.array([1.0] * 500 + list(range(2, 300)))
    lut, legend = count_colours(values)
    lows = [of.low for of in legend.entries]
    assert (lows[0], len(lows)) == (1, 5)
    assert all(later >= 2 * earlier for earlier, later in itertools.pairwise(lows))
    assert len(set(lut.tolist())) == 5


def test_one_number_only_and_none_at_all():
    lut, legend = count_colours(np.array([2.0, 2.0, 0.0]))
    assert [(of.low, of.high) for of in legend.entries[1:]] == [(2.0, 2.0)]
    assert lut[0] == lut[1] == legend.entries[1].colour
    lut, legend = count_colours(np.zeros(3), dark=True)
    assert lut.tolist() == [DARK.land] * 3
    assert len(legend.entries) == 1
    assert count_colours(np.array([NAN]))[0].tolist() == [HATCHED]


def test_shares_have_fixed_classes():
    lut, legend = share_colours(np.array([0.0, 0.005, 0.01, 0.0101, 0.2, 0.5, 0.51, 1.0, NAN]))
    colours = [of.colour for of in legend.entries]
    assert [colours.index(of) for of in lut[:-1].tolist()] == [0, 1, 1, 2, 3, 4, 5, 5]
    assert lut[-1] == HATCHED
    assert [of.label for of in legend.entries][1:3] == ["up to 1 %", "over 1 %, up to 5 %"]
    assert legend.n_missing == 1


def test_shares_that_fixed_classes_would_paint_alike_have_classes_by_the_data():
    values = np.concatenate([np.linspace(0.0011, 0.0049, 40), [0.0, NAN]])
    lut, legend = share_colours(values, title="T")
    shown = set(lut[:40].tolist())
    assert len(shown) == len(legend.entries) - 1 > 3  # and none
    assert (legend.unit, legend.method, legend.n_missing) == ("%", "quantile", 1)
    assert legend.entries[0].label == NONE
    assert legend.entries[1].low < 0.12
    assert legend.entries[-1].high == 100 * values[39]
    assert (lut[40], lut[41]) == (LIGHT.land, HATCHED)


def test_shares_that_are_all_the_same_keep_the_fixed_classes():
    assert share_colours(np.full(9, 0.3))[1].unit == ""
