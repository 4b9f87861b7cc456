"""What a map can be coloured by: columns of numbers, measures of a run, and which are none."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from core.aggregation import Aggregation
from core.map.fields import (
    OF_COLUMNS,
    OF_OWN,
    OF_REGIONS,
    AddedColumns,
    field_values,
    fields_of,
    numbers_of,
    units_of,
)
from core.suppression.records import suppress_records
from tests.core.studies import study as study_of


@pytest.fixture
def study():
    """Four areas on a line, two regions: classes (9, 1) and (2, 5) records."""
    made = study_of(
        [[0, 0], [2000, 0], [4000, 0], [10000, 0]],
        [[3, 1], [6, 0], [0, 0], [2, 5]],
        [10, 20, 0, np.nan],
    )
    columns = pd.DataFrame(
        {
            "income": [1.5, np.nan, 3.0, 4.0],
            "written": ["12", "", " 7.5", "-1"],
            "code": ["01", "02", "03", "04"],
            "name": ["a", "b", "c", "d"],
            "flag": [True, False, True, False],
            "blank": [None, None, None, None],
            "population": [1, 2, 3, 4],
        }
    )
    return replace(made, areas=replace(made.areas, attributes=columns))


@pytest.fixture
def run(study):
    aggregation = Aggregation(np.array([0, 0, 1, 1], dtype=np.int32), 2)
    suppression = suppress_records(study.counts.merged(aggregation.labels, 2), 3)
    return {"study": study, "aggregation": aggregation, "suppression": suppression}


def keys(fields, kind):
    return [of.key for of in fields if of.kind == kind]


def test_columns_of_numbers_are_offered_and_codes_and_names_are_not(study):
    fields = fields_of(study.areas)
    assert keys(fields, OF_COLUMNS) == ["income", "written", "column population"]
    assert keys(fields, OF_REGIONS) == []
    assert fields[-1].title == "population"


def test_a_column_that_repeats_the_ids_is_not_offered(study):
    ids = np.array(["10", "20", "30", "40"], dtype=object)
    columns = pd.DataFrame({"DAUID": [10, 20, 30, 40], "n": [1, 2, 3, 4]})
    areas = replace(study.areas, ids=ids, attributes=columns)
    assert keys(fields_of(areas), OF_COLUMNS) == ["n"]


def test_columns_joined_or_computed_come_too_and_win_over_the_files(study):
    own = {
        "rate": np.array([1.0, 2.0, 3.0, 4.0]),
        "income": np.arange(4.0),
        "word": np.array(list("abcd")),
    }
    fields = fields_of(study.areas, own=own)
    assert keys(fields, OF_OWN) == ["rate", "income"]
    assert "income" not in keys(fields, OF_COLUMNS)
    values = field_values("income", study.areas, own=own)
    np.testing.assert_array_equal(values.values, [0, 1, 2, 3])


def test_values_of_columns_are_numbers_with_gaps(study):
    written = field_values("written", study.areas)
    np.testing.assert_array_equal(written.values, [12.0, np.nan, 7.5, -1.0])
    assert (written.title, written.unit) == ("written", "")
    np.testing.assert_array_equal(
        field_values("column population", study.areas).values, [1, 2, 3, 4]
    )
    np.testing.assert_array_equal(
        field_values("population", study.areas).values, [10, 20, 0, np.nan]
    )
    assert field_values("name", study.areas) is None
    assert field_values("no such column", study.areas) is None


def test_measures_of_regions_are_carried_by_their_areas(study, run):
    fields = fields_of(study.areas, counted=True, grouped=True)
    assert "region distance" in keys(fields, OF_REGIONS)
    assert len({of.key for of in fields}) == len(fields)
    # Region 0: points 0 and 2000, centre 1000; region 1: 4000 and 10000, centre 7000.
    distance = field_values("region distance", study.areas, **run)
    np.testing.assert_allclose(distance.values, [1.0, 1.0, 3.0, 3.0])
    assert (distance.unit, distance.of_regions) == ("km", True)
    # k = 3: region 0 loses its class of 1 record, region 1 that of 2.
    np.testing.assert_array_equal(
        field_values("region lost", study.areas, **run).values, [1, 1, 2, 2]
    )
    np.testing.assert_array_equal(
        field_values("region people", study.areas, **run).values, [30, 30, 0, 0]
    )
    # All 7 records of region 1 come from one area: nothing is lost by joining the empty one.
    bits = field_values("region bits", study.areas, **run).values
    assert bits[2] == pytest.approx(0.0)
    assert bits[0] == pytest.approx((4 * np.log2(10 / 4) + 6 * np.log2(10 / 6)) / 10)


def test_measures_of_regions_wait_for_a_run(study):
    assert field_values("region lost", study.areas, study=study) is None
    assert "region lost" not in [of.key for of in fields_of(study.areas, counted=True)]


def test_words_after_many_numbers_make_a_column_of_words(study):
    areas = replace(
        study_of([[float(i), 0.0] for i in range(60)], [[1]] * 60).areas,
        attributes=pd.DataFrame(
            {"late": [*map(str, range(59)), "n/a"], "gaps": [None] * 59 + ["7"]}
        ),
    )
    assert keys(fields_of(areas), OF_COLUMNS) == ["gaps"]


@pytest.mark.parametrize("kind", [object, "str", "category"])
def test_text_is_read_as_numbers_in_whatever_kind_of_column(kind):
    ids = np.array(list("abcdef"), dtype=object)
    written = pd.Series(["+4", "\t-2.5 ", "1e3", "", "-0", None], dtype=kind)
    for values in (written, written.to_numpy()):
        found = numbers_of(values, ids)
        assert repr(found.tolist()) == "[4.0, -2.5, 1000.0, nan, 0.0, nan]"


def test_objects_of_several_kinds_are_read_as_what_they_are_written():
    ids = np.array(list("abcd"), dtype=object)
    mixed = np.array([1, "2.5", None, 4.0], dtype=object)
    np.testing.assert_array_equal(numbers_of(mixed, ids), [1.0, 2.5, np.nan, 4.0])
    assert numbers_of(np.array([1, "no", None, 4.0], dtype=object), ids) is None
    assert numbers_of(np.array([None] * 4, dtype=object), ids) is None


def test_a_computed_column_has_its_unit(study):
    areas, values = study.areas, np.arange(4) / 4.0
    own = AddedColumns({"share": values, "plain": values}, {"share": "%"})
    found = {of.key: of.unit for of in fields_of(areas, own=own)}
    assert found["share"] == "%"
    assert found["plain"] == ""
    assert field_values("share", areas, own=own).unit == "%"
    assert field_values("plain", areas, own=own).unit == ""


def test_units_go_with_their_columns():
    own = AddedColumns({"share": np.zeros(3)}, {"share": "%", "gone": "km"})
    assert units_of(own) == {"share": "%"}
    assert units_of({"share": np.zeros(3)}) == {}
