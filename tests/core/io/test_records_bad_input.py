"""Bad record files and choices: one sentence each, never a traceback, never a value."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from core.errors import VbasError
from core.io.records import category_counts, inspect_records
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from tests.core.io.record_files import count, layer, notices, parquet, tally

HERE = layer("01", "02", "03", "04")


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(VbasError, match=r"There is no file .*gone.csv"):
        count(tmp_path / "gone.csv", HERE, "q")


def test_unknown_kind(tmp_path: Path) -> None:
    path = tmp_path / "r.xlsx"
    path.write_bytes(b"PK")
    with pytest.raises(VbasError, match=r"r\.xlsx is not of a kind"):
        count(path, HERE, "q")


@pytest.mark.parametrize("name", ["r.parquet", "r.csv"])
@pytest.mark.parametrize(
    ("area", "qi", "more"),
    [("no", "q", {}), ("area", "no", {}), ("area", "q", {"person_column": "no"})],
)
def test_missing_columns(
    tmp_path: Path, name: str, area: str, qi: str, more: dict[str, str]
) -> None:
    frame = pd.DataFrame({"area": ["01"], "q": ["secret"]})
    path = tmp_path / name
    frame.to_csv(path, index=False) if name.endswith("csv") else frame.to_parquet(path)
    with pytest.raises(VbasError, match=r"has no column no. Its columns are: area, q") as caught:
        count(path, HERE, qi, area=area, **more)
    assert "secret" not in str(caught.value)


def test_columns_chosen_twice(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"], q=["a"])
    with pytest.raises(VbasError, match="q is chosen 2 times"):
        count(path, HERE, "q", "q")
    with pytest.raises(VbasError, match="area column area is also given"):
        count(path, HERE, "q", "area")
    with pytest.raises(VbasError, match="No quasi-identifier"):
        count(path, HERE)
    with pytest.raises(VbasError, match="cannot be of the kind 'town'"):
        count(path, HERE, "q", area_kind="town")


def test_no_record_in_any_area_shows_patterns_not_values(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["98765432", "98765431", None], q=["a"] * 3)
    with pytest.raises(VbasError) as caught:
        count(path, HERE, "q")
    assert "8 digits" in str(caught.value)
    assert "01, 02, 03." in caught.value.message
    assert "98765" not in str(caught.value)


@pytest.mark.parametrize("name", ["r.parquet", "r.csv"])
def test_no_records(tmp_path: Path, name: str) -> None:
    frame = pd.DataFrame({"area": ["01"], "q": ["a"]}).iloc[:0]
    path = tmp_path / name
    frame.to_csv(path, index=False) if name.endswith("csv") else frame.to_parquet(path)
    with pytest.raises(VbasError, match="holds no records"):
        count(path, HERE, "q")
    with pytest.raises(VbasError, match="holds no records"):
        finish(inspect_records(path))


def test_a_hundred_thousand_categories(tmp_path: Path) -> None:
    n = 100_000
    path = parquet(tmp_path / "r.parquet", area=["01"] * n, income=np.arange(n))
    for attempt in (
        lambda: count(path, HERE, "income"),
        lambda: finish(category_counts(path, QuasiIdentifier("income"))),
    ):
        with pytest.raises(VbasError, match=r"income has 100,000 categories or more. Band it"):
            attempt()
    study = count(path, HERE, QuasiIdentifier("income", band=Band(50_000)))
    assert study.counts.categories["income"] == ("0-49999", "50000-99999")


def test_truncated_parquet(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"] * 1000, q=["a"] * 1000)
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(VbasError, match="not a complete Parquet file"):
        count(path, HERE, "q")


def test_parquet_damaged_inside(tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    values = [f"{i:09d}" for i in range(60_000)]
    parquet(path, area=["01"] * 60_000, q=values)
    whole = bytearray(path.read_bytes())
    whole[2000:120_000] = bytes(118_000)
    path.write_bytes(bytes(whole))
    with pytest.raises(VbasError, match=r"r\.parquet cannot be read") as caught:
        count(path, HERE, "q")
    assert caught.value.__cause__ is None
    assert "0000" not in str(caught.value)


def test_ten_per_cent_broken_lines(tmp_path: Path) -> None:
    lines = ["area,q"] + ["01,secret" if i % 10 else "01,secret,x" for i in range(1, 101)]
    path = tmp_path / "r.csv"
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(VbasError) as caught:
        count(path, HERE, "q")
    assert "10 broken lines (10.0%); the first is line 11" in caught.value.message
    assert "secret" not in str(caught.value)


def test_short_lines_and_open_quotation_marks(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_text("area,q\n01,a\n02\n")
    with pytest.raises(VbasError, match=r"1 broken lines .* the first is line 3"):
        count(path, HERE, "q")
    path.write_text('area,q\n01,b\n01,"a\n02,b\n')
    with pytest.raises(VbasError, match=r"quotation mark that is never closed.* line 3"):
        count(path, HERE, "q")


def test_mixed_encodings_name_the_line(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_bytes("area,q\n01,é\n".encode() + "02,é\n".encode("cp1252"))
    with pytest.raises(VbasError, match="mixes encodings: line 3"):
        count(path, HERE, "q")


def test_not_text_empty_and_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_bytes(b"PK\x03\x04\x00\x00")
    with pytest.raises(VbasError, match="not a text file"):
        count(path, HERE, "q")
    path.write_bytes(b"")
    with pytest.raises(VbasError, match="is empty"):
        count(path, HERE, "q")
    path = tmp_path / "r.csv.gz"
    pd.DataFrame({"area": ["01"] * 5000, "q": np.arange(5000)}).to_csv(path)
    path.write_bytes(path.read_bytes()[:-500])
    with pytest.raises(VbasError, match="cannot be read to its end"):
        count(path, HERE, "q")


@pytest.mark.parametrize("suffix", [".sas7bdat", ".xpt", ".sav", ".dta"])
def test_damaged_statistics_files(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"r{suffix}"
    path.write_bytes(b"nothing of the kind" * 50)
    with pytest.raises(VbasError, match="cannot be read as a"):
        count(path, HERE, "q")


def test_postal_conversion_that_is_none(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["K1A0B1"], q=["a"])
    table = tmp_path / "pc.csv"
    table.write_text("just one column\nK1A0B1\n")
    with pytest.raises(VbasError, match="conversion table"):
        count(path, HERE, "q", conversion_path=table)


@pytest.mark.parametrize("name", ["r.parquet", "r.csv", "odd \";[*]'.parquet", "odd ';[*].csv"])
def test_odd_names_are_just_names(tmp_path: Path, name: str) -> None:
    odd = ['a"; DROP TABLE x; --', "it's {q}", "a;b", "%s", "select", "Area", "é"]
    frame = pd.DataFrame({"area": ["01", "02"], **{c: ["x", "y"] for c in odd}})
    path = tmp_path / name
    frame.to_csv(path, index=False) if name.endswith("csv") else frame.to_parquet(path)
    study = count(path, HERE, *odd)
    assert tally(study) == {("01", *"x" * 7): 1, ("02", *"y" * 7): 1}
    with pytest.raises(VbasError, match="has no column it's"):
        count(path, HERE, "it's {x}")


def test_repeated_headers_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_text("area,Symbol,q,Symbol,\n01,a,b,c,d\n")
    assert [c.name for c in finish(inspect_records(path)).columns] == [
        "area",
        "Symbol",
        "q",
        "Symbol (2)",
        "column 5",
    ]
    assert tally(count(path, HERE, "Symbol (2)")) == {("01", "c"): 1}


def test_values_that_are_all_missing(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"], q=pa.array([None], pa.string()))
    study = count(path, HERE, "q")
    assert study.counts.categories == {"q": ()}
    assert study.counts.codes.tolist() == [[0]]
    assert "q has one category" in notices(study)
    assert count(path, HERE, "q", exclude_missing=True).counts.n_records == 0
