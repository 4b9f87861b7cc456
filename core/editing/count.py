"""The account of regions with what editing asks of it besides: smallest classes, pieces, room."""

from __future__ import annotations

import numpy as np

from core.adjacency import Adjacency
from core.editing.kernels import move_areas, settle
from core.editing.room import widened
from core.editing.standing import RegionStanding, Standing
from core.editing.stroke import Stroke
from core.ledger.account import Ledger


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
