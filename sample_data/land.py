"""The land of the fictional province: coast, islands, lake, and its division into areas.

Areas are the cells of a Voronoi diagram whose borders are bent by one smooth displacement of the
plane, so that the two sides of a border stay the same line. Coast and borders are then noded
together on a grid of one metre: the result is an exactly valid polygon coverage.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.spatial import Voronoi, cKDTree
from shapely.geometry import LineString, MultiPolygon, Polygon

ORIGIN = np.array([8_950_000.0, 1_470_000.0])  # EPSG:3347 metres; open ocean, Atlantic Canada
KM = 1000.0

MAINLAND = [
    (6, 72), (13, 59), (9, 47), (17, 38), (27, 41), (33, 49), (38, 39), (33, 27),
    (41, 17), (55, 13), (65, 17), (68, 29), (66, 39), (70, 45), (71, 53), (74, 54),
    (76, 46), (82, 42), (79, 31), (88, 19), (102, 15), (115, 21), (128, 18), (133, 29),
    (137, 28), (141, 23), (151, 22), (162, 31), (157, 42), (147, 46), (138, 50), (133, 58),
    (138, 60), (147, 61), (159, 63), (171, 71), (178, 84), (168, 93), (153, 88), (140, 91),
    (146, 98), (152, 109), (163, 119), (160, 132), (150, 137), (141, 126), (136, 113), (125, 107),
    (113, 112), (104, 123), (92, 129), (84, 120), (86, 108), (81, 99), (78, 98), (73, 107),
    (66, 114), (54, 117), (46, 110), (43, 104), (39, 107), (34, 101), (23, 99), (13, 91),
    (5, 81),
]  # fmt: skip
ISLANDS = [
    [(92, 1), (101, -3), (112, -2), (118, 3), (110, 8), (98, 7)],
    [(10, 113), (18, 107), (27, 110), (30, 119), (22, 127), (13, 124)],
    [(176, 108), (182, 105), (185, 112), (179, 116)],
    [(47, 3), (52, 1), (54, 5), (50, 7)],
]
LAKE = [(96, 70), (104, 64), (113, 66), (120, 73), (113, 76), (105, 73), (99, 76)]

SETTLEMENTS = [
    # name, x km, y km, areas, spread km (standard deviation of the distance from the centre)
    ("Selkirk Harbour", 73.0, 56.0, 195, 6.0),
    ("Eastmarch", 131.0, 60.0, 100, 4.4),
    ("Port Laurent", 79.0, 97.0, 58, 3.4),
    ("Anse-aux-Aulnes", 29.0, 54.0, 22, 2.0),
    ("Cape Wrack", 155.0, 33.0, 10, 1.7),
    ("Tern Point", 167.0, 82.0, 12, 1.8),
    ("Northlight", 153.0, 124.0, 8, 1.6),
    ("Baie-Claire", 42.0, 101.0, 14, 1.8),
    ("Millbrook", 54.0, 74.0, 10, 1.6),
    ("Lakeside", 107.0, 60.0, 9, 1.6),
    ("Fairhaven", 104.0, 113.0, 9, 1.7),
    ("Southport", 114.0, 29.0, 9, 1.7),
    ("Gull Island", 105.0, 3.0, 5, 2.4),
    ("Ile-du-Nord", 20.0, 117.0, 5, 2.6),
]


@dataclass(frozen=True)
class Land:
    """The areas of the province: polygons (metres, EPSG:3347) and the seed of each (km)."""

    areas: NDArray[np.object_]
    seeds: NDArray[np.float64]


def make_land(rng: np.random.Generator, share: float = 1.0) -> Land:
    """Draws the province and divides it into areas.

    Parameters
    ----------
    rng
        Source of all randomness.
    share
        Share of the full number of areas (for quick tests).
    """
    shore = _shore(rng)
    warp = _Warp(rng)
    seeds = _seeds(rng, shore, share)
    seeds, borders = _borders(seeds, warp)
    lines = [borders, shapely.boundary(shore)]
    noded = shapely.union_all(shapely.transform(lines, _to_metres), grid_size=1.0)
    faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(noded)))
    inside = shapely.point_on_surface(faces)
    middle = (shapely.get_coordinates(inside) - ORIGIN) / KM
    on_land = shapely.contains_xy(shore, *middle.T)
    owner = np.asarray(cKDTree(seeds).query(warp.inverse(middle[on_land]))[1])
    return _join_faces(faces[on_land], owner, seeds)


def _to_metres(xy: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(xy * KM + ORIGIN)


def _shore(rng: np.random.Generator) -> MultiPolygon:
    """The coast (km): hand-drawn outlines, made rough by repeated halving of their edges."""
    mainland = _rough(MAINLAND, rng, 5)
    islands = [_rough(ring, rng, 4) for ring in ISLANDS]
    lake = _rough(LAKE, rng, 4)
    islets = [_rough(_circle(x, y, r), rng, 3) for x, y, r in _islets(rng)]
    land = shapely.union_all([mainland, *islands, *islets])
    land = shapely.difference(land, lake)
    parts = [p for p in shapely.get_parts(land) if p.area > 0.4]
    return MultiPolygon(parts)


def _islets(rng: np.random.Generator) -> list[tuple[float, float, float]]:
    """Small islands scattered before some stretches of coast."""
    groups = [
        (66.0, 10.0),
        (144.0, 15.0),
        (170.0, 103.0),
        (30.0, 92.0 + 14),
        (90.0, 134.0),
        (3.0, 60.0),
    ]
    return [
        (x + rng.normal(0, 3.0), y + rng.normal(0, 2.0), rng.uniform(0.5, 1.1))
        for x, y in groups
        for _ in range(3)
    ]


def _circle(x: float, y: float, r: float) -> list[tuple[float, float]]:
    turn = np.linspace(0, 2 * np.pi, 9)[:-1]
    return [(x + r * 1.5 * np.cos(t), y + r * np.sin(t)) for t in turn]


def _rough(ring: Sequence[tuple[float, float]], rng: np.random.Generator, levels: int) -> Polygon:
    """A closed outline with fractal detail; drawn again until it does not cross itself."""
    for _ in range(200):
        xy = np.array(ring, dtype=np.float64)
        for level in range(levels):
            ahead = np.roll(xy, -1, axis=0)
            along = ahead - xy
            across = np.column_stack([-along[:, 1], along[:, 0]])
            size = 0.19 if level else 0.14
            middle = (xy + ahead) / 2 + across * rng.normal(0, size, len(xy)).clip(-0.4, 0.4)[
                :, None
            ]
            xy = np.stack([xy, middle], axis=1).reshape(-1, 2)
        outline = Polygon(xy)
        if outline.is_valid:
            return outline
    raise RuntimeError("The outline crosses itself every time.")


class _Warp:
    """A smooth displacement of the plane (km): waves of falling length, so borders are wiggly."""

    def __init__(self, rng: np.random.Generator) -> None:
        lengths = 26.0 / 2.0 ** np.arange(7)
        waves = 5
        turn = rng.uniform(0, 2 * np.pi, (len(lengths), waves))
        rate = 2 * np.pi / (lengths[:, None] * rng.uniform(0.75, 1.3, turn.shape))
        self._rate = np.stack([np.cos(turn) * rate, np.sin(turn) * rate], axis=-1).reshape(-1, 2)
        self._phase = rng.uniform(0, 2 * np.pi, (2, turn.size))
        self._size = np.repeat(lengths * np.linspace(0.024, 0.06, len(lengths)), waves) * np.sqrt(
            2 / waves
        )

    def __call__(self, xy: NDArray[np.float64]) -> NDArray[np.float64]:
        angle = xy @ self._rate.T
        return np.asarray(
            xy + np.column_stack([np.sin(angle + p) @ self._size for p in self._phase])
        )

    def inverse(self, xy: NDArray[np.float64]) -> NDArray[np.float64]:
        """Where the point came from (the displacement is a contraction)."""
        at = xy.copy()
        for _ in range(60):
            at += 0.7 * (xy - self(at))
        return at


def _seeds(rng: np.random.Generator, shore: MultiPolygon, share: float) -> NDArray[np.float64]:
    """(n, 2) km: dense about the settlements, sparse elsewhere, evened out a little."""
    groups = []
    for _, x, y, count, spread in SETTLEMENTS:
        n = max(2, round(count * share))
        reach = np.minimum(rng.exponential(1.0, 6 * n) ** 0.75, 2.6) * spread * 1.15
        turn = rng.uniform(0, 2 * np.pi, len(reach))
        xy = np.column_stack([x + reach * np.cos(turn), y + reach * np.sin(turn)])
        groups.append(xy[shapely.contains_xy(shore, *xy.T)][:n])
    settled = np.concatenate(groups)
    wild = rng.uniform(shapely.bounds(shore)[:2], shapely.bounds(shore)[2:], (6000, 2))
    wild = wild[shapely.contains_xy(shore, *wild.T)]
    far = cKDTree(settled).query(wild)[0] > 2.5
    wild = wild[far][: max(12, round(141 * share))]
    wild = _evened(wild, rng, shore, rounds=2)
    return _lloyd(np.concatenate([settled, wild]), rounds=2)


def _evened(
    points: NDArray[np.float64], rng: np.random.Generator, shore: MultiPolygon, rounds: int
) -> NDArray[np.float64]:
    """Moves each point to the mean of the land nearest to it, a few times."""
    sample = rng.uniform(shapely.bounds(shore)[:2], shapely.bounds(shore)[2:], (20000, 2))
    sample = sample[shapely.contains_xy(shore, *sample.T)]
    for _ in range(rounds):
        nearest = cKDTree(points).query(sample)[1]
        n = np.maximum(np.bincount(nearest, minlength=len(points)), 1)[:, None]
        total = np.column_stack(
            [np.bincount(nearest, sample[:, a], minlength=len(points)) for a in (0, 1)]
        )
        points = np.where(total == 0, points, total / n)
    return points


def _far(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Points far outside, so that every cell inside is bounded."""
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    ring = np.column_stack([np.cos(turn), np.sin(turn)]) * 400 + [95, 65]
    return np.concatenate([points, ring])


