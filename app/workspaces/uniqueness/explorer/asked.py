"""How the combinations are looked at, and what the panels of the explorer are shown."""

from __future__ import annotations

from dataclasses import dataclass

from core.record_uniqueness.added import path
from core.record_uniqueness.arrangement import IN_SETS, Arrangement, arranged
from core.record_uniqueness.lattice import Lattice

NO_PATH, CHEAPEST, DEAREST = "", "cheapest", "dearest"
"""Which path through the combinations is drawn."""


@dataclass(frozen=True)
class Asked:
    """How the combinations are looked at.

    Attributes
    ----------
    measure
        What they are compared by, one of `core.record_uniqueness.arrangement.MEASURES`.
    having
        Name of a variable that all combinations shown hold; "" = any.
    only_sets
        Whether only combinations with a unique record set are shown.
    path
        `NO_PATH`, or adding the `CHEAPEST` or `DEAREST` variable each time.
    """

    measure: str = IN_SETS
    having: str = ""
    only_sets: bool = False
    path: str = NO_PATH


@dataclass(frozen=True, eq=False)
class Shown:
    """What is shown of the combinations.

    Attributes
    ----------
    arrangement
        The combinations in rows.
    titles
        (N,) what the variables are called as recoded.
    path
        Masks of the path that is drawn.
    """

    arrangement: Arrangement
    titles: tuple[str, ...]
    path: tuple[int, ...] = ()

    @property
    def lattice(self) -> Lattice:
        """What is counted."""
        return self.arrangement.lattice


def shown_of(lattice: Lattice, titles: tuple[str, ...], asked: Asked) -> Shown:
    """What to show; tens of ms for 15 variables: not on the GUI thread."""
    having = 1 << lattice.names.index(asked.having) if asked.having in lattice.names else 0
    arrangement = arranged(lattice, asked.measure, having=having, only_sets=asked.only_sets)
    _ = arrangement.classes, arrangement.place(1), arrangement.index(1)  # once, and here
    masks = path(lattice, dearest=asked.path == DEAREST).masks[1:] if asked.path else ()
    return Shown(arrangement, titles, masks)
