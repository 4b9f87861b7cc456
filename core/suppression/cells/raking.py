"""Weights that restore margins where values are blanked or records left out.

Raking, iterative proportional fitting (Deming and Stephan 1940): the weights of records are
multiplied, column by column, until each column has among the records that show it the shares that
it had in the file. A weight is a product of one factor for each value that a record shows, so that
records that show the same have the same weight.

What weights must not tell. Whoever has them can work out the margins, and so how many records of
each value are hidden (blanked or left out). Therefore a value has a margin of its own only where at
least k persons are hidden with it; others are joined, until that holds of each group. No group can
then be excluded for a blank, and nothing is told of fewer than k persons. A column of which one
group would be left has no margin, and this is said. Where values of one column lie in groups of
another (cities in provinces), two margins have a difference: a column whose margin would tell of
fewer than k hidden persons by it has none. Only columns that one combination protects together are
taken, so that at least k persons have each weight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.arrays import read_only
from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.suppression.cells.counting import people_in
from core.suppression.cells.differing_margins import Told, differ
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression

MOST_ROUNDS: Final = 1000
CLOSE: Final = 1e-6
"""Shares that differ by no more are the same."""
_DIGITS: Final = 6


@dataclass(frozen=True)
class Margin:
    """A column whose shares are restored.

    Attributes
    ----------
    groups
        Values that have one share together, as far as released records show them.
    before, after
        Share of each group among the records that show the column: unweighted, weighted.
    wanted
        Its share in the file.
    """

    column: str
    groups: tuple[tuple[str, ...], ...]
    wanted: tuple[float, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]


@dataclass(frozen=True, eq=False)
class Raked:
    """Weights of released records.

    Attributes
    ----------
    weights
        (n,) above 0, 1 on average.
    margins
        The columns whose shares are restored.
    rounds, apart
        Rounds it took; the largest difference of a share that was left, 0 to 1.
    notices
        Margins that cannot be restored, and that it did not converge, if so.
    """

    weights: NDArray[np.float64]
    margins: tuple[Margin, ...]
    rounds: int
    apart: float
    notices: tuple[Notice, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "weights", read_only(self.weights))

    @property
    def converged(self) -> bool:
        """Whether all shares are restored."""
        return self.apart <= CLOSE

    def largest(self, shares: str) -> float:
        """How far a share ``before`` or ``after`` weighting is from the file's at most, 0 to 1."""
        pairs = ((getattr(of, shares), of.wanted) for of in self.margins)
        return max(
            (abs(a - b) for one, two in pairs for a, b in zip(one, two, strict=True)), default=0.0
        )

    @property
    def design_effect(self) -> float:
        """How many times as large a variance is as without weights, at most about (Kish 1965)."""
        of = self.weights
        return float(len(of) * (of @ of) / of.sum() ** 2) if len(of) else 1.0


@dataclass(frozen=True, eq=False)
class _Restored:
    """A margin that is restored.

    Attributes
    ----------
    told
        What it tells.
    of_category
        (c,) group of each category.
    shown
        (m,) group that each released record shows; -1 = none.
    codes
        (m,) category that it shows.
    wanted
        Share of each group in the file.
    """

    told: Told
    of_category: NDArray[np.intp]
    shown: NDArray[np.intp]
    codes: NDArray[np.int32]
    wanted: NDArray[np.float64]


def check_raked(protection: Protection) -> None:
    """Raises VbasError unless one combination protects all columns to rake over together."""
    wanted = set(protection.rake)
    if not wanted or not any(wanted <= set(of) for of in protection.passes):
        raise VbasError(
            "No combination protects {columns} together: a weight could be that of fewer than k "
            "people.",
            "Rake over columns of one combination: {known}.",
            columns=", ".join(protection.rake) or "-",
            known="; ".join("+".join(of) for of in protection.combinations),
        )


