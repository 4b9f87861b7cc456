"""Colours of regions, so that neighbours differ."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import Delaunay, QhullError

from core.arrays import distinct
from core.colours.legend import Legend, LegendEntry
from core.colours.oklab import argb_of

_REPAIRS = 8

# Hue in degrees and a lightness that differs between hues that some eyes confuse.
_REGION_HUES: Final = (
    (250.0, 0.0),
    (75.0, 0.055),
    (155.0, -0.02),
    (20.0, -0.045),
    (305.0, 0.02),
    (110.0, 0.075),
)


def region_palette(*, dark: bool = False) -> NDArray[np.uint32]:
    """(6,) muted colours for regions, told apart by lightness too."""
    lightness, chroma = (0.50, 0.060) if dark else (0.80, 0.062)
    hue = np.radians([h for h, _ in _REGION_HUES])
    light = lightness + np.array([step for _, step in _REGION_HUES]) * (1.3 if dark else 1.0)
    return argb_of(np.column_stack([light, chroma * np.cos(hue), chroma * np.sin(hue)]))


def neighbour_pairs(points: NDArray[np.float64]) -> NDArray[np.int32]:
    """(p, 2) pairs of points that are neighbours in their Delaunay triangulation, i < j.

    Good enough to tell regions apart on a map when who touches whom is not known.
    """
    points = np.asarray(points, dtype=np.float64)
    if len(points) < 2:
        return np.empty((0, 2), dtype=np.int32)
    try:
        corners = Delaunay(points - points.mean(axis=0)).simplices
    except (QhullError, ValueError):  # fewer than three points, or all on one line
        order = np.lexsort((points[:, 1], points[:, 0]))
        pairs = np.sort(np.column_stack([order[:-1], order[1:]]), axis=1)
        return pairs.astype(np.int32)
    pairs = np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [0, 2]]])
    n = len(points)
    keys = distinct(pairs.min(axis=1).astype(np.int64) * n + pairs.max(axis=1))
    return np.column_stack([keys // n, keys % n]).astype(np.int32)


def colour_regions(
    labels: NDArray[np.int32],
    pairs: NDArray[np.int32],
    previous: NDArray[np.int8] | None = None,
    n_colours: int = 6,
) -> NDArray[np.int8]:
    """A colour number for each region so that neighbouring regions differ.

    Parameters
    ----------
    labels
        (n,) int32: region of each area, -1 = none.
    pairs
        (p, 2) int32: areas that are neighbours.
    previous
        (s,) colours of an earlier state of the same regions: kept wherever they still differ,
        so that a running placement does not flicker.
    n_colours
        How many colours there are.

    Returns
    -------
    colours
        (s,) int8 in 0 .. n_colours - 1, for regions 0 .. the highest label. The same input gives
        the same colours. Greedy: regions with most neighbours first, each the colour least used
        among its neighbours, then least used at all; where two neighbours come to share one,
        they and theirs are coloured anew a few times.
    """
    n_regions = int(labels.max(initial=-1)) + 1
    starts, neighbours = _region_graph(labels, pairs, n_regions)
    colours = np.full(n_regions, -1, dtype=np.int8)
    if previous is not None:
        kept = min(n_regions, len(previous))
        colours[:kept] = previous[:kept]
        colours[_clashing(colours, starts, neighbours)] = -1
    by_degree = np.argsort(-np.diff(starts), kind="stable")
    _colour_greedily(colours, by_degree, starts, neighbours, n_colours)
    for _ in range(_REPAIRS):
        clashing = _clashing(colours, starts, neighbours)
        if not len(clashing):
            break
        # They choose first this time, their neighbours after them.
        runs = [neighbours[starts[r] : starts[r + 1]] for r in clashing]
        colours[np.concatenate([clashing, *runs])] = -1
        order = np.concatenate([clashing, by_degree])
        _colour_greedily(colours, order, starts, neighbours, n_colours)
    return colours


def _clashing(
    colours: NDArray[np.int8], starts: NDArray[np.int64], neighbours: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Regions that share their colour with a neighbour of lower number."""
    owner = np.repeat(np.arange(len(colours)), np.diff(starts))
    same = (colours[owner] == colours[neighbours]) & (colours[owner] >= 0)
    return distinct(owner[same & (owner > neighbours)])


def _colour_greedily(
    colours: NDArray[np.int8],
    order: NDArray[np.int64],
    starts: NDArray[np.int64],
    neighbours: NDArray[np.int64],
    n_colours: int,
) -> None:
    """Colours the regions that have none (-1), in the order given."""
    from core.colours import kernels  # compiling takes a moment: not while the program starts

    used = np.bincount(colours[colours >= 0], minlength=n_colours)
    kernels.colour_greedily(colours, order, starts, neighbours, used)


def _region_graph(
    labels: NDArray[np.int32], pairs: NDArray[np.int32], n_regions: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Neighbours of each region: where its run starts, and the runs."""
    a, b = (labels[pairs[:, i]].astype(np.int64) for i in (0, 1))
    differ = (a != b) & (a >= 0) & (b >= 0)
    a, b = a[differ], b[differ]
    keys = distinct(np.concatenate([a * n_regions + b, b * n_regions + a]))
    starts = np.searchsorted(keys, np.arange(n_regions + 1) * n_regions)
    return starts, keys % max(n_regions, 1)


def region_lut(colours: NDArray[np.int8], *, dark: bool = False) -> NDArray[np.uint32]:
    """(s,) uint32 colour of each region from its colour number."""
    return region_palette(dark=dark)[colours]


def region_legend(title: str = "Regions", *, dark: bool = False) -> Legend:
    """The legend of regions coloured only so that neighbours differ."""
    entries = tuple(LegendEntry(int(c)) for c in region_palette(dark=dark))
    return Legend(title, "", entries, note="Colours only tell neighbours apart.")
