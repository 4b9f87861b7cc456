"""All releases of a source together: unknown counts, what is public about their sums, classes.

An unknown is the number of records of everything that no release tells apart: the areas that are
in the same region of every release, with the classes that are the same in every release.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

import numpy as np
from numpy.typing import NDArray

from core.classes import ClassCounts
from core.differencing.kernels import INFINITE
from core.differencing.releases import Release, aligned_labels, entries, is_of, places_of, recoded
from core.errors import VbasError

MOST_UNKNOWNS = 60_000_000
"""More would not fit into memory."""

Longs = NDArray[np.int64]
Ints = NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class Table:
    """A release over the areas and classes of the source.

    Attributes
    ----------
    release
        The release.
    region_of, class_of
        (n,), (m,) int32: region of each area (-1 = none), released class of each class.
    n_regions, n_classes
        Numbers of them.
    sizes
        (n_regions * n_classes,) records of each class that is shown; 0 where it is not.
    most
        Upper bounds of them, see `Release.most`; None where sizes are exact.
    missing
        (m,) classes of the source of which the release has no records: a value is missing, or
        it is of other records only.
    """

    release: Release
    region_of: Ints
    class_of: Ints
    n_regions: int
    n_classes: int
    sizes: Longs
    most: Longs | None
    missing: NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class System:
    """Equations and bounds over the unknowns; unknown (a, c) has index ``a * n_classes + c``.

    Attributes
    ----------
    tables
        The releases.
    atom_of, class_of
        (n,), (m,) int32: atom of each area, joint class of each class.
    n_atoms, n_classes
        Numbers of them.
    truth
        (v,) the true counts.
    rows
        (tables, v) int32: the row of each unknown in each table; an unknown that a table says
        nothing about has a row of its own without bounds.
    low, high
        (r,) bounds of the sum of each row.
    starts
        (tables + 1,) where the rows of each table begin.
    small
        (r,) whether fewer than k people are in the row, whatever its records are.
    keys
        (v,) uint64, sums of which tell sets of unknowns apart, whatever other releases there are.
    persons
        Whether the records are not persons of their own.
    """

    tables: tuple[Table, ...]
    atom_of: Ints
    class_of: Ints
    n_atoms: int
    n_classes: int
    truth: Longs
    rows: Ints
    low: Longs
    high: Longs
    starts: Longs
    small: NDArray[np.bool_]
    keys: NDArray[np.uint64]
    persons: bool

    @property
    def true_sums(self) -> Longs:
        """(r,) true sum of each row."""
        sums = np.zeros(len(self.low), np.int64)
        for row in self.rows:
            sums += np.bincount(row, self.truth, len(self.low)).astype(np.int64)
        return sums


@dataclass(frozen=True, eq=False)
class Targets:
    """Classes that are looked at: sets of unknowns.

    Attributes
    ----------
    starts, members
        (t + 1,) int64, (e,) int32: the unknowns of class i.
    sizes
        (t,) true records.
    keys
        (t,) uint64, see `System.keys`.
    """

    starts: Longs
    members: Ints
    sizes: Longs
    keys: NDArray[np.uint64]

    def __len__(self) -> int:
        return len(self.sizes)

    def of(self, i: int) -> Ints:
        """The unknowns of class i."""
        return self.members[self.starts[i] : self.starts[i + 1]]

    def sums(self, values: Longs) -> Longs:
        """(t,) sums of values (v,) over each class."""
        if not len(self):
            return np.zeros(0, np.int64)
        return np.add.reduceat(values[self.members], self.starts[:-1])

    def chosen(self, which: NDArray[np.bool_] | Longs) -> Targets:
        """Some of the classes."""
        which = np.flatnonzero(which) if which.dtype == bool else which
        lengths = np.diff(self.starts)[which]
        starts = np.concatenate(([0], np.cumsum(lengths))).astype(np.int64)
        at = np.repeat(self.starts[which] - starts[:-1], lengths) + np.arange(starts[-1])
        return Targets(starts, self.members[at], self.sizes[which], self.keys[which])


def table_of(release: Release, counts: ClassCounts, areas: NDArray[np.object_]) -> Table:
    """A release, in the order of the source's areas and classes."""
    groups = recoded(counts, release.columns)
    n_regions, n_classes = max(release.n_regions, 1), len(groups.codes)
    sizes = np.zeros(n_regions * n_classes, np.int64)
    places = places_of(release, groups)
    sizes[places] = release.sizes
    most = None
    if release.most is not None:
        most = np.full(len(sizes), INFINITE, np.int64)
        most[places] = release.most
    missing = ~is_of(release, counts, groups)
    class_of = groups.class_of
    if release.only:
        # A class that the release has no records of is told apart from one that it shows.
        class_of = np.where(missing, len(groups.codes), class_of).astype(np.int32)
    labels = aligned_labels(release, areas)
    return Table(release, labels, class_of, n_regions, n_classes, sizes, most, missing)


