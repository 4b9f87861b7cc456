"""From a scenario's quasi-identifiers to a design and back."""

from __future__ import annotations

import math

import numpy as np
import pytest
import scipy.sparse as sp

from core.classes import ClassCounts
from core.cutoff.design import BAND, COLLAPSE, DROP, Coarsening, Design, Variable
from core.drafted_design import counted_classes, redrafted, step_of, variable_of
from core.quasi_identifiers import Band, QuasiIdentifier
from core.site_preview import recode_counts

YEARS = {str(age): 10 + age for age in range(100)}


@pytest.mark.parametrize("width", [1, 2, 5, 10])
def test_bands_become_single_years_that_are_joined(width):
    top = 85 // width * width
    made = variable_of(QuasiIdentifier("age", band=Band(width, top)), YEARS)
    assert (made.n_categories, made.step) == (top + 1, 1.0)
    assert made.used == math.ceil((top + 1) / width)
    assert made.records[:2] == (10, 11)
    assert sum(made.records) == sum(YEARS.values())
    assert made.coarsening == (Coarsening(BAND, width) if width > 1 else Coarsening())


def test_the_number_of_categories_is_always_that_of_the_scenario():
    for band in (Band(10, 85), Band(7, 50), Band(2.5), Band(5, 18)):
        qi = QuasiIdentifier("age", band=band)
        assert variable_of(qi, YEARS).used == recode_counts(YEARS, 0, qi).n_categories
    adults = {str(age): 1 for age in range(18, 90)}
    qi = QuasiIdentifier("age", band=Band(5, 85))
    assert variable_of(qi, adults).used == recode_counts(adults, 0, qi).n_categories


def test_bands_that_were_counted_as_bands_stay_what_they_are():
    qi = QuasiIdentifier("income", band=Band(10_000))
    made = variable_of(qi, {"0-9999": 5, "10000-19999": 6, "20000-29999": 7}, banded=True)
    assert (made.n_categories, made.step, made.used) == (3, 10_000, 3)


def test_words_and_codes_have_no_step():
    made = variable_of(QuasiIdentifier("sex"), {"1": 5, "2": 6})
    assert (made.n_categories, made.step, made.records) == (2, None, (5, 6))
    groups = {"other": ("c", "d")}
    made = variable_of(QuasiIdentifier("word", groups=groups), dict.fromkeys("abcd", 1))
    assert (made.n_categories, made.records) == (3, (1, 1, 2))
    marked = QuasiIdentifier("word", non_specific=("d",))
    assert variable_of(marked, dict.fromkeys("abcd", 1)).n_categories == 3


def test_numbers_and_ranges_have_one():
    made = variable_of(QuasiIdentifier("age"), YEARS)
    assert (made.n_categories, made.step) == (100, 1.0)
    assert made.records == tuple(range(10, 110))
    assert step_of(["10-14", "0-4", "5-9", "15+"]) == 5.0
    assert step_of(["0-4", "5-9", "10-19"]) == 5.0
    assert step_of(["0-4", "5-9", "10-19", "20-24"]) is None
    assert step_of(["1", "2", "3"]) is None
    assert step_of(["young", "old", "dead"]) is None


def counts(codes, sizes, categories):
    matrix = sp.csr_array(np.array([sizes], dtype=np.int32))
    numbers = {name: len(of) for name, of in categories.items()}
    return ClassCounts(matrix, np.array(codes, dtype=np.int32), categories, numbers)


def test_classes_in_the_order_of_numbers_not_of_letters():
    labels = tuple(sorted(str(n) for n in range(12)))  # "0", "1", "10", "11", "2" ...
    of = counts([[i] for i in range(13)], [1] * 13, {"age": labels})
    age = variable_of(QuasiIdentifier("age"), dict.fromkeys(labels, 1))
    design = Design((age.coarsened(Coarsening(BAND, 6)),))
    classes = counted_classes(of, [QuasiIdentifier("age")], design)
    # 0-5, 6-11, missing
    expected = -(2 * 6 / 13 * math.log(6 / 13) + 1 / 13 * math.log(1 / 13))
    assert classes.entropy(design) == pytest.approx(expected)


def test_classes_that_were_counted_in_bands_of_years():
    qi = QuasiIdentifier("age", band=Band(5, 15))
    of = counts([[0], [1], [2], [3]], [1, 1, 1, 1], {"age": ("0-4", "5-9", "10-14", "15+")})
    age = variable_of(qi, {str(n): 1 for n in range(20)})
    assert age.n_categories == 16
    design = Design((age,))
    classes = counted_classes(of, [qi], design)
    assert classes.entropy(design) == pytest.approx(math.log(4))
    tens = design.coarsened({"age": Coarsening(BAND, 10)})
    assert classes.entropy(tens) == pytest.approx(math.log(2))
    assert classes.entropy(design.coarsened({"age": Coarsening()})) is None


# Back to the scenario


def one(variable, qi, labels=()):
    made = redrafted(Design((variable,)), [qi], {variable.name: labels}, [variable.name])
    return made.quasi_identifiers[0]


@pytest.mark.parametrize("width", [1, 2, 5, 10])
def test_a_band_goes_back_with_the_number_of_categories_it_was_seen_with(width):
    qi = QuasiIdentifier("age", ("999",), Band(5, 85))
    age = variable_of(qi, YEARS)
    way = Coarsening(BAND, width) if width > 1 else Coarsening()
    back = one(age.coarsened(way), qi)
    assert back.missing == ("999",)
    assert recode_counts(YEARS, 0, back).n_categories == age.left_by(way)
    assert variable_of(back, YEARS).used == age.left_by(way)


def test_what_is_not_changed_stays_the_same():
    qi = QuasiIdentifier("age", ("999",), Band(5, 85))
    assert one(variable_of(qi, YEARS), qi) is qi
    sex = QuasiIdentifier("sex", order=("f", "m"))
    assert one(Variable("sex", 2), sex) is sex


def test_numbers_get_a_band_and_ranges_are_joined():
    age = variable_of(QuasiIdentifier("age"), YEARS).coarsened(Coarsening(BAND, 5))
    assert one(age, QuasiIdentifier("age"), list(YEARS)).band == Band(5)
    labels = ["0-4", "10-14", "15+", "5-9"]
    ranges = Variable("age", 4, 5.0, Coarsening(BAND, 2))
    back = one(ranges, QuasiIdentifier("age"), labels)
    assert back.groups == {"0-9": ("0-4", "5-9"), "10+": ("10-14", "15+")}
    assert back.order == ("0-9", "10+")
    assert recode_counts(dict.fromkeys(labels, 1), 0, back).n_categories == 2


def test_what_is_dropped_collapsed_or_not_there():
    design = Design(
        (
            Variable("sex", 2, coarsening=Coarsening(DROP)),
            Variable("word", 9, coarsening=Coarsening(COLLAPSE, 3)),
            Variable("height", 50, 1.0),
        )
    )
    word = QuasiIdentifier("word")
    made = redrafted(design, [QuasiIdentifier("sex"), word], {}, ["sex", "word"])
    assert made.quasi_identifiers == (word,)
    assert made.not_carried == ("word",)
    assert made.not_there == ("height",)
