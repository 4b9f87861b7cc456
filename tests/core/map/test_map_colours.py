from __future__ import annotations

import numpy as np

from core.map.classify import classed, histogram_of
from core.map.layers import LayerStyle
from core.map.values import AreaValues
from core.raster.palette import HATCHED


def of(values):
    return AreaValues("income", np.array(values, dtype=float), "Income", "$")


def test_classes_are_counted_and_what_has_no_value_is_hatched():
    done = classed(
        of([0, 1, 2, 3, 4, 5, 6, 7, 8, 100, np.nan]), LayerStyle(scheme="equal", classes=2)
    )
    # Equal classes of 0 to 100: all but one lie in the lower half.
    assert done.counts.tolist() == [9, 1]
    assert done.missing == 1
    assert done.lut[-1] == HATCHED
    assert [(e.low, e.high) for e in done.legend.entries] == [(0.0, 49.0), (50.0, 100.0)]


def test_quantiles_hold_as_many_areas_each():
    done = classed(of(np.arange(90.0)), LayerStyle(scheme="quantile", classes=9))
    assert done.counts.sum() == 90
    assert len(done.counts) == 9
    assert done.counts.max() - done.counts.min() <= 6


def test_few_values_are_a_class_each_whatever_the_scheme():
    done = classed(of([3, 3, 3, 7, 7, 9]), LayerStyle(scheme="log", classes=5))
    assert done.counts.tolist() == [3, 2, 1]


def test_diverging_classes_lie_around_zero():
    done = classed(of([-4, -1, 0, 1, 2]), LayerStyle(scheme="diverging", classes=5))
    assert len(done.legend.entries) == 5
    assert done.legend.entries[0].low == -4.0
    assert done.legend.entries[-1].high == 4.0
    assert done.counts.sum() == 5


def test_nothing_but_gaps():
    done = classed(of([np.nan, np.nan]), LayerStyle())
    assert done.counts.tolist() == []
    assert done.missing == 2


def test_bars_count_every_value_once():
    shown = histogram_of(np.array([0.0, 0.1, 0.9, 1.0, np.nan]), bars=2)
    assert shown.edges.tolist() == [0.0, 0.5, 1.0]
    assert shown.counts.tolist() == [2, 2]
    assert shown.cut == 0


def test_a_few_that_lie_far_out_are_cut_and_counted():
    values = np.concatenate([np.linspace(0, 10, 999), [1e6]])
    shown = histogram_of(values, bars=10)
    assert shown.edges[-1] < 10.1
    assert shown.counts.sum() + shown.cut == 1000
    assert shown.cut >= 1


def test_one_value_has_a_bar_and_none_has_none():
    assert histogram_of(np.full(3, 5.0)).counts.sum() == 3
    assert len(histogram_of(np.array([np.nan])).edges) == 0


def test_the_ramp_runs_the_other_way():
    values = of(np.arange(30.0))
    plain = classed(values, LayerStyle(ramp="viridis"))
    back = classed(values, LayerStyle(ramp="viridis", reverse=True))
    assert [e.colour for e in back.legend.entries] == [e.colour for e in plain.legend.entries][::-1]
    few = classed(of([1.0, 2.0]), LayerStyle(ramp="viridis", reverse=True))
    assert few.legend.entries[0].colour == plain.legend.entries[-1].colour


def test_natural_classes_part_at_the_gap():
    done = classed(
        of([*np.linspace(1, 2, 20), *np.linspace(90, 91, 10)]),
        LayerStyle(scheme="natural", classes=2),
    )
    assert done.counts.tolist() == [20, 10]
