"""Regions from elsewhere: what matches, what is left over, what is refused."""

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from core.areas import AreaLayer
from core.errors import VbasError
from core.given_regions import GivenRegions, judge
from core.io.areas import AreaSource
from core.io.inputs import load_study
from core.io.partitions import (
    NEAREST,
    OWN,
    REST,
    guessed_columns,
    partition_of_column,
    partition_of_table,
    read_regions,
    regions_of,
)
from core.io.records import RecordSource
from core.io.sample import sample_scenario
from core.io.scenario_file import SavedScenario, read_scenario, scenario_text
from core.pipeline import execute
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.steps import finish


def areas(*ids, points=None):
    n = len(ids)
    points = [(1000.0 * i, 0.0) for i in range(n)] if points is None else points
    ids = np.array(ids, dtype=object)
    return AreaLayer("test areas", ids, np.array(points, dtype=float), np.full(n, np.nan))


FIVE = areas("001", "002", "003", "004", "005")


def table(tmp_path, text, name="regions.csv"):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return read_regions(path)


def refusal(call, *args):
    with pytest.raises(VbasError) as caught:
        call(*args)
    return str(caught.value)


def test_a_table_says_which_region_each_area_is_in(tmp_path):
    raw = table(tmp_path, "id,region\n001,east\n002,west\n003,east\n004,west\n005,east\n")
    assert guessed_columns(raw, FIVE) == ("id", "region")
    partition = partition_of_table(raw, FIVE, "id", "region")
    assert partition.region_ids == ("east", "west")
    assert partition.notices == ()
    aggregation, notices = regions_of(partition, FIVE)
    assert aggregation.labels.tolist() == [0, 1, 0, 1, 0]
    assert (aggregation.n_regions, aggregation.sites, notices) == (2, None, ())


def test_ids_match_without_point_zero_and_leading_zeros(tmp_path):
    raw = table(tmp_path, "id,region\n1.0,a\n2,a\n003,b\n0004,b\n5,b\n")
    partition = partition_of_table(raw, FIVE, "id", "region")
    assert partition.regions.tolist() == ["a", "a", "b", "b", "b"]
    assert any("zeros" in str(notice) for notice in partition.notices)


def test_numbers_in_parquet_match(tmp_path):
    path = tmp_path / "regions.parquet"
    pd.DataFrame({"n": [1, 2, 3, 4, 5], "part": [2.0, 2.0, 1.0, 1.0, np.nan]}).to_parquet(path)
    raw = read_regions(path)
    assert guessed_columns(raw, FIVE) == ("n", "part")
    partition = partition_of_table(raw, FIVE, "n", "part")
    assert partition.regions.tolist() == ["2", "2", "1", "1", ""]
    assert partition.left_over.tolist() == [4]


def test_what_does_not_fit_is_counted_and_the_first_is_named(tmp_path):
    text = "id,region\n001,a\n,a\n999,b\n888,b\n002,\n003,c\n003,c\n"
    partition = partition_of_table(table(tmp_path, text), FIVE, "id", "region")
    assert (partition.rows_without_area, partition.repeated_rows) == (2, 1)
    assert partition.left_over.tolist() == [1, 3, 4]
    said = " ".join(map(str, partition.notices))
    assert "Rows of regions.csv without an area id in column id: 1; the first is line 3" in said
    assert "Rows of regions.csv that are of no open area: 2; the first is line 4, 999" in said
    assert "Rows of regions.csv without a region in column region: 1; the first is line 6" in said
    assert "Rows of regions.csv that repeat another one: 1; the first is line 8" in said


@pytest.mark.parametrize(
    ("choice", "labels", "n_regions", "word"),
    [
        (OWN, [0, 2, 1, 1, 3], 4, "a region of its own"),
        (REST, [0, 2, 1, 1, 2], 3, "one region together"),
        (NEAREST, [0, 0, 1, 1, 1], 2, "nearest"),
    ],
)
def test_what_becomes_of_areas_left_over_is_a_choice(tmp_path, choice, labels, n_regions, word):
    where = [(0, 0), (100, 0), (900, 0), (1000, 0), (5000, 0)]
    five = areas("001", "002", "003", "004", "005", points=where)
    raw = table(tmp_path, "id,region\n001,a\n003,b\n004,b\n")
    partition = partition_of_table(raw, five, "id", "region")
    aggregation, (notice,) = regions_of(partition, five, choice)
    assert aggregation.labels.tolist() == labels
    assert aggregation.n_regions == n_regions
    assert word in str(notice)
    assert str(notice).startswith("Areas without a region: 2. ")


def test_regions_called_by_numbers_keep_them(tmp_path):
    raw = table(tmp_path, "id,region\n001,10\n002,9\n003,2\n004,1\n005,4\n")
    partition = partition_of_table(raw, FIVE, "id", "region")
    assert partition.region_ids == ("1", "2", "4", "9", "10")
    aggregation, _ = regions_of(partition, FIVE)
    assert aggregation.labels.tolist() == [9, 8, 1, 0, 3]
    assert aggregation.n_regions == 10


