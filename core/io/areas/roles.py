"""Which column is which: the user's choices, else what the names tell."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.canada import provinces_of_text
from core.errors import N_, Notice, Phrase, VbasError
from core.io import statcan
from core.io.areas.types import AreaSource, RawTable
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
class Roles:
    """The columns that were chosen.

    Attributes
    ----------
    columns
        Role (id, population, province, land_km2, x, y, dguid, fsa) -> column.
    levels
        Level key -> column of its id, finest first.
    level
        Level of the id column, "" if its name does not tell.
    degrees
        Whether x and y are longitude and latitude by name.
    ordinary
        Columns whose values are not what their names say.
    """

    columns: Mapping[str, str]
    levels: Mapping[str, str]
    level: str
    degrees: bool = False
    ordinary: tuple[Misnamed, ...] = ()

    def notices(self, file: str) -> tuple[Notice, ...]:
        """Which columns were not taken for what they are called."""
        return tuple(of.notice(file) for of in self.ordinary)


def guess_roles(names: Iterable[str], head: pd.DataFrame | None = None) -> Roles:
    """Recognises columns by their names, as far as their values agree.

    Parameters
    ----------
    names
        Column names.
    head
        Some rows; where given, a generic name ("code") counts as id only without repetitions, and
        a column whose values are no provinces is none of provinces, whatever it is called.
    """
    columns = list(names)
    wrong = () if head is None else misnamed(head)
    found = _recognised([name for name in columns if name not in {of.column for of in wrong}], head)
    ids = [of for of in wrong if of.names_areas]
    finest = next(iter(found.levels), "") if found.level else ""
    if ids and ("id" not in found.columns or ids[0].finer_than(finest)):
        found = replace(found, columns={**found.columns, "id": ids[0].column}, level="")
    if not {"x", "y"} <= set(found.columns):  # the sentence about their values is said later
        every = dict(found.columns)
        found = replace(found, degrees=_add_coordinates(every, columns), columns=every)
    return replace(found, ordinary=wrong)


def _recognised(columns: list[str], head: pd.DataFrame | None) -> Roles:
    """What the names of columns tell."""
    levels = statcan.level_columns(columns)
    roles: dict[str, str] = {}
    level = next(iter(levels), "")
    if level == "block" and "da" in levels and _has_blocks(columns):
        level = "da"
    dguids = statcan.columns_of("dguid", columns)
    if level == "province" and dguids:
        # The province alone is what every boundary file has; the DGUID is finer or the same.
        level = ""
    generic = _generic_id(columns, head)
    if level == "province" and generic is not None:
        level = ""
    if level:
        roles["id"] = levels[level]
    elif dguids:
        roles["id"] = dguids[0]
    elif generic is not None:
        roles["id"] = generic
    for role in ("dguid", "province", "land_km2", "fsa"):
        found = statcan.columns_of(role, columns)
        if found:
            roles[role] = found[0]
    degrees = _add_coordinates(roles, columns)
    population = statcan.columns_of("population", columns)
    if population:
        roles["population"] = population[0]
    return Roles(roles, levels, level, degrees)


def _has_blocks(columns: list[str]) -> bool:
    return any(statcan.is_block_population(column) for column in columns)


def _generic_id(columns: list[str], head: pd.DataFrame | None) -> str | None:
    by_name = {column.strip().casefold(): column for column in reversed(columns)}
    found = [by_name[name] for name in statcan.GENERIC_IDS if name in by_name]
    if head is not None:
        repeats = {column: bool(head[column].duplicated().any()) for column in found}
        found = [
            name
            for name in sorted(found, key=repeats.__getitem__)
            if not (repeats[name] and name.strip().casefold() in statcan.WEAK_IDS)
        ]
    return found[0] if found else None


def _add_coordinates(roles: dict[str, str], columns: list[str]) -> bool:
    """Adds x and y; returns whether they are longitude and latitude."""
    for east, north in (("x", "y"), ("longitude", "latitude")):
        x, y = statcan.columns_of(east, columns), statcan.columns_of(north, columns)
        if x and y:
            roles |= {"x": x[0], "y": y[0]}
            return east == "longitude"
    return False


def resolve_roles(raw: RawTable, source: AreaSource) -> Roles:
    """The user's columns where given, else the recognised ones.

    Raises
    ------
    VbasError
        A column that is not there; no id column.
    """
    guessed = guess_roles(raw.columns.columns, raw.columns)
    columns = dict(guessed.columns)
    level, degrees = guessed.level, guessed.degrees
    for role, chosen in (("id", source.id_column), ("population", source.population_column)):
        if chosen is not None:
            columns[role] = check_column(raw, chosen)
    if source.id_column is not None:
        matching = (key for key, name in guessed.levels.items() if name == source.id_column)
        level = next(matching, "")
    if source.x_column is not None or source.y_column is not None:
        columns["x"] = check_column(raw, source.x_column or columns.get("x", ""))
        columns["y"] = check_column(raw, source.y_column or columns.get("y", ""))
        longitude = statcan.columns_of("longitude", [columns["x"]])
        degrees = bool(longitude and statcan.columns_of("latitude", [columns["y"]]))
    if "id" not in columns:
        raise VbasError(
            "No column of {file} is recognised as the area id.",
            "Choose one (--area-id): {columns}.",
            file=raw.path.name,
            columns=", ".join(map(str, raw.columns.columns)) or "it has none",
        )
    return Roles(columns, guessed.levels, level, degrees, guessed.ordinary)


def check_column(raw: RawTable, column: str) -> str:
    """The column, if the table has it.

    Raises
    ------
    VbasError
        Listing the columns that there are.
    """
    if column in raw.columns.columns:
        return column
    raise VbasError(
        "{file} has no column {column}.",
        "Its columns are: {columns}.",
        file=raw.path.name,
        column=column or "of that coordinate",
        columns=", ".join(map(str, raw.columns.columns)),
    )


def product_of(path: Path, roles: Roles, columns: pd.DataFrame) -> tuple[str | None, str]:
    """What Statistics Canada product this is, and its level.

    Parameters
    ----------
    path
        The file; its name may tell the census.
    roles
        The recognised columns.
    columns
        All rows, or the first few.

    Returns
    -------
    product, level
        Such as ("Statistics Canada dissemination areas, 2021", "da"); None if not recognised by
        its columns, "" if the ids look like no level either.
    """
    level, year = roles.level, None
    column = roles.columns.get("dguid", roles.columns.get("id"))
    if column is not None and len(columns):
        ids = as_ids(columns[column].iloc[:1000])
        year = statcan.vintage_of(ids[0])
        looks_like = statcan.level_of_ids(ids)
        if not level and year is not None:
            level = looks_like
    if not level:
        guess = looks_like if column is not None and len(columns) else ""
        return None, guess
    year = year or _year_of(path.name, roles.columns.get("population", ""))
    name = statcan.BY_KEY[level].name
    return f"Statistics Canada {name}" + (f", {year}" if year else ""), level


def _year_of(file: str, population: str) -> int | None:
    boundary = re.search(r"000[a-z](\d\d)", file.lower())
    if boundary:
        return 2000 + int(boundary.group(1))
    for text in (file, population):
        year = re.search(r"(?<!\d)(20[0-4][16])(?!\d)", text)
        if year:
            return int(year.group(1))
    return None


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
