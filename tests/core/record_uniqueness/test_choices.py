"""Which recodes are offered, what they leave and cost."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.record_uniqueness.choices import (
    categories_after,
    choices_for,
    entropy_of,
    next_recode,
    price,
    recodes_for,
)
from core.record_uniqueness.distinct import (
    CATEGORY,
    GEOGRAPHY,
    NUMBER,
    CountedVariable,
    VariableLevel,
)
from core.record_uniqueness.recodes import BAND, COLLAPSE, LEVEL, Recode
from core.record_uniqueness.table import recoded_variable
from core.record_uniqueness.variables import variable_of

AGE = CountedVariable("age", tuple(map(str, range(100))), NUMBER, 1.0)


def test_the_entropy_of_four_alike_is_two_bits() -> None:
    assert entropy_of(np.array([5, 5, 5, 5])) == pytest.approx(2)
    assert entropy_of(np.array([7, 0])) == 0
    assert entropy_of(np.array([1, 3])) == pytest.approx(2 - 0.75 * math.log2(3))
    assert entropy_of(np.zeros(3, dtype=np.int64)) == 0


def test_ages_are_banded_in_round_widths() -> None:
    ones = np.append(np.ones(100, dtype=np.int64), 0)
    recodes = recodes_for(AGE, ones)
    assert [of.amount for of in recodes] == [2, 5, 10, 20, 50]
    assert {of.kind for of in recodes} == {BAND}
    assert [of.categories for of in choices_for(AGE, ones)] == [50, 20, 10, 5, 2]
    assert price(AGE, recodes[0], ones) == pytest.approx(1)
    assert price(AGE, recodes[2], ones) == pytest.approx(math.log2(10))


def test_bands_of_five_years_are_joined_to_round_widths() -> None:
    bands = CountedVariable("age", tuple(f"{i}-{i + 4}" for i in range(0, 85, 5)), NUMBER, 5.0)
    recodes = recodes_for(bands, np.ones(18, dtype=np.int64))
    assert [of.amount * 5 for of in recodes] == [10, 20]


def test_ranges_without_a_step_are_doubled() -> None:
    labels = ("0-17", "18-24", "25-34", "35-49", "50-64", "65+")
    variable = CountedVariable("age", labels, NUMBER)
    assert [of.amount for of in recodes_for(variable, np.ones(7, dtype=np.int64))] == [2, 4]


def test_the_commonest_categories_stay() -> None:
    race = CountedVariable("race", ("a", "b", "c", "d"))
    records = np.array([150, 50, 4, 1, 0])
    choices = choices_for(race, records)
    assert [(of.recode.kind, of.recode.amount) for of in choices] == [(COLLAPSE, 3), (COLLAPSE, 2)]
    after = entropy_of(records) - entropy_of(np.array([150, 50, 5]))
    assert choices[0].price == pytest.approx(after)
    sex = CountedVariable("sex", ("f", "m"))
    assert recodes_for(sex, np.array([1, 1, 0])) == ()
    assert next_recode(sex, Recode("sex"), np.array([1, 1, 0])) is None


def test_categories_that_nobody_has_are_not_counted() -> None:
    race = CountedVariable("race", ("a", "b", "c", "d"))
    records = np.array([150, 0, 4, 1, 9])
    assert categories_after(race, Recode("race"), records) == 3
    assert [of.recode.amount for of in choices_for(race, records)] == [2]


def test_codes_go_to_their_levels_and_then_to_the_commonest() -> None:
    labels = [f"{chapter}{i:02}" for chapter in "ABCDEF" for i in range(10, 14)]
    variable, _ = variable_of("cause", labels)
    records = np.append(np.arange(1, 25), 0)
    found = [(of.recode.level or of.recode.amount) for of in choices_for(variable, records)]
    assert found == ["2 characters", 5, 3, 2]


def place(*levels: tuple[str, list[int]]) -> CountedVariable:
    made = tuple(
        VariableLevel(name, np.array(of, dtype=np.int32), tuple(map(str, range(max(of) + 1))))
        for name, of in levels
    )
    return CountedVariable("geography", tuple("abcd"), GEOGRAPHY, levels=made)


def test_all_levels_of_geography_are_there_the_cheapest_first() -> None:
    uneven = place(("run 1", [0, 1, 1, 1]), ("fsa", [0, 0, 1, 1]), ("all", [0, 0, 0, 0]))
    records = np.array([5, 5, 5, 5, 0])
    assert [of.level for of in recodes_for(uneven, records)] == ["fsa", "run 1"]
    coarser = next_recode(uneven, Recode("geography", LEVEL, level="fsa"), records)
    assert coarser == Recode("geography", LEVEL, level="run 1")


VARIABLES = st.one_of(
    st.integers(10, 120).map(
        lambda n: CountedVariable("x", tuple(map(str, range(n))), NUMBER, 1.0)
    ),
    st.integers(3, 60).map(
        lambda n: CountedVariable("x", tuple(f"{i}-{i}" for i in range(n)), NUMBER)
    ),
    st.integers(1, 40).map(lambda n: CountedVariable("x", tuple(f"c{i}" for i in range(n)))),
    st.sets(st.from_regex(r"[A-F][0-9]{2}(\.[0-9])?", fullmatch=True), min_size=5, max_size=40).map(
        lambda labels: variable_of("x", sorted(labels))[0]
    ),
)


@given(VARIABLES, st.data())
@settings(max_examples=60, deadline=None)
def test_steps_cost_ever_more_join_only_and_end(
    variable: CountedVariable, data: st.DataObject
) -> None:
    n = variable.n_codes
    records = np.array(data.draw(st.lists(st.integers(0, 30), min_size=n, max_size=n)))
    recode: Recode | None = Recode("x")
    paid, left, steps = 0.0, categories_after(variable, Recode("x"), records), 0
    while (recode := next_recode(variable, recode or Recode("x"), records)) is not None:
        made = recoded_variable(variable, recode, records)
        assert made.lookup[-1] == len(made.labels)
        assert sorted(set(made.lookup[:-1].tolist())) == list(range(len(made.labels)))
        assert len(set(made.labels)) == len(made.labels)
        cost, now = price(variable, recode, records), categories_after(variable, recode, records)
        assert cost > paid
        assert 2 <= now < left
        paid, left, steps = cost, now, steps + 1
    assert steps == len(choices_for(variable, records))
    assert variable.kind != CATEGORY or left <= 2
