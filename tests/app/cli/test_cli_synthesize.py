import geopandas as gpd
import pandas as pd
import pytest
from shapely.geometry import box

from app.cli.main import main


@pytest.fixture
def areas(tmp_path):
    path = tmp_path / "areas.gpkg"
    ids = ["35010001", "35010002", "24010001"]
    boxes = [box(7e6 + 1e4 * i, 1e6, 7e6 + 1e4 * (i + 1), 1.01e6) for i in range(3)]
    gpd.GeoDataFrame({"DAUID": ids, "people": [5, 0, 7]}, geometry=boxes, crs=3347).to_file(path)
    return path


def test_records_for_areas(areas, tmp_path, capsys):
    out = tmp_path / "r.parquet"
    arguments = ["synthesize", "--areas", str(areas), "--area-id", "DAUID", "--people", "20-30"]
    arguments += ["--variables", "sex,marital", "--seed", "5", "--shuffle", "--out", str(out)]
    assert main(arguments) == 0
    table = pd.read_parquet(out)
    assert list(table.columns) == ["area_id", "sex", "marital"]
    assert table["area_id"].nunique() == 3
    said = capsys.readouterr().out
    assert f"{len(table)} records in 3 areas" in said
    assert "ON: " in said
    assert "not for analysis" in said


def test_the_population_of_the_areas_and_a_table(areas, tmp_path):
    (tmp_path / "t.csv").write_text("variable,category,all\nv,a,1\nv,b,1\n", encoding="utf-8")
    out = tmp_path / "r.parquet"
    arguments = ["synthesize", "--areas", str(areas), "--population", "people", "--out", str(out)]
    arguments += ["--people", "population", "--distributions", str(tmp_path / "t.csv")]
    assert main([*arguments, "--area-column", "da"]) == 0
    found = pd.read_parquet(out)["da"].astype(str).value_counts().to_dict()
    assert found == {"24010001": 7, "35010001": 5}


def test_a_pumf(areas, tmp_path):
    (tmp_path / "p.csv").write_text("PR,SEX,WEIGHT\n35,1,2\n24,2,1\n35,8,1\n", encoding="utf-8")
    (tmp_path / "c.csv").write_text(
        "name,val,label_en\nsex,1,woman\nsex,2,man\nsex,8,Not available\n", encoding="utf-8"
    )
    out = tmp_path / "r.parquet"
    arguments = ["synthesize", "--areas", str(areas), "--out", str(out), "--people", "9"]
    arguments += ["--pumf", str(tmp_path / "p.csv"), "--codebook", str(tmp_path / "c.csv")]
    assert main([*arguments, "--variables", "sex"]) == 0
    table = pd.read_parquet(out).astype(str)
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
def test_bad_options_say_what_to_do(areas, tmp_path, capsys, extra, says):
    arguments = ["synthesize", "--areas", str(areas), "--out", str(tmp_path / "r.parquet")]
    assert main([*arguments, *extra]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert "Traceback" not in said
    assert not (tmp_path / "r.parquet").exists()
