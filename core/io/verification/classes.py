"""k in the released records: every declared combination, and all identifying columns together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.errors import Notice
from core.io.verification.checks import Check
from core.io.verification.opened import Pack

_LARGEST: Final = 1 << 62
_DENSE: Final = 1 << 25
"""Combinations of values that have a place each."""
_MOST: Final = 5000
"""Classes below k that are compared with all others; more of them fail in any case."""


@dataclass(frozen=True, eq=False)
class Classes:
    """Records that agree in some columns.

    Attributes
    ----------
    rows
        (m, c) values of each class, 0 for a blank.
    sizes
        (m,) how many records it has.
    number, first
        (n,) class of each record, in the order in which they come; (m,) the first record of each.
    """

    rows: NDArray[np.int32]
    sizes: NDArray[np.int64]
    number: NDArray[np.int32]
    first: NDArray[np.int32]

    @property
    def shown(self) -> NDArray[np.bool_]:
        """(m,) whether it shows a value."""
        return np.asarray((self.rows > 0).any(axis=1))


def classes_of(columns: Sequence[NDArray[np.int32]]) -> Classes:
    """The classes of columns of codes."""
    number, first = numbered(columns)
    sizes = np.bincount(number, minlength=len(first)).astype(np.int64)
    return Classes(np.column_stack([of[first] for of in columns]), sizes, number, first)


def numbered(
    columns: Sequence[NDArray[np.int32]],
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """(n,) class of each record, in the order in which they come; (m,) the first record of each."""
    keys, most = _keys(columns)
    if most > _DENSE:
        keys, found = pd.factorize(keys)
        most = len(found)
    first = np.full(most, len(keys), np.int32)
    first[keys[::-1]] = np.arange(len(keys), dtype=np.int32)[::-1]  # the last one that is written
    there = np.flatnonzero(first < len(keys))
    there = there[np.argsort(first[there])]
    place = np.zeros(most, np.int32)
    place[there] = np.arange(len(there), dtype=np.int32)
    return place[keys], first[there]


def sizes_of(columns: Sequence[NDArray[np.int32]]) -> NDArray[np.int64]:
    """(m,) sizes of the classes of columns, in any order: however many there are."""
    keys, _ = _keys(columns)
    keys.sort()
    ends = np.flatnonzero(np.diff(keys, append=-1))
    return np.diff(ends, prepend=-1)


def _keys(columns: Sequence[NDArray[np.int32]]) -> tuple[NDArray[np.int64], int]:
    """(n,) a number for each record, the same for those that agree; what it is below."""
    keys, most = np.zeros(len(columns[0]), dtype=np.int64), 1
    for codes in columns:
        n = int(codes.max(initial=0)) + 1
        if most * n > _LARGEST:
            keys, found = pd.factorize(keys)
            most = len(found)
        keys *= n
        keys += codes
        most *= n
    return keys, most


def below_any(of: Classes, k: int) -> int:
    """Records of classes that fewer than k records could be, were a blank any value."""
    below = np.flatnonzero((of.sizes < k) & of.shown)[:_MOST]
    records = 0
    for row in below:
        agrees = (of.rows == of.rows[row]) | (of.rows == 0) | (of.rows[row] == 0)
        if int(of.sizes[agrees.all(axis=1)].sum()) < k:
            records += int(of.sizes[row])
    return records


def check_classes(pack: Pack) -> list[Check]:
    """K over every declared combination, then over all identifying and free columns together."""
    k, combinations = int(pack.manifest["k"]), pack.manifest["combinations"]
    checks = [_combination(pack, tuple(of), k) for of in combinations]
    identifying = [name for name, role in pack.roles.items() if role == "identifying"]
    declared = {name for of in combinations for name in of}
    lacking = sorted(set(identifying) - declared)
    checks.append(
        Check(
            "protected",
            not lacking and k >= 2,
            Notice(
                "Protected by no combination: {columns}; k is {k:,}.",
                columns=", ".join(lacking) or "-",
                k=k,
            )
            if lacking or k < 2
            else Notice("Every identifying column is in a combination, and k is {k:,}.", k=k),
            {"columns": lacking},
        )
    )
    if pack.manifest["unit"] == "person":
        text = Notice("k is about people; the pack names none, so that records were counted.")
        checks.append(Check("unit", True, text))
    if pack.roles:
        checks += [_joint(pack, k), _all_columns(pack, k)]
    return checks


def classes_in(pack: Pack, columns: Sequence[str]) -> Classes:
    """The classes of some columns of a pack, counted once."""
    known = pack.counted
    if tuple(columns) not in known:
        some = [pack.codes[name] for name in columns]
        known[tuple(columns)] = classes_of(some or [np.zeros(pack.records.num_rows, np.int32)])
    found: Classes = known[tuple(columns)]
    return found


def _combination(pack: Pack, columns: tuple[str, ...], k: int) -> Check:
    of = classes_in(pack, columns)
    small = (of.sizes < k) & of.shown
    records, loose = int(of.sizes[small].sum()), below_any(of, k)
    named = " + ".join(columns)
    details = {
        "columns": list(columns),
        "classes_below_k": int(np.count_nonzero(small)),
        "records_below_k": records,
        "records_below_k_blank_any_value": loose,
        "smallest_class": int(of.sizes[of.shown].min(initial=np.iinfo(np.int64).max))
        if of.shown.any()
        else None,
    }
    if records:
        sentence = Notice(
            "{columns}: {n:,} records are in classes below k = {k:,}, a blank taken as a value of "
            "its own; {loose:,} if a blank may be any value.",
            columns=named,
            n=records,
            k=k,
            loose=loose,
        )
    else:
        sentence = Notice(
            "{columns}: every class that shows a value has {k:,} records or more, a blank taken as "
            "a value of its own, and as any value.",
            columns=named,
            k=k,
        )
    return Check("combination", not records, sentence, details)


def _joint(pack: Pack, k: int) -> Check:
    """All columns by which somebody could be known: identifying ones, and free ones."""
    columns = [name for name, role in pack.roles.items() if role != "outcome"]
    of = classes_in(pack, columns)
    small = (of.sizes < k) & of.shown
    n, alone = int(of.sizes[small].sum()), int(np.count_nonzero(of.sizes[of.shown] == 1))
    free = [name for name in columns if pack.roles[name] == "free"]
    details = {"columns": columns, "free": free, "records_below_k": n, "unique_records": alone}
    if not n:
        text = Notice(
            "All identifying and free columns together ({columns}): no class is below k = {k:,}.",
            columns=", ".join(columns),
            k=k,
        )
        return Check("joint", True, text, details)
    if free:
        text = Notice(
            "All identifying and free columns together ({columns}): {n:,} records are in classes "
            "below k = {k:,}, {alone:,} of them alone. Declare what nobody can know of another "
            "person as an outcome ({free}), leave it out, or accept it with a reason.",
            columns=", ".join(columns),
            n=n,
            k=k,
            alone=alone,
            free=", ".join(free),
        )
    else:
        text = Notice(
            "All identifying columns together ({columns}): {n:,} records are in classes below "
            "k = {k:,}, {alone:,} of them alone, as no combination has all of these columns. "
            "Protect them together, or accept it with a reason.",
            columns=", ".join(columns),
            n=n,
            k=k,
            alone=alone,
        )
    return Check("joint", False, text, details)


def _all_columns(pack: Pack, k: int) -> Check:
    """Outcomes included: nothing that must hold, but something to know."""
    sizes = sizes_of([pack.codes[name] for name in pack.roles])
    alone = int(np.count_nonzero(sizes == 1))
    n, below = int(sizes.sum()), int(sizes[sizes < k].sum())
    text = Notice(
        "With outcomes included, {alone:,} of {n:,} records look like no other, {below:,} like "
        "fewer than k = {k:,}.",
        alone=alone,
        n=n,
        below=below,
        k=k,
    )
    return Check("all_columns", True, text, {"unique_records": alone, "records_below_k": below})
