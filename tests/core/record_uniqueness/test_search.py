"""The cheapest ways that are enough, against trying all of them."""

from __future__ import annotations

import itertools
import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.record_uniqueness.search import Choice, Choices, Options, Tried, cheapest_enough, thinned
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
    states: list[tuple[Choice, ...]] = []

    def trial(choice: Choice):
        yield Step("trying")
        tried.append(choice)
        return Tried(choice in enough, -1.0 if choice in enough else 1.0)

    choices = Choices(options, most)
    assert finish(cheapest_enough(choices, trial, lambda: states.append(choices.answers)))
    assert len(set(tried)) == len(tried)
    assert choices.n_undecided == 0
    assert not choices.answers or states[-1] == choices.answers
    best = [price(options, of[0]) for of in states]
    assert best == sorted(best, reverse=True)
    return list(choices.answers), len(tried)


@given(problems(), st.integers(1, 6))
def test_answers_are_the_cheapest_one_by_one(problem, most: int) -> None:
    options, enough = problem
    answers, _ = searched(options, enough, most)
    assert set(answers) <= enough
    assert [price(options, of) for of in answers] == the_cheapest(options, enough)[:most]
    for one, other in itertools.permutations(answers, 2):
        assert not all(a <= b for a, b in zip(one, other, strict=True))


def test_few_of_many_choices_are_tried() -> None:
    options = [chain([0, 1, 2.5, 3, 5, 8])] * 5
    every = list(itertools.product(range(6), repeat=5))
    # What is left falls with what it costs, and somewhat faster for the first two variables.
    enough = {of for of in every if price(options, of) + of[0] / 2 + of[1] / 3 >= 13}
    answers, tried = searched_by_level(options, enough)
    assert [price(options, of) for of in answers] == the_cheapest(options, enough)[:4]
    assert tried < len(every) / 10


def searched_by_level(options: list[Options], enough: set[Choice]) -> tuple[list[Choice], int]:
    tried: list[Choice] = []

    def trial(choice: Choice):
        yield Step("trying")
        tried.append(choice)
        level = 13 - price(options, choice) - choice[0] / 2 - choice[1] / 3
        return Tried(choice in enough, level / 3)

    choices = Choices(options, 4)
    assert finish(cheapest_enough(choices, trial, lambda: None))
    return list(choices.answers), len(tried)


def test_a_search_that_is_stopped_keeps_its_answers() -> None:
    options = [chain([0, 1, 2, 3]), chain([0, 1, 2, 3])]
    tried: list[Choice] = []

    def trial(choice: Choice):
        yield Step("trying")
        tried.append(choice)
        return Tried(sum(choice) >= 3, 3.0 - sum(choice)) if len(tried) < 3 else None

    choices = Choices(options, 9)
    assert finish(cheapest_enough(choices, trial, lambda: None)) is False
    # Everything as it is, the coarsest, and one more.
    assert tried[:2] == [(0, 0), (3, 3)]
    assert len(tried) == 3
    assert choices.answers == ((3, 3),)


def test_what_is_thinned_out_leaves_the_first_the_dearest_and_small_gaps() -> None:
    options = [chain([0, 1, 1.1, 2, 5]), chain([0, 4])]
    assert thinned(options, 10) == ((0, 1, 2, 3, 4), (0, 1))
    # Without 1 the gap is 1.1, without 1.1 it is 1.
    assert thinned(options, 8) == ((0, 1, 3, 4), (0, 1))
    assert thinned(options, 4) == ((0, 4), (0, 1))
    # Not even two of each: what has least to lose stays as it is.
    assert thinned(options, 2) == ((0, 4), (0,))
    assert thinned(options, 1) == ((0,), (0,))


def test_what_is_close_to_what_is_wanted_is_thinned_last() -> None:
    options = [chain([0, 1, 1.1, 1.2, 2, 5, 9])]
    assert thinned(options, 4) == ((0, 4, 5, 6),)
    assert thinned(options, 5, [(2,)]) == ((0, 1, 2, 3, 6),)
