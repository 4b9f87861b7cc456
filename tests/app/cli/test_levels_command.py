"""``vbas levels`` on small tables, with shares by hand."""

import subprocess
import sys

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
from shapely.geometry import box

FSAS = """"Geographic code","Province or territory","Population, 2016"
"01","Canada",123000
"K1A","Ontario",30000
"K1B","Ontario",10000
"L2A","Ontario",0
"E1A","New Brunswick",9000
"E1B","New Brunswick",15000
"E3A","New Brunswick",6000
"B1A","Nova Scotia",21000
"A1A","Newfoundland and Labrador",12000
"V1A","British Columbia",20000
"S1A","Saskatchewan",

Note:
"Population is that of the census."
"""
MODEL = "el-emam-2009-maxcombs"


@pytest.fixture
def fsas(tmp_path):
    path = tmp_path / "T1.CSV"
    path.write_text(FSAS, encoding="utf-8")
    return path


@pytest.fixture
def run(vbas):
    def call(areas, *arguments):
        if isinstance(areas, str):
            areas, text = vbas.folder / "areas.csv", areas
            areas.write_text(text)
        return vbas.call("levels", "--areas", areas, "--out", vbas.out, *arguments)

    def done(*arguments):
        status, said, err = call(*arguments)
        assert (status, err) == (0, "")
        return said

    call.out, call.done = vbas.out, done
    return call


def table(run):
    frame = pd.read_csv(run.out / "levels.csv")
    return frame.set_index(["level", "province", "max_combinations", "rule"])


ONE = ("--max-combinations", "172")


def test_a_table_without_coordinates_becomes_levels(run, fsas):
    columns = ("--area-id", "Geographic code", "--population", "Population, 2016")
    said = run.done(fsas, *columns, "--level", "fsa", "--max-combinations", "172,86")
    header = (run.out / "levels.csv").read_text().splitlines()[0]
    assert header == (
        "level,province,max_combinations,rule,cutoff,n_areas,areas_percent,population_percent"
    )
    of = table(run)
    assert set(of.index.get_level_values("level")) == {"fsa"}
    ontario = of.loc[("fsa", "ON", 172, MODEL)]
    assert ontario["cutoff"] == pytest.approx(13_135.05, abs=0.01)
    assert (ontario["n_areas"], ontario["population_percent"]) == (3, 75)
    assert ontario["areas_percent"] == pytest.approx(100 / 3, abs=1e-5)
    # With 86 combinations the cut-off is 9,750: K1B is enough now.
    assert of.loc[("fsa", "ON", 86, MODEL), "population_percent"] == 100
    everything = of.loc[("fsa", "all", 172, MODEL)]
    # K1A, E1B, B1A, A1A and V1A: 98,000 of 123,000 people; S1A is not published.
    assert (everything["n_areas"], everything["areas_percent"]) == (9, pytest.approx(500 / 9))
    assert everything["population_percent"] == pytest.approx(100 * 98 / 123, abs=1e-5)
    assert pd.isna(everything["cutoff"])
    # Exactly 20,000 people are not more than 20,000.
    assert of.loc[("fsa", "BC", 172, "hipaa"), "population_percent"] == 0
    assert "Rows of other levels in T1.CSV that were left out: 1 (1 x Canada)" in said
    assert "Leave out 4 of 9 units: 25,000 people are lost (20.3%)" in said


def test_all_levels_that_are_known_and_their_remedies(run, fsas):
    said = run.done(fsas)
    of = table(run)
    assert list(dict.fromkeys(of.index.get_level_values("level"))) == [
        *("fsa", "postal_region", "province"),
    ]
    assert list(dict.fromkeys(of.index.get_level_values("max_combinations"))) == [172, 86, 36, 18]
    assert of.loc[("postal_region", "all", 172, MODEL), "population_percent"] == 100
    assert of.loc[("postal_region", "all", 172, MODEL), "areas_percent"] == 83.333333
    assert "Level postal_region: 7 units, 123,000 people" in said
    assert "No population is published of any area in SK" in said
    assert said.count("Areas without a published population: 1 of 10.") == 1
    # Nobody lives in L: an empty unit is below the cut-off, and still nobody is in danger.
    assert "Go up to postal_region, the finest level with everybody above the cut-off" in said


def test_fsas_stand_beside_the_published_figures(run, fsas):
    said = run.done(fsas, *ONE)
    beside = pd.read_csv(run.out / "published.csv").set_index(["table", "province", "rule"])
    ours = beside.loc[(7, "ON", MODEL)]
    assert (ours["people"], ours["people_published"], ours["people_difference"]) == (75, 91, -16)
    assert "Beside El Emam et al. 2009, Tables 7 and 8 (2001 census)" in said
    assert "they are no errors" in said
    assert "contradicts itself" not in said  # neither Quebec nor Saskatchewan is judged
    assert "One of its 3 units is 33.3 points" in said


