"""Cancer cases of the dimensions of Howe, Lake and Shen 2007, made up.

34 registries, 4 races, 18 groups of age, 2 sexes, 7 years, 78 sites (45 minor and 16 major groups
of them), and the poverty of the county in tenths of a per cent: 283 values that make 40 integers,
21 intervals of 2 %, 15 of 3 %, 10 of 5 % and 4 of 10 %. No case is real: all shares are made up,
with the features that matter here. Few registries, counties, sites and races have most of the
cases; a county has one poverty and one registry; age hangs together with the site, sex with some.
How unequal counties and sites are was chosen in sight of the paper's figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Final

import numpy as np
from numpy.typing import NDArray

SIZES: Final = (34, 4, 18, 78, 2, 7, 283)
"""Categories of registry, race, age, site, sex, year and poverty."""
MAJOR: Final = (10, 21, 6, 1, 1, 2, 1, 8, 4, 4, 1, 2, 2, 5, 9, 1)
"""Sites of each of the 16 major groups: mouth, digestive, respiratory ..."""
MINOR: Final = (
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
WIDTHS: Final = {"integer": 1, "2% groups": 2, "3% groups": 3, "5% groups": 5, "10% groups": 10}
"""Per cent of an interval of poverty."""

Codes = NDArray[np.int32]


@dataclass(frozen=True)
class Shape:
    """How cases spread.

    Attributes
    ----------
    counties, sites
        Standard deviation of the logarithms of their sizes: 0 makes all alike.
    related
        Whether a site has ages of its own, and some one sex.
    seed
        Of the draw.
    """

    counties: float = 1.6
    sites: float = 1.65
    related: bool = True
    seed: int = 2007


def poverty_values() -> NDArray[np.float64]:
    """(283,) the values in percent, ascending."""
    tenths = _TENTHS | _TENTHS_HIGH | _TENTHS_HIGHEST
    starts = ((10 * whole - 5 if n == 10 else 10 * whole, n) for whole, n in tenths.items())
    return np.array(list(chain.from_iterable(range(at, at + n) for at, n in starts))) / 10


def poverty_groups(width: int) -> NDArray[np.int64]:
    """(283,) interval of so many percent of each value: rounded to integers, 1-2, 3-4 ..."""
    whole = np.floor(poverty_values() + 0.5).astype(np.int64)
    return np.minimum(-(-whole // width), 40 // width if width == 10 else whole)


def cases(n: int, of: Shape, site: int | None = None) -> dict[str, Codes]:
    """{variable: (n,) codes}, site and poverty in every form; of one site only where it is said."""
    rng = np.random.default_rng(of.seed)
    registry_of, poverty_of, share = _counties(rng, of.counties)
    county = rng.choice(_COUNTIES, n, p=share)
    sites = rng.choice(78, n, p=_site_shares(rng, of.sites))
    if site is not None:
        sites[:] = site
    sex = np.where(rng.random(n) < 0.5, 1, 0)
    if of.related:
        sex[(sites >= _OF_WOMEN.start) & (sites < _OF_WOMEN.stop)] = 1
        sex[(sites >= _OF_MEN.start) & (sites < _OF_MEN.stop)] = 0
    middle = rng.normal(12.6, 1.2, 78)  # of the 18 groups of 5 years
    age = np.clip(np.rint(rng.normal(middle[sites], 2.5)), 0, 17).astype(np.int64)
    if not of.related:
        age = rng.permutation(age)
    race = rng.choice(4, n, p=[0.85, 0.1, 0.035, 0.015])
    year = rng.integers(0, 7, n)
    found = {"registry": registry_of[county], "race": race, "age": age, "site": sites}
    found |= {"sex": sex, "year": year, "% poverty": poverty_of[county]}
    for name, widths in (("major site", MAJOR), ("minor site", MINOR)):
        found[name] = np.repeat(np.arange(len(widths)), widths)[sites]
    for name, width in WIDTHS.items():
        groups = np.unique(poverty_groups(width), return_inverse=True)[1]
        found[f"% poverty ({name})"] = groups[poverty_of[county]]
    return {name: codes.astype(np.int32) for name, codes in found.items()}


def _counties(
    rng: np.random.Generator, spread: float
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
    """Registry, value of poverty and share of the cases of each county."""
    of_registry = 1 / (np.arange(34) + 1.5)
    registry = rng.choice(34, _COUNTIES, p=of_registry / of_registry.sum())
    registry[:34] = np.arange(34)
    usual = rng.normal(0, 0.12, 34)
    percent = 12.5 * np.exp(usual[registry] + rng.normal(0, 0.42, _COUNTIES))
    values = poverty_values()
    poverty = np.abs(percent[:, None] - values).argmin(axis=1)
    size = np.exp(rng.normal(0, spread, _COUNTIES))
    poverty[-283:] = np.arange(283)  # every value is somewhere, at times in a small county
    size[-283:] *= 0.2 + np.exp(-(((values - 13) / 7) ** 2))
    return registry, poverty, size / size.sum()


def _site_shares(rng: np.random.Generator, spread: float) -> NDArray[np.float64]:
    share = np.exp(rng.normal(0, spread, 78))
    share *= (100 - sum(_COMMON.values())) / share.sum()
    for site, percent in _COMMON.items():
        share[site] = percent
    return np.asarray(share / share.sum())


def numbers_of_values(codes: Mapping[str, Codes]) -> dict[str, int]:
    """{variable: values that occur}."""
    return {name: len(np.unique(of)) for name, of in codes.items()}
