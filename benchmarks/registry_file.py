"""Synthesized cancer cases of the dimensions of Howe et al. 2007: Table 1 of the paper.

34 registries, 4 races, 18 groups of age, 2 sexes, 7 years, 78 sites (45 minor and 16 major groups
of them), and the poverty of the county in tenths of a percent: 283 values that make 40 integers,
21 intervals of 2 %, 15 of 3 %, 10 of 5 % and 4 of 10 %. No case is real: all shares are made up,
with the features that matter here. Few registries, counties, sites and races have most of the
cases; a county has one poverty and one registry; age hangs together with the site, sex with some.
"""

from __future__ import annotations

import math
from itertools import chain
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.recodes import GROUPS, Recode

CASES: Final = 4_670_000
VARIABLES: Final = ("registry", "race", "age", "site", "sex", "year", "poverty")

_MAJOR: Final = (10, 21, 6, 1, 1, 2, 1, 8, 4, 4, 1, 2, 2, 5, 9, 1)
"""Sites of each of the 16 major groups: mouth, digestive, respiratory ..."""
_MINOR: Final = (
    *(3, 3, 4, 1, 1, 1, 9, 2, 2, 2, 2, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1),
    *(1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1),
)
"""Sites of each of the 45 minor groups."""
_COMMON: Final = {31 + 1: 14.0, 42: 15.0, 51: 14.5}
"""Percent of the cases of lung, breast and prostate, by number of the site."""
_OF_WOMEN: Final = range(42, 51)
_OF_MEN: Final = range(51, 55)
_TENTHS: Final = dict.fromkeys((1, 2), 3) | dict.fromkeys(range(3, 27), 10)
_TENTHS_HIGH: Final = dict.fromkeys(range(27, 30), 4) | dict.fromkeys(range(30, 37), 3)
_TENTHS_HIGHEST: Final = dict.fromkeys((39, 41, 42, 46), 1)
_COUNTIES: Final = 1500
WIDTHS: Final = (1, 2, 3, 5, 10)
"""Percent of an interval of poverty."""


def poverty_values() -> NDArray[np.float64]:
    """(283,) the values in percent, ascending."""
    tenths = _TENTHS | _TENTHS_HIGH | _TENTHS_HIGHEST
    starts = ((10 * whole - 5 if n == 10 else 10 * whole, n) for whole, n in tenths.items())
    return np.array(list(chain.from_iterable(range(at, at + n) for at, n in starts))) / 10


def registry_file(cases: int = CASES, seed: int = 2007) -> DistinctRecords:
    """The distinct cases, counted."""
    rng = np.random.default_rng(seed)
    registry_of, poverty_of, share = _counties(rng)
    county = rng.choice(_COUNTIES, cases, p=share)
    site = rng.choice(78, cases, p=_site_shares(rng))
    sex = np.where(rng.random(cases) < 0.5, 1, 0)
    sex[(site >= _OF_WOMEN.start) & (site < _OF_WOMEN.stop)] = 1
    sex[(site >= _OF_MEN.start) & (site < _OF_MEN.stop)] = 0
    middle = rng.normal(12.6, 1.2, 78)  # of the 18 groups of 5 years
    age = np.clip(np.rint(rng.normal(middle[site], 2.5)), 0, 17).astype(np.int64)
    race = rng.choice(4, cases, p=[0.85, 0.1, 0.035, 0.015])
    year = rng.integers(0, 7, cases)
    columns = (registry_of[county], race, age, site, sex, year, poverty_of[county])
    sizes = (34, 4, 18, 78, 2, 7, 283)
    key = np.ravel_multi_index(columns, sizes)
    keys, counts = np.unique(key, return_counts=True)
    codes = np.array(np.unravel_index(keys, sizes), np.int32)
    return DistinctRecords(_variables(sizes), codes, counts.astype(np.int32))


def _counties(
    rng: np.random.Generator,
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
    """Registry, value of poverty and share of the cases of each county."""
    of_registry = 1 / (np.arange(34) + 1.5)
    registry = rng.choice(34, _COUNTIES, p=of_registry / of_registry.sum())
    registry[:34] = np.arange(34)
    usual = rng.normal(0, 0.12, 34)
    percent = 12.5 * np.exp(usual[registry] + rng.normal(0, 0.42, _COUNTIES))
    values = poverty_values()
    poverty = np.abs(percent[:, None] - values).argmin(axis=1)
    size = np.exp(rng.normal(0, 1.6, _COUNTIES))
    poverty[-283:] = np.arange(283)  # every value is somewhere, at times in a small county
    size[-283:] *= 0.2 + np.exp(-(((values - 13) / 7) ** 2))
    return registry, poverty, size / size.sum()


def _site_shares(rng: np.random.Generator) -> NDArray[np.float64]:
    share = np.exp(rng.normal(0, 1.65, 78))
    share *= (100 - sum(_COMMON.values())) / share.sum()
    for site, percent in _COMMON.items():
        share[site] = percent
    return share / share.sum()


def _variables(sizes: tuple[int, ...]) -> tuple[CountedVariable, ...]:
    labels = {name: tuple(map(str, range(n))) for name, n in zip(VARIABLES, sizes, strict=True)}
    labels["poverty"] = tuple(f"{value:.1f}" for value in poverty_values())
    return tuple(CountedVariable(name, labels[name]) for name in VARIABLES)


def sites(widths: tuple[int, ...]) -> Recode:
    """Sites in groups of neighbours."""
    ends = np.cumsum(widths)
    groups = [
        (f"group {i}", tuple(map(str, range(end - n, end))))
        for i, (n, end) in enumerate(zip(widths, ends.tolist(), strict=True))
    ]
    return Recode("site", GROUPS, groups=tuple(groups))


def poverty(width: int) -> Recode:
    """Poverty in intervals of so many percent: rounded to integers, 1-2, 3-4 ..."""
    members: dict[int, list[str]] = {}
    for value in poverty_values():
        whole = math.floor(value + 0.5)
        number = min(math.ceil(whole / width), 40 // width if width == 10 else whole)
        members.setdefault(number, []).append(f"{value:.1f}")
    groups = [(f"to {number * width} %", tuple(of)) for number, of in members.items()]
    return Recode("poverty", GROUPS, groups=tuple(groups))


MAJOR_SITES: Final = sites(_MAJOR)
MINOR_SITES: Final = sites(_MINOR)
