"""GAPS models: the population a region needs, from the quasi-identifiers (El Emam et al. 2009).

cut-off = exp(b0) * x ** b1, where x is the number of max combinations (Croft et al. 2015, Eq. 5) or
the entropy (Eq. 2). Coefficients are data, with their sources, in ``resources/coefficients``.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from importlib import resources as files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from core.classes import ClassCounts
from core.cutoff.coefficients import OUR_SETS, PREDICTORS, SHIPPED_SETS, CoefficientSet, GapsModel
from core.cutoff.own_sets import own_files, own_set
from core.cutoff.set_files import parse_set, read_set
from core.errors import Notice, VbasError

__all__ = [
    "OUR_SETS",
    "PREDICTORS",
    "SHIPPED_SETS",
    "CoefficientSet",
    "GapsModel",
    "coefficient_set",
    "empty_notices",
    "entropy_of",
    "max_combinations_of",
]


def coefficient_set(name: str) -> CoefficientSet:
    """A shipped coefficient set by name, one of the user's own by name, or a TOML file by path.

    Raises
    ------
    VbasError
        If there is no such set, or the file is not one.
    """
    if name in SHIPPED_SETS or name in OUR_SETS:
        return _shipped_set(name)
    own = own_set(name)
    if own is not None:
        return own
    path = Path(name)
    try:
        there = path.is_file()
    except (OSError, ValueError):  # longer than a path can be, or no path at all
        there = False
    if there:
        return read_set(path.name, path)
    raise VbasError(
        "There is no coefficient set called {name}.",
        "Choose {sets}, or give the path of a TOML file.",
        name=name,
        sets=", ".join((*SHIPPED_SETS, *OUR_SETS, *sorted(own_files()))),
    )


@cache
def _shipped_set(name: str) -> CoefficientSet:
    """Read once: the window asks for it at every change of the scenario."""
    shipped = files.files("resources").joinpath("coefficients", f"{name}.toml")
    return parse_set(name, f"{name}.toml", shipped.read_text(encoding="utf-8"))


def entropy_of(sizes: NDArray[np.integer]) -> float:
    """Entropy of the equivalence classes of a file, natural logarithm (Croft et al. 2015, Eq. 1).

    Parameters
    ----------
    sizes
        (m,) records in each class; empty classes do not count.
    """
    present = np.sort(np.asarray(sizes)[np.asarray(sizes) > 0]).astype(np.float64)
    if not len(present):
        return 0.0
    share = present / present.sum()
    return max(0.0, -math.fsum(share * np.log(share)))


def max_combinations_of(counts: ClassCounts) -> int:
    """Product of the numbers of response categories (Croft et al. 2015, Eq. 4); exact."""
    return math.prod(max(1, n) for n in counts.n_categories.values())


def empty_notices(n_categories: Mapping[str, int]) -> tuple[Notice, ...]:
    """That variables are missing everywhere and count as one category (methods, section 13).

    Parameters
    ----------
    n_categories
        {column: number of its response categories}, in order.
    """
    empty = [column for column, n in n_categories.items() if n < 1]
    text = "No record has a value of {columns}: counted as one category (missing)."
    return (Notice(text, columns=", ".join(empty)),) if empty else ()
