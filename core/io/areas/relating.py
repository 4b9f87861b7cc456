"""Which coarser unit holds each area."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
import pandas as pd
import shapely
from numpy.typing import NDArray

from core.areas import AreaLayer, Listed
from core.canada import provinces_of_ids
from core.errors import N_, Notice, VbasError
from core.io import statcan
from core.io.areas.projection import project_points
from core.io.areas.values import as_ids

RELATED: Final = N_("Related to {layer} by column {column}: {count:,} of {n:,} areas.")
"""What is told of areas that lie in those of a coarser layer."""

TOLERANCE_M = 5_000.0
"""How far outside all polygons a point may lie (coarse coasts) and still get the nearest."""

Texts = NDArray[np.object_]


def relate(
    areas: AreaLayer, coarser: AreaLayer, level: str
) -> tuple[AreaLayer, tuple[Notice, ...]]:
    """Fills ``parents[level]`` of the areas with ids of the coarser layer.

    A column of the areas that holds such ids decides; where it is blank, or there is none, the
    coarser polygon that holds the area's point; where there is none, the nearest one within
    `TOLERANCE_M`.

    Parameters
    ----------
    areas
        The finer layer.
    level
        Name of the coarser level, such as "fsa".

    Raises
    ------
    VbasError
        If there is no such column and the coarser layer has no polygons, or if no area lies in it.
    """
    parents, notices = relate_by_column(areas, coarser, level)
    rest = np.flatnonzero(parents == "")
    if len(rest) and coarser.geometry is not None:
        parents[rest], more = _by_place(areas, coarser, rest)
        notices += more
    if not (parents != "").any():
        raise VbasError(
            "The areas of {fine} cannot be related to {coarse}: no column holds its ids, and no "
            "polygon of it holds an area.",
            "Load the polygons of {coarse} for the same part of the country.",
            fine=areas.name,
            coarse=coarser.name,
        )
    unknown = int((parents == "").sum())
    if unknown:
        template = "Areas that lie in no unit of {layer}: {count:,}."
        notices.append(Notice(template, count=unknown, layer=coarser.name))
    return replace(areas, parents=with_parents(areas, level, parents)), tuple(notices)


def relate_by_column(areas: Listed, coarser: Listed, level: str) -> tuple[Texts, list[Notice]]:
    """The unit of each area as a column of the areas tells it, and which column that is.

    Parameters
    ----------
    areas, coarser, level
        As for `relate`; nobody asks where they are.

    Returns
    -------
    parents, notices
        (n,) ids of the coarser areas, "" where no column tells; no notice if none does.
    """
    # The parents that a column tells, if it holds known ids for half of the areas or more.
    parents, column, most = np.full(len(areas), "", dtype=object), None, 0.5
    for name, ids in _candidates(areas, level).items():
        there = np.asarray(pd.Index(ids, dtype=object).isin(coarser.ids), dtype=bool)
        if there.mean() >= most:
            parents, column = np.where(there, ids, "").astype(object), name
            most = float(np.nextafter(there.mean(), 2))
    if column is None:
        return parents, []
    count = int((parents != "").sum())
    told = {"n": len(areas), "layer": coarser.name, "column": column}
    return parents, [Notice(RELATED, count=count, **told)]


def with_parents(areas: Listed, level: str, parents: Texts) -> dict[str, Texts]:
    """The levels of the areas with one more, and those that its ids tell.

    Parameters
    ----------
    level
        Name of the level; the ids of an FSA tell the postal region, and the province of areas
        that know none.
    parents
        (n,) ids.
    """
    found = {**areas.parents, level: parents}
    if level == "fsa":
        found["postal_region"] = pd.Series(parents, dtype="str").str[:1].to_numpy(object)
    if "province" not in found:
        province = provinces_of_ids(parents, level)
        if (province != "").any():
            found["province"] = province
    return found


def _candidates(areas: Listed, level: str) -> dict[str, Texts]:
    """Columns that may hold ids of the level: by their names, and the parents known so far."""
    columns = [str(name) for name in areas.attributes.columns]
    names = {level.casefold(), f"{level}_id".casefold(), f"{level}uid".casefold()}
    if level in statcan.BY_KEY:
        names |= statcan.BY_KEY[level].columns
    found = {
        name: statcan.split_dguids(as_ids(areas.attributes[name], level))[0]
        for name in columns
        if statcan.is_called(name, frozenset(names))
    }
    if level in areas.parents:
        found[level] = np.asarray(areas.parents[level], dtype=object)
    return found


def _by_place(
    areas: AreaLayer, coarser: AreaLayer, rows: NDArray[np.intp]
) -> tuple[Texts, list[Notice]]:
    """The polygon that holds each point (of several the first), else the nearest one."""
    assert coarser.geometry is not None
    points = np.asarray(
        shapely.points(project_points(areas.points[rows], areas.crs, coarser.crs)), dtype=object
    )
    tree = shapely.STRtree(coarser.geometry)
    holder = np.full(len(rows), len(coarser), dtype=np.int64)
    point, polygon = tree.query(points, predicate="intersects")
    np.minimum.at(holder, point, polygon)
    several = int((np.bincount(point, minlength=len(rows)) > 1).sum())
    outside = np.flatnonzero(holder == len(coarser))
    inside = len(rows) - len(outside)
    near = tree.query_nearest(points[outside], max_distance=TOLERANCE_M, all_matches=False)
    holder[outside[near[0]]] = near[1]
    ids = np.append(coarser.ids, "").astype(object)[holder]
    layer = coarser.name
    notices = [
        Notice("Areas that lie in a unit of {layer}: {count:,}.", count=inside, layer=layer),
    ]
    if several:
        template = "Of these in several units, of which the first was taken: {count:,}."
        notices.append(Notice(template, count=several))
    if near.shape[1]:
        template = "Outside {layer} by at most {km:g} km, where the nearest was taken: {count:,}."
        told = {"count": near.shape[1], "layer": layer, "km": TOLERANCE_M / 1000}
        notices.append(Notice(template, **told))
    return ids, notices
