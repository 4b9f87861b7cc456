from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.risk.attacks import registry_all
from core.risk.candidates import candidates_of, matching_records
from core.risk.class_sizes import class_sizes
from core.risk.kernels import drawn_people
from core.risk.simulated import AttackDesign, MeasuredRate, SimulatedAttack, simulate_attack
from core.steps import STOP, Step, Stop, finish
from core.suppression.cells.result import CellSuppression
from tests.core.risk.risk_records import blanked, coded

AGES = ["a", "a", "a", "b", "b", "c", None, "c"]
SEXES = ["f", "f", "m", "m", "m", "f", "f", "f"]


@pytest.fixture
def records() -> CodedRecords:
    return coded({"age": AGES, "sex": SEXES})


@pytest.fixture
def suppression(records: CodedRecords) -> CellSuppression:
    """The sex of record 2 and everything of record 3 are blank."""
    return blanked(records, {"sex": [2, 3], "age": [3]})


def plain_matches(records: CodedRecords, suppression: CellSuppression | None, row: int) -> set[int]:
    shown = [
        name
        for name in records.columns
        if suppression is None or not suppression.blanked(name)[row]
    ]
    codes = [records.codes[records.columns.index(name)] for name in shown]
    return {i for i in range(records.n_records) if all(of[i] == of[row] for of in codes)}


def test_a_blank_agrees_with_everybody(records: CodedRecords, suppression: CellSuppression) -> None:
    before = matching_records(records, records.columns, None)
    assert before.tolist() == [2, 2, 1, 2, 2, 2, 1, 2]
    after = matching_records(records, records.columns, suppression)
    # Record 0 still looks like records 0 and 1; record 2 could be all of age a; record 3 anybody.
    assert after.tolist() == [2, 2, 3, 8, 2, 2, 1, 2]


@settings(max_examples=40)
@given(data=st.data())
def test_who_matches_is_who_agrees(data: st.DataObject) -> None:
    n = data.draw(st.integers(1, 12))
    values = st.lists(st.sampled_from(["x", "y", None]), min_size=n, max_size=n)
    records = coded({"p": data.draw(values), "q": data.draw(values), "r": data.draw(values)})
    rows = st.lists(st.integers(0, n - 1), max_size=n)
    suppression = blanked(records, {"p": data.draw(rows), "r": data.draw(rows)})
    people = n + data.draw(st.integers(0, 10))
    values_of = drawn_people(n, people, 7)

    found = finish(candidates_of(records, records.columns, suppression, values_of))
    counts = matching_records(records, records.columns, suppression)
    for row in range(n):
        matches = plain_matches(records, suppression, row)
        assert counts[row] == len(matches)
        listed = found.people[found.first[row] : found.first[row] + found.count[row]].tolist()
        assert listed == [i for i in range(people) if values_of[i] in matches]


def test_the_measured_rate_agrees_with_the_formula(
    records: CodedRecords, suppression: CellSuppression
) -> None:
    design = AttackDesign(records.columns, fraction=0.5, trials=2000)
    found = finish(simulate_attack(records, suppression, design))
    assert found.after is not None
    exact = sum(1 / m for m in (2, 2, 1, 2, 2, 2, 1, 2)) / 8
    assert found.before.formula == pytest.approx(exact, abs=0.01)
    for rate in (found.before, found.after):
        low, high = rate.interval
        assert low < rate.rate < high < low + 0.04
        # Four times as wide an interval fails once in many thousand seeds; this seed is fixed.
        assert abs(rate.formula - rate.rate) < 2 * (high - low)
    assert found.after.rate < found.before.rate
    assert found.before.released == 4


def test_all_released_is_what_the_formula_of_attack_2_says(records: CodedRecords) -> None:
    found = finish(simulate_attack(records, None, AttackDesign(records.columns, fraction=1.0)))
    every = registry_all(class_sizes(records, records.columns))
    assert found.before.formula * 8 == pytest.approx(every.expected)
    assert found.after is None


