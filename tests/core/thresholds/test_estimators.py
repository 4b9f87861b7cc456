"""Estimators against small cases by hand, and against populations whose uniqueness is known."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.thresholds.estimators import pitman as pitman_module
from core.thresholds.estimators.frequencies import frequencies_of, roots
from core.thresholds.estimators.pitman import PitmanFit, fit_pitman, pitman, unique_share
from core.thresholds.estimators.snb import snb
from core.thresholds.estimators.zayatz import zayatz
from tests.core.studies import class_counts
from tests.core.thresholds.populations import (
    by_pitman,
    drawn,
    frequencies,
    negative_binomial,
    spread_over_cells,
)
from tests.core.thresholds.populations import unique_share as truth

SIZES = st.lists(st.integers(1, 9), min_size=1, max_size=30)


def test_frequencies_count_classes_of_each_size():
    of = frequencies_of(class_counts([[1, 1, 3, 0], [0, 0, 0, 0], [2, 2, 1, 1]]))
    assert of.unit.tolist() == [0, 0, 2, 2]
    assert of.size.tolist() == [1, 3, 1, 2]
    assert of.classes.tolist() == [2, 1, 2, 2]
    assert of.records.tolist() == [5, 0, 6]
    assert of.n_classes.tolist() == [3, 0, 4]
    assert of.uniques.tolist() == [2, 0, 2]
    some = of.of(np.array([False, True, True]))
    assert (some.unit.tolist(), some.n_units) == ([1, 1], 2)


def test_frequencies_of_nothing():
    of = frequencies_of(class_counts([[0], [0]]))
    assert of.records.tolist() == [0, 0]
    assert np.isnan(zayatz(of, np.array([5.0, 5.0]))).all()


def test_roots_of_several_functions_at_once():
    wanted = np.array([0.3, -2.0, 7.0])
    found = roots(lambda x: x**3 - wanted**3, np.full(3, -10.0), np.full(3, 10.0))
    assert found == pytest.approx(wanted, abs=1e-9)
    none = roots(lambda x: x**2 + 1.0, np.array([-1.0]), np.array([1.0]))
    assert np.isnan(none).all()


# Zayatz


def test_roots_take_few_looks_where_one_end_stays():
    """Of exp(x) = c one end of the bracket hardly moves; 80 halvings would be 160 looks."""
    looks = []
    c = np.array([1.5, 40.0, 3e5])

    def f(x):
        looks.append(x)
        return np.exp(x) - c

    assert roots(f, np.full(3, -20.0), np.full(3, 30.0)) == pytest.approx(np.log(c), rel=1e-12)
    assert len(looks) <= 40


def test_pitman_leaves_out_what_is_found(monkeypatch):
    """One stubborn unit among many must not make all of them go on."""
    sizes = [[1, 1, 2, 3, 5], [1] * 30 + [2], [1, 2, 2, 40], [1, 1, 1, 2, 9, 100]]
    looked_at = []
    step = pitman_module._newton_step

    def counted(of, *rest, **more):
        looked_at.append(of.n_units)
        return step(of, *rest, **more)

    monkeypatch.setattr(pitman_module, "_newton_step", counted)
    fit = fit_pitman(frequencies_of(class_counts([of + [0] * (31 - len(of)) for of in sizes])))
    assert looked_at == sorted(looked_at, reverse=True)
    assert looked_at[-1] < looked_at[0]
    for i, of in enumerate(sizes):
        alone = fit_pitman(frequencies_of(class_counts([of])))
        assert (fit.alpha[i], fit.theta[i]) == pytest.approx((alone.alpha[0], alone.theta[0]))


def test_zayatz_by_hand():
    # Of 8 people 4 are drawn: a class of 1 with 1/2, just one of a class of 2 with 40/70.
    # Two singles and a pair: (1/2 * 2) / (2 * 1/2 + 4/7) = 7/11 of the singles, which are half.
    found = zayatz(frequencies([1, 1, 2]), np.array([8.0]))
    assert found == pytest.approx([7 / 22])


def test_zayatz_cannot_draw_one_of_a_class_that_leaves_no_room():
    # Of 5 people 4 are drawn: of a class of 3 at least two.
    found = zayatz(frequencies([1, 3]), np.array([5.0]))
    assert found == pytest.approx([1 / 4])


@given(SIZES)
def test_zayatz_of_everybody_is_what_was_counted(sizes):
    of = frequencies(sizes)
    assert zayatz(of, of.records) == pytest.approx(of.uniques / of.records)


# Pitman


def test_unique_people_expected_by_pitmans_formula():
    # The second of two starts a class of their own with (theta + alpha) / (theta + 1) = 3/4.
    fit = PitmanFit(np.array([0.5, 0.0]), np.array([1.0, 2.0]))
    assert unique_share(fit, np.array([2.0, 1.0])) == pytest.approx([0.75, 1.0])
    # Ewens: theta / (theta + N - 1).
    ewens = PitmanFit(np.array([0.0]), np.array([3.0]))
    assert unique_share(ewens, np.array([10.0])) == pytest.approx([3 / 12])


def likelihood(sizes, alpha, theta):
    """The logarithm of Pitman's sampling formula, term by term."""
    u, n = len(sizes), sum(sizes)
    total = sum(math.log(theta + i * alpha) for i in range(1, u))
    total -= sum(math.log(theta + i) for i in range(1, n))
    return total + sum(math.log(i - alpha) for size in sizes for i in range(1, size))


