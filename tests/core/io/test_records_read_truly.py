"""Every column is the one that is named, every row where it stands, whatever the file is like."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pyreadstat
import pytest

from core.errors import VbasError
from core.io.kept_columns import read_kept
from core.io.records import inspect_records, read_coded, write_released
from core.io.records.engine import start_engine
from core.io.records.opening import open_records
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish
from tests.core.io.record_files import count, layer, notices, source, tally

HERE = layer("01", "02")


@pytest.mark.parametrize("name", ["r.parquet", "r.csv", "latin.csv"])
def test_thousands_of_columns_are_not_mixed_up(tmp_path: Path, name: str) -> None:
    """The engine lists more than 2,048 columns in an order that changes from time to time."""
    n_columns, n_rows = 2200, 4
    columns: dict[str, list[str]] = {"area": ["01"] * n_rows}
    for i in range(n_columns):
        columns[f"v{i}"] = [f"{i}é{j % (2 + i % 7)}" for j in range(n_rows)]
    path = tmp_path / name
    if name.endswith("parquet"):
        pq.write_table(pa.table(columns), path)
    else:
        encoding = "cp1252" if name.startswith("latin") else "utf-8"
        pd.DataFrame(columns).to_csv(path, index=False, encoding=encoding)
    asked = ["v2111", "v2047", "v2099", "v3"]
    truth = [[columns[of][j] for of in asked] for j in range(n_rows)]
    for _ in range(4):
        with finish(start_engine()) as engine:
            records = finish(open_records(path, engine, asked))
            assert list(records.names) == list(columns)
            wanted = records.table.select(**{of: records.column(of) for of in asked})
            found = finish(records.rows(wanted, "reading")).to_pylist()
        assert sorted(list(row.values()) for row in found) == sorted(truth)
    assert sorted(tally(count(path, HERE, *asked))) == sorted({("01", *row) for row in truth})


@pytest.mark.parametrize("name", ["r.parquet", "r.csv", "mixed.csv", "r.csv.gz", "r.sav"])
def test_rows_read_twice_stand_in_the_same_order(tmp_path: Path, name: str) -> None:
    """Kept columns are read later than the codes and joined to them by their place."""
    n = 300_000
    number = np.arange(n)
    frame = pd.DataFrame({"q": (number * 7919 % 1009).astype(str), "row": number.astype(str)})
    path = tmp_path / name
    if name.endswith("parquet"):
        pq.write_table(pa.Table.from_pandas(frame), path, row_group_size=10_000)
    elif name.endswith("sav"):
        frame = frame[:120_000]
        pyreadstat.write_sav(frame, str(path))
    else:
        frame.to_csv(path, index=False)
    if name.startswith("mixed"):
        path.write_bytes(path.read_bytes() + b"0,last\r\n")
        frame.loc[n] = ["0", "last"]
    coded = finish(read_coded(path, [QuasiIdentifier("q")]))
    kept = finish(read_kept(path, ["row"], coded))[0].values(np.arange(len(frame)))
    labels = np.array(coded.categories["q"], dtype=object)[coded.codes[0]]
    assert (labels == frame["q"].to_numpy(dtype=object)).all()
    assert kept.to_pylist() == frame["row"].tolist()


def test_released_records_with_other_columns_are_sorted(tmp_path: Path) -> None:
    n = 150_000
    rng = np.random.default_rng(1)
    frame = pd.DataFrame({"area": "01", "q": rng.permutation(n).astype(str)})
    frame["q"] = frame["q"].str[-4:]
    frame["note"] = rng.permutation(n).astype(str)
    path = tmp_path / "r.parquet"
    pq.write_table(pa.Table.from_pandas(frame), path, row_group_size=5000)
    study = count(path, HERE, "q")
    out = tmp_path / "out.parquet"
    labels = np.zeros(2, dtype=np.int32)
    kept = study.counts.counts[:1]
    what = source(path, "q"), study, labels, kept, ("note",), out
    finish(write_released(*what, k=1, force=True))
    found = pd.read_parquet(out)[["q", "note"]]
    truth = frame[["q", "note"]].sort_values(["q", "note"], ignore_index=True)
    pd.testing.assert_frame_equal(found, truth, check_dtype=False)


def _twice(folder: Path, kind: str) -> tuple[Path, str]:
    """A file with two columns of one name, and this name."""
    path = folder / f"r.{kind}"
    values = {"area": ["01", "01"], "QQQA": ["a", "b"], "QQQB": ["c", "c"]}
    if kind == "parquet":
        pq.write_table(pa.table(list(values.values()), names=["area", "QQQA", "QQQA"]), path)
        return path, "QQQA"
    if kind == "csv":
        path.write_text("area,QQQA,QQQA\n01,a,c\n01,b,c\n")
        return path, "QQQA"
    write = pyreadstat.write_xport if kind == "xpt" else pyreadstat.write_dta
    write(pd.DataFrame(values), str(path))
    path.write_bytes(path.read_bytes().replace(b"QQQB", b"QQQA"))
    return path, "QQQA"


@pytest.mark.parametrize("kind", ["parquet", "csv", "dta", "xpt"])
def test_a_name_that_two_columns_have_means_the_first(tmp_path: Path, kind: str) -> None:
    path, name = _twice(tmp_path, kind)
    first = count(path, HERE, name)
    assert tally(first) == {("01", "a"): 1, ("01", "b"): 1}
    said = f"several columns called {name}; the first is read"
    assert said in notices(first)
    assert said in str(finish(read_coded(path, [QuasiIdentifier(name)])).notices)
    second = count(path, HERE, f"{name} (2)")
    assert tally(second) == {("01", "c"): 2}
    assert "several columns" not in notices(second)
    assert [c.name for c in finish(inspect_records(path)).columns][1:] == [name, f"{name} (2)"]


def test_only_repeated_names_that_are_used_are_told(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_text("area,x,x,q,Q\n01,1,2,a,b\n")
    study = count(path, HERE, "q", "Q")
    assert tally(study) == {("01", "a", "b"): 1}
    assert "several columns" not in notices(study)


def test_columns_of_stata_that_differ_in_capitals(tmp_path: Path) -> None:
    path = tmp_path / "r.dta"
    frame = pd.DataFrame({"area": ["01", "01"], "q": ["a", "b"], "Q": ["c", "c"]})
    pyreadstat.write_dta(frame, str(path))
    assert tally(count(path, HERE, "Q", "q")) == {("01", "c", "a"): 1, ("01", "c", "b"): 1}


def test_parquet_columns_of_odd_names(tmp_path: Path) -> None:
    path = tmp_path / "it's 100%.parquet"
    names = ["area", "", " ", 'a"b', "a\nb", "file_row_number", "AREA"]
    pq.write_table(pa.table([pa.array([v]) for v in ["01", *"abcdef"]], names=names), path)
    columns = [c.name for c in finish(inspect_records(path)).columns]
    assert columns == ["area", "column 2", "column 3", 'a"b', "a\nb", "file_row_number", "AREA"]
    assert tally(count(path, HERE, *columns[1:])) == {("01", *"abcdef"): 1}


@pytest.mark.parametrize("last", ["", "\r", "\r\n"])
@pytest.mark.parametrize("ends", ["\r", "\n", "\r\n", ("\r", "\n"), ("\r\n", "\n"), ("\n", "\r\n")])
@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_lines_may_end_in_any_way(
    tmp_path: Path, ends: str | tuple[str, str], last: str, encoding: str
) -> None:
    lines = ["area,q", "01,é", '02,"b"', "02,c", "01,d"]
    text = "".join(
        line + ends[i % len(ends)] if isinstance(ends, tuple) else line + ends
        for i, line in enumerate(lines[:-1])
    )
    path = tmp_path / "r.csv"
    path.write_bytes((text + lines[-1] + last).encode(encoding))
    expected = {("01", "é"): 1, ("02", "b"): 1, ("02", "c"): 1, ("01", "d"): 1}
    assert tally(count(path, HERE, "q")) == expected


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("inside", ["\n", "\r\n", "\r"])
def test_a_header_may_hold_line_breaks(tmp_path: Path, ends: str, inside: str) -> None:
    path = tmp_path / "r.csv"
    lines = ["area," + f'"sex{inside}of person"', "01,f", '02,"m' + inside + '"']
    path.write_bytes(ends.join([*lines, ""]).encode())
    assert tally(count(path, HERE, "sex\nof person")) == {("01", "f"): 1, ("02", "m"): 1}
    with pytest.raises(VbasError) as error:
        count(path, HERE, "q")
    assert "Its columns are: area, sex of person." in str(error.value)


def test_broken_lines_are_named_whatever_the_ends_of_lines(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_bytes(b"area,q\r01,a\r\n02,b,c\n01,d\n")
    with pytest.raises(VbasError, match=r"1 broken lines .* line 3"):
        count(path, HERE, "q")
    path.write_bytes(b'area,q\r01,"a\r\n02,b\n01,d\n')
    with pytest.raises(VbasError, match="never closed"):
        count(path, HERE, "q")


def _packed(encoding: str = "utf-8") -> bytes:
    rng = np.random.default_rng(0)
    lines = [f"0{rng.integers(1, 3)},é{rng.integers(10**9)}" for _ in range(2000)]
    return gzip.compress("\n".join(["area,q", *lines]).encode(encoding), mtime=0)


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "utf-16"])
def test_damage_to_packed_text_is_said(tmp_path: Path, encoding: str) -> None:
    """Wherever a bit is turned: the content, the check sum or the length."""
    whole = _packed(encoding)
    path = tmp_path / "r.csv.gz"
    path.write_bytes(whole)
    truth = tally(count(path, HERE, "q"))
    rng = np.random.default_rng(2)
    for place in [0, 1, 2, *rng.integers(10, len(whole), 12), *range(-8, 0)]:
        damaged = bytearray(whole)
        damaged[place] ^= 1 << rng.integers(8)
        path.write_bytes(damaged)
        with pytest.raises(VbasError):
            count(path, HERE, "q")
    for length in (5, 15, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(VbasError, match="cannot be read to its end"):
            count(path, HERE, "q")
    path.write_bytes(whole + gzip.compress(b"\n01,z", mtime=0) if encoding != "utf-16" else whole)
    more = Counter() if encoding == "utf-16" else Counter({("01", "z"): 1})
    assert tally(count(path, HERE, "q")) == truth + more


def test_an_endless_line_is_not_held_in_memory(tmp_path: Path) -> None:
    """Where it is read by pieces its number of columns is never known."""
    path = tmp_path / "r.csv.gz"
    with gzip.open(path, "wb", compresslevel=1) as file:
        file.write(b"area,q\n01,")
        for _ in range(20):
            file.write(b"," * (1 << 20))
    with pytest.raises(VbasError, match=r"more than .* characters in line 2"):
        count(path, HERE, "q")


@pytest.mark.parametrize("encoding", ["cp1252", "utf-16"])
@pytest.mark.parametrize("before", ["", "x"])
def test_a_broken_long_line_is_named(tmp_path: Path, encoding: str, before: str) -> None:
    """The engine quotes the line and cuts it off within a character of two bytes."""
    path = tmp_path / "r.csv"
    path.write_text(f"area,q\n01,é\n01,{before}{'é' * 200},x\n", encoding=encoding)
    for read in (
        lambda: count(path, HERE, "q"),
        lambda: finish(read_coded(path, [QuasiIdentifier("q")])),
    ):
        with pytest.raises(VbasError, match=r"1 broken lines .* line 3") as error:
            read()
        assert "é" not in str(error.value)
