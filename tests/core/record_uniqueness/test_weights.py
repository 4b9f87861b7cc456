"""The regression, solved by hand and against the vectors."""

import math

import numpy as np
import pytest

from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.weights import exact_inverse, weights
from tests.core.record_uniqueness.lattices import combinations, of_vector, with_unique
from tests.vector_cases import CASES


def test_exactly_additive_counts_give_back_their_weights():
    # ln(unique / 1000) = ln(0.001) + 1 * ln 2 per "a" + ln 5 per "b" + ln 10 per "c"
    adds = {"a": 2, "b": 5, "c": 10}
    unique = [math.prod(list(adds.values())[i] for i in c) for c in combinations("abc")]
    fit = weights(with_unique("abc", 1000, unique))
    assert fit.estimable
    assert fit.weights == pytest.approx(np.log([2, 5, 10]), abs=1e-12)
    assert fit.intercept == pytest.approx(math.log(0.001), abs=1e-12)
    assert fit.standard_errors == pytest.approx([0, 0, 0], abs=1e-12)
    assert fit.r_squared == pytest.approx(1, abs=1e-12)
    assert (fit.used, fit.left_out) == (7, 0)


def test_four_combinations_of_three_variables_by_hand():
    # Left: ab, ac, bc, abc. Without "abc" the mean rule b = (ab, ac, bc) would be met exactly;
    # four equations, four unknowns: a = abc - bc, b = abc - ac, c = abc - ab.
    fit = weights(with_unique("abc", 1000, [0, 0, 0, 10, 20, 40, 400]))
    assert (fit.used, fit.left_out) == (4, 3)
    assert fit.weights == pytest.approx([math.log(10), math.log(20), math.log(40)])
    assert fit.intercept == pytest.approx(
        math.log(0.4) - math.log(10) - math.log(20) - math.log(40)
    )
    assert fit.r_squared == 1.0
    assert np.isnan(fit.standard_errors).all()
    assert math.isnan(fit.intercept_error)


def test_one_degree_of_freedom_by_hand():
    # Two variables have three combinations and three coefficients: errors need a third variable.
    # a, b, ab, bc, abc over "abc" (ac, c without): y = ln(1, 2, 4, 8, 32 of 64).
    fit = weights(with_unique("abc", 64, [1, 2, 0, 4, 0, 8, 32]))
    x = np.array([[1, 1, 0, 0], [1, 0, 1, 0], [1, 1, 1, 0], [1, 0, 1, 1], [1, 1, 1, 1]], float)
    y = np.log(np.array([1, 2, 4, 8, 32]) / 64)
    b = np.linalg.solve(x.T @ x, x.T @ y)
    s2 = float(((y - x @ b) ** 2).sum())  # over one degree of freedom
    errors = np.sqrt(s2 * np.diag(np.linalg.inv(x.T @ x)))
    assert fit.intercept == pytest.approx(b[0])
    assert fit.weights == pytest.approx(b[1:])
    assert fit.standard_errors == pytest.approx(errors[1:])
    assert fit.intercept_error == pytest.approx(errors[0])
    assert fit.r_squared == pytest.approx(1 - s2 / float(((y - y.mean()) ** 2).sum()))


@pytest.mark.parametrize(
    ("names", "unique"),
    [
        ("a", [3]),
        ("ab", [0, 0, 5]),
        ("ab", [0, 3, 5]),
        # "a" is in every combination that has a unique record: no telling it from the intercept
        ("abc", [1, 0, 0, 2, 2, 0, 9]),
        ("ab", [0, 0, 0]),
    ],
)
def test_not_of_full_rank_gives_no_weights(names, unique):
    fit = weights(with_unique(names, 100, unique))
    assert not fit.estimable
    assert np.isnan(fit.weights).all()
    assert fit.weights.shape == (len(names),)
    assert np.isnan([fit.intercept, fit.intercept_error, fit.r_squared]).all()
    assert (fit.used, fit.left_out) == (np.count_nonzero(unique), unique.count(0))


def test_equal_proportions_leave_nothing_to_explain():
    fit = weights(with_unique("abc", 70, [7] * 7))
    assert fit.estimable
    assert fit.weights.tolist() == [0, 0, 0]
    assert fit.intercept == pytest.approx(math.log(0.1))
    assert fit.standard_errors.tolist() == [0, 0, 0]
    assert math.isnan(fit.r_squared)
    two = weights(with_unique("ab", 70, [7] * 3))  # no degree of freedom
    assert np.isnan(two.standard_errors).all()


@pytest.mark.parametrize("case", CASES)
def test_vectors(case):
    lattice, want = of_vector(case)
    fit, expected = weights(lattice), want["fit"]
    assert fit.estimable is expected["estimable"]
    assert (fit.used, fit.left_out) == (
        expected["combinations_used"],
        expected["combinations_left_out"],
    )
    if fit.estimable:
        names = want["variables"]
        assert fit.weights == pytest.approx([expected["weights"][n] for n in names], rel=1e-9)
        assert fit.standard_errors == pytest.approx([expected["se"][n] for n in names], rel=1e-9)
        assert fit.intercept == pytest.approx(expected["intercept"], rel=1e-9)
        assert fit.intercept_error == pytest.approx(expected["se_intercept"], rel=1e-9)
        assert fit.r_squared == pytest.approx(expected["r2"], rel=1e-9)


def test_what_is_not_counted_takes_no_part():
    whole = with_unique("abc", 1000, [1, 2, 3, 10, 20, 40, 400])
    known = np.array([True] * 6 + [False])
    part = Lattice(
        whole.names, 5, 1000, whole.masks, known, whole.classes, whole.unique * known,
        whole.in_sets * known, whole.set_classes,
    )  # fmt: skip
    fit = weights(part)
    assert (fit.used, fit.left_out) == (6, 0)
    x = np.array([[1] + [m >> i & 1 for i in range(3)] for m in whole.masks[:6]], float)
    b = np.linalg.lstsq(x, np.log(whole.unique[:6] / 1000), rcond=None)[0]
    assert fit.weights == pytest.approx(b[1:])


def test_seventeen_variables_as_by_plain_least_squares():
    names = tuple(f"v{i}" for i in range(17))
    masks = np.array([sum(1 << i for i in c) for c in combinations(names)], np.int64)
    unique = np.random.default_rng(3).integers(0, 1000, len(masks))
    fit = weights(with_unique(names, 10_000, unique))
    x = np.hstack([np.ones((len(masks), 1)), masks[:, None] >> np.arange(17) & 1])[unique > 0]
    b, unexplained, _, _ = np.linalg.lstsq(x, np.log(unique[unique > 0] / 10_000), rcond=None)
    assert fit.weights == pytest.approx(b[1:], rel=1e-8, abs=1e-12)
    spread = np.linalg.inv(x.T @ x).diagonal() * unexplained / (len(x) - 18)
    assert fit.standard_errors == pytest.approx(np.sqrt(spread[1:]))


def test_exact_inverse():
    assert exact_inverse(np.array([[2, 1], [1, 1]])).tolist() == [[1, -1], [-1, 2]]
    assert exact_inverse(np.array([[0, 1], [1, 0]])).tolist() == [[0, 1], [1, 0]]
    assert exact_inverse(np.array([[2**52, 2**52 + 1], [2**52 - 1, 2**52]])) is not None
    assert exact_inverse(np.array([[1, 2], [2, 4]])) is None
