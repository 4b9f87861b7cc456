"""Power laws and the cut-offs that follow, by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.calibration.power_law import PowerLaw, cutoff_of, fit_power_law
from core.calibration.results import LEFT, RIGHT

SIZES = np.arange(5000, 200_001, 5000)


def law_of(scale: float, exponent: float) -> PowerLaw:
    return PowerLaw(math.log(scale), exponent)


@given(st.floats(0.1, 1e6), st.floats(-3, -0.1))
def test_a_power_law_is_found_again(scale, exponent) -> None:
    law = fit_power_law(SIZES, scale * SIZES.astype(float) ** exponent)
    assert law.scale == pytest.approx(scale, rel=1e-8)
    assert law.exponent == pytest.approx(exponent, rel=1e-8)


def test_sizes_without_unique_records_are_left_out() -> None:
    unique = np.array([0.0, 0.04, 0.0, 0.01])
    law = fit_power_law(np.array([50, 100, 150, 200]), unique)
    # From 100 to 200 a quarter is left: exponent -2, scale 0.04 * 100 ** 2.
    assert (law.scale, law.exponent) == pytest.approx((400.0, -2.0))


@pytest.mark.parametrize("unique", [[0, 0, 0], [0, 0.1, 0]])
def test_no_curve_is_the_lower_end(unique) -> None:
    sizes, unique = np.array([10, 20, 30]), np.array(unique, float)
    law = fit_power_law(sizes, unique)
    assert law is None
    found = cutoff_of(sizes, unique, law, 0.001)
    assert (found.people, found.continuous, found.censored) == (10, None, LEFT)


def test_cutoff_by_hand() -> None:
    # U = 100 / S: changes by 5000 * 100 / S**2 over a step, 0.001 at S = sqrt(5e8) = 22360.7.
    unique = 100 / SIZES
    found = cutoff_of(SIZES, unique, fit_power_law(SIZES, unique), 0.001)
    assert (found.people, found.censored) == (25_000, None)
    assert found.continuous == pytest.approx(math.sqrt(5e8))


def test_just_at_the_threshold_is_not_below_it() -> None:
    law = law_of(2.0**20, -1.0)
    sizes = np.array([1024, 2048, 3072])
    change = float(law.slope(np.array([2048.0]))[0]) * 1024
    at = cutoff_of(sizes, np.full(3, 0.5), law, change)
    above = cutoff_of(sizes, np.full(3, 0.5), law, change * (1 + 1e-9))
    assert (at.people, above.people) == (3072, 2048)


@pytest.mark.parametrize(
    ("law", "people", "censored"),
    [
        (law_of(1.0, -1.0), 5000, LEFT),
        (law_of(100.0, -1.0), 25_000, None),
        # 5000 * b0 / S**2 falls below 0.001 at 195,001 to 200,000: the upper end itself.
        (law_of(195_500**2 / 5e6, -1.0), 200_000, RIGHT),
        (law_of(250_000**2 / 5e6, -1.0), 200_000, RIGHT),
    ],
)
def test_ends_of_the_grid_are_censored(law, people, censored) -> None:
    found = cutoff_of(SIZES, np.full(len(SIZES), 0.5), law, 0.001)
    assert (found.people, found.censored) == (people, censored)


def test_the_continuous_cutoff_goes_beyond_the_grid() -> None:
    found = cutoff_of(SIZES, np.full(len(SIZES), 0.5), law_of(1e6, -1.0), 0.001)
    assert found.continuous == pytest.approx(math.sqrt(5e12))
    found = cutoff_of(SIZES, np.full(len(SIZES), 0.5), law_of(1.0, -1.0), 0.001)
    assert found.continuous == pytest.approx(math.sqrt(5e6))


def test_all_unique_has_its_cutoff_beyond_the_upper_end() -> None:
    unique = np.ones(len(SIZES))
    law = fit_power_law(SIZES, unique)
    assert (law.scale, law.exponent) == pytest.approx((1.0, 0.0))
    found = cutoff_of(SIZES, unique, law, 0.001)
    assert (found.people, found.continuous, found.censored) == (200_000, None, RIGHT)
    assert law.at(200_000) == pytest.approx(1.0)


def test_a_flat_curve_never_changes_so_much() -> None:
    law = law_of(0.3, 0.0)
    found = cutoff_of(SIZES, np.full(len(SIZES), 0.3), law, 0.001)
    assert (found.people, found.continuous, found.censored) == (5000, None, LEFT)
    assert law_of(0.3, 1.0).where_slope_is(0.01) is None


def test_a_threshold_of_0_is_never_reached() -> None:
    found = cutoff_of(SIZES, 100 / SIZES, law_of(100.0, -1.0), 0.0)
    assert (found.people, found.continuous, found.censored) == (200_000, None, RIGHT)


def test_scales_beyond_floats() -> None:
    # Unique records in the last two samples only, five and one.
    unique = np.zeros(len(SIZES))
    unique[-2:] = 5 / 195_000, 1 / 200_000
    law = fit_power_law(SIZES, unique)
    assert law.scale == math.inf
    assert law.at(200_000) == pytest.approx(1 / 200_000)
    assert law.at(195_000) == pytest.approx(5 / 195_000)
    found = cutoff_of(SIZES, unique, law, 0.001)
    assert found.people > 5000
    before, at = 5000 * law.slope(np.array([found.people - 5000.0, found.people]))
    assert at < 0.001 <= before
    rising = fit_power_law(SIZES, np.concatenate([np.zeros(38), [1 / 195_000, 5 / 200_000]]))
    assert rising.scale == 0.0
    assert rising.at(200_000) == pytest.approx(5 / 200_000)
