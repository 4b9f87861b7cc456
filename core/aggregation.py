"""Areas grouped into regions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.errors import VbasError

_POLYGONS = (shapely.GeometryType.POLYGON, shapely.GeometryType.MULTIPOLYGON)


@dataclass(frozen=True, eq=False)
class Aggregation:
    """Which region each area belongs to.

    Attributes
    ----------
    labels
        (n,) int32, index of the region, 0 ... n_regions - 1.
    n_regions
        Number of regions, those without areas included (a site may be nearest to no area).
    sites
        (n_regions, 2) metres: the sites that made the regions; None for regions that come from
        elsewhere (edited by hand, imported, refined).
    """

    labels: NDArray[np.int32]
    n_regions: int
    sites: NDArray[np.float64] | None = None

    def __post_init__(self) -> None:
        if len(self.labels) and not 0 <= self.labels.min() <= self.labels.max() < self.n_regions:
            raise VbasError("labels must lie between 0 and the number of regions.")
        object.__setattr__(self, "labels", read_only(self.labels))
        if self.sites is not None:
            check_shape("sites", self.sites, (self.n_regions, 2))
            object.__setattr__(self, "sites", read_only(self.sites))

    def __repr__(self) -> str:
        return f"Aggregation({len(self.labels)} areas in {self.n_regions} regions)"

    @property
    def areas_in_region(self) -> NDArray[np.int64]:
        """(n_regions,) number of areas in each region."""
        return np.bincount(self.labels, minlength=self.n_regions)


def dissolve(
    geometry: NDArray[np.object_],
    labels: NDArray[np.integer],
    n_regions: int,
    *,
    fits: NDArray[np.bool_],
) -> NDArray[np.object_]:
    """The union of the areas of each region.

    Parameters
    ----------
    geometry
        (n,) shapely polygons or points of the areas.
    labels
        (n,) region of each area.
    fits
        (n,) whether an area neither overlaps its neighbours nor leaves slivers. A region of such
        areas only is united ten times faster; one that comes out invalid all the same is united
        the slow way.

    Returns
    -------
    (n_regions,) object array of shapely geometries
        An empty polygon for a region without areas.
    """
    order = np.argsort(labels, kind="stable")
    ends = np.cumsum(np.bincount(labels, minlength=n_regions))
    groups = np.split(np.asarray(geometry, dtype=object)[order], ends[:-1])
    # A coverage union knows polygons only; it would drop points without a word.
    fits = fits & np.isin(shapely.get_type_id(geometry), _POLYGONS)
    misfits = np.bincount(labels[~fits], minlength=n_regions)
    regions = np.full(n_regions, shapely.Polygon(), dtype=object)
    for r, group in enumerate(groups):
        if len(group):
            united = shapely.union_all if misfits[r] else shapely.coverage_union_all
            try:
                regions[r] = united(group)
            except shapely.errors.GEOSException:  # they do not fit after all
                regions[r] = shapely.union_all(shapely.make_valid(group))
    for broken in np.flatnonzero(~shapely.is_valid(regions)).tolist():
        regions[broken] = shapely.make_valid(shapely.union_all(shapely.make_valid(groups[broken])))
    return regions
