"""Colours of regions, so that neighbours differ."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import Delaunay, QhullError

from core.arrays import distinct
from core.colours.legend import Legend, LegendEntry
from core.colours.oklab import argb_of

_REPAIRS = 8
_COLOURS: Final = 6
_MOST_COLOURS: Final = 2 * _COLOURS

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
    """(12,) muted colours for regions, told apart by lightness too.

    The last six are for the few regions that touch all of the first six: their hues lie between.
    """
    lightness, chroma = (0.50, 0.060) if dark else (0.80, 0.062)
    of = np.array(_REGION_HUES)
    between = of + np.array([27.0, -0.085])
    hue, step = np.concatenate([of, between]).T
    light = lightness + step * (1.3 if dark else 1.0)
    turn = np.radians(hue)
    return argb_of(np.column_stack([light, chroma * np.cos(turn), chroma * np.sin(turn)]))


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
    wanted: Wanted | None = None,
) -> NDArray[np.int8]:
    """A colour number for each region so that neighbouring regions differ.

    Parameters
    ----------
    labels
        (n,) int32: region of each area, -1 = none.
    pairs
        (p, 2) int32: areas that are neighbours.
    wanted
        Colours that the regions shall have where neighbours still differ (`wanted_colours`).

    Returns
    -------
    colours
        (s,) int8, for regions 0 .. the highest label: 0 to 5, and up to 11 where six colours are
        not enough. The same input gives the same colours. First those wanted, the strongest
        first; then greedy: regions with most neighbours first, each the colour least used among
        its neighbours, then least used at all; where two neighbours come to share one and
        nothing is wanted, they and theirs are coloured anew a few times.
    """
    from core.colours import kernels  # compiling takes a moment: not while the program starts

    n_regions = int(labels.max(initial=-1)) + 1
    starts, neighbours = _region_graph(labels, pairs, n_regions)
    colours = np.full(n_regions, -1, dtype=np.int8)
    if wanted is not None and n_regions:
        order = np.argsort(-wanted.strength, kind="stable")
        kernels.keep_wanted(colours, wanted.colours, order, starts, neighbours)
    by_degree = np.argsort(-np.diff(starts), kind="stable")
    _colour_greedily(colours, by_degree, starts, neighbours, _COLOURS)
    # What is known already shall stay: there, only those that clash get another colour.
    for _ in range(_REPAIRS if wanted is None else 0):
        clashing = _clashing(colours, starts, neighbours)
        if not len(clashing):
            return colours
        # They choose first this time, their neighbours after them.
        runs = [neighbours[starts[r] : starts[r + 1]] for r in clashing]
        colours[np.concatenate([clashing, *runs])] = -1
        order = np.concatenate([clashing, by_degree])
        _colour_greedily(colours, order, starts, neighbours, _COLOURS)
    clashing = _clashing(colours, starts, neighbours)
    colours[clashing] = -1
    _colour_greedily(colours, clashing, starts, neighbours, _MOST_COLOURS)
    return colours


class Wanted(NamedTuple):
    """Colours that regions shall have if they can.

    Attributes
    ----------
    colours
        (s,) int8; -1 = any.
    strength
        (s,) float64: of two neighbours that want the same colour, the stronger one gets it.
    """

    colours: NDArray[np.int8]
    strength: NDArray[np.float64]


def wanted_colours(
    labels: NDArray[np.int32],
    shown: NDArray[np.int32],
    shown_colours: NDArray[np.int8],
    weights: NDArray[np.float64] | None = None,
) -> Wanted:
    """For each region the colour of the shown region with which it has most in common.

    Parameters
    ----------
    labels, shown
        (n,) int32 region of each area now, and of the same areas as they were shown; -1 = none.
    shown_colours
        (t,) int8 colours of the shown regions.
    weights
        (n,) what an area counts, such as its people; None = each counts 1.

    Returns
    -------
    Wanted
        The strength is the common weight. Of several parts of one shown region, the largest is
        the strongest; among equals the region, and the shown region, of the lower number.
    """
    n, m = int(labels.max(initial=-1)) + 1, len(shown_colours)
    colours, strength = np.full(n, -1, np.int8), np.zeros(n)
    both = np.flatnonzero((labels >= 0) & (shown >= 0) & (shown < m))
    if not len(both):
        return Wanted(colours, strength)
    keys = labels[both].astype(np.int64) * m + shown[both]
    order = np.argsort(keys, kind="stable")
    keys = keys[order]
    first = np.flatnonzero(np.diff(keys, prepend=-1))
    of = np.ones(len(both)) if weights is None else np.asarray(weights, np.float64)[both[order]]
    common = np.add.reduceat(of, first)
    region, was = np.divmod(keys[first], m)
    best = np.lexsort((-was, common, region))  # the last of each region has most in common
    best = best[np.diff(region[best], append=n) > 0]
    colours[region[best]] = shown_colours[was[best]]
    strength[region[best]] = common[best]
    return Wanted(colours, strength)


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
    from core.colours import kernels

    # A few regions may have kept a colour beyond those that are wanted.
    used = np.bincount(colours[colours >= 0], minlength=n_colours)[:n_colours]
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


def region_numbers(lut: NDArray[np.uint32], *, dark: bool = False) -> NDArray[np.int8] | None:
    """(s,) int8 colour numbers of a table of `region_lut`; None if it has other colours."""
    palette = region_palette(dark=dark)
    order = np.argsort(palette)
    at = np.minimum(np.searchsorted(palette[order], lut), len(order) - 1)
    known = bool((palette[order][at] == lut).all())
    return order[at].astype(np.int8) if known else None


def region_legend(title: str = "Regions", *, dark: bool = False) -> Legend:
    """The legend of regions coloured only so that neighbours differ."""
    entries = tuple(LegendEntry(int(c)) for c in region_palette(dark=dark)[:_COLOURS])
    return Legend(title, "", entries, note="Colours only tell neighbours apart.")
