"""Categories as TOML, there and back, and what is wrong with bad ones."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.io.categories import (
    categories_to_toml_tables,
    quasi_identifiers_from_tables,
    read_categories,
)
from core.quasi_identifiers import Band, QuasiIdentifier

TEXT = st.text(max_size=8)
LIST = st.lists(TEXT, unique=True, max_size=4).map(tuple)
QI = st.builds(
    QuasiIdentifier,
    column=TEXT,
    missing=LIST,
    order=LIST,
    non_specific=LIST,
    band=st.none() | st.builds(Band, st.sampled_from([1, 2.5, 5]), st.none() | st.integers(1, 99)),
    groups=st.dictionaries(TEXT, st.just(()), max_size=2) | st.just({"g": ("a", "b")}),
)


def test_the_documented_example(tmp_path: Path) -> None:
    path = tmp_path / "categories.toml"
    path.write_text(
        """
[age]
order = ["0-4", "5-9"]
missing = ["99", "8888"]
band = {width = 5, top = 85}
groups = {young = ["0-4", "5-9"]}
non_specific = ["other"]

["a; b"]
"""
    )
    assert read_categories(path) == {
        "age": QuasiIdentifier(
            "age",
            missing=("99", "8888"),
            band=Band(5, 85),
            groups={"young": ("0-4", "5-9")},
            order=("0-4", "5-9"),
            non_specific=("other",),
        ),
        "a; b": QuasiIdentifier("a; b"),
    }


@given(st.lists(QI, max_size=3, unique_by=lambda qi: qi.column))
def test_there_and_back(qis: list[QuasiIdentifier]) -> None:
    text = tomli_w.dumps(categories_to_toml_tables(qis))
    assert list(quasi_identifiers_from_tables(tomllib.loads(text)).values()) == qis


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[age\n", r"c\.toml is not valid TOML: .*line 1"),
        ("age = 5", r"c\.toml: age is not a table"),
        ("[age]\nband = 5", r"c\.toml: \[age\] band must be a table"),
        ("[age]\nband = {top = 5}", r"\[age\] band must be a table with a width"),
        ('[age]\nband = {width = "5"}', r"\[age\] band\.width must be a number"),
        ("[age]\nband = {width = true}", r"\[age\] band\.width must be a number"),
        ("[age]\nband = {width = 5, bottom = 1}", r"\[age\] band has the unknown key bottom"),
        ("[age]\nband = {width = 0}", "must be above 0"),
        ("[age]\norders = []", r"\[age\] has the unknown key orders"),
        ("[age]\norder = [1, 2]", r"\[age\] order must be a list of texts"),
        ('[age]\nmissing = "9"', r"\[age\] missing must be a list of texts"),
        ("[age]\ngroups = []", r"\[age\] groups must be a table of lists"),
        ("[age]\ngroups = {y = 1}", r"\[age\] groups\.y must be a list of texts"),
        ('[age]\norder = ["a", "a"]', "age"),
    ],
)
def test_bad_files(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "c.toml"
    path.write_text(text)
    with pytest.raises(VbasError, match=says):
        read_categories(path)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(VbasError, match="There is no file"):
        read_categories(tmp_path / "none.toml")
