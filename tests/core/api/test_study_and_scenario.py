"""Studies from files and from tables in memory; scenarios in words."""

from __future__ import annotations

import gc
from dataclasses import replace

import pandas as pd
import pytest

from core.api import Scenario, Study, run
from core.errors import VbasError
from core.quasi_identifiers import Band, QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.site_count import Population
from tests.app.cli.cli_files import SECRET, area_frame, record_frame


def opened(areas=None, records=None, **more) -> Study:
    said = {"area_id": "DAUID", "quasi_identifiers": "age, sex", "progress": False, **more}
    return Study.open(
        area_frame() if areas is None else areas,
        record_frame() if records is None else records,
        **said,
    )


@pytest.fixture(scope="module")
def study() -> Study:
    return opened()


def test_tables_in_memory_are_as_good_as_files(tmp_path, study):
    area_frame().to_parquet(tmp_path / "areas.parquet")
    record_frame().to_parquet(tmp_path / "records.parquet", index=False)
    of_files = opened(str(tmp_path / "areas.parquet"), tmp_path / "records.parquet")
    assert of_files.areas.drop(columns="geometry").equals(study.areas.drop(columns="geometry"))
    assert of_files.areas.crs == study.areas.crs == area_frame().crs
    ours, theirs = (run(of, Scenario(sites=2), progress=False) for of in (study, of_files))
    assert ours.records(progress=False).equals(theirs.records(progress=False))
    assert any("table in memory" in of for of in study.notices)
    assert not any("table in memory" in of for of in of_files.notices)


def test_an_index_with_a_name_is_a_column(study):
    areas, records = area_frame().set_index("DAUID"), record_frame().set_index("DAUID")
    assert opened(areas, records).areas["records"].equals(study.areas["records"])
    assert areas.index.name == "DAUID"  # what was given is as it was


def test_tables_are_private_and_go_with_the_study():
    made = opened()
    folder = made.folder.path
    assert folder.stat().st_mode & 0o077 == 0
    assert {path.name for path in folder.iterdir()} == {"areas.parquet", "records.parquet"}
    del made
    gc.collect()
    assert not folder.exists()


def test_points_in_a_table_are_areas(study):
    frame = area_frame()
    points = pd.DataFrame(frame.drop(columns="geometry"))
    points["x"], points["y"] = frame.centroid.x, frame.centroid.y
    of_points = opened(points, x="x", y="y", crs="EPSG:3347")
    assert set(of_points.areas.geom_type) == {"Point"}
    made = run(of_points, Scenario(sites=2), progress=False)
    assert set(made.regions.geom_type) == {"MultiPoint"}
    assert made.areas.equals(run(study, Scenario(sites=2), progress=False).areas)


def test_levels_and_populations_from_tables():
    units = area_frame(("K1A", "K1B")).rename(columns={"DAUID": "CFSAUID"})
    areas = area_frame(CFSAUID=list("xxxyyy")).assign(CFSAUID=["K1A"] * 3 + ["K1B"] * 3)
    people = pd.DataFrame({"DAUID": areas["DAUID"], "n": range(1, 7)})
    made = opened(
        areas.drop(columns="people"),
        levels={"fsa": units},
        population="n",
        population_table=people,
    )
    assert made.areas["population"].tolist() == [1, 2, 3, 4, 5, 6]
    assert made.areas["fsa"].tolist() == ["K1A"] * 3 + ["K1B"] * 3
    assert Scenario().settings_for(made).population_basis == "people"
    assert Scenario(population_basis="records").settings_for(made).population_basis == "records"


def test_recodings_as_tables_and_as_objects():
    said = opened(categories={"age": {"band": {"width": 2}}})
    meant = opened(quasi_identifiers=[QuasiIdentifier("age", band=Band(2)), "sex"])
    assert said.records.quasi_identifiers == meant.records.quasi_identifiers
    assert said.counted.counts.categories["age"] == ("0-1", "2-3")


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"areas": 3}, "areas are given as int"),
        ({"records": [1]}, "records are given as list"),
        ({"area_id": None}, "Name the column of area ids"),
        ({"area_id": "nope"}, "no column nope"),
        ({"quasi_identifiers": "agee"}, "no column agee"),
        ({"quasi_identifiers": ""}, "No column is named"),
        ({"quasi_identifiers": []}, "No column is named"),
        ({"categories": {"zz": {}}}, "also of zz"),
        ({"categories": {"age": {"width": 3}}}, "unknown key width"),
        ({"areas": "/nope.gpkg"}, "nope.gpkg"),
    ],
)
def test_what_cannot_be_opened_is_said(more, sentence):
    with pytest.raises(VbasError, match=sentence):
        opened(**more)


