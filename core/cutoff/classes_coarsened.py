"""Entropy of counted classes once their variables are coarsened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.classes import ClassCounts
from core.cutoff.design import AS_IS, BAND, DROP, Design, Variable
from core.cutoff.gaps import entropy_of

_LARGEST_KEY = 2**62


@dataclass(frozen=True, eq=False)
class CountedClasses:
    """The classes of a study, and what their categories are in a design.

    Attributes
    ----------
    names
        (q,) variables, in the order of the columns of ``codes``.
    codes
        (m, q) int32: the category of each class; from ``n_categories`` on it means missing.
    sizes
        (m,) records in each class.
    n_categories
        (q,) categories of each variable, without missing.
    joined
        (q,) neighbouring categories of the design that one of these stands for: 5 where the
        study counted 5-year bands and the design knows single years.
    """

    names: tuple[str, ...]
    codes: NDArray[np.int32]
    sizes: NDArray[np.int64]
    n_categories: tuple[int, ...]
    joined: tuple[int, ...]

    def __post_init__(self) -> None:
        check_shape("codes", self.codes, (len(self.sizes), len(self.names)))
        object.__setattr__(self, "codes", read_only(self.codes))
        object.__setattr__(self, "sizes", read_only(self.sizes))

    def __len__(self) -> int:
        return len(self.sizes)

    @classmethod
    def of(cls, counts: ClassCounts, joined: Mapping[str, int] | None = None) -> CountedClasses:
        """The classes of a study; ``joined`` as below, 1 where a variable is not named."""
        known = joined or {}
        return cls(
            tuple(counts.categories),
            counts.codes,
            counts.sizes,
            tuple(len(of) for of in counts.categories.values()),
            tuple(known.get(name, 1) for name in counts.categories),
        )

    def entropy(self, design: Design) -> float | None:
        """Entropy of the classes as a design coarsens them, nats (Croft et al. 2015, Eq. 1).

        Variables that the design does not have are dropped. None if it cannot be worked out: a
        variable was not counted, or was counted in other bands, or nobody has said which of its
        categories are collapsed.
        """
        columns = []
        for variable in design.variables:
            if variable.coarsening.kind == DROP:
                continue
            column = self.column(variable)
            if column is None:
                return None
            columns.append(column)
        return self.entropy_by(columns)

    def entropy_by(self, columns: list[NDArray[np.int64]]) -> float:
        """Entropy of the classes that (m,) codes make together; 0 without any."""
        key, most = np.zeros(len(self), dtype=np.int64), 1
        for column in columns:
            wide = int(column.max(initial=0)) + 1
            if most > _LARGEST_KEY // wide:
                unique, key = np.unique(key, return_inverse=True)
                most = len(unique)
            key, most = key * wide + column, most * wide
        _, of = np.unique(key, return_inverse=True)
        made = np.bincount(of, self.sizes, minlength=0).astype(np.int64)
        return entropy_of(made)

    def column(self, variable: Variable) -> NDArray[np.int64] | None:
        """(m,) codes of a variable as it is coarsened; None if they are not known."""
        how = variable.coarsening
        if how.kind == DROP:
            return np.zeros(len(self), dtype=np.int64)
        if variable.name not in self.names:
            return None
        j = self.names.index(variable.name)
        width = how.amount if how.kind == BAND else 1
        if how.kind not in (AS_IS, BAND) or width % self.joined[j]:
            return None
        codes, n = self.codes[:, j].astype(np.int64), self.n_categories[j]
        by = width // self.joined[j]
        # Missing stays a class of its own.
        return np.where(codes < n, codes // by, -(-n // by))
