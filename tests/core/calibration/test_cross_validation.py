"""Predictions for models that the fit has not seen."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.stats import trim_mean

from core.calibration.conclusion import cross_validate, fold_numbers, median, predict, trimmed_mean
from core.calibration.tobit import CensoredData, fit_tobit

LOW, HIGH = math.log(5000), math.log(200_000)


def observed(n=60, seed=4) -> CensoredData:
    rng = np.random.default_rng(seed)
    x = rng.uniform(0, 12, n)
    y = np.clip(7.5 + 0.42 * x + 0.3 * rng.standard_normal(n), LOW, HIGH)
    return CensoredData(x, y, LOW, HIGH)


def test_each_fold_is_predicted_by_the_others() -> None:
    data, folds = observed(), fold_numbers(60, 10, None)
    got = cross_validate(data, folds)
    assert folds[:12].tolist() == [*range(10), 0, 1]
    for fold in range(10):
        rest = folds != fold
        fit = fit_tobit(CensoredData(data.x[rest], data.y[rest], LOW, HIGH))
        for i in np.flatnonzero(~rest):
            want = predict(fit, data.x[i : i + 1], LOW, HIGH)[0]
            assert got.predicted[i] == pytest.approx(want, rel=1e-12)
    errors = np.exp(data.y) - got.predicted
    assert got.error_median == pytest.approx(np.median(errors))
    assert got.error_trimmed == pytest.approx(trim_mean(errors, 0.05))
    relative = errors / np.exp(data.y)
    assert got.relative_median == pytest.approx(np.median(relative))
    assert got.relative_trimmed == pytest.approx(trim_mean(relative, 0.05))
    assert got.failed_folds == ()


def test_a_test_fold_has_no_part_in_its_own_prediction() -> None:
    data, folds = observed(), fold_numbers(60, 10, None)
    before = cross_validate(data, folds).predicted
    y = data.y.copy()
    y[folds == 3] = LOW
    after = cross_validate(CensoredData(data.x, y, LOW, HIGH), folds).predicted
    assert after[folds == 3].tolist() == before[folds == 3].tolist()
    assert (after[folds != 3] != before[folds != 3]).all()


def test_predictions_stay_between_the_limits() -> None:
    fit = fit_tobit(observed())
    got = predict(fit, np.array([-100.0, 0.0, 5.0, 100.0]), LOW, HIGH)
    assert (got >= 5000 * (1 - 1e-12)).all()
    assert (got <= 200_000 * (1 + 1e-12)).all()
    assert got[[0, 3]] == pytest.approx([5000, 200_000])
    # Far from both limits it is the latent value itself: exp(b0) x ** b1.
    middle = (0.5 * (LOW + HIGH) - fit.b0) / fit.b1
    want = math.exp(fit.b0 + fit.b1 * middle)
    assert predict(fit, np.array([middle]), LOW, HIGH)[0] == pytest.approx(want, rel=1e-3)


def test_folds_without_a_fit_are_told_and_left_out() -> None:
    # All values inside the limits are in fold 0: without them nothing can be fitted.
    folds = np.array([0, 0, 0, 0, 1, 1, 1, 2, 2, 2])
    x = np.arange(10.0)
    inside = np.log([9000.0, 20_000.0, 15_000.0, 60_000.0])
    data = CensoredData(x, np.concatenate([inside, [HIGH] * 6]), LOW, HIGH)
    got = cross_validate(data, folds)
    assert got.failed_folds == (0,)
    assert np.isnan(got.predicted[:4]).all()
    assert np.isfinite(got.predicted[4:]).all()
    assert np.isfinite(got.error_median)


def test_nothing_to_predict() -> None:
    data = CensoredData(np.arange(4.0), np.full(4, LOW), LOW, HIGH)
    got = cross_validate(data, fold_numbers(4, 10, None))
    assert got.failed_folds == (0, 1, 2, 3)
    assert math.isnan(got.error_median)
    assert math.isnan(got.error_trimmed)


def test_random_folds() -> None:
    one, again, other = (fold_numbers(25, 10, seed) for seed in (1, 1, 2))
    assert one.tolist() == again.tolist() != other.tolist()
    assert sorted(one.tolist()) == sorted(fold_numbers(25, 10, None).tolist())
    assert fold_numbers(0, 10, 1).tolist() == []


def test_trimmed_mean_by_hand() -> None:
    assert trimmed_mean(np.array([*range(19), 1000.0])) != trimmed_mean(np.arange(19.0))
    # Of 20 values one goes at either end: 1 to 18 are left.
    assert trimmed_mean(np.array([1000.0, *range(19)])) == pytest.approx(np.mean(np.arange(1, 19)))
    # Of 19 none goes.
    assert trimmed_mean(np.array([*range(18), 172.0])) == pytest.approx((153 + 172) / 19)
    assert median(np.array([3.0, 1.0, 2.0])) == 2.0
    assert math.isnan(median(np.array([])))
