"""Spatial files written part by part: between two parts other threads get their turn.

The driver keeps them waiting until it has written what it was given, which takes seconds for the
areas of a country.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import geopandas as gpd
import shapely

_ROWS: Final = {"GPKG": 4000, "GeoJSON": 500}
"""Rows that are written in some tens of ms."""
_BEGIN, _END = '"features": [\n', "\n]\n}"


def write_parts(frame: gpd.GeoDataFrame, path: Path, driver: str, layer: str) -> None:
    """Writes a file that is as if the driver had written it at once.

    Parameters
    ----------
    frame
        The rows.
    path
        A file that is not there yet; one beside it is needed in between.
    driver
        "GPKG" or "GeoJSON".

    Raises
    ------
    pyogrio.errors.DataSourceError, FieldError, FeatureError, GeometryError, OSError
        If it cannot be written.
    """
    if driver == "GPKG":
        kinds = {kind for kind in frame.geometry.geom_type.tolist() if kind}
        mixed, rows = len(kinds) > 1, _ROWS["GPKG"]
        kinds = {f"Multi{kind.removeprefix('Multi')}" for kind in kinds} if mixed else kinds
        told: dict[str, object] = {"layer": layer, "promote_to_multi": mixed}
        if shapely.has_z(frame.geometry.to_numpy()).any() or len(frame) <= rows:
            rows = max(len(frame), 1)  # the driver sees by itself what one part holds
        else:
            told["geometry_type"] = kinds.pop() if len(kinds) == 1 else "Unknown"
        for i, part in enumerate(_parts(frame, rows)):
            part.to_file(path, driver="GPKG", engine="pyogrio", append=i > 0, **told)
    else:
        _json(frame, path, layer)


def _parts(frame: gpd.GeoDataFrame, rows: int) -> Iterator[gpd.GeoDataFrame]:
    for first in range(0, max(len(frame), 1), rows):
        yield frame.iloc[first : first + rows]


def _json(frame: gpd.GeoDataFrame, path: Path, layer: str) -> None:
    """Each part is a whole file, of which the rows are taken."""
    beside = path.with_name(f"{path.stem}-part.geojson")
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            end = ""
            for i, part in enumerate(_parts(frame, _ROWS["GeoJSON"])):
                part.to_file(beside, driver="GeoJSON", engine="pyogrio", layer=layer)
                text = beside.read_text(encoding="utf-8")
                first, last = text.index(_BEGIN) + len(_BEGIN), text.rindex(_END)
                file.write(text[:first] if i == 0 else ",\n")
                file.write(text[first:last])
                end = text[last:]
            file.write(end)
    finally:
        beside.unlink(missing_ok=True)
