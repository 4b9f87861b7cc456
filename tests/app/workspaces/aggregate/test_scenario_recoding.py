import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.kit.recoding import (
    describe,
    grouped,
    moved,
    name_of_group,
    ungrouped,
    with_band,
    with_missing,
    with_non_specific,
)
from core.errors import VbasError
from core.quasi_identifiers import Band, QuasiIdentifier
from core.site_preview import recode_counts

COLOURS = {"red": 4, "green": 3, "blue": 2, "grey": 1}
PLAIN = QuasiIdentifier("colour")


def labels(qi):
    return [c.label for c in recode_counts(COLOURS, 0, qi).categories]


def test_grouping_joins_and_ungrouping_takes_apart():
    qi = grouped(PLAIN, ("red", "blue"), "warm or cold", labels(PLAIN))
    assert qi.groups == {"warm or cold": ("red", "blue")}
    assert labels(qi) == ["green", "grey", "warm or cold"]
    assert ungrouped(qi, "warm or cold") == PLAIN


def test_a_group_swallows_a_group():
    qi = grouped(PLAIN, ("red", "blue"), "a", labels(PLAIN))
    qi = grouped(qi, ("a", "grey"), "b", labels(qi))
    assert qi.groups == {"b": ("red", "blue", "grey")}


def test_a_new_group_is_called_after_its_members_and_as_no_other():
    assert name_of_group(("red", "blue"), labels(PLAIN)) == "red + blue"
    known = [*labels(PLAIN), "red + blue", "red + blue (2)"]
    assert name_of_group(("red", "blue"), known) == "red + blue (3)"
    assert name_of_group(("red + blue",), known) == "red + blue"  # itself gives way
    assert len(name_of_group(("a" * 30, "b" * 30), ())) == 40


def test_a_name_that_is_taken_is_refused():
    with pytest.raises(VbasError, match="already a category called green"):
        grouped(PLAIN, ("red", "blue"), "green", labels(PLAIN))
    with pytest.raises(VbasError, match="no name"):
        grouped(PLAIN, ("red", "blue"), "  ", labels(PLAIN))
    own = grouped(PLAIN, ("red", "blue"), "red", labels(PLAIN))
    assert own.groups == {"red": ("red", "blue")}


def test_a_group_stands_where_its_first_member_was_declared():
    qi = QuasiIdentifier("colour", order=("grey", "blue", "red", "green"))
    joined = grouped(qi, ("blue", "green"), "sea", labels(qi))
    assert joined.order == ("grey", "sea", "red")
    assert ungrouped(joined, "sea").order == ("grey", "blue", "green", "red")


def test_moving_declares_the_order():
    qi = moved(PLAIN, ("grey",), ["blue", "green", "grey", "red"], -1)
    assert qi.order == ("blue", "grey", "green", "red")
    assert labels(qi) == list(qi.order)
    both = moved(PLAIN, ("blue", "green"), ["blue", "green", "grey", "red"], 1)
    assert both.order == ("grey", "blue", "green", "red")
    stuck = moved(PLAIN, ("blue",), ["blue", "green"], -1)
    assert stuck.order == ("blue", "green")


def test_a_missing_code_leaves_groups_and_order():
    qi = QuasiIdentifier(
        "colour",
        groups={"sea": ("blue", "green"), "ash": ("grey",)},
        order=("sea", "ash", "red"),
        non_specific=("ash",),
    )
    without = with_missing(qi, "grey", True)
    assert without.missing == ("grey",)
    assert without.groups == {"sea": ("blue", "green")}
    assert without.order == ("sea", "red")
    assert without.non_specific == ()
    assert with_missing(without, "grey", False).missing == ()
    assert with_missing(qi, "blue", True).groups["sea"] == ("green",)


def test_other_bands_make_other_categories():
    qi = QuasiIdentifier(
        "age",
        missing=("99",),
        band=Band(5),
        groups={"young": ("0-4", "5-9")},
        order=("young",),
        non_specific=("young",),
    )
    wider = with_band(qi, Band(10))
    assert wider == QuasiIdentifier("age", missing=("99",), band=Band(10))
    assert with_band(qi, Band(5)) is qi


def test_marks():
    marked = with_non_specific(PLAIN, ("grey", "red"), True)
    assert marked.non_specific == ("grey", "red")
    assert with_non_specific(marked, ("grey",), False).non_specific == ("red",)


def test_words():
    assert describe(QuasiIdentifier("age", band=Band(5)), "{width} y") == "age 5 y"
    assert describe(PLAIN, "{width} y") == "colour"


@given(
    st.lists(
        st.tuples(st.sampled_from("gumdn"), st.sets(st.sampled_from(sorted(COLOURS)))), max_size=8
    )
)
def test_no_series_of_edits_loses_a_record(edits):
    qi = PLAIN
    for kind, chosen in edits:
        known = labels(qi)
        some = [label for label in known if label in chosen or label.startswith("g ")]
        if kind == "g" and len(some) > 1:
            qi = grouped(qi, some, "g " + "+".join(sorted(chosen)), known)
        elif kind == "u" and some:
            qi = ungrouped(qi, some[0])
        elif kind == "m" and some and some[0] in COLOURS:
            qi = with_missing(qi, some[0], some[0] not in qi.missing)
        elif kind in "dn":
            qi = moved(qi, some, known, 1) if kind == "d" else with_non_specific(qi, some, True)
    recoded = recode_counts(COLOURS, 5, qi)
    assert sum(c.records for c in recoded.categories) + recoded.missing == 15
