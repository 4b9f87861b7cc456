import numpy as np
import pytest

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.attempts import attempts_of, compare
from core.hierarchies.design import CellDesign, LevelledVariable
from core.steps import STOP, finish
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


def coded():
    """100 records: 10 places of 10 records each in two counties; two ages."""
    place = np.repeat(np.arange(10), 10)
    return CodedRecords(
        columns=("place", "place.county", "age"),
        codes=np.array([place, place // 5, np.arange(100) % 7 > 0], dtype=np.int32),
        categories={
            "place": tuple("abcdefghij"),
            "place.county": ("north", "south"),
            "age": ("old", "young"),
        },
        n_categories={"place": 10, "place.county": 2, "age": 2},
    )


def test_all_are_carried_out_and_told_as_they_come():
    seen = []
    steps = compare(coded(), DESIGN, THRESHOLDS[:1], "place")
    found = finish(steps, lambda step: seen.append(step.snapshot))
    assert [of.compared.name for of in found] == [
        "place 0.2 combinations",
        "place 0.2 complete",
        "place.county 0.2 combinations",
        "place.county 0.2 complete",
    ]
    assert [of.attempt.level for of in found] == ["place", "place", "place.county", "place.county"]
    fine, coarse = found[0].compared, found[2].compared
    assert fine.cells > coarse.cells  # one or two old persons in every place, 7 or 8 in a county
    assert coarse.cells == 0
    lengths = [len(of) for of in seen if isinstance(of, tuple)]
    assert lengths == sorted(lengths)
    assert set(lengths) >= {0, 1, 2, 3}
    assert found[0].attempt.design.variables == DESIGN.variables


def test_stopped_it_returns_what_is_done():
    def stop(step):
        return STOP if isinstance(step.snapshot, tuple) and len(step.snapshot) == 1 else None

    assert len(finish(compare(coded(), DESIGN, THRESHOLDS), stop)) == 1
