"""Repairs the coverage of an area file: overlaps go, narrow gaps close, edges become equal."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import shapely
from numpy.typing import NDArray

from core.background import in_background
from core.borders import tolerance_of
from core.errors import Notice
from core.io.areas.faults import find_faults
from core.io.areas.types import OVERLAP, AreaFile, Fault, FaultKind, faults_by_kind
from core.steps import Steps

_GAP = 0.02
"""Of the typical width of an area: gaps narrower than this are slivers, and are closed."""

_COVERAGE_FAULTS = (OVERLAP, "duplicate geometry", "island")


@dataclass(frozen=True, eq=False)
class Repair:
    """What repairing an area file would do.

    Attributes
    ----------
    file
        The file with the repaired polygons; what was mended is among its faults.
    changed
        (c,) indices of the areas whose polygons change.
    km2
        Square kilometres on the ground that polygons gain or lose, all together.
    share
        The same, as a share of the area of all polygons.
    gap_m
        Gaps between areas that are narrower than this were closed, metres.
    left
        Faults that would be left, by kind.
    """

    file: AreaFile
    changed: NDArray[np.intp]
    km2: float
    share: float
    gap_m: float
    left: tuple[FaultKind, ...]


def needs_repair(file: AreaFile) -> bool:
    """Whether polygons overlap, or have edges that do not fit those of their neighbours."""
    overlaps = any(of.kind == OVERLAP and not of.repaired for of in file.faults)
    return overlaps and file.layer.geometry is not None and not file.source.repair


def repair(file: AreaFile) -> Steps[Repair]:
    """Repairs the polygons; the file on disk stays as it is.

    Overlaps go to the smaller area, so that none is swallowed. Ids, population and columns stay;
    the points of areas that change are centroids again. The same file gives the same repair.
    """
    return (yield from in_background("repairing geometry", lambda: _repaired(file)))


def _repaired(file: AreaFile) -> Repair:
    layer = file.layer
    assert layer.geometry is not None
    before = np.array(layer.geometry, dtype=object)
    before[shapely.is_missing(before)] = shapely.Polygon()
    size = shapely.area(before)
    gap = _GAP * float(np.sqrt(np.median(size[size > 0]))) if (size > 0).any() else 0.0
    after = _cleaned(before, gap)
    # Exactly: a neighbour that was mended fits every vertex as it is now.
    same = shapely.equals_exact(shapely.normalize(after), shapely.normalize(before), 0.0)
    changed = np.flatnonzero(~same)
    after = np.where(same, before, after)  # rings begin where they did
    scale = layer.scale**2
    moved = shapely.area(shapely.symmetric_difference(after[changed], before[changed]))
    km2 = float((moved / scale[changed]).sum()) / 1e6
    whole = float((size / scale).sum()) / 1e6
    points = layer.points.copy()
    there = changed[~shapely.is_empty(after[changed])]
    points[there] = shapely.get_coordinates(shapely.centroid(after[there]))
    found, valid = find_faults(layer.ids, after)
    kept = [of for of in file.faults if of.kind not in _COVERAGE_FAULTS]
    text = (
        "Areas whose boundaries were repaired after reading: {n:,}. They gain or lose {km2:.3g} "
        "km² in all; gaps narrower than {gap:.3g} m are closed. The file is unchanged."
    )
    notice = Notice(text, n=len(changed), km2=km2, gap=gap)
    repaired = replace(
        file,
        layer=replace(layer, geometry=after, points=points),
        source=replace(file.source, repair=True),
        faults=(*kept, *_mended(file, found), *found),
        notices=(*file.notices, notice) if len(changed) else file.notices,
        valid_coverage=valid,
    )
    left = faults_by_kind(of for of in repaired.faults if not of.repaired)
    return Repair(repaired, changed, km2, km2 / whole if whole else 0.0, gap, left)


def _cleaned(shapes: NDArray[np.object_], gap: float) -> NDArray[np.object_]:
    """(n,) polygons as a coverage; areas that would lose theirs keep it as it is."""
    there = np.flatnonzero(~shapely.is_empty(shapes))
    with np.errstate(invalid="ignore"):  # GEOS compares with NaN on the way
        found = shapely.coverage_clean(  # type: ignore[attr-defined]
            shapes[there],
            gap_width=gap,
            snapping_distance=tolerance_of(shapes[there]),
            merge_strategy="min_area",
        )
    sound = ~shapely.is_empty(found) & shapely.is_valid(found)
    after = shapes.copy()
    after[there[sound]] = found[sound]
    return after


def _mended(file: AreaFile, found: list[Fault]) -> list[Fault]:
    """The overlaps that are there no longer."""
    still = {i for of in found if of.kind == OVERLAP for i in of.area_ids}
    gone = (of for of in file.faults if of.kind == OVERLAP and not still & set(of.area_ids))
    return [replace(of, repaired=True) for of in gone]
