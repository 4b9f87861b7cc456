"""Lattices for tests of what the counts say: counted by plain Python, or taken from the vectors."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np

from core.record_uniqueness.lattice import Lattice
from tests.vector_cases import expected


def combinations(names):
    """All combinations as tuples of positions, in the order of a lattice."""
    n = len(names)
    return [c for size in range(1, n + 1) for c in itertools.combinations(range(n), size)]


def lattice_of(names, set_size, n_records, rows):
    """``rows``: classes, unique, in_sets, set_classes of each combination, in order."""
    masks = np.array([sum(1 << i for i in c) for c in combinations(names)], np.int64)
    columns = np.array(rows, np.int64).reshape(len(masks), 4).T
    return Lattice(tuple(names), set_size, n_records, masks, np.ones(len(masks), bool), *columns)


def counted(records, names, set_size=5):
    """Every combination of records (tuples of values), by counting them one by one."""
    rows = []
    for combination in combinations(names):
        sizes = Counter(tuple(record[i] for i in combination) for record in records).values()
        small = [size for size in sizes if size <= set_size]
        rows.append((len(sizes), sum(size == 1 for size in sizes), sum(small), len(small)))
    return lattice_of(names, set_size, len(records), rows)


def with_unique(names, n_records, unique):
    """A lattice of which only the unique records matter."""
    return lattice_of(names, 5, n_records, [(0, u, u, 0) for u in unique])


def of_vector(case):
    """The lattice of a vector, and what is to come out of it."""
    want = expected(case)["ru"]
    names = want["variables"]
    table = {tuple(row["variables"]): row for row in want["table"]}
    rows = []
    for combination in combinations(names):
        row = table[tuple(names[i] for i in combination)]
        rows.append((row["ecs"], row["unique"], row["sets"], row["ecs_in_sets"]))
    return lattice_of(names, 5, want["records"], rows), want
