"""Hierarchies as tables of ARX."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.errors import VbasError
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.io.hierarchy_files import column_of_file, read_hierarchy, write_hierarchy

AGES = "1;0-4;0-9;*\n4;0-4;0-9;*\n7;5-9;0-9;*\n12;10-14;10-19;*\n"


def read(tmp_path, text, column="age"):
    path = tmp_path / "age.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_hierarchy(path, column)


def test_a_table_of_arx_without_its_stars(tmp_path):
    found = read(tmp_path, AGES)
    assert found.hierarchy == Hierarchy(
        "age",
        ("1", "4", "7", "12"),
        (
            HierarchyLevel(
                "level 1", ("0-4", "0-4", "5-9", "10-14"), order=("0-4", "5-9", "10-14")
            ),
            HierarchyLevel("level 2", ("0-9", "0-9", "0-9", "10-19"), order=("0-9", "10-19")),
        ),
        "age.csv",
        found.hierarchy.origin,
    )
    assert not found.notices


def test_zeros_in_front_and_masked_codes_stay(tmp_path):
    found = read(tmp_path, "07677;0767*;*****\n07602;0760*;*****\n", "zip").hierarchy
    assert found.values == ("07677", "07602")
    assert [level.labels for level in found.levels] == [("0767*", "0760*")]


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("a,x\nb,x\n", ("x", "x")),
        ("a\tx y\nb\tx y\n", ("x y", "x y")),
        ("a|x\r\nb|x\r\n", ("x", "x")),
        ("\ufeffa;[0, 5[\nb;[5, 10[\n", ("[0, 5[", "[5, 10[")),
        ('a;"x; y"\nb;x\n', ("x; y", "x")),
        ("a;Élevé\nb;x\n".encode("cp1252"), ("Élevé", "x")),
        ("a;Élevé\nb;x\n".encode("utf-16"), ("Élevé", "x")),
        ("\n a ; x \n\nb;x", ("x", "x")),
    ],
)
def test_separators_marks_and_encodings(tmp_path, text, labels):
    found = read(tmp_path, text).hierarchy
    assert found.values == ("a", "b")
    assert found.levels[0].labels == labels


def test_a_first_line_that_names_the_column_names_the_levels(tmp_path):
    found = read(tmp_path, "Age;band;\n1;0-4;x\n7;5-9;x\n").hierarchy
    assert [level.name for level in found.levels] == ["band", "level 2"]
    assert found.values == ("1", "7")


def test_what_is_written_is_read_again(tmp_path):
    there = read(tmp_path, AGES).hierarchy
    path = tmp_path / "out" / "age.csv"
    write_hierarchy(there, path)
    assert path.read_text() == AGES
    again = read_hierarchy(path, "age").hierarchy
    assert replace(again, origin=None) == replace(there, origin=None)
    write_hierarchy(there, path, names=True)
    assert path.read_text().startswith("age;level 1;level 2;*\n1;")
    named = read_hierarchy(path, "age").hierarchy
    assert replace(named, origin=None) == replace(there, origin=None)


def test_missing_values_and_repeated_lines_are_told(tmp_path):
    found = read(tmp_path, "a;x\n;y\nb;x\na;x\nc;\n")
    assert found.hierarchy.values == ("a", "b", "c")
    assert found.hierarchy.levels[0].labels == ("x", "x", "")
    assert [str(of) for of in found.notices] == [
        "Line 2 of age.csv is of missing values and was left out: missing stays missing at all "
        "levels.",
        "Lines of age.csv that say the same twice: 1.",
    ]


def test_a_level_that_groups_nothing_is_told(tmp_path):
    (notice,) = read(tmp_path, "a;a;x\nb;b;x\n").notices
    assert "1 levels of age.csv group nothing" in str(notice)


def test_levels_that_cross_are_told_with_their_labels(tmp_path):
    (notice,) = read(tmp_path, "a;x;I\nb;x;II\nc;y;II\n").notices
    assert str(notice) == (
        "In age.csv, 1 labels of level 1 stand under several of level 2 (x): each of these levels "
        "is protected by itself."
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "age.csv is empty"),
        ("\n \n", "age.csv is empty"),
        (";;\n;;\n", "age.csv is empty"),
        (b"\x00\x01\x02" * 9, "is not a text table"),
        ("a\nb\n", "only one column"),
        ("a;x;y\nb;x\nc;x;y\n", r'Line 2 of age.csv has 2 fields separated by ";"'),
        ("a;x\na;y\n", "names the value a in lines 1 and 2"),
        ("a;*\nb;*\n", "has no level at which"),
        ("age;one\na;x;y\nb;x;y\n", "first line of age.csv has 2 names"),
        ("age;one\n", "names no value"),
        ('a;x\n"b;x' + "z" * 140_000, "is no table from line"),
        ('a;x\nb;"x\nc;y\n', "is no table from line"),
    ],
)
def test_bad_input_is_named(tmp_path, text, says):
    with pytest.raises(VbasError, match=says):
        read(tmp_path, text)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(VbasError, match=r"gone\.csv cannot be read"):
        read_hierarchy(tmp_path / "gone.csv", "age")


def test_a_file_with_a_line_for_each_record_is_too_large(tmp_path):
    with pytest.raises(VbasError, match="names 100,001 values"):
        read(tmp_path, "".join(f"{i};x\n" for i in range(100_001)))


@pytest.mark.parametrize(
    ("name", "column"),
    [
        ("adult_hierarchy_age.csv", "age"),
        ("AGE group.csv", "age_group"),
        ("marital-status.csv", "marital status"),
        ("language.csv", None),
    ],
)
def test_the_column_of_a_file_is_read_off_its_name(tmp_path, name, column):
    columns = ("age", "age_group", "marital status", "sex")
    assert column_of_file(tmp_path / name, columns) == column
