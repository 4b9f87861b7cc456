"""What is found out about a level at once, its table and its colours."""

import math

import numpy as np
import pytest

from core.map.named_classes import uniqueness_colours
from core.raster.palette import HATCHED
from core.tables.uniqueness import uniqueness_table
from core.thresholds.predicted import ThresholdModel
from core.thresholds.report import report
from core.thresholds.sampled import NO_RECORDS, PITMAN
from tests.core.studies import class_counts

NAN = float("nan")
UNITS = class_counts([[20, 0, 0], [19, 1, 0], [3, 1, 1], [0, 0, 0]])
PEOPLE = np.array([2000.0, 200.0, 50.0, NAN])
PLACES = np.array(["ON", "ON", "QC", ""], dtype=object)
# More than 5 % where people are under 100, whatever the combinations.
MODEL = ThresholdModel(0.05, b0=10.0 * math.log(100), ln_population=-10.0, ln_max_combinations=1e-9)


def test_measured_units_by_the_strictest_threshold_they_keep():
    found = report(UNITS, PEOPLE, PLACES)
    assert found.share[:3] == pytest.approx([0.0, 0.05, 0.4])
    assert found.kept.tolist()[:3] == [0.0, 0.05, math.inf]
    assert np.isnan(found.kept[3])
    assert [found.row(t).n_above for t in (0.0, 0.05, 0.2)] == [2, 1, 1]
    assert found.row(0.05, "QC").units_share == 1.0
    assert found.provinces == ("ON", "QC")
    assert (found.estimated, found.trouble, found.max_combinations) == (None, None, 3)
    assert found.equal_cells(0.05) == pytest.approx(8.987, abs=1e-3)
    assert found.equal_cells(0.0) is None


def test_a_prediction_stands_beside_what_was_measured():
    found = report(UNITS, PEOPLE, PLACES, models={0.05: MODEL})
    of = found.predicted[0.05]
    assert of.verdict.n_above == 1  # 50 people
    assert of.verdict.n_known == 3
    assert (of.beside.both_pass, of.beside.both_fail) == (2, 1)
    assert np.isnan(of.probability[3])


def test_estimates_take_the_place_of_what_was_measured():
    found = report(UNITS, PEOPLE, PLACES, sample=True)
    assert found.estimated is not None
    assert found.share is not found.measured.share
    assert found.estimated.method[1] == PITMAN  # 20 of 200 people
    assert found.estimated.reason[3] == NO_RECORDS
    assert np.array_equal(found.share, found.estimated.share, equal_nan=True)


def test_without_people_a_sample_is_trouble_and_the_records_are_shown():
    found = report(UNITS, PEOPLE, PLACES, published=False, sample=True)
    assert found.trouble is not None
    assert "sampling fraction" in found.trouble.hint
    assert found.share[1] == pytest.approx(0.05)
    given = report(UNITS, PEOPLE, PLACES, published=False, sample=True, fraction=0.05)
    assert given.trouble is None
    assert given.estimated is not None


def test_all_unique_and_a_single_unit():
    found = report(class_counts([[1, 1, 1]]), np.array([3.0]))
    assert found.measured.all_unique
    assert found.share.tolist() == [1.0]
    assert found.row(0.2).units_share == 1.0


def test_the_table_has_a_row_a_unit():
    ids = np.array(["K1A", "K1B", "", "K1D"], dtype=object)
    table = uniqueness_table(ids, report(UNITS, PEOPLE, PLACES, models={0.05: MODEL}))
    assert table.by_name["unit"].values.tolist() == ["K1A", "K1B", "in no unit", "K1D"]
    assert table.by_name["unique"].values.tolist() == [0, 1, 2, 0]
    assert table.by_name["keeps"].values.tolist() == ["0\u00a0%", "5\u00a0%", "none", ""]
    assert table.by_name["p_5"].values[2] > 0.5
    assert "estimate" not in table.by_name
    words = {"none": "aucun", NO_RECORDS: "vide", PITMAN: "Pitman!"}
    sampled = uniqueness_table(ids, report(UNITS, PEOPLE, PLACES, sample=True), words)
    assert sampled.by_name["estimated_by"].values[[1, 3]].tolist() == ["Pitman!", "vide"]


def test_colours_change_at_the_thresholds():
    share = np.array([0.0, 0.001, 0.05, 0.051, 0.2, 0.21, 1.0, NAN])
    lut, legend = uniqueness_colours(share, title="Unique")
    classes = [entry.colour for entry in legend.entries]
    assert [classes.index(of) for of in lut[:7].tolist()] == [0, 1, 1, 2, 2, 3, 3]
    assert lut[7] == HATCHED
    assert (legend.missing, legend.n_missing, len(set(classes))) == (True, 1, 4)
    dark, _ = uniqueness_colours(share, dark=True)
    assert dark.tolist() != lut.tolist()
