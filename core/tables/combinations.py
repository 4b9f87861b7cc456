"""The table of all combinations of variables, one row each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.added import Added
from core.record_uniqueness.lattice import Lattice
from core.tables.base import COUNT, LESS, N_, SHARE, TEXT, Column, Table

_AT_ONCE = 2048
_LOW = 10
"""Names of so many variables are looked up, and joined to those of the others."""


def combinations_table(
    lattice: Lattice, added: Added | None = None, titles: Sequence[str] = ()
) -> Table:
    """One row a combination, in the order of the lattice; its key is its place there.

    Parameters
    ----------
    lattice
        What is counted; numbers of combinations that are not counted yet are left out.
    added
        What each further variable costs; None leaves the two columns out.
    titles
        (N,) what the variables are called; their names in the file if not given.
    """
    names = tuple(titles) or lattice.names
    columns = [
        Column(
            "variables",
            N_("Variables"),
            names_of(names, lattice.masks),
            TEXT,
            help=N_("The variables of the combination."),
        ),
        Column(
            "number",
            N_("Number"),
            np.bitwise_count(lattice.masks).astype(np.int64),
            COUNT,
            N_("variables"),
            N_("How many variables the combination has."),
        ),
        *_counts(lattice),
    ]
    if added is not None:
        columns.extend(_costs(names, added))
    return Table("combinations", tuple(columns), np.arange(len(lattice)))


def _counts(lattice: Lattice) -> list[Column]:
    records = N_("records")
    columns = [*_records(lattice)]
    columns.append(
        Column(
            "classes",
            N_("Classes"),
            _known(lattice, lattice.classes),
            COUNT,
            N_("classes"),
            N_("How many different combinations of values occur."),
        )
    )
    if lattice.minimal is not None and lattice.complete:
        columns.append(
            Column(
                "minimal",
                N_("Singled out by no less"),
                lattice.minimal.astype(np.float64),
                COUNT,
                records,
                N_("Records that these variables single out, and no smaller part of them does."),
            )
        )
    return columns


def _records(lattice: Lattice) -> Iterator[Column]:
    """Records that are unique, and in unique sets; each as number and as share of all."""
    for name, title, share, counts, told in (
        (
            "unique",
            N_("Unique"),
            N_("Unique share"),
            lattice.unique,
            N_("Records whose values in these nobody else has."),
        ),
        (
            "in_sets",
            N_("In unique sets"),
            N_("In unique sets, share"),
            lattice.in_sets,
            N_("Records that share their values in these with few others, or none."),
        ),
    ):
        known = _known(lattice, counts)
        yield Column(name, title, known, COUNT, N_("records"), told, better=LESS)
        shares, told = known / max(lattice.n_records, 1), N_("The same as share of all records.")
        yield Column(f"{name}_share", share, shares, SHARE, "%", told, better=LESS)


def _costs(names: Sequence[str], added: Added) -> list[Column]:
    every = np.array([*names, ""], dtype=object)
    return [
        Column(
            "cheapest",
            N_("Cheapest to add"),
            every[added.least],
            TEXT,
            help=N_("The further variable that brings fewest records into unique sets."),
        ),
        Column(
            "cheapest_cost",
            N_("Cheapest adds"),
            _cost_of(added, added.least),
            SHARE,
            "%",
            N_("Share of all records that it brings into unique sets."),
        ),
        Column(
            "dearest",
            N_("Dearest to add"),
            every[added.most],
            TEXT,
            help=N_("The further variable that brings most records into unique sets."),
        ),
        Column(
            "dearest_cost",
            N_("Dearest adds"),
            _cost_of(added, added.most),
            SHARE,
            "%",
            N_("Share of all records that it brings into unique sets."),
        ),
    ]


def _known(lattice: Lattice, counts: NDArray[np.int64]) -> NDArray[np.float64]:
    return np.where(lattice.counted, counts.astype(np.float64), np.nan)


def _cost_of(added: Added, variable: NDArray[np.int64]) -> NDArray[np.float64]:
    """(c,) what one variable of each row costs; NaN where there is none."""
    cost = np.take_along_axis(added.in_sets, np.maximum(variable, 0)[:, None], axis=1)[:, 0]
    return np.where(variable < 0, np.nan, cost / max(added.n_records, 1))


def names_of(names: Sequence[str], masks: NDArray[np.int64]) -> NDArray[np.object_]:
    """(c,) the variables of each combination in words: "age + sex"."""
    low = _joined(names[:_LOW])
    if len(names) <= _LOW:
        return np.asarray(low[masks], dtype=object)
    high = _joined(names[_LOW:])
    out: NDArray[Any] = np.empty(len(masks), dtype=object)
    below = (1 << _LOW) - 1
    for start in range(0, len(masks), _AT_ONCE):  # between them other threads get their turn
        some = masks[start : start + _AT_ONCE]
        pairs = zip(low[some & below].tolist(), high[some >> _LOW].tolist(), strict=True)
        out[start : start + _AT_ONCE] = [" + ".join(filter(None, pair)) for pair in pairs]
    return out


def _joined(names: Sequence[str]) -> NDArray[np.object_]:
    """(2**n,) names of every combination of a few variables, by its bits."""
    words = [""]
    for name in names:
        words += [f"{of} + {name}" if of else name for of in words]
    return np.array(words, dtype=object)
