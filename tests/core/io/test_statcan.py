"""Names, ids and provinces of Statistics Canada."""

import numpy as np
import pytest

from core.canada import province_of_text, provinces_of_ids
from core.io import statcan


def objects(*texts):
    return np.array(texts, dtype=object)


@pytest.mark.parametrize(
    ("columns", "level"),
    [
        (["DAUID", "PRUID", "CTUID", "CSDUID"], "da"),
        (["ADIDU", "IDUGD", "PRIDU"], "da"),
        (["DAUID_ADIDU", "PRUID_PRIDU"], "da"),
        (["DAuid/ADidu", "PRuid/PRidu"], "da"),
        (["CFSAUID", "DGUID", "PRUID"], "fsa"),
        (["RTAIDU", "IDUGD", "PRIDU"], "fsa"),
        (["SRIDU"], "ct"),
        (["SDRIDU", "DRIDU"], "csd"),
        (["DRIDU", "PRIDU"], "cd"),
        (["PRIDU", "PRNOM"], "province"),
    ],
)
def test_finest_level_of_the_columns(columns, level):
    assert next(iter(statcan.level_columns(columns))) == level


@pytest.mark.parametrize(
    "column",
    [
        "population",
        "Population, 2021",
        "pop_2016",
        "POP",
        "DAPOP2021",
        "pop_2021_from_da",
        "DBPOP2021_IDPOP2021",
        "DBpop2016/IDpop2016",
        "Total population",
        "Population and dwelling counts (13): Population, 2021 [1]",
        "Pop 2016",
    ],
)
def test_population_columns(column):
    assert statcan.columns_of("population", [column]) == [column]


@pytest.mark.parametrize(
    "column",
    [
        "Population density per square kilometre, 2021",
        "Population percentage change, 2016 to 2021",
        "Population, % change",
        "popular",
        "Population and dwelling counts (13): Total private dwellings, 2021 [4]",
        "Population and dwelling counts (13): Population density per square kilometre [9]",
        "Rang, population 2021",
        "Population, 2016 to 2021",
    ],
)
def test_columns_that_are_no_population(column):
    assert statcan.columns_of("population", [column]) == []


def test_latest_population_comes_first():
    columns = ["Population, 2016", "Population, 2021"]
    assert statcan.columns_of("population", columns)[0] == "Population, 2021"


@pytest.mark.parametrize(
    ("text", "province"),
    [
        ("35", "ON"),
        ("24.0", "QC"),
        ("Quebec / Québec", "QC"),
        ("Newfoundland and Labrador / Terre-Neuve-et-Labrador", "NL"),
        ("Île-du-Prince-Édouard", "PE"),
        ("T.N.-O.", "NT"),
        ("Nouvelle-Écosse", "NS"),
        ("N.-B.", "NB"),
        ("Colombie-Britannique", "BC"),
        ("bc", "BC"),
        ("Sask.", "SK"),
        ("Northwest Territories", "NT"),
        ("Nunavut/Northwest Territories", ""),
        ("Utopia", ""),
        ("", ""),
    ],
)
def test_province_of_text(text, province):
    assert province_of_text(text) == province


def test_provinces_of_ids():
    assert provinces_of_ids(objects("35010001", "59150001"), "da").tolist() == ["ON", "BC"]
    fsas = objects("K1A", "X0A", "X1A", "h2z", "W1A")
    assert provinces_of_ids(fsas, "fsa").tolist() == ["ON", "NU", "NT", "QC", ""]
    assert provinces_of_ids(objects("5350420.13"), "ct").tolist() == [""]


def test_dguids_are_taken_apart():
    local, code = statcan.split_dguids(objects("2021S051235010001", "2016A0011K1A", "35010001"))
    assert local.tolist() == ["35010001", "K1A", "35010001"]
    assert code.tolist() == ["S0512", "A0011", ""]
    assert statcan.vintage_of("2021S051235010001") == 2021
    assert statcan.vintage_of("35010001") is None


def test_levels_of_ids():
    ids = objects(
        "35010001",
        "K1A",
        "5350420.13",
        "3501",
        "3501005",
        "35",
        "01",
        "2021A000235",
        "2021A000011124",
        "river 7",
    )
    assert statcan.levels_of_ids(ids).tolist() == [
        "da",
        "fsa",
        "ct",
        "cd",
        "csd",
        "province",
        "country",
        "province",
        "country",
        "",
    ]
    assert statcan.level_of_ids(ids) == ""
    assert statcan.level_of_ids(objects(*["35010001"] * 9, "x")) == "da"
    assert statcan.level_of_ids(objects()) == ""
