"""Bad input through ``vbas aggregate``: one sentence, status 2, nothing written, nothing lost."""

from __future__ import annotations

import gzip
import json
import shutil
import tomllib

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pyreadstat
import pytest
import shapely
import tomli_w

from tests.app.cli.cli_files import (
    IDS,
    SECRET,
    area_frame,
    record_frame,
)

# Area files


def test_missing_files(vbas, tmp_path):
    assert "gone.gpkg" in vbas.refused(areas=tmp_path / "gone.gpkg")
    assert "gone.parquet" in vbas.refused(records=tmp_path / "gone.parquet")


@pytest.mark.parametrize("name", ["a.pdf", "a.gpkg", "a.geojson", "a.xlsx"])
def test_what_is_no_spatial_file(vbas, tmp_path, name):
    (tmp_path / name).write_bytes(b"%PDF-1.4 nothing of the kind" * 50)
    assert f"{name} is not a spatial file" in vbas.refused(areas=tmp_path / name)


@pytest.mark.filterwarnings("ignore:'crs' was not provided")
def test_areas_without_coordinate_system(vbas):
    path = vbas.areas(area_frame(crs=None), "plain.gpkg")
    said = vbas.refused(areas=path)
    assert "does not tell its coordinate system" in said
    assert "--crs" in said
    assert "EPSG:3347" in said
    assert "nonsense is not a coordinate system" in vbas.refused("--crs", "nonsense", areas=path)
    assert vbas.run("--crs", "EPSG:3347", areas=path)[0] == 0


def test_areas_without_the_id_column(vbas):
    path = vbas.areas(area_frame().rename(columns={"DAUID": "somewhere"}), "other.gpkg")
    said = vbas.refused(areas=path)
    assert "no column DAUID" in said
    assert "somewhere, people" in said


def test_repeated_and_blank_ids(vbas):
    twice = vbas.areas(area_frame(("35010001", "35010001", "35010003")), "twice.gpkg")
    assert "35010001 (row 1, row 2)" in vbas.refused(areas=twice)
    blank = vbas.areas(area_frame(("35010001", None, "35010003")), "blank.gpkg")
    assert "without an id in column DAUID: 1 (row 2)" in vbas.refused(areas=blank)


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_coordinates_that_are_not_finite(vbas, value):
    frame = area_frame()
    with np.errstate(invalid="ignore"):
        ring = shapely.linearrings([(7e6, 1e6), (7e6, value), (7e6 + 1, 1e6), (7e6, 1e6)])
        frame.loc[2, "geometry"] = shapely.Polygon(ring)
        path = vbas.areas(frame, "odd.gpkg")
    assert "not finite: 1; 35010003 (the first is row 3)" in vbas.refused(areas=path)


def test_an_empty_layer(vbas):
    assert "has no rows" in vbas.refused(areas=vbas.areas(area_frame().iloc[:0], "none.gpkg"))


def test_negative_and_unpublished_populations(vbas):
    path = vbas.areas(area_frame(people=[1, -2, 3, 4, 5, 6]), "minus.gpkg")
    said = vbas.refused("--population", "people", areas=path)
    assert "negative or infinite population, or one above 1,000,000,000,000, for 1 areas" in said
    assert "the first is 35010002" in said
    # The sum of such numbers is no number any more.
    path = vbas.areas(area_frame(people=[1e308] * 6), "many.gpkg")
    assert "for 6 areas" in vbas.refused("--population", "people", "--floor", "9", areas=path)
    for nobody in (np.zeros(6), np.full(6, np.nan)):
        path = vbas.areas(area_frame(people=nobody), "nobody.gpkg")
        assert "No area has any people" in vbas.refused("--population", "people", areas=path)
    assert "no column nope" in vbas.refused("--population", "nope")


@pytest.mark.parametrize("cut", [4, 100, 0.5, -3])
def test_cut_off_parquet(vbas, tmp_path, cut):
    def shorten(path):
        whole = path.read_bytes()
        path.write_bytes(whole[: int(len(whole) * cut) if isinstance(cut, float) else cut])
        return path

    area_frame().to_parquet(tmp_path / "a.parquet")
    assert "damaged or incomplete" in vbas.refused(areas=shorten(tmp_path / "a.parquet"))
    said = vbas.refused(records=shorten(vbas.records(name="r.parquet")))
    assert "not a complete Parquet file" in said


