"""The rule that chooses between estimators, and what is said of units without a value."""

import numpy as np
import pytest

from core.errors import VbasError
from core.thresholds.estimators.pitman import pitman
from core.thresholds.estimators.snb import snb
from core.thresholds.estimators.zayatz import zayatz
from core.thresholds.sampled import (
    COUNTED,
    NO_POPULATION,
    NO_RECORDS,
    NO_SHARED,
    NONE,
    ONE_CLASS,
    PITMAN,
    SNB,
    TOO_FEW_PEOPLE,
    ZAYATZ,
    estimate,
)
from tests.core.studies import class_counts
from tests.core.thresholds.populations import frequencies, negative_binomial

NAN = float("nan")
MIXED = [1, 1, 1, 2, 3, 5]


def units(*rows):
    most = max(len(row) for row in rows)
    return class_counts([[*row, *([0] * (most - len(row)))] for row in rows])


def test_up_to_a_tenth_it_is_pitman():
    of = estimate(units(MIXED, MIXED), np.array([130.0, 129.9]))
    assert of.method[0] == PITMAN
    assert of.method[1] in (ZAYATZ, SNB)
    assert of.fraction[0] == pytest.approx(0.1)
    assert of.share[0] == pytest.approx(pitman(frequencies(MIXED), np.array([130.0]))[0])


def test_beyond_a_tenth_it_is_the_lower_one_and_zayatz_where_snb_is_not_valid():
    rng = np.random.default_rng(4)
    skewed = rng.binomial(negative_binomial(400, 0.5, 10.0), 0.3).tolist()
    equal = [5] * 40
    people = np.array([sum(skewed) / 0.3, sum(equal) / 0.5])
    of = estimate(units(skewed, equal), people)
    for i, sizes in enumerate((skewed, equal)):
        first, second = (
            method(frequencies(sizes), people[i : i + 1])[0] for method in (zayatz, snb)
        )
        wanted = SNB if second < first else ZAYATZ
        assert (of.method[i], of.share[i]) == (wanted, pytest.approx(np.fmin(first, second)))
    assert SNB in of.method.tolist()
    assert of.method[1] == ZAYATZ


def test_units_of_which_nothing_can_be_said():
    rows = ([], MIXED, MIXED, [1, 1, 1], [9], MIXED)
    people = np.array([100.0, NAN, 12.0, 1000.0, 1000.0, 13.0])
    of = estimate(units(*rows), people)
    assert of.reason.tolist() == [
        NO_RECORDS,
        NO_POPULATION,
        TOO_FEW_PEOPLE,
        NO_SHARED,
        ONE_CLASS,
        "",
    ]
    assert of.method.tolist() == [NONE] * 5 + [COUNTED]
    assert np.isnan(of.share[:5]).all()
    assert of.share[5] == pytest.approx(3 / 13)  # everybody is in the records
    said = " ".join(str(sentence) for sentence in of.assumptions)
    for words in ("without records", "a published population: 1", "more records than", "no two"):
        assert words in said
    assert "simple random sample" in said


def test_a_fraction_given_takes_the_place_of_populations():
    of = estimate(units(MIXED, MIXED), None, fraction=0.05)
    assert of.fraction == pytest.approx([0.05, 0.05])
    assert of.method.tolist() == [PITMAN, PITMAN]
    assert of.share == pytest.approx(pitman(frequencies(MIXED, MIXED), np.array([260.0, 260.0])))
    assert "5 %" in str(of.assumptions[1])
    everybody = estimate(units(MIXED), None, fraction=1.0)
    assert everybody.method.tolist() == [COUNTED]


@pytest.mark.parametrize("fraction", [0.0, -0.1, 1.01])
def test_a_fraction_that_cannot_be(fraction):
    with pytest.raises(VbasError) as caught:
        estimate(units(MIXED), np.array([100.0]), fraction)
    assert "cannot be" in caught.value.message


@pytest.mark.parametrize("people", [None, np.array([NAN])])
def test_without_population_and_fraction_nothing_is_estimated(people):
    with pytest.raises(VbasError) as caught:
        estimate(units(MIXED), people)
    assert "sampling fraction" in caught.value.hint
