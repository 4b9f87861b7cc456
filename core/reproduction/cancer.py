"""Cancer cases like those of a research file of registries, made up (Howe, Lake and Shen 2007).

As many cases, registries, sites and values of poverty as the paper's Table 1 says; how cases spread
over them is invented. Counties lie in registries, and all cases of a county share its poverty.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

REGISTRIES, RACES, YEARS, SITES = 34, 4, 7, 78
MAJOR, MINOR, LEVELS = 16, 45, 283
_COUNTIES: Final = 60
"""Counties of a registry."""
_AGES: Final = np.array(
    (0.5, 0.3, 0.3, 0.4, 0.6, 0.8, 1.2, 1.9, 3.0, 4.8, 7.0, 9.3, 11.5, 13.0, 14.3, 13.5, 9.8, 7.8)
)
"""Cases by age in five years, per cent."""
_ONE_SEX: Final = {0: 1.0, 1: 0.006, 7: 0.0, 11: 0.0, 17: 0.0, 19: 1.0, 40: 0.0, 52: 1.0, 66: 0.0}
"""Sites of one sex: share of men."""
WIDTHS: Final = {"integer": 1, "2% groups": 2, "3% groups": 3, "5% groups": 5, "10% groups": 10}

Codes = NDArray[np.int32]


@dataclass(frozen=True)
class Shape:
    """How cases spread.

    Attributes
    ----------
    counties
        Size of a county falls as 1 / rank ** this within its registry.
    sites
        The same for sites; chosen so that as many cases are unique as in the first row of the
        paper's Table 2 (22.5 %). No other figure was looked at to choose it.
    related
        Whether sites have ages and sexes of their own, and poor counties other races.
    seed
        Of the draw.
    """

    counties: float = 1.0
    sites: float = 1.67
    related: bool = True
    seed: int = 2007


def cases(n: int, of: Shape, site: int | None = None) -> dict[str, Codes]:
    """{variable: (n,) codes}, poverty in every form; cases of one site only where that is asked."""
    rng = np.random.default_rng(of.seed)
    county, registry, poverty = _where(rng, n, of)
    if site is None:
        sites = _drawn(rng, _falling(SITES, of.sites), n)
    else:
        sites = np.full(n, site, np.int32)
    ages, men = _by_site(rng, of)
    age = _drawn_each(rng, ages, sites)
    sex = (rng.random(n) < men[sites]).astype(np.int32)
    share = poverty[county] / poverty.max() if of.related else np.full(n, 0.3)
    u = rng.random(n)
    black, other = 0.03 + 0.25 * share, 0.06
    race = np.select([u < black, u < black + other, u < black + other + 0.015], [1, 2, 3], 0)
    tenths = poverty[county]
    found = {
        "registry": registry[county],
        "race": race.astype(np.int32),
        "age": age,
        "site": sites,
        "sex": sex,
        "year": _drawn(rng, np.linspace(0.95, 1.05, YEARS), n),
        "% poverty": tenths.astype(np.int32),
        "major site": (sites * MAJOR // SITES).astype(np.int32),
        "minor site": (sites * MINOR // SITES).astype(np.int32),
    }
    return found | _coarser(tenths)


def _coarser(tenths: NDArray[np.int64]) -> dict[str, Codes]:
    """Poverty in wider and wider groups; those of 10 % end with one of all above 30 %."""
    found = {}
    for name, width in WIDTHS.items():
        groups = (tenths + 5) // 10 if width == 1 else tenths // (10 * width)
        last = 3 if width == 10 else int(groups.max())
        found[f"% poverty ({name})"] = np.minimum(groups, last).astype(np.int32)
    return found


def _where(
    rng: np.random.Generator, n: int, of: Shape
) -> tuple[NDArray[np.int64], Codes, NDArray[np.int64]]:
    """(n,) county of each case; (c,) registry and poverty in tenths of a per cent of each."""
    registry = np.repeat(np.arange(REGISTRIES, dtype=np.int32), _COUNTIES)
    weights = np.outer(_falling(REGISTRIES, 0.7), _falling(_COUNTIES, of.counties)).ravel()
    poverty = np.zeros(len(registry), np.int64)
    values: list[int] = []
    while len(values) < LEVELS:  # as many different ones as in the paper's Table 1
        drawn = int(min(max(rng.gamma(4.2, 32.0), 17), 459))
        if drawn not in values:
            values.append(drawn)
    spread = rng.permutation(len(registry))
    poverty[spread[:LEVELS]] = values
    poverty[spread[LEVELS:]] = rng.choice(values, len(registry) - LEVELS)
    return _drawn(rng, weights, n).astype(np.int64), registry, poverty


def _by_site(
    rng: np.random.Generator, of: Shape
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """(sites, ages) weights, and (sites,) share of men."""
    ages = np.tile(_AGES, (SITES, 1))
    men = np.full(SITES, 0.5)
    if of.related:
        middle = np.where(rng.random(SITES) < 0.12, 6.0, rng.normal(12.5, 1.5, SITES))
        apart = (np.arange(len(_AGES))[None, :] - middle[:, None]) / 3.5
        ages = ages * np.exp(-0.5 * apart**2)
        men = rng.uniform(0.4, 0.65, SITES)
        for site, share in _ONE_SEX.items():
            men[site] = share
    return ages, men


def _falling(n: int, power: float) -> NDArray[np.float64]:
    weights = np.arange(1, n + 1, dtype=np.float64) ** -power
    return np.asarray(weights / weights.sum())


def _drawn(rng: np.random.Generator, weights: NDArray[np.float64], n: int) -> Codes:
    upto = np.cumsum(weights / weights.sum())
    upto[-1] = 1.0
    return np.searchsorted(upto, rng.random(n), side="right").astype(np.int32)


def _drawn_each(rng: np.random.Generator, weights: NDArray[np.float64], rows: Codes) -> Codes:
    """(n,) drawn with the weights of a row of ``weights`` for each."""
    out = np.zeros(len(rows), np.int32)
    order = np.argsort(rows, kind="stable")
    bounds = np.searchsorted(rows[order], np.arange(len(weights) + 1))
    for i, (start, end) in enumerate(pairwise(bounds)):
        out[order[start:end]] = _drawn(rng, weights[i], int(end - start))
    return out


def numbers_of_values(codes: Mapping[str, Codes]) -> dict[str, int]:
    """{variable: values that occur}."""
    return {name: len(np.unique(of)) for name, of in codes.items()}
