"""Where the classes of a map begin and end."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError

Scheme: TypeAlias = Literal["quantile", "equal", "natural", "log", "diverging"]
SCHEMES: Final = ("quantile", "equal", "natural", "log", "diverging")
"""Ways to make classes."""

_PLACES = 256
"""Places at which natural classes may begin: so many by number, and so many by value."""


def class_breaks(
    values: NDArray[np.float64], scheme: Scheme = "quantile", n_classes: int = 6
) -> NDArray[np.float64]:
    """Bounds of classes, from the smallest value to the largest, strictly rising.

    Parameters
    ----------
    values
        (n,) float64; NaN and infinite values are not looked at.
    scheme
        "quantile": as many areas in each class; "equal": classes equally wide; "log": each
        class a constant factor wider than the one before, starting at the smallest value above
        zero, zeros and less in the first class; "natural": the classes of least variance
        (Fisher, Jenks); "diverging": equally wide, symmetric about 0, an odd number.
    n_classes
        Number of classes wanted; fewer if there are fewer different values. Inner bounds are
        rounded to two digits where the classes stay apart, but for natural classes.

    Returns
    -------
    breaks
        (c + 1,) for c classes; length 0 without values, length 1 if all are equal.
    """
    if scheme not in SCHEMES:
        raise VbasError(
            "{scheme} is not a way to make classes.",
            "Choose one of {schemes}.",
            scheme=scheme,
            schemes=", ".join(SCHEMES),
        )
    if n_classes < 1:
        raise VbasError("At least one class is needed, not {n}.", n=n_classes)
    finite = np.asarray(values, dtype=np.float64)
    finite = finite[np.isfinite(finite)]
    if not len(finite):
        return np.empty(0)
    if scheme == "diverging":
        # Bounds equally far apart, the middle class around 0.
        n = max(3, n_classes | 1)
        reach = float(np.abs(finite).max()) or 1.0
        return np.unique(np.linspace(-1.0, 1.0, n + 1) * reach)
    low, high = float(finite.min()), float(finite.max())
    if scheme == "quantile":
        inner = np.quantile(finite, np.linspace(0, 1, n_classes + 1)[1:-1])
    elif scheme == "log" and high > 0:
        start = finite[finite > 0].min()
        inner = np.geomspace(start, high, n_classes + 1)[1:-1]
    elif scheme == "natural":
        inner = natural_breaks(finite, n_classes)
    else:
        inner = np.linspace(low, high, n_classes + 1)[1:-1]
    inner = np.unique(np.ceil(inner) if are_whole(finite) else inner)
    rounded = np.unique(_two_digits(inner))
    if len(rounded) == len(inner) and scheme != "natural":
        inner = rounded
    inner = inner[(inner > low) & (inner < high)]
    return np.unique(np.concatenate([[low], inner, [high]]))


def natural_breaks(values: NDArray[np.float64], n_classes: int) -> NDArray[np.float64]:
    """Lower bounds of all classes but the first, so that values vary least within classes.

    Parameters
    ----------
    values
        (n,) float64, finite, at least one.

    Returns
    -------
    inner
        (c - 1,) rising; each is a value that there is. The sum of squared differences to the
        means of the classes is the least possible (W. D. Fisher, 1958) for up to a few hundred
        different values. Of more, classes may begin only at some that are spread evenly by number
        and by value; the sums are exact even then, and the same values give the same classes.
    """
    ordered = np.sort(values)
    different = np.flatnonzero(np.diff(ordered, prepend=-np.inf) > 0)
    starts = _places(ordered, different)
    k = min(n_classes, len(starts))
    # Within -1 to 1: squares of the largest numbers there are would be infinite.
    centred = ordered / (float(np.abs(ordered).max()) or 1.0)
    centred = centred - centred.mean()
    ends = np.append(starts, len(ordered))
    sums = np.concatenate([[0.0], np.cumsum(centred)])[ends]
    squares = np.concatenate([[0.0], np.cumsum(centred**2)])[ends]
    first = _least_variance(ends.astype(np.float64), sums, squares, k)
    return np.asarray(ordered[starts[first]], dtype=np.float64)


def _places(ordered: NDArray[np.float64], different: NDArray[np.int64]) -> NDArray[np.int64]:
    """Indices of sorted values at which a class may begin, all of them different values."""
    if len(different) <= 2 * _PLACES:
        return different
    by_number = np.linspace(0, len(ordered) - 1, _PLACES).astype(np.int64)
    by_value = np.searchsorted(ordered, np.linspace(ordered[0], ordered[-1], _PLACES))
    wanted = np.concatenate([by_number, by_value])
    return np.unique(different[np.searchsorted(different, wanted, side="right") - 1])


def _least_variance(
    ends: NDArray[np.float64], sums: NDArray[np.float64], squares: NDArray[np.float64], k: int
) -> NDArray[np.int64]:
    """At which of m places the classes after the first begin; running sums have m + 1 entries."""
    number = ends[None, :] - ends[:, None]
    total = sums[None, :] - sums[:, None]
    with np.errstate(divide="ignore", invalid="ignore"):
        cost = squares[None, :] - squares[:, None] - total**2 / number
    cost = np.where(number > 0, np.maximum(cost, 0.0), np.inf)  # of a class from row to column
    best = cost[0]
    begins = []
    for _ in range(k - 1):
        through = best[:, None] + cost
        begin = through.argmin(axis=0)
        begins.append(begin)
        best = through[begin, np.arange(len(ends))]
    at = len(ends) - 1
    found: list[int] = []
    for begin in reversed(begins):
        at = int(begin[at])
        found.append(at)
    return np.array(found[::-1], dtype=np.int64)


def are_whole(values: NDArray[np.float64]) -> bool:
    """Whether all values are whole numbers."""
    return bool((values == np.rint(values)).all())


def _two_digits(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Rounded to two significant digits."""
    with np.errstate(divide="ignore", over="ignore", under="ignore"):
        power = np.where(values == 0, 0.0, np.floor(np.log10(np.abs(values)))) - 1.0
        # Dividing by a power of ten keeps 0.3 from becoming 0.30000000000000004.
        up = 10.0 ** np.minimum(np.abs(power), 300.0)
        rounded = np.where(power < 0, np.rint(values * up) / up, np.rint(values / up) * up)
    return np.asarray(rounded, dtype=np.float64)