def test_a_registry_that_lacks_people_finds_fewer(records: CodedRecords) -> None:
    design = AttackDesign(records.columns, fraction=1.0, trials=2000)
    some = AttackDesign(records.columns, fraction=1.0, trials=2000, coverage=0.5)
    everybody = finish(simulate_attack(records, None, design))
    half = finish(simulate_attack(records, None, some))
    assert half.listed == 4
    # A class of two with both, one or none listed: in simple random samples of 4 among 8 the
    # person is listed and guessed with probability 1/2 (3/7 / 2 + 4/7); alone with 1/2.
    exact = (6 * 0.5 * (3 / 7 / 2 + 4 / 7) + 2 * 0.5) / 8
    low, high = half.before.interval
    assert abs(half.before.rate - exact) < high - low
    assert half.before.rate < everybody.before.rate <= 1
    assert half.before.formula == everybody.before.formula


def test_a_larger_population_is_made_up_of_the_same_classes(records: CodedRecords) -> None:
    values_of = drawn_people(8, 4000, 3)
    assert values_of[:8].tolist() == list(range(8))
    assert abs(np.bincount(values_of) / 500 - 1).max() < 0.2
    found = finish(simulate_attack(records, None, AttackDesign(records.columns, people=4000)))
    assert found.design.people == found.listed == 4000
    assert found.before.formula < 0.005


def test_a_seed_means_the_same_everywhere(records: CodedRecords) -> None:
    def right(seed: int) -> list[int]:
        design = AttackDesign(records.columns, fraction=1.0, trials=8, coverage=0.9, seed=seed)
        found: SimulatedAttack = finish(simulate_attack(records, None, design))
        return found.before.right.tolist()

    assert right(1) == right(1) == [4, 5, 6, 5, 6, 4, 4, 3]
    assert right(2) != right(1)


def test_stopping_keeps_the_trials_so_far(records: CodedRecords) -> None:
    seen: list[SimulatedAttack] = []

    def stop(step: Step) -> Stop | None:
        if isinstance(step.snapshot, SimulatedAttack):
            seen.append(step.snapshot)
        return STOP if len(seen) == 3 else None

    found = finish(simulate_attack(records, None, AttackDesign(records.columns)), stop)
    assert found.design.trials == len(found.before.right) == 4
    assert [of.design.trials for of in seen] == [2, 3, 4]


def test_intervals() -> None:
    rate = MeasuredRate(np.array([1, 3]), np.array([2.0, 2.0]), 10)
    assert (rate.rate, rate.formula) == (0.2, 0.2)
    # Rates 0.1 and 0.3: standard deviation 0.1414, of their mean 0.1.
    assert rate.interval == pytest.approx((0.2 - 0.196, 0.2 + 0.196))
    assert MeasuredRate(np.array([1]), np.array([2.0]), 10).interval == (0.0, 1.0)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"coverage": 0.0}, "The coverage of a simulated attack is 0.0"),
        ({"fraction": 1.5}, "The fraction of a simulated attack is 1.5"),
        ({"trials": 1}, "1 trials cannot"),
        ({"people": 20_000_000}, "too large"),
    ],
)
def test_designs_that_make_no_sense(asked: dict[str, float], says: str) -> None:
    with pytest.raises(VbasError, match=says):
        AttackDesign(("age",), **asked)  # type: ignore[arg-type]


def test_what_does_not_fit_the_records_is_said(records: CodedRecords) -> None:
    with pytest.raises(VbasError, match="smaller than the 8 records"):
        finish(simulate_attack(records, None, AttackDesign(("age",), people=5)))
    with pytest.raises(VbasError, match="no column income"):
        finish(simulate_attack(records, None, AttackDesign(("income",))))
    with pytest.raises(VbasError, match="no records to attack"):
        finish(simulate_attack(coded({"age": []}), None, AttackDesign(("age",))))
