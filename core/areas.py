"""Areas: the units of geography that the records carry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

import numpy as np
import pandas as pd
from numpy.typing import NDArray
from pyproj import CRS

from core.arrays import check_shape, read_only
from core.errors import VbasError
from core.ground import scale_at

DEFAULT_CRS = CRS.from_epsg(3347)


class Listed(Protocol):
    """Areas as far as nobody asks where they are: an `AreaLayer`, or a table of areas."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def ids(self) -> NDArray[np.object_]:
        """(n,) text, unique."""

    @property
    def population(self) -> NDArray[np.float64]:
        """(n,) people; NaN = not published."""

    @property
    def parents(self) -> Mapping[str, NDArray[np.object_]]:
        """For each coarser level the (n,) ids of the units that hold the areas."""

    @property
    def attributes(self) -> pd.DataFrame:
        """The other columns of the file, one row an area."""

    def __len__(self) -> int:
        """Number of areas."""


@dataclass(frozen=True, eq=False)
class AreaLayer:
    """One level of geography, in a projected coordinate system.

    Attributes
    ----------
    name
        What the layer is called, such as "Dissemination areas".
    ids
        (n,) object array of text, unique, leading zeros kept.
    points
        (n, 2) float64, metres: the representative point of each area (centroid of the polygon,
        even where it lies outside, or the coordinate that came with the table).
    population
        (n,) float64, people; NaN = not published (not the same as 0).
    geometry
        (n,) object array of shapely polygons, or None where the areas are only points.
    parents
        For each coarser level ("fsa", "province" ...) the (n,) text id of the unit that holds
        the area; "" where it is not known.
    land_km2
        (n,) float64, square kilometres of land; NaN = not known.
    crs
        The projected coordinate system of ``points`` and ``geometry``.
    attributes
        The other columns of the file, one row an area.
    """

    name: str
    ids: NDArray[np.object_]
    points: NDArray[np.float64]
    population: NDArray[np.float64]
    geometry: NDArray[np.object_] | None = None
    parents: Mapping[str, NDArray[np.object_]] = field(default_factory=dict)
    land_km2: NDArray[np.float64] | None = None
    crs: CRS = DEFAULT_CRS
    attributes: pd.DataFrame = field(default_factory=pd.DataFrame)

    def __post_init__(self) -> None:
        n = len(self.ids)
        check_shape("points", self.points, (n, 2))
        check_shape("population", self.population, (n,))
        for name, array in (("geometry", self.geometry), ("land_km2", self.land_km2)):
            if array is not None:
                check_shape(name, array, (n,))
        for level, of in self.parents.items():
            check_shape(f"parents[{level}]", of, (n,))
        if not np.isfinite(self.points).all():
            raise VbasError("The layer {name} has areas without a finite point.", name=self.name)
        if len(set(self.ids.tolist())) != n:
            raise VbasError("The layer {name} has duplicate area ids.", name=self.name)
        for name in ("ids", "points", "population", "geometry", "land_km2"):
            array = getattr(self, name)
            if array is not None:
                object.__setattr__(self, name, read_only(array))
        object.__setattr__(
            self, "parents", {level: read_only(of) for level, of in self.parents.items()}
        )

    def __len__(self) -> int:
        return len(self.ids)

    @cached_property
    def scale(self) -> NDArray[np.float64]:
        """(n,) metres on the map for a metre on the ground, at the points (`core.ground`)."""
        return read_only(scale_at(self.points, self.crs))

    def __repr__(self) -> str:
        return f"AreaLayer({self.name!r}, {len(self)} areas, EPSG {self.crs.to_epsg()})"