def test_numbers_far_apart_are_counted_through(tmp_path):
    raw = table(tmp_path, "id,region\n001,3501\n002,3502\n003,3501\n004,1200\n005,1200\n")
    aggregation, _ = regions_of(partition_of_table(raw, FIVE, "id", "region"), FIVE)
    assert aggregation.labels.tolist() == [1, 2, 1, 0, 0]
    assert aggregation.n_regions == 3


def test_regions_whose_numbers_are_written_in_two_ways_stay_two(tmp_path):
    raw = table(tmp_path, "id,region\n001,1\n002,01\n003,2\n004,2\n005,2\n")
    aggregation, _ = regions_of(partition_of_table(raw, FIVE, "id", "region"), FIVE)
    assert aggregation.n_regions == 3


def test_a_column_of_the_areas_tells_regions():
    partition = partition_of_column(FIVE, "health region", pd.Series([7.0, 7.0, 8.0, np.nan, 8.0]))
    assert partition.regions.tolist() == ["7", "7", "8", "", "8"]
    assert (partition.origin, partition.of) == ("column", "health region")
    aggregation, _ = regions_of(partition, FIVE, REST)
    assert aggregation.labels.tolist() == [0, 0, 1, 2, 1]


def test_an_area_in_two_regions_is_refused_with_file_and_lines(tmp_path):
    raw = table(tmp_path, "id,region\n001,a\n002,a\n002,b\n3,c\n003,d\n")
    said = refusal(partition_of_table, raw, FIVE, "id", "region")
    assert said.startswith("regions.csv puts 2 areas into more than one region; the first is area ")
    assert "002, in line 3 and in line 4." in said


def test_wrong_columns_are_refused(tmp_path):
    raw = table(tmp_path, "id,region\nx1,a\nx2,b\n")
    assert "regions.csv has no column area" in refusal(
        partition_of_table, raw, FIVE, "area", "region"
    )
    assert "named for the area ids and for the region ids" in refusal(
        partition_of_table, raw, FIVE, "id", "id"
    )
    said = refusal(partition_of_table, raw, FIVE, "id", "region")
    assert "No row of regions.csv is of an area of test areas" in said
    assert "001, 002, 003" in said


def test_blank_columns_are_refused(tmp_path):
    raw = table(tmp_path, "id,region,more\n001,,x\n002,,x\n")
    said = refusal(partition_of_table, raw, FIVE, "id", "region")
    assert "Column region of regions.csv tells no region" in said
    said = refusal(partition_of_column, FIVE, "zone", pd.Series([None] * 5))
    assert "Column zone of test areas tells no region" in said


def test_a_table_of_one_column_is_refused(tmp_path):
    assert "regions.csv has only one column" in refusal(table, tmp_path, "id\n001\n002\n")
    path = tmp_path / "regions.parquet"
    pd.DataFrame({"n": [1, 2]}).to_parquet(path)
    assert "regions.parquet has one column only: n." in refusal(read_regions, path)


def test_a_missing_file_is_named(tmp_path):
    assert "There is no file" in refusal(read_regions, tmp_path / "none.csv")


def test_the_assignment_of_a_run_comes_back_as_it_was(tmp_path):
    saved = sample_scenario()
    loaded = finish(load_study(saved.areas, saved.records, saved.levels))
    run = finish(execute(saved.scenario, loaded.study))
    path = tmp_path / "assignment.csv"
    ids = loaded.study.areas.ids
    pd.DataFrame({"area_id": ids, "region_id": run.aggregation.labels + 1}).to_csv(
        path, index=False
    )
    raw = read_regions(path)
    layer = loaded.study.areas
    partition = partition_of_table(raw, layer, *guessed_columns(raw, layer))
    aggregation, notices = regions_of(partition, layer)
    again = finish(
        judge(saved.scenario, loaded.study, aggregation, GivenRegions("table", path.name))
    )
    assert (partition.notices, notices) == ((), ())
    assert aggregation.labels.tolist() == run.aggregation.labels.tolist()
    of_sites = ("compactness_m", "compactness_m_per_area", "compactness_ground_m")
    without_sites = dict.fromkeys(of_sites)
    filled = {"n_sites_without_areas": again.evaluation.n_sites_without_areas}
    assert again.evaluation == replace(run.evaluation, **without_sites, **filled)


def test_a_scenario_with_given_regions_survives_its_file(tmp_path):
    scenario = Scenario((QuasiIdentifier("age"),), placement=GivenRegions("table", "health.csv"))
    saved = SavedScenario(
        scenario, AreaSource(tmp_path / "a.gpkg"), RecordSource(tmp_path / "r.csv", "id", ())
    )
    path = tmp_path / "scenario.toml"
    path.write_text(scenario_text(saved, tmp_path), encoding="utf-8")
    assert 'approach = "given-regions"' in path.read_text(encoding="utf-8")
    assert read_scenario(path).scenario == scenario
