"""Distributions of categories by province, and the tables that draw from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.errors import Notice, VbasError

OVERALL = "all"
"""The province key of the distribution over all provinces."""


@dataclass(frozen=True, eq=False)
class Distribution:
    """How often each category of one variable occurs in each province.

    Attributes
    ----------
    variable
        Name of the column to write.
    categories
        The c categories.
    provinces
        The p provinces (two letters); one of them may be `OVERALL`, which also serves provinces
        that are not named. Without it, `overall` says what serves them.
    weights
        (p, g, c) float64, at least 0, of any scale; g = 1, or the number of categories of
        ``given``.
    given
        The variable that the distribution depends on, or None.
    overall
        (p,) float64: share of each province in the distribution over all of them (such as its
        population); equal if not given.
    """

    variable: str
    categories: tuple[str, ...]
    provinces: tuple[str, ...]
    weights: NDArray[np.float64]
    given: str | None = None
    overall: NDArray[np.float64] | None = None

    def __post_init__(self) -> None:
        p, c = len(self.provinces), len(self.categories)
        check_shape("weights", self.weights, (p, self.weights.shape[1], c))
        for names, what in ((self.categories, "categories"), (self.provinces, "provinces")):
            if len(set(names)) != len(names) or not names:
                raise VbasError(
                    "The distribution of {variable} has no {what}, or the same twice.",
                    "Name each of its {what} once.",
                    variable=self.variable,
                    what=what,
                )
        if not (np.isfinite(self.weights).all() and (self.weights >= 0).all()):
            raise VbasError(
                "The distribution of {variable} has weights that are negative or no numbers.",
                "Give shares, per cents or counts.",
                variable=self.variable,
            )
        if not (self.weights.sum(axis=2) > 0).all():
            raise VbasError(
                "The distribution of {variable} has a province whose weights are all 0.",
                "Give it weights, or leave the province out.",
                variable=self.variable,
            )
        object.__setattr__(self, "weights", read_only(self.weights))

    def __repr__(self) -> str:
        return (
            f"Distribution({self.variable!r}, {len(self.categories)} categories, "
            f"{len(self.provinces)} provinces)"
        )

    @property
    def probabilities(self) -> NDArray[np.float64]:
        """(p, g, c) the weights, scaled to 1 over the categories."""
        return np.asarray(self.weights / self.weights.sum(axis=2, keepdims=True))

    def over_all(self) -> NDArray[np.float64]:
        """(g, c) probabilities for people of a province that is not named."""
        if OVERALL in self.provinces:
            return np.asarray(self.probabilities[self.provinces.index(OVERALL)])
        share = np.ones(len(self.provinces)) if self.overall is None else self.overall
        return np.asarray(np.tensordot(share / share.sum(), self.probabilities, axes=1))

    def rows(self, provinces: Iterable[str]) -> NDArray[np.int32]:
        """The index of each province's distribution; p = that over all provinces."""
        at = {name: i for i, name in enumerate(self.provinces)}
        return np.array([at.get(name, len(at)) for name in provinces], dtype=np.int32)

    def alias_tables(self) -> tuple[NDArray[np.uint64], NDArray[np.int32]]:
        """Tables for drawing: ((p + 1) * g, c) limits in units of 2^-32, and aliases.

        The last g rows are the distribution over all provinces.
        """
        whole = np.concatenate([self.probabilities, self.over_all()[None]])
        flat = whole.reshape(-1, len(self.categories))
        limits = np.empty(flat.shape, dtype=np.uint64)
        aliases = np.empty(flat.shape, dtype=np.int32)
        for i, row in enumerate(flat):
            limits[i], aliases[i] = _alias(row)
        return limits, aliases


def _alias(probabilities: NDArray[np.float64]) -> tuple[list[int], list[int]]:
    """Vose's construction (1991) of Walker's alias table."""
    n = len(probabilities)
    scaled = [float(p) * n for p in probabilities]
    limit, alias = [1 << 32] * n, list(range(n))
    small = [i for i in range(n) if scaled[i] < 1.0]
    large = [i for i in range(n) if scaled[i] >= 1.0]
    while small and large:
        low, high = small.pop(), large[-1]
        limit[low], alias[low] = int(scaled[low] * (1 << 32)), high
        scaled[high] -= 1.0 - scaled[low]
        if scaled[high] < 1.0:
            small.append(large.pop())
    most = int(np.argmax(probabilities))
    for low in small:  # rounding only: what is left is 1 but for the last bits, or a true 0
        if probabilities[low] == 0:
            limit[low], alias[low] = 0, most
    return limit, alias


@dataclass(frozen=True, eq=False)
class Distributions:
    """Distributions of several variables, in the order in which columns are written.

    Attributes
    ----------
    items
        {variable: its distribution}.
    source
        Where they come from, a sentence.
    notices
        What the user should know about how they were read.
    """

    items: Mapping[str, Distribution]
    source: str
    notices: tuple[Notice, ...] = field(default=())

    def __repr__(self) -> str:
        return f"Distributions({', '.join(self.items)})"

    def select(self, variables: Iterable[str]) -> Distributions:
        """Only these variables, in this order.

        A variable whose distribution depends on one that is not chosen is averaged over it.

        Raises
        ------
        VbasError
            Naming a variable that is not there, or asked for twice.
        """
        chosen = list(variables)
        for name in chosen:
            if name not in self.items or chosen.count(name) > 1:
                raise VbasError(
                    "The variable {name} is asked for twice."
                    if name in self.items
                    else "There is no distribution of a variable {name}.",
                    "Choose among: {known}.",
                    name=name,
                    known=", ".join(self.items),
                )
        items = {name: self._without_others(name, chosen) for name in chosen}
        return replace(self, items=items)

    def _without_others(self, name: str, chosen: list[str]) -> Distribution:
        item = self.items[name]
        if item.given is None or item.given in chosen:
            return item
        given = self._without_others(item.given, [])
        at = given.rows(item.provinces)
        table = np.concatenate([given.probabilities, given.over_all()[None]])[at, 0]
        weights = np.einsum("pg,pgc->pc", table, item.probabilities)[:, None, :]
        return replace(item, weights=weights, given=None)

    def in_order(self) -> list[Distribution]:
        """Each variable after the one that it depends on.

        Raises
        ------
        VbasError
            If a variable depends on one that is missing or on itself in a circle.
        """
        done: dict[str, Distribution] = {}
        waiting = dict(self.items)
        while waiting:
            ready = [n for n, d in waiting.items() if d.given is None or d.given in done]
            if not ready:
                raise VbasError(
                    "The variable {name} depends on {given}, which cannot be drawn before it.",
                    "Add {given}, or give a distribution that depends on nothing.",
                    name=next(iter(waiting)),
                    given=waiting[next(iter(waiting))].given,
                )
            for name in ready:
                done[name] = waiting.pop(name)
        return list(done.values())
