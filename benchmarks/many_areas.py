"""A made-up country of many areas with detailed borders: ``python -m benchmarks.many_areas FILE``.

Voronoi cells of clustered points over Canada's extent. Each border is one rough line that both of
its areas have, to the last bit, so that they are a valid coverage as real areas are.
"""

from __future__ import annotations

import sys
from pathlib import Path

import geopandas
import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.spatial import Voronoi

N_AREAS, N_VERTICES = 240_000, 20_000_000
WEST, SOUTH, EAST, NORTH = 3.7e6, 0.7e6, 8.9e6, 3.6e6
"""Metres of EPSG:3347: where most of Canada's people live."""
_TOWNS, _SPREAD, _CENTIMETRES = 900, 60_000.0, 100.0


def country(n: int = N_AREAS, vertices: int = N_VERTICES, seed: int = 19) -> geopandas.GeoDataFrame:
    """The areas: id, population and polygon.

    Parameters
    ----------
    n
        Number of areas.
    vertices
        About how many all polygons have together.
    seed
        Of the points and borders.
    """
    rng = np.random.default_rng(seed)
    points = _points(n, rng)
    found = Voronoi(np.concatenate([points, _around()]))
    ridges, ends = np.asarray(found.ridge_points), np.asarray(found.ridge_vertices)
    inner = (ridges < n).any(axis=1)
    ridges, ends = ridges[inner], ends[inner]
    pieces = max(1, round(vertices / (2 * len(ridges))))
    lines = _rough(found.vertices[ends], found.points[ridges[:, 0]], pieces, rng)
    shapes = _polygons(points, ridges, lines)
    people = np.maximum(1, rng.lognormal(6.2, 0.5, n)).round().astype(np.int64)
    ids = np.array([f"{10_000_000 + i}" for i in range(n)], dtype=object)
    columns = {"area_id": ids, "population": people}
    return geopandas.GeoDataFrame(columns, geometry=shapes, crs="EPSG:3347")


def _points(n: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """(n, 2) points, most of them in towns."""
    size = np.array([EAST - WEST, NORTH - SOUTH])
    towns = rng.uniform(0.04, 0.96, (_TOWNS, 2)) * size
    weights = rng.pareto(1.1, _TOWNS) + 0.1
    of = rng.choice(_TOWNS, n, p=weights / weights.sum())
    spread = _SPREAD * rng.uniform(0.1, 1.0, _TOWNS)[of][:, None]
    points = towns[of] + rng.normal(0, 1, (n, 2)) * spread
    far = rng.random(n) < 0.15
    points[far] = rng.uniform(0.02, 0.98, (int(far.sum()), 2)) * size
    outside = ((points < 0.01 * size) | (points > 0.99 * size)).any(axis=1)
    points[outside] = rng.uniform(0.02, 0.98, (int(outside.sum()), 2)) * size
    return np.array([WEST, SOUTH]) + points


def _around() -> NDArray[np.float64]:
    """Points around all others, whose cells close theirs and are left out."""
    step = np.linspace(0.0, 1.0, 400)
    x, y = WEST + step * (EAST - WEST), SOUTH + step * (NORTH - SOUTH)
    sides = [(x, np.full_like(x, SOUTH)), (x, np.full_like(x, NORTH))]
    sides += [(np.full_like(y, WEST), y), (np.full_like(y, EAST), y)]
    return np.unique(np.concatenate([np.column_stack(side) for side in sides]), axis=0)


def _rough(
    ends: NDArray[np.float64], beside: NDArray[np.float64], pieces: int, rng: np.random.Generator
) -> NDArray[np.float64]:
    """(r, pieces + 1, 2) lines between two ends each, whole centimetres.

    A line stays nearer to the border than half of the triangle that either site spans with it,
    so that no two lines cross.
    """
    a, b = ends[:, 0], ends[:, 1]
    along = b - a
    length = np.maximum(np.hypot(*along.T), 1e-9)
    across = np.column_stack([-along[:, 1], along[:, 0]]) / length[:, None]
    reach = np.abs(((beside - a) * across).sum(axis=1))
    t = np.linspace(0.0, 1.0, pieces + 1)
    walk = np.cumsum(rng.normal(0, 1, (len(a), pieces + 1)), axis=1) / np.sqrt(pieces)
    room = 0.4 * np.minimum(t, 1 - t)[None, :] * np.minimum(reach, length)[:, None]
    offset = np.tanh(walk) * room
    line = a[:, None, :] + t[None, :, None] * along[:, None, :]
    line += offset[:, :, None] * across[:, None, :]
    line[:, -1] = b
    return np.asarray(np.round(line * _CENTIMETRES) / _CENTIMETRES)


def _polygons(
    points: NDArray[np.float64], ridges: NDArray[np.intp], lines: NDArray[np.float64]
) -> NDArray[np.object_]:
    """(n,) the polygon around each point: its lines in order, each turned the right way."""
    n, pieces = len(points), lines.shape[1] - 1
    owner = np.concatenate([ridges[:, 0], ridges[:, 1]])
    line = np.concatenate([np.arange(len(ridges))] * 2)
    line, owner = line[owner < n], owner[owner < n]
    from_site = lines[line][:, [0, -1]] - points[owner][:, None, :]
    middle = from_site.sum(axis=1)
    order = np.lexsort((np.arctan2(middle[:, 1], middle[:, 0]), owner))
    line, owner, from_site = line[order], owner[order], from_site[order]
    turned = from_site[:, 0, 0] * from_site[:, 1, 1] < from_site[:, 0, 1] * from_site[:, 1, 0]
    coordinates = lines[line]
    coordinates[turned] = coordinates[turned][:, ::-1]
    sides = np.bincount(owner, minlength=n)
    first = np.concatenate([[0], np.cumsum(sides)[:-1]])
    # Each ring is its lines without their last points, and its first point again.
    rings = np.insert(
        coordinates[:, :pieces].reshape(-1, 2), np.cumsum(sides) * pieces, coordinates[first, 0], 0
    )
    ring_offsets = np.concatenate([[0], np.cumsum(sides * pieces + 1)])
    each = np.arange(n + 1)
    return np.asarray(
        shapely.from_ragged_array(shapely.GeometryType.POLYGON, rings, (ring_offsets, each)),
        dtype=object,
    )


def written(path: Path, n: int = N_AREAS, vertices: int = N_VERTICES) -> Path:
    """The file of a country, made if it is not there yet; its ending says the format."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        frame = country(n, vertices)
        if path.suffix == ".parquet":
            frame.to_parquet(path)
        else:
            frame.to_file(path, engine="pyogrio")
    return path


if __name__ == "__main__":
    numbers = [int(of) for of in sys.argv[2:]]
    frame = geopandas.read_parquet(written(Path(sys.argv[1]).with_suffix(".parquet"), *numbers))
    print(f"{len(frame):,} areas, {shapely.get_num_coordinates(frame.geometry).sum():,} vertices")
