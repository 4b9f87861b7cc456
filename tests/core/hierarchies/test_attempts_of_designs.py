import pytest

from core.errors import VbasError
from core.hierarchies.attempts import attempts_of
from core.hierarchies.design import CellDesign, LevelledVariable
from core.suppression.cells.batch import Threshold

DESIGN = CellDesign(
    (LevelledVariable("place", ("place", "place.county")), LevelledVariable("age", ("age",))), k=5
)
THRESHOLDS = (Threshold.of_tau(0.2), Threshold(20))


def test_each_threshold_has_both_algorithms():
    found = attempts_of(DESIGN, THRESHOLDS)
    assert [of.attempt.name for of in found] == [
        "0.2 combinations",
        "0.2 complete",
        "k = 20 combinations",
        "k = 20 complete",
    ]
    assert [(of.design.k, of.design.tau, of.design.algorithm) for of in found[1:3]] == [
        (5, 0.2, "complete"),
        (20, None, "combinations"),
    ]
    assert all(of.level == "" for of in found)


def test_levels_are_gone_through_from_the_finest():
    found = attempts_of(DESIGN, THRESHOLDS[:1], "place")
    assert [of.attempt.name for of in found] == [
        "place 0.2 combinations",
        "place 0.2 complete",
        "place.county 0.2 combinations",
        "place.county 0.2 complete",
    ]
    assert found[0].design.variables[0].released == 0
    assert found[2].design.variables[0].released == 1
    assert "place" in found[0].attempt.protection.columns
    assert "place" not in found[2].attempt.protection.keys
    assert found[2].level == "place.county"


def test_levels_of_combinations_by_hand_cannot_be_varied():
    by_hand = CellDesign(DESIGN.variables, by_hand=(("place", "age"),))
    with pytest.raises(VbasError, match="written by hand"):
        attempts_of(by_hand, THRESHOLDS, "place")
    assert len(attempts_of(by_hand, THRESHOLDS)) == 4