def system_of(tables: Sequence[Table], counts: ClassCounts) -> System:
    """What is public, all releases together.

    Parameters
    ----------
    tables
        The releases; whom one follows must be among them.
    counts
        Records by area and class of the source.

    Raises
    ------
    VbasError
        If a release does not agree with the records, follows one that is not there, or there are
        too many unknowns.
    """
    atom_of, n_atoms = _joint([of.region_of for of in tables])
    class_of, n_classes = _joint([of.class_of for of in tables])
    n_unknowns = n_atoms * n_classes
    if n_unknowns > MOST_UNKNOWNS:
        raise VbasError(
            "The releases have {n:,} parts of areas and classes between them, too many to compare.",
            "Compare fewer releases, or fewer columns, at once.",
            n=n_unknowns,
        )
    area, of, records = entries(counts)
    place = atom_of[area].astype(np.int64) * n_classes + class_of[of]
    truth = np.bincount(place, records, n_unknowns).astype(np.int64)
    regions = _first(atom_of, n_atoms)
    classes = _first(class_of, n_classes)
    cells = [_cells(of, regions, classes) for of in tables]
    persons = counts.persons is not None
    rows, low, high, small, starts = [], [], [], [], [0]
    for table, cell in zip(tables, cells, strict=True):
        outside = _outside(table, cell, tables, cells)
        row, bounds = _rows(table, cell, outside, truth, persons)
        rows.append(row + starts[-1])
        starts.append(starts[-1] + len(bounds[0]))
        low.append(bounds[0])
        high.append(bounds[1])
        small.append(bounds[2])
    return System(
        tuple(tables),
        atom_of,
        class_of,
        n_atoms,
        n_classes,
        truth,
        np.array(rows, np.int32),
        np.concatenate(low),
        np.concatenate(high),
        np.array(starts, np.int64),
        np.concatenate(small),
        _keys(atom_of, n_atoms, class_of, n_classes),
        persons,
    )


def targets_of(system: System, k: int) -> Targets:
    """The classes that are looked at and could be found.

    These are, for all sets of releases (of more than three: single ones, pairs and all), the parts
    of areas that they tell apart (so every region, every sliver) with the classes that they tell
    apart; what is left of a class of one release without the classes of another that lie in it;
    and what is left of a chain of overlapping classes of one release without those of another.
    Of these only the ones of 1 to k - 1 people of which some are in a class that is shown: all
    others may be empty, as far as anybody knows.

    Parameters
    ----------
    system
        The releases.
    k
        Fewer people are too few.
    """
    shown = system.truth > 0
    pinned = shown & (system.low[system.rows] > 0).any(axis=0)
    found = [
        _level(system, areas, classes, pinned, k)
        for areas in _levels(system, regions=True)
        for classes in _levels(system, regions=False)
    ]
    found += [
        _balances(system, one, other, k)
        for one, other in permutations(range(len(system.tables)), 2)
    ]
    found += [
        _rests(system, whole, part, k) for whole, part in permutations(range(len(system.tables)), 2)
    ]
    return _once(system, [of for of in found if len(of[0])])


Members = tuple[Longs, Ints]
"""Index of the class, unknown; ascending by class."""


def _joint(codes: Sequence[Ints]) -> tuple[Ints, int]:
    """(n,) numbers of the distinct rows of several arrays; how many there are."""
    _, inverse = np.unique(np.column_stack(codes), axis=0, return_inverse=True)
    joint: Ints = inverse.reshape(-1).astype(np.int32)
    return joint, int(joint.max(initial=-1)) + 1


def _first(of: Ints, n: int) -> Longs:
    """(n,) one index at which each number occurs."""
    first = np.zeros(n, np.int64)
    first[of[::-1]] = np.arange(len(of))[::-1]
    return first


def _cells(table: Table, regions: Longs, classes: Longs) -> Longs:
    """(v,) the cell of each unknown in a table; -1 where its areas are in no region."""
    region, of = table.region_of[regions].astype(np.int64), table.class_of[classes]
    cells = region[:, None] * table.n_classes + of
    cells[region < 0] = -1
    cells[:, table.missing[classes]] = -1
    return cells.reshape(-1)


