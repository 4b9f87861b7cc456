"""How much each variable adds to uniqueness: the regression of Howe et al. 2007 (RU)."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.findings import Weights
from core.record_uniqueness.lattice import Lattice


def weights(lattice: Lattice) -> Weights:
    """Least squares of ln(proportion unique) on the presence of each variable.

    With an intercept, over the counted combinations with at least one unique record (RU, the
    regression of section "Record Uniqueness program"). Combinations without one have no logarithm:
    they are counted as left out. Whether the combinations are of full rank is found in whole
    numbers, without any tolerance.

    Parameters
    ----------
    lattice
        What was counted; combinations that are not counted yet take no part.

    Returns
    -------
    Weights
        NaN where not estimable; errors only where there are more combinations than coefficients.
        R^2 is NaN if all proportions are equal: there is nothing to explain.
    """
    used = lattice.counted & (lattice.unique > 0)
    n_used, n = int(used.sum()), len(lattice.names)
    left_out = int(lattice.counted.sum()) - n_used
    sums = _Sums.of(lattice.masks[used], np.log(lattice.unique[used] / lattice.n_records), n)
    inverse = exact_inverse(sums.products) if n_used > n else None
    if inverse is None:
        nan, nothing = math.nan, np.full(len(lattice.names), np.nan)
        return Weights(
            lattice.names, nothing, nothing, nan, nan, nan, n_used, left_out, estimable=False
        )
    fit = _fit(sums, inverse, varies=bool(np.ptp(lattice.unique[used])))
    return Weights(
        lattice.names,
        fit.b[1:],
        fit.errors[1:],
        float(fit.b[0]),
        float(fit.errors[0]),
        fit.r_squared,
        n_used,
        left_out,
        estimable=True,
    )


def exact_inverse(matrix: NDArray[np.int64]) -> NDArray[np.float64] | None:
    """The inverse of a square matrix of whole numbers, worked out in fractions.

    Returns
    -------
    ndarray or None
        (n, n) the inverse, rounded once at the end; None if the matrix is not of full rank.
    """
    n = len(matrix)
    rows = [
        [Fraction(int(x)) for x in row] + [Fraction(int(i == j)) for j in range(n)]
        for i, row in enumerate(matrix)
    ]
    for i in range(n):
        pivot = next((j for j in range(i, n) if rows[j][i]), None)
        if pivot is None:
            return None
        rows[i], rows[pivot] = rows[pivot], rows[i]
        by = rows[i][i]
        rows[i] = [x / by for x in rows[i]]
        for j in range(n):
            factor = rows[j][i]
            if j != i and factor:
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return np.array([[float(x) for x in row[n:]] for row in rows])


class _Sums(NamedTuple):
    """The combinations as the regression needs them, by their bits: y, where it is, and X'X."""

    used: NDArray[np.int64]
    y: NDArray[np.float64]
    n: int
    products: NDArray[np.int64]

    @classmethod
    def of(cls, masks: NDArray[np.int64], y: NDArray[np.float64], n: int) -> _Sums:
        there, values = np.zeros(1 << n, np.int64), np.zeros(1 << n)
        there[masks], values[masks] = 1, y
        products = np.empty((n + 1, n + 1), np.int64)
        products[0, 0] = len(masks)
        for i in range(n):
            with_i = _with_bit(there, i)
            products[0, i + 1] = products[i + 1, 0] = products[i + 1, i + 1] = with_i.sum()
            for j in range(i):
                both = _with_bit(with_i, j).sum()
                products[i + 1, j + 1] = products[j + 1, i + 1] = both
        return cls(masks, values, n, products)

    def predicted(self, b: NDArray[np.float64]) -> NDArray[np.float64]:
        """X b by bits, 0 where nothing was used: each variable doubles what is known."""
        found = b[:1]
        for weight in b[1:]:
            found = np.concatenate([found, found + weight])
        kept = np.zeros_like(found)
        kept[self.used] = found[self.used]
        return kept

    def gathered(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """X' values."""
        return np.array([values.sum(), *(_with_bit(values, i).sum() for i in range(self.n))])


T = TypeVar("T", np.int64, np.float64)


def _with_bit(values: NDArray[T], i: int) -> NDArray[T]:
    """The half of the values, by bits, whose bit ``i`` is set; the bits above move down."""
    return values.reshape(-1, 2, 1 << i)[:, 1].ravel()


class _Fit(NamedTuple):
    b: NDArray[np.float64]
    errors: NDArray[np.float64]
    r_squared: float


def _fit(sums: _Sums, inverse: NDArray[np.float64], *, varies: bool) -> _Fit:
    """Coefficients, the intercept first, and what they explain."""
    y = sums.y[sums.used]
    if not varies:  # a flat line, whatever rounding would make of it
        flat = np.zeros(sums.n + 1)
        flat[0] = y[0]
        error = 0.0 if len(y) > sums.n + 1 else math.nan
        return _Fit(flat, np.full(sums.n + 1, error), math.nan)
    b = inverse @ sums.gathered(sums.y)
    b = b + inverse @ sums.gathered(sums.y - sums.predicted(b))  # takes back what rounding cost
    residuals = (sums.y - sums.predicted(b))[sums.used]
    unexplained = _total(residuals**2)
    spread = _total((y - _total(y) / len(y)) ** 2)
    freedom = len(y) - sums.n - 1
    if not freedom:
        return _Fit(b, np.full(sums.n + 1, np.nan), 1.0)
    errors = np.sqrt(unexplained / freedom * np.diag(inverse))
    return _Fit(b, errors, max(0.0, 1.0 - unexplained / spread))


def _total(values: NDArray[np.float64]) -> float:
    return math.fsum(values.tolist())
