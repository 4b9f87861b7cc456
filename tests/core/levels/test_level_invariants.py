"""What holds of every level, whatever the areas."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.cutoff.rules import rules
from core.levels.assessment import assess
from core.levels.remedies import go_up, leave_out, price_of
from core.levels.starting import starts_of
from core.levels.units import units_of_level
from tests.core.levels.level_tables import table

RULES = [rule for rule in rules() if rule.predictor != "entropy"]
PROVINCES = ("ON", "QC", "BC", "NS", "YT", "", "Elsewhere")


@st.composite
def areas(draw):
    n = draw(st.integers(1, 12))
    people = st.one_of(st.just(np.nan), st.integers(0, 60_000).map(float))
    rows = draw(
        st.lists(
            st.tuples(people, st.sampled_from("abcd"), st.sampled_from(PROVINCES)),
            min_size=n,
            max_size=n,
        )
    )
    population, units, provinces = zip((1.0, "a", "ON"), *rows, strict=True)
    return table(population, unit=units, province=provinces)


@given(areas(), st.sampled_from(RULES), st.integers(1, 10**6))
def test_provinces_add_up_to_the_whole(of, rule, m):
    whole, *rest = assess(units_of_level(of, "unit"), rule, m).shares
    for name in ("n_units", "people", "units_above", "people_above", "not_judged"):
        assert getattr(whole, name) == sum(getattr(share, name) for share in rest)
    assert whole.units_above <= whole.n_units


@given(areas(), st.sampled_from(RULES), st.integers(1, 10**6))
def test_more_combinations_never_let_more_units_pass(of, rule, m):
    units = units_of_level(of, "unit")
    few, many = assess(units, rule, m), assess(units, rule, 2 * m)
    assert not (many.passes & ~few.passes).any()
    assert np.array_equal(few.passes, np.nan_to_num(few.margins) > 1)


@given(areas(), st.sampled_from(RULES), st.integers(1, 10**6))
def test_what_is_left_out_and_what_passes_is_all_that_is_judged(of, rule, m):
    judged = assess(units_of_level(of), rule, m)
    lost = leave_out(judged)
    assert np.array_equal(lost.lost | judged.passes, judged.judged)
    assert lost.whole.people + judged.whole.people_above == judged.whole.people


@given(areas(), st.integers(1, 10**6))
def test_coarser_levels_cost_more_geography(of, m):
    judged = assess(units_of_level(of), RULES[0], m)
    one = units_of_level(table(of.population, all=["x"] * len(of)), "all")
    up = go_up(of, judged, [units_of_level(of, "unit"), one])
    bits = [step.price.bits_per_person for step in up.steps]
    assert bits[0] == 0
    assert bits == sorted(bits)
    assert price_of(of, one).n_units == 1


@given(areas(), st.sampled_from(RULES), st.integers(1, 10**4))
def test_a_start_asks_for_no_more_than_there_is(of, rule, m):
    starts = starts_of(assess(units_of_level(of), rule, m))
    for start in (starts.whole, *starts.by_part):
        if start is not None:
            assert 1 <= start.number.n_sites <= max(1, start.n_areas)
            assert start.at_most * start.cutoff <= max(start.people, start.cutoff)
            assert start.floor > start.cutoff
