"""What the counts of all combinations say: weights of variables, verdict, what omission brings."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.significance import two_sided


@dataclass(frozen=True, eq=False)
class Weights:
    """Least squares of ln(proportion unique) on the presence of each variable.

    Attributes
    ----------
    names
        (N,) variables.
    weights, standard_errors
        (N,) regression coefficients and their errors; NaN where they cannot be had (weights: not
        of full rank; errors: no degrees of freedom).
    intercept, intercept_error
        Likewise.
    r_squared
        Share of the variance explained, 0 to 1; NaN where there are no weights, and where all
        proportions are equal, so that there is nothing to explain.
    used, left_out
        Combinations with, and without, a unique record.
    estimable
        Whether the combinations used are of full rank.
    """

    names: tuple[str, ...]
    weights: NDArray[np.float64]
    standard_errors: NDArray[np.float64]
    intercept: float
    intercept_error: float
    r_squared: float
    used: int
    left_out: int
    estimable: bool

    def __post_init__(self) -> None:
        object.__setattr__(self, "weights", read_only(self.weights))
        object.__setattr__(self, "standard_errors", read_only(self.standard_errors))

    @property
    def p_values(self) -> NDArray[np.float64]:
        """(N,) two-sided, by Student's t; NaN where there is no error, or none at all."""
        freedom = self.used - len(self.names) - 1
        return two_sided(self.weights, self.standard_errors, freedom)


@dataclass(frozen=True)
class Verdict:
    """Whether the file may go to researchers, or to the public.

    Attributes
    ----------
    n_records, unique, in_sets
        Records; of the combination of all variables.
    classes, set_classes
        Its classes, and those that are unique record sets.
    combinations, combinations_with_sets
        All combinations, and those with a unique record set.
    research_share, public_share
        Largest shares of records in unique record sets that are allowed: 0.20 (at most), 0.05
        (less than).
    """

    n_records: int
    unique: int
    in_sets: int
    classes: int
    set_classes: int
    combinations: int
    combinations_with_sets: int
    research_share: float
    public_share: float

    @property
    def share(self) -> float:
        """Share of the records in unique record sets, 0 to 1."""
        return self.in_sets / self.n_records

    @property
    def research(self) -> bool:
        """Whether it will do as a research file."""
        return self.share <= self.research_share

    @property
    def public(self) -> bool:
        """Whether it will do as a public file."""
        return self.share < self.public_share


@dataclass(frozen=True)
class Omission:
    """What is left when one variable is left out (Table 3 of the paper).

    Attributes
    ----------
    omitted
        Its name; None for the row of all variables.
    combination
        Index of the combination that is left, in the lattice; -1 if none is.
    unique, in_sets
        Its records.
    """

    omitted: str | None
    combination: int
    unique: int
    in_sets: int


@dataclass(frozen=True, eq=False)
class Examination:
    """One question and everything that came out: a row of the history (Table 2 of the paper).

    Attributes
    ----------
    question
        What was asked.
    n_categories
        (N,) categories of each variable as recoded, without missing.
    titles
        (N,) what each variable is called as recoded, such as "age (10-year bands)".
    lattice
        The counts, complete.
    weights, verdict, omissions
        What they say.
    seconds
        How long the counting took.
    bits
        Information in the variables as recoded, bits per record: their entropies added up. What a
        recode costs is what it takes away from this. None where it is not known.
    left_out
        Records (people, where these are counted) of rare values that were left out.
    """

    question: Question
    n_categories: tuple[int, ...]
    titles: tuple[str, ...]
    lattice: Lattice
    weights: Weights
    verdict: Verdict
    omissions: tuple[Omission, ...]
    seconds: float = 0.0
    bits: float | None = None
    left_out: int = 0
