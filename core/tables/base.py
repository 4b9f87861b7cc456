"""Tables as columns: arrays that know what they are called, in which unit, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.arrays import check_shape
from core.errors import N_ as N_
from core.measures import COUNT as COUNT
from core.measures import LESS as LESS
from core.measures import METRES as METRES
from core.measures import MORE as MORE
from core.measures import NEITHER as NEITHER
from core.measures import NUMBER as NUMBER
from core.measures import SHARE as SHARE
from core.small_counts import ALL_TOLD, is_small, without_small

TEXT: Final = "text"
YES: Final = "yes"
"""Kinds of columns besides those of measures: text; yes or no."""


@dataclass(frozen=True, eq=False)
class Column:
    """One column.

    Attributes
    ----------
    name
        What expressions and files call it; told apart from others of its table in any case.
    title
        What a person calls it, in English.
    values
        (n,) text (object), float64 (NaN = none), integers, or bool.
    kind
        `TEXT`, `COUNT`, `NUMBER`, `SHARE`, `METRES` or `YES`.
    unit
        Its unit, "" for text and pure numbers; shares are 0 to 1.
    help
        A sentence: what it means.
    subject
        What `core.map.layers.LayerStyle.field` calls it, if a map can be coloured by it.
    own
        Whether it comes from the user's files: its title is not to be translated.
    better
        `LESS`, `MORE` or `NEITHER`.
    field
        What the session calls it, if it was joined or computed; "" for others.
    counts
        (n,) records behind each value, where the value tells how many they are; None where it
        does not.
    least
        The smallest count that is told; values that would tell a smaller one are NaN.
    """

    name: str
    title: str
    values: NDArray[Any]
    kind: str = NUMBER
    unit: str = ""
    help: str = ""
    subject: str = ""
    own: bool = False
    better: int = NEITHER
    field: str = ""
    counts: NDArray[Any] | None = None
    least: int = ALL_TOLD

    @property
    def is_text(self) -> bool:
        """Whether it holds text."""
        return self.kind == TEXT

    def is_hidden(self, row: int) -> bool:
        """Whether the value of a row is not told, because it would tell a small count."""
        return self.counts is not None and is_small(float(self.counts[row]), self.least)

    def shown_from(self, least: int) -> Column:
        """The same column without values that would tell a count below ``least``."""
        if self.counts is None or least == self.least:
            return self
        values, small = without_small(self.values, self.counts, least)
        return replace(self, values=values, least=least) if small.any() else self

    @cached_property
    def largest(self) -> float:
        """The largest size of a value; 0 without any."""
        there = self.values[np.isfinite(self.values)]
        return float(np.abs(there).max()) if len(there) else 0.0

    @cached_property
    def is_whole(self) -> bool:
        """Whether all numbers are whole ones."""
        there = self.values[np.isfinite(self.values)]
        return bool((there == np.floor(there)).all())

    def prepare(self) -> None:
        """Works out, in a thread of its own, what writing the column will ask for."""
        if self.kind not in (TEXT, YES):
            _ = self.largest, self.is_whole

    @cached_property
    def ranks(self) -> NDArray[np.int64]:
        """(n,) place of each value among the different ones; -1 where there is none."""
        values = pa.array(self.values, from_pandas=True)
        if self.is_text:  # text without a word is no value
            values = pc.if_else(pc.equal(values, ""), None, values)
        ranks = pc.rank(values, "ascending", tiebreaker="dense")
        places = np.array(ranks.to_numpy(), dtype=np.int64)
        places[values.is_null().to_numpy(zero_copy_only=False)] = -1
        return places


@dataclass(frozen=True, eq=False)
class Table:
    """Columns of the same length.

    Attributes
    ----------
    what
        "areas", "regions" or "runs".
    columns
        In their usual order; the first tells rows apart.
    keys
        (n,) what each row stands for: index of the area, index of the region, number of the run.
    best
        Column name -> (n,) bool, which values are the best of those that may be compared.
    """

    what: str
    columns: tuple[Column, ...]
    keys: NDArray[np.intp]
    best: Mapping[str, NDArray[np.bool_]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for column in self.columns:
            check_shape(column.name, column.values, (len(self.keys),))

    def __len__(self) -> int:
        return len(self.keys)

    def shown_from(self, least: int) -> Table:
        """The same table without values that would tell a count of records below ``least``.

        What is left out is no value for filters, sums and files either.
        """
        columns = tuple(column.shown_from(least) for column in self.columns)
        same = all(one is other for one, other in zip(columns, self.columns, strict=True))
        return self if same else replace(self, columns=columns)

    @cached_property
    def by_name(self) -> dict[str, Column]:
        """The columns by name."""
        return {column.name: column for column in self.columns}

    @property
    def values(self) -> dict[str, NDArray[Any]]:
        """The values of each column by name, for expressions."""
        return {column.name: column.values for column in self.columns}


def text(of: NDArray[Any]) -> NDArray[np.object_]:
    """(n,) object array of text; blanks are ""."""
    return np.array(["" if v is None or v != v else str(v) for v in of.tolist()], dtype=object)


def free_name(name: str, taken: set[str]) -> str:
    """A name that is not taken in any case, and takes it: "name", "name 2" ..."""
    free, number = name, 1
    while free.casefold() in taken:
        number += 1
        free = f"{name} {number}"
    taken.add(free.casefold())
    return free