def test_other_areas_are_not_compared(run):
    text = "zone,people,province\na,50000,ON\nb,60000,ON\n"
    said = run.done(text, "--area-id", "zone", "--population", "people", "--qi", "age=86/5")
    assert "Beside" not in said
    assert "Nothing: every unit is above the cut-off" in said
    assert not (run.out / "published.csv").exists()
    assert set(table(run).index.get_level_values("max_combinations")) == {18}
    assert set(table(run).index.get_level_values("level")) == {"areas", "province"}


def test_quasi_identifiers_are_multiplied(run, fsas):
    run.done(fsas, "--qi", "age=86,sex=2", "--level", "province")
    assert set(table(run).index.get_level_values("max_combinations")) == {172}


def test_a_chosen_model_holds_for_all(run, fsas):
    run.done(fsas, "--region", "Western", "--level", "fsa", *ONE)
    cutoffs = table(run).xs(MODEL, level="rule")["cutoff"]
    assert cutoffs.round().unique().tolist() == [13_797]
    assert not (run.out / "published.csv").exists()


def test_own_coefficients(run, fsas, tmp_path):
    own = tmp_path / "own.toml"
    own.write_text("[maxcombs]\ncentral = {scale = 100.0, exponent = 1.0}\n")
    said = run.done(fsas, "--coefficients", own, *ONE, "--level", "fsa")
    of = table(run).xs("ON", level="province")
    assert of.loc[("fsa", 172, str(own)), "cutoff"] == 17_200
    assert "Units in eastern Canada, for which own.toml has no model: " in said


def test_levels_from_a_file_and_from_a_column(run, tmp_path):
    units = tmp_path / "units.csv"
    units.write_text("id,population\nH1,1\n")
    areas = "id,health,zone,population,province\na,H1,x,9000,ON\nb,H1,y,9000,ON\n"
    said = run.done(areas, "--level-file", f"health={units}", "--level", "zone", *ONE)
    of = table(run)
    assert of.loc[("zone", "all", 172, MODEL), "population_percent"] == 0
    assert of.loc[("health", "all", 172, MODEL), "population_percent"] == 100
    assert "Related to units by column health: 2 of 2 areas" in said


def test_unknown_provinces_are_told_and_kept(run):
    said = run.done("id,population,province\na,30000,ZZ\nb,9000,ON\n", *ONE)
    assert "Areas with a province code that is none of Canada's (ZZ): 1." in said
    of = table(run)
    assert of.loc[("areas", "not known", 172, MODEL), "n_areas"] == 0
    assert of.loc[("areas", "not known", 172, "hipaa"), "population_percent"] == 100


def test_a_single_fsa_that_is_too_small(run):
    said = run.done("CFSAUID,population\nK1A,9000\n", *ONE, "--level", "fsa")
    assert "There is one unit only" in said
    assert "13,135 people is not below the whole population of 9,000: one region" in said


def test_max_combinations_beyond_any_number(run, fsas):
    said = run.done(fsas, "--max-combinations", "9" * 400, "--level", "fsa")
    assert table(run).xs(MODEL, level="rule")["population_percent"].dropna().eq(0).all()
    assert "is beyond any population: no region is large enough" in said
    assert "with 9.99e399 max combinations" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--area-id", "zone"], "T1.CSV has no column zone"),
        (["--population", "people"], "T1.CSV has no column people"),
        (["--level", "county"], "no level and no filled column county"),
        (["--level-file", "fsa"], "--level-file fsa is not of the form NAME=FILE"),
        (["--level-file", "a=x.csv", "--level-file", "a=y.csv"], "The level a has two files"),
        (["--level-file", "a=missing.csv"], "missing.csv"),
        (["--max-combinations", "many"], "many"),
        (["--max-combinations", "172", "--qi", "age=2"], "Both --max-combinations and --qi"),
        (["--qi", "age"], "--qi age is not of the form NAME=CATEGORIES"),
        (["--region", "north"], "--region north is no part of Canada"),
        (["--coefficients", "nothing"], "There is no coefficient set called nothing"),
        (["--coefficients", "el-emam-2009-entropy"], "has no model by max combinations"),
        (["--enough", "95"], "--enough 95 is no share of people"),
    ],
)
def test_a_sentence_for_every_bad_option(run, fsas, arguments, sentence):
    status, _, err = run(fsas, *arguments)
    assert status == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert not run.out.exists()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("id,population\na,1\na,2\n", "repeats: 1, the first is a (line 2, line 3)"),
        ("id,province\na,ON\nb,ON\n", "have no population, so no level can be judged"),
        ("id,population\na,\nb,0\n", "have no population, so no level can be judged"),
        ("id,population\na,many\nb,2\n", "1 rows hold text, the first is line 2"),
    ],
)
def test_a_sentence_for_every_bad_table(run, text, sentence):
    status, _, err = run(text)
    assert status == 2
    assert sentence in err
    assert not run.out.exists()


