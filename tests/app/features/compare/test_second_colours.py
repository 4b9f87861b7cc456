from dataclasses import replace

import numpy as np
import pytest

from app.features.compare.second_colours import (
    difference_map,
    in_classes,
    run_map,
    told_colours,
    told_difference,
)
from core.colours import Legend, LegendEntry
from core.differences import CHANGED, LOST, PEOPLE, differences
from core.map.layers import LayerStyle
from core.map.values import SUPPRESSION
from core.raster.palette import HATCHED

CLASSES = Legend(
    "T", "u", (LegendEntry(1, 0.0, 4.0), LegendEntry(2, 5.0, 9.0), LegendEntry(3, 10.0, 20.0))
)


@pytest.fixture(scope="module")
def found(sample_entry, other_entry):
    return differences(other_entry.run, other_entry.study, sample_entry.run, sample_entry.study)


def test_values_fall_into_the_classes_of_the_first_map():
    lut, legend = in_classes(np.array([-1.0, 4.5, 5.0, 10.0, 30.0, np.nan]), CLASSES)
    assert lut.tolist() == [1, 1, 2, 3, 3, HATCHED]
    assert [(of.low, of.high) for of in legend.entries] == [(-1.0, 4.0), (5.0, 9.0), (10.0, 30.0)]
    assert legend.missing
    assert "first map" in legend.note


def test_classes_that_are_no_numbers_cannot_be_taken_over():
    assert in_classes(np.array([1.0]), Legend("T", "", (LegendEntry(1, label="a"),))) is None
    assert in_classes(np.array([1.0]), Legend("T")) is None
    assert in_classes(np.array([np.nan]), CLASSES) is None


def test_the_compared_run_has_the_classes_of_the_first_map(sample_entry, other_entry):
    style = LayerStyle(field=SUPPRESSION)
    mine = run_map(other_entry, style, {}, False)
    other = run_map(sample_entry, style, {}, False, legend=mine.legend)
    colours = {entry.colour for entry in mine.legend.entries}
    assert set(other.area_lut.tolist()) <= colours | {HATCHED}
    assert [of.colour for of in other.legend.entries] == [of.colour for of in mine.legend.entries]
    unlike = run_map(sample_entry, style, {}, False, legend=replace(mine.legend, title="Another"))
    assert unlike.legend != other.legend


def test_the_compared_run_has_its_own_colours(sample_entry):
    found = run_map(sample_entry, LayerStyle(), {}, True)
    assert found.area_lut is None
    np.testing.assert_array_equal(found.region_lut, sample_entry.colours.lut(dark=True))
    assert "alike" in found.legend.note


def test_a_difference_has_the_edges_of_the_shown_run_and_signs(found, sample_entry, other_entry):
    shown = difference_map(found, LOST, other_entry, sample_entry, False)
    assert shown.labels is found.after
    texts = shown.legend.texts()
    assert texts[0].startswith("−")
    assert texts[-1].startswith("+")
    assert "0" in texts[len(texts) // 2 + 1]
    assert "less in “Run 2”" in shown.legend.note
    assert "less in “Run 2” than in “Run 1”" in told_colours(LOST, other_entry, sample_entry)


def test_changed_areas_have_their_colour(found, sample_entry, other_entry):
    changed = np.zeros(len(found.after), dtype=bool)
    changed[[2, 5]] = True
    of = replace(found, changed=changed)
    shown = difference_map(of, CHANGED, other_entry, sample_entry, True)
    changed_colour, plain = (entry.colour for entry in shown.legend.entries)
    assert np.flatnonzero(shown.area_lut == changed_colour).tolist() == [2, 5]
    assert (np.delete(shown.area_lut, [2, 5]) == plain).all()
    assert "It changed region." in told_difference(of, CHANGED, 5, other_entry, sample_entry)
    assert "compared with" in told_colours(CHANGED, other_entry, sample_entry)


def test_an_area_is_told_about_in_both_runs(found, sample_entry, other_entry):
    told = told_difference(found, PEOPLE, 0, other_entry, sample_entry).replace("\u00a0", " ")
    after = sample_entry.run.aggregation.labels[0] + 1
    assert f"“Run 1”: region {after}" in told
    assert "Difference in people of the region: " in told
    assert told.endswith("people")
