"""Small sources and releases by chance, and everything that agrees with what is public of them."""

from __future__ import annotations

from itertools import combinations, permutations

import numpy as np
import scipy.sparse as sp

from core.classes import ClassCounts
from core.differencing.releases import Release, plan

AREAS = np.array(["A0", "A1", "A2", "A3"], dtype=object)
Part = frozenset  # of (area, class)


class TooManyError(Exception):
    """More tables agree than are worth counting."""


def source(dense, shape) -> ClassCounts:
    """Counts of classes that are all combinations of a few columns of so many categories."""
    grid = np.stack(np.meshgrid(*[np.arange(n) for n in shape], indexing="ij"), -1)
    codes = grid.reshape(-1, len(shape)).astype(np.int32)
    names = [f"q{j}" for j in range(len(shape))]
    categories = {name: tuple("abcd"[:n]) for name, n in zip(names, shape, strict=True)}
    matrix = sp.csr_array(np.asarray(dense, np.int32))
    return ClassCounts(matrix, codes, categories, dict(zip(names, shape, strict=True)))


def some_columns(rng, counts: ClassCounts):
    """Some of the columns; of one that has three categories, two may be one."""
    names = [name for name in counts.categories if rng.random() < 0.75]
    joined = {name: {"c": "b"} if rng.random() < 0.3 else {} for name in names}
    return {name: to if len(counts.categories[name]) > 2 else {} for name, to in joined.items()}


def some_releases(rng, number: int) -> tuple[ClassCounts, list[Release]]:
    """A source and releases of it."""
    shape = [(2, 2), (3,), (3, 2), (2,)][rng.integers(4)]
    n = int(rng.integers(1, 5 if len(shape) == 1 else 4))
    dense = rng.integers(0, int(rng.integers(2, 5)), (n, int(np.prod(shape))))
    dense *= rng.random(dense.shape) < 0.8
    if not dense.any():
        dense[0, 0] = 1
    counts = source(dense, shape)
    releases: list[Release] = []
    base = rng.integers(0, 3, n)
    for i in range(number):
        labels = base.copy() if rng.random() < 0.4 else rng.integers(0, 3, n)
        if rng.random() < 0.4:
            labels[rng.integers(n)] = rng.integers(0, 3)
        k = int(rng.integers(2, 5))
        follows = [releases[0]] if releases and rng.random() < 0.15 else []
        columns = some_columns(rng, counts)
        releases.append(plan(f"R{i}", AREAS[:n], counts, labels, k, columns, follows=follows))
    return counts, releases


def groups_of(release: Release, counts: ClassCounts):
    """Region of each area and what each class is called in a release, by words."""
    table = counts.table()
    classes = [
        tuple(to.get(table[name][c], table[name][c]) for name, to in release.columns.items())
        for c in range(counts.n_classes)
    ]
    return release.labels.tolist(), classes


def shown_in(release: Release) -> dict:
    """{(region, values): records} as a recipient reads them."""
    return {
        (
            int(cell[0]),
            tuple(
                release.categories[name][code]
                for name, code in zip(release.columns, cell[1:], strict=True)
            ),
        ): int(size)
        for cell, size in zip(release.cells, release.sizes, strict=True)
    }


