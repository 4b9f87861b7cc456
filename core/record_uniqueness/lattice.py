"""What was counted of every combination of variables (paper 001)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only


@dataclass(frozen=True, eq=False)
class Lattice:
    """All 2**N - 1 combinations of N variables, or as many as are counted so far.

    Where people are counted, what is said here of records holds of them: a class has as many
    members as people have a record in it, and somebody is unique who is in a class alone.

    Attributes
    ----------
    names
        (N,) variables.
    set_size
        Largest size of a unique record set, records.
    masks
        (c,) int64: bit i is set where variable i is in the combination. Ordered by number of
        variables, then by the variables as in `itertools.combinations`.
    counted
        (c,) whether the combination is counted already.
    classes
        (c,) int64 equivalence classes; 0 where not counted, as below.
    unique
        (c,) int64 records that are unique (classes of 1).
    in_sets
        (c,) int64 records in unique record sets (classes of at most ``set_size``).
    set_classes
        (c,) int64 classes of at most ``set_size`` records.
    minimal
        (c,) int64 records that this combination singles out and no smaller part of it does; None
        where not asked for, where too many records are unique to look for them with so many
        variables, or where counting was stopped before they were found. They are found when all
        else is counted: 0 in every state before.
    people
        Whether people are counted, not records.
    step
        Counts are rounded up to multiples of this, as a project tells them; 1 = they are exact.
    """

    names: tuple[str, ...]
    set_size: int
    n_records: int
    masks: NDArray[np.int64]
    counted: NDArray[np.bool_]
    classes: NDArray[np.int64]
    unique: NDArray[np.int64]
    in_sets: NDArray[np.int64]
    set_classes: NDArray[np.int64]
    minimal: NDArray[np.int64] | None = None
    people: bool = False
    step: int = 1

    def __post_init__(self) -> None:
        for name in ("counted", "classes", "unique", "in_sets", "set_classes", "minimal"):
            array = getattr(self, name)
            if array is not None:
                check_shape(name, array, self.masks.shape)
                object.__setattr__(self, name, read_only(array))
        object.__setattr__(self, "masks", read_only(self.masks))

    def __len__(self) -> int:
        return len(self.masks)

    @property
    def complete(self) -> bool:
        """Whether all combinations are counted."""
        return bool(self.counted.all())

    @property
    def full(self) -> int:
        """Index of the combination of all variables: the last."""
        return len(self.masks) - 1

    def names_of(self, i: int) -> tuple[str, ...]:
        """The variables of a combination, in order."""
        mask = int(self.masks[i])
        return tuple(name for j, name in enumerate(self.names) if mask >> j & 1)
