"""The same records in every format that can be read."""

from __future__ import annotations

import gzip
from pathlib import Path

import pandas as pd
import pyreadstat
import pytest

from core.io.records import category_counts, inspect_records, statistics_files
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from tests.core.io.record_files import count, layer, tally

HERE = layer("01", "02")
FRAME = pd.DataFrame(
    {
        "area": ["01", "02", "02", "", "77", "01"],
        "sex": ["f", "m", "m", "f", "m", ""],
        "code": [1.0, 2.0, 2.0, 1.0, None, None],
    }
)
WANT = {("01", "f", "1"): 1, ("02", "m", "2"): 2, ("01", "missing", "missing"): 1}


@pytest.mark.parametrize("suffix", ["xpt", "sav", "zsav", "dta"])
@pytest.mark.parametrize("chunk", [2, 50_000])
def test_statistics_files(
    tmp_path: Path, suffix: str, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics_files, "_CHUNK_ROWS", chunk)
    monkeypatch.setattr(statistics_files, "_MERGE_ROWS", 3)
    path = tmp_path / f"r.{suffix}"
    if suffix == "xpt":
        pyreadstat.write_xport(FRAME, path)
    elif suffix == "dta":
        pyreadstat.write_dta(FRAME, path)
    else:
        labels = {"code": {1: "one", 2: "two"}}
        pyreadstat.write_sav(FRAME, path, compress=suffix == "zsav", variable_value_labels=labels)
    study = count(path, HERE, "sex", "code")
    assert tally(study) == WANT
    assert study.left_out["unknown area"] == 2
    banded = count(path, HERE, QuasiIdentifier("code", band=Band(2)))
    assert banded.counts.categories["code"] == ("0-1", "2-3")
    assert count(path, HERE, "sex", person_column="code").counts.n_people == 3
    preview = finish(inspect_records(path))
    assert preview.n_rows == 6
    assert [c.n_missing for c in preview.columns] == [1, 1, 2]
    assert finish(category_counts(path, QuasiIdentifier("code"))).counts == (2, 2)


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("suffix", [".csv", ".tsv", ".txt", ".csv.gz"])
def test_delimiters(tmp_path: Path, delimiter: str, suffix: str) -> None:
    path = tmp_path / f"r{suffix}"
    text = FRAME.to_csv(index=False, sep=delimiter).replace(".0", "")
    path.write_bytes(gzip.compress(text.encode()) if suffix.endswith("gz") else text.encode())
    assert tally(count(path, HERE, "sex", "code")) == WANT


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "latin-1", "utf-16"])
def test_encodings(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "r.csv"
    text = 'area,"née"\n01,Québec\n02,"à, ""b"""\n' + (
        "02,\u0081x\n" if encoding == "latin-1" else ""
    )
    text += "01,œuvre\n" if encoding != "latin-1" else ""
    path.write_bytes(text.encode(encoding))
    found = tally(count(path, HERE, "née"))
    assert found[("01", "Québec")] == 1
    assert found[("02", 'à, "b"')] == 1
    if encoding != "latin-1":
        assert found[("01", "œuvre")] == 1
    assert sum(found.values()) == 3


def test_blank_lines_and_windows_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_bytes(b"area,q\r\n01,a\r\n02,b\r\n\r\n")
    assert tally(count(path, HERE, "q")) == {("01", "a"): 1, ("02", "b"): 1}


def test_late_accents_decide_the_encoding(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_bytes(b"area,q\n" + b"01,a\n" * 200_000 + "02,é\n".encode("cp1252"))
    found = tally(count(path, HERE, "q"))
    assert found == {("01", "a"): 200_000, ("02", "é"): 1}