def test_damaged_parquet_never_ends_in_a_bug(vbas):
    path = vbas.records(record_frame(each=300), "fuzz.parquet")
    whole, draw = path.read_bytes(), np.random.default_rng(3)
    for _ in range(6):
        bad = bytearray(whole)
        at = int(draw.integers(4, len(whole) - 300))
        bad[at : at + 200] = draw.bytes(200)
        path.write_bytes(bytes(bad))
        status, _, err = vbas.run(records=path)
        assert status in (0, 2), err
        assert SECRET not in err


# Record files


def test_records_without_the_area_column(vbas):
    said = vbas.refused("--record-area-id", "place")
    assert "no column place. Its columns are: DAUID, age, sex" in said


def test_no_record_in_any_area_tells_both_samples(vbas):
    path = vbas.records(record_frame(("99hidden1", "99hidden2")), "far.parquet")
    said = vbas.refused(records=path)
    assert "2 digits, 6 letters, 1 digit" in said
    assert "35010001, 35010002, 35010003" in said


def test_a_hundred_thousand_categories(vbas, tmp_path):
    n = 100_000
    frame = pd.DataFrame({"DAUID": IDS[0], "income": np.arange(n)})
    for name in ("many.parquet", "many.csv"):
        said = vbas.refused(records=vbas.records(frame, name), qi="income")
        assert "income has 100,000 categories or more. Band it" in said
    (tmp_path / "c.toml").write_text(f"[age]\norder = {json.dumps([str(i) for i in range(n)])}\n")
    assert "100,000 categories" in vbas.refused("--categories", tmp_path / "c.toml")


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--k", 0), "k is 0"),
        (("--k", -3), "k is -3"),
        (("--k", 121), "only 120 records"),
        (("--k", 2**70), "only 120 records"),
        (("--k", "many"), "--k"),
        (("--sites", 7), "7 asked for, 6 possible"),
        (("--sites", 0), "Sites is 0"),
        (("--assign", "x"), "nearest, cell"),
        (("--placement", "random", "--assign", "cell"), "makes no cells"),
        (("--person", "nope"), "no column nope"),
        (("--person", "sex"), "chosen 2 times"),
        (("--keep", "sex"), "quasi-identifier"),
        (("--keep", "DAUID"), "tells the area"),
        (("--layer", "nope"), "no layer nope"),
        (("--level", "fsa=gone.gpkg"), "gone.gpkg"),
        (("--population-table", "gone.csv"), "gone.csv"),
        (("--pccf", "gone.txt"), "gone.txt"),
        (("--nonsense",), "--nonsense"),
        (("--site-count", "magic"), "magic"),
        (("--site-count", "population"), "--cutoff is missing"),
        (("--site-count", "population", "--cutoff", "lots"), "neither a number"),
        (("--placement", "by-hand"), "no placement called by-hand"),
        (("--seed", -1), "Seed is -1"),
        (("--level", "fsa"), "NAME=FILE"),
        (("--keep", "nothing_like_it"), "nothing_like_it"),
    ],
)
def test_bad_choices(vbas, more, sentence):
    assert sentence in vbas.refused(*more)


def test_a_count_of_sites_needs_them(vbas):
    assert "--sites is missing" in vbas.refused("--site-count", "count", sites=None)


@pytest.mark.parametrize("qi", ["", ",", "nope", "DAUID", "age,age"])
def test_bad_quasi_identifiers(vbas, qi):
    vbas.refused(qi=qi)


