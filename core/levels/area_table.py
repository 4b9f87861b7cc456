"""Areas of a table without coordinates: enough to ask which level is coarse enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.arrays import check_shape, read_only


@dataclass(frozen=True, eq=False)
class AreaTable:
    """Areas with people and coarser levels, but without places.

    Attributes
    ----------
    name
        What they are called.
    ids
        (n,) object array of text, unique.
    population
        (n,) float64, people; NaN = not published.
    parents
        For each coarser level the (n,) text id of the unit that holds the area, "" = not known.
    level
        Key of their own level ("fsa", "da" ...), "" if not known.
    attributes
        The other columns of the file, n rows.
    """

    name: str
    ids: NDArray[np.object_]
    population: NDArray[np.float64]
    parents: Mapping[str, NDArray[np.object_]] = field(default_factory=dict)
    level: str = ""
    attributes: pd.DataFrame = field(default_factory=pd.DataFrame)

    def __post_init__(self) -> None:
        n = len(self.ids)
        check_shape("population", self.population, (n,))
        for level, of in self.parents.items():
            check_shape(f"parents[{level}]", of, (n,))
        object.__setattr__(self, "ids", read_only(self.ids))
        object.__setattr__(self, "population", read_only(self.population))
        parents = {level: read_only(of) for level, of in self.parents.items()}
        object.__setattr__(self, "parents", parents)

    def __len__(self) -> int:
        return len(self.ids)

    def __repr__(self) -> str:
        return f"AreaTable({self.name!r}, {len(self)} areas)"
