"""Area files: how much longer recognising, checking and placing takes than plain reading.

57,600 made-up polygons in every format against ``geopandas.read_file`` or ``read_parquet`` of the
same file in the same run, and an attribute file of 490,000 blocks against ``pandas.read_csv``.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import geopandas
import numpy as np
import pandas as pd
import shapely

from core.io.areas import AreaSource, inspect_areas, join_population, read_areas, relate
from core.steps import finish

SIDE = 240
N_BLOCKS = 490_000


def seconds(call: Callable[[], object]) -> float:
    """The best of three."""
    best = np.inf
    for _ in range(3):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def polygons(vertices_per_side: int) -> geopandas.GeoDataFrame:
    """A grid of areas whose edges have so many vertices."""
    x, y = (a.ravel() * 1000.0 for a in np.meshgrid(np.arange(SIDE), np.arange(SIDE)))
    x, y = x + 7e6, y + 1e6
    shapes = shapely.box(x, y, x + 1000, y + 1000)
    if vertices_per_side > 1:
        shapes = shapely.segmentize(shapes, 1000 / vertices_per_side)
    ids = [f"35{i:06d}" for i in range(SIDE * SIDE)]
    return geopandas.GeoDataFrame(
        {"DAUID": ids, "population": 500}, geometry=shapes, crs="EPSG:3347"
    )


def attribute_file(path: Path) -> Path:
    """One row per dissemination block, as published."""
    area = np.sort(np.random.default_rng(1).integers(0, SIDE * SIDE, N_BLOCKS))
    ids = pd.Series(35_000_000 + area).astype("str")
    frame = pd.DataFrame(
        {
            "DBUID_IDIDU": ids + "001",
            "DBPOP2021_IDPOP2021": area % 300,
            "DBAREA2021_IDSUP2021": 0.0123,
            "DAUID_ADIDU": ids,
            "DARPLAMX_ADLAMX": 7e6 + area,
            "DARPLAMY_ADLAMY": 1e6 + area % 239,
            "PRUID_PRIDU": "35",
            "PRNAME_PRNOM": "Québec",
            "CDUID_DRIDU": ids.str[:4],
            "CSDNAME_SDRNOM": "Montréal",
        }
    )
    frame.to_csv(path, index=False, encoding="cp1252")
    return path


def report(name: str, ours: float, plain: float) -> None:
    """One line of the table."""
    print(f"{name:<44}{ours:8.2f} s{plain:10.2f} s{ours / plain:8.1f} x")


def main() -> None:
    """Prints the table."""
    print(f"{'':<44}{'VBAS':>10}{'plain':>12}{'ratio':>10}")
    with tempfile.TemporaryDirectory() as folder:
        for vertices in (2, 20):
            frame = polygons(vertices)
            count = int(shapely.get_num_coordinates(frame.geometry.to_numpy()).sum())
            for ending in ("gpkg", "shp", "parquet"):
                path = Path(folder) / f"areas{vertices}.{ending}"
                parquet = ending == "parquet"
                frame.to_parquet(path) if parquet else frame.to_file(path)
                plain = geopandas.read_parquet if parquet else geopandas.read_file
                report(
                    f"{len(frame):,} polygons, {count:,} vertices, {ending}",
                    seconds(lambda path=path: finish(read_areas(AreaSource(path)))),  # type: ignore[misc]
                    seconds(lambda path=path, plain=plain: plain(path)),  # type: ignore[misc]
                )
        blocks = attribute_file(Path(folder) / "gaf.csv")
        plain_csv = seconds(lambda: pd.read_csv(blocks, dtype=str, encoding="cp1252"))
        ours = seconds(lambda: finish(read_areas(AreaSource(blocks))))
        report(f"attribute file, {N_BLOCKS:,} blocks", ours, plain_csv)
        report("  a look into it", seconds(lambda: inspect_areas(blocks)), plain_csv)
        areas = finish(read_areas(AreaSource(Path(folder) / "areas2.gpkg"))).layer
        ours = seconds(lambda: join_population(areas, blocks))
        report("  joined as population table", ours, plain_csv)
        units = finish(read_areas(AreaSource(Path(folder) / "areas20.gpkg", name="units"))).layer
        points = geopandas.GeoSeries.from_xy(*areas.points.T, crs=3347).to_frame("geometry")
        polygons_ = geopandas.GeoDataFrame(geometry=np.asarray(units.geometry), crs=3347)
        report(
            "57,600 points related to as many polygons",
            seconds(lambda: relate(areas, units, "unit")),
            seconds(lambda: geopandas.sjoin(points, polygons_)),
        )


if __name__ == "__main__":
    main()
