"""What values tell by chance, against dealing them in every way; files of meaningless columns."""

from __future__ import annotations

from itertools import permutations
from math import comb, exp, lgamma, log

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.released_columns.chance import LEVEL, Context, margin
from core.released_columns.groups import Groups, Kept
from core.released_columns.judged import AREA, Classes, KeptColumnsError, Release, judge
from core.released_columns.telling import Hidden, n_looks, sets_of

N = 3000
RNG = np.random.default_rng(18)
REGION = RNG.integers(0, 6, N)
AREA_OF = 20 * REGION + RNG.integers(0, 20, N)
LOOKS = RNG.integers(0, 12, N)
BLANKED = RNG.random(N) < 0.05


def context(alike: list[int], codes: list[int], cells: list[bool]) -> Context:
    every = np.ones(len(codes), bool)
    return Context(Groups(np.array(alike), 9), np.array(codes), every, np.array(cells))


@settings(max_examples=50)
@given(
    st.lists(
        st.tuples(st.integers(0, 1), st.integers(0, 1), st.booleans(), st.integers(0, 2)),
        min_size=2,
        max_size=6,
    )
)
def test_moments_are_those_of_all_ways_to_deal(rows: list[tuple[int, int, bool, int]]) -> None:
    alike, codes, cells, values = (list(of) for of in zip(*rows, strict=True))
    of = context(alike, codes, cells)
    told = []
    strata = [(a, c) for a, c in zip(alike, cells, strict=True)]
    for order in permutations(range(len(rows))):
        if any(strata[i] != strata[j] for i, j in enumerate(order)):
            continue  # values stay among records that look alike and show or hide alike
        dealt = Groups(np.array([values[i] for i in order]), 3)
        told.append(of.chance(dealt, 0.0).told)
    found = of.chance(Groups(np.array(values), 3), 0.0)
    assert found.told in told
    assert found.mean == pytest.approx(np.mean(told), abs=1e-9)
    assert found.variance == pytest.approx(np.var(told), abs=1e-9)


def test_who_is_alone_with_a_value_is_told_by_chance_alone() -> None:
    of = context([0] * 6, [0, 0, 0, 1, 1, 1], [True] * 6)
    found = of.chance(Groups(np.arange(6), 6), 0.001)
    assert (found.told, found.mean, found.variance) == (0, 0.0, 0.0)


def test_what_a_person_repeats_counts_once() -> None:
    rng = np.random.default_rng(3)
    persons = np.repeat(np.arange(2000), 4)
    areas, values = rng.integers(0, 9, 2000)[persons], rng.integers(0, 900, 2000)[persons]
    every = np.ones(8000, bool)
    of = Context(Groups(np.zeros(8000, np.int64), 1), areas, every, every)
    kept = Groups(values, 900)
    assert of.chance(kept, 1e-5).beyond(1e-5) > 0
    assert of.chance(kept, 1e-5, persons).beyond(1e-5) <= 0


@pytest.mark.parametrize(("mean", "level"), [(0.5, 1e-3), (4.0, 1e-5), (90.0, 1e-6)])
def test_margin_holds_for_rare_events(mean: float, level: float) -> None:
    least = mean + margin(mean, 1.0, level)
    tail = sum(exp(-mean + i * log(mean) - lgamma(i + 1)) for i in range(int(least) + 1, 2000))
    assert 0 < tail <= level
    assert margin(mean, 1.0, level) < 12 * mean**0.5 + 12


def test_looks_are_counted() -> None:
    for n in range(1, 6):
        kept = [Kept(str(i), np.zeros(1, np.int64), 1) for i in range(n)]
        assert n_looks(n) == sum(map(len, sets_of(kept)))
    assert n_looks(10) == 10 + comb(10, 2) + 1


def released(n: int = N) -> Release:
    """Records in regions, a column of which has blanked cells."""
    region, alike = Groups(REGION[:n], 6), Groups(12 * REGION[:n] + LOOKS[:n], 72)
    every = np.ones(n, bool)
    blank = Groups(np.where(BLANKED[:n], 12, LOOKS[:n]), 13)
    whole = Groups(np.zeros(n, np.int64), 1)
    hidden = (
        Hidden(AREA, AREA_OF[:n], every, every, (region, alike)),
        Hidden("looks", LOOKS[:n], every, BLANKED[:n], (whole, blank.within(region))),
    )
    return Release(alike, hidden, (), (Classes(("looks",), alike),), 5)


