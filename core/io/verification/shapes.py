"""The regions of a pack: their shapes, their areas, and that all files tell the same of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import geopandas as gpd
import numpy as np
import pandas as pd
import pyarrow.compute as pc
import pyogrio
import shapely
from numpy.typing import NDArray

from core.errors import Notice, VbasError
from core.io.verification.checks import Check
from core.io.verification.opened import AREA, REGION, Pack

_CLOSE: Final = 1e-6
"""Share of an area by which sums and unions may differ, where shapes touch exactly."""

_REPAIRED: Final = 1e-3
"""The same where the areas themselves overlap or leave gaps."""

_DEGREES: Final = 1e-3
"""Share of the area by which coordinates of seven decimals may differ."""


@dataclass(frozen=True, eq=False)
class Shapes:
    """Regions in the order of their ids."""

    ids: NDArray[np.int64]
    shapes: NDArray[np.object_]

    @cached_property
    def land(self) -> NDArray[np.object_]:
        """All of them as one, in its pieces."""
        return np.asarray(shapely.get_parts(union_of(self.shapes)))

    @classmethod
    def of(cls, frame: gpd.GeoDataFrame) -> Shapes:
        """Those of a layer."""
        order = np.argsort(frame[REGION].to_numpy(), kind="stable")
        return cls(frame[REGION].to_numpy()[order], np.asarray(frame.geometry.array)[order])


def check_shapes(pack: Pack, areas: Path | None) -> list[Check]:
    """Everything about regions; nothing where a pack has none, unless areas are named."""
    told = pack.manifest.get("regions")
    if told is None:
        if areas is not None or pack.has_regions:
            text = Notice("The pack says that it has no regions.")
            return [Check("regions", False, text)]
        return []
    regions = Shapes.of(pack.regions)
    checks = [
        _ids(pack, regions),
        _geometry(regions, told),
        _contiguous(regions, told),
        _formats(pack, regions),
    ]
    if areas is not None:
        checks.append(_areas(pack, regions, areas))
    return checks


def _ids(pack: Pack, regions: Shapes) -> Check:
    """Ids of shapes, crosswalk and records."""
    wrong = []
    n = len(regions.ids)
    if not np.array_equal(regions.ids, np.arange(1, n + 1)):
        wrong.append("ids of the shapes are not 1, 2, 3 ...")
    crosswalk = pack.crosswalk
    if set(crosswalk[REGION]) != set(regions.ids.tolist()):
        wrong.append("crosswalk and shapes have other regions")
    if crosswalk[AREA].duplicated().any() or (crosswalk[AREA] == "").any():
        wrong.append("an area is in the crosswalk twice, or has no id")
    if pack.manifest["regions"].get("n_areas") != len(crosswalk):
        wrong.append("number of areas")
    if pack.manifest["regions"].get("n") != n:
        wrong.append("number of regions")
    if REGION not in pack.records.column_names:
        wrong.append("records have no region")
    else:
        found = pc.unique(pack.records.column(REGION)).to_pylist()
        if {int(of) for of in found if of is not None} - set(regions.ids.tolist()):
            wrong.append("records are in regions without a shape")
    text = Notice("Regions do not agree: {names}.", names="; ".join(wrong))
    fine = Notice("Shapes, crosswalk and records have the same {n:,} regions.", n=n)
    return Check("region_ids", not wrong, text if wrong else fine, {"found": wrong})


def _geometry(regions: Shapes, told: dict[str, Any]) -> Check:
    """Valid, without overlaps, and covering what the manifest says."""
    shapes = regions.shapes
    wrong = []
    if shapely.is_missing(shapes).any() or shapely.is_empty(shapes).any():
        wrong.append("a region has no shape")
        shapes = shapes[~shapely.is_missing(shapes)]
    if not np.isin(shapely.get_type_id(shapes), (3, 6)).all():
        wrong.append("a region is no polygon")
    elif not shapely.is_valid(shapes).all():
        wrong.append("a shape is not valid")
    else:
        overlap = _overlap(shapes)
        area = float(shapely.area(shapes).sum())
        if overlap > max(float(told.get("overlap_m2", 0.0)), 0.0) + _CLOSE * area / len(shapes):
            wrong.append("regions overlap")
        if not np.isclose(area, float(told["area_m2"]), rtol=_CLOSE, atol=0):
            wrong.append("regions do not cover what they should")
        if _holes(regions) != told.get("holes"):
            wrong.append("holes between regions")
        if not np.allclose(shapely.total_bounds(shapes), told["bounds"], atol=1e-3):
            wrong.append("extent")
    text = Notice("Shapes of regions: {names}.", names="; ".join(wrong))
    fine = Notice("The shapes of the regions are valid, do not overlap, and cover all of the land.")
    return Check("geometry", not wrong, text if wrong else fine, {"found": wrong})


def _overlap(shapes: NDArray[np.object_]) -> float:
    if shapely.coverage_is_valid(shapes):
        return 0.0
    tree = shapely.STRtree(shapes)
    one, other = tree.query(shapes, predicate="intersects")
    pairs = one < other
    shared = shapely.intersection(shapes[one[pairs]], shapes[other[pairs]])
    return float(shapely.area(shared).sum())


def union_of(shapes: NDArray[np.object_]) -> Any:
    """All shapes as one."""
    return (
        shapely.coverage_union_all(shapes)
        if shapely.coverage_is_valid(shapes)
        else shapely.union_all(shapes)
    )


def _holes(regions: Shapes) -> int:
    """Holes within all regions together, such as lakes."""
    return int(shapely.get_num_interior_rings(regions.land).sum())


def _detached_parts(regions: Shapes) -> int:
    """Parts of regions beyond one on the same piece of land: islands may belong to a mainland."""
    parts, of = shapely.get_parts(regions.shapes, return_index=True)
    tree = shapely.STRtree(regions.land)
    part, piece = tree.query(shapely.point_on_surface(parts), predicate="intersects")
    pairs = pd.DataFrame({"region": of[part], "land": piece})
    return len(pairs) - len(pairs.drop_duplicates())


def _contiguous(regions: Shapes, told: dict[str, Any]) -> Check:
    n = _detached_parts(regions)
    details = {"promised": bool(told.get("contiguous")), "detached_parts": n}
    if not told.get("contiguous"):
        text = Notice("That regions are in one piece was not promised ({n:,} parts are not).", n=n)
        return Check("contiguous", told.get("detached_parts") == n, text, details)
    if n:
        text = Notice("{n:,} parts of regions do not touch the rest on the same land.", n=n)
    else:
        text = Notice("Every region is in one piece on each piece of land, as promised.")
    return Check("contiguous", not n, text, details)


def _formats(pack: Pack, regions: Shapes) -> Check:
    wrong = []
    crs = pack.regions.crs
    for ending in ("parquet", "shp", "geojson"):
        frame = pack.shapes(ending)
        if set(frame.columns) != {REGION, "geometry"}:
            wrong.append(f"regions.{ending}: columns")
        others = Shapes.of(frame if ending != "geojson" or crs is None else frame.to_crs(crs))
        if (
            ending != "geojson"
            and crs is not None
            and (frame.crs is None or not _same(frame.crs, crs))
        ):
            wrong.append(f"regions.{ending}: coordinate system")
        if not np.array_equal(others.ids, regions.ids):
            wrong.append(f"regions.{ending}: ids")
            continue
        near = _DEGREES if ending == "geojson" else _CLOSE
        mine, theirs = regions.shapes, others.shapes
        close = np.isclose(shapely.area(mine), shapely.area(theirs), rtol=near)
        if not close.all() or not _same_bounds(mine, theirs, ending):
            wrong.append(f"regions.{ending}: shapes")
    text = Notice("Not the same regions as in regions.gpkg: {names}.", names="; ".join(wrong))
    fine = Notice("GeoPackage, GeoParquet, Shapefile and GeoJSON hold the same regions.")
    return Check("region_formats", not wrong, text if wrong else fine, {"found": wrong})


def _same(one: Any, other: Any) -> bool:
    return bool(one.equals(other, ignore_axis_order=True) or one.to_epsg() == other.to_epsg())


def _same_bounds(mine: Any, theirs: Any, ending: str) -> bool:
    size = float(np.ptp(shapely.total_bounds(mine)[[0, 2]])) + 1e-9
    near = (1e-4 if ending == "geojson" else 1e-9) * size
    return bool(np.allclose(shapely.bounds(mine), shapely.bounds(theirs), rtol=0, atol=near))


def _areas(pack: Pack, regions: Shapes, path: Path) -> Check:
    """Whether regions are unions of the areas that the crosswalk says."""
    frame, column = _area_file(path, pack.crosswalk[AREA].tolist())
    crs = pack.regions.crs
    if crs is not None and frame.crs is not None:
        frame = frame.to_crs(crs)
    shapes_of = dict(zip(frame[column].astype(str), frame.geometry.array, strict=True))
    wrong = []
    missing = [of for of in pack.crosswalk[AREA] if of not in shapes_of]
    if missing:
        wrong.append(f"areas of the crosswalk that the file has not: {len(missing):,}")
    beyond = set(shapes_of) - set(pack.crosswalk[AREA])
    if beyond:
        wrong.append(f"areas that are in no region: {len(beyond):,}")
    different = []
    for number, members in pack.crosswalk.groupby(REGION)[AREA]:
        place = np.flatnonzero(regions.ids == number)
        shapes = np.array([shapes_of[of] for of in members if of in shapes_of], dtype=object)
        if len(place) and len(shapes) and not _is_union(regions.shapes[place[0]], shapes):
            different.append(str(number))
    if different:
        wrong.append(f"regions that are no union of their areas: {', '.join(different)}")
    text = Notice("Regions and areas: {names}.", names="; ".join(wrong))
    fine = Notice("Every region is the union of the areas that the crosswalk tells.")
    return Check("areas", not wrong, text if wrong else fine, {"found": wrong})


def _is_union(region: Any, shapes: NDArray[np.object_]) -> bool:
    if shapely.coverage_is_valid(shapes):
        union, near = shapely.coverage_union_all(shapes), _CLOSE
    else:
        union, near = shapely.union_all(shapely.make_valid(shapes)), _REPAIRED
    left = shapely.area(shapely.symmetric_difference(region, union))
    return bool(left <= near * max(float(shapely.area(union)), 1e-12))


def _area_file(path: Path, ids: list[str]) -> tuple[gpd.GeoDataFrame, str]:
    """The areas of whatever layer has a column with most of these ids."""
    sought = set(ids)
    best: tuple[int, gpd.GeoDataFrame, str] | None = None
    for frame in _layers(path):
        for column in frame.columns:
            if column != frame.geometry.name:
                n = len(sought & set(frame[column].astype(str)))
                if n and (best is None or n > best[0]):
                    best = n, frame, str(column)
    if best is None:
        raise VbasError(
            "{path} has no column with the ids of the areas in the crosswalk.",
            "Name the file of the areas that the regions were made of.",
            path=path,
        )
    return best[1], best[2]


def _layers(path: Path) -> list[gpd.GeoDataFrame]:
    try:
        if path.suffix.lower() in (".parquet", ".geoparquet"):
            return [gpd.read_parquet(path)]
        layers = [name for name, kind in pyogrio.list_layers(path) if kind]
        return [gpd.read_file(path, layer=name) for name in layers]
    except Exception as error:  # whatever GDAL says
        raise VbasError(
            "{path} cannot be read as a file of areas.",
            "Name a GeoPackage, Shapefile, GeoJSON or GeoParquet.",
            path=path,
        ) from error
