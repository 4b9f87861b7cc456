"""Which areas touch which."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only


@dataclass(frozen=True, eq=False)
class Adjacency:
    """Neighbours of each area, as the rows of a symmetric sparse matrix without diagonal.

    Attributes
    ----------
    starts
        (n + 1,) int32: where each area's neighbours begin in ``neighbours``.
    neighbours
        (2 e,) int32: indices of areas, ascending within an area.
    links
        (l, 2) int32: pairs that do not touch but are linked, so that all areas hang together
        (islands to the nearest area); they stand in ``neighbours`` too.
    """

    starts: NDArray[np.int32]
    neighbours: NDArray[np.int32]
    links: NDArray[np.int32]

    def __post_init__(self) -> None:
        check_shape("neighbours", self.neighbours, (int(self.starts[-1]),))
        check_shape("links", self.links, (len(self.links), 2))
        for name in ("starts", "neighbours", "links"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.starts) - 1

    def of(self, area: int) -> NDArray[np.int32]:
        """Indices of the neighbours of one area."""
        return self.neighbours[self.starts[area] : self.starts[area + 1]]
