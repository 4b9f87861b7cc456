import tomllib
from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
import shapely

import sample_data
from core.canada import part_of_canada
from core.io.areas import read_areas
from core.io.sample import sample_scenario
from core.steps import finish
from sample_data.make import make

FOLDER = Path(sample_data.__file__).parent


@pytest.fixture(scope="module")
def areas() -> gpd.GeoDataFrame:
    return gpd.read_file(FOLDER / "areas.gpkg", layer="areas")


@pytest.fixture(scope="module")
def fsa() -> gpd.GeoDataFrame:
    return gpd.read_file(FOLDER / "areas.gpkg", layer="fsa")


@pytest.fixture(scope="module")
def records() -> pd.DataFrame:
    return pd.read_parquet(FOLDER / "records.parquet")


def test_files_are_small_enough_to_ship():
    assert sum(f.stat().st_size for f in FOLDER.iterdir() if f.is_file()) < 6_000_000


@pytest.mark.parametrize("layer", ["areas", "fsa"])
def test_layers_are_exactly_valid_coverages(layer, request):
    geometry = request.getfixturevalue(layer).geometry.to_numpy()
    assert shapely.is_valid(geometry).all()
    assert not shapely.is_empty(geometry).any()
    assert shapely.coverage_is_valid(geometry)


def test_areas_look_like_dissemination_areas(areas):
    assert areas.crs.to_epsg() == 3347
    assert 550 <= len(areas) <= 650
    assert areas["DAUID"].is_unique
    assert areas["DAUID"].str.fullmatch(r"19\d{6}").all()
    assert areas["CFSAUID"].str.fullmatch(r"D\d[A-Z]").all()
    km2 = shapely.area(areas.geometry.to_numpy()) / 1e6
    assert np.allclose(areas["LANDAREA"], km2, atol=1e-3)
    assert km2.max() / km2.min() > 500


def test_fsas_are_unions_of_areas(areas, fsa):
    assert 25 <= len(fsa) <= 35
    assert sorted(fsa["CFSAUID"]) == sorted(areas["CFSAUID"].unique())
    for code, members in areas.groupby("CFSAUID"):
        union = shapely.coverage_union_all(members.geometry.to_numpy())
        outline = fsa.loc[fsa["CFSAUID"] == code].geometry.iloc[0]
        assert shapely.equals(union, outline)


def test_everybody_lives_in_an_area_and_populations_agree(areas, records):
    found = records["area_id"].astype(str).value_counts()
    assert set(found.index) <= set(areas["DAUID"])
    published = areas.dropna(subset="population")
    counted = found.reindex(published["DAUID"]).fillna(0).to_numpy()
    assert np.array_equal(counted, published["population"].to_numpy(dtype=np.float64))
    assert (published["population"] == 0).sum() == 3
    hidden = areas.loc[areas["population"].isna(), "DAUID"]
    assert len(hidden) == 1
    assert found[hidden.iloc[0]] > 0


def test_places_differ(areas, records):
    french = (records["language"] == "French").groupby(records["area_id"].astype(str)).mean()
    west = areas.assign(x=areas.centroid.x).nsmallest(60, "x")["DAUID"]
    east = areas.assign(x=areas.centroid.x).nlargest(60, "x")["DAUID"]
    assert french.reindex(west).mean() > 5 * french.reindex(east).mean()


def test_categories_name_columns_and_values_that_exist(records):
    recoding = tomllib.loads((FOLDER / "categories.toml").read_text(encoding="utf-8"))
    assert set(recoding) == set(records.columns) - {"area_id"}
    for column, rules in recoding.items():
        present = set(records[column].dropna().astype(str))
        assert set(rules.get("missing", [])) <= present
        grouped = [c for members in rules.get("groups", {}).values() for c in members]
        assert set(grouped) <= present
        if "order" in rules:
            after = (present - set(grouped) - set(rules.get("missing", []))) | set(
                rules.get("groups", {})
            )
            assert set(rules["order"]) == after


def test_making_it_again_gives_the_same_content(tmp_path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        make(tmp_path / name, share=0.12)
    one, two = tmp_path / "one", tmp_path / "two"
    assert (one / "records.parquet").read_bytes() == (two / "records.parquet").read_bytes()
    for layer in ("areas", "fsa"):
        first, second = (gpd.read_file(f / "areas.gpkg", layer=layer) for f in (one, two))
        pd.testing.assert_frame_equal(pd.DataFrame(first), pd.DataFrame(second))


def test_the_shipped_files_are_what_the_script_makes(tmp_path, areas, records):
    make(tmp_path)
    made = gpd.read_file(tmp_path / "areas.gpkg", layer="areas")
    assert made["DAUID"].tolist() == areas["DAUID"].tolist()
    # A metre of difference in a few vertices is forgiven: sines differ between machines.
    apart = shapely.area(shapely.symmetric_difference(made.geometry, areas.geometry))
    assert (apart / shapely.area(areas.geometry)).max() < 1e-3
    again = pd.read_parquet(tmp_path / "records.parquet")
    assert len(again) == len(records)


def test_the_fictional_province_is_not_said_to_be_statistics_canadas():
    read = finish(read_areas(sample_scenario().areas))
    assert read.product is None
    assert read.layer.name == "New Selkirk"
    assert part_of_canada(read.layer) == "eastern"
