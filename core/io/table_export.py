"""Tables out: CSV, Parquet, GeoPackage, GeoJSON; complete or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import geopandas as gpd
import numpy as np
import pandas as pd
import pyproj
import shapely
from numpy.typing import NDArray
from pyogrio.errors import DataLayerError, DataSourceError, FeatureError, FieldError, GeometryError
from pyproj import CRS

from core.errors import VbasError
from core.io.atomic import whole_file
from core.io.csv_cells import write_csv
from core.io.spatial_parts import write_parts
from core.tables.base import COUNT, Column, free_name

CSV: Final = ".csv"
PARQUET: Final = ".parquet"
GEOPACKAGE: Final = ".gpkg"
GEOJSON: Final = ".geojson"
FORMATS: Final = (CSV, PARQUET, GEOPACKAGE, GEOJSON)
SPATIAL: Final = (GEOPACKAGE, GEOJSON)
_DRIVERS = {GEOPACKAGE: "GPKG", GEOJSON: "GeoJSON"}
_FAILURES: Final = (DataLayerError, DataSourceError, FeatureError, FieldError, GeometryError)
_ROWS_AT_ONCE: Final = 1000  # of text: between them other threads get their turn
_TAKEN: Final = ("fid", "ogc_fid", "geom", "geometry")


def crs_of(text: str) -> CRS:
    """The coordinate system somebody typed: "EPSG:4326" or "4326".

    Raises
    ------
    VbasError
        If there is none of that number.
    """
    wanted = text.strip()
    code = wanted.upper().removeprefix("EPSG:").strip()
    if code.isascii() and code.isdigit() and len(code) <= 6:
        try:
            found = CRS.from_epsg(int(code))
        except pyproj.exceptions.CRSError:
            found = None
        if found is not None and (found.is_projected or found.is_geographic):  # no heights
            return found
    raise VbasError(
        "There is no coordinate system “{text}”.",
        "Type the number of one of EPSG, such as EPSG:4326 (latitude and longitude) or EPSG:3347 "
        "(Statistics Canada Lambert).",
        text=wanted[:40],
    )


def frame_of(columns: Sequence[Column], rows: NDArray[np.intp]) -> pd.DataFrame:
    """Rows of some columns by name, exact; counts are whole numbers or nothing."""
    taken: set[str] = set(_TAKEN)
    made: dict[str, Any] = {}
    for column in columns:
        values = column.values[rows]
        name = free_name(column.name, taken)
        if column.kind == COUNT and values.dtype.kind == "f" and _whole(values):
            made[name] = pd.array(values, dtype="Float64").astype("Int64")
        elif values.dtype == object:
            made[name] = pd.array(values, dtype="str")
        else:
            made[name] = values
    return pd.DataFrame(made)


def export_table(
    path: Path,
    columns: Sequence[Column],
    rows: NDArray[np.intp],
    *,
    shapes: NDArray[np.object_] | None = None,
    crs: CRS | None = None,
    to_crs: CRS | None = None,
) -> int:
    """Writes rows of a table; the ending of the path decides the format.

    Parameters
    ----------
    path
        One of `FORMATS`; a file that is there is replaced.
    columns, rows
        What to write, in this order.
    shapes
        (len(rows),) shapely geometries, needed for `SPATIAL` formats.
    crs, to_crs
        Coordinate system of the shapes, and the one to write (None = the same).

    Returns
    -------
    int
        Number of rows written.

    Raises
    ------
    VbasError
        Unknown ending, no shapes, places that the coordinate system does not reach, or a file
        that cannot be written.
    """
    kind = path.suffix.lower()
    if kind not in FORMATS:
        raise VbasError(
            "{file} has no ending that says how to write it.",
            "Use one of {endings}.",
            file=path.name,
            endings=", ".join(FORMATS),
        )
    frame = frame_of(columns, rows)
    if kind in SPATIAL:
        _write_shapes(path, kind, _with_shapes(frame, shapes, crs, to_crs, path))
    else:
        with whole_file(path) as partial:
            if kind == CSV:
                write_csv(frame, partial, chunksize=_ROWS_AT_ONCE)
            else:
                frame.to_parquet(partial, index=False)
    return len(frame)


def as_text(columns: Sequence[Column], rows: NDArray[np.intp]) -> str:
    """Rows as text for other programs: a line of names, tabs between exact values."""
    text: str = frame_of(columns, rows).to_csv(sep="\t", index=False, lineterminator="\n")
    return text


def _whole(values: NDArray[Any]) -> bool:
    there = values[~np.isnan(values)]
    return bool((np.abs(there) < 2**53).all() and (there == np.floor(there)).all())


def _with_shapes(
    frame: pd.DataFrame,
    shapes: NDArray[np.object_] | None,
    crs: CRS | None,
    to_crs: CRS | None,
    path: Path,
) -> gpd.GeoDataFrame:
    if shapes is None:
        raise VbasError(
            "{file} would hold shapes, but these rows have none.",
            "Write CSV or Parquet.",
            file=path.name,
        )
    made = gpd.GeoDataFrame(frame, geometry=np.asarray(shapes, dtype=object), crs=crs)
    if to_crs is None or crs is None or to_crs == crs:
        return made
    made = made.to_crs(to_crs)
    if not np.isfinite(shapely.get_coordinates(made.geometry.to_numpy())).all():
        raise VbasError(
            "The coordinate system {crs} does not reach these places.",
            "Choose another one, such as EPSG:4326.",
            crs=to_crs.name,
        )
    return made


def _write_shapes(path: Path, kind: str, frame: gpd.GeoDataFrame) -> None:
    with whole_file(path) as partial:
        partial.unlink()  # the driver makes the file by itself
        try:
            write_parts(frame, partial, _DRIVERS[kind], path.stem)
        except _FAILURES as error:
            raise VbasError(
                "{file} could not be written: the driver for {kind} files refuses it.",
                "Choose another format, or show fewer columns.",
                file=path.name,
                kind=kind,
            ) from error
