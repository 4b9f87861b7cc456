"""The cheapest ways that are enough, against trying all of them."""

from __future__ import annotations

import itertools
import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.record_uniqueness.search import (
    Choice,
    Options,
    Undecided,
    cheapest_enough,
    thinned,
    way_up,
)
from core.steps import Step, finish


def chain(prices: list[float]) -> Options:
    """Each option holds all before it."""
    return Options(np.array(prices), np.triu(np.ones((len(prices),) * 2, bool)))


FORK = Options(
    np.array([0, 1.0, 1.5, 2.0]),
    np.array([[1, 1, 1, 1], [0, 1, 0, 1], [0, 0, 1, 1], [0, 0, 0, 1]], bool),
)
"""Two options of which neither holds the other, such as FSAs and the regions of a run."""


@st.composite
def problems(draw: st.DrawFn) -> tuple[list[Options], set[Choice]]:
    """Options, and all choices that are coarser than one of a few: those are enough."""
    options = []
    for _ in range(draw(st.integers(1, 4))):
        steps = draw(st.lists(st.integers(0, 4), min_size=0, max_size=3))
        own = chain([0.0, *np.cumsum(steps).astype(float)])
        options.append(draw(st.sampled_from([own, FORK])))
    every = list(itertools.product(*(range(len(of)) for of in options)))
    corners = draw(st.lists(st.sampled_from(every), max_size=4))
    return options, {c for c in every if any(holds(options, of, c) for of in corners)}


def holds(options: list[Options], fine: Choice, coarse: Choice) -> bool:
    return all(of.coarser[a, b] for of, a, b in zip(options, fine, coarse, strict=True))


def price(options: list[Options], choice: Choice) -> float:
    return math.fsum(of.prices[i] for of, i in zip(options, choice, strict=True))


def the_cheapest(options: list[Options], enough: set[Choice]) -> list[float]:
    """Prices of the answers: one by one the cheapest, without what is as dear in each variable."""
    kept: list[Choice] = []
    for choice in sorted(enough, key=lambda of: (price(options, of), sum(of))):
        if not any(all(a <= b for a, b in zip(of, choice, strict=True)) for of in kept):
            kept.append(choice)
    return [price(options, of) for of in kept]


def searched(options: list[Options], enough: set[Choice], most: int) -> tuple[list[Choice], int]:
    tried: list[Choice] = []
    answers: list[Choice] = []

    def trial(choice: Choice):
        yield Step("trying")
        tried.append(choice)
        return choice in enough

    undecided = Undecided(options)
    ended = finish(cheapest_enough(options, undecided, trial, answers.append, most))
    assert ended
    assert len(set(tried)) == len(tried)
    if len(answers) < most:
        assert undecided.decided == undecided.total
    return answers, len(tried)


@given(problems(), st.integers(1, 6))
def test_answers_are_the_cheapest_one_by_one(problem, most: int) -> None:
    options, enough = problem
    answers, _ = searched(options, enough, most)
    assert set(answers) <= enough
    assert [price(options, of) for of in answers] == the_cheapest(options, enough)[:most]
    for one, other in itertools.permutations(answers, 2):
        assert not all(a <= b for a, b in zip(one, other, strict=True))


def test_a_long_chain_is_halved() -> None:
    options = [chain(list(range(1000)))]
    answers, tried = searched(options, {(i,) for i in range(700, 1000)}, 1)
    assert answers == [(700,)]
    assert tried <= 12


def test_a_search_that_is_stopped_keeps_its_answers() -> None:
    options = [chain([0, 1, 2, 3]), chain([0, 1, 2, 3])]
    answers, tried = [(9, 9)], []

    def trial(choice: Choice):
        yield Step("trying")
        tried.append(choice)
        return sum(choice) >= 3 if len(tried) < 3 else None

    assert finish(cheapest_enough(options, Undecided(options), trial, answers.append, 9)) is False
    assert answers[0] == (9, 9)
    assert len(tried) == 3


def test_the_way_up_ends_at_the_coarsest_and_only_joins() -> None:
    options = [FORK, chain([0, 0.5, 3])]
    way = way_up((0, 0), options)
    assert way == [(0, 0), (0, 1), (1, 1), (3, 1), (3, 2)]
    assert all(holds(options, *pair) for pair in itertools.pairwise(way))


def test_what_is_thinned_out_leaves_the_first_the_dearest_and_small_gaps() -> None:
    options = [chain([0, 1, 1.1, 2, 5]), chain([0, 4])]
    assert thinned(options, 10) == ((0, 1, 2, 3, 4), (0, 1))
    # Without 1 the gap is 1.1, without 1.1 it is 1.
    assert thinned(options, 8) == ((0, 1, 3, 4), (0, 1))
    assert thinned(options, 1) == ((0, 4), (0, 1))
