"""What is asked: which variables, how they are recoded, how large a unique record set may be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from core.errors import VbasError
from core.record_uniqueness.recodes import AS_IS, Recode

SET_SIZE: Final = 5
MOST_AT_ONCE: Final = 20
"""More variables than this are only examined when the user insists: 2**N - 1 combinations."""


@dataclass(frozen=True)
class Rare:
    """Values of a variable that are left out with their records.

    Attributes
    ----------
    variable
        Its name.
    records
        Values that fewer records (people, where these are counted) have are left out; at least 2.
    """

    variable: str
    records: int

    def __post_init__(self) -> None:
        if self.records < 2:
            text = "Values of {name} that fewer than {n} records have: none is."
            raise VbasError(
                text, "Give a number above 1, such as 100.", name=self.variable, n=self.records
            )


@dataclass(frozen=True)
class Question:
    """What is asked of the records.

    Attributes
    ----------
    variables
        Names of the chosen variables, in order.
    recodes
        At most one for each variable, also of variables that are not chosen now; a variable
        without one is as it is.
    set_size
        Largest size of a unique record set, records.
    rare
        Rare values that are left out, at most one number for each variable, also of variables that
        are not chosen now.
    """

    variables: tuple[str, ...] = ()
    recodes: tuple[Recode, ...] = ()
    set_size: int = SET_SIZE
    rare: tuple[Rare, ...] = ()

    def __post_init__(self) -> None:
        recoded, rare = (tuple(one.variable for one in of) for of in (self.recodes, self.rare))
        for names in (self.variables, recoded, rare):
            twice = {name for name in names if names.count(name) > 1}
            if twice:
                raise VbasError(
                    "The variable {name} is named twice.", "Name each once.", name=min(twice)
                )
        if self.set_size < 1:
            raise VbasError(
                "A unique record set of {n} records makes no sense.",
                "Give at least 1; the paper takes 5.",
                n=self.set_size,
            )

    @property
    def n_combinations(self) -> int:
        """2**N - 1."""
        return int(2 ** len(self.variables)) - 1

    def recode_of(self, variable: str) -> Recode:
        """How a variable is recoded."""
        return next((of for of in self.recodes if of.variable == variable), Recode(variable))

    def recoded(self, recode: Recode) -> Question:
        """The same with another recode of one variable."""
        others = tuple(of for of in self.recodes if of.variable != recode.variable)
        kept = others if recode.kind == AS_IS else (*others, recode)
        return replace(self, recodes=kept)

    @property
    def rare_asked(self) -> tuple[Rare, ...]:
        """Rare values of the chosen variables, in their order."""
        here = {of.variable: of for of in self.rare}
        return tuple(here[name] for name in self.variables if name in here)

    def rare_of(self, variable: str) -> int:
        """Records that a value of a variable must have to stay; 0 = all stay."""
        return next((of.records for of in self.rare if of.variable == variable), 0)

    def without_rare(self, variable: str, records: int) -> Question:
        """The same without values of a variable that fewer records have; below 2 all stay."""
        others = tuple(of for of in self.rare if of.variable != variable)
        return replace(self, rare=(*others, Rare(variable, records)) if records > 1 else others)

    def is_like(self, other: Question) -> bool:
        """Whether the same comes out: recodes of variables that are not chosen do not matter."""
        one, two = ((of.variables, of.set_size, of.rare_asked) for of in (self, other))
        return one == two and all(
            self.recode_of(name) == other.recode_of(name) for name in self.variables
        )

    def with_variables(self, variables: tuple[str, ...]) -> Question:
        """The same of other variables."""
        return replace(self, variables=variables)

    def with_set_size(self, set_size: int) -> Question:
        """The same of larger or smaller unique record sets."""
        return replace(self, set_size=set_size)
