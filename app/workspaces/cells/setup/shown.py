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
    asks_known
        Whether it can be chosen what an adversary knows of it.
    n_categories
        How many there are at the finest level that is released; None while that is not known.
    caution
        What to mind; "" for nothing.
    level_of
        What the variable is called that this column is a coarser level of; "" for none.
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
    asks_known: bool = True
    n_categories: int | None = None
    caution: str = ""
    level_of: str = ""
    removable: bool = False


@dataclass(frozen=True)
class CombinationShown:
    """One combination of the list.

    Attributes
    ----------
    columns
        Its columns.
    skipped
        Why it need not be looked at, as a sentence; "" where it is protected.
    """

    columns: tuple[str, ...]
    skipped: str = ""


@dataclass(frozen=True)
class MatrixShown:
    """Combinations as a table: a row for each, a column for each column they name.

    Attributes
    ----------
    columns
        Columns of the records, in order.
    titles
        What they are called.
    rows
        The combinations, those that are skipped last.
    editable
        Whether the user writes them down.
    """

    columns: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    rows: tuple[CombinationShown, ...] = ()
    editable: bool = False