def rake(before: CodedRecords, suppression: CellSuppression, kept: NDArray[np.int64]) -> Raked:
    """Weights by which released records have the shares of the file.

    Parameters
    ----------
    before
        All records.
    suppression, kept
        What is blanked of those that are released, and (m,) which of all records these are.
    """
    made, notices = list[_Restored](), list[Notice]()
    for name in suppression.protection.rake:
        found = _restored(before, suppression, kept, name, [of.told for of in made])
        if isinstance(found, Notice):
            notices.append(found)
        else:
            made.append(found)
    weights, rounds, apart = _fitted(
        [of.shown for of in made], [of.wanted for of in made], len(kept)
    )
    if apart > CLOSE:
        text = (
            "Raking did not converge in {rounds} rounds: a share is {apart:.2%} apart. Rake over "
            "fewer columns."
        )
        notices.append(Notice(text, rounds=rounds, apart=apart))
    margins = tuple(_margin(of, before.categories[of.told.column], weights) for of in made)
    return Raked(weights, margins, rounds, apart, tuple(notices))


def _restored(
    before: CodedRecords,
    suppression: CellSuppression,
    kept: NDArray[np.int64],
    name: str,
    others: Sequence[Told],
) -> _Restored | Notice:
    """The margin of a column, or why it is not restored beside those of others."""
    k, n = suppression.protection.k, len(before.categories[name])
    codes, here = before.codes[before.columns.index(name)], _shown(before, suppression, kept, name)
    hidden = _hidden(codes, kept, here, n)
    groups = _groups(before, hidden, here, n, k)
    if groups is None:
        text = (
            "The margin of {column} cannot be restored: fewer than two groups of its values have "
            "k = {k} people each whose value is hidden."
        )
        return Notice(text, column=name, k=k)
    every = np.append(groups, -1)
    told = Told(name, every[codes], hidden >= 0)
    other = next((of.column for of in others if differ(before, told, of, k)), None)
    if other is not None:
        text = (
            "The margin of {column} is not restored: beside that of {other} it would tell of "
            "fewer than k = {k} people whose value is hidden."
        )
        return Notice(text, column=name, other=other, k=k)
    return _Restored(
        told, groups, every[here], here, _shares_of(told.groups, int(groups.max()) + 1)
    )


def shifts(
    before: CodedRecords, suppression: CellSuppression, kept: NDArray[np.int64]
) -> dict[str, float]:
    """{column: how far the share of a value is from that in the file at most, 0 to 1}.

    Shares are of the records that show the column.
    """
    found = {}
    for name in suppression.protection.keys:
        codes, n = before.codes[before.columns.index(name)], len(before.categories[name])
        here = _shown(before, suppression, kept, name)
        now, then = (_shares_of(np.where(of < n, of, -1), n) for of in (here, codes))
        found[name] = float(np.abs(now - then).max(initial=0))
    return found


def _shown(
    before: CodedRecords, suppression: CellSuppression, kept: NDArray[np.int64], name: str
) -> NDArray[np.int32]:
    """(m,) the code that each released record shows; that of "missing" where it is blank."""
    codes, missing = before.codes[before.columns.index(name)], len(before.categories[name])
    codes = codes if len(kept) == len(codes) else codes[kept]
    return np.where(suppression.blanked(name), np.int32(missing), codes)


def _hidden(
    codes: NDArray[np.int32], kept: NDArray[np.int64], shown: NDArray[np.int32], n_categories: int
) -> NDArray[np.int32]:
    """(n,) the code of each record whose value is hidden; -1 where it is shown, or missing."""
    hidden = codes.copy()
    hidden[kept] = np.where(shown == n_categories, codes[kept], -1)
    hidden[hidden == n_categories] = -1
    return hidden


def _groups(
    before: CodedRecords,
    hidden_code: NDArray[np.int32],
    shown: NDArray[np.int32],
    n_categories: int,
    k: int,
) -> NDArray[np.intp] | None:
    """(c,) the group of each category; None where the margin would tell of fewer than k people.

    Values of which enough is hidden stand alone; all others together, with as many of those as
    are needed, the fewest hidden first.
    """
    hidden = people_in(before, hidden_code, n_categories)
    visible = np.bincount(shown, minlength=n_categories + 1)[:n_categories]
    if not hidden.any():
        return np.arange(n_categories)
    alone = (hidden >= k) & (visible > 0)
    for category in np.flatnonzero(alone)[np.argsort(hidden[alone], kind="stable")]:
        rest = ~alone
        if not rest.any() or (_people(before, hidden_code, rest) >= k and visible[rest].any()):
            break
        alone[category] = False
    groups = np.where(alone, np.cumsum(alone) - 1, int(alone.sum()))
    n_groups = int(groups.max(initial=-1)) + 1
    if n_groups < 2 or (not alone.all() and _people(before, hidden_code, ~alone) < k):
        return None
    return groups


