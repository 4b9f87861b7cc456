"""Quasi-identifiers as far as a design knows them: how many categories each has, or would have.

No records are needed: max combinations can be worked out before any data are collected (El Emam
et al. 2009, discussion), and what banding, collapsing or dropping a variable would do to it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from core.errors import VbasError

AS_IS: Final = "as it is"
BAND: Final = "band"
COLLAPSE: Final = "collapse"
DROP: Final = "drop"

WIDTHS: Final = (2, 5, 10)
"""Neighbouring categories that a band joins, as in Table 8 of El Emam et al. 2009."""


@dataclass(frozen=True, order=True)
class Coarsening:
    """What is done to a variable so that it has fewer categories.

    Attributes
    ----------
    kind
        `AS_IS`, `BAND` (neighbours are joined), `COLLAPSE` (like ones are joined) or `DROP`.
    amount
        `BAND`: how many neighbouring categories make one; `COLLAPSE`: how many are left.
    """

    kind: str = AS_IS
    amount: int = 1

    def __post_init__(self) -> None:
        if self.kind not in (AS_IS, BAND, COLLAPSE, DROP) or self.amount < 1:
            raise VbasError(
                "A variable cannot be coarsened by {kind} {amount}.",
                "Join at least 2 categories, or leave at least 1.",
                kind=self.kind,
                amount=self.amount,
            )


@dataclass(frozen=True)
class Variable:
    """One quasi-identifier of a design.

    Attributes
    ----------
    name
        What it is called; the column, if there is one.
    n_categories
        Response categories as they are; "missing" is none.
    step
        What one category spans where categories are bands of numbers (1 for single years); None
        where they have no order, so that they can be collapsed but not banded.
    coarsening
        What is done to it.
    records
        How many records have each category as it is, in order (non-specific ones too, so that
        there may be more than ``n_categories``); empty where nothing has been counted.
    """

    name: str
    n_categories: int
    step: float | None = None
    coarsening: Coarsening = Coarsening()
    records: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.n_categories < 1:
            raise VbasError(
                "The variable {name} has {n} categories.",
                "Give it at least 1.",
                name=self.name,
                n=self.n_categories,
            )

    @property
    def used(self) -> int:
        """Categories that are left after coarsening; 1 if it is dropped."""
        return self.left_by(self.coarsening)

    def left_by(self, how: Coarsening) -> int:
        """Categories that a coarsening would leave; 1 if it drops the variable."""
        if how.kind == DROP:
            return 1
        if how.kind == BAND:
            return math.ceil(self.n_categories / how.amount)
        if how.kind == COLLAPSE:
            return min(self.n_categories, how.amount)
        return self.n_categories

    def coarsened(self, how: Coarsening) -> Variable:
        """The variable with another coarsening in place of its own."""
        return replace(self, coarsening=how)


@dataclass(frozen=True)
class Design:
    """The quasi-identifiers of a release that is being thought about.

    Attributes
    ----------
    variables
        In order; names are unique.
    entropy
        Entropy of the classes of the variables, coarsened as they are here, nats (Croft et al.
        2015, Eq. 1); None where it is not known: no records have been counted, or nobody has
        said which categories are collapsed.
    """

    variables: tuple[Variable, ...] = ()
    entropy: float | None = None

    def __post_init__(self) -> None:
        names = [of.name for of in self.variables]
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            raise VbasError(
                "The variable {name} is named twice.", "Name each once.", name=min(twice)
            )

    @property
    def max_combinations(self) -> int:
        """Product of the numbers of categories (Croft et al. 2015, Eq. 4); exact."""
        return math.prod(of.used for of in self.variables)

    def with_variable(self, variable: Variable) -> Design:
        """The design with a variable replaced by one of the same name, or added."""
        names = [of.name for of in self.variables]
        if variable.name not in names:
            return replace(self, variables=(*self.variables, variable), entropy=None)
        changed = tuple(variable if of.name == variable.name else of for of in self.variables)
        return replace(self, variables=changed, entropy=None)

    def without(self, name: str) -> Design:
        """The design without a variable."""
        return Design(tuple(of for of in self.variables if of.name != name))

    def coarsened(self, how: Mapping[str, Coarsening]) -> Design:
        """The design with other coarsenings of the variables that are named."""
        changed = tuple(of.coarsened(how.get(of.name, of.coarsening)) for of in self.variables)
        return self if changed == self.variables else Design(changed)
