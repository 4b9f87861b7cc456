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
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.protection import Protection

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

    @property
    def design_effect(self) -> float:
        """How many times as large a variance is as without weights, at most about (Kish 1965)."""
        of = self.weights
        return float(len(of) * (of @ of) / of.sum() ** 2) if len(of) else 1.0


@dataclass(frozen=True, eq=False)
class _Told:
    """A margin: (n,) group of each record of the file (-1 = missing), and whether it is hidden."""

    column: str
    groups: NDArray[np.intp]
    hidden: NDArray[np.bool_]


def check_raked(columns: Sequence[str], protection: Protection) -> None:
    """Raises VbasError unless one combination protects all of the columns together."""
    wanted = set(columns)
    if not wanted or not any(wanted <= set(of) for of in protection.passes):
        raise VbasError(
            "No combination protects {columns} together: a weight could be that of fewer than k "
            "people.",
            "Rake over columns of one combination: {known}.",
            columns=", ".join(columns) or "-",
            known="; ".join("+".join(of) for of in protection.combinations),
        )


def rake(
    before: CodedRecords, outcome: Outcome, kept: NDArray[np.int64], columns: Sequence[str]
) -> Raked:
    """Weights by which released records have the shares of the file.

    Parameters
    ----------
    before
        All records.
    outcome, kept
        What is released of them, and (m,) which of all records these are.
    columns
        Columns whose shares shall be restored.

    Raises
    ------
    VbasError
        As `check_raked`.
    """
    check_raked(columns, outcome.suppression.protection)
    k, notices, wanted = outcome.suppression.protection.k, [], []
    shown, found, told = [], [], list[_Told]()
    for name in columns:
        codes = before.codes[before.columns.index(name)]
        here = _shown(outcome, name)
        hidden = _hidden(codes, kept, here, len(before.categories[name]))
        groups = _groups(before, hidden, here, len(before.categories[name]), k)
        if groups is None:
            text = (
                "The margin of {column} cannot be restored: fewer than two groups of its values "
                "have k = {k} people each whose value is hidden."
            )
            notices.append(Notice(text, column=name, k=k))
            continue
        every = np.append(groups, -1)
        of_all = every[codes]
        mine = _Told(name, of_all, hidden >= 0)
        apart_by = [of.column for of in told if _differ(before, mine, of, k)]
        if apart_by:
            text = (
                "The margin of {column} is not restored: beside that of {other} it would tell of "
                "fewer than k = {k} people whose value is hidden."
            )
            notices.append(Notice(text, column=name, other=apart_by[0], k=k))
            continue
        told.append(mine)
        sums = np.bincount(of_all[of_all >= 0], minlength=groups.max() + 1)
        wanted.append(sums / sums.sum())
        shown.append(every[here])
        found.append((name, groups))
    weights, rounds, apart = _fitted(shown, wanted, outcome.records.n_records)
    if apart > CLOSE:
        text = (
            "Raking did not converge in {rounds} rounds: a share is {apart:.2%} apart. Rake over "
            "fewer columns."
        )
        notices.append(Notice(text, rounds=rounds, apart=apart))
    margins = tuple(
        _margin(name, before.categories[name], groups, _shown(outcome, name), want, of, weights)
        for (name, groups), want, of in zip(found, wanted, shown, strict=True)
    )
    return Raked(weights, margins, rounds, apart, tuple(notices))


def _shown(outcome: Outcome, name: str) -> NDArray[np.int32]:
    """(m,) the code that each released record shows; that of "missing" where it is blank."""
    records = outcome.records
    codes = records.codes[records.columns.index(name)]
    return np.where(outcome.suppression.blanked(name), len(records.categories[name]), codes)


def _hidden(
    codes: NDArray[np.int32], kept: NDArray[np.int64], shown: NDArray[np.int32], n_categories: int
) -> NDArray[np.int32]:
    """(n,) the code of each record whose value is hidden; -1 where it is shown, or missing."""
    hidden = codes.copy()
    hidden[kept] = np.where(shown == n_categories, codes[kept], -1)
    hidden[hidden == n_categories] = -1
    return hidden


def _differ(records: CodedRecords, one: _Told, other: _Told, k: int) -> bool:
    """Whether the difference of two margins tells of 1 to k - 1 people whose value is hidden."""
    return _leaves_few(records, one, other, k) or _leaves_few(records, other, one, k)


def _leaves_few(records: CodedRecords, fine: _Told, coarse: _Told, k: int) -> bool:
    """Whether a group (or all others) of one, less the groups of another within it, does."""
    both, n = (fine.groups >= 0) & (coarse.groups >= 0), int(fine.groups.max()) + 1
    for group in range(int(coarse.groups.max()) + 1):
        here = coarse.groups == group
        for inside in (here, ~here & (coarse.groups >= 0)):
            beyond = np.bincount(fine.groups[both & ~inside], minlength=n) > 0
            if beyond.all():
                continue
            rest = fine.hidden & inside & np.append(beyond, False)[fine.groups]
            if 0 < int(people_in(records, np.where(rest, 0, -1).astype(np.int32), 1)[0]) < k:
                return True
    return False


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
    sums = np.bincount(groups[there], weights[there], n)
    return np.asarray(sums / sums.sum() if sums.sum() else sums)


def _margin(
    name: str,
    labels: Sequence[str],
    groups: NDArray[np.intp],
    codes: NDArray[np.int32],
    wanted: NDArray[np.float64],
    shown: NDArray[np.intp],
    weights: NDArray[np.float64],
) -> Margin:
    n, seen = len(wanted), np.bincount(codes, minlength=len(labels) + 1)[: len(labels)] > 0
    members = tuple(
        tuple(labels[i] for i in np.flatnonzero((groups == g) & seen).tolist()) for g in range(n)
    )
    unweighted, after = (_shares(shown, of, n) for of in (np.ones(len(weights)), weights))
    three = (tuple(map(float, of)) for of in (wanted, unweighted, after))
    return Margin(name, members, *three)


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
