"""Opening a book for a study, and what it says in all."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from core.classes import ClassCounts
from core.errors import VbasError
from core.ledger.book import Book, People
from core.ledger.kernels import open_book
from core.study import Study

_WIDE: Final = 64
"""Areas of a group from which on it is looked up by region instead of walked through."""

_MOST_BYTES = 6 * 2**30
_DENSE_PAYS = 6
_MOST_DENSE_BYTES = 512 * 2**20


def people_of(counts: ClassCounts, n_regions: int, rows: NDArray[np.int16]) -> People:
    """The arrays for a study's persons; empty ones where its records name none.

    ``rows`` are the records of areas without gaps, (n, m), if the account has such rows.
    """
    of = counts.persons
    if of is None:
        none, far = np.zeros(0, np.int32), np.zeros(0, np.int64)
        nowhere = np.zeros((0, 0), np.int32)
        gaps = np.zeros((0, 0), np.int16)
        return People(none, gaps, nowhere, far, none, far, none, far, none, none, none, nowhere)
    matrix = counts.counts
    lengths = np.diff(of.starts)
    group = np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)
    entry = _entries(counts, of.units, of.classes[group])
    order = np.argsort(entry, kind="stable")
    first = np.zeros(matrix.nnz + 1, np.int64)
    np.cumsum(np.bincount(entry, minlength=matrix.nnz), out=first[1:])
    shared = np.flatnonzero(np.diff(first))
    is_wide = lengths > _WIDE
    return People(
        records=np.array(matrix.data, np.int32),
        rows=rows,
        region_records=np.zeros((n_regions, counts.n_classes), np.int32),
        shared_starts=np.searchsorted(shared, matrix.indptr).astype(np.int64),
        shared=shared.astype(np.int32),
        first=first,
        groups=group[order],
        starts=np.array(of.starts, np.int64),
        areas=np.array(of.units, np.int32),
        times=np.array(of.times, np.int32),
        wide=np.where(is_wide, np.cumsum(is_wide) - 1, -1).astype(np.int32),
        held=np.zeros((n_regions, int(is_wide.sum())), np.int32),
    )


def _entries(
    counts: ClassCounts, areas: NDArray[np.int32], classes: NDArray[np.int32]
) -> NDArray[np.int64]:
    """(e,) where the entry of each area and class stands in the counts."""
    matrix, m = counts.counts, np.int64(counts.n_classes)
    rows = np.repeat(np.arange(counts.n_units, dtype=np.int64), np.diff(matrix.indptr))
    keys = rows * m + matrix.indices
    return np.searchsorted(keys, areas.astype(np.int64) * m + classes).astype(np.int64)


@dataclass(frozen=True)
class Totals:
    """What regions cost in all.

    Attributes
    ----------
    suppressed
        Records in classes below k.
    distance_m
        Sum over areas of the distance to their region's own centre, metres.
    bits
        Non-uniform entropy: sum over regions of n log2 n, less the same over areas.
    """

    suppressed: int
    distance_m: float
    bits: float


@dataclass(frozen=True, eq=False)
class Ledger:
    """The incremental account of a study's regions at one k."""

    book: Book
    k: int
    area_bits: float

    def totals(self) -> Totals:
        """The sums over all regions."""
        book = self.book
        bits = math.fsum(_n_log2_n(book.region_records)) - self.area_bits
        return Totals(int(book.lost.sum()), math.fsum(book.distance), bits)

    def anonymity(self) -> NDArray[np.int64]:
        """(s,) smallest class present in each region; 0 where there is none."""
        most = np.iinfo(np.int32).max
        smallest = np.where(self.book.sizes > 0, self.book.sizes, most).min(axis=1)
        return np.where(smallest == most, 0, smallest).astype(np.int64)


def open_ledger(
    study: Study,
    labels: NDArray[np.integer],
    n_regions: int,
    k: int,
    population: NDArray[np.float64],
) -> Ledger:
    """Counts regions once, so that afterwards only changes need counting.

    Parameters
    ----------
    study
        Areas and counts.
    labels
        (n,) region of each area, 0 ... n_regions - 1.
    k
        Smallest class size allowed, records (people where they name persons).
    population
        (n,) people of each area.

    Raises
    ------
    VbasError
        If regions and classes are too many to be held side by side in memory.
    """
    counts, n = study.counts, len(labels)
    m = counts.n_classes
    tables = 1 if counts.persons is None else 2
    if n_regions * m * 4 * tables > _MOST_BYTES:
        raise VbasError(
            "{regions:,} regions with {classes:,} classes need {gib:.0f} GiB to be searched.",
            "Use fewer or coarser quasi-identifiers, or fewer sites.",
            regions=n_regions,
            classes=m,
            gib=n_regions * m * 4 * tables / 2**30,
        )
    matrix, points = counts.size_matrix, study.areas.points
    rows = records_rows = dense_rows(matrix)
    if counts.persons is not None:
        records_rows = dense_rows(counts.counts)
        rows = rows[: len(records_rows)]
    whole, room = np.zeros(n_regions, np.int64), 4 * n + 16 * n_regions
    book = Book(
        row_starts=np.array(matrix.indptr, np.int32),
        classes=np.array(matrix.indices, np.int32),
        counts=np.array(matrix.data, np.int32),
        rows=rows,
        x=np.array(points[:, 0]),
        y=np.array(points[:, 1]),
        records=np.array(counts.records, np.int64),
        population=np.array(population, np.float64),
        labels=np.array(labels, np.int32),
        sizes=np.zeros((n_regions, m), np.int32),
        region_records=whole.copy(),
        region_population=np.zeros(n_regions),
        lost=whole.copy(),
        centre_x=np.zeros(n_regions),
        centre_y=np.zeros(n_regions),
        distance=np.zeros(n_regions),
        pool=np.zeros(room, np.int32),
        starts=whole.copy(),
        room=whole.copy(),
        members=whole.copy(),
        slot=np.zeros(n, np.int64),
        pool_end=np.zeros(1, np.int64),
        people=people_of(counts, n_regions, records_rows),
    )
    open_book(book, k)
    return Ledger(book, k, math.fsum(_n_log2_n(counts.records)))


def dense_rows(matrix: sp.csr_array) -> NDArray[np.int16]:
    """Rows without gaps where one pass over all classes beats picking those that are present."""
    n, m = matrix.shape
    fits = n * m * 2 <= _MOST_DENSE_BYTES and (not matrix.nnz or int(matrix.data.max()) < 2**15)
    if fits and m * n <= _DENSE_PAYS * matrix.nnz:
        return np.ascontiguousarray(matrix.toarray(), dtype=np.int16)
    return np.zeros((0, 0), np.int16)


def _n_log2_n(n: NDArray[np.int64]) -> NDArray[np.float64]:
    some = n[n > 0].astype(np.float64)
    return np.asarray(some * np.log2(some))
