"""Units of a level: people, provinces, parts of Canada, what is not known."""

from dataclasses import replace

import numpy as np
import pytest

from core.aggregation import Aggregation
from core.baselines import baseline
from core.errors import VbasError
from core.levels.units import people_of, units_of_level, units_of_partition, units_of_run
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.steps import finish
from core.study import Study
from tests.core.levels.level_tables import six, table, texts
from tests.core.studies import class_counts, layer


def said(units):
    return " ".join(map(str, units.notices))


def test_units_have_the_people_of_their_areas():
    units = units_of_level(six(), "fsa")
    assert units.ids.tolist() == ["E1", "E2", "K1", "K2"]
    assert units.people[[0, 2, 3]].tolist() == [24_000, 30_000, 0]
    assert np.isnan(units.people[1])  # nothing is published: not the same as nobody
    assert units.labels.tolist() == [2, 2, 3, 0, 0, 1]
    assert units.unpublished.tolist() == [0, 1, 0, 0]
    assert units.total == 54_000
    assert "Areas without a published population: 1 of 6." in said(units)


def test_the_areas_themselves_go_by_their_own_level():
    units = units_of_level(six(), "fsa2", own_level="fsa2")
    assert (units.level, units.label, len(units)) == ("areas", "fsa2", 6)
    assert units_of_level(six()).label == "areas"


def test_a_unit_with_some_areas_not_published_has_what_is_known():
    units = units_of_level(table([5, np.nan], region=["R", "R"]), "region")
    assert units.people.tolist() == [5]
    assert units.unpublished.tolist() == [1]


def test_areas_in_no_unit_are_the_rest():
    units = units_of_level(table([5, 6, 7], region=["R", "", ""]), "region")
    assert units.ids.tolist() == ["R", ""]
    assert units.people.tolist() == [5, 13]
    assert "lie in no unit of region" in said(units)


def test_a_unit_over_a_border_is_where_most_of_its_people_live():
    areas = table([10, 30, 7, 5], area=["x", "x", "y", "y"], province=["ON", "MB", "QC", "ON"])
    units = units_of_level(areas, "area")
    assert units.provinces.tolist() == ["MB", "QC"]
    assert units.parts.tolist() == ["western", "central"]
    # Ontario and Quebec have one model, so that only x is over a border that matters.
    assert units.whereabouts.mixed.tolist() == [True, False]
    assert "Units over several parts of Canada: 1." in said(units)


def test_the_part_with_most_people_need_not_be_that_of_the_largest_province():
    areas = table([40, 30, 30], area=["x"] * 3, province=["NB", "ON", "QC"])
    units = units_of_level(areas, "area")
    assert units.provinces.tolist() == ["NB"]
    assert units.parts.tolist() == ["central"]


def test_without_people_the_number_of_areas_decides():
    areas = table([0, 0, 0, 9], area=["x", "x", "x", "y"], province=["AB", "SK", "SK", "AB"])
    assert units_of_level(areas, "area").provinces.tolist() == ["SK", "AB"]


def test_strange_provinces_are_named_and_not_guessed():
    units = units_of_level(table([1, 2, 3], province=["ZZ", "99", ""]))
    assert units.provinces.tolist() == ["", "", ""]
    assert units.parts.tolist() == ["", "", ""]
    assert "Areas with a province code that is none of Canada's (99, ZZ): 2." in said(units)
    assert "Areas whose province is not known: 1." in said(units)


def test_areas_that_tell_no_province_are_nowhere():
    units = units_of_level(table([1, 2]))
    assert units.parts.tolist() == ["", ""]
    assert "do not tell their province" in said(units)


def test_records_stand_for_people_that_are_not_published():
    areas = table([np.nan, np.nan], region=["R", "R"])
    units = units_of_level(areas, "region", records=np.array([3, 4]))
    assert (units.basis, units.people.tolist()) == ("records", [7])
    assert "the records of each area stand for it" in said(units)
    with pytest.raises(VbasError, match="no population"):
        units_of_level(areas, "region")
    with pytest.raises(VbasError, match="no population"):
        people_of(areas, np.zeros(2, dtype=int))


def test_published_people_come_before_records():
    people, basis = people_of(table([5, 0]), np.array([100, 100]))
    assert (people.tolist(), basis) == ([5, 0], "people")


def test_a_partition_may_leave_areas_out():
    units = units_of_partition(table([5, 6]), np.array([-1, 0]), texts("r"), "hand")
    assert units.people.tolist() == [6]
    assert units.n_areas.tolist() == [1]


def test_a_partition_of_other_areas_is_refused():
    with pytest.raises(VbasError, match=r"3 areas are in units of hand, but there are 2 areas"):
        units_of_partition(table([5, 6]), np.array([0, 0, 0]), texts("r"), "hand")


def test_an_unknown_level_is_refused():
    with pytest.raises(VbasError, match="no level health_region"):
        units_of_level(six(), "health_region")


def test_labels_are_what_counts_are_merged_by():
    units = units_of_level(six(), "fsa")
    counts = class_counts([[1, 0], [2, 0], [0, 1], [1, 1], [0, 2], [4, 0]])
    merged = counts.merged(units.labels, len(units))
    assert merged.counts.toarray().tolist() == [[1, 3], [4, 0], [3, 0], [0, 1]]


def test_the_regions_of_a_run_go_by_the_ids_of_its_files():
    counts = class_counts([[2], [1], [4]])
    areas = layer(
        [(0, 0), (1000, 0), (9000, 0)], [10, 20, 40], parents={"fsa": texts("B", "B", "")}
    )
    made = finish(baseline(Scenario((QuasiIdentifier("q"),)), Study(areas, counts), "fsa"))
    moved = replace(made, aggregation=Aggregation(np.array([2, 2, 0], dtype=np.int32), 3))
    units = units_of_run(areas, moved)
    # Region 2 has no areas: it is none.
    assert units.ids.tolist() == ["1", "3"]
    assert units.people.tolist() == [40, 30]
    assert units.labels.tolist() == [1, 1, 0]