def tables_that_agree(counts: ClassCounts, releases, most: int = 3000) -> np.ndarray:
    """(tables, areas * classes) every table that agrees with the releases, one by one.

    Areas and classes that nothing tells apart are counted in the first of them.
    """
    n, m = counts.n_units, counts.n_classes
    known = {of.name: (groups_of(of, counts), shown_in(of)) for of in releases}
    regions = list(zip(*[known[of.name][0][0] for of in releases], strict=True))
    values = list(zip(*[known[of.name][0][1] for of in releases], strict=True))
    unknowns = [
        (a, c) for a in range(n) for c in range(m)
        if regions.index(regions[a]) == a and values.index(values[c]) == c
    ]  # fmt: skip
    rows: dict = {}
    for i, (a, c) in enumerate(unknowns):
        for of, region, value in zip(releases, regions[a], values[c], strict=True):
            gone = any(
                (known[base][0][0][a], known[base][0][1][c]) not in known[base][1]
                for base in of.follows
            )
            if not gone:
                rows.setdefault((of.name, region, value), []).append(i)
    bounds = {}
    k_of = {of.name: of.k for of in releases}
    for name, region, value in rows:
        size = known[name][1].get((region, value))
        bounds[name, region, value] = (0, k_of[name] - 1) if size is None else (size, size)
    mine = [[key for key in rows if i in rows[key]] for i in range(len(unknowns))]
    last = {key: max(members) for key, members in rows.items()}
    sums = dict.fromkeys(rows, 0)
    x, found = [0] * len(unknowns), []

    def go(i: int) -> None:
        if i == len(unknowns):
            if len(found) >= most:
                raise TooManyError
            found.append(list(x))
            return
        room = min(bounds[key][1] - sums[key] for key in mine[i])
        for value in range(room + 1):
            if all(last[key] != i or sums[key] + value >= bounds[key][0] for key in mine[i]):
                x[i] = value
                for key in mine[i]:
                    sums[key] += value
                go(i + 1)
                for key in mine[i]:
                    sums[key] -= value
        x[i] = 0

    go(0)
    wide = np.zeros((len(found), n * m), np.int64)
    wide[:, [a * m + c for a, c in unknowns]] = found
    return wide


def family(counts: ClassCounts, releases) -> set:
    """Every class that the guard says it looks at, as sets of (area, class)."""
    groups = [groups_of(of, counts) for of in releases]
    n, m = counts.n_units, counts.n_classes
    sets = [some for r in range(1, len(releases) + 1) for some in combinations(groups, r)]
    areas, classes = set(), set()
    for some in sets:
        by_region, by_value = {}, {}
        for a in range(n):
            by_region.setdefault(tuple(of[0][a] for of in some), set()).add(a)
        for c in range(m):
            by_value.setdefault(tuple(of[1][c] for of in some), set()).add(c)
        areas |= {frozenset(of) for of in by_region.values()}
        classes |= {frozenset(of) for of in by_value.values()}
    found = {Part((a, c) for a in of for c in values) for of in areas for values in classes}
    cells = [_cells(of, releases, counts) for of in releases]
    for outer, inner in permutations(cells, 2):
        for whole in outer:
            within = [part for part in inner if part <= whole]
            if within:
                found.add(whole - frozenset().union(*within))
        for chain in _chains(outer, inner):
            found.add(frozenset().union(*chain) - frozenset().union(*inner))
    return found - {Part()}


def _chains(outer: list, inner: list) -> list:
    """The classes of one release, those together that classes of the other link."""
    chains = [({cell}, set(cell)) for cell in outer]
    for link in inner:
        linked = [chain for chain in chains if chain[1] & link]
        chains = [chain for chain in chains if not chain[1] & link]
        if linked:
            chains.append(
                (set().union(*(of[0] for of in linked)), set(link).union(*(of[1] for of in linked)))
            )
    return [cells for cells, _ in chains]


def _cells(release: Release, releases, counts: ClassCounts) -> list:
    """What stands behind each class that a release shows."""
    (regions, values), shown = groups_of(release, counts), shown_in(release)
    cells: dict = {key: set() for key in shown}
    bases = [of for of in releases if of.name in release.follows]
    for a in range(counts.n_units):
        for c in range(counts.n_classes):
            gone = any(
                (groups_of(of, counts)[0][a], groups_of(of, counts)[1][c]) not in shown_in(of)
                for of in bases
            )
            if (regions[a], values[c]) in cells and not gone:
                cells[regions[a], values[c]].add((a, c))
    return [frozenset(of) for of in cells.values()]


def recoverable(counts: ClassCounts, releases, k: int) -> dict:
    """{class: (least, most)} of all that are certainly of 1 to k - 1 people, by counting."""
    tables = tables_that_agree(counts, releases)
    m = counts.n_classes
    found = {}
    for part in family(counts, releases):
        sizes = tables[:, [a * m + c for a, c in part]].sum(axis=1)
        if sizes.min() >= 1 and sizes.max() < k:
            found[part] = (int(sizes.min()), int(sizes.max()))
    return found
