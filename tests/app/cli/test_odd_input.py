"""Odd but honest input through ``vbas aggregate``: names are just names, values just values."""

from __future__ import annotations

import codecs
import datetime
import decimal
import gzip
import json

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pyogrio
import pyreadstat
import pytest

from core.io.outputs import FILES
from tests.app.cli.cli_files import IDS, area_frame, record_frame

N = len(record_frame())

NAMES = [
    *('a"b', "a;b", "a,b", "it's", "x'; DROP TABLE records; --", "select", " lead", "trail "),
    *("é", "年齢", "a\nb", "a\tb", "L" * 400, "AGE", "{x}", "%s", "\\", "a.b", "*", "[x]", "😀"),
    *("area_id", "count", "class", "__index__", "area", "q0", "x0", "w0", "n", "person", "region"),
    *("label0", "code0", "of_area", "vbas records", "copy", "area_key", "index", "geometry"),
    *("rowid", "filename", "file_row_number", "NULL", "name", "order", "settings", "#x", "$1"),
]


@pytest.fixture(autouse=True)
def areas(vbas):
    vbas.areas()


def quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def table(vbas, name="odd.parquet", **columns):
    """A record file of `record_frame` with other columns."""
    frame = record_frame()
    base = {c: frame[c].tolist() for c in frame.columns}
    pq.write_table(pa.table({**base, **columns}), vbas.folder / name)
    return vbas.folder / name


# Names


def test_odd_names_are_just_names_of_quasi_identifiers(vbas):
    frame = record_frame(each=5)
    path = vbas.records(pd.DataFrame({"DAUID": frame["DAUID"], **dict.fromkeys(NAMES, "x")}))
    vbas.fine(records=path, qi=",".join(map(quoted, NAMES)))
    assert list(vbas.released().columns) == ["region_id", *NAMES]
    assert len(vbas.released()) == len(frame)
    status, _, err = vbas.call("aggregate", vbas.scenario, "--out", vbas.folder / "b")
    assert (status, err) == (0, "")
    again = vbas.folder / "b" / "release" / "records.parquet"
    assert again.read_bytes() == (vbas.out / "release" / "records.parquet").read_bytes()


def test_odd_names_are_just_names_of_kept_columns(vbas):
    frame = record_frame(each=5)
    odd = {name: [f"{i}{j % 2}" for j in range(len(frame))] for i, name in enumerate(NAMES)}
    frame = pd.DataFrame({**frame, **odd})
    path = vbas.records(frame)
    more = ("--k", 1, "--keep", ",".join(map(quoted, NAMES)), "--force")
    vbas.fine(*more, records=path)
    free = vbas.released()
    assert list(free.columns) == ["region_id", "age", "sex", *NAMES]
    for i, name in enumerate(NAMES):
        assert set(free[name]) == {f"{i}0", f"{i}1"}


def test_odd_names_in_text_files(vbas):
    names = [name for name in NAMES if name == name.strip()]
    frame = pd.DataFrame({"DAUID": record_frame()["DAUID"], **dict.fromkeys(names, "x")})
    vbas.fine(records=vbas.records(frame, "odd.csv"), qi=",".join(map(quoted, names)))
    assert list(vbas.released().columns) == ["region_id", *names]


def test_columns_that_differ_in_capitals(vbas):
    path = table(vbas, Age=[str(i % 2) for i in range(N)])
    vbas.fine(records=path, qi="age,Age")
    assert list(vbas.released().columns) == ["region_id", "age", "Age"]


def test_a_column_called_as_the_region_is_refused(vbas):
    path = table(vbas, region_id=["x"] * N)
    assert "cannot be called region_id" in vbas.refused(records=path, qi="age,region_id")
    assert "cannot be called region_id" in vbas.refused("--keep", "region_id", records=path)


# Values


def test_odd_values_are_just_values(vbas):
    odd = ["'; DROP TABLE x; --", "missing", "NaN", "None", "😀", "L" * 3000, "NULL", "nan", "1.0"]
    odd += ["1", "01", "é", "e\u0301", "{x}", "a\nb", "\\N", "inf", "=1+1"]
    frame = record_frame(each=3 * (len(odd) + 2))
    values = [*odd, "", "  "]
    frame["sex"] = [values[i % len(values)] for i in range(len(frame))]
    for name in ("odd.parquet", "odd.csv"):
        vbas.fine("--k", 1, records=vbas.records(frame, name), qi="sex")
        free = vbas.released()
        assert set(free["sex"].dropna()) == set(odd), name
        assert free["sex"].isna().sum() == 2 * len(frame) / len(values)


