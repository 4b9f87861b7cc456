"""Which number of sites is tried next: by hand, and on curves of records lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.placement.balanced_density import BalancedDensity
from core.placement.suppression_driven import SuppressionDriven
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_bracket import Bracket, brief


def test_along_the_usual_curve_from_one_number_that_is_kept():
    # A quarter of the limit is lost; 0.98 of it is 3.92 times as much: 100 x 3.92^(1/1.3) = 286.
    assert Bracket(0.04, 1000).next(100, 0.01) == 286


def test_downwards_from_one_number_that_is_not():
    # Each miss aims lower: 0.98^3 of a quarter of what was lost, 100 x 0.2353^(1/1.3) = 32.8.
    assert Bracket(0.01, 1000).next(100, 0.04) == 32


def test_between_two_on_a_line_of_logarithms():
    bracket = Bracket(0.02, 1000)
    bracket.next(100, 0.01)
    # From 100 to 400 four times as many are lost: exponent 1. Aims at 0.98^3 of the limit.
    assert bracket.next(400, 0.04) == int(100 * 0.98**3 * 2)
    assert (bracket.kept, bracket.above) == (100, 400)


def test_it_ends_close_below_the_limit_or_close_together():
    assert Bracket(0.01, 1000).next(100, 0.0097) == 100
    bracket = Bracket(0.01, 1000)
    bracket.next(200, 0.005)
    assert bracket.next(202, 0.02) == 200
    assert Bracket(0.01, 2).next(1, 0.5) == 0


@given(
    st.integers(1, 5000),
    st.floats(0.0, 0.6),
    st.floats(0.5, 4.0),
    st.floats(0.01, 3.0),
    st.data(),
)
def test_on_any_rising_curve_it_ends_within_the_limit(most, limit, steep, height, data):
    def share(sites: int) -> float:
        return min(1.0, height * (sites / most) ** steep)

    bracket, tried = Bracket(limit, most + 1), []
    sites = data.draw(st.integers(1, most))
    while len(tried) < 60:
        tried.append(sites)
        following = bracket.next(sites, share(sites))
        if following <= bracket.kept:
            break
        assert bracket.kept < following < bracket.above
        sites = following
    assert len(tried) < 60
    assert len(set(tried)) == len(tried)
    if bracket.kept:
        assert share(bracket.kept) <= limit
    else:
        assert share(1) > limit


@pytest.mark.parametrize(("given_moves", "moves"), [(None, 20_000), (7, 7), (10**9, 20_000)])
def test_searches_are_shortened_never_lengthened(given_moves, moves):
    scenario = Scenario(placement=SuppressionDriven(max_moves=given_moves))
    assert brief(scenario, 600).placement == SuppressionDriven(max_moves=moves)


@pytest.mark.parametrize(("areas", "moves"), [(10, 50_000), (1000, 250_000), (10**6, 1_500_000)])
def test_border_refinement_has_moves_by_the_number_of_areas(areas, moves):
    scenario = Scenario(refinement=BorderRefinement(per_km=1.0))
    shortened = brief(scenario, areas)
    assert shortened.refinement == BorderRefinement(per_km=1.0, max_moves=moves)
    assert replace(shortened, refinement=scenario.refinement) == scenario
    assert brief(shortened, areas) == shortened


def test_what_does_not_search_is_left_alone():
    scenario = Scenario(placement=BalancedDensity())
    assert brief(scenario, 600) == scenario
