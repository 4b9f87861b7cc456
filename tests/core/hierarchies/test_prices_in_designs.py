from dataclasses import replace

import numpy as np
import pytest

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.plan import plan_of, protection_of
from core.hierarchies.variable_prices import prices_of, weighed
from core.steps import finish
from core.suppression.cells.suppress import suppress_cells

DESIGN = CellDesign(
    (LevelledVariable("place", ("place", "place.county")), LevelledVariable("age", ("age",))), k=3
)


def coded():
    rng = np.random.default_rng(3)
    place, age = rng.integers(0, 8, (2, 120))
    return CodedRecords(
        columns=("place", "place.county", "age"),
        codes=np.array([place, place // 4, age], dtype=np.int32),
        categories={
            "place": tuple("abcdefgh"),
            "place.county": ("n", "s"),
            "age": tuple("12345678"),
        },
        n_categories={"place": 8, "place.county": 2, "age": 8},
    )


def test_all_levels_of_the_variable_weigh_the_same():
    first, last = finish(prices_of(coded(), DESIGN, "place", [1.0, 0.1]))
    assert first.other_cells > last.other_cells
    assert first.cells < last.cells
    # The county follows the place: both are counted for the variable.
    assert last.cells % 2 == 0


def test_what_is_not_there_or_alone_is_said():
    with pytest.raises(VbasError, match="no variable income"):
        finish(prices_of(coded(), DESIGN, "income"))
    alone = CellDesign(DESIGN.variables[:1], k=3)
    with pytest.raises(VbasError, match="could be weighed against"):
        finish(prices_of(coded(), alone, "place"))


def test_the_heavier_side_weighs_what_it_may_at_most():
    def weights(design):
        return [of.weight for of in design.variables]

    assert weights(weighed(DESIGN, "place", 0.2)) == [0.2, 1.0]
    assert weights(weighed(DESIGN, "place", 5.0)) == [1.0, 0.2]
    assert weighed(weighed(DESIGN, "place", 5.0), "place", 1.0) == DESIGN
    three = replace(
        DESIGN, variables=(*DESIGN.variables, LevelledVariable("sex", ("sex",), weight=0.5))
    )
    assert weights(weighed(three, "place", 2.0)) == [1.0, 0.5, 0.25]


@pytest.mark.parametrize("ratio", [2.0, 0.4])
def test_what_is_chosen_from_the_prices_costs_what_they_say(ratio):
    """Also where no other variable has its full weight."""
    light = replace(DESIGN.variables[1], weight=0.5)
    design = replace(DESIGN, variables=(DESIGN.variables[0], light))
    (price,) = finish(prices_of(coded(), design, "place", [ratio]))
    chosen = weighed(design, "place", ratio)
    made = finish(suppress_cells(coded(), protection_of(chosen, plan_of(chosen))))
    assert price.other_cells == made.cells["age"]
    assert price.cells == made.cells_total - made.cells["age"]