def _lloyd(points: NDArray[np.float64], rounds: int) -> NDArray[np.float64]:
    """Moves points half way to the centre of their Voronoi cell (cells of towns stay small)."""
    for _ in range(rounds):
        diagram = Voronoi(_far(points))
        corners = [
            diagram.vertices[diagram.regions[r]].mean(axis=0)
            for r in diagram.point_region[: len(points)]
        ]
        step = np.array(corners) - points
        length = np.linalg.norm(step, axis=1, keepdims=True)
        points = points + 0.5 * step * np.minimum(1, 3.0 / np.maximum(length, 1e-9))
    return points


def _borders(
    seeds: NDArray[np.float64], warp: _Warp
) -> tuple[NDArray[np.float64], shapely.MultiLineString]:
    """The Voronoi diagram's edges, densified and bent; and the seeds with the far ring."""
    points = _far(seeds)
    diagram = Voronoi(points)
    lines = []
    for (a, b), ridge in zip(diagram.ridge_points, diagram.ridge_vertices, strict=True):
        if -1 in ridge or (a >= len(seeds) and b >= len(seeds)):
            continue
        ends = diagram.vertices[ridge]
        length = float(np.linalg.norm(ends[1] - ends[0]))
        step = float(np.clip(length / 9, 0.07, 0.9))
        t = np.linspace(0, 1, max(2, int(np.ceil(length / step)) + 1))[:, None]
        lines.append(LineString(warp(ends[0] * (1 - t) + ends[1] * t)))
    return points, shapely.MultiLineString(lines)


def _join_faces(
    faces: NDArray[np.object_], owner: NDArray[np.integer], seeds: NDArray[np.float64]
) -> Land:
    """One polygon per seed; scraps that the coast cut off go to the neighbour along the shore."""
    size = shapely.area(faces)
    main = np.zeros(len(faces), dtype=bool)
    order = np.lexsort((-size, owner))
    first = np.r_[True, owner[order][1:] != owner[order][:-1]]
    main[order[first]] = True
    main &= size > 60_000.0
    tree, of_main = shapely.STRtree(faces), shapely.STRtree(faces[main])
    for i in np.flatnonzero(~main)[np.argsort(-size[~main], kind="stable")]:
        near = tree.query(faces[i], predicate="touches")
        near = near[main[near]]
        shared = shapely.length(shapely.intersection(faces[i], faces[near]))
        if len(near) and shared.max() > 0:
            owner[i] = owner[near[np.argmax(shared)]]
        else:
            owner[i] = owner[main][of_main.query_nearest(faces[i]).min()]
    used = np.unique(owner)
    areas = [shapely.coverage_union_all(faces[owner == u]) for u in used]
    return Land(np.array(areas, dtype=object), seeds[used])
