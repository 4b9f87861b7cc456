"""Populations of units in parts of Canada: what share of people lives above cut-offs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.cutoff.rules import FIXED, Rule

_NEARLY: Final = 1e-9
_MOST_DOUBLINGS: Final = 3300
"""Cut-offs that still suffice beyond 10 ** 990 combinations do not depend on them."""
_MOST_NATS: Final = 1e4


@dataclass(frozen=True, eq=False)
class Populations:
    """The units of a level, as far as a cut-off is concerned.

    Attributes
    ----------
    people
        (n,) float64; NaN or 0: nobody is known to live there, and nothing hangs on it.
    parts
        (n,) "western", "central" or "eastern"; "" where no model applies.
    names
        (n,) ids, to name the smallest; may be empty.
    """

    people: NDArray[np.float64]
    parts: NDArray[np.object_]
    names: tuple[str, ...] = ()
    _sorted: dict[str, tuple[NDArray[np.float64], NDArray[np.float64]]] = field(
        default_factory=dict, repr=False
    )

    def __post_init__(self) -> None:
        check_shape("parts", self.parts, (len(self.people),))
        object.__setattr__(self, "people", read_only(self.people))
        object.__setattr__(self, "parts", read_only(self.parts))
        import pandas as pd  # not needed where a command only asks for cut-offs

        codes, names = pd.factorize(self.parts)
        for part in sorted(names.tolist()):
            of_part = codes == names.tolist().index(part)
            inside = np.sort(self.people[of_part & (self.people > 0)])
            below = np.concatenate(([0.0], np.cumsum(inside)))
            self._sorted[part] = (inside, below)

    def __len__(self) -> int:
        return len(self.people)

    @cached_property
    def judged(self) -> dict[str, float]:
        """People by part of Canada."""
        return {part: float(below[-1]) for part, (_, below) in self._sorted.items()}

    @cached_property
    def inhabited(self) -> dict[str, int]:
        """Units with people by part of Canada."""
        return {part: len(inside) for part, (inside, _) in self._sorted.items()}

    def share_above(self, cutoffs: Mapping[str, float | None]) -> float:
        """Share of the people, 0 to 1, who live in a unit with more people than its cut-off.

        Units of parts without a cut-off are left out; NaN if nothing is left.
        """
        above = total = 0.0
        for part, (inside, below) in self._sorted.items():
            cutoff = cutoffs.get(part)
            if cutoff is None:
                continue
            first = int(np.searchsorted(inside, cutoff, side="right"))
            above += float(below[-1] - below[first])
            total += float(below[-1])
        return above / total if total else math.nan

    def cutoffs(
        self, rule: Rule, max_combinations: int | None, entropy: float | None
    ) -> dict[str, float | None]:
        """The cut-off of a rule in each part that occurs."""
        return {part: rule.cutoff(part, max_combinations, entropy) for part in self._sorted}

    def smallest(self, cutoffs: Mapping[str, float | None]) -> int | None:
        """Index of the inhabited unit that is furthest below its cut-off; None if there is none."""
        import pandas as pd

        codes, parts = pd.factorize(self.parts)
        by_part = [cutoffs.get(part) or np.nan for part in parts.tolist()]
        need = np.array([*by_part, np.nan])[codes]
        with np.errstate(invalid="ignore"):
            ratio = np.where(self.people > 0, self.people / need, np.nan)
        return int(np.nanargmin(ratio)) if np.isfinite(ratio).any() else None


def is_enough(share: float, wanted: float) -> bool:
    """Whether a share of people reaches what is wanted, but for the last digit."""
    return share >= wanted - _NEARLY


def largest_combinations(rule: Rule, populations: Populations, enough: float) -> int | None:
    """The largest max combinations at which enough people live above the cut-off.

    Parameters
    ----------
    rule
        A model by max combinations, or a fixed cut-off.
    populations
        The units.
    enough
        Share of people, 0 to 1.

    Returns
    -------
    int | None
        0 if even one combination is too many; None if there is no limit.
    """

    def enough_at(m: int) -> bool:
        share = populations.share_above(populations.cutoffs(rule, m, None))
        return is_enough(share, enough)

    if not enough_at(1):
        return 0
    if rule.kind == FIXED or enough_at(2**_MOST_DOUBLINGS):
        return None
    low, high = 1, 2
    while enough_at(high):
        low, high = high, high * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if enough_at(middle) else (low, middle)
    return low


def largest_entropy(rule: Rule, populations: Populations, enough: float) -> float | None:
    """The same for a model by entropy: nats; 0 if only records that are all alike would do."""

    def enough_at(nats: float) -> bool:
        share = populations.share_above(populations.cutoffs(rule, None, nats))
        return is_enough(share, enough)

    if enough_at(_MOST_NATS):
        return None
    low, high = 0.0, _MOST_NATS
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if enough_at(middle) else (low, middle)
    return low
