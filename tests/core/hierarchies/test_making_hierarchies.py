"""Wizards: bands, beginnings of codes, columns of the file; edits; what is to be known of them."""

from __future__ import annotations

import numpy as np
import pytest

from core.errors import VbasError
from core.hierarchies.edits import (
    empty_hierarchy,
    relabelled,
    renamed_level,
    with_level,
    with_values,
    without_level,
)
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.labels import natural_order
from core.hierarchies.looked_at import crossings, looked_at
from core.hierarchies.making import (
    beginning,
    chapters,
    hierarchy_of_columns,
    interval_hierarchy,
    prefix_hierarchy,
    suggested_lengths,
    suggested_widths,
)
from core.hierarchies.origins import Intervals
from tests.core.hierarchies.coded_tables import coded_table


def labels(hierarchy: Hierarchy, place: int) -> dict[str, str]:
    return dict(zip(hierarchy.values, hierarchy.levels[place].labels, strict=True))


# Bands


def test_bands_of_two_widths_are_two_levels_of_a_tree():
    ages = ("0", "4", "5", "10", "9", "100", "not stated")
    found = interval_hierarchy("age", ages, Intervals((5, 10)))
    assert [level.name for level in found.levels] == ["by 5", "by 10"]
    assert labels(found, 0) == {
        "0": "0-4",
        "4": "0-4",
        "5": "5-9",
        "9": "5-9",
        "10": "10-14",
        "100": "100-104",
        "not stated": "not stated",
    }
    assert labels(found, 1)["9"] == "0-9"
    assert found.levels[0].order == ("0-4", "5-9", "10-14", "100-104", "not stated")
    assert not any(crossings(found))
    assert found.source == "bands of 5, 10"


def test_the_ends_are_cut_off_and_a_band_is_cut_there():
    ages = tuple(map(str, (3, 17, 18, 19, 20, 84, 85, 99)))
    found = interval_hierarchy("age", ages, Intervals((10,), bottom=18, top=85))
    assert found.levels[0].labels == (
        "<18",
        "<18",
        "18-19",
        "18-19",
        "20-29",
        "80-84",
        "85+",
        "85+",
    )
    assert found.levels[0].order == ("<18", "18-19", "20-29", "80-84", "85+")


def test_bands_may_begin_elsewhere_and_be_fractions():
    found = interval_hierarchy("bmi", ("18.4", "18.5", "-3"), Intervals((2.5,), start=1))
    assert found.levels[0].labels == ("16 to <18.5", "18.5 to <21", "-4 to <-1.5")
    whole = interval_hierarchy("t", ("-3", "2"), Intervals((5,)))
    assert whole.levels[0].labels == ("-5 to -1", "0-4")
    one = interval_hierarchy("t", ("3", "4"), Intervals((1,)))
    assert one.levels[0].labels == ("3", "4")


def test_ranges_are_joined_where_they_lie_within_a_band():
    found = interval_hierarchy("age", ("0-4", "5-9", "10-14", "85+"), Intervals((10,), top=85))
    assert found.levels[0].labels == ("0-9", "0-9", "10-19", "85+")
    with pytest.raises(VbasError, match="1 categories of age are ranges that lie across"):
        interval_hierarchy("age", ("0-4", "8-12"), Intervals((10,)))
    with pytest.raises(VbasError, match="lie across"):
        interval_hierarchy("age", ("0-4", "85+"), Intervals((10,)))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"widths": ()}, "There is no width"),
        ({"widths": (0.0,)}, "The band width is 0.0"),
        ({"widths": (5.0, 12.0)}, "Bands of 12 do not consist of whole bands of 5"),
        ({"widths": (10.0, 5.0)}, "Bands of 5 do not consist"),
        ({"widths": (5.0,), "bottom": 20.0, "top": 10.0}, "ends at 20, above where"),
    ],
)
def test_bands_that_make_no_sense_are_refused(wrong, says):
    with pytest.raises(VbasError, match=says):
        Intervals(**wrong)


def test_words_and_endless_bands_are_refused():
    with pytest.raises(VbasError, match="No category of sex is a number"):
        interval_hierarchy("sex", ("F", "M"), Intervals((5,)))
    with pytest.raises(VbasError, match="more than 100,000"):
        interval_hierarchy("id", ("0", "10000000"), Intervals((1,)))


@pytest.mark.parametrize(
    ("categories", "widths"),
    [
        (tuple(map(str, range(100))), (5.0, 10.0)),
        (tuple(f"{a}-{a + 4}" for a in range(0, 90, 5)), (10.0, 20.0)),
        (("F", "M"), (5.0, 10.0)),
        (tuple(f"{a / 10}" for a in range(50)), (0.5, 1.0)),
    ],
)
def test_widths_to_begin_with_join_something(categories, widths):
    assert suggested_widths(categories) == pytest.approx(widths)


def test_numbers_are_in_their_order_and_words_after_them():
    assert natural_order(["10-14", "5-9", "5-9", "other", ""]) == ("5-9", "10-14", "other")
    assert natural_order(["north", "south", "7"]) == ()


# Codes


def test_codes_by_their_beginnings_without_their_dots():
    codes = ("A00.1", "A00.9", "B20", "none")
    found = prefix_hierarchy("diag", codes, (1, 3))
    assert [level.name for level in found.levels] == ["3 characters", "1 character"]
    assert found.levels[0].labels == ("A00", "A00", "B20", "non")
    assert found.levels[1].labels == ("A", "A", "B", "n")
    assert beginning("A00.1", 4) == "A00.1"
    assert beginning("K1A 0B1", 3) == "K1A"
    assert not any(crossings(found))


