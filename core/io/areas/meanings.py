"""Whether the values of a column are what its name says: PRENAME may be a precinct's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.canada import provinces_of_text
from core.errors import N_, Notice, Phrase
from core.io import statcan
from core.io.areas.values import as_ids, as_numbers, as_text

_MOST_ODD = 0.1
"""Share of the filled values that may be something else (footnotes, a unit abroad)."""

_LOOKED_AT = 5000
"""Rows, spread over the table."""

_WORDS = frozenset(
    {"province", "prov", "pr", "province or territory", "province_code"}
) | frozenset({"province ou territoire", "province/territory"})
"""Names of columns that may as well hold the provinces of another country ..."""

_MOST_ABROAD = 100
"""... which has no more of them than that."""

Odd = Callable[[pd.Series], NDArray[np.bool_]]

_MEANINGS: dict[str, tuple[str, Odd]] = {
    "dguid": (N_("DGUIDs"), lambda of: statcan.split_dguids(as_ids(of))[1] == ""),
    "province": (
        N_("provinces of Canada"),
        lambda of: provinces_of_text(as_text(of)) == "",
    ),
    "land_km2": (N_("land areas"), lambda of: ~_numbers_within(of, 0.0, 2e7)),
    "longitude": (N_("longitudes"), lambda of: ~_numbers_within(of, -360.0, 360.0)),
    "latitude": (N_("latitudes"), lambda of: ~_numbers_within(of, -90.0, 90.0)),
    "fsa": (N_("forward sortation areas"), lambda of: ~_formed(of, "fsa")),
    "x": (N_("coordinates"), lambda of: ~_numbers_within(of, -np.inf, np.inf)),
    "y": (N_("coordinates"), lambda of: ~_numbers_within(of, -np.inf, np.inf)),
}
"""Role -> what its values are, and which values are not."""

_FORMS = {
    "block": r"\d{10,11}",
    "da": r"\d{8}",
    "ct": r"\d{6,7}(?:\.\d{1,2})?",
    "fsa": r"[A-Za-z]\d[A-Za-z]",
    "csd": r"\d{7}",
    "cd": r"\d{4}",
    "cma": r"\d{1,5}",
}
"""Level -> form of its ids, in any province and whatever a spreadsheet did to them."""


@dataclass(frozen=True)
class Misnamed:
    """A column that is not what it is called.

    Attributes
    ----------
    what
        What it is called like: "provinces of Canada".
    odd, filled
        Rows that hold something else, of those that hold anything.
    names_areas
        Whether it is called like ids; it may be the id column, of areas of no known level.
    level
        The level that it is called like, "" if none.
    """

    column: str
    what: str
    odd: int
    filled: int
    names_areas: bool
    level: str = ""

    def finer_than(self, other: str) -> bool:
        """Whether its level would be finer than another one."""
        order = [level.key for level in statcan.LEVELS]
        known = self.level != "" and other != ""
        return known and order.index(self.level) < order.index(other)

    def notice(self, file: str) -> Notice:
        """What was found."""
        return Notice(
            "Column {column} of {file} is called like {what}, but {odd:,} of the {filled:,} values "
            "that were looked at are none: it is an ordinary column.",
            column=self.column,
            file=file,
            what=Phrase(self.what),
            odd=self.odd,
            filled=self.filled,
        )


def misnamed(table: pd.DataFrame) -> tuple[Misnamed, ...]:
    """The columns of a table whose values contradict their names.

    Parameters
    ----------
    table
        All rows, or the first ones.
    """
    rows = table.iloc[:: max(1, len(table) // _LOOKED_AT)]
    found = (_misnamed(str(name), rows[name]) for name in table.columns)
    return tuple(of for of in found if of is not None)


def _misnamed(name: str, values: pd.Series) -> Misnamed | None:
    role, level = _role(name), next(iter(statcan.level_columns([name])), "")
    if level in _FORMS:
        what, odd = statcan.BY_KEY[level].name, ~_formed(values, level)
    elif role:
        what, of = _MEANINGS[role]
        odd = of(values)
    else:
        return None
    there = as_text(values) != ""
    count, filled = int((odd & there).sum()), int(there.sum())
    if count <= _MOST_ODD * filled:
        return None
    abroad = role == "province" and statcan.is_called(name, _WORDS)
    if abroad and values.nunique() <= _MOST_ABROAD:
        return None
    return Misnamed(name, what, count, filled, bool(level) or role in ("dguid", "fsa"), level)


def _role(name: str) -> str:
    """The role that a column is called like, "" if none whose values can be told."""
    return next((role for role in _MEANINGS if statcan.columns_of(role, [name])), "")


def _formed(values: pd.Series, level: str) -> NDArray[np.bool_]:
    """(n,) whether values are ids of a level, alone or as DGUIDs."""
    ids, code = statcan.split_dguids(as_ids(values, level))
    formed = pd.Series(ids, dtype="str").str.fullmatch(_FORMS[level]).to_numpy(bool)
    return np.asarray(np.where(code == "", formed, code == statcan.BY_KEY[level].dguid), dtype=bool)


def _numbers_within(values: pd.Series, low: float, high: float) -> NDArray[np.bool_]:
    """(n,) whether values are numbers between bounds, or stand for none (`..`)."""
    numbers, bad = as_numbers(values)
    within = (numbers >= low) & (numbers <= high)
    return np.asarray(~bad & (within | np.isnan(numbers)), dtype=bool)
