from __future__ import annotations

import pytest

from core.errors import VbasError
from core.risk.thresholds import TAUS, Threshold, threshold_at, threshold_choices


def test_formulas_take_tau_and_practice_is_named_where_it_differs() -> None:
    assert threshold_at(0.09) == Threshold(12, 0.09, 11)
    assert threshold_at(0.33) == Threshold(4, 0.33, 3)
    assert threshold_at(0.05) == Threshold(20, 0.05)
    assert threshold_at(0.04) == Threshold(25, 0.04)
    assert threshold_at(0.1) == Threshold(10, 0.1)


def test_what_can_be_chosen() -> None:
    choices = threshold_choices()
    assert [of.tau for of in choices[: len(TAUS)]] == list(TAUS)
    assert [of.k for of in choices[len(TAUS) :]] == [3, 5, 6, 10, 11, 15, 20, 25]
    assert all(of.tau is None for of in choices[len(TAUS) :])


def test_the_probability_that_is_no_risk() -> None:
    assert Threshold(5).probability == 0.2
    assert threshold_at(0.09).probability == 0.09
    with pytest.raises(VbasError, match="makes no sense"):
        threshold_at(0)
