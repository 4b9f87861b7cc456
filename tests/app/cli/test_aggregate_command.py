"""``vbas aggregate`` as a user calls it: files, numbers, exit statuses, sentences."""

import json
import re

import geopandas as gpd
import numpy as np
import pandas as pd
import pyogrio
import pytest
import shapely

from app.cli import main
from core.io.outputs import FILES
from tests.app.cli.cli_files import metrics_of
from tests.vector_cases import FOLDER, expected

HARBOUR = FOLDER / "harbour"


def aggregate(out, *more: object, case: str = "harbour", qi: str = "sex,age10,marital") -> int:
    areas, records = FOLDER / case / "areas.gpkg", FOLDER / case / "records.parquet"
    words = ("--areas", areas, "--records", records, "--area-id", "area_id", "--qi", qi)
    return main(["aggregate", *map(str, (*words, "--out", out, *more))])


@pytest.fixture(scope="module")
def result(tmp_path_factory):
    out = tmp_path_factory.mktemp("harbour") / "result"
    assert aggregate(out, "--k", 5, "--site-count", "entropy", "--region", "eastern") == 0
    return out


def test_all_files_are_there_and_nothing_else(result) -> None:
    files = {p.relative_to(result).as_posix() for p in result.rglob("*") if p.is_file()}
    assert files == {"manifest.json", *FILES}
    assert sorted(p.name for p in (result / "release").iterdir()) == [
        *("codebook.json", "records.parquet", "regions.gpkg")
    ]
    assert [p.name for p in result.parent.iterdir()] == ["result"]


def test_assignment_sites_and_measures_meet_the_vector(result) -> None:
    one = expected("harbour")["geo"]["runs"][0]["balanced_density"]
    sites = pd.read_csv(result / "internal" / "sites.csv")
    np.testing.assert_allclose(sites[["x", "y"]], one["sites"], rtol=1e-9)
    assert sites["region_id"].tolist() == list(range(1, 12))
    got = pd.read_csv(result / "internal" / "assignment.csv", dtype={"area_id": str}).set_index(
        "area_id"
    )
    ids = pd.read_csv(HARBOUR / "areas.csv", dtype=str)["area_id"]
    assert (got.loc[ids, "region_id"] - 1).tolist() == one["assignment"]
    metrics = metrics_of(result)
    assert metrics["suppressed_records"] == one["evaluation"]["suppressed"]
    assert metrics["n_sites"] == 11
    assert metrics["cutoff"] == pytest.approx(3000.08382306881)
    assert metrics["placement"]["stopped_because"]
    assert set(metrics["running_time_s"]) == {
        *("load", "site_count", "placement", "aggregation"),
        *("refinement", "suppression", "evaluation"),
    }


def test_released_records(result) -> None:
    free = pd.read_parquet(result / "release" / "records.parquet")
    assert list(free.columns) == ["region_id", "sex", "age10", "marital"]
    metrics = metrics_of(result)
    assert len(free) + metrics["suppressed_records"] == metrics["n_records"] == 33117
    assert free.groupby(list(free.columns), dropna=False).size().min() >= 5
    texts = free.astype(dict.fromkeys(free.columns[1:], str))
    assert texts.equals(texts.sort_values(list(texts.columns)).reset_index(drop=True))


def test_layers(result) -> None:
    path = result / "internal" / "regions.gpkg"
    assert {name for name, _ in pyogrio.list_layers(path)} == {
        *("regions", "areas", "sites", "cells")
    }
    regions = gpd.read_file(path, layer="regions")
    areas = gpd.read_file(HARBOUR / "areas.gpkg")
    assert len(regions) == 11
    assert regions.crs == areas.crs
    assert regions.geometry.is_valid.all()
    left = shapely.union_all(regions.geometry.to_numpy()).symmetric_difference(
        shapely.union_all(areas.geometry.to_numpy())
    )
    assert left.area < 1e-6 * areas.area.sum()
    assert regions["records"].sum() == 33117


