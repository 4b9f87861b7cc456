"""The same records as a file and in Spark: the same numbers, bit for bit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.errors import VbasError
from core.io.records import POSTAL_CODE, inspect_records, read_coded, unmatched_ids
from core.io.records.distinct import read_distinct
from core.io.records.place import Place, place_of
from core.io.records.source import RecordSource
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from tests.core.io.record_files import layer
from tests.core.io.test_postgres_counts import (
    COLUMNS,
    HERE,
    RECODINGS,
    check_persons,
    records,
    same,
    study_of,
)
from tests.spark.session import MARKED, Spark, folder_of

SEX = QuasiIdentifier("sex")
KINDS = list(COLUMNS)
# Spark takes seconds to plan a band; what it reads as numbers is of these.
BANDED = ["ages", "char", "bigint", "real", "double", "numeric"]


@pytest.fixture(scope="module")
def every(spark: Spark) -> tuple[Path, Path]:
    """Values of all kinds of columns in one file, and in a folder of two."""
    table = records("text", 0)[1].select(["area", "sex"])
    for kind in KINDS:
        table = table.append_column(kind, records(kind, 0)[1]["value"])
    path = spark.folder / "every.parquet"
    pq.write_table(table, path)
    return path, folder_of(spark.folder / "every", table)


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPARK_CONNECT_AUTHENTICATE_TOKEN", MARKED)


def both(spark: Spark, every: tuple[Path, Path], by_connect: bool = False) -> tuple[Place, Place]:
    path, folder = every
    return path, spark.connect(folder) if by_connect else spark.local(folder)


def test_recodings(spark: Spark, every: tuple[Path, Path]) -> None:
    """What is not a band is made of distinct values here: each kind of column with one of them."""
    names = [name for name in RECODINGS if "band" not in name]
    qis = [RECODINGS[names[i % len(names)]](kind) for i, kind in enumerate(KINDS)]
    same(*(study_of(of, *qis, SEX) for of in both(spark, every)))


def test_bands(spark: Spark, every: tuple[Path, Path]) -> None:
    """Wide ones and narrow ones in turn."""
    qis = [RECODINGS[["band", "narrow band"][i % 2]](kind) for i, kind in enumerate(BANDED)]
    same(*(study_of(of, *qis, SEX) for of in both(spark, every)))


@pytest.mark.parametrize("kind", ["text", "double"])
def test_persons(spark: Spark, every: tuple[Path, Path], kind: str) -> None:
    more: dict[str, Any] = {"person_column": kind, "exclude_missing": kind != "double"}
    qis = SEX, RECODINGS["missing"]("boolean")
    one, other = (study_of(of, *qis, **more) for of in both(spark, every))
    assert one.counts.n_records > 50
    same(one, other)


def test_area_ids(spark: Spark, every: tuple[Path, Path]) -> None:
    for kind in KINDS[::2]:
        values = [str(of) for of in COLUMNS[kind][2][:2]]
        values = [*values, "true", "1", "34", "1.5", "18446744073709551616", "01:02:03", "2"]
        values += ["1970-01-01", "2020-01-01 00:00:00", "2020-01-01 00:00:00+00"]
        areas = layer("none", *dict.fromkeys(of.strip() for of in values if of.strip()))
        one, other = (finish(unmatched_ids(of, areas, kind)) for of in both(spark, every))
        assert one == other, kind
    same(*(study_of(of, SEX, areas=areas, area=kind) for of in both(spark, every)))


@pytest.mark.usefixtures("token")
def test_by_connect(spark: Spark, every: tuple[Path, Path]) -> None:
    places = both(spark, every, by_connect=True)
    qis = [RECODINGS["groups"](kind) for kind in ("text", "double", "numeric", "moment")]
    same(*(study_of(of, *qis, SEX) for of in places))
    same(*(study_of(of, SEX, person_column="text") for of in places))


@pytest.mark.usefixtures("token")
def test_a_table_of_a_catalogue(spark: Spark, every: tuple[Path, Path]) -> None:
    spark.session.sql("CREATE DATABASE IF NOT EXISTS health")
    spark.session.conf.set("spark.sql.timeType.enabled", "true")
    spark.session.read.parquet(str(every[1])).write.saveAsTable("health.stays_24")
    same(study_of(every[0], SEX), study_of(spark.connect('"health"."stays_24"'), SEX))
    want = finish(unmatched_ids(every[0], HERE, "area"))
    for name in ("health.stays_24", "spark_catalog.health.stays_24"):
        assert finish(unmatched_ids(spark.connect(name), HERE, "area")) == want
    for name, said in {
        "health.stays": "knows no table",
        "a.b.c.d": "no name of a table",
        "/nowhere": "no folder nowhere",
    }.items():
        with pytest.raises(VbasError, match=said):
            study_of(spark.connect(name), SEX)


def test_postal_codes_and_a_conversion_table(spark: Spark, tmp_path: Path) -> None:
    conversion = tmp_path / "pccf.csv"
    conversion.write_text("code,area\nK1A0B1,01\nK1A0B2,03\n")
    codes = ["K1A 0B1", "k1a0b2", "K1A-0B2", "M5V 1A1", None, "", "K1A"] * 9
    of = pa.table({"area": codes, "sex": ["m", "f", "m"] * 21})
    path = tmp_path / "codes.parquet"
    pq.write_table(of, path)
    for more in (
        {"area_kind": POSTAL_CODE},
        {"area_kind": POSTAL_CODE, "conversion_path": conversion},
    ):
        same(study_of(path, SEX, **more), study_of(spark.local(path), SEX, **more))


@pytest.mark.parametrize("with_areas", [True, False], ids=["areas", "no areas"])
def test_coded_and_distinct(spark: Spark, every: tuple[Path, Path], with_areas: bool) -> None:
    more: dict[str, Any] = {"area_column": "area", "areas": HERE} if with_areas else {}
    qis = [RECODINGS["missing"](kind) for kind in ("text", "double", "numeric", "ages")]
    mine, theirs = (finish(read_coded(of, qis, **more)) for of in both(spark, every))
    assert mine.categories == theirs.categories
    assert mine.left_out == theirs.left_out
    sides = [np.vstack([of.codes, of.areas] if with_areas else [of.codes]) for of in (mine, theirs)]
    ordered = [side[:, np.lexsort(side[::-1])] for side in sides]
    assert ordered[0].tolist() == ordered[1].tolist()
    first, second = (finish(read_distinct(of, qis, **more)) for of in both(spark, every))
    assert first.codes.tolist() == second.codes.tolist()
    assert first.counts.tolist() == second.counts.tolist()


def test_persons_record_by_record(spark: Spark, tmp_path: Path) -> None:
    table = records("text", 6)[1]
    pq.write_table(table, tmp_path / "persons.parquet")
    place = spark.local(tmp_path / "persons.parquet")
    check_persons(tmp_path / "persons.parquet", place, [6])


def test_folders_with_columns_in_their_names(spark: Spark, tmp_path: Path) -> None:
    odd = ["01", "02", "a b=c", "x%", "{x}", None]
    n = 240
    of = pa.table(
        {
            "area": [odd[i % 6] for i in range(n)],
            "year": [2020 + i % 2 for i in range(n)],
            "sex": ["m", "f", None] * (n // 3),
            "age": [i % 90 for i in range(n)],
        }
    )
    path = tmp_path / "whole.parquet"
    pq.write_table(of, path)
    folder = folder_of(tmp_path / "odd [1] {y} é=%", of, "area", "year")
    (folder / "_SUCCESS").touch()
    (folder / "_temporary").mkdir()
    (folder / "_temporary" / "half.parquet").write_bytes(b"PAR1")
    qis = QuasiIdentifier("year"), SEX, QuasiIdentifier("age", band=Band(20.0, None))
    areas = layer("01", "02", "a b=c", "x%", "{x}")
    want = study_of(path, *qis, areas=areas)
    assert want.counts.n_records == n - n // 6
    same(want, study_of(folder, *qis, areas=areas))
    same(want, study_of(spark.local(folder), *qis, areas=areas))
    seen = [of.name for of in finish(inspect_records(folder)).columns]
    assert seen == ["sex", "age", "area", "year"]


def test_letters_that_spark_would_read_as_others(spark: Spark, tmp_path: Path) -> None:
    of = pa.table({"area": ["01", "é9"] * 9, "sex": ["m"] * 18})
    folder = folder_of(tmp_path / "accents", of, "area")
    assert study_of(folder, SEX).counts.n_records == 18
    with pytest.raises(VbasError, match="hold escaped letters"):
        study_of(spark.local(folder), SEX)


def test_what_cannot_be_read_is_said(spark: Spark, tmp_path: Path) -> None:
    of = pa.table({"area": ["01"], "sex": ["m"], "list": [[1]], "bytes": [b"x"]})
    folder = folder_of(tmp_path / "lists", of)
    same(*(study_of(place, SEX) for place in (folder, spark.local(folder))))
    (tmp_path / "empty").mkdir()
    odd = folder_of(tmp_path / "odd", of)
    pq.write_table(pa.table({"area": [1], "sex": [[1.0]]}), odd / "other.parquet")
    half = folder_of(tmp_path / "half", of)
    (half / "b.parquet").write_bytes((half / "a.parquet").read_bytes()[:-30])
    for place in (lambda of: of, spark.local):
        for at, said in {
            tmp_path / "nothing": "There is no f",
            tmp_path / "empty": "holds no Parquet files",
            odd: "do not agree",
            half: "is not a complete Parquet file|is damaged|cannot be read",
        }.items():
            with pytest.raises(VbasError, match=said) as raised:
                study_of(place(at), SEX)
            assert raised.value.__context__ is None
    with pytest.raises(VbasError, match="holds lists, bytes"):
        study_of(spark.local(folder), QuasiIdentifier("bytes"))
    with pytest.raises(VbasError, match="no column nothing"):
        study_of(spark.local(folder), QuasiIdentifier("nothing"))


def test_buckets_in_the_cloud_are_left_to_spark() -> None:
    with pytest.raises(VbasError, match="would have to download"):
        place_of("s3://bucket/stays")
    source = RecordSource(place_of("sc://host", "s3a://bucket/stays"), "area", (SEX,))
    assert source.path.name == "stays"
