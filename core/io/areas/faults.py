"""What can be wrong with polygons: listed all, repaired where that is safe."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import shapely
from numpy.typing import NDArray

from core.background import in_all_cores
from core.errors import Notice
from core.io.areas.types import OVERLAP, Fault
from core.polygons import FlatPolygons
from core.shared_borders import shared_borders

Shapes = NDArray[np.object_]
_POLYGONAL = (3, 6)
_FEW_VERTICES = 50_000
"""Of so few, all are looked at; compiled code would take longer to load."""
_MOST = 0.5
"""Share of areas that are looked at from which on all are."""
_MANY = 500
"""Areas that are not asked one by one whether they touch another."""


def polygonal(shape: Any) -> Any:
    """The polygons of a geometry, put together; an empty polygon if it has none."""
    parts = shapely.get_parts(shapely.get_parts(np.array([shape])))
    polygons = parts[np.isin(shapely.get_type_id(parts), _POLYGONAL)]
    if len(polygons) == 1:
        return polygons[0]
    return shapely.union_all(polygons) if len(polygons) else shapely.Polygon()


def repair_rings(ids: Shapes, shapes: Shapes) -> tuple[Shapes, list[Fault]]:
    """Makes invalid polygons valid; what is no polygon afterwards is dropped.

    Parameters
    ----------
    ids, shapes
        (n,) ids and polygons.

    Returns
    -------
    shapes, faults
        (n,) valid polygons, and one fault for each that was mended.
    """
    parts = np.array_split(shapes, os.cpu_count() or 1)
    broken = np.flatnonzero(~np.concatenate(in_all_cores(shapely.is_valid, parts)))
    if not len(broken):
        return shapes, []
    reasons = shapely.is_valid_reason(shapes[broken])
    mended = shapely.make_valid(shapes[broken], method="structure", keep_collapsed=False)
    repaired = shapes.copy()
    repaired[broken] = [polygonal(shape) for shape in mended]
    places = _places(repaired[broken])
    faults = [
        Fault(
            "invalid ring",
            (str(ids[i]),),
            *place,
            repaired=True,
            about=Notice(
                "The boundary of area {area} was invalid ({reason}) and was repaired.",
                area=ids[i],
                reason=str(reason).split("[")[0].lower(),
            ),
        )
        for i, place, reason in zip(broken, places, reasons, strict=True)
    ]
    return repaired, faults


def find_faults(
    ids: Shapes, shapes: Shapes, polygons: FlatPolygons | None = None
) -> tuple[list[Fault], bool]:
    """Duplicates, overlaps and islands among valid polygons.

    Parameters
    ----------
    ids, shapes
        (n,) ids and polygons; empty ones are passed over.
    polygons
        The same polygons as flat arrays, if they are there already.

    Returns
    -------
    faults, valid_coverage
        Nothing is repaired; the polygons are a valid coverage if no two overlap and edges that
        run along each other are the same (what ``shapely.coverage_is_valid`` asks).
    """
    there = ~shapely.is_empty(shapes)
    some_odd, some_matched = np.ones(len(shapes), bool), np.zeros(len(shapes), bool)
    if shapely.get_num_coordinates(shapes).sum() > _FEW_VERTICES:
        polygons = FlatPolygons.from_geometry(shapes) if polygons is None else polygons
        shared = shared_borders(polygons, shapes)
        some_odd, some_matched = shared.some_odd, shared.some_matched
    ids, shapes = ids[there], shapes[there]
    if not len(shapes):
        return [], True
    concerned, edges = misfitting(shapes, some_odd[there])
    misfits = _area_faults(
        OVERLAP,
        ids[concerned],
        _places(edges),
        lambda area: Notice(
            "Area {area} overlaps a neighbour, or their common edge is not the same.", area=area
        ),
    )
    alone = islands(ids, shapes, ~some_matched[there])
    return [*duplicates(ids, shapes), *misfits, *alone], not misfits


def misfitting(shapes: Shapes, some_odd: NDArray[np.bool_]) -> tuple[NDArray[np.intp], Any]:
    """The areas that overlap a neighbour or whose edge is not their neighbour's, and these edges.

    Parameters
    ----------
    shapes
        (n,) polygons, none of them empty.
    some_odd
        As `core.shared_borders` tells.

    Notes
    -----
    A coverage is valid where each piece of border belongs to one area on either side. Sums of
    areas change only across a border without a partner, so areas all of whose borders have one
    cannot lie over others; the costly look is for the rest, in large layers mostly at the rim.
    """
    asked = np.flatnonzero(some_odd)
    if len(asked) > _MOST * len(shapes):
        among = asked = np.arange(len(shapes))
    elif len(asked):
        found = shapely.STRtree(shapes).query(shapely.box(*shapely.bounds(shapes[asked]).T))
        among = np.union1d(found[1], asked)
    else:
        return asked, shapes[:0]
    edges = shapely.coverage_invalid_edges(shapes[among])[np.searchsorted(among, asked)]
    wrong = ~shapely.is_empty(edges)
    return asked[wrong], edges[wrong]


def duplicates(ids: Shapes, shapes: Shapes) -> list[Fault]:
    """Areas with the same polygon: one fault for each set of them."""
    key = pd.DataFrame(shapely.bounds(shapes)).assign(area=shapely.area(shapes))
    twice = np.flatnonzero(key.duplicated(keep=False))
    sets = key.iloc[twice].groupby(list(key.columns), sort=False).ngroup().to_numpy()
    members = [twice[sets == s] for s in range(sets.max() + 1)] if len(twice) else []
    same = [m[shapely.equals(shapes[m], shapes[m[0]])] for m in members]
    return _set_faults("duplicate geometry", ids, [m for m in same if len(m) > 1], shapes)


def duplicate_points(ids: Shapes, points: NDArray[np.float64]) -> list[Fault]:
    """Areas at exactly the same point: one fault for each set of them.

    Parameters
    ----------
    ids
        (n,) text.
    points
        (n, 2) float64, metres.
    """
    key = pd.DataFrame(points)
    twice = np.flatnonzero(key.duplicated(keep=False))
    if not len(twice):
        return []
    sets = key.iloc[twice].groupby([0, 1], sort=False).ngroup().to_numpy()
    order = np.argsort(sets, kind="stable")
    members = np.split(twice[order], np.flatnonzero(np.diff(sets[order])) + 1)
    return _set_faults("duplicate point", ids, members, np.asarray(shapely.points(points)))


def _set_faults(
    kind: str, ids: Shapes, members: list[NDArray[np.intp]], shapes: Shapes
) -> list[Fault]:
    text = (
        "{n} areas have the same polygon: {areas}."
        if kind == "duplicate geometry"
        else "{n} areas have the same point: {areas}."
    )
    return [
        Fault(
            kind,
            tuple(ids[m].tolist()),
            *_places(shapes[m[:1]])[0],
            repaired=False,
            about=Notice(text, n=len(m), areas=_some(ids[m])),
        )
        for m in members
    ]


def islands(ids: Shapes, shapes: Shapes, perhaps: NDArray[np.bool_]) -> list[Fault]:
    """Areas that touch no other area; ``perhaps`` are those that may be."""
    if len(shapes) < 2:
        return []
    alone = np.flatnonzero(perhaps)
    if len(alone) > _MANY:
        alone = np.flatnonzero(perhaps & ~_shares_vertex(shapes))
    if len(alone):
        # Neighbours in unclean layers share no vertex: these few are asked exactly.
        found = shapely.STRtree(shapes).query(shapes[alone], predicate="intersects")
        touching = alone[found[0]] != found[1]
        has_neighbour = np.zeros(len(shapes), bool)
        has_neighbour[alone[found[0][touching]]] = True
        alone = alone[~has_neighbour[alone]]
    return _area_faults(
        "island",
        ids[alone],
        _places(shapes[alone]),
        lambda area: Notice("Area {area} touches no other.", area=area),
    )


def _shares_vertex(shapes: Shapes) -> NDArray[np.bool_]:
    """Whether each polygon has a vertex that another has, too."""
    xy, of = shapely.get_coordinates(shapes, return_index=True)
    bits = np.ascontiguousarray(xy).view(np.uint64)
    # One sort by a mix of both coordinates takes a third of the time of a sort by two keys.
    mixed = bits[:, 0] * np.uint64(0x9E3779B97F4A7C15) ^ bits[:, 1]
    order = np.argsort(mixed)
    xy, of = xy[order], of[order]
    together = (xy[1:] == xy[:-1]).all(axis=1) & (of[1:] != of[:-1])
    shared = np.zeros(len(shapes), bool)
    shared[of[1:][together]] = True
    shared[of[:-1][together]] = True
    return shared


def _area_faults(
    kind: str, ids: Shapes, places: list[tuple[float, float]], sentence: Callable[[str], Notice]
) -> list[Fault]:
    return [
        Fault(kind, (area,), *place, repaired=False, about=sentence(area))
        for area, place in zip(ids.tolist(), places, strict=True)
    ]


def _places(shapes: Shapes) -> list[tuple[float, float]]:
    """A point of each shape to show the fault at; NaN for empty ones."""
    places = np.full((len(shapes), 2), np.nan)
    centres = shapely.centroid(shapes)
    there = np.asarray(~shapely.is_empty(centres), dtype=bool)
    places[there] = shapely.get_coordinates(centres[there])
    return [(x, y) for x, y in places.tolist()]


def _some(ids: Shapes) -> str:
    return ", ".join(ids[:5].tolist()) + (" ..." if len(ids) > 5 else "")
