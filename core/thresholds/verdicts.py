"""Units against thresholds of uniqueness, in all and by province."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

THRESHOLDS: Final = (0.0, 0.05, 0.2)
"""Shares of unique people that an area may have (El Emam et al. 2010)."""

ALL: Final = ""
"""Stands where a row is about the units of every province."""

_BARS: Final = 40


def above(share: NDArray[np.float64], threshold: float) -> NDArray[np.bool_]:
    """(u,) whether more people of a unit are unique than the threshold allows.

    A unit at the threshold passes; at 0 % none may be unique. Units without a value (NaN) are not
    above; they have not passed either.
    """
    with np.errstate(invalid="ignore"):
        return np.asarray(share > threshold, dtype=bool)


@dataclass(frozen=True)
class Verdict:
    """How the units of one province, or all, stand against one threshold.

    Attributes
    ----------
    threshold
        Share of unique people that is accepted, 0 to 1.
    province
        Two letters, or `ALL`.
    n_known
        Those of them that have a value.
    n_above
        Those above the threshold.
    records, people
        In the units that have a value; people whose number is not known are left out.
    records_above, people_above
        In the units above the threshold.
    """

    threshold: float
    province: str
    n_units: int
    n_known: int
    n_above: int
    records: int
    records_above: int
    people: float
    people_above: float

    @property
    def n_unknown(self) -> int:
        """Units without a value."""
        return self.n_units - self.n_known

    @property
    def units_share(self) -> float | None:
        """Share of the units with a value that are above, 0 to 1; None without any."""
        return self.n_above / self.n_known if self.n_known else None

    @property
    def records_share(self) -> float | None:
        """Share of the records that lie in units above, 0 to 1; None without any."""
        return self.records_above / self.records if self.records else None

    @property
    def people_share(self) -> float | None:
        """Share of the people who live in units above, 0 to 1; None if nobody is known to."""
        return self.people_above / self.people if self.people else None


def verdicts(
    share: NDArray[np.float64],
    records: NDArray[np.int64],
    people: NDArray[np.float64],
    provinces: NDArray[np.object_] | None = None,
    thresholds: Sequence[float] = THRESHOLDS,
) -> tuple[Verdict, ...]:
    """One row for each threshold, first of all units, then of each province.

    Parameters
    ----------
    share
        (u,) share of unique people, 0 to 1; NaN = no value.
    records
        (u,) records.
    people
        (u,) people; NaN = not known.
    provinces
        (u,) two letters, "" = not known; those are in the rows of all units only.
    thresholds
        Shares from 0 to 1.
    """
    every = np.ones(len(share), dtype=bool)
    found = [_verdict(threshold, ALL, every, share, records, people) for threshold in thresholds]
    if provinces is not None:
        for name in sorted(set(provinces.tolist()) - {""}):
            there = np.asarray(provinces == name, dtype=bool)
            found += [
                _verdict(threshold, name, there, share, records, people) for threshold in thresholds
            ]
    return tuple(found)


def _verdict(
    threshold: float,
    province: str,
    there: NDArray[np.bool_],
    share: NDArray[np.float64],
    records: NDArray[np.int64],
    people: NDArray[np.float64],
) -> Verdict:
    known = there & ~np.isnan(share)
    fails = known & above(share, threshold)
    living = np.nan_to_num(people)
    return Verdict(
        threshold=threshold,
        province=province,
        n_units=int(there.sum()),
        n_known=int(known.sum()),
        n_above=int(fails.sum()),
        records=int(records[known].sum()),
        records_above=int(records[fails].sum()),
        people=float(living[known].sum()),
        people_above=float(living[fails].sum()),
    )


@dataclass(frozen=True, eq=False)
class Spread:
    """How uniqueness is spread over units.

    Attributes
    ----------
    edges
        (b + 1,) float64, shares of 1 from 0 on, in steps of 2.5 %.
    units
        (b,) int64; a class holds its upper edge but not its lower one, the first one 0 too.
    places
        (u,) int64, class of each unit; -1 without a value.
    """

    edges: NDArray[np.float64]
    units: NDArray[np.int64]
    places: NDArray[np.int64]


def spread(share: NDArray[np.float64]) -> Spread:
    """The spread of (u,) shares; thresholds are edges, so that no class lies on both sides."""
    edges = np.arange(_BARS + 1) / _BARS
    found = np.maximum(np.searchsorted(edges, share, side="left") - 1, 0)
    places = np.where(np.isnan(share), -1, found).astype(np.int64)
    most = int(places.max(initial=0)) + 1
    most = max(most, round(max(THRESHOLDS) * _BARS) + 1)
    units = np.bincount(places[places >= 0], minlength=most).astype(np.int64)
    return Spread(np.arange(most + 1) / _BARS, units, places)
