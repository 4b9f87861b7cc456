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
    """

    variables: tuple[str, ...] = ()
    recodes: tuple[Recode, ...] = ()
    set_size: int = SET_SIZE

    def __post_init__(self) -> None:
        for names in (self.variables, tuple(of.variable for of in self.recodes)):
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

    def is_like(self, other: Question) -> bool:
        """Whether the same comes out: recodes of variables that are not chosen do not matter."""
        return (self.variables, self.set_size) == (other.variables, other.set_size) and all(
            self.recode_of(name) == other.recode_of(name) for name in self.variables
        )

    def with_variables(self, variables: tuple[str, ...]) -> Question:
        """The same of other variables."""
        return replace(self, variables=variables)

    def with_set_size(self, set_size: int) -> Question:
        """The same of larger or smaller unique record sets."""
        return replace(self, set_size=set_size)
