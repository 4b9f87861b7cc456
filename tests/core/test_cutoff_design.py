"""Designs: categories that are left, exact products, entropy of coarsened classes."""

from __future__ import annotations

import math

import numpy as np
import pytest

from core.cutoff.classes_coarsened import CountedClasses
from core.cutoff.design import BAND, COLLAPSE, DROP, Coarsening, Design, Variable
from core.cutoff.options import (
    BY_CATEGORIES,
    BY_RECORDS,
    choices_of,
    narrowest,
    price_of,
    priced_by,
)
from core.errors import VbasError

AGE, SEX = Variable("age", 86, 1.0), Variable("sex", 2)


@pytest.mark.parametrize(("width", "left"), [(2, 43), (5, 18), (10, 9)])
def test_bands_leave_the_categories_of_the_paper(width, left):
    banded = Design((AGE.coarsened(Coarsening(BAND, width)), SEX))
    assert banded.variables[0].used == left
    assert banded.max_combinations == 2 * left


def test_dropping_and_collapsing():
    assert AGE.coarsened(Coarsening(DROP)).used == 1
    assert AGE.coarsened(Coarsening(COLLAPSE, 4)).used == 4
    assert SEX.coarsened(Coarsening(COLLAPSE, 4)).used == 2


def test_products_are_exact_beyond_machine_words():
    wide = Design(tuple(Variable(f"v{i}", 10**6 + 3) for i in range(12)))
    assert wide.max_combinations == (10**6 + 3) ** 12


def test_changes_of_a_design():
    design = Design((AGE, SEX), entropy=3.0)
    changed = design.coarsened({"age": Coarsening(BAND, 5)})
    assert changed.max_combinations == 36
    assert changed.entropy is None
    assert design.coarsened({}) is design
    assert [of.name for of in design.without("age").variables] == ["sex"]
    with pytest.raises(VbasError, match="named twice"):
        Design((AGE, AGE))


def test_choices_of_variables_in_steps_and_of_others():
    assert choices_of(AGE) == (
        Coarsening(),
        *(Coarsening(BAND, width) for width in (2, 5, 10)),
        Coarsening(DROP),
    )
    assert choices_of(SEX) == (Coarsening(), Coarsening(DROP))
    language = Variable("language", 12)
    assert [language.left_by(of) for of in choices_of(language)] == [12, 6, 5, 3, 2, 1]


def test_the_coarsening_in_use_is_a_choice():
    three = AGE.coarsened(Coarsening(BAND, 3))
    assert Coarsening(BAND, 3) in choices_of(three)
    assert len(choices_of(three)) == 6
    dropped = SEX.coarsened(Coarsening(DROP))
    assert choices_of(dropped) == (Coarsening(), Coarsening(DROP))
    assert choices_of(Variable("country", 1)) == (Coarsening(),)


def test_the_least_band_for_a_number_of_categories():
    assert narrowest(AGE, 41) == Coarsening(BAND, 3)
    assert narrowest(AGE, 43) == Coarsening(BAND, 2)
    assert narrowest(AGE, 86) == Coarsening()
    assert narrowest(AGE, 1) == Coarsening(DROP)
    assert narrowest(AGE, 0) is None
    assert narrowest(Variable("language", 12), 7) == Coarsening(COLLAPSE, 7)


def test_prices_by_categories_are_logarithms_of_ratios():
    assert price_of(AGE, Coarsening(BAND, 2), BY_CATEGORIES) == pytest.approx(1.0)
    assert price_of(SEX, Coarsening(DROP), BY_CATEGORIES) == pytest.approx(1.0)
    assert price_of(SEX, Coarsening(), BY_CATEGORIES) == 0.0


