"""The account of regions with what editing asks of it besides: smallest classes, pieces, room."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from core.adjacency import Adjacency
from core.editing.kernels import move_areas, settle
from core.editing.stroke import Stroke
from core.ledger.account import Ledger

N = TypeVar("N", bound=np.generic)


def widened(ledger: Ledger, n_regions: int) -> Ledger:
    """The account with rows for ``n_regions`` regions; the new ones are empty."""
    book = ledger.book
    more = n_regions - len(book.lost)
    if more <= 0:
        return ledger
    # All regions must find room in the pool when it is laid out anew.
    room = max(len(book.pool), 4 * len(book.labels) + 16 * n_regions)
    longer = book._replace(
        sizes=_longer(book.sizes, more),
        region_records=_longer(book.region_records, more),
        region_population=_longer(book.region_population, more),
        lost=_longer(book.lost, more),
        centre_x=_longer(book.centre_x, more),
        centre_y=_longer(book.centre_y, more),
        distance=_longer(book.distance, more),
        pool=_longer(book.pool, room - len(book.pool)),
        starts=_longer(book.starts, more),
        room=_longer(book.room, more),
        members=_longer(book.members, more),
        people=book.people._replace(
            region_records=_rows(book.people.region_records, more),
            held=_rows(book.people.held, more),
        ),
    )
    longer.centre_x[-more:] = longer.centre_y[-more:] = np.nan
    return replace(ledger, book=longer)


def _rows(table: NDArray[N], more: int) -> NDArray[N]:
    """The table with more rows, if it is in use."""
    return _longer(table, more) if len(table) else table


def _longer(array: NDArray[N], more: int) -> NDArray[N]:
    return np.concatenate([array, np.zeros((more, *array.shape[1:]), array.dtype)])


@dataclass(frozen=True)
class Standing:
    """The totals of a set of regions.

    Attributes
    ----------
    k
        Smallest class size allowed, records.
    regions
        Regions that hold areas.
    suppressed
        Records in classes below k.
    compactness_m
        Sum over areas of the distance to their region's own centre, metres.
    bits
        Non-uniform entropy (Croft et al. 2015, Eq. 22-23).
    anonymity
        Smallest class present in any region, records; 0 without any record.
    least_people
        Population of the smallest region, in what ``counted_in`` says.
    counted_in
        "people" or "records".
    floor
        Population that each region should hold; None if none was asked for.
    below_floor
        Regions that hold fewer, 0-based; empty without a floor.
    in_pieces
        Regions that do not hang together, 0-based.
    """

    k: int
    regions: int
    records: int
    suppressed: int
    compactness_m: float
    bits: float
    anonymity: int
    least_people: float
    counted_in: str
    floor: float | None
    below_floor: tuple[int, ...]
    in_pieces: tuple[int, ...]

    @property
    def suppression_rate(self) -> float:
        """Share of all records that is suppressed, 0 to 1."""
        return self.suppressed / self.records if self.records else 0.0


@dataclass(frozen=True)
class RegionStanding:
    """One region as it is now.

    Attributes
    ----------
    region
        Its number, 0-based.
    areas, records, suppressed
        How many areas it has; its records, and those in classes below k.
    people
        Its population, in what ``counted_in`` says.
    pieces
        How many pieces it is in.
    locked
        Whether it keeps its areas.
    """

    region: int
    areas: int
    records: int
    suppressed: int
    people: float
    counted_in: str
    pieces: int
    locked: bool


class Count:
    """Counts along while areas change region.

    ``ledger`` is another one when there is no room for a new region.
    """

    def __init__(self, ledger: Ledger, adjacency: Adjacency) -> None:
        self.ledger = ledger
        self._starts = np.array(adjacency.starts, np.int32)
        self._neighbours = np.array(adjacency.neighbours, np.int32)
        s = len(ledger.book.lost)
        self._smallest, self._pieces = np.zeros(s, np.int64), np.zeros(s, np.int64)
        settle(
            ledger.book,
            np.arange(s, dtype=np.int64),
            self._smallest,
            self._pieces,
            self._starts,
            self._neighbours,
        )

    def apply(self, stroke: Stroke) -> None:
        """Takes areas into other regions."""
        if not len(stroke):
            return
        self.make_room(int(stroke.after.max()) + 1)
        book, smallest, pieces = self.ledger.book, self._smallest, self._pieces
        move_areas(book, self.ledger.k, stroke.areas.copy(), stroke.after.copy())
        settle(book, stroke.regions, smallest, pieces, self._starts, self._neighbours)

    def make_room(self, n_regions: int) -> None:
        """Sees to it that there are rows for so many regions."""
        have = len(self.ledger.book.lost)
        if n_regions > have:
            self.ledger = widened(self.ledger, n_regions + have // 8 + 8)
            more = np.zeros(len(self.ledger.book.lost) - have, np.int64)
            self._smallest = np.concatenate([self._smallest, more])
            self._pieces = np.concatenate([self._pieces, more])

    def standing(self, floor: float | None, counted_in: str) -> Standing:
        """The totals now."""
        book = self.ledger.book
        totals, held = self.ledger.totals(), book.members > 0
        people = book.region_population
        smallest = self._smallest[self._smallest > 0]
        below = np.flatnonzero(held & (people < (floor or 0.0)))
        return Standing(
            k=self.ledger.k,
            regions=int(np.count_nonzero(held)),
            records=int(book.region_records.sum()),
            suppressed=totals.suppressed,
            compactness_m=totals.distance_m,
            bits=max(0.0, totals.bits),
            anonymity=int(smallest.min()) if len(smallest) else 0,
            least_people=float(people[held].min()) if held.any() else 0.0,
            counted_in=counted_in,
            floor=floor,
            below_floor=tuple(below.tolist()),
            in_pieces=tuple(np.flatnonzero(self._pieces > 1).tolist()),
        )

    def region(self, r: int, counted_in: str, *, locked: bool) -> RegionStanding:
        """One region now."""
        book = self.ledger.book
        return RegionStanding(
            region=r,
            areas=int(book.members[r]),
            records=int(book.region_records[r]),
            suppressed=int(book.lost[r]),
            people=float(book.region_population[r]),
            counted_in=counted_in,
            pieces=int(self._pieces[r]),
            locked=locked,
        )
