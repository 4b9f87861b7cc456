"""Combinations of Tables 4, 5, 7 and 8 of El Emam et al. 2011, and their order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.errors import VbasError
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.level_roles import roles_of
from core.hierarchies.plan import check_columns, plan, plan_of, protection_of
from core.suppression.cells.protection import COMPLETE
from tests.core.hierarchies.coded_tables import coded_table

PERSON = (
    LevelledVariable("province", ("PROV",)),
    LevelledVariable("age", ("AGE",)),
    LevelledVariable("gender", ("GENDER",)),
)
NOT_ORDERED = LevelledVariable(
    "diagnosis", ("MRDx", "CMG", "BLOCK", "CHAPTER"), (False, False, False)
)
DIAGNOSIS = replace(NOT_ORDERED, ordered=(False, False, True))
INTERVENTION = LevelledVariable("intervention", ("CCI", "SHORT"), (False,))


def clinical(combinations: tuple[tuple[str, ...], ...]) -> list[tuple[str, ...]]:
    """What follows the columns of the person, which stand in each."""
    assert all(of[:3] == ("PROV", "AGE", "GENDER") for of in combinations)
    return [of[3:] for of in combinations]


def test_table_5_has_a_combination_for_each_level():
    found = plan((*PERSON, NOT_ORDERED))
    assert clinical(found.combinations) == [("MRDx",), ("CMG",), ("BLOCK",), ("CHAPTER",)]
    assert found.released == ("PROV", "AGE", "GENDER", "MRDx", "CMG", "BLOCK", "CHAPTER")
    assert not found.follow
    assert not found.skipped


def test_a_level_that_is_fixed_by_the_one_before_is_skipped_and_follows_it():
    found = plan((*PERSON, DIAGNOSIS))
    assert clinical(found.combinations) == [("MRDx",), ("CMG",), ("BLOCK",)]
    assert found.follow == {"BLOCK": ("CHAPTER",)}
    (skipped,) = found.skipped
    assert skipped.columns == ("PROV", "AGE", "GENDER", "CHAPTER")
    assert skipped.reason.format(**skipped.values).startswith("BLOCK fixes CHAPTER")


def test_table_7_has_eight_combinations_in_its_order():
    found = plan((*PERSON, NOT_ORDERED, INTERVENTION))
    assert clinical(found.combinations) == [
        (diagnosis, intervention)
        for intervention in ("CCI", "SHORT")
        for diagnosis in ("MRDx", "CMG", "BLOCK", "CHAPTER")
    ]


def test_table_8_has_2f_and_2g_and_propagates_as_its_text_says():
    found = plan((*PERSON, replace(DIAGNOSIS, known=1), replace(INTERVENTION, known=1)))
    assert clinical(found.combinations) == [("CMG", "SHORT"), ("BLOCK", "SHORT")]
    assert found.released[3:] == ("MRDx", "CMG", "BLOCK", "CHAPTER", "CCI", "SHORT")
    # A block that is blanked could be told from the diagnosis as well.
    assert found.follow == {
        "CMG": ("MRDx",),
        "BLOCK": ("CHAPTER", "MRDx"),
        "SHORT": ("CCI",),
    }
    assert found.n_skipped == len(found.skipped) == 6
    reasons = {of.columns[3:]: of.reason.format(**of.values) for of in found.skipped}
    assert reasons["MRDx", "CCI"].startswith("An adversary does not know MRDx")
    assert reasons["CMG", "CCI"].startswith("An adversary does not know CCI")
    assert reasons["CHAPTER", "SHORT"].startswith("BLOCK fixes CHAPTER")


def test_all_levels_of_a_tree_need_one_combination():
    found = plan((*PERSON, replace(NOT_ORDERED, ordered=())))
    assert clinical(found.combinations) == [("MRDx",)]
    assert found.follow == {"MRDx": ("CMG", "BLOCK", "CHAPTER")}


@pytest.mark.parametrize("known", [-1, 0, 1, 2])
def test_table_4_released_no_finer_than_known_is_protected_as_released(known):
    found = plan([replace(NOT_ORDERED, known=known, released=2, all_levels=False)])
    assert found.combinations == (("BLOCK",),)
    assert found.released == ("BLOCK",)
    assert not found.follow
    assert found.n_skipped == 3


def test_table_4_released_finer_than_known_is_protected_as_known():
    found = plan([replace(NOT_ORDERED, known=1, released=0, all_levels=False)])
    assert found.combinations == (("CMG",), ("BLOCK",), ("CHAPTER",))
    assert found.released == ("MRDx",)
    assert found.follow == {"CMG": ("MRDx",), "BLOCK": ("MRDx",), "CHAPTER": ("MRDx",)}


def test_released_coarser_than_known_in_all_levels_begins_where_it_is_released():
    found = plan([replace(DIAGNOSIS, known=0, released=2)])
    assert found.combinations == (("BLOCK",),)
    assert found.released == ("BLOCK", "CHAPTER")
    assert found.follow == {"BLOCK": ("CHAPTER",)}
    reasons = [of.reason.format(**of.values) for of in found.skipped]
    assert reasons[:2] == ["MRDx is not released.", "CMG is not released."]


def test_weights_are_those_of_the_variable_at_each_level():
    found = plan([replace(INTERVENTION, weight=0.5), *PERSON])
    assert found.weights == {"CCI": 0.5, "SHORT": 0.5, "PROV": 1, "AGE": 1, "GENDER": 1}


def test_by_hand_levels_that_no_combination_uses_follow_where_rules_say_so():
    chosen = (("AGE", "CMG"), ("PROV", "BLOCK"))
    found = plan((*PERSON, DIAGNOSIS), by_hand=chosen)
    assert found.combinations == chosen
    assert found.follow == {"CMG": ("MRDx",), "BLOCK": ("CHAPTER", "MRDx")}
    assert not found.skipped
    roles = {of.column: of.role for of in roles_of(PERSON[2], {"AGE"}).levels}
    assert roles == {"GENDER": "unguarded"}


def test_links_follow_each_other_and_a_linked_column_is_released():
    found = plan(PERSON, links=[("AGE", "birth_year")])
    assert found.follow == {"AGE": ("birth_year",), "birth_year": ("AGE",)}
    assert found.released == ("PROV", "AGE", "GENDER", "birth_year")


def test_protection_is_the_plan_and_what_the_design_says():
    design = CellDesign(
        (*PERSON, DIAGNOSIS), k=11, tau=0.09, algorithm=COMPLETE, single_pass=True, give_back=True
    )
    found = plan_of(design)
    of = protection_of(design, found)
    assert (of.combinations, of.follow, of.weights) == (
        found.combinations,
        found.follow,
        found.weights,
    )
    assert (of.k, of.tau, of.algorithm, of.single_pass, of.give_back) == (
        11,
        0.09,
        COMPLETE,
        True,
        True,
    )


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"levels": ()}, "diagnosis has no level"),
        ({"levels": ("MRDx", "MRDx"), "ordered": ()}, "diagnosis has a level twice"),
        ({"known": 4}, "diagnosis has 4 levels"),
        ({"released": -1}, "diagnosis has 4 levels"),
        ({"ordered": (True,)}, "says of 1"),
        ({"weight": 0.0}, "The weight of diagnosis is 0.0"),
        ({"weight": 1.1}, "must be above 0 and at most 1"),
    ],
)
def test_a_variable_that_makes_no_sense_is_refused(wrong, says):
    with pytest.raises(VbasError, match=says):
        plan([replace(NOT_ORDERED, **wrong)])


def test_what_cannot_be_planned_is_refused():
    with pytest.raises(VbasError, match="There is no variable"):
        plan([])
    with pytest.raises(VbasError, match="AGE is a level of age and of old"):
        plan([*PERSON, LevelledVariable("old", ("AGE",))])
    with pytest.raises(VbasError, match=r"AGE\+LOS names LOS, which is no variable"):
        plan(PERSON, by_hand=[("AGE", "LOS")])
    with pytest.raises(VbasError, match="AGE is linked with itself"):
        plan(PERSON, links=[("AGE", "AGE")])
    many = [
        LevelledVariable(f"v{i}", tuple(f"v{i}.{j}" for j in range(4)), (False,) * 3)
        for i in range(6)
    ]
    with pytest.raises(VbasError, match="make 4,096 combinations"):
        plan(many)


def test_columns_that_records_lack_are_named():
    found = plan(PERSON, links=[("AGE", "YEAR")])
    records = coded_table({"PROV": ["ON"], "AGE": ["5"], "GENDER": ["F"]})
    with pytest.raises(VbasError, match=r"no column or level YEAR\. There are: PROV, AGE"):
        check_columns(found, records)
    check_columns(plan(PERSON), records)