def _people(records: CodedRecords, codes: NDArray[np.int32], some: NDArray[np.bool_]) -> int:
    """Persons with a record of some categories."""
    inside = np.append(some, False)[codes]
    return int(people_in(records, np.where(inside, 0, -1).astype(np.int32), 1)[0])


def _fitted(
    shown: Sequence[NDArray[np.intp]], wanted: Sequence[NDArray[np.float64]], n: int
) -> tuple[NDArray[np.float64], int, float]:
    """(n,) weights, rounds and the largest difference that is left; on distinct rows."""
    if not shown:
        return np.ones(n), 0, 0.0
    rows, at, counts = _distinct(shown)
    weights, rounds, apart = np.ones(len(counts)), 0, _apart(rows, wanted, counts.astype(float))
    while apart > CLOSE and rounds < MOST_ROUNDS:
        for row, want in zip(rows, wanted, strict=True):
            there = row >= 0
            sums = np.bincount(row[there], (weights * counts)[there], len(want))
            with np.errstate(divide="ignore", invalid="ignore"):
                factor = np.where(sums > 0, want * sums.sum() / sums, 1.0)
            weights[there] *= factor[row[there]]
        apart, rounds = _apart(rows, wanted, weights * counts), rounds + 1
    weights *= counts.sum() / (weights @ counts)
    return np.round(weights, _DIGITS)[at], rounds, apart


def _distinct(
    shown: Sequence[NDArray[np.intp]],
) -> tuple[list[NDArray[np.intp]], NDArray[np.intp], NDArray[np.int64]]:
    """Each row of groups once, (n,) which of them each record is, and how many records it has."""
    key = np.zeros(len(shown[0]), dtype=np.int64)
    for of in shown:
        key, _ = pd.factorize(key * (int(of.max(initial=-1)) + 2) + of + 1)
    counts = np.bincount(key)
    first = np.zeros(len(counts), dtype=np.intp)
    first[key[::-1]] = np.arange(len(key))[::-1]
    return [of[first] for of in shown], key, counts


def _apart(
    rows: Sequence[NDArray[np.intp]],
    wanted: Sequence[NDArray[np.float64]],
    weights: NDArray[np.float64],
) -> float:
    """The largest difference between a share and what is wanted."""
    return max(
        float(np.abs(_shares(row, weights, len(want)) - want).max())
        for row, want in zip(rows, wanted, strict=True)
    )


def _shares(groups: NDArray[np.intp], weights: NDArray[np.float64], n: int) -> NDArray[np.float64]:
    """(n,) share of each group among those that show one."""
    there = groups >= 0
    return _part_of_all(np.bincount(groups[there], weights[there], n))


def _shares_of(groups: NDArray[np.integer], n: int) -> NDArray[np.float64]:
    """The same of as many records as show one."""
    return _part_of_all(np.bincount(groups[groups >= 0], minlength=n))


def _part_of_all(sums: NDArray[np.number]) -> NDArray[np.float64]:
    every = sums.sum()
    return np.asarray(sums / every if every else sums, dtype=np.float64)


def _margin(of: _Restored, labels: Sequence[str], weights: NDArray[np.float64]) -> Margin:
    n, seen = len(of.wanted), np.bincount(of.codes, minlength=len(labels) + 1)[: len(labels)] > 0
    members = tuple(
        tuple(labels[i] for i in np.flatnonzero((of.of_category == g) & seen).tolist())
        for g in range(n)
    )
    shares = (of.wanted, _shares_of(of.shown, n), _shares(of.shown, weights, n))
    return Margin(of.told.column, members, *(tuple(map(float, of)) for of in shares))


def weight_meaning(of: Raked, most_blank: float | None) -> str:
    """What the dictionary says of the weights; English, without a count of records."""
    columns = ", ".join(margin.column for margin in of.margins) or "no column"
    left = (
        ""
        if most_blank is None
        else f"; records of which more than {most_blank:.0%} of the protected values would be "
        "blank are left out"
    )
    return (
        f"weight, 1 on average: by it, {columns} have among the records that show them the shares "
        f"that they had before values were blanked{left} (raking)"
    )


def margins_plain(of: Raked) -> Mapping[str, list[list[str]]]:
    """{column: its groups}, for the dictionary."""
    return {margin.column: [list(group) for group in margin.groups] for margin in of.margins}