def kept(name: str, values: np.ndarray) -> Kept:
    found, codes = np.unique(values, return_inverse=True)
    return Kept(name, codes.reshape(-1), len(found))


def meaningless(rng: np.random.Generator, n: int) -> list[Kept]:
    """A file of columns that have nothing to do with anything, of many kinds."""
    made = [
        rng.random(n),
        np.arange(n),
        rng.permutation(n) // 2,
        rng.geometric(0.02, n),
        np.minimum(rng.zipf(1.3, n), 10**6),
        rng.integers(0, int(rng.integers(2, 2000)), n),
        rng.random(n) < 0.003,
    ]
    return [kept(str(i), of) for i, of in enumerate(made)]


@settings(max_examples=20)
@given(st.integers(0, 2**32))
def test_meaningless_columns_pass(seed: int) -> None:
    judge(released(N), meaningless(np.random.default_rng(seed), N))


def test_seldom_by_accident() -> None:
    """At a level of 1 in 20, that of two contexts together, no more than that of 300 columns."""
    rng, wrong = np.random.default_rng(7), 0
    contexts = released().hidden[0].contexts
    for _ in range(300):
        values = Groups(rng.integers(0, 60, N), 60)
        wrong += any(of.chance(values, 0.025).beyond(0.025) > 0 for of in contexts)
    assert wrong <= 300 * 0.05


def near_copy(share: float) -> np.ndarray:
    wrong = RNG.random(N) < share
    return np.where(wrong, RNG.permutation(AREA_OF), AREA_OF)


SHUFFLED = RNG.permutation(120)[AREA_OF]


@pytest.mark.parametrize(
    ("names", "columns"),
    [
        ("copy", {"copy": SHUFFLED}),
        ("half", {"free": RNG.integers(0, 9, N), "half": SHUFFLED // 11}),
        ("sub-area", {"sub-area": 5 * SHUFFLED + RNG.integers(0, 5, N)}),
        ("near", {"near": near_copy(0.3)}),
        ("measured", {"measured": AREA_OF + RNG.normal(0, 0.2, N)}),
        ("jittered", {"free": RNG.random(N), "jittered": AREA_OF + RNG.normal(0, 1.0, N)}),
        ("prefix", {"prefix": AREA_OF * 10_000 + RNG.permutation(N)}),
        ("x, y", {"x": AREA_OF % 4 - RNG.integers(0, 2, N), "y": AREA_OF % 4 + AREA_OF // 4 * 9}),
    ],
)
def test_what_tells_areas_is_refused(names: str, columns: dict[str, np.ndarray]) -> None:
    with pytest.raises(KeptColumnsError) as refused:
        judge(released(), [kept(name, of) for name, of in columns.items()])
    assert names.split(", ")[-1] in refused.value.values["columns"]


def test_what_tells_few_blanked_values_is_refused() -> None:
    few = np.zeros(N, bool)
    few[np.flatnonzero(BLANKED)[:8]] = True
    every = np.ones(N, bool)
    whole = Groups(np.zeros(N, np.int64), 1)
    hidden = (Hidden("looks", LOOKS, every, few, (whole,)),)
    release = Release(Groups(LOOKS, 12), hidden, (), (), 5)
    with pytest.raises(KeptColumnsError):
        judge(release, [kept("copy", (LOOKS + 5) % 12)])
    judge(release, [kept("free", RNG.integers(0, 300, N))])


def test_a_copy_of_few_areas_is_refused_although_accident_could_make_it() -> None:
    every, areas = np.ones(6, bool), np.array([0, 0, 0, 1, 1, 1])
    one = Groups(np.zeros(6, np.int64), 1)
    release = Release(one, (Hidden(AREA, areas, every, every, (one,)),), (), (), 2)
    judge(release, [kept("free", np.array([0, 1, 0, 1, 0, 1]))])
    with pytest.raises(KeptColumnsError):
        judge(release, [kept("copy", 1 - areas)])


def test_a_tolerance_lets_a_share_be_told() -> None:
    told = kept("some", np.where(RNG.random(N) < 0.05, SHUFFLED, RNG.integers(200, 204, N)))
    with pytest.raises(KeptColumnsError):
        judge(released(), [told], tolerance=0.0)
    assert judge(released(), [told], tolerance=0.2)
    assert LEVEL == 0.001