def _outside(
    table: Table, cell: Longs, tables: Sequence[Table], cells: Sequence[Longs]
) -> NDArray[np.bool_]:
    """(v,) which unknowns a table has nothing of: other areas, or suppressed where it follows."""
    outside = cell < 0
    names = [of.release.name for of in tables]
    for name in table.release.follows:
        if name not in names:
            raise VbasError(
                "{release} was made after the suppressions of {earlier}, which is not there.",
                "Compare the two together.",
                release=table.release.name,
                earlier=name,
            )
        base = names.index(name)
        there = cells[base]
        outside |= (there < 0) | (tables[base].sizes[there] == 0)
    return outside


Bounds = tuple[Longs, Longs, NDArray[np.bool_]]


def _rows(
    table: Table, cell: Longs, outside: NDArray[np.bool_], truth: Longs, persons: bool
) -> tuple[Longs, Bounds]:
    """(v,) row of each unknown; bounds of the rows."""
    n_cells, release = len(table.sizes), table.release
    row = np.where(outside, 0, cell)
    sums = np.bincount(row[~outside], truth[~outside], n_cells).astype(np.int64)
    if table.most is not None:
        return _between(table, row, outside, sums)
    told = table.sizes > 0
    disagrees = (table.sizes < sums) if release.at_most else told & (table.sizes != sums)
    if release.at_most:
        disagrees &= _counted(table)
    elif release.is_total:
        disagrees |= table.sizes != sums
    _refuse(table, disagrees)
    low = np.where(told & (not release.at_most), table.sizes, 0)
    # What has k and is not shown was suppressed to protect others: it may be of any size.
    small = ~told & ((sums < release.k) | persons)
    most = np.where(small, INFINITE if persons else release.k - 1, INFINITE)
    high = np.where(told, table.sizes, most)
    if release.is_total:
        high = np.where(_counted(table), table.sizes, INFINITE) if release.at_most else table.sizes
        small &= False
    return _with_outside(row, outside, (low, high, small))


def _between(
    table: Table, row: Longs, outside: NDArray[np.bool_], sums: Longs
) -> tuple[Longs, Bounds]:
    """Rows of a release with blanked cells: between what is shown and what may be."""
    assert table.most is not None
    _refuse(table, (sums < table.sizes) | (sums > table.most))
    return _with_outside(row, outside, (table.sizes, table.most, np.zeros(len(sums), bool)))


def _with_outside(row: Longs, outside: NDArray[np.bool_], bounds: Bounds) -> tuple[Longs, Bounds]:
    """The rows, with one of its own, without bounds, for each unknown that is outside."""
    low, high, small = bounds
    n_outside = int(outside.sum())
    row[outside] = len(low) + np.arange(n_outside)
    nothing = np.zeros(n_outside, np.int64)
    return row, (
        np.concatenate([low, nothing]),
        np.concatenate([high, nothing + INFINITE]),
        np.concatenate([small, nothing > 0]),
    )


def _refuse(table: Table, disagrees: NDArray[np.bool_]) -> None:
    if disagrees.any():
        raise VbasError(
            "{release} does not agree with these records: region {region} has {there} in a class "
            "of which the records count another number.",
            "Check that it was made from the same records; totals of more than these records are "
            "upper bounds.",
            release=table.release.name,
            region=int(np.flatnonzero(disagrees)[0]) // table.n_classes + 1,
            there=int(table.sizes[disagrees][0]),
        )


def _counted(table: Table) -> NDArray[np.bool_]:
    """(cells,) for which totals give a number, 0 included."""
    counted = np.zeros(len(table.sizes), bool)
    counted[table.release.cells[:, 0]] = True  # totals have one class
    return counted


def _levels(system: System, *, regions: bool) -> list[Ints]:
    """Numberings of the atoms (of the joint classes): as each set of releases tells them apart."""
    firsts = _first(system.atom_of, system.n_atoms), _first(system.class_of, system.n_classes)
    codes = [
        (of.region_of[firsts[0]] if regions else of.class_of[firsts[1]]) for of in system.tables
    ]
    n = len(codes)
    numbers = range(1, n + 1) if n <= 3 else (1, 2, n)
    levels: dict[bytes, Ints] = {}
    for number in numbers:
        for some in combinations(codes, number):
            level, _ = _joint(some)
            level[np.column_stack(some).min(axis=1) < 0] = -1
            levels.setdefault(level.tobytes(), level)
    return list(levels.values())


def _level(
    system: System, areas: Ints, classes: Ints, pinned: NDArray[np.bool_], k: int
) -> Members:
    """The classes of one numbering of atoms and one of joint classes."""
    width = int(classes.max(initial=0)) + 1
    of = areas.astype(np.int64)[:, None] * width + classes
    of[areas < 0] = -1
    of = of.reshape(-1)
    n = (int(areas.max(initial=-1)) + 1) * width
    inside = np.flatnonzero(of >= 0)
    sizes = np.bincount(of[inside], system.truth[inside], n).astype(np.int64)
    wanted = sizes > 0 if system.persons else (sizes > 0) & (sizes < k)
    wanted &= np.bincount(of[inside], pinned[inside], n) > 0
    chosen = inside[wanted[of[inside]]]
    order = np.argsort(of[chosen], kind="stable")
    chosen = chosen[order]
    return of[chosen], chosen.astype(np.int32)


