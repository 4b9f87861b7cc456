"""Small area files for the tests, written for real."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import geopandas
import numpy as np
import pyogrio
import shapely

from core.io.areas import AreaFile, AreaSource, read_areas
from core.steps import finish

LAMBERT = "EPSG:3347"
ORIGIN = (7_000_000.0, 1_000_000.0)


def squares(columns=3, rows=2, side=1000.0, origin=ORIGIN):
    """Square areas side by side, row by row from below."""
    x0, y0 = origin
    return np.array(
        [
            shapely.box(x0 + c * side, y0 + r * side, x0 + (c + 1) * side, y0 + (r + 1) * side)
            for r in range(rows)
            for c in range(columns)
        ],
        dtype=object,
    )


def da_frame(n=6, crs=LAMBERT, shapes=None, **columns):
    """A layer like the dissemination areas of Ontario."""
    shapes = squares() if shapes is None else shapes
    data = {
        "DAUID": [f"3501{i:04d}" for i in range(1, n + 1)],
        "PRUID": ["35"] * n,
        "LANDAREA": [1.0] * n,
        "population": [500 + i for i in range(n)],
        **columns,
    }
    return geopandas.GeoDataFrame(
        {name: values for name, values in data.items() if values is not None},
        geometry=shapes,
        crs=crs,
    )


def read(path, **choices) -> AreaFile:
    return finish(read_areas(AreaSource(Path(path), **choices)))


def write(frame, path, **options):
    pyogrio.write_dataframe(frame, path, **options)
    return path


def write_lines(path: Path, lines, encoding="utf-8", newline="\n"):
    path.write_bytes((newline.join(lines) + newline).encode(encoding))
    return path


def zip_files(target: Path, files, folder=""):
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            archive.write(file, folder + file.name)
    return target


def write_topojson(path: Path):
    """Two unit squares beside each other, in degrees, with FSA ids."""
    arcs = [
        [[-79, 44], [-79, 45]],
        [[-79, 45], [-80, 45], [-80, 44], [-79, 44]],
        [[-79, 44], [-78, 44], [-78, 45], [-79, 45]],
    ]

    def area(fsa, rings):
        return {"type": "Polygon", "properties": {"CFSAUID": fsa, "PRUID": "35"}, "arcs": rings}

    shapes = [area("L0A", [[0, 1]]), area("L0B", [[2, -1]])]
    topology = {
        "type": "Topology",
        "objects": {"fsa": {"type": "GeometryCollection", "geometries": shapes}},
        "arcs": arcs,
    }
    path.write_text(json.dumps(topology))
    return path