def test_prices_by_records_are_what_the_distribution_loses():
    four = Variable("size", 4, 1.0, records=(4, 4, 4, 4))
    assert price_of(four, Coarsening(BAND, 2), BY_RECORDS) == pytest.approx(1.0)
    assert price_of(four, Coarsening(DROP), BY_RECORDS) == pytest.approx(2.0)
    # The rarest are joined: 8, 4, 2, 2 -> 8, 4, 4, which loses a bit of a quarter of the records.
    skewed = Variable("word", 4, records=(2, 8, 2, 4))
    assert price_of(skewed, Coarsening(COLLAPSE, 3), BY_RECORDS) == pytest.approx(0.25)
    # Where nearly all are alike, joining costs next to nothing.
    alike = Variable("rare", 2, records=(9999, 1))
    assert price_of(alike, Coarsening(DROP), BY_RECORDS) < 0.002
    assert price_of(alike, Coarsening(DROP), BY_CATEGORIES) == pytest.approx(1.0)


def test_prices_have_one_basis_for_all_variables():
    counted = Variable("sex", 2, records=(5, 5))
    assert priced_by(Design((counted,))) == BY_RECORDS
    assert priced_by(Design((counted, AGE))) == BY_CATEGORIES
    assert priced_by(Design()) == BY_CATEGORIES


def classes(joined=(1, 1)):
    """Four ages of which one is missing in one class, two sexes."""
    codes = np.array([[0, 0], [0, 1], [1, 0], [2, 1], [3, 0], [4, 0]], dtype=np.int32)
    return CountedClasses(("age", "sex"), codes, np.array([1, 1, 1, 1, 2, 2]), (4, 2), joined)


def nats(*sizes):
    total = sum(sizes)
    return -math.fsum(n / total * math.log(n / total) for n in sizes)


def test_entropy_of_coarsened_classes():
    age, sex = Variable("age", 4, 1.0), Variable("sex", 2)
    counted = classes()
    assert counted.entropy(Design((age, sex))) == pytest.approx(nats(1, 1, 1, 1, 2, 2))
    pairs = age.coarsened(Coarsening(BAND, 2))
    # (0-1, f) 2, (0-1, m) 1, (2-3, m) 1, (2-3, f) 2, (missing, f) 2
    assert counted.entropy(Design((pairs, sex))) == pytest.approx(nats(2, 1, 1, 2, 2))
    dropped = sex.coarsened(Coarsening(DROP))
    assert counted.entropy(Design((age, dropped))) == pytest.approx(nats(2, 1, 1, 2, 2))
    assert counted.entropy(Design((age,))) == pytest.approx(nats(2, 1, 1, 2, 2))
    assert counted.entropy(Design()) == 0.0


def test_entropy_that_cannot_be_known():
    age, sex = Variable("age", 4, 1.0), Variable("sex", 2)
    assert classes().entropy(Design((age, Variable("height", 3)))) is None
    assert classes().entropy(Design((age.coarsened(Coarsening(COLLAPSE, 2)), sex))) is None


def test_entropy_of_classes_that_were_counted_in_bands():
    years = Variable("age", 20, 1.0)
    counted = classes((5, 1))
    assert counted.entropy(Design((years,))) is None
    assert counted.entropy(Design((years.coarsened(Coarsening(BAND, 2)),))) is None
    fives = years.coarsened(Coarsening(BAND, 5))
    assert counted.entropy(Design((fives,))) == pytest.approx(nats(2, 1, 1, 2, 2))
    tens = years.coarsened(Coarsening(BAND, 10))
    assert counted.entropy(Design((tens,))) == pytest.approx(nats(3, 3, 2))


def test_many_variables_do_not_overflow_the_class_key():
    codes = np.array([[i, 9 - i] * 10 for i in range(10)], dtype=np.int32)
    names = tuple(f"v{i}" for i in range(20))
    counted = CountedClasses(names, codes, np.full(10, 3), (10,) * 20, (1,) * 20)
    design = Design(tuple(Variable(name, 10) for name in names))
    assert counted.entropy(design) == pytest.approx(math.log(10))
