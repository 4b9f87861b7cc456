"""Layers of a GeoPackage: the same layer is the same bytes, whenever it is written."""

from __future__ import annotations

import threading
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import geopandas as gpd
import numpy as np
import pandas as pd
import pyogrio
import shapely

_WRITTEN: Final = "1970-01-01T00:00:00.000Z"
"""When GeoPackages say they were written: the same result shall be the same file."""
_VERSION: Final = {"VERSION": "1.2"}
"""Of the format: the newest that older QGIS opens without doubts, whatever a file is called."""
_HOW: Final = {
    "OGR_CURRENT_DATE": _WRITTEN,
    # Files take their place when they are whole: nothing has to be undone, and no journal is left
    # beside a file whose writer was killed.
    "OGR_SQLITE_JOURNAL": "MEMORY",
    "OGR_SQLITE_SYNCHRONOUS": "OFF",
}
_ONE_WRITER: Final = threading.Lock()
"""Settings of GDAL are those of the process: an autosave must not undo them under a release."""
_SEVERAL: Final = (shapely.GeometryType.MULTIPOLYGON, shapely.GeometryType.MULTIPOINT)


def write_layer(
    path: Path | BytesIO, name: str, table: pd.DataFrame, shapes: Any, crs: Any
) -> None:
    """Adds a layer to a GeoPackage, which is made if it is not there.

    Parameters
    ----------
    table
        One row a shape.
    shapes
        (n,) shapely geometries; single ones among several become multiple ones of one part.
    crs
        Their coordinate system.
    """
    frame = gpd.GeoDataFrame(table, geometry=np.asarray(shapes, dtype=object), crs=crs)
    kinds = set(shapely.get_type_id(frame.geometry.to_numpy()).tolist())
    with _ONE_WRITER:
        pyogrio.set_gdal_config_options(_HOW)
        try:
            frame.to_file(
                path,
                layer=name,
                driver="GPKG",
                engine="pyogrio",
                use_arrow=True,
                promote_to_multi=bool(kinds & set(_SEVERAL)),
                dataset_options=_VERSION,
            )
        finally:
            pyogrio.set_gdal_config_options(dict.fromkeys(_HOW))
