"""What a recipient knows of one release, or of a published table of totals."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from core.arrays import check_shape, distinct, read_only
from core.classes import ClassCounts
from core.errors import VbasError
from core.quasi_identifiers import MISSING_LABEL
from core.suppression.records import RecordSuppression

Columns = Mapping[str, Mapping[str, str]]
"""{quasi-identifier: {category of the source: category released}}; unnamed ones stay themselves."""


@dataclass(frozen=True, eq=False)
class Release:
    """One release of a source, as its recipient sees it. Nothing in it is secret.

    A class that is not shown is empty or was suppressed; which of the two, nobody is told.

    Attributes
    ----------
    name
        What it is called in findings.
    areas
        (n,) object: ids of the areas in the crosswalk.
    labels
        (n,) int32: region of each area, 0 ... ; -1 = in none.
    columns
        The released quasi-identifiers and how each recodes the categories of the source.
    k
        Smallest class shown; 1 where every class is shown, so that what is not shown is empty.
    categories
        {quasi-identifier: released categories in order}; the index after the last means missing.
    cells
        (c, 1 + q) int32: region and category of each class that is shown; no two rows alike.
    sizes
        (c,) int64: its records.
    follows
        Names of releases whose suppressed records were taken out of this one first.
    is_total
        Whether this is a published table of totals, which is known anyhow and cannot be changed.
    at_most
        Whether the sizes are upper bounds only (a census population where some have no record).
    most
        (c,) int64: upper bounds of the classes, of which the sizes are lower ones, where blanked
        cells hide some of their records; None where sizes are exact.
    without_missing
        Whether records in which one of the columns is missing were left out from the start.
    only
        {column of the source: its categories}: of what records the release is at all; of all where
        nothing is said.
    """

    name: str
    areas: NDArray[np.object_]
    labels: NDArray[np.int32]
    columns: Columns
    k: int
    categories: Mapping[str, tuple[str, ...]]
    cells: NDArray[np.int32]
    sizes: NDArray[np.int64]
    follows: tuple[str, ...] = field(default=())
    is_total: bool = False
    at_most: bool = False
    most: NDArray[np.int64] | None = None
    without_missing: bool = False
    only: Mapping[str, Collection[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_shape("labels", self.labels, self.areas.shape)
        check_shape("cells", self.cells, (len(self.sizes), 1 + len(self.columns)))
        if self.most is not None:
            check_shape("most", self.most, self.sizes.shape)
        if list(self.columns) != list(self.categories):
            raise ValueError("columns and categories of a release must be the same, in order.")
        for name in ("labels", "cells"):
            object.__setattr__(self, name, read_only(np.asarray(getattr(self, name), np.int32)))
        object.__setattr__(self, "sizes", read_only(np.asarray(self.sizes, np.int64)))
        object.__setattr__(self, "areas", read_only(self.areas))

    def __repr__(self) -> str:
        return (
            f"Release({self.name!r}, {self.n_regions} regions, {', '.join(self.columns)}, "
            f"k = {self.k}, {len(self.sizes)} classes shown)"
        )

    @property
    def n_regions(self) -> int:
        """Number of regions: one more than the largest label."""
        most = max((int(of.max()) for of in (self.labels, self.cells[:, 0]) if len(of)), default=-1)
        return most + 1

    @cached_property
    def regions_used(self) -> int:
        """Number of regions that have areas."""
        return len(distinct(self.labels[self.labels >= 0]))

    @property
    def records(self) -> int:
        """Number of records shown."""
        return int(self.sizes.sum())


@dataclass(frozen=True, eq=False)
class Recoded:
    """The classes of a source, as one release groups them.

    Attributes
    ----------
    class_of
        (m,) int32: released class of each class of the source.
    codes
        (r, q) int32: released category of each released class, in lexicographic order.
    categories
        {quasi-identifier: released categories}.
    """

    class_of: NDArray[np.int32]
    codes: NDArray[np.int32]
    categories: Mapping[str, tuple[str, ...]]


def recoded(counts: ClassCounts, columns: Columns) -> Recoded:
    """Groups the classes of a source by the released columns.

    Raises
    ------
    VbasError
        If a column was not counted in the source.
    """
    names = list(counts.categories)
    codes = np.zeros((counts.n_classes, len(columns)), np.int32)
    categories: dict[str, tuple[str, ...]] = {}
    for j, (name, recoding) in enumerate(columns.items()):
        if name not in names:
            raise VbasError(
                "{column} was released, but the records were counted without it.",
                "Count the records by every column of every release.",
                column=name,
            )
        finest = counts.categories[name]
        told = [recoding.get(of, of) for of in (*finest, MISSING_LABEL)]
        labels = list(dict.fromkeys(of for of in told if of != MISSING_LABEL))
        place = {of: i for i, of in enumerate(labels)} | {MISSING_LABEL: len(labels)}
        codes[:, j] = np.array([place[of] for of in told])[counts.codes[:, names.index(name)]]
        categories[name] = tuple(labels)
    if not columns:
        return Recoded(np.zeros(counts.n_classes, np.int32), codes[:1], categories)
    unique, inverse = np.unique(codes, axis=0, return_inverse=True)
    return Recoded(inverse.reshape(-1).astype(np.int32), unique, categories)


def plan(
    name: str,
    areas: NDArray[np.object_],
    counts: ClassCounts,
    labels: NDArray[np.integer],
    k: int,
    columns: Columns | None = None,
    *,
    follows: Sequence[Release] = (),
    held_back: NDArray[np.int32] | None = None,
) -> Release:
    """The release that suppression of every class below k would make of these regions.

    Parameters
    ----------
    name
        What it is called.
    areas
        (n,) ids of the areas; row i of the counts is area i.
    counts
        Records by area and class of the source, each a person of their own.
    labels
        (n,) region of each area; -1 = not released.
    k
        Smallest class shown.
    columns
        Released quasi-identifiers and their recodings; None = all of the counts, as they are.
    follows
        Releases of the same source: who is suppressed there is left out here before anything is
        counted.
    held_back
        (c, 1 + q) cells (region, categories) that are suppressed although they have k.

    Raises
    ------
    VbasError
        If the counts are of persons (then `shown` makes the release), or a column is unknown.
    """
    if counts.persons is not None:
        raise VbasError("Releases of persons are made from what was kept, not from their counts.")
    columns = _as_they_are(counts) if columns is None else columns
    groups = recoded(counts, columns)
    labels = np.asarray(labels, np.int32)
    rows, of, data = entries(counts)
    kept = labels[rows] >= 0
    for earlier in follows:
        kept &= is_shown(earlier, counts, areas)
    n_classes = len(groups.codes)
    cell = labels[rows[kept]].astype(np.int64) * n_classes + groups.class_of[of[kept]]
    size = max(int(labels.max(initial=-1)) + 1, 1) * n_classes
    sums = np.bincount(cell, data[kept], size).astype(np.int64)
    if held_back is not None and len(held_back):
        sums[_places(held_back, groups)] = 0
    shown = np.flatnonzero(sums >= max(k, 1))
    cells = np.column_stack([shown // n_classes, groups.codes[shown % n_classes]])
    return Release(
        name,
        np.asarray(areas, dtype=object),
        labels.astype(np.int32),
        columns,
        k,
        groups.categories,
        cells.astype(np.int32),
        sums[shown],
        tuple(earlier.name for earlier in follows),
    )


def shown(
    name: str,
    areas: NDArray[np.object_],
    labels: NDArray[np.integer],
    suppression: RecordSuppression,
    columns: Columns | None = None,
) -> Release:
    """The release of a run: the classes that its suppression kept.

    Parameters
    ----------
    name
        What it is called.
    areas, labels
        (n,) ids of the areas; region of each.
    suppression
        What was kept, by region and released class.
    columns
        How the source's categories become those of the release; None = they are the same.
    """
    counts = suppression.counts
    kept = suppression.kept.tocoo()
    columns = _as_they_are(counts) if columns is None else columns
    return Release(
        name,
        np.asarray(areas, dtype=object),
        np.asarray(labels, np.int32),
        columns,
        suppression.k,
        dict(counts.categories),
        np.column_stack([kept.row, counts.codes[kept.col]]).astype(np.int32),
        kept.data.astype(np.int64),
    )


def total(
    name: str,
    areas: NDArray[np.object_],
    units: NDArray[np.integer],
    numbers: NDArray[np.integer],
    *,
    at_most: bool = False,
) -> Release:
    """Published totals: numbers of people or records of units of areas.

    Parameters
    ----------
    name
        What they are called.
    areas, units
        (n,) ids of the areas; unit of each (-1 = in none).
    numbers
        (u,) number of each unit.
    at_most
        Whether some of those counted have no record, so that the number is a bound only.
    """
    numbers = np.asarray(numbers, np.int64)
    told = np.arange(len(numbers)) if at_most else np.flatnonzero(numbers)
    return Release(
        name,
        np.asarray(areas, dtype=object),
        np.asarray(units, np.int32),
        {},
        1,
        {},
        told[:, None].astype(np.int32),
        numbers[told].astype(np.int64),
        is_total=True,
        at_most=at_most,
    )


def is_of(release: Release, counts: ClassCounts, groups: Recoded) -> NDArray[np.bool_]:
    """(m,) of which classes of the source a release has records, shown or not."""
    of = np.ones(counts.n_classes, bool)
    if release.without_missing:
        last = np.array([len(of) for of in groups.categories.values()])
        of &= ~(groups.codes == last).any(axis=1)[groups.class_of]
    names = list(counts.categories)
    for name, kept in release.only.items():
        inside = [label in kept for label in counts.categories[name]]
        of &= np.array([*inside, False])[counts.codes[:, names.index(name)]]
    return of


def _as_they_are(counts: ClassCounts) -> Columns:
    return {name: {} for name in counts.categories}


def entries(
    counts: ClassCounts,
) -> tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.int32]]:
    """(nnz,) area, class and records of each entry of the counts."""
    matrix: sp.csr_array = counts.counts
    rows = np.repeat(np.arange(counts.n_units), np.diff(matrix.indptr))
    return rows, matrix.indices, matrix.data


def aligned_labels(release: Release, areas: NDArray[np.object_]) -> NDArray[np.int32]:
    """(n,) region of each of these areas in a release; -1 where its crosswalk has no such area.

    Raises
    ------
    VbasError
        If the release has areas that are not among them.
    """
    place = {area: i for i, area in enumerate(areas.tolist())}
    at = np.array([place.get(area, -1) for area in release.areas.tolist()], dtype=np.int64)
    strange = release.areas[(at < 0) & (release.labels >= 0)]
    if len(strange):
        raise VbasError(
            "The release {release} has {n} areas that the area file has not, such as {area}.",
            "Compare releases of the same areas only.",
            release=release.name,
            n=len(strange),
            area=str(strange[0]),
        )
    labels = np.full(len(areas), -1, np.int32)
    labels[at[at >= 0]] = release.labels[at >= 0]
    return labels


def is_shown(
    release: Release, counts: ClassCounts, areas: NDArray[np.object_]
) -> NDArray[np.bool_]:
    """(nnz,) whether the class that holds an entry of the counts is shown in a release."""
    groups = recoded(counts, release.columns)
    labels = aligned_labels(release, areas)
    rows, of, _ = entries(counts)
    visible = np.zeros((release.n_regions + 1, len(groups.codes)), bool)
    visible.reshape(-1)[places_of(release, groups)] = True
    inside = is_of(release, counts, groups)[of]
    return visible[labels[rows], groups.class_of[of]] & (labels[rows] >= 0) & inside


def places_of(release: Release, groups: Recoded) -> NDArray[np.int64]:
    """(c,) place of each shown class in the grid (region x released class of the source).

    Raises
    ------
    VbasError
        If it shows a class that the source cannot have.
    """
    cells = release.cells
    if dict(release.categories) != dict(groups.categories):
        cells = _in_categories(release, groups)
    return _places(cells, groups, release.name)


def _in_categories(release: Release, groups: Recoded) -> NDArray[np.int32]:
    """The cells with the categories numbered as the source numbers them; -1 = not there."""
    cells = release.cells.copy()
    for j, (name, labels) in enumerate(release.categories.items(), start=1):
        there = {of: i for i, of in enumerate(groups.categories[name])}
        missing = len(groups.categories[name])
        new = np.array([*(there.get(of, -1) for of in labels), missing], np.int32)
        cells[:, j] = new[cells[:, j]]
    return cells


def _places(cells: NDArray[np.int32], groups: Recoded, name: str = "") -> NDArray[np.int64]:
    """(c,) place of each cell in the grid (region x released class)."""
    order = {tuple(code): i for i, code in enumerate(groups.codes.tolist())}
    at = np.array([order.get(tuple(of), -1) for of in cells[:, 1:].tolist()], dtype=np.int64)
    if (at < 0).any():
        raise VbasError(
            "The release {release} shows classes that these records do not have.",
            "Check that it was made from the same records.",
            release=name,
        )
    return cells[:, 0].astype(np.int64) * len(groups.codes) + at


MOST_CLASSES = 1_000_000


def every_class(counts: ClassCounts) -> ClassCounts:
    """The counts with every combination of the values that occur, those with nobody included.

    For a weaker attacker, who does not know which combinations of values occur in the source.

    Raises
    ------
    VbasError
        If there are more than a million.
    """
    present = [distinct(counts.codes[:, j]) for j in range(counts.codes.shape[1])]
    number = math.prod(len(of) for of in present)
    if number > MOST_CLASSES:
        raise VbasError(
            "The columns have {n:,} combinations of values, too many to look at.",
            "Compare by the combinations that occur.",
            n=number,
        )
    grid = np.meshgrid(*present, indexing="ij")
    codes = np.column_stack([of.reshape(-1) for of in grid]).astype(np.int32)
    digits = [np.searchsorted(of, counts.codes[:, j]) for j, of in enumerate(present)]
    places = np.ravel_multi_index(digits, [len(of) for of in present]).astype(np.int32)
    matrix = counts.counts
    persons = counts.persons
    if persons is not None:
        persons = replace(persons, classes=places[persons.classes])
    wide = sp.csr_array(
        (matrix.data, places[matrix.indices], matrix.indptr), shape=(counts.n_units, number)
    )
    return ClassCounts(wide, codes, counts.categories, counts.n_categories, persons)
