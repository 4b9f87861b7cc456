import errno

import numpy as np
import pandas as pd
import pyarrow.parquet as pq
import pytest

from core.areas import AreaLayer
from core.errors import VbasError
from core.io.synthesize import (
    AREA_POPULATION,
    Distribution,
    Distributions,
    parse_people,
    records,
    shipped_distributions,
    synthesize,
)
from core.steps import STOP, finish


def layer(n=20, population=None, provinces=None):
    ids = np.array([f"{i:04d}" for i in range(n)], dtype=object)
    points = np.arange(2.0 * n).reshape(n, 2)
    if population is None:
        population = np.full(n, np.nan)
    parents = {} if provinces is None else {"province": np.array(provinces, dtype=object)}
    return AreaLayer("areas", ids, points, np.array(population, dtype=float), parents=parents)


def make(path, areas=None, variables=("age", "sex", "marital"), **options):
    areas = layer() if areas is None else areas
    chosen = shipped_distributions().select(variables)
    options = {"seed": 1, "people": (40, 70)} | options
    report = finish(synthesize(areas, chosen, path=path, **options))
    return report, pd.read_parquet(path)


def test_every_area_gets_its_people(tmp_path):
    report, table = make(tmp_path / "r.parquet", layer(300))
    assert list(table.columns) == ["area_id", "age", "sex", "marital"]
    sizes = table["area_id"].astype(str).value_counts()
    assert len(sizes) == 300
    assert sizes.min() >= 40
    assert sizes.max() <= 70
    assert {40, 70} <= set(sizes)
    assert report.n_records == len(table) == sum(report.by_province.values())
    assert report.categories == {"age": 86, "sex": 2, "marital": 6}


def test_the_areas_own_population(tmp_path):
    areas = layer(5, [3, 0, np.nan, 2.6, 1])
    report, table = make(tmp_path / "r.parquet", areas, people=AREA_POPULATION)
    assert table["area_id"].astype(str).tolist() == ["0000"] * 3 + ["0003"] * 3 + ["0004"]
    assert report.n_areas_without_people == 2
    assert any("without a published population" in str(n) for n in report.notices)


def test_values_follow_the_province(tmp_path):
    weights = np.array([[[9.0, 1.0, 0.0]], [[0.0, 1.0, 4.0]]])
    item = Distribution("v", ("a", "b", "c"), ("NS", "QC"), weights)
    areas = layer(3, [40_000] * 3, ["NS", "QC", "XX"])
    path = tmp_path / "r.parquet"
    report = finish(
        synthesize(areas, Distributions({"v": item}, "t"), seed=4, path=path, people="population")
    )
    table = pd.read_parquet(path)
    share = pd.crosstab(table["area_id"], table["v"], normalize="index").to_numpy()
    expected = np.array([[0.9, 0.1, 0.0], [0.0, 0.2, 0.8], [0.45, 0.15, 0.4]])
    assert np.allclose(share, expected, atol=0.012)
    assert (share[expected == 0] == 0).all()
    assert any(
        str(n).startswith("Areas in no province that the distributions know: 1.")
        for n in report.notices
    )


def test_a_condition_is_followed(tmp_path):
    _, table = make(tmp_path / "r.parquet", layer(100))
    assert (table.loc[table["age"] < 15, "marital"] == "never married").all()
    widowed = (table["marital"] == "widowed").groupby(table["age"] >= 75).mean()
    assert widowed[True] > 0.15 > 0.05 > widowed[False]


