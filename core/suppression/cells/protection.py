"""What shall be protected: combinations of columns, how large a class must be, what weighs more."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from core.errors import VbasError

COMBINATIONS: Final = "combinations"
COMPLETE: Final = "complete"
ALGORITHMS: Final = (COMBINATIONS, COMPLETE)

MOST_COLUMNS: Final = 63
"""Columns in combinations and followers: the blanks of a record are kept as bits of one number."""


def k_of(tau: float) -> int:
    """The smallest class that keeps the probability of re-identification at ``tau`` or below.

    ``ceil(1 / tau)``, where a hair above a whole number is that number (El Emam et al. 2011).
    """
    if not 0 < tau <= 1 or math.isinf(1 / tau):
        raise VbasError(
            "A probability of re-identification of {tau} makes no sense.",
            "Give a number above 0 and at most 1, such as 0.05.",
            tau=tau,
        )
    return math.ceil(1 / tau - 1e-9)


@dataclass(frozen=True)
class Protection:
    """What shall hold of the released records.

    Attributes
    ----------
    combinations
        Columns that an adversary could know together; their order, and that of the columns
        within, decides ties.
    k
        Smallest class allowed in each combination, persons (records, where each is one); at least
        1.
    tau
        The probability of re-identification that k stands for; None where k was given itself.
    weights
        {column: weight}, above 0 and at most 1; 1 where nothing is said. A column that weighs
        less is blanked earlier.
    follow
        {column: columns whose cell is blanked wherever its cell is}; taken on from follower to
        follower. Two columns that tell the same thing follow each other.
    algorithm
        `COMBINATIONS` (each by itself), or `COMPLETE` (one combination of all their columns).
    single_pass
        Go over the combinations once, as the paper does, and leave what comes up after that; for
        comparison only.
    give_back
        In the end, give back the cells whose blanking turns out not to be needed.
    status
        Release for each cell whether it is missing in the file or was blanked; else the two look
        alike, both are empty.
    most_blank
        Share of the columns, 0 to 1, that may be blanked of a record; records with more are left
        out. None: all stay.
    rake
        Columns whose shares in the file weights of the released records restore.
    """

    combinations: tuple[tuple[str, ...], ...]
    k: int
    tau: float | None = None
    weights: Mapping[str, float] = field(default_factory=dict)
    follow: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    algorithm: str = COMBINATIONS
    single_pass: bool = False
    give_back: bool = False
    status: bool = False
    most_blank: float | None = None
    rake: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.combinations or not all(self.combinations):
            raise VbasError(
                "There is no combination of columns to protect.",
                "Name at least one, such as age+sex.",
            )
        for combination in self.combinations:
            twice = {name for name in combination if combination.count(name) > 1}
            if twice:
                raise VbasError(
                    "The combination {combination} names {column} twice.",
                    "Name each column once.",
                    combination="+".join(combination),
                    column=min(twice),
                )
        if self.k < 1:
            raise VbasError(
                "k is {k}, but must be at least 1.", "Give a whole number such as 5.", k=self.k
            )
        if self.algorithm not in ALGORITHMS:
            raise VbasError(
                "There is no algorithm {name}.",
                "Choose combinations or complete.",
                name=self.algorithm,
            )
        for column, weight in self.weights.items():
            if not 0 < weight <= 1:
                raise VbasError(
                    "The weight of {column} is {weight}, but must be above 0 and at most 1.",
                    "Give 1 to what matters most, and less to what may be blanked earlier.",
                    column=column,
                    weight=weight,
                )
        if self.most_blank is not None and not 0 <= self.most_blank < 1:
            raise VbasError(
                "{share} is no share of columns that may be blanked.",
                "Give a number from 0 on and below 1, such as 0.5.",
                share=self.most_blank,
            )
        if len(self.columns) > MOST_COLUMNS:
            raise VbasError(
                "{n} columns are in combinations or follow one; at most {most} can be.",
                "Leave some out.",
                n=len(self.columns),
                most=MOST_COLUMNS,
            )

    @property
    def keys(self) -> tuple[str, ...]:
        """Columns in the combinations, each once, in the order in which they are first named."""
        return tuple(dict.fromkeys(name for of in self.combinations for name in of))

    @property
    def columns(self) -> tuple[str, ...]:
        """`keys`, and after them the columns that only follow."""
        followers = (name for of in self.follow.values() for name in of)
        return tuple(dict.fromkeys((*self.keys, *followers)))

    @property
    def passes(self) -> tuple[tuple[str, ...], ...]:
        """The combinations that the algorithm goes through: one of all columns if `COMPLETE`."""
        return (self.keys,) if self.algorithm == COMPLETE else self.combinations

    def weight(self, column: str) -> float:
        """Weight of a column."""
        return self.weights.get(column, 1.0)

    def followers(self, column: str) -> tuple[str, ...]:
        """All columns that are blanked with this one, also those that follow a follower."""
        found: dict[str, None] = {}
        waiting = list(self.follow.get(column, ()))
        while waiting:
            name = waiting.pop(0)
            if name != column and name not in found:
                found[name] = None
                waiting.extend(self.follow.get(name, ()))
        return tuple(found)
