"""What is protected before anybody has chosen, and what stays when columns come and go."""

from dataclasses import replace

import pytest

from core.hierarchies.default_design import OfferedVariable, default_design, kept_to, usual_level
from core.hierarchies.design import EVERY_LEVEL, CellDesign, LevelledVariable
from core.hierarchies.plan import plan_of

AGE = OfferedVariable("age", ("age", "age.10", "age.30"))
SEX = OfferedVariable("sex", ("sex",))
WHERE = OfferedVariable(
    "geography",
    ("geography", "geography.fsa", "geography.province"),
    (False, False),
    one_level=True,
    released=1,
)


@pytest.mark.parametrize(
    ("names", "level"),
    [
        (["area"], 0),
        (["area", "fsa", "cd", "province"], 1),
        (["area", "csd", "fsa", "province"], 2),
        (["area", "county"], 1),
        (["area", "health unit", "zone"], 2),
    ],
)
def test_the_level_of_geography_that_is_usual(names, level):
    assert usual_level(names) == level


def test_all_levels_of_variables_but_one_of_geography():
    design = default_design((AGE, SEX, WHERE), 11)
    assert design.k == 11
    assert [of.name for of in design.variables] == ["age", "sex", "geography"]
    assert [of.all_levels for of in design.variables] == [True, True, False]
    assert {of.known for of in design.variables} == {EVERY_LEVEL}
    plan = plan_of(design)
    # The bands of age are fixed by age itself, so that one combination is enough.
    assert plan.combinations == (("age", "sex", "geography.fsa"),)
    assert plan.released == ("age", "age.10", "age.30", "sex", "geography.fsa")
    assert dict(plan.follow) == {"age": ("age.10", "age.30")}


def test_k_is_never_below_1():
    assert default_design((SEX,), 0).k == 1


def test_what_was_chosen_is_kept_and_new_variables_come_where_they_stand():
    sex = LevelledVariable("sex", ("sex",), weight=0.3)
    before = CellDesign((sex, LevelledVariable("gone", ("gone",))), k=20, tau=0.05)
    after = kept_to(before, (AGE, SEX, WHERE), {"age"}, ("age", "sex"))
    assert after.variables == (AGE.variable, sex)
    assert (after.k, after.tau) == (20, 0.05)
    assert kept_to(before, (AGE, SEX), (), ("age", "sex")).variables == (sex,)


def test_levels_are_found_again_by_name():
    before = CellDesign((replace(AGE.variable, released=1, known=2, weight=0.5),))
    finer = OfferedVariable("age", ("age", "age.5", "age.10", "age.30"))
    (age,) = kept_to(before, (finer,), (), finer.levels).variables
    assert (age.levels, age.released, age.known, age.weight) == (finer.levels, 2, 3, 0.5)
    gone = OfferedVariable("age", ("age",))
    (age,) = kept_to(before, (gone,), (), ("age",)).variables
    assert (age.levels, age.released, age.known) == (("age",), 0, EVERY_LEVEL)


def test_a_column_of_the_file_that_the_user_made_a_level_stays_one():
    code = LevelledVariable("code", ("code", "group"), (False,), released=1)
    offered = OfferedVariable("code", ("code", "code.1"))
    columns = ("code", "group", "code.1")
    (after,) = kept_to(CellDesign((code,)), (offered,), (), columns).variables
    assert after.levels == ("code", "code.1", "group")
    assert after.levels[after.released] == "group"


def test_the_same_levels_leave_a_variable_as_it_is():
    variable = replace(AGE.variable, ordered=(True, False))
    design = CellDesign((variable,))
    assert kept_to(design, (AGE,), (), AGE.levels) == design
