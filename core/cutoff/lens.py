"""The cut-off lens: every rule side by side, and how its cut-off grows with the variables."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.canada import OUTSIDE, PARTS
from core.cutoff.design import Design
from core.cutoff.rules import FIXED, Rule, rules
from core.errors import Notice, VbasError
from core.plain_numbers import whole_number

_POINTS: Final = 97
_LEAST_REACH: Final = 1e4
_LARGEST: Final = 1e300
_LARGEST_WORD: Final = 2**64 - 1
_MOST_DIGITS: Final = 4000


@dataclass(frozen=True)
class Reading:
    """What one rule asks for.

    Attributes
    ----------
    cutoffs
        {part of Canada: people that an area needs}; None where the rule has no answer.
    beyond
        {part of Canada: that its cut-off lies outside of what the model was fitted on}.
    """

    rule: Rule
    cutoffs: Mapping[str, float | None]
    beyond: Mapping[str, tuple[Notice, ...]] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Curve:
    """The cut-off of a rule against its predictor, in one part of Canada.

    Attributes
    ----------
    part
        The part; `OUTSIDE` for a fixed cut-off, which is the same everywhere.
    x
        (p,) max combinations, or entropy in nats, evenly spread by their logarithms.
    cutoffs
        (p,) people.
    at
        Predictor and cut-off of the design; None where they are not known, or too large to draw.
    """

    part: str
    x: NDArray[np.float64]
    cutoffs: NDArray[np.float64]
    at: tuple[float, float] | None


def read_rules(
    max_combinations: int | None,
    entropy: float | None,
    own: tuple[str, ...] = (),
    parts: Iterable[str] = PARTS,
) -> tuple[Reading, ...]:
    """The cut-off of every rule in every part of Canada.

    Parameters
    ----------
    max_combinations, entropy
        Of the variables; None where it is not known.
    own
        The user's coefficient sets, by name or path.
    parts
        Which parts; `OUTSIDE` for areas to which no model applies.

    Raises
    ------
    VbasError
        If a coefficient set cannot be read.
    """
    return readings_of(rules(own), max_combinations, entropy, parts)


def readings_of(
    of: Iterable[Rule],
    max_combinations: int | None,
    entropy: float | None,
    parts: Iterable[str] = PARTS,
) -> tuple[Reading, ...]:
    """The same for some rules."""
    asked, known = tuple(parts), (max_combinations, entropy)
    return tuple(
        Reading(
            rule,
            {part: rule.cutoff(part, *known) for part in asked},
            {part: said for part in asked if (said := rule.beyond(part, *known))},
        )
        for rule in of
    )


def curves_of(
    rule: Rule, design: Design, parts: Iterable[str] = PARTS, points: int = _POINTS
) -> tuple[Curve, ...]:
    """The curves of a rule in parts of Canada, with the point of a design on each.

    A fixed cut-off has one, level curve. Parts for which the rule has no model have none.
    """
    by_entropy = rule.predictor == "entropy"
    here = design.entropy if by_entropy else _as_float(design.max_combinations)
    x = _spread(0.5 if by_entropy else 1.0, here, 10.0 if by_entropy else _LEAST_REACH, points)
    found = []
    for part in (OUTSIDE,) if rule.kind == FIXED else parts:
        cutoffs = [_cutoff_at(rule, part, value) for value in x.tolist()]
        if cutoffs[0] is None:
            continue
        y = read_only(np.array(cutoffs, dtype=np.float64))
        now = None if here is None else _cutoff_at(rule, part, here)
        known = here is not None and now is not None and math.isfinite(now)
        found.append(Curve(part, x, y, (here, now) if known else None))  # type: ignore[arg-type]
    return tuple(found)


def _cutoff_at(rule: Rule, part: str, x: float) -> float | None:
    return rule.cutoff(part, x, x)  # type: ignore[arg-type]  # between whole numbers too


def _spread(low: float, here: float | None, reach: float, points: int) -> NDArray[np.float64]:
    """(points,) places from ``low`` to beyond ``here``, evenly spread by their logarithms."""
    high = max(reach, 10.0 * here if here else 0.0)
    start = min(low, here) if here else low
    exponents = np.linspace(math.log10(start), math.log10(min(high, _LARGEST)), points)
    x: NDArray[np.float64] = np.power(10.0, exponents)
    return read_only(x)


def _as_float(n: int) -> float | None:
    """A whole number as far as it can be drawn."""
    return float(n) if n < _LARGEST else None


def size_notices(max_combinations: int) -> tuple[Notice, ...]:
    """That a number of combinations is beyond what machine words hold."""
    if max_combinations <= _LARGEST_WORD:
        return ()
    return (
        Notice(
            "The number of combinations has {digits} digits, more than 64 bits hold. It is exact "
            "all the same; no population comes near it, so nearly every record may be unique.",
            digits=len(str(max_combinations)),
        ),
    )


def checked_combinations(text: str) -> int:
    """A number of combinations that was typed, of any length.

    Raises
    ------
    VbasError
        If it is not a whole number above 0.
    """
    number = whole_number(text)
    if number is None or number <= 0:
        raise VbasError(
            "{text!r} is not a number of combinations.",
            "Give one whole number above 0, such as 172, without separators of thousands.",
            text=text.strip()[:40],
        )
    return number


def check_product(max_combinations: int) -> None:
    """Refuses a product of more digits than can be written.

    Raises
    ------
    VbasError
        If it has more than 4,000.
    """
    if max_combinations >= 10**_MOST_DIGITS:
        raise VbasError(
            "The variables make a number of combinations with more than {most:,} digits.",
            "Name fewer variables, or fewer categories.",
            most=_MOST_DIGITS,
        )
