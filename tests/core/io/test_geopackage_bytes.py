"""GeoPackages: the same layer is the same bytes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pandas as pd
from shapely.geometry import box

from core.io.geopackage import write_layer


def test_two_writers_at_once_both_write_the_same_bytes(tmp_path):
    """Settings of GDAL are those of the process; one writer must not undo them under another."""
    shapes = [box(i, 0, i + 1, 1) for i in range(400)]
    table = pd.DataFrame({"id": range(400)})

    def write(i: int) -> bytes:
        path = tmp_path / f"{i}.gpkg"
        write_layer(path, "regions", table, shapes, 3347)
        return path.read_bytes()

    with ThreadPoolExecutor(4) as several:
        assert len(set(several.map(write, range(24)))) == 1