def test_missing_and_the_word_missing_are_two_things(vbas):
    frame = record_frame(sex=["missing" if i % 2 else None for i in range(N)])
    out = vbas.fine(records=vbas.records(frame))
    assert "sex has one category" not in out
    assert vbas.released()["sex"].isna().sum() == N / 2
    out = vbas.fine("--exclude-missing", records=vbas.records(frame))
    assert "sex has one category" in out
    assert len(vbas.released()) <= N / 2


def test_classes_with_missing_values_are_no_part_of_max_combinations(vbas):
    frame = record_frame()
    frame.loc[::7, "sex"] = None
    out = vbas.fine(qi="sex", records=vbas.records(frame))
    said = " ".join(out.split())
    assert "3 of 2" not in said
    assert "Equivalence classes 3 occur, with missing as a value" in said
    assert "Max combinations 2, without missing values" in said


def test_one_category_is_said(vbas):
    out = vbas.fine(records=vbas.records(record_frame(sex="x")))
    assert "Note: sex has one category in all records" in out


_OF_TYPES = {
    "list": ([["a"]] * N, {"[a]"}),
    "date": ([datetime.date(2020, 1, 1 + i % 2) for i in range(N)], {"2020-01-01", "2020-01-02"}),
    "time": ([datetime.datetime(2020, 1, 1, 5)] * N, {"2020-01-01 05:00:00"}),
    "boolean": ([bool(i % 2) for i in range(N)], {"false", "true"}),
    "decimal": ([decimal.Decimal(i % 2) / 2 for i in range(N)], {"0", "0.5"}),
    "long decimal": (
        pa.array([decimal.Decimal(10**30 + i % 2) for i in range(N)], pa.decimal128(38, 2)),
        {str(10**30), str(10**30 + 1)},
    ),
    "float": ([float(i % 2) for i in range(N)], {"0", "1"}),
    "single": (pa.array(0.1 * (np.arange(N) % 2), pa.float32()), {"0", "0.1"}),
    "large": (
        pa.array([2**64 - 1 - i % 2 for i in range(N)], pa.uint64()),
        {str(2**64 - 1), str(2**64 - 2)},
    ),
    "dictionary": (pa.array(["a", "b"] * (N // 2)).dictionary_encode(), {"a", "b"}),
    "binary": ([b"\xff\x00"] * N, {"\\xFF\\x00"}),
    "nothing": (pa.nulls(N), set()),
}


@pytest.mark.parametrize("kind", _OF_TYPES)
def test_types_of_quasi_identifiers(vbas, kind):
    values, wanted = _OF_TYPES[kind]
    vbas.fine("--k", 1, records=table(vbas, sex=values), qi="sex")
    assert set(vbas.released()["sex"].dropna()) == wanted
    assert len(vbas.released()) == N


@pytest.mark.parametrize(
    ("change", "note"),
    [
        (lambda ids: ids.astype("int64"), ""),
        (lambda ids: ids.astype("float64"), ""),
        (lambda ids: ids.astype("uint64"), ""),
        (lambda ids: ids.astype("category"), ""),
        (lambda ids: ids.map(decimal.Decimal), ""),
        (lambda ids: ids.map(str.encode), ""),
        (lambda ids: " " + ids + " ", ""),
        (lambda ids: ids + ".0", "matched without their trailing '.0'"),
        (lambda ids: "00" + ids, "matched after padding with zeros"),
    ],
)
def test_types_of_area_ids(vbas, change, note):
    frame = record_frame()
    frame["DAUID"] = change(frame["DAUID"])
    out = vbas.fine(records=vbas.records(frame))
    assert note in out
    assert vbas.metrics["n_records"] == N


def test_zeros_in_front_of_ids_that_are_numbers_in_the_records(vbas):
    ids = [f"0{i}" for i in range(1, 7)]
    areas = vbas.areas(area_frame(ids), "zeros.gpkg")
    frame = record_frame(ids)
    frame["DAUID"] = frame["DAUID"].astype("int64")
    assert "padding with zeros" in vbas.fine(areas=areas, records=vbas.records(frame))


def test_blank_area_ids_are_counted_as_unknown(vbas):
    frame = record_frame()
    frame["DAUID"] = frame["DAUID"].astype("float64").where(np.arange(N) % 5 > 0)
    vbas.fine(records=vbas.records(frame))
    assert vbas.metrics["n_records_unknown_area"] == N / 5


# Files


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
def test_text_files(vbas, encoding, separator):
    frame = record_frame()
    frame["sex"] = np.where(np.arange(N) % 2, "é", 'the "ü"')
    ending = "\r\n" if separator == ";" else "\n"
    text = frame.to_csv(index=False, sep=separator, lineterminator=ending)
    path = vbas.folder / "odd.csv"
    path.write_bytes(text.encode(encoding))
    assert path.read_bytes().startswith(codecs.BOM_UTF8) == (encoding == "utf-8-sig")
    vbas.fine("--k", 1, records=path)
    assert set(vbas.released()["sex"]) == {"é", 'the "ü"'}
    assert len(vbas.released()) == N


def test_compressed_text_and_capital_endings(vbas):
    text = record_frame().to_csv(index=False).encode()
    (vbas.folder / "R.CSV.GZ").write_bytes(gzip.compress(text))
    vbas.fine("--k", 1, records=vbas.folder / "R.CSV.GZ")
    assert len(vbas.released()) == N


def test_a_line_break_in_the_header(vbas):
    frame = record_frame(sex="é").rename(columns={"age": "a\ng"})
    for encoding in ("utf-8", "cp1252"):
        path = vbas.records(frame, "odd.csv", encoding=encoding)
        vbas.fine("--k", 1, records=path, qi=quoted("a\ng"))
        left = vbas.metrics["n_records_unknown_area"]
        assert (len(vbas.released()), left) == (N, 0)


@pytest.mark.parametrize(
    ("name", "write"),
    [
        ("r.sav", pyreadstat.write_sav),
        ("r.dta", pyreadstat.write_dta),
        ("r.xpt", pyreadstat.write_xport),
    ],
)
def test_statistics_files(vbas, name, write):
    frame = record_frame()
    frame["DAUID"] = frame["DAUID"].astype("float64")
    frame["age"] = frame["age"].astype("float64")
    write(frame, str(vbas.folder / name))
    vbas.fine("--k", 1, records=vbas.folder / name)
    assert set(vbas.released()["age"]) == {"0", "1", "2"}
    vbas.fine("--k", 1, "--keep", "sex", records=vbas.folder / name, qi="age")
    assert len(vbas.released()) == N


def test_areas_as_tables_of_longitude_and_latitude(vbas):
    centres = area_frame().geometry.centroid.to_crs(4326)
    frame = pd.DataFrame({"DAUID": IDS, "lat": centres.y, "lon": centres.x})
    for name in ("points.csv", "points.parquet"):
        out = vbas.fine(areas=vbas.records(frame, name))
        assert "Coordinates in EPSG:4326 (WGS 84) were projected to EPSG:3347" in out
    other = vbas.records(frame.rename(columns={"lat": "up", "lon": "right"}), "named.csv")
    assert "columns of coordinates" in vbas.refused(areas=other)
    vbas.fine("--x", "right", "--y", "up", areas=other)
    for value in ("nan", "inf", "north", ""):
        bad = frame.astype(str)
        bad.loc[2, "lat"] = value
        assert "line 4" in vbas.refused(areas=vbas.records(bad, "bad.csv"))


def test_areas_in_degrees_are_projected_and_it_is_said(vbas):
    path = vbas.areas(area_frame().to_crs(4326), "degrees.gpkg")
    assert "projected to EPSG:3347" in vbas.fine(areas=path)
    assert (
        pyogrio.read_info(vbas.out / "internal" / "regions.gpkg", layer="regions")["crs"]
        == "EPSG:3347"
    )


def test_byte_order_mark_and_tables_of_other_columns_in_categories(vbas):
    path = vbas.folder / "c.toml"
    path.write_bytes(codecs.BOM_UTF8 + b"[age]\r\nmissing = ['1']\r\n[Age]\r\nmissing = ['2']\r\n")
    status, _, err = vbas.run("--categories", path, records=vbas.records())
    assert status == 0
    assert err == "vbas: c.toml also recodes Age, which are no quasi-identifiers here.\n"
    assert set(vbas.released()["age"].dropna()) == {"0", "2"}


# Studies


def test_zero_and_blank_populations_are_two_things(vbas):
    areas = vbas.areas(area_frame(people=[0, None, 5, 6, 7, 8]), "people.gpkg")
    out = vbas.fine("--population", "people", areas=areas)
    assert "Note: Areas without a published population: 1." in out


def test_a_population_table_of_mixed_levels(vbas):
    ids = ["01", "35", "3501", *IDS, "35019999"]
    people = [9999, 999, 99, 0, "", 5, 6, 7, 8, 1]
    path = vbas.records(pd.DataFrame({"GEO_CODE": ids, "Population": people}), "t.csv")
    out = vbas.fine("--population-table", path)
    assert "6 of 6 areas matched a row in t.csv" in out
    assert "matched rows without a number, which is not 0: 1" in out
    regions = pyogrio.read_dataframe(vbas.out / "internal" / "regions.gpkg", layer="regions")
    assert regions["people"].sum() == 26


def test_everything_suppressed_is_a_result_and_is_said(vbas):
    out = vbas.fine("--k", 100, sites=6)
    assert "Note: All records are suppressed" in out
    assert vbas.released().empty
    assert list(vbas.released().columns) == ["region_id", "age", "sex"]
    metrics = vbas.metrics
    assert metrics["suppression_rate"] == 1
    assert metrics["global_anonymity_released"] is None
    assert metrics["discernibility"] == 0
    vbas.areas()
    kept = vbas.fine("--k", 100, "--keep", "DAUID", "--force", sites=6)
    assert "All records are suppressed" in kept
    assert vbas.released().empty


@pytest.mark.parametrize("assign", ["nearest", "cell"])
def test_one_area_and_all_records_in_one(vbas, assign):
    one = vbas.areas(area_frame(IDS[:1]), "one.gpkg")
    records = vbas.records(record_frame(IDS[:1]), "one.parquet")
    vbas.fine("--k", 1, "--assign", assign, areas=one, records=records, sites=1)
    assert len(vbas.released()) == 20
    vbas.fine("--k", 1, "--assign", assign, records=records, sites=1)
    metrics = vbas.metrics
    assert metrics["n_areas_without_records"] == 5
    assert set(pd.read_csv(vbas.out / "internal" / "assignment.csv")["region_id"]) == {1}


@pytest.mark.parametrize("count", ["maxcombs", "entropy"])
def test_records_that_tell_nothing(vbas, count):
    records = vbas.records(record_frame(age=None, sex=None))
    out = vbas.fine("--region", "western", "--site-count", count, records=records, sites=None)
    assert "sex has one category" in out
    assert len(vbas.released()) == N


def test_persons_in_several_areas(vbas):
    frame = record_frame(age="1", sex="1", person=[i % 30 for i in range(N)])
    path = vbas.records(frame)
    out = vbas.fine("--k", 1, "--person", "person", records=path)
    assert "Persons (person) with records in several areas: 30" in out
    persons = frame.groupby("DAUID")["person"].nunique().sum()
    assert vbas.metrics["n_records"] == persons


def test_postal_codes_and_conversion_tables(vbas):
    fsa = vbas.areas(
        area_frame(("K1A", "K1B", "K1C")).rename(columns={"DAUID": "CFSAUID"}), "f.gpkg"
    )
    records = vbas.records(record_frame(("K1A 0B1", "k1b-0b1", "K1C0B1", "H0H0H0")))
    words = ["aggregate", "--areas", fsa, "--records", records, "--area-id", "CFSAUID", "--qi"]
    words += ["age", "--record-area-id", "DAUID", "--postal-codes", "--site-count", "count"]
    status, out, err = vbas.call(*words, "--sites", 2, "--out", vbas.out)
    assert (status, err) == (0, "")
    assert "Records whose postal code was matched to an area: 75.0% of 80." in out
    (vbas.folder / "p.csv").write_text(f"pc,da\nK1A0B1,{IDS[0]}\nK1B0B1,{IDS[1]}\n")
    out = vbas.fine("--pccf", vbas.folder / "p.csv", records=records)
    assert "matched to an area: 50.0% of" in out


def test_kept_postal_codes_are_refused_or_forced(vbas):
    frame = record_frame()
    frame["pc"] = [f"K1A{i[-1]}B{j % 9}" for j, i in enumerate(frame["DAUID"])]
    path = vbas.records(frame)
    assert "pc tells the area of 120 of 120 released" in vbas.refused("--keep", "pc", records=path)
    vbas.fine("--keep", "pc", "--force", records=path)
    assert list(vbas.released().columns) == ["region_id", "age", "sex", "pc"]


def test_a_coarser_level(vbas):
    fsa = vbas.areas(
        area_frame(("K1A", "K1B", "K1C")).rename(columns={"DAUID": "CFSAUID"}), "f.gpkg"
    )
    assert "lie in a unit of" in vbas.fine("--level", f"fsa={fsa}")
    far = area_frame(("K1A", "K1B", "K1C")).rename(columns={"DAUID": "CFSAUID"})
    path = vbas.areas(far.set_geometry(far.translate(1e6, 1e6)), "far.gpkg")
    assert "cannot be related" in vbas.refused("--level", f"fsa={path}")


def test_the_same_run_twice(vbas):
    volatile = {"running_time_s", "started"}
    results = []
    areas, records = vbas.areas(), vbas.records()
    for name in ("one", "two"):
        vbas.fine(areas=areas, records=records, out=vbas.folder / name)
        files = {of: (vbas.folder / name / of).read_bytes() for of in FILES}
        metrics = json.loads(files.pop("internal/metrics.json"))
        results.append((files, {k: v for k, v in metrics.items() if k not in volatile}))
    assert results[0] == results[1]
