"""The arrays of the account, as one value that compiled code can take."""

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

I32 = nb.types.Array(nb.int32, 1, "C")
I64 = nb.types.Array(nb.int64, 1, "C")
F64 = nb.types.Array(nb.float64, 1, "C")


class People(NamedTuple):
    """What is counted besides where records name persons (methods, section 13).

    All arrays are empty where they do not. The sizes of a book are distinct persons then, and what
    is lost are their records. A group is some persons with records of one class in exactly the
    same areas, two or more (`core.persons.Persons`).

    Attributes
    ----------
    records
        (nnz,) int32: records of each entry, whose persons are ``Book.counts``.
    rows
        (n, m) int16: the same without gaps, where the book has such rows.
    region_records
        (s, m) int32: records by region and class.
    shared_starts, shared
        (n + 1,) int64, int32: the entries of area a that have groups are ``shared[shared_starts[a]
        : shared_starts[a + 1]]``.
    first, groups
        (nnz + 1,) int64, int32: the groups of entry i are ``groups[first[i] : first[i + 1]]``.
    starts, areas, times
        (g + 1,) int64, int32, (g,) int32: the areas of each group; number of its persons.
    wide, held
        (g,) int32 column of ``held``, -1 for groups of few areas; (s, w) int32, how many areas of
        each wide group are in a region.
    """

    records: NDArray[np.int32]
    rows: NDArray[np.int16]
    region_records: NDArray[np.int32]
    shared_starts: NDArray[np.int64]
    shared: NDArray[np.int32]
    first: NDArray[np.int64]
    groups: NDArray[np.int32]
    starts: NDArray[np.int64]
    areas: NDArray[np.int32]
    times: NDArray[np.int32]
    wide: NDArray[np.int32]
    held: NDArray[np.int32]


class Book(NamedTuple):
    """n areas, m classes, s regions; changed in place by `core.ledger.kernels`.

    Attributes
    ----------
    row_starts, classes, counts
        (n + 1,), (nnz,), (nnz,) int32: size by area and class (CSR): records, or persons.
    rows
        (n, m) int16: the same without gaps, where that is faster; else (0, 0).
    x, y, records, population
        (n,) of each area: metres, records, people.
    labels
        (n,) int32: region of each area.
    sizes
        (s, m) int32: size by region and class, in the same unit.
    region_records, region_population, lost
        (s,) records, people, and records in classes below k.
    centre_x, centre_y, distance
        (s,) the region's own centre and the sum of its areas' distances to it, metres.
    pool, starts, room, members, slot, pool_end
        The areas of region r are ``pool[starts[r] : starts[r] + members[r]]``, in no order, with
        room to grow; ``slot`` (n,) is where an area stands.
    people
        What is counted besides where sizes are persons.
    """

    row_starts: NDArray[np.int32]
    classes: NDArray[np.int32]
    counts: NDArray[np.int32]
    rows: NDArray[np.int16]
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    records: NDArray[np.int64]
    population: NDArray[np.float64]
    labels: NDArray[np.int32]
    sizes: NDArray[np.int32]
    region_records: NDArray[np.int64]
    region_population: NDArray[np.float64]
    lost: NDArray[np.int64]
    centre_x: NDArray[np.float64]
    centre_y: NDArray[np.float64]
    distance: NDArray[np.float64]
    pool: NDArray[np.int32]
    starts: NDArray[np.int64]
    room: NDArray[np.int64]
    members: NDArray[np.int64]
    slot: NDArray[np.int64]
    pool_end: NDArray[np.int64]
    people: People


PEOPLE = nb.types.NamedTuple(
    (
        I32,
        nb.types.Array(nb.int16, 2, "C"),
        nb.types.Array(nb.int32, 2, "C"),
        *(I64, I32) * 2,
        I64,
        *(I32,) * 3,
        nb.types.Array(nb.int32, 2, "C"),
    ),
    People,
)
"""The compiled type of what is counted for persons."""

BOOK = nb.types.NamedTuple(
    (
        *(I32,) * 3,
        nb.types.Array(nb.int16, 2, "C"),
        *(F64,) * 2,
        I64,
        F64,
        I32,
        nb.types.Array(nb.int32, 2, "C"),
        I64,
        F64,
        I64,
        *(F64,) * 3,
        I32,
        *(I64,) * 5,
        PEOPLE,
    ),
    Book,
)
"""The compiled type of a book, for signatures."""
