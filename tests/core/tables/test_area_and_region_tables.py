"""Tables of a study of four areas, counted by hand."""

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from core.aggregation import Aggregation
from core.given_regions import GivenRegions, judge
from core.map.fields import field_values
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import SiteNumber
from core.steps import finish
from core.study import Study
from core.tables.areas import area_table
from core.tables.regions import region_table
from core.tables.rows import View, holding, rows_of, sorted_rows
from core.tables.runs import NamedRun, run_table
from core.tables.statistics import Statistics, statistics_of
from tests.core.studies import class_counts, layer

NAN = float("nan")
DENSE = [[5, 1], [5, 0], [2, 3], [0, 0]]
POINTS = [(0, 0), (2000, 0), (10000, 0), (10000, 4000)]


def made_study():
    attributes = pd.DataFrame(
        {
            "Name": ["b", "a", None, "c"],
            "records": [7.0, NAN, 1.0, 2.0],  # the same name as one of ours
            "coast": [True, False, True, False],
        }
    )
    areas = layer(
        POINTS,
        [100, 300, NAN, 50],
        land_km2=np.array([2.0, 3.0, NAN, 0.5]),
        parents={"csd": np.array(["1", "1", "2", ""], dtype=object)},
        attributes=attributes,
    )
    return Study(areas, class_counts(DENSE))


def made_run(study, labels, k=5, n=None, name=""):
    labels = np.array(labels, dtype=np.int32)
    aggregation = Aggregation(labels, n or int(labels.max()) + 1)
    qis = (QuasiIdentifier("q"),)
    scenario = Scenario(quasi_identifiers=qis, k=k, name=name)
    return finish(judge(scenario, study, aggregation, GivenRegions("level", "test")))


@pytest.fixture
def study():
    return made_study()


def values(table, name):
    return table.by_name[name].values.tolist()


def test_areas_alone(study):
    table = area_table(study.areas, fields={"Score": np.array([1, 2, 3, 4])}, units={"Score": "km"})
    assert [column.name for column in table.columns] == [
        "id",
        "population",
        "land_km2",
        "density",
        "csd",
        "Name",
        "records",
        "coast",
        "Score",
    ]
    np.testing.assert_allclose(values(table, "density"), [50.0, 100.0, NAN, 100.0])
    assert values(table, "Name") == ["b", "a", "", "c"]
    assert table.by_name["coast"].values.dtype == bool
    assert table.by_name["Score"].unit == "km"
    assert table.by_name["Score"].field == "Score"
    assert all(column.help for column in table.columns)


def test_a_field_keeps_what_the_session_calls_it(study):
    """A run brings a column "region" when somebody has computed one of that name before."""
    fields = {"region": np.array([1.0, 2.0, 3.0, 4.0]), "who": np.array(["x", "", "y", "z"])}
    alone = area_table(study.areas, fields=fields)
    assert alone.by_name["region"].field == "region"
    table = area_table(study.areas, study=study, run=made_run(study, [0, 0, 1, 1]), fields=fields)
    assert values(table, "region") == [1, 1, 2, 2]
    assert values(table, "region 2") == [1.0, 2.0, 3.0, 4.0]
    assert table.by_name["region 2"].field == "region"
    assert table.by_name["region 2"].subject == "column region"
    assert table.by_name["who"].values.tolist() == ["x", "", "y", "z"]


def test_areas_with_a_run_and_another(study):
    run = made_run(study, [0, 0, 1, 1])
    other = made_run(study, [1, 1, 0, 1])  # other numbers; the fourth area moved
    table = area_table(study.areas, study=study, k=5, run=run, compared=other)
    assert values(table, "records") == [6, 5, 5, 0]
    np.testing.assert_allclose(values(table, "anonymity"), [1, 5, 2, NAN])
    np.testing.assert_allclose(values(table, "share_below_k"), [1 / 6, 0.0, 1.0, NAN])
    assert values(table, "region") == [1, 1, 2, 2]
    np.testing.assert_allclose(values(table, "lost_share"), [1 / 11, 1 / 11, 1.0, 1.0])
    assert values(table, "other_region") == [2, 2, 1, 2]
    assert values(table, "changed") == [False, False, False, True]
    assert "records 2" in table.by_name  # the file's own


def test_regions(study):
    run = made_run(study, [0, 0, 2, 2], n=3)  # region 2 holds no area
    table = region_table(run, study, selected=np.array([2]), roundness=np.array([0.5, NAN, 0.2]))
    assert table.keys.tolist() == [0, 2]
    assert values(table, "region") == [1, 3]
    assert values(table, "areas") == [2, 2]
    assert values(table, "people") == [400.0, 50.0]
    assert values(table, "records") == [11, 5]
    assert values(table, "classes") == [2, 2]
    assert values(table, "lost") == [1, 5]
    np.testing.assert_allclose(values(table, "lost_share"), [1 / 11, 1.0])
    assert values(table, "anonymity") == [1.0, 2.0]
    np.testing.assert_allclose(values(table, "mean_distance_m"), [1000.0, 2000.0])
    assert values(table, "discernibility") == [100, 0]
    assert values(table, "roundness") == [0.5, 0.2]
    assert values(table, "selected") == [False, True]
    assert "cutoff_share" not in table.by_name