def _rests(system: System, whole: int, part: int, k: int) -> Members:
    """What is left of shown classes of one release without those of another within them."""
    outer, inner = system.rows[whole], system.rows[part]
    n = len(system.low)
    first, last = np.full(n, n, np.int64), np.full(n, -1, np.int64)
    np.minimum.at(first, inner, outer)
    np.maximum.at(last, inner, outer)
    known = (system.low == system.high) & (system.low > 0)
    nested = (first == last) & known
    taken = nested[inner]
    rest = np.bincount(outer[~taken], system.truth[~taken], n).astype(np.int64)
    some = np.bincount(outer[taken], minlength=n) > 0
    wanted = known & some & (rest > 0) & (rest < k)
    chosen = np.flatnonzero(wanted[outer] & ~taken)
    chosen = chosen[np.argsort(outer[chosen], kind="stable")]
    return outer[chosen].astype(np.int64), chosen.astype(np.int32)


def _balances(system: System, one: int, other: int, k: int) -> Members:
    """What is left of connected shown classes of one release, where another shows none of it.

    Shown classes of two releases that overlap in chains have the same sum but for what each has
    outside the other: that of the first is known if the second has nothing outside.
    """
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    known = (system.low == system.high) & (system.low > 0)
    first, second = system.rows[one], system.rows[other]
    links = np.flatnonzero(known[first] & known[second])
    n = len(known)
    graph = coo_array((np.ones(len(links), np.int8), (first[links], second[links])), shape=(n, n))
    _, label = connected_components(graph.tocsr(), directed=False)
    left = known[first] & ~known[second]
    of = label[first].astype(np.int64)
    rest = np.bincount(of[left], system.truth[left], n).astype(np.int64)
    chosen = np.flatnonzero(left & (rest > 0)[of] & (rest < k)[of])
    chosen = chosen[np.argsort(of[chosen], kind="stable")]
    return of[chosen], chosen.astype(np.int32)


def _once(system: System, found: Sequence[Members]) -> Targets:
    """Classes, each set of unknowns once; none that a published total is about by itself."""
    starts, members = [np.zeros(1, np.int64)], [np.zeros(0, np.int32)]
    end = 0
    for of, unknowns in found:
        begins = np.flatnonzero(np.concatenate(([True], of[1:] != of[:-1])))
        starts.append(np.append(begins[1:], len(of)) + end)
        end += len(of)
        members.append(unknowns)
    ends, of_all = np.concatenate(starts).astype(np.int64), np.concatenate(members)
    lengths = np.diff(ends)
    owner = np.repeat(np.arange(len(lengths)), lengths)
    keys = np.zeros(len(lengths), np.uint64)
    np.add.at(keys, owner, system.keys[of_all])
    sizes = np.bincount(owner, system.truth[of_all], len(lengths)).astype(np.int64)
    everything = Targets(ends, of_all, sizes, keys)
    _, first = np.unique(keys, return_index=True)
    first = np.sort(first)
    return everything.chosen(first[~np.isin(keys[first], _keys_of_totals(system))])


def _keys_of_totals(system: System) -> NDArray[np.uint64]:
    keys = [np.zeros(0, np.uint64)]
    for t, table in enumerate(system.tables):
        if table.release.is_total:
            sums = np.zeros(len(system.low), np.uint64)
            np.add.at(sums, system.rows[t], system.keys)
            keys.append(sums[system.starts[t] : system.starts[t + 1]])
    return np.concatenate(keys)


def _keys(atom_of: Ints, n_atoms: int, class_of: Ints, n_classes: int) -> NDArray[np.uint64]:
    """(v,) a key of each unknown: those of its areas times those of its classes."""
    sides = []
    for of, n, salt in ((atom_of, n_atoms, 1), (class_of, n_classes, 2)):
        side = np.zeros(n, np.uint64)
        np.add.at(side, of, _mixed(np.arange(len(of), dtype=np.uint64) * 2 + salt % 2))
        sides.append(side)
    return (sides[0][:, None] * sides[1]).reshape(-1)


def _mixed(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Splitmix64 (Steele, Lea and Flood 2014): numbers that look like chance, always the same."""
    z = values + np.uint64(0x9E3779B97F4A7C15)
    z = z * np.uint64(0xBF58476D1CE4E5B9) ^ (z >> np.uint64(30))
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))
