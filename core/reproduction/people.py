"""People like those of a census, made up: as many categories as the papers say, skewed and related.

The papers' files cannot be had by everybody. What they print of them, the number of categories, is
kept; how people spread over categories is invented (``resources/stand_ins/census-2001.toml``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from resources import read_text

AGES: Final = 86
"""Single years, the last one 85 and over."""
SOURCE: Final = "stand_ins/census-2001.toml"


@cache
def _invented() -> dict[str, Any]:
    return tomllib.loads(read_text(SOURCE))


def people(
    part: str,
    n: int,
    categories: Mapping[str, int],
    ages: NDArray[np.float64],
    seed: int,
    *,
    related: bool = True,
    even: bool = False,
) -> CodedRecords:
    """Records of people, one a person.

    Parameters
    ----------
    part
        Part of Canada, which says how skewed variables are.
    n
        People.
    categories
        {column: number of categories}; columns that the stand-in does not know are drawn evenly.
    ages
        (86,) how many people have each age, of any scale.
    seed
        Of the draw.
    related
        Whether variables go together (age with school, origin with language); if not, each has
        the same distribution by itself.
    even
        Whether all categories but those of age and sex are equally frequent, and unrelated.
    """
    rng = np.random.default_rng((seed, sum(map(ord, part))))
    found: dict[str, NDArray[np.int32]] = {}
    years = _drawn(rng, ages, n)
    for name, number in categories.items():
        if name == "age":
            found[name] = (years.astype(np.int64) * number // AGES).astype(np.int32)
        elif name == "sex" or even or name not in _known():
            found[name] = _drawn(rng, np.ones(number), n)
        elif name in _invented()["skewed"]:
            found[name] = _drawn(rng, _skewed(name, part, number), n)
        else:
            found[name] = _by_age(rng, name, number, years)
    if related and not even:
        _relate(rng, found, categories)
    elif not related:
        found = {name: rng.permutation(of) for name, of in found.items()}
    return coded(found, categories)


def coded(codes: Mapping[str, NDArray[np.int32]], categories: Mapping[str, int]) -> CodedRecords:
    """Records from codes 0, 1 ... of each column."""
    names = tuple(codes)
    labels = {name: tuple(str(i) for i in range(categories[name])) for name in names}
    return CodedRecords(names, np.vstack([codes[name] for name in names]), labels, dict(categories))


def _known() -> set[str]:
    of = _invented()
    return set(of["skewed"]) | {name for name in of["aged"][0] if name != "from"}


def _drawn(rng: np.random.Generator, weights: NDArray[np.float64], n: int) -> NDArray[np.int32]:
    upto = np.cumsum(weights / weights.sum())
    upto[-1] = 1.0
    return np.searchsorted(upto, rng.random(n), side="right").astype(np.int32)


def _skewed(name: str, part: str, number: int) -> NDArray[np.float64]:
    of = _invented()["skewed"][name]
    others = np.arange(1, number, dtype=np.float64) ** -float(of["fall"])
    return np.concatenate([[of[part]], (1 - of[part]) * others / others.sum()])


def _by_age(
    rng: np.random.Generator, name: str, number: int, years: NDArray[np.int32]
) -> NDArray[np.int32]:
    """Drawn by group of age; categories beyond those that are known share the last one's people."""
    out = np.zeros(len(years), np.int32)
    for of in _invented()["aged"]:
        weights = np.zeros(number)
        given = np.array(of[name], dtype=np.float64)[:number]
        weights[: len(given)] = given
        if len(given) > 1 and number > len(given):
            weights[len(given) - 1 :] = given[-1] / (number - len(given) + 1)
        here = np.flatnonzero(years >= of["from"])
        out[here] = _drawn(rng, weights, len(here))
    return out


def _relate(
    rng: np.random.Generator, found: dict[str, NDArray[np.int32]], categories: Mapping[str, int]
) -> None:
    """Some people of the smaller ethnic groups have the category that goes with their group."""
    of = _invented()["follows_ethnicity"]
    if "ethnicity" not in found:
        return
    group = found["ethnicity"]
    for name in ("language", "religion", "minority"):
        if name in found:
            own = (group >= of["least"]) & (rng.random(len(group)) < of[name])
            found[name] = np.where(own, group % categories[name], found[name]).astype(np.int32)
