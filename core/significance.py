"""How likely an estimate at least so far from zero is, if there is nothing to find."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray


def two_sided(
    estimates: ArrayLike, errors: ArrayLike, freedom: float = np.inf
) -> NDArray[np.float64]:
    """Two-sided p values by Student's t; by the normal distribution without a ``freedom``.

    Parameters
    ----------
    estimates, errors
        Of one shape: estimates and their standard errors.
    freedom
        Degrees of freedom of the errors.

    Returns
    -------
    0 to 1; NaN where an error is 0 or not there.
    """
    from scipy.special import ndtr, stdtr

    estimates, errors = np.asarray(estimates, float), np.asarray(errors, float)
    ratio = np.full(estimates.shape, np.nan)
    np.divide(estimates, errors, out=ratio, where=errors > 0)
    below = -np.abs(ratio)
    tail = ndtr(below) if np.isinf(freedom) else stdtr(freedom, below)
    return np.asarray(2 * tail, dtype=np.float64)
