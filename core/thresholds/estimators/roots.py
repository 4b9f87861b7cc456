"""Where many functions of one variable cross zero, all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

_MOST: Final = 80
_NEAR: Final = 1e-11


def roots(
    f: Callable[[NDArray[np.float64]], NDArray[np.float64]],
    low: NDArray[np.float64],
    high: NDArray[np.float64],
) -> NDArray[np.float64]:
    """A place between ``low`` and ``high`` where each function changes its sign (Ridders' method).

    Parameters
    ----------
    f
        Takes (n,) places, one a function, and gives (n,) values.
    low, high
        (n,) ends.

    Returns
    -------
    ndarray
        (n,) places; NaN where a function has the same sign at both ends, or no value there.
    """
    low, high = low.astype(np.float64), high.astype(np.float64)
    at_low, at_high = f(low), f(high)
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        bracketed = np.sign(at_low) * np.sign(at_high) <= 0
        last = np.full(len(low), np.inf)
        for _ in range(_MOST):
            middle = 0.5 * (low + high)
            at_middle = f(middle)
            bent = np.sqrt(at_middle**2 - at_low * at_high)
            step = (middle - low) * np.sign(at_low - at_high) * at_middle / bent
            place = np.where(np.isfinite(step), middle + step, middle)
            at_place = f(place)
            # Four places: the root lies between two neighbours whose signs differ.
            for x, y in ((middle, at_middle), (place, at_place)):
                inside = (x >= low) & (x <= high)
                left = inside & (np.sign(y) == np.sign(at_low))
                right = inside & ~left & np.isfinite(y)
                low, at_low = np.where(left, x, low), np.where(left, y, at_low)
                high, at_high = np.where(right, x, high), np.where(right, y, at_high)
            # Often one end closes in and the other stays where it is: then the places tell.
            near = _NEAR * (1.0 + np.abs(low))
            open_ = (high - low > near) & (np.abs(place - last) > near)
            if not (open_ & bracketed).any():
                break
            last = place
    best = np.where(np.abs(at_low) <= np.abs(at_high), low, high)
    return np.where(bracketed, best, np.nan)