def test_no_record_left_to_use(vbas):
    path = vbas.records(record_frame(sex=None), "blank.parquet")
    said = vbas.refused("--exclude-missing", records=path)
    assert "No record can be used: 120 left out for missing values" in said


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "utf-16"])
@pytest.mark.parametrize("change", [lambda line: f"{line},more", lambda line: line.split(",")[0]])
def test_ten_per_cent_broken_lines(vbas, tmp_path, encoding, change):
    lines = vbas.records(name="r.csv").read_text().splitlines()
    broken = [change(line) if i % 10 == 5 else line for i, line in enumerate(lines)]
    text = "\n".join(broken).replace(f"{SECRET}1", "é")
    path = tmp_path / "b.csv"
    path.write_bytes(text.encode(encoding))
    said = vbas.refused(records=path)
    assert "b.csv has 12 broken lines (10.0%); the first is line 6" in said
    if encoding == "utf-8":
        with gzip.open(tmp_path / "b.csv.gz", "wb") as file:
            file.write(text.encode())
        assert "b.csv.gz has 12 broken lines" in vbas.refused(records=tmp_path / "b.csv.gz")


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
@pytest.mark.parametrize("row", [4, 100])
def test_a_quotation_mark_that_is_never_closed_swallows_nothing(vbas, tmp_path, encoding, row):
    frame = record_frame()
    frame["sex"] = np.where(np.arange(len(frame)) % 2, f"{SECRET}é", SECRET)
    lines = vbas.records(frame, "r.csv").read_text().splitlines()
    lines[row] = lines[row].replace(SECRET, f'"{SECRET}')
    (tmp_path / "q.csv").write_bytes("\n".join(lines).encode(encoding))
    said = vbas.refused(records=tmp_path / "q.csv")
    assert (
        f"quotation mark that is never closed, or stands inside a value, in line {row + 1}" in said
    )


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_blank_lines_above_the_header_make_no_record(vbas, tmp_path, ending, encoding):
    text = vbas.records(name="r.csv").read_text().replace(SECRET, "é")
    lines = ["", *text.splitlines()]
    (tmp_path / "l.csv").write_bytes(ending.join(lines).encode(encoding))
    assert "begins with a blank line" in vbas.refused(records=tmp_path / "l.csv")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty"),
        (b"\n\n", "is empty"),
        (b"PK\x03\x04\0\0\0", "is not a text file"),
        ("DAUID,age,sex\n".encode("utf-32"), "is not a text file"),
        (b"DAUID,age,sex\n", "holds no records"),
        (b"DAUID\n35010001\n", "no column age"),
        (b"DAUID,age,sex\n35010001,1,\xc3\xa9\n35010001,1,\xe9\n", "mixes encodings: line 3"),
        (b"DAUID,age,sex\n35010001,1," + b"x" * 3_000_000 + b"\n", "more than 131,072 characters"),
    ],
)
def test_text_files_that_are_none(vbas, tmp_path, content, sentence):
    (tmp_path / "bad.csv").write_bytes(content)
    assert sentence in vbas.refused(records=tmp_path / "bad.csv")


@pytest.mark.parametrize(
    ("name", "write", "cut"),
    [
        ("r.sav", pyreadstat.write_sav, -50),
        ("r.dta", pyreadstat.write_dta, -3000),
        ("r.xpt", pyreadstat.write_xport, -85),
    ],
)
def test_cut_off_statistics_files(vbas, tmp_path, name, write, cut):
    path = tmp_path / name
    write(record_frame(), str(path))
    assert vbas.run(records=path)[0] == 0
    shutil.rmtree(vbas.out)
    path.write_bytes(path.read_bytes()[:cut])
    assert f"{name} cannot be read as a {path.suffix} file" in vbas.refused(records=path)


def test_area_ids_of_a_nested_column(vbas, tmp_path):
    frame = record_frame()
    for name, ids in (
        ("list", [[i] for i in frame["DAUID"]]),
        ("map", [{"a": i} for i in IDS * 20]),
    ):
        path = tmp_path / f"{name}.parquet"
        columns = {"DAUID": ids, "age": frame["age"].tolist(), "sex": frame["sex"].tolist()}
        pq.write_table(pa.table(columns), path)
        assert "No record of" in vbas.refused(records=path)


