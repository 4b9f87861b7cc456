"""Makes the sample study: ``python -m sample_data.make [folder]``.

The same program gives the same content every time: all randomness comes from `SEED`, and
coordinates lie on a grid of one metre.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pyogrio
import shapely
from numpy.typing import NDArray
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra
from scipy.spatial import cKDTree

from sample_data.land import KM, ORIGIN, SETTLEMENTS, Land, make_land
from sample_data.people import Character, Floats, make_people

SEED = 1867
PRUID = "19"
PRNAME = "New Selkirk / Nouvelle-Selkirk"
CENSUS_DIVISIONS = ((40.0, "01"), (95.0, "02"), (140.0, "03"), (1e9, "04"))  # west to east, km
PEOPLE_PER_FSA = 11_000
NOT_IN_USE = "DFIOQUWZ"
"""Letters that begin no real postal code."""
HERE = Path(__file__).parent


def make(folder: Path, share: float = 1.0) -> None:
    """Writes ``areas.gpkg`` (layers areas, fsa) and ``records.parquet``; see `parts`."""
    for part in parts(folder, share):
        part()


def parts(
    folder: Path, share: float = 1.0, compression_level: int = 12
) -> Iterator[Callable[[], None]]:
    """The work of `make` in parts that take seconds, each after the one before it.

    Parameters
    ----------
    folder
        Where to; it must exist.
    share
        Share of the full number of areas: less for quick tests, more for a larger province.
    compression_level
        Of the records: 12 is small, 1 is quick.

    Yields
    ------
    part
        Draws the land, divides it, invents its people, and writes the files.
    """
    rng = np.random.default_rng(SEED)
    lands: list[Land] = []
    yield lambda: lands.append(make_land(rng, share))
    made: list[tuple[gpd.GeoDataFrame, NDArray[np.int64]]] = []
    yield lambda: made.append(_areas(lands[0], rng))
    areas, people = made[0]
    tables: list[pa.Table] = []

    def settle() -> None:
        character = _character(_kilometres(areas.geometry.to_numpy()))
        ids = areas["DAUID"].to_numpy(dtype=object)
        tables.append(make_people(rng, ids, people, character))

    def write() -> None:
        _write_layers(folder / "areas.gpkg", areas)
        pq.write_table(
            tables[0], folder / "records.parquet", compression="zstd",
            compression_level=compression_level, row_group_size=1 << 17,
        )  # fmt: skip

    yield settle
    yield write


def _kilometres(geometry: NDArray[np.object_]) -> Floats:
    return np.asarray((shapely.get_coordinates(shapely.centroid(geometry)) - ORIGIN) / KM)


def _areas(land: Land, rng: np.random.Generator) -> tuple[gpd.GeoDataFrame, NDArray[np.int64]]:
    """The table of areas in the order of their ids, and how many people each really has."""
    at = _kilometres(land.areas)
    edges = [x for x, _ in CENSUS_DIVISIONS]
    division = np.array([c for _, c in CENSUS_DIVISIONS])[np.searchsorted(edges, at[:, 0])]
    order = np.lexsort((_walk(at), division))
    geometry, at, division = land.areas[order], at[order], division[order]
    number = np.zeros(len(order), dtype=np.int64)
    for code in np.unique(division):
        number[division == code] = np.arange(1, (division == code).sum() + 1) + 100
    people = rng.integers(400, 701, len(order))
    people[_apartments(at)] += rng.integers(100, 500, len(order))[_apartments(at)]
    quiet = rng.choice(len(order), size=4, replace=False)
    people[quiet[:3]] = 0  # a park, a port, an airport
    population = people.astype(np.float64)
    population[quiet[3]] = np.nan  # people live there, but the census does not say how many
    table = gpd.GeoDataFrame(
        {
            "DAUID": [f"{PRUID}{d}{n:04d}" for d, n in zip(division, number, strict=True)],
            "PRUID": PRUID,
            "PRNAME": PRNAME,
            "CFSAUID": _fsa(geometry, at, people),
            "LANDAREA": np.round(shapely.area(geometry) / KM**2, 4),
            "population": pd.Series(population).astype("Int64"),
        },
        geometry=geometry,
        crs="EPSG:3347",
    )
    return table, people


def _walk(at: Floats) -> NDArray[np.int64]:
    """Ranks areas along a Z-shaped walk, so that neighbours tend to have near ids."""
    x, y = (np.clip(at, -20, 200) * 4 + 80).astype(np.int64).T
    bits = np.arange(10)
    return np.asarray(
        (((x[:, None] >> bits) & 1) << (2 * bits)).sum(axis=1)
        + (((y[:, None] >> bits) & 1) << (2 * bits + 1)).sum(axis=1)
    )


def _apartments(at: Floats) -> NDArray[np.bool_]:
    """Areas in the very middle of the capital."""
    _, x, y, _, _ = SETTLEMENTS[0]
    return np.asarray(np.hypot(at[:, 0] - x, at[:, 1] - y) < 1.6)


def _character(at: Floats) -> Character:
    """Smooth fields over the land."""
    strength = np.array([n for *_, n, _ in SETTLEMENTS]) / SETTLEMENTS[0][3]
    places = np.array([(x, y) for _, x, y, _, _ in SETTLEMENTS])
    spread = np.array([s for *_, s in SETTLEMENTS])
    away = np.linalg.norm(at[:, None, :] - places, axis=2)
    pull = strength**0.45 * np.exp(-0.5 * (away / (1.5 * spread)) ** 2)
    capital = away[:, 0]
    north = np.linalg.norm(at - np.array([60.0, 110.0]), axis=1)
    west = 1 / (1 + np.exp((at[:, 0] - 40.0 - 0.12 * (at[:, 1] - 60)) / 6.0))
    campus = np.linalg.norm(at - (places[0] + [2.2, 1.6]), axis=1)
    return Character(
        urban=pull.max(axis=1),
        french=np.clip(0.03 + 0.72 * west + 0.35 * np.exp(-((north / 22) ** 2)), 0, 0.85),
        students=np.exp(-0.5 * (campus / 1.7) ** 2),
        families=np.exp(-0.5 * ((capital - 9.5) / 3.0) ** 2),
    )


def _fsa(
    geometry: NDArray[np.object_], at: Floats, people: NDArray[np.int64]
) -> NDArray[np.object_]:
    """(n,) FSA of each area: groups of areas that touch, of about equal population.

    The letters begin no real postal code; a second character of 0 means countryside.
    """
    count = max(3, round(people.sum() / PEOPLE_PER_FSA))
    seeds = _spread(at, people, count)
    left, right = shapely.STRtree(geometry).query(geometry, predicate="intersects")
    length = np.linalg.norm(at[left] - at[right], axis=1) + 1e-6
    graph = csr_array((length, (left, right)), shape=(len(at), len(at)))
    away = dijkstra(graph, directed=False, indices=seeds)
    apart = ~np.isfinite(away).any(axis=0)
    away[:, apart] = np.linalg.norm(at[seeds][:, None] - at[apart], axis=2)
    group = away.argmin(axis=0)
    area = np.bincount(group, shapely.area(geometry), minlength=count)
    rural = area > 250e6
    first = np.where(rural, "D0", "D1").astype(object)
    codes = np.empty(count, dtype=object)
    for kind in ("D0", "D1"):
        members = np.flatnonzero(first == kind)
        members = members[np.argsort(at[seeds[members], 0])]
        letters, digits = "ABCEGHJKLMNPRSTVWXYZ", "0" if kind == "D0" else "123456789"
        for i, member in enumerate(members):
            tens, letter = divmod(i, len(letters))
            begins, digit = divmod(tens, len(digits))
            codes[member] = f"{NOT_IN_USE[begins]}{digits[digit]}{letters[letter]}"
    return np.asarray(codes[group])


def _spread(at: Floats, people: NDArray[np.int64], count: int) -> NDArray[np.intp]:
    """Indices of areas that share the population about equally: repeated halving."""
    groups = [np.arange(len(at))]
    while len(groups) < count:
        groups.sort(key=lambda g: int(people[g].sum()))
        largest = groups.pop()
        span = np.ptp(at[largest], axis=0)
        order = largest[np.argsort(at[largest, int(np.argmax(span))], kind="stable")]
        half = int(np.searchsorted(np.cumsum(people[order]), people[order].sum() / 2)) + 1
        groups += [order[:half], order[half:]]
    centres = np.array([np.median(at[g], axis=0) for g in groups])
    return np.asarray(np.unique(cKDTree(at).query(centres)[1]))


def _write_layers(path: Path, areas: gpd.GeoDataFrame) -> None:
    """Both layers, with a fixed date inside so that the bytes do not change either."""
    path.unlink(missing_ok=True)
    pyogrio.set_gdal_config_options({"OGR_CURRENT_DATE": "2026-01-01T00:00:00.000Z"})
    try:
        _multi(areas).to_file(path, layer="areas", driver="GPKG")
        _multi(_fsa_layer(areas)).to_file(path, layer="fsa", driver="GPKG")
    finally:
        pyogrio.set_gdal_config_options({"OGR_CURRENT_DATE": None})


def _multi(layer: gpd.GeoDataFrame) -> gpd.GeoDataFrame:
    """One geometry type for the whole layer, as genuine boundary files have."""
    parts = [shapely.multipolygons(shapely.get_parts(g)) for g in layer.geometry]
    return layer.set_geometry(gpd.GeoSeries(parts, index=layer.index, crs=layer.crs))


def _fsa_layer(areas: gpd.GeoDataFrame) -> gpd.GeoDataFrame:
    groups = areas.groupby("CFSAUID", sort=True)
    shapes = [shapely.coverage_union_all(g.geometry.to_numpy()) for _, g in groups]
    return gpd.GeoDataFrame(
        {
            "CFSAUID": [code for code, _ in groups],
            "PRUID": PRUID,
            "PRNAME": PRNAME,
            "LANDAREA": [round(float(g["LANDAREA"].sum()), 4) for _, g in groups],
            "population": pd.array([int(g["population"].sum()) for _, g in groups], dtype="Int64"),
        },
        geometry=gpd.GeoSeries(shapes, crs=areas.crs),
    )


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
