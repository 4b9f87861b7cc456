"""Tables as columns: arrays that know what they are called, in which unit, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
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

    @property
    def is_text(self) -> bool:
        """Whether it holds text."""
        return self.kind == TEXT

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