def test_saved_scenario_gives_the_same_again(result, tmp_path) -> None:
    saved = result / "internal" / "scenario.toml"
    assert main(["aggregate", str(saved), "--out", str(tmp_path / "b")]) == 0
    for name in FILES:
        if name.endswith(("metrics.json", "scenario.toml")):
            continue
        assert (tmp_path / "b" / name).read_bytes() == (result / name).read_bytes(), name
    one, two = (metrics_of(folder) for folder in (result, tmp_path / "b"))
    for volatile in ("running_time_s", "started"):
        del one[volatile], two[volatile]
    assert one == two


def test_changed_input_is_said(result, tmp_path, capsys) -> None:
    scenario = tmp_path / "scenario.toml"
    text = (result / "internal" / "scenario.toml").read_text()
    moved = pd.read_parquet(HARBOUR / "records.parquet").iloc[:-1]
    moved.to_parquet(tmp_path / "records.parquet")
    for name, folder in (("records.parquet", tmp_path), ("areas.gpkg", HARBOUR)):
        text = re.sub(f'path = ".*{name}"', f'path = "{(folder / name).as_posix()}"', text)
    scenario.write_text(text)
    assert main(["aggregate", str(scenario), "--out", str(tmp_path / "b")]) == 0
    assert "records.parquet has changed since the scenario was saved" in capsys.readouterr().err


def test_declared_categories_missing_and_population(tmp_path) -> None:
    categories = tmp_path / "categories.toml"
    want = expected("harbour")["geo_declared"]
    categories.write_text(
        "".join(f"[{q}]\norder = {json.dumps(of)}\n" for q, of in want["declared"].items())
    )
    out = tmp_path / "declared"
    more = ("--categories", categories, "--site-count", "count", "--sites", 25)
    assert aggregate(out, *more, qi="sex,age10") == 0
    metrics = metrics_of(out)
    assert metrics["max_combinations"] == 30
    assert (
        metrics["suppressed_records"]
        == (want["runs"][0]["balanced_density"]["evaluation"]["suppressed"])
    )
    out = tmp_path / "river"
    more = ("--exclude-missing", "--k", 20, "--site-count", "count", "--sites", 24)
    assert aggregate(out, *more, case="river", qi="sex,age") == 0
    metrics = metrics_of(out)
    assert metrics["n_records"] == 56860
    assert metrics["n_records_unknown_area"] == 59
    out = tmp_path / "prairie"
    more = ("--population", "population", "--site-count", "maxcombs", "--region", "western")
    assert aggregate(out, *more, case="prairie", qi="sex,age4") == 0
    assert metrics_of(out)["n_sites"] == 9


def test_missing_files_and_options(tmp_path, capsys) -> None:
    assert main(["aggregate", "--out", str(tmp_path / "o")]) == 2
    assert "--areas" in capsys.readouterr().err
    assert main(["aggregate", str(tmp_path / "no.toml"), "--out", str(tmp_path / "o")]) == 2
    assert "no.toml" in capsys.readouterr().err
    assert main(["nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_region_model_of_areas_whose_part_of_canada_is_not_known_is_asked_for(
    tmp_path, capsys
) -> None:
    table = pd.read_csv(FOLDER / "prairie" / "areas.csv", dtype={"area_id": str})
    table.loc[0, "province"] = "Atlantis"
    table.to_csv(tmp_path / "areas.csv", index=False)
    more = ("--areas", tmp_path / "areas.csv")
    assert aggregate(tmp_path / "out", *more, case="prairie", qi="sex") == 2
    assert "western" in (said := capsys.readouterr().err)
    assert "central" in said


def test_version_and_help(capsys) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("vbas ")
    assert main(["aggregate", "--help"]) == 0
    assert "--site-count" in capsys.readouterr().out


def test_the_end_of_a_file_in_a_library_is_a_bug_and_no_interruption(monkeypatch, capsys) -> None:
    def cut_short(options) -> None:
        raise EOFError

    monkeypatch.setattr("app.cli.aggregate.run", cut_short)
    assert main(["aggregate", "--out", "x"]) == 70
    assert "bug in VBAS (EOFError)" in capsys.readouterr().err
