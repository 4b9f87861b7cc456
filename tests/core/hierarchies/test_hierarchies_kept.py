"""What a project holds of hierarchies gives the same tables again, and holds none itself."""

import hashlib
import stat
from dataclasses import replace

import pytest

from core.errors import VbasError
from core.hierarchies.edits import relabelled, renamed_level, with_level, with_values
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.kept import KeptHierarchy, is_bare, made_again, only_here
from core.hierarchies.making import (
    chapters,
    hierarchy_of_columns,
    interval_hierarchy,
    prefix_hierarchy,
)
from core.hierarchies.origins import Columns, Intervals, LevelFile, Prefixes
from core.io.hierarchy_files import read_again, read_hierarchy, write_hierarchy
from core.io.project.plain import Blobs, Codec
from tests.core.hierarchies.coded_tables import coded_table

AGES = ("3", "17", "18", "40", "85+")
BANDS = Intervals((5.0, 10.0), bottom=18.0, top=85.0)


def through_a_file(of: Hierarchy, folder) -> Hierarchy:
    """What is kept of it as plain data, and back."""
    blobs = Blobs(folder)
    plain = Codec(blobs).plain((KeptHierarchy.of(of),), tuple[KeptHierarchy, ...])
    told = repr(plain)
    assert not any(repr(value) in told for value in of.values)
    assert not blobs.by_name
    (kept,) = Codec(blobs).value(plain, tuple[KeptHierarchy, ...])
    return kept.bare()


@pytest.mark.parametrize(
    "made",
    [
        interval_hierarchy("age", AGES, BANDS),
        prefix_hierarchy("code", ("A001", "A002", "B1"), (3, 1)),
        chapters("code", ("J181", "J189", "K000", "J200")),
    ],
)
def test_rules_make_the_same_levels_again_under_the_names_they_had(made, tmp_path):
    made = renamed_level(made, 0, "mine")
    bare = through_a_file(made, tmp_path)
    assert is_bare(bare)
    assert made_again(bare, made.values) == made


def test_a_rule_is_applied_to_the_values_there_are_now(tmp_path):
    bare = through_a_file(interval_hierarchy("age", AGES, BANDS), tmp_path)
    assert made_again(bare, ("44",)).levels[0].labels == ("40-44",)


def test_columns_are_kept_by_their_names(tmp_path):
    coded = coded_table({"code": ["A1", "A2", "B1"], "chapter": ["A", "A", "B"]})
    made = hierarchy_of_columns(coded, "code", ("chapter",))
    assert through_a_file(made, tmp_path).origin == Columns(("chapter",))


@pytest.mark.parametrize(
    "edit",
    [
        lambda of: relabelled(of, 0, {0}, "young"),
        lambda of: with_level(of, "all"),
        lambda of: with_values(of, ("99",)),
    ],
)
def test_what_was_edited_comes_from_nowhere_else(edit, tmp_path):
    edited = edit(interval_hierarchy("age", AGES, BANDS))
    assert only_here(edited)
    bare = through_a_file(edited, tmp_path)
    assert bare.origin is None
    assert not only_here(bare)  # nothing is left that could be lost


def test_a_file_is_private_known_again_and_read_again(tmp_path):
    by_hand = Hierarchy("sex", ("f", "m"), (HierarchyLevel("any", ("x", "y"), ("y", "x")),))
    path = tmp_path / "sex.csv"
    written = write_hierarchy(by_hand, path, names=True, private=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert written.origin == LevelFile(path, hashlib.sha256(path.read_bytes()).hexdigest())
    bare = through_a_file(written, tmp_path)
    found = read_again(bare)
    assert not found.notices
    assert found.hierarchy.levels[0].labels == ("x", "y")


def test_a_file_that_changed_is_told_of_and_one_of_other_levels_refused(tmp_path):
    path = tmp_path / "sex.csv"
    path.write_text("f;x;*\nm;y;*\n")
    bare = KeptHierarchy.of(read_hierarchy(path, "sex").hierarchy).bare()
    path.write_text("f;x;*\nm;x;*\nd;z;*\n")
    (notice,) = read_again(bare).notices
    assert "has changed since" in str(notice)
    path.write_text("f;x;p;*\nm;y;q;*\n")
    with pytest.raises(VbasError, match="2 now, but were 1"):
        read_again(bare)
    path.unlink()
    with pytest.raises(VbasError, match=r"sex\.csv cannot be read"):
        read_again(bare)


def test_a_file_that_says_something_else_when_read_is_not_where_it_comes_from(tmp_path):
    stars = Hierarchy(
        "sex", ("f", "m"), (HierarchyLevel("a", ("x", "y")), HierarchyLevel("b", ("*", "*")))
    )
    assert only_here(write_hierarchy(stars, tmp_path / "a.csv", names=True))


def test_bands_that_begin_nowhere_are_refused():
    for of in ({"start": float("nan")}, {"top": float("inf")}):
        with pytest.raises(VbasError, match="begins or ends nowhere"):
            Intervals((5.0,), **of)


def test_prefixes_of_no_length_in_a_damaged_project_are_a_sentence():
    bare = replace(KeptHierarchy("c", ("1 character",)).bare(), origin=Prefixes(()))
    with pytest.raises(VbasError):
        made_again(bare, ("A",))
