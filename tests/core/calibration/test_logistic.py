"""Logistic regression: by hand, against known parameters, separation."""

import math

import numpy as np
import pytest

from core.calibration.logistic import fit_logistic
from core.errors import VbasError


def test_two_groups_by_hand() -> None:
    # 1 of 4 at x = 0, 3 of 4 at x = 1: log odds -ln 3 and +ln 3.
    x = np.repeat([0.0, 1.0], 4)[:, None]
    fit = fit_logistic(x, np.array([1, 0, 0, 0, 1, 1, 1, 0], float))
    assert fit.coefficients == pytest.approx([-math.log(3), 2 * math.log(3)])
    # The variance of a group's log odds is 1 / (n p (1 - p)) = 1 / (4 * 3 / 16) = 4 / 3.
    assert fit.errors == pytest.approx([math.sqrt(4 / 3), math.sqrt(8 / 3)])
    assert fit.log_likelihood == pytest.approx(2 * math.log(0.25) + 6 * math.log(0.75))
    assert fit.converged
    assert not fit.separated
    assert fit.probability(np.array([[0.0], [1.0]])) == pytest.approx([0.25, 0.75])


def test_shares_count_as_so_many_outcomes() -> None:
    x = np.array([[0.0], [1.0]])
    fit = fit_logistic(x, np.array([0.25, 0.75]))
    assert fit.coefficients == pytest.approx([-math.log(3), 2 * math.log(3)])


def test_known_parameters_are_found_again() -> None:
    rng = np.random.default_rng(3)
    x = np.column_stack([rng.normal(9.0, 1.0, 20_000), rng.normal(6.0, 2.0, 20_000)])
    true = np.array([4.0, -2.0, 2.2])
    p = 1.0 / (1.0 + np.exp(-(true[0] + x @ true[1:])))
    fit = fit_logistic(x, (rng.random(20_000) < p).astype(float))
    assert np.abs((fit.coefficients - true) / fit.errors).max() < 3.0
    assert fit.errors.max() < 0.5


def test_the_scale_of_a_predictor_is_only_that_of_its_slope() -> None:
    rng = np.random.default_rng(4)
    x = rng.normal(0.0, 1.0, (400, 2))
    y = (rng.random(400) < 1.0 / (1.0 + np.exp(-x[:, 0]))).astype(float)
    plain, far = fit_logistic(x, y), fit_logistic(x * [1000.0, 0.01] + [5e6, -3.0], y)
    assert far.log_likelihood == pytest.approx(plain.log_likelihood)
    assert far.coefficients[1:] * [1000.0, 0.01] == pytest.approx(plain.coefficients[1:], rel=1e-6)
    assert far.errors[1:] * [1000.0, 0.01] == pytest.approx(plain.errors[1:], rel=1e-6)


@pytest.mark.parametrize(
    "y", [[0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 0, 1]], ids=["in the middle", "at the end"]
)
def test_separation_is_noticed_and_the_slopes_stay_finite(y: list[int]) -> None:
    fit = fit_logistic(np.arange(6.0)[:, None], np.array(y, float))
    assert fit.separated
    assert np.isfinite(fit.coefficients).all()
    assert fit.coefficients[1] > 0
    assert np.isnan(fit.errors).all()
    called = fit.probability(np.arange(6.0)[:, None]) >= 0.5
    assert called.tolist() == [bool(of) for of in y]


def test_quasi_separation_is_noticed() -> None:
    # Everything below 2 is 0, everything above is 1, and at 2 there are both.
    x = np.array([0.0, 1.0, 2.0, 2.0, 3.0, 4.0])[:, None]
    assert fit_logistic(x, np.array([0, 0, 0, 1, 1, 1], float)).separated


def test_nothing_to_predict() -> None:
    with pytest.raises(VbasError, match="All 3 outcomes are the same"):
        fit_logistic(np.arange(3.0)[:, None], np.ones(3))
    with pytest.raises(VbasError, match="A predictor is the same"):
        fit_logistic(np.ones((3, 1)), np.array([0.0, 1.0, 1.0]))