def test_chapters_are_the_levels_that_join_and_part_something():
    found = chapters("dx", ("A00.1", "A01.1", "B20.0", "B30.0"))
    assert found is not None
    assert [of.labels for of in found.levels] == [("A0", "A0", "B2", "B3"), ("A", "A", "B", "B")]
    by_first = chapters("dx", ("A1", "A2", "B1"))
    assert by_first is not None
    assert [of.name for of in by_first.levels] == ["1 character"]
    assert chapters("dx", ("AA1", "AA2")) is None
    assert chapters("dx", ()) is None


def test_lengths_that_join_something_are_suggested():
    codes = [f"{letter}{n:02}.{m}" for letter in "AB" for n in (0, 10, 20) for m in range(2)]
    assert suggested_lengths(codes) == (3, 1)
    assert suggested_lengths(["F", "M"]) == ()


def test_a_length_below_one_is_refused():
    with pytest.raises(VbasError, match="first 0 characters"):
        prefix_hierarchy("diag", ("A",), (3, 0))
    with pytest.raises(VbasError, match="cannot be grouped"):
        prefix_hierarchy("diag", ("A",), ())


# Columns of the file


def test_columns_of_the_records_make_a_hierarchy():
    records = coded_table(
        {
            "diag": ["A00", "A01", "B20", "A00", None],
            "block": ["A0", "A0", None, "A0", "B"],
            "chapter": ["I", "I", "II", "I", None],
        }
    )
    found = hierarchy_of_columns(records, "diag", ["block", "chapter"])
    assert labels(found, 0) == {"A00": "A0", "A01": "A0", "B20": ""}
    assert labels(found, 1) == {"A00": "I", "A01": "I", "B20": "II"}
    assert found.source == "columns diag, block, chapter"


def test_columns_that_cross_make_none():
    records = coded_table({"MRDx": ["B022", "B022", "C793"], "CMG": ["013", "033", "013"]})
    with pytest.raises(
        VbasError, match="Values of MRDx that stand with several values of CMG: 1"
    ) as e:
        hierarchy_of_columns(records, "MRDx", ["CMG"])
    assert "B022" not in str(e.value)


# What is to be known


TREE = Hierarchy(
    "diag",
    ("A00", "A01", "B20", "B21"),
    (
        HierarchyLevel("block", ("A0", "A0", "B2", "B2")),
        HierarchyLevel("chapter", ("I", "I", "I", "II")),
    ),
    "by hand",
)


def test_what_stands_under_two_labels_is_listed():
    assert crossings(TREE) == ((), ("B2",))
    assert any(crossings(TREE))


def test_facts_count_records_at_each_level():
    found = looked_at(TREE, ("A00", "A01", "B20", "X"), np.array([4, 3, 2, 1, 5]), k=3)
    at = {level.name: level for level in found.levels}
    assert (at[""].categories, at[""].smallest, at[""].below_k) == (4, 1, 2)
    assert (at["block"].categories, at["block"].smallest) == (3, 1)
    assert (at["block"].below_k, at["block"].records_below_k) == (2, 3)
    assert at["chapter"].categories == 2  # II has no record; X stays what it is.
    assert not at["chapter"].in_order
    assert at["chapter"].crossing == ("B2",)
    assert (found.unknown, found.unknown_records) == (("X",), 1)
    assert (found.unused, found.missing) == (1, 5)


def test_facts_without_records_are_noughts():
    found = looked_at(TREE, (), np.zeros(1, np.int64), k=5)
    assert [of.smallest for of in found.levels] == [0, 0, 0]
    assert found.unused == 4


# Edits


def test_a_level_begins_as_the_one_before_it_and_can_go_again():
    ages = empty_hierarchy("age", ("9", "10"))
    found = with_level(with_level(ages, "one"), "two")
    assert found.levels[1].labels == ("9", "10")
    assert found.levels[1].order == ("9", "10")
    assert [of.name for of in without_level(found, 0).levels] == ["two"]
    assert renamed_level(found, 0, " band ").levels[0].name == "band"
    with pytest.raises(VbasError, match="Two levels of age"):
        renamed_level(found, 0, "two")
    with pytest.raises(VbasError, match="has no name"):
        renamed_level(found, 0, " ")


def test_values_that_are_joined_share_coarser_labels_too():
    found = relabelled(TREE, 0, [3], "A0")
    assert found.levels[0].labels == ("A0", "A0", "B2", "A0")
    assert found.levels[1].labels == ("I", "I", "I", "I")
    alone = relabelled(TREE, 0, [3], "A0", coarser=False)
    assert alone.levels[1].labels == ("I", "I", "I", "II")
    new = relabelled(TREE, 0, [2, 3], "B")
    assert new.levels[1].labels == ("I", "I", "I", "I")
    assert relabelled(TREE, 0, [], "Z") == TREE
    assert relabelled(TREE, 0, [0], "").levels[1] == TREE.levels[1]


def test_values_that_were_lacking_come_in_as_themselves():
    found = with_values(TREE, ["C01", "A00"])
    assert found.values == (*TREE.values, "C01")
    assert [level.labels[-1] for level in found.levels] == ["C01", "C01"]
    assert with_values(TREE, ["A00"]) == TREE