def test_values_of_records_stand_in_no_sentence_and_no_picture_of_a_study(study):
    mixed = record_frame().assign(note=[1, f"{SECRET}9"] + [2] * 118)
    with pytest.raises(VbasError) as failed:
        opened(records=mixed)
    assert "of one kind" in str(failed.value)
    assert failed.value.__cause__ is None
    assert failed.value.__context__ is None
    for text in (str(failed.value), repr(study), study._repr_html_()):
        assert SECRET not in text
    assert "Records 120" in repr(study).replace("records", "Records")


def test_scenarios_in_words_are_those_of_core(study):
    said = Scenario(
        k=7,
        site_count={"approach": "population", "cutoff": "hipaa"},
        refinement={"approach": "border", "max_moves": 9},
        floor=20000,
        locked=[("35010001", "")],
        max_suppression=0.1,
        seed=4,
    ).settings_for(study)
    assert (said.k, said.seed, said.constraints.floor) == (7, 4, "20000")
    assert said.site_count == Population("hipaa")
    assert said.refinement == BorderRefinement(max_moves=9)
    assert said.constraints.locked == (("35010001", ""),)
    assert said.target is not None
    assert said.target.max_suppression == 0.1
    assert [qi.column for qi in said.quasi_identifiers] == ["age", "sex"]
    assert Scenario(refinement=BorderRefinement()) != Scenario(refinement="border")
    assert replace(Scenario(sites=3), k=9) == Scenario(sites=3, k=9)
    assert repr(Scenario(sites=3, keep="a, b")) == "Scenario(sites=3, keep=('a', 'b'))"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"placement": "nowhere"}, "no placement called nowhere"),
        ({"placement": {"approach": "random", "z": 1}}, "placement.z"),
        ({"placement": {"name": "random"}}, "cannot have this: placement"),
        ({"placement": 3}, "of a wrong kind"),
        ({"k": "5"}, "of a wrong kind"),
        ({"k": 0}, "k is 0"),
        ({"sites": 3, "site_count": "entropy"}, "Give the one or the other"),
        ({"max_suppression": 3}, "at most 1"),
        ({"locked": 5}, "of a wrong kind"),
    ],
)
def test_what_a_scenario_cannot_be_is_said_at_once(words, sentence):
    with pytest.raises(VbasError, match=sentence):
        Scenario(**words)


@pytest.mark.parametrize(
    "words",
    [
        {"sites": 3, "placement": "suppression-driven", "refinement": "border"},
        {"site_count": "entropy", "placement": {"approach": "anonymity-driven", "max_moves": 4}},
        {"max_suppression": 0.1, "keep": ("note",), "force": True, "assign": "nearest", "k": 3},
        {"floor": "900", "contiguous": True, "balance": 9.5, "locked": (("35010001", "a"),)},
    ],
)
def test_a_scenario_that_was_written_reads_as_the_words_it_was_made_of(study, tmp_path, words):
    scenario = Scenario(name="mine", population_basis="records", **words)
    path = scenario.write(tmp_path / "scenario.toml", study)
    read = Scenario.read(path)
    assert read.settings_for(study) == scenario.settings_for(study)
    assert read == scenario
    assert repr(read).startswith("Scenario(")
    again = Scenario(**{name: getattr(read, name) for name in read.__dataclass_fields__})
    assert again == read


def test_columns_with_one_name_are_refused():
    records = record_frame(note="a")
    records.columns = ["DAUID", "age", "sex", "sex"]
    with pytest.raises(VbasError, match="several columns called sex"):
        opened(records=records)


@pytest.mark.parametrize("kind", ["category", "string", "Int64", "float"])
def test_columns_of_any_kind_count_alike(study, kind):
    records = record_frame()
    whole = {"DAUID": records["DAUID"].astype(int), "age": records["age"].astype(int)}
    if kind in ("Int64", "float"):
        records = records.assign(**whole).astype({"DAUID": kind, "age": kind})
    else:
        records = records.astype(kind)
    ours, theirs = opened(records=records).counted.counts, study.counted.counts
    assert ours.categories == theirs.categories
    assert (ours.counts != theirs.counts).nnz == 0
