"""``vbas synthesize``: test records for a file of areas."""

import geopandas as gpd
import pandas as pd
import pytest
from shapely.geometry import box


@pytest.fixture
def synthesize(vbas, tmp_path):
    ids = ["35010001", "35010002", "24010001"]
    boxes = [box(7e6 + 1e4 * i, 1e6, 7e6 + 1e4 * (i + 1), 1.01e6) for i in range(3)]
    frame = gpd.GeoDataFrame({"DAUID": ids, "people": [5, 0, 7]}, geometry=boxes, crs=3347)
    areas, out = vbas.areas(frame), tmp_path / "r.parquet"

    def run(*more):
        return vbas.call("synthesize", "--areas", areas, "--out", out, *more)

    run.table = lambda: pd.read_parquet(out).astype(str)
    return run


def test_records_for_areas(synthesize):
    more = ("--area-id", "DAUID", "--variables", "sex,marital", "--seed", "5", "--shuffle")
    status, said, _ = synthesize("--people", "20-30", *more)
    table = synthesize.table()
    assert status == 0
    assert list(table.columns) == ["area_id", "sex", "marital"]
    assert table["area_id"].nunique() == 3
    assert f"{len(table)} records in 3 areas" in said
    assert "ON: " in said
    assert "not for analysis" in said


def test_the_population_of_the_areas_and_a_table(synthesize, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("variable,category,all\nv,a,1\nv,b,1\n", encoding="utf-8")
    more = ("--population", "people", "--people", "population", "--area-column", "da")
    assert synthesize("--distributions", path, *more)[0] == 0
    assert synthesize.table()["da"].value_counts().to_dict() == {"24010001": 7, "35010001": 5}


def test_a_pumf(synthesize, tmp_path):
    pumf, codes = tmp_path / "p.csv", tmp_path / "c.csv"
    pumf.write_text("PR,SEX,WEIGHT\n35,1,2\n24,2,1\n35,8,1\n", encoding="utf-8")
    codes.write_text("name,val,label_en\nsex,1,woman\nsex,2,man\nsex,8,Not available\n")
    more = ("--people", "9", "--variables", "sex")
    assert synthesize("--pumf", pumf, "--codebook", codes, *more)[0] == 0
    table = synthesize.table()
    found = set(zip(table["area_id"], table["SEX"], strict=True))
    assert found == {("35010001", "woman"), ("35010002", "woman"), ("24010001", "man")}


@pytest.mark.parametrize(
    ("extra", "says"),
    [
        (["--variables", "height"], "no distribution of a variable height"),
        (["--people", "lots"], "'lots'"),
        (["--codebook", "c.csv"], "--pumf"),
        (["--pumf", "p.csv", "--distributions", "d.csv"], "Both"),
        (["--pumf", "p.csv"], "--variables is missing"),
        (["--seed", "-1"], "seed"),
        (["--out", "nowhere/r.parquet"], "nowhere does not exist"),
    ],
)
def test_bad_options_say_what_to_do(synthesize, tmp_path, extra, says):
    status, _, said = synthesize(*extra)
    assert status == 2
    assert says in said
    assert "Traceback" not in said
    assert not (tmp_path / "r.parquet").exists()
