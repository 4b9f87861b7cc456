"""The layers of a map as values: what is drawn, in which order, and how it looks."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray
from pyproj import CRS

from core.arrays import check_shape, read_only
from core.colours.ramps import SEQUENTIAL

AREAS: Final = "areas"
REGIONS: Final = "regions"
"""Keys of the two layers that are coloured through the areas' id image."""


@dataclass(frozen=True)
class LayerStyle:
    """How a layer looks.

    Attributes
    ----------
    field
        What colours stand for: a subject of `core.map.values`, or a numeric column; "" = one
        colour, or for regions colours that tell neighbours apart.
    scheme
        How values fall into classes: "quantile", "equal", "natural" (Jenks), "log" or
        "diverging".
    classes
        Number of classes wanted.
    ramp
        Name of a colour ramp of `core.colours`.
    reverse
        Whether the ramp runs from much to little.
    fill, line
        0xAARRGGBB; None takes those of the theme.
    width
        Of outlines, logical pixels.
    label
        Column whose text is written on the map; "" = none.
    """

    field: str = ""
    scheme: str = "quantile"
    classes: int = 6
    ramp: str = SEQUENTIAL
    reverse: bool = False
    fill: int | None = None
    line: int | None = None
    width: float = 1.0
    label: str = ""


@dataclass(frozen=True, eq=False)
class Shapes:
    """Geometry that lies over or under the areas.

    Attributes
    ----------
    geometry
        (n,) shapely polygons, lines or points.
    ids
        (n,) text.
    attributes
        One row a shape.
    crs
        Their coordinate system; None = that of the areas on the map.
    source
        The file they were read from, to be named in words; None without.
    """

    geometry: NDArray[np.object_]
    ids: NDArray[np.object_]
    attributes: pd.DataFrame = field(default_factory=pd.DataFrame)
    crs: CRS | None = None
    source: Path | None = None

    def __post_init__(self) -> None:
        check_shape("ids", self.ids, (len(self.geometry),))
        for name in ("geometry", "ids"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.ids)


@dataclass(frozen=True)
class MapLayer:
    """One layer in the list of layers.

    Attributes
    ----------
    key
        Tells layers apart: one of `core.raster.scene.LAYERS`, "level:fsa", "file:...",
        "selection:...", "graticule", "background".
    title
        What the user calls it.
    visible, opacity
        Opacity from 0 to 1.
    style
        How it looks.
    shapes
        Of layers from files and of saved selections; None where the data are the session's.
    removable
        Whether the user may take it away.
    """

    key: str
    title: str
    visible: bool = True
    opacity: float = 1.0
    style: LayerStyle = LayerStyle()
    shapes: Shapes | None = None
    removable: bool = False

    def __eq__(self, other: Any) -> bool:
        """The same key, looks and data (by identity: shapes are never changed in place)."""
        if not isinstance(other, MapLayer):
            return NotImplemented
        mine = (self.key, self.title, self.visible, self.opacity, self.style, self.removable)
        yours = (
            other.key,
            other.title,
            other.visible,
            other.opacity,
            other.style,
            other.removable,
        )
        return mine == yours and self.shapes is other.shapes

    def __hash__(self) -> int:
        return hash((self.key, self.title))
