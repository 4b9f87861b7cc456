"""Ids and numbers, whatever their type on disk."""

from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.io.areas import suggest_crs
from core.io.areas.delimited import read_text_table
from core.io.areas.projection import named, parse_crs
from core.io.areas.values import as_ids, as_numbers, as_text

digits = st.integers(0, 10**12)


@given(st.lists(digits, min_size=1, max_size=20))
def test_same_id_from_every_type(numbers):
    text = [str(number) for number in numbers]
    for column in (
        pd.Series(numbers, dtype="int64"),
        pd.Series(numbers, dtype="Int64"),
        pd.Series(numbers, dtype="float64"),
        pd.Series(text, dtype="str"),
        pd.Series(text, dtype="object"),
        pd.Series([f" {t}.0" for t in text]),
        pd.Series(text, dtype="category"),
    ):
        assert as_ids(column).tolist() == text


@given(st.lists(st.text("0123456789AB.", max_size=9)))
def test_text_ids_are_kept(texts):
    # A letter at the end: numbers that all end in .0 lose it.
    texts = [text + "x" for text in texts]
    assert as_ids(pd.Series(texts, dtype="str")).tolist() == texts


def test_trailing_zero_goes_only_if_all_have_it():
    assert as_ids(pd.Series(["1.0", "2.5"])).tolist() == ["1.0", "2.5"]
    assert as_ids(pd.Series(["1.0", None, "20.0"])).tolist() == ["1", "", "20"]


def test_blanks_are_empty_text():
    for column in (pd.Series([None, 1.0]), pd.Series([pd.NA, 1], dtype="Int64")):
        assert as_ids(column).tolist() == ["", "1"]
    assert as_text(pd.Series([True, False])).tolist() == ["True", "False"]


def test_census_tracts_from_numbers_have_two_decimals():
    ids = as_ids(pd.Series([5350420.13, 5350421.0, None]), "ct")
    assert ids.tolist() == ["5350420.13", "5350421.00", ""]
    assert as_ids(pd.Series(["5350421.00"]), "ct").tolist() == ["5350421.00"]


@pytest.mark.parametrize(
    ("text", "comma", "number"),
    [
        ("12", False, 12),
        ("-1.5", False, -1.5),
        ("1,234", False, 1234),
        ("1,234,567.5", False, 1234567.5),
        ("1,5", False, 1.5),
        ("1,234", True, 1.234),
        ("35 151 728", True, 35151728),
        ("35\u00a0151\u202f728,5", True, 35151728.5),
        ("inf", False, np.inf),
    ],
)
def test_numbers_as_written(text, comma, number):
    numbers, bad = as_numbers(pd.Series([text]), comma)
    assert numbers[0] == number
    assert not bad[0]


@pytest.mark.parametrize("symbol", ["", " ", "x", "X", "..", "...", "F", "T", None, "n/a"])
def test_symbols_are_no_number_and_no_fault(symbol):
    numbers, bad = as_numbers(pd.Series([symbol, "1"], dtype="str"))
    assert np.isnan(numbers[0])
    assert not bad.any()


def test_other_text_is_a_fault():
    assert as_numbers(pd.Series(["many", "1 2 x", "3"]))[1].tolist() == [True, True, False]


@given(st.lists(st.floats(allow_nan=False), min_size=1))
def test_numbers_come_through_text_unchanged(values):
    numbers, bad = as_numbers(pd.Series([repr(value) for value in values], dtype="str"))
    assert numbers.tolist() == values
    assert not bad.any()


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "latin-1", "utf-16"])
@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
def test_every_way_to_write_a_table(newline, encoding, separator):
    rows = [["id", "Région", "valeur"], ["01", "Québec", "1"], ["02", "Montérégie", "2"]]
    lines = [separator.join(f'"{cell}"' for cell in row) for row in rows]
    raw = read_text_table(Path("t.csv"), (newline.join(lines) + newline).encode(encoding))
    assert raw.columns.to_dict("list") == {
        "id": ["01", "02"],
        "Région": ["Québec", "Montérégie"],
        "valeur": ["1", "2"],
    }
    assert raw.decimal_comma == (separator == ";")
    assert raw.first_line == 2


def test_quoted_line_breaks_and_separators():
    data = b'id,name\n1,"a, b"\n2,"c\nd"\n3,"say ""x"""\n'
    raw = read_text_table(Path("t.csv"), data)
    assert raw.columns["name"].tolist() == ["a, b", "c\nd", 'say "x"']


def test_semicolon_table_full_of_decimal_commas():
    data = "id;x;y\n" + "".join(f"{i};{i},5;{i},25\n" for i in range(50))
    raw = read_text_table(Path("t.csv"), data.encode())
    assert raw.columns.shape == (50, 3)


@pytest.mark.parametrize(
    ("points", "crs"),
    [
        ([[-75.0, 45.0], [-123.0, 49.0]], "EPSG:4326"),
        ([[7.6e6, 1.2e6], [4.0e6, 2.0e6]], "EPSG:3347"),
        ([-80.0, 42.0, -75.0, 46.0], "EPSG:4326"),
        ([[5e5, 5e6]], None),
        ([[np.nan, 1.0]], None),
    ],
)
def test_suggested_crs(points, crs):
    assert suggest_crs(points) == crs


def test_named_crs():
    assert parse_crs(" EPSG:3347 ").to_epsg() == 3347
    odd = parse_crs("+proj=lcc +lat_1=49 +lat_2=77 +lat_0=60 +lon_0=-90 +datum=NAD83 +units=m")
    assert named(odd).to_epsg() is None
