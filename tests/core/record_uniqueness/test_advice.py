"""What would be enough, against all ways counted one by one."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from functools import partial

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import VbasError
from core.record_uniqueness import advice as advice_module
from core.record_uniqueness import trials
from core.record_uniqueness.advice import Advice, Answer, advise, heaviest
from core.record_uniqueness.choices import recodes_for
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.prices import Ways, ways_of
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, LEVEL, Recode
from core.record_uniqueness.search import thinned
from core.record_uniqueness.table import recoded_of
from core.steps import STOP, Step, finish
from tests.core.record_uniqueness.counted_records import NAMES, counted_records, records_of

THREE = ("age", "race", "geography")


def left(distinct: DistinctRecords, question: Question) -> tuple[int, int]:
    """Unique records, and those in sets, of all variables: record by record."""
    lookups = [
        recoded_of(distinct, question.recode_of(name)).lookup[distinct.codes[distinct.place(name)]]
        for name in question.variables
    ]
    sizes: Counter[tuple[int, ...]] = Counter()
    for i, many in enumerate(distinct.counts.tolist()):
        sizes[tuple(int(lookup[i]) for lookup in lookups)] += many
    counts = sizes.values()
    return sum(n == 1 for n in counts), sum(n for n in counts if n <= question.set_size)


def entropy(distinct: DistinctRecords, question: Question, name: str) -> float:
    made = recoded_of(distinct, question.recode_of(name)).lookup
    records = np.bincount(made, distinct.records(name))
    share = records[records > 0] / records.sum()
    return -math.fsum(share * np.log2(share))


def price(distinct: DistinctRecords, before: Question, after: Question) -> float:
    return math.fsum(
        entropy(distinct, before, name)
        - (entropy(distinct, after, name) if name in after.variables else 0)
        for name in before.variables
    )


def every_way(distinct: DistinctRecords, question: Question) -> list[tuple[float, Question]]:
    """All combinations of recodes with their prices, from the recodes that DATA offers."""
    ways = []
    for name in question.variables:
        offered = recodes_for(distinct.variable(name), distinct.records(name))
        ways.append([question.recode_of(name), *offered])
    found = []
    for choice in itertools.product(*ways):
        made = question
        for recode in choice:
            made = made.recoded(recode)
        found.append((price(distinct, question, made), made))
    return found


@settings(max_examples=60)
@given(counted_records(), st.integers(1, 4), st.sampled_from([0.0, 0.05, 0.2, 0.5]), st.booleans())
def test_the_cheapest_answer_is_the_cheapest_of_all_ways(
    distinct: DistinctRecords, set_size: int, share: float, below: bool
) -> None:
    question = Question(THREE, set_size=set_size)
    advice = finish(advise(distinct, question, share, below=below))
    assert advice.complete
    n = distinct.n_records

    def enough(of: Question) -> bool:
        in_sets = left(distinct, of)[1] / n
        return in_sets < share if below else in_sets <= share

    assert (advice.now.unique, advice.now.in_sets) == left(distinct, question)
    assert advice.enough_now == enough(question)
    prices = [cost for cost, of in every_way(distinct, question) if enough(of)]
    if advice.enough_now:
        assert advice.answers == ()
    elif prices:
        assert advice.coarsest is None
        assert advice.answers[0].price == pytest.approx(min(prices), abs=1e-9)
        assert not any(of.dropped for of in advice.answers)
    else:
        assert advice.coarsest is not None
        assert all(of.dropped for of in advice.answers)
    costs = [of.price for of in advice.answers]
    assert costs == sorted(costs)
    for answer in advice.answers:
        assert enough(answer.question)
        assert (answer.unique, answer.in_sets) == left(distinct, answer.question)
        assert answer.price == pytest.approx(price(distinct, question, answer.question), abs=1e-9)


@settings(max_examples=40)
@given(counted_records())
def test_what_joins_more_never_singles_out_more(distinct: DistinctRecords) -> None:
    question = Question(THREE, set_size=2)
    ways = [ways_of(distinct, question, name) for name in THREE]
    for name, of in zip(THREE, ways, strict=True):
        np.testing.assert_array_equal(of.options.prices, np.sort(of.options.prices))
        counts = [
            left(distinct, question.with_variables((name,)).recoded(recode))[1]
            for recode in of.recodes
            if recode is not None
        ]
        for i, j in itertools.product(range(len(counts)), repeat=2):
            if of.options.coarser[i, j]:
                assert counts[j] <= counts[i]
                assert of.options.prices[j] >= of.options.prices[i]
        check_lookups(distinct, question, name, of)


def check_lookups(distinct: DistinctRecords, question: Question, name: str, ways: Ways) -> None:
    """Each way makes what its recode makes, from the codes of the finest."""
    codes = distinct.codes[distinct.place(name)]
    for recode, lookup in zip(ways.recodes, ways.lookups, strict=True):
        made = lookup[ways.finest[codes]]
        plain = (
            np.zeros_like(codes) if recode is None else recoded_of(distinct, recode).lookup[codes]
        )
        pairs = set(zip(made.tolist(), plain.tolist(), strict=True))
        assert len(pairs) == len(set(made.tolist())) == len(set(plain.tolist()))


# By hand: ages 0 ... 7 once each, alone. Bands of 2, 5 and 10 ...


def eight() -> DistinctRecords:
    return records_of([[age, 0, 0, 0] for age in range(8)], counts=[3] * 8)


def test_by_hand_bands_of_two_are_the_cheapest_that_are_enough() -> None:
    # 24 records of 8 ages, 3 bits; bands of 2 make classes of 6, just more than 5, 2 bits.
    advice = finish(advise(eight(), Question(("age", "sex")), 0.2))
    (answer,) = advice.answers
    assert answer.recodes == (Recode("age", BAND, 2),)
    assert answer.question == Question(("age", "sex"), (Recode("age", BAND, 2),))
    assert answer.price == pytest.approx(1.0)
    assert (answer.in_sets, answer.share, answer.unique_share) == (0, 0.0, 0.0)
    assert advice.now.share == 1.0
    assert advice.is_enough(answer)
    assert not advice.is_enough(advice.now)


def test_the_threshold_itself_is_enough_unless_it_must_be_less() -> None:
    # 20 of 100 records are in sets.
    distinct = records_of([[age, 0, 0, 0] for age in range(12)], counts=[2] * 10 + [40, 40])
    question = Question(("age",))
    assert finish(advise(distinct, question, 0.2)).enough_now
    less = finish(advise(distinct, question, 0.2, below=True))
    assert not less.enough_now
    assert less.answers


def test_what_is_fixed_stays() -> None:
    distinct = records_of([[age, 0, race, 0] for age in range(8) for race in range(4)])
    question = Question(("age", "race"), (Recode("age", BAND, 2),))
    for fixed, other in (("age", "race"), ("race", "age")):
        advice = finish(advise(distinct, question, 0.5, fixed=[fixed]))
        assert advice.answers
        for answer in advice.answers:
            assert answer.question.recode_of(fixed) == question.recode_of(fixed)
            assert {of.variable for of in answer.recodes} <= {other}
            assert fixed not in answer.dropped


def test_recodes_go_on_from_what_is_done_already() -> None:
    question = Question(("age", "geography"), (Recode("geography", LEVEL, level="fsa"),))
    distinct = records_of([[age, 0, 0, age % 6] for age in range(8)], counts=[2] * 8)
    for answer in finish(advise(distinct, question, 0.2)).answers:
        done = answer.question.recode_of("geography")
        assert done in (question.recodes[0], Recode("geography", LEVEL, level="province"))


def test_if_no_recode_is_enough_the_variable_to_drop_is_named() -> None:
    # Sex by race: six classes, all small, and the smallest is of two; ages do not differ.
    rows = [[0, sex, race, 0] for sex in range(2) for race in range(2)]
    distinct = records_of(rows, counts=[2, 2, 2, 10])
    advice = finish(advise(distinct, Question(("sex", "race")), 0.1))
    assert advice.coarsest.in_sets == 6
    assert advice.coarsest.recodes == ()
    assert advice.drop in ("sex", "race")
    assert [of.dropped for of in advice.answers] == []
    # Four records of each sex: without race 4 are in sets, without sex likewise.
    distinct = records_of(rows, counts=[4, 4, 4, 40])
    advice = finish(advise(distinct, Question(("sex", "race")), 0.1))
    assert {of.dropped for of in advice.answers} == {("sex",), ("race",)}
    assert all(len(of.question.variables) == 1 for of in advice.answers)


def test_dropping_is_a_way_like_any_other_where_that_is_asked_for() -> None:
    rows = [[age, sex, 0, 0] for age in range(8) for sex in range(2)]
    distinct = records_of(rows, counts=[5] * 16)
    question = Question(("age", "sex"))
    without = finish(advise(distinct, question, 0.0))
    assert [of.dropped for of in without.answers] == [()]
    dropping = finish(advise(distinct, question, 0.0, dropping=True))
    assert {of.dropped for of in dropping.answers} == {(), ("sex",)}


# How it goes on, and ends


def many() -> DistinctRecords:
    rng = np.random.default_rng(3)
    rows = np.stack([rng.integers(0, n, 400) for n in (12, 2, 4, 6)], axis=1)
    return records_of(rows.tolist())


def test_answers_come_as_they_are_found_and_only_get_cheaper() -> None:
    states: list[Advice] = []
    advice = finish(advise(many(), Question(NAMES), 0.2), lambda step: states.append(step.snapshot))
    best = [of.answers[0].price for of in states if of.answers]
    assert best == sorted(best, reverse=True)
    assert best[-1] >= advice.answers[0].price
    for state in states:
        costs = [of.price for of in state.answers]
        assert costs == sorted(costs)
        assert all(state.is_enough(of) for of in state.answers)
        assert not state.complete


def test_stopped_it_gives_what_it_has() -> None:
    def once_there_is_one(step: Step) -> object:
        return STOP if step.snapshot.answers else None

    whole = finish(advise(many(), Question(NAMES), 0.2))
    advice = finish(advise(many(), Question(NAMES), 0.2), once_there_is_one)
    assert advice.answers
    assert advice.answers != whole.answers
    assert advice.tried < whole.tried
    assert not advice.complete


@pytest.mark.parametrize("after", range(12))
def test_stopped_at_any_moment_it_ends_at_once(after: int) -> None:
    steps, seen = advise(many(), Question(NAMES), 0.2), 0
    with pytest.raises(StopIteration) as end:
        next(steps)
        for _ in range(after):
            next(steps)
            seen += 1
        steps.send(STOP)
        pytest.fail("it went on")
    assert isinstance(end.value.value, Advice)
    assert seen == after


def test_discarded_it_closes() -> None:
    steps = advise(many(), Question(NAMES), 0.2)
    next(steps)
    next(steps)
    steps.close()
    with pytest.raises(StopIteration):
        next(steps)


def test_a_search_that_costs_too_much_says_that_it_is_not_complete() -> None:
    whole = finish(advise(many(), Question(NAMES), 0.2))
    assert whole.complete
    short = finish(advise(many(), Question(NAMES), 0.2, most_rows=2000))
    assert not short.complete
    assert short.tried < whole.tried


@pytest.mark.parametrize(
    ("question", "more", "said"),
    [
        (Question(), {}, "No variable is chosen"),
        (Question(("height",)), {}, "without the variable height"),
        (Question(("age",)), {"share": 1.5}, "1.5 is not a share"),
        (Question(("age",)), {"fixed": ["sex"]}, "sex is to stay as it is"),
    ],
)
def test_what_cannot_be_asked_is_said(question: Question, more: dict, said: str) -> None:
    with pytest.raises(VbasError, match=said):
        advise(eight(), question, **more)


def test_without_records_there_is_nothing_to_advise() -> None:
    with pytest.raises(VbasError, match="no records"):
        advise(records_of([]), Question(("age",)))


def test_the_heaviest_that_can_still_be_made_coarser_is_next() -> None:
    distinct = records_of([[age, age % 2, age % 4, 0] for age in range(12)])
    question = Question(("age", "sex", "race"))
    weights = {"age": 0.5, "sex": 2.0, "race": math.nan}
    # Sex has two categories, race no weight: age is next.
    assert heaviest(distinct, question, weights) == Recode("age", BAND, 2)
    further = question.recoded(Recode("age", BAND, 2))
    assert heaviest(distinct, further, weights) == Recode("age", BAND, 5)
    assert heaviest(distinct, question, {**weights, "race": 1.0}) == Recode("race", COLLAPSE, 3)
    assert heaviest(distinct, question, {}) is None


def test_an_answer_has_shares() -> None:
    answer = Answer(Question(("age",)), (), (), 0.0, 200, 10, 50)
    assert (answer.share, answer.unique_share) == (0.25, 0.05)


def same(one: Advice, other: Advice) -> bool:
    return [of.price for of in one.answers] == [of.price for of in other.answers]


def test_tables_joined_half_way_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = finish(advise(many(), Question(NAMES), 0.2))
    monkeypatch.setattr(trials, "_MANY_ROWS", 0)
    monkeypatch.setattr(trials, "_MOST_TABLES", 3)
    assert same(finish(advise(many(), Question(NAMES), 0.2)), whole)
    monkeypatch.setattr(trials, "_MOST_KEPT", 0)
    assert same(finish(advise(many(), Question(NAMES), 0.2)), whole)


def test_of_too_many_ways_those_near_the_answers_are_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = finish(advise(many(), Question(NAMES), 0.2, most=1))
    monkeypatch.setattr(advice_module, "thinned", partial(thinned, most=24))
    found = finish(advise(many(), Question(NAMES), 0.2, most=1))
    assert not found.complete
    assert found.tried < whole.tried
    assert found.answers[0].price >= whole.answers[0].price
    assert found.is_enough(found.answers[0])


def test_where_very_many_variables_are_left_as_they_are_the_coarsest_is_tried_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    distinct, question = many(), Question(NAMES)
    whole = finish(advise(distinct, question, 0.2))
    # Nothing but what is there already may be chosen.
    monkeypatch.setattr(advice_module, "thinned", partial(thinned, most=1))
    found = finish(advise(distinct, question, 0.2))
    (answer,) = found.answers
    assert not found.complete
    assert found.coarsest is None
    assert {of.variable for of in answer.recodes} == {"age", "race", "geography"}
    assert answer.price >= whole.answers[0].price
