"""What the panel of the design shows, as values."""

from __future__ import annotations

from dataclasses import dataclass

from core.hierarchies.design import EVERY_LEVEL


@dataclass(frozen=True)
class VariableShown:
    """One row of the list.

    Attributes
    ----------
    name
        What the variable is called in the design.
    title
        What the user reads.
    ticked
        Whether it is protected.
    levels
        What its levels are called, the finest first.
    released, all_levels, known, weight
        As in `core.hierarchies.design.LevelledVariable`.
    about
        What is said below it.
    caution
        What to mind; "" for nothing.
    removable
        Whether it was added here, and can be taken away.
    """

    name: str
    title: str
    ticked: bool
    levels: tuple[str, ...]
    released: int = 0
    all_levels: bool = True
    known: int = EVERY_LEVEL
    weight: float = 1.0
    about: str = ""
    caution: str = ""
    removable: bool = False


@dataclass(frozen=True)
class CombinationShown:
    """One combination of the list.

    Attributes
    ----------
    columns
        What its columns are called.
    moles
        Small classes that are left in it; -1 = not known.
    """

    columns: tuple[str, ...]
    moles: int = -1


@dataclass(frozen=True)
class SkippedShown:
    """Combinations that are skipped for one reason.

    Attributes
    ----------
    reason
        Why, as a sentence.
    combinations
        What their columns are called.
    """

    reason: str
    combinations: tuple[tuple[str, ...], ...]
