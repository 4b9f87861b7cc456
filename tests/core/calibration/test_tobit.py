"""Tobit against simulations with known parameters, plain least squares and other optimisers."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.stats import norm

from core.calibration.tobit import (
    CensoredData,
    _mills,
    censored_expectation,
    fit_tobit,
    profile_likelihood,
)


def simulated(n, b0, b1, sigma, lower, upper, seed) -> CensoredData:
    rng = np.random.default_rng(seed)
    x = rng.uniform(0, 10, n)
    y = b0 + b1 * x + sigma * rng.standard_normal(n)
    return CensoredData(x, np.clip(y, lower, upper), lower, upper)


def likelihood(data, b0, b1, sigma) -> float:
    """Plainly, in the usual parameters."""
    mean = b0 + b1 * data.x
    each = norm.logpdf(data.y, mean, sigma)
    each = np.where(data.y <= data.lower, norm.logcdf(data.lower, mean, sigma), each)
    each = np.where(data.y >= data.upper, norm.logsf(data.upper, mean, sigma), each)
    return float(each.sum())


def test_known_parameters_come_back() -> None:
    fits = [fit_tobit(simulated(400, 2.0, 0.7, 1.1, 4.0, 7.5, seed)) for seed in range(150)]
    for name, true in (("b0", 2.0), ("b1", 0.7), ("sigma", 1.1)):
        found = np.array([getattr(fit, name) for fit in fits])
        assert abs(found.mean() - true) < 4 * found.std() / math.sqrt(len(fits)) + 0.01, name
    for name in ("b0", "b1"):
        found = np.array([getattr(fit, name) for fit in fits])
        claimed = np.mean([getattr(fit, f"se_{name}") for fit in fits])
        assert claimed == pytest.approx(found.std(), rel=0.2), name
    assert all(fit.n_left > 50 and fit.n_right > 50 for fit in fits)


def test_mckelvey_zavoina_is_the_r2_without_censoring() -> None:
    free = simulated(20_000, 2.0, 0.7, 1.1, -np.inf, np.inf, 5)
    cut = CensoredData(free.x, np.clip(free.y, 4.0, 7.5), 4.0, 7.5)
    # Variance of b1 x over that of y: 0.49 * 100 / 12 and sigma ** 2 more.
    explained = 0.49 * 100 / 12
    want = explained / (explained + 1.1**2)
    assert fit_tobit(cut).pseudo_r2 == pytest.approx(want, abs=0.01)
    assert fit_tobit(free).pseudo_r2 == pytest.approx(want, abs=0.01)


def test_without_censoring_it_is_least_squares() -> None:
    data = simulated(60, -1.0, 0.3, 0.5, -np.inf, np.inf, 2)
    fit = fit_tobit(data)
    slope, level = np.polyfit(data.x, data.y, 1)
    residual = data.y - level - slope * data.x
    sigma = math.sqrt((residual**2).mean())
    assert (fit.b0, fit.b1, fit.sigma) == pytest.approx((level, slope, sigma), rel=1e-7)
    r2 = 1 - (residual**2).sum() / ((data.y - data.y.mean()) ** 2).sum()
    assert fit.pseudo_r2 == pytest.approx(r2, rel=1e-7)
    spread = ((data.x - data.x.mean()) ** 2).sum()
    assert fit.se_b1 == pytest.approx(sigma / math.sqrt(spread), rel=1e-6)
    want_b0 = sigma * math.sqrt(1 / 60 + data.x.mean() ** 2 / spread)
    assert fit.se_b0 == pytest.approx(want_b0, rel=1e-6)
    assert fit.fitted == pytest.approx(level + slope * data.x)
    assert (fit.n_left, fit.n_right) == (0, 0)


@pytest.mark.parametrize("seed", range(4))
def test_the_maximum_is_one_in_the_usual_parameters(seed) -> None:
    data = simulated(50, 1.0, 0.8, 1.5, 3.0, 7.0, seed)
    fit = fit_tobit(data)
    at = likelihood(data, fit.b0, fit.b1, fit.sigma)
    assert fit.log_likelihood == pytest.approx(at, abs=1e-10)
    other = minimize(
        lambda p: -likelihood(data, p[0], p[1], math.exp(p[2])),
        (1.0, 0.8, 0.4),
        method="Nelder-Mead",
        options={"xatol": 1e-7, "fatol": 1e-11, "maxiter": 4000},
    )
    assert fit.log_likelihood >= -other.fun - 1e-9
    assert (fit.b0, fit.b1, fit.sigma) == pytest.approx(
        (*other.x[:2], math.exp(other.x[2])), rel=1e-4
    )
    # Standard errors from the second differences of the likelihood in the usual parameters.
    best, h = np.array([fit.b0, fit.b1, fit.sigma]), 1e-4
    steps = h * np.eye(3)
    hessian = [
        [
            sum(
                s * t * likelihood(data, *(best + s * steps[i] + t * steps[j]))
                for s in (1, -1)
                for t in (1, -1)
            )
            / (4 * h * h)
            for j in range(3)
        ]
        for i in range(3)
    ]
    errors = np.sqrt(np.diag(np.linalg.inv(-np.array(hessian))))
    assert (fit.se_b0, fit.se_b1) == pytest.approx(tuple(errors[:2]), rel=1e-3)


def test_units_do_not_matter() -> None:
    data = simulated(80, 1.0, 0.8, 1.0, 3.0, 7.0, 3)
    far = CensoredData(1e6 + 1e-3 * data.x, 1e3 * data.y, 3e3, 7e3)
    near, there = fit_tobit(data), fit_tobit(far)
    assert there.b1 == pytest.approx(1e6 * near.b1, rel=1e-6)
    assert there.sigma == pytest.approx(1e3 * near.sigma, rel=1e-6)
    assert there.pseudo_r2 == pytest.approx(near.pseudo_r2, rel=1e-6)
    assert there.fitted == pytest.approx(1e3 * near.fitted, rel=1e-6)


def test_censored_expectation_is_that_of_a_simulation() -> None:
    rng = np.random.default_rng(1)
    for latent, sigma in ((0.0, 1.0), (-3.0, 2.0), (5.0, 0.5), (1.9, 1.0)):
        drawn = np.clip(latent + sigma * rng.standard_normal(400_000), -1.0, 2.0).mean()
        got = censored_expectation(np.array([latent]), sigma, -1.0, 2.0)[0]
        assert got == pytest.approx(drawn, abs=0.01)
    ends = censored_expectation(np.array([-1e3, 1e3]), 1.0, -1.0, 2.0)
    assert ends.tolist() == [-1.0, 2.0]


X = np.arange(8.0)
NO_MAXIMUM = {
    "all at the lower limit": (X, np.zeros(8), 0.0, 1.0),
    "all at the upper limit": (X, np.ones(8), 0.0, 1.0),
    "at either limit, told apart": (X, (X > 3).astype(float), 0.0, 1.0),
    "at either limit, not told apart": (X, np.array([0, 0, 1, 0, 1, 0, 1, 1.0]), 0.0, 1.0),
    "one value inside": (X, np.clip(X - 3, 0, 1) * 0.5 + np.clip(X - 4, 0, 1) * 0.5, 0.0, 1.0),
    "all on a line": (X, 2 + X, 0.0, 20.0),
    "no variation of the predictor": (np.full(8, 3.0), X, -1.0, 20.0),
    "no variation of the value": (X, np.full(8, 3.0), 0.0, 20.0),
    "values inside at one place only": (
        np.array([0, 0, 1, 1, 1, 2, 2, 2.0]),
        np.array([0, 0, 0.2, 0.5, 0.9, 1, 1, 1]),
        0.0,
        1.0,
    ),
}


@pytest.mark.parametrize("name", NO_MAXIMUM)
def test_no_maximum_is_said_and_its_likelihood_shown(name) -> None:
    data = CensoredData(*NO_MAXIMUM[name])
    fit = fit_tobit(data)
    assert not fit.converged
    numbers = (fit.b0, fit.b1, fit.sigma, fit.se_b0, fit.se_b1, fit.log_likelihood, fit.pseudo_r2)
    assert np.isnan(numbers).all()
    assert np.isnan(fit.fitted).all()
    assert len(fit.fitted) == 8
    assert fit.profile.shape[1] == 2
    assert np.isfinite(fit.profile).all()
    assert (fit.n_left, fit.n_right) == (data.left.sum(), data.right.sum())
    assert len(fit_tobit(data, profile=False).profile) == 0


def test_two_values_inside_and_limits_off_the_line_are_enough() -> None:
    y = np.array([0, 0, 0, 0.3, 0, 0.8, 1, 1])
    assert fit_tobit(CensoredData(X, y, 0.0, 1.0)).converged


def test_profile_has_its_top_at_the_estimate() -> None:
    data = simulated(80, 1.0, 0.8, 1.0, 3.0, 7.0, 3)
    fit = fit_tobit(data)
    profile = profile_likelihood(data, fit)
    top = profile[profile[:, 1].argmax()]
    assert top == pytest.approx([fit.b1, fit.log_likelihood], rel=1e-9)
    # One standard error off, the likelihood is down by about half a unit.
    beside = np.interp(fit.b1 + fit.se_b1, *profile.T)
    assert fit.log_likelihood - beside == pytest.approx(0.5, abs=0.1)


def test_profile_at_a_slope_is_the_best_there() -> None:
    data = simulated(40, 1.0, 0.8, 1.0, 3.0, 7.0, 9)
    slope, value = profile_likelihood(data, fit_tobit(data))[7]
    best = minimize(
        lambda p: -likelihood(data, p[0], slope, math.exp(p[1])),
        (2.0, 0.0),
        method="Nelder-Mead",
        options={"xatol": 1e-7, "fatol": 1e-11},
    )
    assert value == pytest.approx(-best.fun, abs=1e-7)


@pytest.mark.parametrize("end", [0, 1])
def test_where_all_values_are_at_one_end_the_likelihood_climbs_to_one(end) -> None:
    """Twenty equal values have a standard deviation of rounding, which is no scale."""
    limits = (math.log(5000), math.log(200_000))
    value = limits[end]
    assert np.full(20, value).std() > 0
    fit = fit_tobit(CensoredData(np.linspace(0, 14, 20), np.full(20, value), *limits))
    assert not fit.converged
    assert (fit.n_left, fit.n_right) == ((20, 0) if end == 0 else (0, 20))
    assert fit.profile[:, 1] == pytest.approx(0.0, abs=1e-9)


def test_density_over_distribution_function_far_out() -> None:
    z = np.array([-1e200, -1e10, -40.0, 0.0, 3.0, 40.0, 1e10])
    expected = [1e200, 1e10, 40.0249688, math.sqrt(2 / math.pi), norm.pdf(3) / norm.cdf(3), 0, 0]
    assert _mills(z) == pytest.approx(expected, rel=1e-8, abs=1e-300)