def test_variables_are_independent_of_each_other_and_of_the_area(tmp_path):
    _, table = make(tmp_path / "r.parquet", layer(2), ("age", "sex"), people=(60_000, 60_000))
    female = (table["sex"] == "female").groupby(table["age"] // 20).mean()
    assert np.ptp(female.to_numpy()) < 0.025
    age = table["age"].groupby(table["area_id"].astype(str)).mean()
    assert abs(age.iloc[0] - age.iloc[1]) < 0.6


def test_the_seed_decides_and_nothing_else(tmp_path, monkeypatch):
    _, first = make(tmp_path / "1.parquet")
    monkeypatch.setattr(records, "BLOCK", 97)
    monkeypatch.setattr(records, "BLOCKS_PER_ROW_GROUP", 3)
    _, second = make(tmp_path / "2.parquet")
    pd.testing.assert_frame_equal(first, second)
    _, other = make(tmp_path / "3.parquet", seed=2)
    assert len(other) != len(first) or not other.equals(first)


def test_adding_a_variable_changes_no_other(tmp_path):
    _, one = make(tmp_path / "1.parquet", variables=("sex",))
    _, two = make(tmp_path / "2.parquet", variables=("language", "sex"))
    pd.testing.assert_frame_equal(one, two[["area_id", "sex"]])


def test_shuffled_records_are_the_same_in_another_order(tmp_path, monkeypatch):
    _, straight = make(tmp_path / "1.parquet", layer(50))
    _, mixed = make(tmp_path / "2.parquet", layer(50), shuffle=True)
    areas = mixed["area_id"].astype(str)
    assert (areas == areas.shift()).mean() < 0.1
    by = list(straight.columns)
    ordered = [t.astype(str).sort_values(by, ignore_index=True) for t in (straight, mixed)]
    pd.testing.assert_frame_equal(*ordered)
    monkeypatch.setattr(records, "BLOCK", 97)
    _, again = make(tmp_path / "3.parquet", layer(50), shuffle=True)
    pd.testing.assert_frame_equal(mixed, again)


def test_columns_are_compact(tmp_path):
    make(tmp_path / "r.parquet")
    schema = pq.read_schema(tmp_path / "r.parquet")
    assert str(schema.field("age").type) == "int32"
    assert str(schema.field("area_id").type).startswith("dictionary")
    column = pq.ParquetFile(tmp_path / "r.parquet").metadata.row_group(0).column(0)
    assert "PLAIN_DICTIONARY" in column.encodings or "RLE_DICTIONARY" in column.encodings


def test_stopping_leaves_nothing_behind(tmp_path):
    chosen = shipped_distributions().select(["sex"])
    path = tmp_path / "r.parquet"
    path.write_bytes(b"before")
    steps = synthesize(layer(), chosen, seed=1, path=path, people=(40, 70))
    report = finish(steps, lambda step: STOP)
    assert report.stopped
    assert report.n_records == 0
    assert path.read_bytes() == b"before"
    steps = synthesize(layer(), chosen, seed=1, path=path, people=(40, 70))
    next(steps)
    steps.close()
    assert [f.name for f in tmp_path.iterdir()] == ["r.parquet"]


def test_a_place_that_cannot_be_written(tmp_path):
    path = tmp_path / "r.parquet"
    path.mkdir()
    with pytest.raises(VbasError, match="cannot be written"):
        finish(synthesize(layer(), shipped_distributions(), seed=1, path=path))
    assert [f.name for f in tmp_path.iterdir()] == ["r.parquet"]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"seed": -1}, "seed is -1"),
        ({"people": (7, 4)}, "7 to 4"),
        ({"people": (0, 0)}, "hold 0 people"),
        ({"people": "population"}, "hold 0 people"),
        ({"people": "many"}, "'many'"),
        ({"area_column": "age"}, "'age'"),
        ({"area_column": ""}, "cannot be called"),
        ({"path": "missing/r.parquet"}, "does not exist"),
    ],
)
def test_bad_settings_are_explained_at_once(tmp_path, options, says):
    path = tmp_path / options.pop("path", "r.parquet")
    settings = {"seed": 1, "path": path} | options
    with pytest.raises(VbasError, match=says):
        synthesize(layer(), shipped_distributions(), **settings)


def test_a_negative_population_names_the_area(tmp_path):
    with pytest.raises(VbasError, match="area 0001"):
        synthesize(
            layer(2, [5, -3]),
            shipped_distributions(),
            seed=1,
            path=tmp_path / "r.parquet",
            people=AREA_POPULATION,
        )


def test_people_as_written():
    assert parse_people("400-700") == (400, 700)
    assert parse_people(" 5 – 9 ") == (5, 9)
    assert parse_people("12") == (12, 12)
    assert parse_people("Population") == AREA_POPULATION
    with pytest.raises(VbasError, match="400-700"):
        parse_people("-3")


def test_a_full_disk_leaves_nothing_behind(tmp_path, monkeypatch):
    def full(self, table):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(pq.ParquetWriter, "write_table", full)
    with pytest.raises(VbasError, match="disk is full"):
        make(tmp_path / "r.parquet")
    assert list(tmp_path.iterdir()) == []
