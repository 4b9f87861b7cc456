"""The constraints a person can set, and what is said about them afterwards."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.errors import Notice, VbasError
from core.parameters import parameter, validate


@dataclass(frozen=True)
class Constraints:
    """What regions shall keep to; every one is optional.

    Hard ones (contiguity, hard borders, locked areas) are kept by making regions obey before
    refinement and by never leaving them; aims (floor, balance, number) are striven for. All are
    reported as met or by how much not.

    Attributes
    ----------
    contiguous
        Every region is in one piece (areas that share an edge; islands are linked).
    floor
        Least population of a region, on the scenario's population basis: a number of people, the
        name of a rule ("hipaa"), or "model" for the cut-off of the site count; None for no floor.
    balance
        Largest coefficient of variation of the regions' population, percent; None for no aim.
    border_level
        Name of a parent level ("province") that no region crosses.
    locked
        (area id, group) pairs. Areas of one group are in one region, other groups in other
        regions; the group "" only keeps an area where placement put it. Refinement moves none.
    """

    contiguous: bool = parameter(
        False, label="In one piece", help="No region falls apart on the map; islands are linked"
    )
    floor: str | None = parameter(
        None,
        label="At least",
        unit="people",
        help="Population floor of a region: a number, a rule such as hipaa, or model",
    )
    balance: float | None = parameter(
        None,
        label="Spread at most",
        unit="%",
        minimum=0.0,
        maximum=1000.0,
        help="Standard deviation of the regions' population, in percent of their mean",
    )
    border_level: str | None = parameter(
        None, label="Never across", help="A level of geography no region crosses, such as province"
    )
    locked: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        validate(self)
        twice = len(self.locked) - len({area for area, _ in self.locked})
        if twice:
            raise VbasError(
                "Areas that are locked twice: {n:,}.", "Name each locked area once.", n=twice
            )

    def __bool__(self) -> bool:
        return self != Constraints()


@dataclass(frozen=True, eq=False)
class Limits:
    """Constraints worked out for one study: what placement and refinement look at.

    Attributes
    ----------
    contiguous
        See `Constraints`.
    floor
        People; None for no floor.
    balance
        Largest coefficient of variation, a share (0.06 for 6 %); None for no aim.
    units
        (n,) int32: the unit of the border level that holds each area; None without one.
    locks
        (n,) int32: -1 free, 0 locked where it is, from 1 on the number of the lock's group.
    """

    n_areas: int
    contiguous: bool = False
    floor: float | None = None
    balance: float | None = None
    units: NDArray[np.int32] | None = None
    locks: NDArray[np.int32] | None = None

    def __post_init__(self) -> None:
        for name in ("units", "locks"):
            array = getattr(self, name)
            if array is not None:
                check_shape(name, array, (self.n_areas,))
                object.__setattr__(self, name, read_only(array))

    def missed(
        self, population: NDArray[np.float64], labels: NDArray[np.int32], n_regions: int
    ) -> tuple[float, float]:
        """People missing to the floor, and by how much the spread of populations is too large."""
        held = np.bincount(labels, minlength=n_regions) > 0
        people = np.bincount(labels, weights=population, minlength=n_regions)[held]
        short = math.fsum(np.maximum(0.0, (self.floor or 0.0) - people))
        if self.balance is None:
            return short, 0.0
        return short, max(0.0, float(people.std() / people.mean()) - self.balance)


@dataclass(frozen=True)
class Aim:
    """One constraint, and whether the regions keep to it.

    Attributes
    ----------
    name
        "contiguity", "floor", "balance", "regions", "border", "locks" or "suppression".
    met
        Whether it is kept.
    asked, reached
        Numbers in ``unit`` where there are any.
    sentence
        What was asked, what was reached and by how much it was missed; names regions by id.
    """

    name: str
    met: bool
    sentence: Notice
    asked: float | None = None
    reached: float | None = None
    unit: str = ""
