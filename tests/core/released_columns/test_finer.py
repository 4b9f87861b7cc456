"""Which columns are finer forms of a protected one."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.released_columns.chance import LEVEL
from core.released_columns.finer import Protected, finer_forms, settled
from core.released_columns.groups import Groups, Kept

N = 4000
RNG = np.random.default_rng(2)
AGE = RNG.integers(0, 90, N)
BAND = AGE // 10
ADMITTED = np.datetime64("2020-01-01") + RNG.integers(0, 365, N)
BORN = ADMITTED - (AGE * 365.25 + RNG.integers(0, 365, N)).astype(int)
OF_BAND = Protected("age", BAND, 9)
OF_AGE = Protected("age", AGE, 90, Groups(BAND, 9))


def kept(name: str, values: object) -> Kept:
    codes, found = pd.factorize(pd.Series(values), sort=True)
    return Kept(name, np.where(codes < 0, len(found), codes), len(found))


def near_copy() -> np.ndarray:
    other = AGE.copy()
    some = RNG.random(N) < 0.2
    other[some] = RNG.permutation(other[some])
    return other


@pytest.mark.parametrize(
    ("of", "values"),
    [
        (OF_BAND, AGE),
        (OF_BAND, BORN),
        (OF_BAND, near_copy()),
        (OF_BAND, BORN.astype("datetime64[M]")),
        (OF_BAND, [f"{age:02}{x}" for age, x in zip(AGE, RNG.random(N), strict=True)]),
        (OF_AGE, AGE),
        (OF_AGE, AGE % 10),
        (OF_AGE, near_copy()),
    ],
)
def test_finer_forms(of: Protected, values: object) -> None:
    assert finer_forms(of, [kept("c", values)]) == [("c",)]


@pytest.mark.parametrize("of", [OF_BAND, OF_AGE])
@pytest.mark.parametrize(
    "values",
    [
        RNG.geometric(0.2, N),
        RNG.lognormal(8, 1, N),  # no value twice
        RNG.random(N) < AGE / 200,
        np.zeros(N),
        np.arange(N),
        np.full(N, np.nan),
    ],
)
def test_outcomes_are_none(of: Protected, values: object) -> None:
    assert finer_forms(of, [kept("c", values)]) == []


def test_halves_are_found_together() -> None:
    free = kept("free", RNG.integers(0, 7, N))
    both = [kept("mod 2", AGE % 2), free, kept("mod 5", AGE % 5)]
    assert finer_forms(OF_AGE, both) == [("mod 2", "mod 5")]


def test_few_records_are_no_evidence() -> None:
    of = Protected("sex", np.array([0, 0, 1]), 2)
    assert settled(of, kept("c", [1, 2, 3])) == 0


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=40))
def test_as_counted_pair_by_pair(rows: list[tuple[int, int]]) -> None:
    values, codes = np.array(rows).T
    found = settled(Protected("q", codes, 4), kept("c", values), ordered=False)
    n = len(rows)
    agreeing = 0.0
    for i in range(n):
        others = [codes[j] == codes[i] for j in range(n) if j != i and values[j] == values[i]]
        agreeing += sum(others) / len(others) / n if others else 0
    chance = sum(np.mean(codes == c) ** 2 for c in range(4))
    asked = np.sqrt(-4 * np.log(LEVEL) * chance * (1 - chance))
    sure = (agreeing - chance) * np.sqrt(n) >= asked
    if found:
        assert found == pytest.approx((agreeing - chance) / (1 - chance))
    elif abs((agreeing - chance) * np.sqrt(n) - asked) > 1e-9:
        assert chance >= 1 or agreeing <= chance + 1e-12 or not sure
