import math

import pytest
from PySide6.QtCore import QLocale

from app.kit import numbers

NB = "\u00a0"


@pytest.mark.parametrize(
    ("n", "unit", "text"),
    [
        (330412, "records", f"330,412{NB}records"),
        (1, "records", f"1{NB}record"),
        (1, "people", f"1{NB}person"),
        (0, "regions", f"0{NB}regions"),
        (None, "records", numbers.NOTHING),
        (1234, "", "1,234"),
        (2**63 - 1, "", "9,223,372,036,854,775,807"),
        (2**63, "", "9,223,372,036,854,775,808"),
        (10**30, "combinations", f"1{',000' * 10}{NB}combinations"),
    ],
)
def test_counts_are_exact_and_agree_in_number(n, unit, text):
    assert numbers.count(n, unit) == text


@pytest.mark.parametrize(
    ("entered", "plain"),
    [
        ("20000", "20000"),
        ("20,000", "20000"),
        ("1,728,000", "1728000"),
        ("172,86", "172,86"),
        ("20.000", "20.000"),
        ("1_000", "1_000"),
        ("٣", "٣"),
        ("many", "many"),
    ],
)
def test_only_the_groups_of_the_window_itself_are_taken_for_groups(entered, plain):
    assert numbers.typed(entered) == plain


@pytest.mark.parametrize(
    ("x", "text"),
    [
        (8.5534, "8.55"),
        (80.6, "80.6"),
        (0.0012345, "0.00123"),
        (123456.7, "123,000"),
        (973000, "973,000"),
        (99999, "99,999"),
        (1_480_000.0, "1,480,000"),
        (5.4321e12, f"5.43{NB}trillion"),
        (3.5651e9, f"3.57{NB}billion"),
        (-2.5, "−2.50"),
        (0.0, "0"),
        (2.5e-12, f"<{NB}0.000001"),
        (math.nan, numbers.NOTHING),
        (math.inf, "∞"),
        (None, numbers.NOTHING),
    ],
)
def test_measures_have_three_significant_digits(x, text):
    assert numbers.measure(x).lower() == text


@pytest.mark.parametrize(
    ("x", "text"),
    [(1.0, "1 person"), (0.0, "0 people"), (1.4, "1.40 people"), (-1.0, "−1 people")],
)
def test_one_is_spoken_of_as_one(x, text):
    assert numbers.measure(x, "people").replace(NB, " ") == text


@pytest.mark.parametrize(
    ("x", "text"), [(0.05, "0.05"), (9.7, "9.7"), (10300.0, "10,300"), (3.0, "3"), (0.0, "0")]
)
def test_legends_drop_zeros_that_say_nothing(x, text):
    assert numbers.short(x) == text


def test_exact_keeps_all_digits():
    assert numbers.exact(1234567.891, "m") == f"1,234,567.891{NB}m"
    assert numbers.exact(12.0, "records") == f"12{NB}records"
    assert numbers.exact(None) == numbers.NOTHING


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0.00364, "0.36"),
        (0.9964, "99.64"),
        (0.5, "50.0"),
        (0.0, "0"),
        (1.0, "100"),
        (0.00001, "<\u00a00.01"),
        (0.999999, ">\u00a099.99"),
    ],
)
def test_a_percentage_is_never_rounded_to_nothing_or_all(share, text):
    assert numbers.percent(share) == f"{text}{NB}%"


def test_distances_are_always_in_kilometres():
    assert numbers.kilometres(845.2) == f"0.845{NB}km"
    assert numbers.kilometres(3912.0) == f"3.91{NB}km"
    assert numbers.kilometres(None) == numbers.NOTHING


def test_times():
    assert numbers.seconds(0.0341) == f"34{NB}ms"
    assert numbers.seconds(2.14) == f"2.1{NB}s"
    assert numbers.seconds(185) == f"3{NB}min 05{NB}s"


def test_signs():
    assert numbers.signed("3", 3) == "+3"
    assert numbers.signed("3", -3) == "−3"
    assert numbers.signed("0", 0) == "±0"


def test_numbers_follow_the_locale():
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    assert numbers.count(330412) == "330.412"
    assert numbers.measure(8.5534) == "8,55"


def test_a_locale_that_says_nothing_becomes_english(monkeypatch):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale.c())
    QLocale.setDefault(QLocale.c())
    numbers.use_locale()
    assert numbers.count(330412) == "330,412"