def test_pitmans_parameters_have_the_greatest_likelihood():
    sizes = [1] * 40 + [2] * 9 + [3] * 5 + [7, 12, 30]
    fit = fit_pitman(frequencies(sizes))
    alpha, theta = float(fit.alpha[0]), float(fit.theta[0])
    best = likelihood(sizes, alpha, theta)
    grid = [
        likelihood(sizes, a, t)
        for a in np.linspace(0.01, 0.98, 60)
        for t in np.geomspace(0.01, 300, 80)
    ]
    assert best >= max(grid)
    for a, t in ((1e-4, 0), (-1e-4, 0), (0, 1e-3), (0, -1e-3)):
        assert best >= likelihood(sizes, alpha + a, theta * (1 + t))


def test_equal_classes_end_at_alpha_zero():
    fit = fit_pitman(frequencies([5] * 30 + [6] * 30))
    assert fit.alpha[0] == pytest.approx(1e-3)
    assert fit.theta[0] > 1


@pytest.mark.parametrize("sizes", [[1], [1, 1, 1], [4], []])
def test_pitman_has_no_value_without_shared_and_different_classes(sizes):
    fit = fit_pitman(frequencies(sizes, [1, 2]))
    assert np.isnan(fit.alpha[0])
    assert np.isnan(pitman(frequencies(sizes, [1, 2]), np.array([50.0, 50.0]))[0])


@pytest.mark.parametrize("fraction", [0.03, 0.1])
def test_pitman_finds_the_uniqueness_of_its_own_populations(fraction):
    wanted, found = [], []
    for seed in range(8):
        population = by_pitman(6_000, alpha=0.4, theta=30.0, seed=seed)
        of, people = drawn(population, fraction, times=4, seed=seed)
        wanted.append(truth(population))
        found.append(pitman(of, people).mean())
    assert np.mean(found) == pytest.approx(np.mean(wanted), rel=0.12)


# Slide negative binomial


@pytest.mark.parametrize(("fraction", "near"), [(0.15, 0.12), (0.4, 0.06)])
def test_snb_finds_the_uniqueness_of_its_own_populations(fraction, near):
    population = negative_binomial(3000, shape=0.6, scale=6.0)
    of, people = drawn(population, fraction, times=16)
    assert np.nanmean(snb(of, people)) == pytest.approx(truth(population), rel=near)


def test_snb_reproduces_what_it_was_fitted_to():
    # K = 400, r = 2, b = 3, f = 0.5: expected numbers in place of drawn ones.
    f, k, r, b = 0.5, 100_000, 2.0, 3.0
    n = f * k * (1 + r * b)
    seen = k * (1 - (1 - f) * (1 + b * f) ** -r)
    once = k * f * (1 + b * f) ** -r * (1 + (1 - f) * r * b / (1 + b * f))
    # The rest in classes of two and three so that the number of records is right.
    rest, left = n - once, seen - once
    large = rest - 2 * left
    sizes = [1] * round(once) + [2] * (round(left) - 1) + [2 + round(large)]
    of = frequencies(sizes)
    expected = (1 + b) ** -r / (1 + r * b)
    assert snb(of, of.records / f) == pytest.approx([expected], rel=1e-3)


@pytest.mark.parametrize("sizes", [[1, 1, 1, 1], [5] * 40])
def test_snb_is_not_valid_for_samples_that_none_would_give(sizes):
    of = frequencies(sizes)
    assert np.isnan(snb(of, 2.0 * of.records)).all()


def test_snb_is_for_samples_only():
    of = frequencies([1, 2, 3])
    assert np.isnan(snb(of, of.records)).all()


# All of them


@settings(max_examples=40)
@given(st.lists(SIZES, min_size=1, max_size=4), st.floats(0.02, 0.98))
def test_values_are_shares_and_units_do_not_touch_each_other(samples, fraction):
    of = frequencies(*samples)
    people = of.records / fraction
    for method in (zayatz, pitman, snb):
        together = method(of, people)
        there = together[~np.isnan(together)]
        assert ((there >= 0) & (there <= 1 + 1e-9)).all()
        alone = [method(frequencies(s), people[i : i + 1])[0] for i, s in enumerate(samples)]
        assert together == pytest.approx(alone, nan_ok=True, rel=1e-6, abs=1e-9)


def test_the_bias_that_is_stated_is_the_bias_there_is():
    """Skewed classes, and equal ones: which estimates are too high, and when they are near."""
    rng = np.random.default_rng(5)
    skewed = spread_over_cells(12_000, rng.lognormal(0, 2, 12_000))
    equal = spread_over_cells(6_000, np.ones(2_000))
    near = {}
    for name, population in (("skewed", skewed), ("equal", equal)):
        for fraction in (0.05, 0.5):
            of, people = drawn(population, fraction, times=8)
            for method in (zayatz, pitman, snb):
                found = (
                    np.nanmean(method(of, people)) if method is not snb or name == "skewed" else 0
                )
                near[name, fraction, method.__name__] = found / truth(population)
    assert near["skewed", 0.05, "zayatz"] > 2  # small samples: far too high
    assert 1.2 < near["skewed", 0.05, "pitman"] < near["skewed", 0.05, "zayatz"]
    assert near["equal", 0.05, "pitman"] > 3  # classes about as common: too high
    assert near["skewed", 0.5, "zayatz"] == pytest.approx(1.1, abs=0.1)
    assert near["skewed", 0.5, "snb"] == pytest.approx(1.2, abs=0.15)
