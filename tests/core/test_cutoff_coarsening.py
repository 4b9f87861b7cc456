"""What would be enough: against brute force, with hand-computed cases and those without answer."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cutoff.cheapest import cheapest_within
from core.cutoff.classes_coarsened import CountedClasses
from core.cutoff.coarsening import what_would_be_enough
from core.cutoff.design import BAND, DROP, Coarsening, Design, Variable
from core.cutoff.options import BY_CATEGORIES, BY_RECORDS, Option, options_of
from core.cutoff.populations import Populations, largest_combinations
from core.cutoff.rules import rule_of
from core.errors import VbasError

RULE = rule_of("el-emam-2009-maxcombs", "maxcombs")
AGE, SEX = Variable("age", 86, 1.0), Variable("sex", 2)


def populations(people, parts="central"):
    names = tuple(f"K{i}A" for i in range(len(people)))
    given_parts = [parts] * len(people) if isinstance(parts, str) else parts
    return Populations(np.array(people, float), np.array(given_parts, dtype=object), names)


def ways(answer):
    return tuple(of.coarsening for of in answer.design.variables)


# Limits


def test_the_largest_number_of_combinations_by_hand():
    # Central: 1436 * M ** 0.43 < 9000 as long as M < (9000 / 1436) ** (1 / 0.43) = 71.5
    assert largest_combinations(RULE, populations([9000, 50_000]), 1.0) == 71
    assert 1436 * 71**0.43 < 9000 < 1436 * 72**0.43
    # The small one holds 15 % of the people: 85 % live above a far larger cut-off.
    assert largest_combinations(RULE, populations([9000, 50_000]), 0.8) > 3000
    assert largest_combinations(RULE, populations([1436, 50_000]), 1.0) == 0
    assert largest_combinations(rule_of("hipaa", ""), populations([20_001]), 1.0) is None
    assert largest_combinations(rule_of("hipaa", ""), populations([20_000]), 1.0) == 0


def test_each_unit_has_the_model_of_its_own_part():
    both = populations([9000, 9000], ["central", "eastern"])
    alone = populations([9000, 9000], "eastern")
    assert largest_combinations(RULE, both, 1.0) == 71
    assert largest_combinations(RULE, alone, 1.0) == math.floor((9000 / 1978) ** (1 / 0.304))


def test_units_without_people_and_outside_canada_are_left_out():
    some = populations([9000, 0, np.nan, 5], ["central", "central", "central", ""])
    assert largest_combinations(RULE, some, 1.0) == 71
    search = what_would_be_enough(Design((AGE, SEX)), RULE, some)
    assert search.not_judged == 1


# The search


def test_what_would_make_it_enough_by_hand():
    search = what_would_be_enough(Design((AGE, SEX)), RULE, populations([9000, 50_000]))
    assert not search.is_enough
    assert search.limit == 71
    assert search.share == pytest.approx(50 / 59)
    # 43 x 1 = 43 and 18 x 2 = 36 fit; 86 x 1 and 43 x 2 do not; the dearer one is last.
    assert [ways(of) for of in search.answers] == [
        (Coarsening(BAND, 2), Coarsening(DROP)),
        (Coarsening(BAND, 5), Coarsening()),
    ]
    assert [of.price for of in search.answers] == pytest.approx([2.0, math.log2(86 / 18)])
    assert search.priced_by == BY_CATEGORIES
    assert all(of.share == 1.0 for of in search.answers)
    age, sex = search.alone
    assert (age.most, age.coarsening) == (35, Coarsening(BAND, 3))
    assert (sex.most, sex.coarsening) == (0, None)


def test_prices_follow_the_records_where_they_are_counted():
    rare_sex = Variable("sex", 2, records=(99, 1))
    age = Variable("age", 86, 1.0, records=(10,) * 86)
    search = what_would_be_enough(Design((age, rare_sex)), RULE, populations([9000]))
    assert search.priced_by == BY_RECORDS
    assert ways(search.answers[0]) == (Coarsening(BAND, 2), Coarsening(DROP))
    assert search.answers[0].price == pytest.approx(1.0 + 0.0808, abs=1e-3)


def test_what_is_enough_as_it_is_has_one_answer():
    search = what_would_be_enough(Design((AGE, SEX)), RULE, populations([90_000]))
    assert search.is_enough
    assert [ways(of) for of in search.answers] == [(Coarsening(), Coarsening())]
    assert search.answers[0].price == 0.0
    assert search.alone[0].coarsening == Coarsening()


def test_not_reachable_names_the_smallest_unit():
    search = what_would_be_enough(Design((AGE, SEX)), RULE, populations([50_000, 132, 1400]))
    assert search.answers == ()
    assert search.not_reachable.name == "K1A"
    assert search.not_reachable.people == 132
    assert search.not_reachable.cutoff == 1436
    assert search.not_reachable.share == pytest.approx(50_000 / 51_532)
    assert {of.most for of in search.alone} == {0}
    assert what_would_be_enough(
        Design((AGE, SEX)), RULE, populations([50_000, 132, 1400]), 0.95
    ).answers


def test_fixed_rules_do_not_look_at_the_variables():
    hipaa = rule_of("hipaa", "")
    kept = what_would_be_enough(Design((AGE, SEX)), hipaa, populations([30_000]))
    assert [of.price for of in kept.answers] == [0.0]
    assert kept.alone[0].most is None
    none = what_would_be_enough(Design((AGE, SEX)), hipaa, populations([30_000, 19_000]))
    assert none.not_reachable.cutoff == 20_000


def test_a_design_without_variables():
    search = what_would_be_enough(Design(), RULE, populations([5000]))
    assert search.is_enough
    assert len(search.answers) == 1


def test_what_cannot_be_asked():
    outside = populations([5000, 6000], "")
    with pytest.raises(VbasError, match="applies to none of these units"):
        what_would_be_enough(Design((AGE,)), RULE, outside)
    with pytest.raises(VbasError, match="not a share"):
        what_would_be_enough(Design((AGE,)), RULE, populations([1]), 95.0)
    with pytest.raises(VbasError, match="not been counted"):
        by = rule_of("el-emam-2009-entropy", "entropy")
        what_would_be_enough(Design((AGE,)), by, populations([1]))
    with pytest.raises(VbasError, match="known population"):
        what_would_be_enough(Design((AGE,)), RULE, populations([np.nan, 0]))


# Against brute force


@st.composite
def designs(draw):
    variables = []
    for i in range(draw(st.integers(1, 4))):
        n = draw(st.integers(1, 60))
        stepped = draw(st.booleans())
        records = ()
        if draw(st.booleans()):
            records = tuple(draw(st.lists(st.integers(1, 50), min_size=n, max_size=n)))
        variables.append(Variable(f"v{i}", n, 1.0 if stepped else None, records=records))
    return Design(tuple(variables))


def brute_force(options, fits):
    """All undominated choices that fit, cheapest first."""
    every = itertools.product(*(range(len(of)) for of in options))
    fitting = {choice for choice in every if fits(choice)}
    kept = [
        choice
        for choice in fitting
        if not any(
            other != choice and all(a <= b for a, b in zip(other, choice, strict=True))
            for other in fitting
        )
    ]
    return sorted(
        (sum(of[i].price for of, i in zip(options, choice, strict=True)), choice) for choice in kept
    )


@settings(max_examples=60, deadline=None)
@given(designs(), st.lists(st.integers(1, 60_000), min_size=1, max_size=6), st.data())
def test_the_search_finds_what_brute_force_finds(design, people, data):
    parts = [data.draw(st.sampled_from(["western", "central", "eastern"])) for _ in people]
    share = data.draw(st.sampled_from([1.0, 0.95, 0.5]))
    units = populations(people, parts)
    options = options_of(design)

    def fits(choice):
        m = math.prod(of[i].used for of, i in zip(options, choice, strict=True))
        above = sum(
            p for p, part in zip(people, parts, strict=True) if p > RULE.cutoff(part, m, None)
        )
        return above >= share * sum(people) - 1e-6

    expected = brute_force(options, fits)
    search = what_would_be_enough(design, RULE, units, share, most=10_000)
    assert search.complete
    assert [of.price for of in search.answers] == pytest.approx([price for price, _ in expected])
    made = {tuple(of.used for of in answer.design.variables) for answer in search.answers}
    assert made == {
        tuple(of[i].used for of, i in zip(options, choice, strict=True)) for _, choice in expected
    }
    assert (search.not_reachable is None) == bool(expected)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_prices_that_do_not_rise_with_coarseness_are_sorted_all_the_same(data):
    options = []
    for _ in range(data.draw(st.integers(1, 4))):
        left = sorted(data.draw(st.sets(st.integers(2, 30), max_size=4)) | {1}, reverse=True)
        options.append(
            tuple(Option(Coarsening(), n, data.draw(st.integers(0, 8)) / 4) for n in left)
        )
    limit = data.draw(st.integers(1, 3000))

    def fits(choice):
        return math.prod(of[i].used for of, i in zip(options, choice, strict=True)) <= limit

    expected = brute_force(options, fits)
    found = cheapest_within(options, limit, 10_000)
    assert list(found.choices) == expected
    few = cheapest_within(options, limit, 3)
    assert [price for price, _ in few.choices] == [price for price, _ in expected[:3]]


def test_many_variables_do_not_explode():
    design = Design(tuple(Variable(f"v{i}", 20 + i, 1.0) for i in range(14)))
    search = what_would_be_enough(design, RULE, populations([40_000]))
    assert len(search.answers) == 24
    prices = [of.price for of in search.answers]
    assert prices == sorted(prices)
    assert all(of.design.max_combinations <= search.limit for of in search.answers)


# By entropy


def counted():
    """Eight equally frequent ages by two sexes."""
    codes = np.array([[a, s] for a in range(8) for s in range(2)], dtype=np.int32)
    return CountedClasses(("age", "sex"), codes, np.full(16, 10), (8, 2), (1, 1))


def test_rules_by_entropy_count_the_coarsened_classes():
    by = rule_of("el-emam-2009-entropy", "entropy")
    design = Design((Variable("age", 8, 1.0), Variable("sex", 2)))
    people = 1.02 * math.exp(6.5) * math.log(8) ** 2.6
    search = what_would_be_enough(design, by, populations([people]), classes=counted())
    assert not search.is_enough
    assert search.limit == pytest.approx(1.02 ** (1 / 2.6) * math.log(8), rel=1e-6)
    assert {ways(of) for of in search.answers} == {
        (Coarsening(), Coarsening(DROP)),
        (Coarsening(BAND, 2), Coarsening()),
    }
    assert [of.design.entropy for of in search.answers] == pytest.approx([math.log(8)] * 2)
    assert search.alone[0].coarsening == Coarsening(BAND, 2)
    assert search.alone[1].coarsening == Coarsening(DROP)


def test_collapsed_categories_are_no_answer_by_entropy():
    by = rule_of("el-emam-2009-entropy", "entropy")
    design = Design((Variable("age", 8), Variable("sex", 2)))
    search = what_would_be_enough(design, by, populations([2000]), classes=counted())
    assert all(
        of.coarsening.kind != "collapse" for a in search.answers for of in a.design.variables
    )
    assert search.answers


def test_no_answer_by_entropy_is_coarser_than_another():
    """What cannot be known in between (a collapse) hides nothing."""
    by = rule_of("el-emam-2009-entropy", "entropy")
    design = Design((Variable("age", 8, 1.0), Variable("sex", 2), Variable("word", 6)))
    draw = np.random.default_rng(3)
    codes = np.array(list(itertools.product(range(8), range(2), range(6))), dtype=np.int32)
    sizes = draw.integers(1, 60, len(codes))
    classes = CountedClasses(("age", "sex", "word"), codes, sizes, (8, 2, 6), (1, 1, 1))
    search = what_would_be_enough(design, by, populations([2500]), classes=classes)
    used = [tuple(of.used for of in a.design.variables) for a in search.answers]
    assert len(used) > 1
    for one, other in itertools.permutations(used, 2):
        assert not all(a <= b for a, b in zip(one, other, strict=True))