def test_broken_coefficients(run, fsas, tmp_path):
    own = tmp_path / "own.toml"
    own.write_text("[maxcombs]\ncentral = {scale = -3.0, exponent = 1.0}\n")
    status, _, err = run(fsas, "--coefficients", own)
    assert status == 2
    assert "own.toml" in err
    assert not run.out.exists()


def test_help_without_the_window():
    code = (
        "import sys; from app.cli.main import main; main(['levels', '--help']); "
        "assert not any(name.startswith('PySide6') for name in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "levels.csv" in done.stdout


def test_a_level_in_another_layer_of_the_same_file(run, tmp_path):
    path = tmp_path / "both.gpkg"
    boxes = [box(i, 0, i + 1, 1) for i in range(0, 4)]
    areas = gpd.GeoDataFrame(
        {"id": list("abcd"), "population": [9000] * 4, "province": ["ON"] * 4},
        geometry=[of.buffer(0) for of in boxes],
        crs="EPSG:3347",
    )
    areas.to_file(path, layer="areas")
    health = gpd.GeoDataFrame({"id": ["W", "E"]}, geometry=[box(0, 0, 2, 1), box(2, 0, 4, 1)])
    health.set_crs("EPSG:3347").to_file(path, layer="health")
    said = run.done(path, "--layer", "areas", "--level-file", f"health={path}", *ONE)
    assert table(run).loc[("health", "all", 172, MODEL), "areas_percent"] == 100
    assert "Areas that lie in a unit of both: 4" in said
    assert "2 regions of 13,135 people on average" not in said
    assert "3 regions of 13,135 people on average" in said
    assert "with --floor 13136 --refine border --most-regions each has that, at most 2" in said


PLACES = "id,province,people\nA,ON,21000\nB,ON,9000\nC,AB,30000\n"
PATIENTS = "id,who\nA,1\nA,1\nA,2\nB,3\nB,3\nC,4\nZ,5\n"
OF_PLACES = ("--area-id", "id", "--population", "people", "--level", "areas")


def of_records(run):
    """What was said of the fixed cut-off of 20,000, by province."""
    frame = pd.read_csv(run.out / "levels.csv")
    return frame[frame["rule"] == "hipaa"].set_index("province")


def test_the_share_of_a_files_records_above_the_cut_off(run, tmp_path):
    (tmp_path / "patients.csv").write_text(PATIENTS)
    more = (*OF_PLACES, *ONE, "--records", tmp_path / "patients.csv")
    said = run.done(PLACES, *more)
    assert "Records whose area is not known: 1." in said
    found = of_records(run)
    # Above 20,000 are A and C: three records and one, of six; in Ontario three of five.
    assert found["records"].to_dict() == {"all": 6, "ON": 5, "AB": 1}
    shares = {"all": 100 * 4 / 6, "ON": 60, "AB": 100}
    assert found["records_percent"].to_dict() == pytest.approx(shares, abs=1e-5)
    run.done(PLACES, *more, "--person", "who", "--where", "id <> 'C'")
    found = of_records(run)
    # Two persons in A, one in B.
    assert found["records"].to_dict() == {"all": 3, "ON": 3, "AB": 0}
    assert found["records_percent"].loc["all"] == pytest.approx(100 * 2 / 3, abs=1e-5)


def test_coarser_variables_that_are_enough_are_named(run):
    # Ontario has B with 9,000: at most so many combinations as its model allows there.
    said = run.done(PLACES, *OF_PLACES, "--qi", "age=86/1,sex=2")
    made = pd.read_csv(run.out / "coarsenings.csv")
    assert "Coarsen: age in bands of" in said
    best = made[made["rank"] == 1].set_index("variable")
    assert set(best.index) == {"age", "sex"}
    assert (made["population_percent"] == 100).all()
    # Bits lost are those of the categories that go: log2(86 x 2 / what is left).
    left = best["categories"].prod()
    assert best["bits_per_record"].iloc[0] == pytest.approx(np.log2(172 / left), abs=1e-5)


def test_about_records_nothing_is_asked_without_them(run):
    status, _, err = run(PLACES, *OF_PLACES, "--person", "who")
    assert status == 2
    assert "means nothing without --records" in err
