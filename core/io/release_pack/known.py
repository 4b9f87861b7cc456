"""What the recipient of a pack knows of the source: its classes, as the guard compares them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.differencing.releases import Release
from core.io.release_pack.columns import codes_of, joint_classes
from core.io.release_pack.origin import MadeFrom
from core.io.release_pack.source import Source

NOWHERE: Final = ""
"""The area of a file without geography."""


def known_of(name: str, source: Source, made: MadeFrom) -> Release:
    """The classes of a pack with their records.

    Where single cells are blanked, the category after the last (the region after the last) is an
    empty cell, which may be any value.

    Parameters
    ----------
    name
        What the release is to be called.
    source
        What the pack is made of, under the numbers of regions that it has there.
    made
        How its records were read.
    """
    areas, units = _places(source, made)
    coded = [_codes(source.records.column(of)) for of in made.columns]
    regions = sorted(set(units), key=lambda of: (len(of), of))
    at = {of: i for i, of in enumerate(regions)}
    if made.geography:
        told, labels = _codes(source.records.column(made.geography))
        place = np.array([*(at.get(of, len(at)) for of in labels), len(at)], np.int32)
        region = place[told]
    else:
        region = np.zeros(source.records.num_rows, np.int32)
    cells, sizes = joint_classes(
        [region, *(codes for codes, _ in coded)],
        [len(regions) + 1, *(len(labels) + 1 for _, labels in coded)],
    )
    return Release(
        name,
        areas,
        np.array([at[of] for of in units], np.int32),
        {of: {} for of in made.columns},
        source.k,
        {of: labels for of, (_, labels) in zip(made.columns, coded, strict=True)},
        cells,
        sizes,
        source.follows,
        without_missing=made.without_missing,
    )


def _places(source: Source, made: MadeFrom) -> tuple[NDArray[np.object_], list[str]]:
    """Areas, and the unit of each as it is called in the records."""
    if not made.geography:
        return np.array([NOWHERE], dtype=object), [NOWHERE]
    if source.regions is not None:
        of = source.regions.crosswalk
        known = of[of.iloc[:, 1].notna()]
        return known["area_id"].to_numpy(object), [str(int(n)) for n in known.iloc[:, 1]]
    return np.array(list(made.units), dtype=object), list(made.units.values())


def _codes(values: pa.ChunkedArray) -> tuple[NDArray[np.int32], tuple[str, ...]]:
    """(n,) codes of values as text, in the order of the text; blanks come last."""
    codes, found = codes_of(values)
    text = found.cast(pa.string())
    order = pc.sort_indices(text)
    place = np.empty(len(text) + 1, np.int32)
    place[order.to_numpy()], place[-1] = np.arange(len(text)), len(text)
    return place[codes], tuple(text.take(order).to_pylist())


def tables_of(
    release: Release,
    codes: NDArray[np.int32],
    labels: NDArray[np.int32],
    sets: Sequence[Sequence[str]],
) -> tuple[Release, ...]:
    """A release with blanked cells as bounds of classes, one table for each set of its columns.

    The records of a class that show it are its least number; with those whose blanked cells may
    hide it, they are its largest.

    Parameters
    ----------
    release
        The release, its categories as they are numbered in ``codes``.
    codes
        (m, q) the released category of each class of the source.
    labels
        (n,) region of each area, -1 = none.
    sets
        Columns of each table; the region is always among them.
    """
    return tuple(_table(release, codes, labels, of) for of in sets)


def _table(
    release: Release, codes: NDArray[np.int32], labels: NDArray[np.int32], columns: Sequence[str]
) -> Release:
    at = [list(release.columns).index(of) for of in columns]
    last = np.array([len(release.categories[of]) for of in columns], np.int32)
    n_regions = int(labels.max(initial=0)) + 1
    classes = np.unique(codes[:, at], axis=0)
    patterns = np.column_stack([release.cells[:, :1], release.cells[:, 1:][:, at]])
    patterns, where = np.unique(patterns, axis=0, return_inverse=True)
    sizes = np.bincount(where.reshape(-1), release.sizes).astype(np.int64)
    blank = np.column_stack([patterns[:, 0] >= n_regions, patterns[:, 1:] >= last])
    n = n_regions * len(classes)
    least, most = np.zeros(n, np.int64), np.zeros(n, np.int64)
    for which in np.unique(blank, axis=0):
        chosen = (blank == which).all(axis=1)
        shown = np.flatnonzero(~which[1:])
        keys, inverse = np.unique(classes[:, shown], axis=0, return_inverse=True)
        number = {tuple(of): i for i, of in enumerate(keys.tolist())}
        sums = np.zeros((n_regions, len(keys)), np.int64)
        of = [number.get(tuple(row), -1) for row in patterns[chosen][:, 1:][:, shown].tolist()]
        at_key = np.array(of, np.int64)
        inside = at_key >= 0
        if which[0]:  # some region, nobody knows which
            sums += np.bincount(at_key[inside], sizes[chosen][inside], len(keys)).astype(np.int64)
        else:
            rows = patterns[chosen][inside, 0].astype(np.int64)
            np.add.at(sums.reshape(-1), rows * len(keys) + at_key[inside], sizes[chosen][inside])
        spread = sums[:, inverse.reshape(-1)].reshape(-1)
        most += spread
        if not which.any():
            least += spread
    cells = np.column_stack(
        [np.repeat(np.arange(n_regions), len(classes)), np.tile(classes, (n_regions, 1))]
    )
    return Release(
        f"{release.name} ({' + '.join(columns) or '-'})",
        release.areas,
        release.labels,
        {of: release.columns[of] for of in columns},
        release.k,
        {of: release.categories[of] for of in columns},
        cells.astype(np.int32),
        least,
        most=most,
        only=release.only,
    )