def test_every_column_with_a_subject_can_colour_the_map(study):
    run = made_run(study, [0, 0, 1, 1])
    fields = {"region": np.array([1.0, 2.0, 3.0, 4.0])}
    known = {"aggregation": run.aggregation, "suppression": run.suppression, "own": fields}
    areas = area_table(study.areas, study=study, run=run, fields=fields)
    regions = region_table(run, study)
    alone = area_table(study.areas, study=study, k=5)
    for table in (areas, regions):
        for column in table.columns:
            if column.subject:
                assert field_values(column.subject, study.areas, study=study, **known), column.name
    for column in alone.columns:
        if column.subject:
            found = field_values(column.subject, study.areas, study=study, k=5)
            scale = 100.0 if column.kind == "share" else 1.0
            np.testing.assert_allclose(found.values, scale * column.values)
    assert {of.name for of in regions.columns if of.subject} >= {"lost", "people", "anonymity"}


def test_regions_beside_the_cut_off(study):
    run = replace(made_run(study, [0, 0, 1, 1]), site_number=SiteNumber(2, 200.0, 2, 1.0))
    assert values(region_table(run, study), "cutoff_share") == [11 / 200, 5 / 200]
    of_people = replace(run, scenario=replace(run.scenario, population_basis="people"))
    assert values(region_table(of_people, study), "cutoff_share") == [2.0, 0.25]


def test_runs_best_and_unbeaten_among_their_equals(study):
    runs = [
        NamedRun(1, "all", made_run(study, [0, 0, 0, 0]), starred=True),
        NamedRun(4, "two", made_run(study, [0, 0, 1, 1]), "imported"),
        NamedRun(7, "mixed", made_run(study, [0, 1, 0, 1])),
        NamedRun(9, "k 1", made_run(study, [0, 0, 1, 1], k=1)),
    ]
    table = run_table(runs)
    assert table.keys.tolist() == [1, 4, 7, 9]
    assert values(table, "star") == [True, False, False, False]
    assert values(table, "kind") == ["run", "imported", "run", "run"]
    # Whole: classes 12 and 4, so 4 of 16 lost; two: 1 + 5; mixed: classes 7, 4 and 5: 4 lost.
    assert values(table, "suppressed_records") == [4, 6, 4, 0]
    assert table.best["suppressed_records"].tolist() == [True, False, True, False]
    assert table.best["n_regions"].tolist() == [False, True, True, False]
    assert table.best["compactness_own_centre_m"].tolist() == [False, True, False, False]
    assert values(table, "undominated")[1] is True
    assert values(table, "undominated")[3] is True  # alone in its group
    assert values(table, "undominated")[0] is False  # as many lost as mixed, which has more
    assert table.by_name["suppression_rate"].unit == "%"


def test_no_runs_no_columns():
    assert len(run_table([])) == 0


def test_rows_sorted_stably_with_nothing_last(study):
    table = area_table(study.areas, study=study)
    people = table.by_name["population"]
    assert sorted_rows(people).tolist() == [3, 0, 1, 2]
    assert sorted_rows(people, descending=True).tolist() == [1, 0, 3, 2]
    level = table.by_name["csd"]
    assert sorted_rows(level).tolist() == [0, 1, 2, 3]
    assert sorted_rows(level, descending=True).tolist() == [2, 0, 1, 3]
    assert sorted_rows(table.by_name["coast"], descending=True).tolist() == [0, 2, 1, 3]


def test_rows_filtered_searched_and_selected(study):
    table = area_table(study.areas, study=study)
    chosen = np.array([False, True, False, True])

    def rows(**view):
        return rows_of(table, View(**view), chosen).tolist()

    assert rows() == [0, 1, 2, 3]
    assert rows(condition="population > 60") == [0, 1]
    assert rows(search="A00") == [0, 1, 2, 3]
    assert rows(search="a003") == [3]
    assert rows(search="300") == [1]
    assert rows(search="C") == [3]
    assert rows(only_selected=True, sort="population") == [3, 1]
    assert rows(selected_first=True, sort="population", descending=True) == [1, 3, 0, 2]
    assert rows(condition="records > 0", search="a", sort="Name") == [1, 0, 2]


def test_search_reads_numbers_as_people_write_them():
    areas = layer([(0, 0), (1, 1)], [1500, 2])
    assert holding(area_table(areas), "1,500").tolist() == [True, False]
    assert holding(area_table(areas), "%").tolist() == [False, False]


def test_statistics(study):
    table = area_table(study.areas)
    everything = np.arange(4)
    people = statistics_of(table.by_name["population"], everything)
    assert people == Statistics(4, 1, 3, 50.0, 75.0, 100.0, 200.0, 300.0, 150.0, 450.0)
    assert statistics_of(table.by_name["Name"], everything) == Statistics(4, 1, 3)
    assert statistics_of(table.by_name["coast"], everything).total == 2.0
    assert statistics_of(table.by_name["population"], np.array([2])) == Statistics(1, 1, 0)
