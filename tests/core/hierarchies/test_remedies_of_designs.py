import pytest

from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.remedies import heaviest, nothing_left, remedies, too_much
from core.suppression.cells.protection import COMBINATIONS, COMPLETE, Protection
from tests.core.suppression.made_outcomes import all_blanked, made

AGE = LevelledVariable("age", ("age", "age.ten"))
SEX = LevelledVariable("sex", ("sex",))


def texts(found):
    return [of.text.format_map(of.values) for of in found]


def test_everything_is_blanked_where_no_combination_shows_a_value():
    assert nothing_left(all_blanked())
    assert not nothing_left(made())


def test_the_heaviest_column_is_the_one_that_loses_most():
    assert heaviest(all_blanked()) == "age"
    assert heaviest(made(bits=(1.0, 3.0))) == "sex"


def test_what_only_follows_is_never_the_heaviest():
    protection = Protection((("age",),), 5, follow={"age": ("code",)})
    assert heaviest(made(protection, cells=(4, 4), bits=(1.0, 30.0))) == "age"


@pytest.mark.parametrize(("cells", "much"), [((10, 0), False), ((11, 0), True), ((0, 20), True)])
def test_more_than_half_of_a_column_is_much(cells, much):
    assert too_much(made(n=20, cells=cells)) is much


def test_all_that_can_be_done_is_offered_the_gentlest_first():
    design = CellDesign((AGE, SEX), k=20, tau=0.05, algorithm=COMPLETE)
    found = remedies(design, made(cells=(20, 4)))
    assert texts(found) == [
        "Protect each combination by itself",
        "Give back cells that need not be blanked",
        "Release age.ten as the finest of age",
        "Do not release age",
        "Ask for k = 15, which protects less",
    ]
    assert found[0].design.algorithm == COMBINATIONS
    assert found[1].design.give_back
    assert found[2].design.variables[0].released == 1
    assert found[3].design.variables == (SEX,)
    assert (found[4].design.k, found[4].design.tau) == (15, None)


def test_giving_back_is_not_offered_where_nothing_is_left():
    design = CellDesign((AGE, SEX), k=5)
    assert texts(remedies(design, all_blanked())) == [
        "Release age.ten as the finest of age",
        "Do not release age",
        "Ask for k = 3, which protects less",
    ]


def test_combinations_by_hand_are_left_alone():
    design = CellDesign((AGE, SEX), by_hand=(("age", "sex"),), k=3, give_back=True)
    assert remedies(design, all_blanked(3)) == ()


def test_the_last_variable_is_not_taken_away():
    design = CellDesign((SEX,), k=3, give_back=True)
    protection = Protection((("sex",),), 3)
    assert remedies(design, made(protection, cells=(15,), bits=(9.0,))) == ()


def test_links_of_a_variable_go_with_it():
    design = CellDesign((AGE, SEX), links=(("age", "born"), ("sex", "gender")), k=3)
    without = remedies(design, all_blanked(3))[1].design
    assert without.links == (("sex", "gender"),)


def test_where_nothing_is_blanked_nothing_is_offered():
    assert remedies(CellDesign((AGE, SEX)), made(cells=(0, 0))) == ()
