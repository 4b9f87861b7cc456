"""Regions in four formats, and which areas they are made of."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import geopandas as gpd
import numpy as np
import pyarrow as pa
import pyproj
import shapely
from numpy.typing import NDArray

from core.io.csv_cells import write_csv
from core.io.geopackage import write_layer
from core.io.records.released import REGION
from core.io.release_pack.source import Regions
from core.io.release_pack.tables import write_plain_parquet

_NEAR: Final = 2e-4
"""Share of its area by which a shape that was made valid may differ."""
_DECIMALS: Final = 7
_TIME: Final = "1970-01-01"


def write_shapes(regions: Regions, folder: Path) -> dict[str, Any]:
    """Writes the regions and the crosswalk; what the manifest tells of them."""
    shapes = shapely.normalize(np.asarray(regions.shapes.geometry.array))
    table, crs = regions.shapes[[REGION]], regions.shapes.crs
    write_layer(folder / "regions.gpkg", "regions", table, shapes, crs)
    _geoparquet(table[REGION].to_numpy(), shapes, crs, folder / "regions.parquet")
    _geojson(table[REGION].to_numpy(), shapes, crs, folder / "regions.geojson")
    frame = gpd.GeoDataFrame(table, geometry=shapes, crs=crs)
    frame.to_file(
        folder / "regions.shp",
        driver="ESRI Shapefile",
        engine="pyogrio",
        layer_options={"DBF_DATE_LAST_UPDATE": _TIME, "ENCODING": "UTF-8"},
    )
    write_csv(regions.crosswalk, folder / "crosswalk.csv")
    land = _land(shapes)
    detached = _detached(shapes, land)
    return {
        "n": len(shapes),
        "n_areas": len(regions.crosswalk),
        "crs": None if crs is None else crs.to_string(),
        "contiguous": regions.contiguous and not detached,
        "detached_parts": detached,
        "area_m2": float(shapely.area(shapes).sum()),
        "overlap_m2": _overlap(shapes),
        "holes": sum(len(of.interiors) for of in land),
        "bounds": [float(of) for of in shapely.total_bounds(shapes)],
    }


def _geoparquet(ids: Any, shapes: Any, crs: Any, path: Path) -> None:
    kinds = sorted(set(shapely.get_type_id(shapes).tolist()))
    names = {3: "Polygon", 6: "MultiPolygon"}
    column = {
        "encoding": "WKB",
        "geometry_types": [names[of] for of in kinds if of in names],
        "crs": None if crs is None else crs.to_json_dict(),
    }
    about = {"version": "1.0.0", "primary_column": "geometry", "columns": {"geometry": column}}
    table = pa.table(
        {
            REGION: pa.array(ids, pa.int32()),
            "geometry": pa.array(shapely.to_wkb(shapes, byte_order=1), pa.binary()),
        }
    )
    write_plain_parquet(table, path, {b"geo": json.dumps(about).encode()})


def _geojson(ids: Any, shapes: Any, crs: Any, path: Path) -> None:
    """In degrees of WGS 84, as RFC 7946 has it."""
    areas = shapely.area(shapes)
    there, back = _transforms(crs)
    shapes = _rounded(there(shapes), back, areas)
    features = [
        {
            "type": "Feature",
            "properties": {REGION: int(number)},
            "geometry": json.loads(text),
        }
        for number, text in zip(ids, shapely.to_geojson(shapes), strict=True)
    ]
    told = {"type": "FeatureCollection", "features": features}
    path.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")


_Change = Callable[[NDArray[np.object_]], NDArray[np.object_]]


def _transforms(crs: Any) -> tuple[_Change, _Change]:
    """From these coordinates to degrees of WGS 84, and back."""
    if crs is None:
        return (lambda shapes: shapes), (lambda shapes: shapes)

    def by(one: Any, other: Any) -> _Change:
        change = pyproj.Transformer.from_crs(one, other, always_xy=True)
        return lambda shapes: np.asarray(
            shapely.transform(
                shapes, lambda xy: np.column_stack(change.transform(xy[:, 0], xy[:, 1]))
            )
        )

    return by(crs, "EPSG:4326"), by("EPSG:4326", crs)


def _rounded(
    shapes: NDArray[np.object_], back: _Change, areas: NDArray[np.float64]
) -> NDArray[np.object_]:
    """Shapes with so many decimals; borders that nearly touch may cross by rounding.

    Those are made valid where that leaves the shape what it is on the ground (``areas``): points on
    long straight borders may go with it.
    """

    def rounded(some: NDArray[np.object_]) -> NDArray[np.object_]:
        return np.asarray(shapely.transform(some, lambda xy: np.round(xy, _DECIMALS)))

    made = rounded(shapes)
    wrong = np.flatnonzero(~shapely.is_valid(made))
    whole = shapely.make_valid(shapes[wrong], method="structure", keep_collapsed=False)
    fixed = rounded(shapely.set_precision(whole, 10.0**-_DECIMALS))
    near = np.isclose(shapely.area(back(fixed)), areas[wrong], rtol=_NEAR, atol=0)
    made[wrong[near]] = fixed[near]
    return made


def _land(shapes: NDArray[np.object_]) -> Any:
    """All regions as one, in its pieces."""
    if shapely.coverage_is_valid(shapes):
        return shapely.get_parts(shapely.coverage_union_all(shapes))
    return shapely.get_parts(shapely.union_all(shapes))


def _detached(shapes: NDArray[np.object_], land: NDArray[np.object_]) -> int:
    """Parts of regions beyond one on the same piece of land."""
    tree = shapely.STRtree(land)
    n = 0
    for of in shapes:
        parts = shapely.get_parts(of)
        _, lands = tree.query(shapely.point_on_surface(parts), predicate="intersects")
        n += len(lands) - len(set(lands.tolist()))
    return n


def _overlap(shapes: NDArray[np.object_]) -> float:
    """Square metres that two regions have in common, where areas overlap."""
    if shapely.coverage_is_valid(shapes):
        return 0.0
    one, other = shapely.STRtree(shapes).query(shapes, predicate="intersects")
    pairs = one < other
    return float(shapely.area(shapely.intersection(shapes[one[pairs]], shapes[other[pairs]])).sum())
