"""What can be done to each variable so that it has fewer categories, and what that costs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.cutoff.design import AS_IS, BAND, COLLAPSE, DROP, WIDTHS, Coarsening, Design, Variable

BY_RECORDS: Final = "records"
BY_CATEGORIES: Final = "categories"
"""What prices are worked out from: counted records, or numbers of categories."""

_FEW: Final = (5, 3, 2)
"""Categories that a variable without order is collapsed to, besides a half and a quarter."""


@dataclass(frozen=True)
class Option:
    """One way to coarsen a variable.

    Attributes
    ----------
    coarsening
        What is done.
    used
        Categories that are left.
    price
        Bits of information that a record loses.
    """

    coarsening: Coarsening
    used: int
    price: float


def choices_of(variable: Variable) -> tuple[Coarsening, ...]:
    """The usual coarsenings of a variable, the finest first, dropping it last.

    Variables in steps are banded, others collapsed. What leaves as many categories as an earlier
    one is left out; what is done to the variable now is always among them.
    """
    n = variable.n_categories
    if variable.step is not None:
        ways = [Coarsening(BAND, width) for width in WIDTHS]
    else:
        fewer = sorted({math.ceil(n / 2), math.ceil(n / 4), *_FEW}, reverse=True)
        ways = [Coarsening(COLLAPSE, left) for left in fewer]
    own = variable.coarsening
    by_left: dict[int, Coarsening] = {}
    partial = [way for way in (own, Coarsening(), *ways) if variable.left_by(way) > 1]
    for way in (*partial, Coarsening() if n == 1 else Coarsening(DROP)):
        by_left.setdefault(variable.left_by(way), way)
    return tuple(by_left[left] for left in sorted(by_left, reverse=True))


def priced_by(design: Design) -> str:
    """Whether prices come from counted records (all variables must be) or from categories."""
    counted = all(sum(of.records) > 0 for of in design.variables)
    return BY_RECORDS if counted and design.variables else BY_CATEGORIES


def price_of(variable: Variable, how: Coarsening, by: str) -> float:
    """Bits of information that a record loses when a variable is coarsened.

    Parameters
    ----------
    variable
        The variable; what is done to it now does not matter.
    by
        `BY_RECORDS`: what the entropy of the variable's distribution loses; where categories are
        collapsed, the rarest are taken to be joined. `BY_CATEGORIES`: the logarithm of the ratio
        of categories, as if all were equally frequent.
    """
    if by == BY_CATEGORIES:
        return math.log2(variable.n_categories) - math.log2(variable.left_by(how))
    records = np.array(variable.records, dtype=np.float64)
    return max(0.0, bits_of(records) - bits_of(joined(records, how)))


def joined(records: NDArray[np.float64], how: Coarsening) -> NDArray[np.float64]:
    """Records in each category that a coarsening leaves."""
    if how.kind == DROP:
        return np.array([records.sum()])
    if how.kind == BAND:
        return np.asarray(np.add.reduceat(records, np.arange(0, len(records), how.amount)))
    if how.kind == COLLAPSE and how.amount < len(records):
        falling = np.sort(records)[::-1]
        return np.append(falling[: how.amount - 1], falling[how.amount - 1 :].sum())
    return records


def bits_of(records: NDArray[np.float64]) -> float:
    """Entropy of a distribution, bits a record."""
    present = records[records > 0]
    if not len(present):
        return 0.0
    share = present / present.sum()
    return max(0.0, -math.fsum(share * np.log2(share)))


def options_of(design: Design) -> tuple[tuple[Option, ...], ...]:
    """The ways to coarsen each variable of a design, the finest first, with their prices."""
    by = priced_by(design)
    return tuple(
        tuple(
            Option(how, variable.left_by(how), price_of(variable, how, by))
            for how in choices_of(variable)
        )
        for variable in design.variables
    )


def price_of_design(design: Design, by: str | None = None) -> float:
    """Bits a record that a design loses against its variables as they are."""
    basis = by or priced_by(design)
    return math.fsum(price_of(of, of.coarsening, basis) for of in design.variables)


def narrowest(variable: Variable, most: int) -> Coarsening | None:
    """The least coarsening that leaves at most so many categories; None if not even one is left.

    Bands of any width for variables in steps ("3-year bands"), else a collapse.
    """
    if most < 1:
        return None
    if variable.n_categories <= most:
        return Coarsening(AS_IS)
    if most == 1:
        return Coarsening(DROP)
    if variable.step is not None:
        return Coarsening(BAND, math.ceil(variable.n_categories / most))
    return Coarsening(COLLAPSE, most)
