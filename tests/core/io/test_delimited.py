"""Delimited text: encodings, delimiters and names of columns, the same for every reader."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.io.delimited import decode, guess_delimiter, told_apart
from core.io.small_tables import read_locks
from core.io.synthesize.codebook import read_codebook


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252", "latin-1"])
def test_every_encoding_gives_the_same_text(encoding):
    assert decode(Path("t.csv"), "id,é\n1,à\n".encode(encoding)) == "id,é\n1,à\n"


@pytest.mark.parametrize(
    ("text", "header", "prefer", "mark"),
    [
        ("id;x;y\n1;2,5;3,5\n2;2,5;3,5\n", True, "", ";"),
        ("one column\na, b\nc, d\n", True, "", ","),
        ("a title, with a comma\n\nid\tx\n1\t2\n2\t3\n", False, "", "\t"),
        ("a;[0, 5[\nb;[5, 10[\n", False, ";", ";"),
        ('"a;b";c|d\n"a;b";c|d\n', True, "", ";"),
        ("", True, "", ","),
    ],
)
def test_the_delimiter_is_the_one_that_divides_alike(text, header, prefer, mark):
    assert guess_delimiter(text, header=header, prefer=prefer) == mark


@given(st.lists(st.sampled_from(["", "a", "Symbol", "a (2)"])))
def test_column_names_are_made_distinct(names):
    made = told_apart(names)
    assert len(set(made)) == len(made) == len(names)
    assert [new for new, old in zip(made, names, strict=True) if old and names.count(old) == 1] == [
        old for old in names if old and names.count(old) == 1
    ]


def test_told_apart_leaves_the_names_of_the_file():
    assert told_apart(["x", "x", "x (2)", "x", "", "column 5"]) == (
        *("x", "x (3)", "x (2)", "x (4)", "column 6", "column 5"),
    )


def test_small_tables_may_be_written_by_any_spreadsheet(tmp_path):
    path = tmp_path / "t.csv"
    path.write_bytes("area_id|region_id|note\n01|7|été, puis\n".encode("cp1252"))
    assert read_locks(path) == (("01", "7"),)
    path.write_bytes("name;val;label\nsex;1;Féminin\n".encode("utf-16"))
    assert read_codebook(path).of("sex") == (("1",), ("Féminin",))
