"""What a region of so many records would lose, from the classes of all of them.

If a region were a random sample, its records of a class of n would follow the hypergeometric
distribution. People are not spread at random: a class is common here and rare there, so that the
regions where it is rare lose it although an average region would not. Both are told by one
number, the spread: the variance, from area to area, of a class's share against its share in all.
The records of a class are then dealt to a region of the share f of all records by the
beta-binomial distribution, whose own spread is this one; at a spread of 0 it is the binomial one,
and where the region is everything it is what suppression of the whole file would take.

The spread is measured where the areas are, and falls to 0 where one region is everything; between
them it is taken to fall with the logarithm of the region's size. This is ours; no paper is behind
it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.classes import ClassCounts

_MOST_AREAS: Final = 2000
"""Areas from which the spread is measured: evenly taken where there are more."""
_SEEN: Final = 30
"""Records that a class must have for its spread to be measured."""
_EVEN: Final = 1e8
"""Beyond it a beta-binomial distribution is a binomial one to eight digits."""
_TABLE: Final = 1 << 16


@dataclass(frozen=True, eq=False)
class ClassSpread:
    """The classes of a study: how large they are, and how unevenly they lie.

    Attributes
    ----------
    sizes, how_many
        (d,) the different sizes of classes over all areas, records, and classes of each.
    spread
        Variance of a class's share in an area relative to its share in all, at least 0; 0 where
        areas are random samples.
    area_records
        Records of the area in which an average record lies: where the spread was measured.
    """

    sizes: NDArray[np.int64]
    how_many: NDArray[np.int64]
    spread: float = 0.0
    area_records: float = 1.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "sizes", read_only(self.sizes))
        object.__setattr__(self, "how_many", read_only(self.how_many))

    @property
    def n_records(self) -> int:
        """Records in all."""
        return int(self.sizes @ self.how_many)

    def spread_at(self, records: float) -> float:
        """The spread between regions of so many records."""
        whole = math.log(max(self.n_records, 2) / min(self.area_records, self.n_records / 2))
        left = math.log(self.n_records / records) if records < self.n_records else 0.0
        return self.spread * min(1.0, left / whole)

    def share_suppressed(self, records: float, k: int) -> float:
        """Expected share of records that are in classes below k in a region of so many records.

        Parameters
        ----------
        records
            Of the region, above 0; from all records on, the answer is that of the whole file.
        k
            Smallest class size that is kept.
        """
        n, of_all = self.sizes.astype(np.float64), float(self.n_records)
        f = records / of_all
        if f >= 1.0:
            return float((self.sizes * self.how_many)[self.sizes < k].sum() / of_all)
        spread = self.spread_at(records)
        even = (1.0 - f) / (f * spread) - 1.0 if spread > 0 else math.inf
        even = min(max(even, 1e-3), _EVEN)
        # (d,) expected records that a region has of a class of n, where they are fewer than k.
        mine = even * f
        others = even * (1.0 - f)
        from scipy.special import gammaln

        p = np.exp(
            gammaln(n + others)
            + gammaln(mine + others)
            - gammaln(n + mine + others)
            - gammaln(others)
        )
        lost = np.zeros(len(n))
        for j in range(1, k):
            left = n - (j - 1)
            p = np.where(left > 0, p * left * (mine + j - 1) / (j * (left - 1 + others)), 0.0)
            lost += j * p
        return min(1.0, float(lost @ self.how_many) / (of_all * f))

    def records_for(self, share: float, k: int) -> float | None:
        """Records of a region that is expected to lose that share; None if not even all lose less.

        Parameters
        ----------
        share
            Of records suppressed, above 0.
        k
            Smallest class size that is kept.
        """
        from scipy.optimize import brentq  # takes long to load, and few need it

        if self.share_suppressed(self.n_records, k) > share:
            return None
        least, most = 0.0, math.log(self.n_records)

        def too_much(ln_records: float) -> float:
            return self.share_suppressed(math.exp(ln_records), k) - share

        if too_much(least) <= 0:
            return 1.0
        return math.exp(float(brentq(too_much, least, most, xtol=1e-6)))


_found: WeakKeyDictionary[ClassCounts, ClassSpread] = WeakKeyDictionary()


def class_spread(counts: ClassCounts) -> ClassSpread:
    """The sizes of the classes of a study, and their spread over its areas; found once."""
    known = _found.get(counts)
    if known is None:
        sizes, how_many = _different(counts.sizes)
        known = _found[counts] = ClassSpread(sizes, how_many, *_spread_over_areas(counts))
    return known


def _different(sizes: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sizes above 0, each once, and how often; most are small, so counting beats sorting."""
    small = np.bincount(sizes[sizes < _TABLE], minlength=1)
    small[0] = 0
    there = np.flatnonzero(small)
    large, often = np.unique(sizes[sizes >= _TABLE], return_counts=True)
    return np.concatenate([there, large]), np.concatenate([small[there], often])


def _spread_over_areas(counts: ClassCounts) -> tuple[float, float]:
    """Spread and size of areas, from pairs of records of a class that are in the same area.

    Were the records of a class of n dealt at random to areas of S out of N records, n (n - 1) S
    (S - 1) / (N (N - 1)) pairs of them would meet in one; the excess is the spread. Classes count
    by their records, small ones, which tell little, not at all.
    """
    n, sizes = counts.sizes.astype(np.float64), counts.size_matrix
    total = float(n.sum())
    chosen = _chosen_areas(counts.n_units)
    matrix = sizes if chosen is None else sizes[chosen]
    records = np.asarray(matrix.sum(axis=1), dtype=np.float64)
    in_areas = float(records.sum())
    if total < 2 or in_areas < 1:
        return 0.0, 1.0
    area_records = float((records * records).sum() / in_areas)
    weight = np.where(n >= min(_SEEN, n.max()), 1.0 / np.maximum(n, 1.0), 0.0)
    held = matrix.data.astype(np.float64)
    met = float((held * (held - 1.0)) @ weight[matrix.indices])
    share = float((records * (records - 1.0)).sum()) / (total * (total - 1.0))
    expected = float((n * (n - 1.0)) @ weight) * share
    return (max(0.0, met / expected - 1.0) if expected > 0 else 0.0), area_records


def _chosen_areas(n: int) -> NDArray[np.int64] | None:
    if n <= _MOST_AREAS:
        return None
    return np.linspace(0, n - 1, _MOST_AREAS).astype(np.int64)