# Settings in files


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"[age\n", "not valid TOML"),
        (b"[age]\norder = ['\xe9']\n", "c.toml is not UTF-8"),
        (b"age = 3\n", "age is not a table"),
        (b"[age]\nfoo = 1\n", "unknown key foo"),
        (b"[age]\norder = [1, 2]\n", "must be a list of texts"),
        (b"[age]\norder = ['1', '1']\n", "twice"),
        (b"[age]\nband = {width = 0}\n", "must be above 0"),
        (b"[age]\nband = {width = nan}\n", "must be above 0"),
        (b"[age]\nband = {width = inf}\n", "must be above 0"),
        (b"[age]\nband = {width = 5, top = nan}\n", "top of the bands"),
        (b"[age]\nband = {width = '5'}\n", "must be a number"),
        (b"[age]\ngroups = {a = ['1'], b = ['1']}\n", "two groups"),
    ],
)
def test_errors_in_the_categories_file(vbas, tmp_path, text, sentence):
    (tmp_path / "c.toml").write_bytes(text)
    assert sentence in vbas.refused("--categories", tmp_path / "c.toml")


def test_every_way_to_spoil_a_scenario(vbas, tmp_path):
    vbas.areas()
    assert vbas.run()[0] == 0
    good = (vbas.scenario).read_text()
    path = vbas.out / "internal" / "other.toml"

    def told(text: str) -> str:
        path.write_text(text)
        err = vbas.sentence("aggregate", path, "--out", tmp_path / "again")
        assert "__init__" not in err
        assert "object" not in err
        assert not (tmp_path / "again").exists()
        return err

    assert "gone.gpkg" in told(good.replace("areas.gpkg", "gone.gpkg"))
    assert "gone.parquet" in told(good.replace("people.parquet", "gone.parquet"))
    assert "format 1" in told("")
    assert "TOML" in told(good + "[[")
    spoiled = [
        (("settings",), "x"),
        (("settings", "site_count"), "x"),
        (("settings", "placement"), []),
        (("settings", "k"), "five"),
        (("settings", "k"), 3.5),
        (("settings", "seed"), 1.5),
        (("settings", "exclude_missing"), "no"),
        (("settings", "quasi_identifiers"), "age"),
        (("settings", "quasi_identifiers"), ["nope"]),
        (("settings", "unheard_of"), 1),
        (("settings", "site_count", "sites"), True),
        (("settings", "site_count", "approach"), "magic"),
        (("settings", "placement", "approach"), "magic"),
        (("areas",), 1),
        (("areas", "path"), []),
        (("areas", "id_column"), 3),
        (("records", "area_kind"), "town"),
        (("records", "person_column"), ["x"]),
        (("levels",), "x"),
        (("levels",), {"fsa": {"path": "gone.gpkg"}}),
        (("categories",), {}),
    ]
    for keys, value in spoiled:
        table = tomllib.loads(good)
        inner = table
        for key in keys[:-1]:
            inner = inner[key]
        inner[keys[-1]] = value
        told(tomli_w.dumps(table))
    for keys in (
        ("areas",),
        ("records",),
        ("settings",),
        ("areas", "path"),
        ("settings", "placement"),
    ):
        table = tomllib.loads(good)
        inner = table
        for key in keys[:-1]:
            inner = inner[key]
        del inner[keys[-1]]
        told(tomli_w.dumps(table))


# Names that the chosen site count does not look at


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (("--region", "nowhere"), "'nowhere'"),
        (("--coefficients", "nowhere"), "no coefficient set called nowhere"),
        (("--cutoff", "nowhere"), "'nowhere' is neither a number of people"),
    ],
)
@pytest.mark.parametrize("count", ["count", "calibrated", "population"])
def test_names_that_are_not_known_are_refused_by_every_site_count(vbas, said, why, count):
    more = {"count": ("--sites", "3"), "calibrated": (), "population": ("--cutoff", "20")}[count]
    assert why in vbas.refused("--site-count", count, *more, *said)


def test_an_impossible_floor_is_said_before_the_run(vbas):
    status, _, before = vbas.run("--floor", "999999")
    assert status == 0
    assert "no region can hold it" in before
    assert "no region can hold it" not in vbas.run("--floor", "5")[2]
