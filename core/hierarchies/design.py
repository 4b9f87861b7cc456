"""What is designed: variables with their levels, what an adversary knows, what is released."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.presets import DEFAULT_K
from core.suppression.cells.protection import COMBINATIONS

EVERY_LEVEL = -1
"""The adversary may know the variable at any of its levels: each is protected."""


@dataclass(frozen=True)
class LevelledVariable:
    """One thing that an adversary may know of a person, at one or more levels of detail.

    Attributes
    ----------
    name
        What it is called: "diagnosis", "age".
    levels
        Columns that tell it, the finest first: columns of the file or of a hierarchy. A variable
        without a hierarchy has one.
    ordered
        (levels - 1) whether each level is fixed by the one before it (a code has one block); where
        it is not (codes and case groups), neither can be told from the other. Empty = all are.
    known
        Index of the finest level that an adversary knows (Q of the paper's Table 4), or
        `EVERY_LEVEL`, which is the same as the finest. Coarser levels are known with it.
    released
        Index of the finest level that is released (M of the paper's Table 4); coarser ones are
        released with it, if `all_levels`.
    all_levels
        Release all levels from ``released`` on, and not only that one.
    weight
        Above 0 and at most 1; less = blanked earlier.
    """

    name: str
    levels: tuple[str, ...]
    ordered: tuple[bool, ...] = ()
    known: int = EVERY_LEVEL
    released: int = 0
    all_levels: bool = True
    weight: float = 1.0


@dataclass(frozen=True)
class SkippedCombination:
    """A combination that need not be looked at.

    Attributes
    ----------
    reason
        Why, as a template with the values below.
    values
        Values of the template.
    """

    columns: tuple[str, ...]
    reason: str
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    """Which combinations are to be protected, and what follows.

    Attributes
    ----------
    combinations, follow, weights
        As in `core.suppression.cells.protection.Protection`.
    released
        Columns that are released, in order.
    skipped
        Combinations that need not be looked at, with the reason; of very many, the first.
    n_skipped
        How many they are in all.
    """

    combinations: tuple[tuple[str, ...], ...]
    follow: Mapping[str, tuple[str, ...]]
    weights: Mapping[str, float]
    released: tuple[str, ...]
    skipped: tuple[SkippedCombination, ...] = ()
    n_skipped: int = 0


@dataclass(frozen=True)
class CellDesign:
    """Everything that can be chosen before cells are suppressed.

    Attributes
    ----------
    variables
        What an adversary may know, in order.
    by_hand
        Combinations that the user wrote down instead of those that follow from the variables;
        None = those.
    links
        Pairs of columns that tell the same thing: each follows the other.
    k
        Smallest class allowed, records.
    tau
        The probability that k stands for; None where k was chosen itself.
    algorithm, single_pass, give_back, most_blank, rake
        As in `Protection`.
    """

    variables: tuple[LevelledVariable, ...] = ()
    by_hand: tuple[tuple[str, ...], ...] | None = None
    links: tuple[tuple[str, str], ...] = ()
    k: int = DEFAULT_K
    tau: float | None = None
    algorithm: str = COMBINATIONS
    single_pass: bool = False
    give_back: bool = False
    most_blank: float | None = None
    rake: tuple[str, ...] = ()
