"""What Statistics Canada calls things: levels, column names, ids.

Column names are those of the boundary files, tables and Geographic Attribute Files of the 2011,
2016 and 2021 censuses, in English, in French and bilingual (``DAUID_ADIDU``, ``DAuid/ADidu``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import pandas as pd
from numpy.typing import NDArray


@dataclass(frozen=True)
class Level:
    """One level of Statistics Canada's geography.

    Attributes
    ----------
    key
        Short name, as in ``AreaLayer.parents``.
    name
        English plural, for sentences.
    columns
        Column names of its id, in small letters.
    dguid
        Type and schema code inside a DGUID, such as ``S0512``.
    pattern
        Regular expression of an id.
    """

    key: str
    name: str
    columns: frozenset[str]
    dguid: str
    pattern: str


_PR = "(?:1[0-3]|24|35|4[6-8]|59|6[0-2])"

LEVELS: tuple[Level, ...] = (
    Level(
        "block", "dissemination blocks", frozenset({"dbuid", "ididu"}), "S0513", rf"{_PR}\d{{9}}"
    ),
    Level("da", "dissemination areas", frozenset({"dauid", "adidu"}), "S0512", rf"{_PR}\d{{6}}"),
    Level("ct", "census tracts", frozenset({"ctuid", "sridu"}), "S0507", r"\d{7}\.\d\d"),
    Level(
        "fsa",
        "forward sortation areas",
        frozenset({"cfsauid", "rtaidu"}),
        "A0011",
        r"[A-Za-z]\d[A-Za-z]",
    ),
    Level("csd", "census subdivisions", frozenset({"csduid", "sdridu"}), "A0005", rf"{_PR}\d{{5}}"),
    Level("cd", "census divisions", frozenset({"cduid", "dridu"}), "A0003", rf"{_PR}\d{{2}}"),
    Level("cma", "census metropolitan areas", frozenset({"cmauid", "rmridu"}), "S0503", r"\d{3}"),
    Level("province", "provinces and territories", frozenset({"pruid", "pridu"}), "A0002", _PR),
    Level("country", "Canada", frozenset(), "A0000", r"0?1|Canada"),
)
"""From the finest to the coarsest; an id is of the first level whose pattern it matches."""

BY_KEY = {level.key: level for level in LEVELS}

_DGUID = re.compile(r"((?:19|20)\d\d)([A-Z]\d{4})(.+)")

_ROLE_COLUMNS: dict[str, frozenset[str]] = {
    "dguid": frozenset({"dguid", "idugd", "dadguid", "adidugd"}),
    "province": frozenset(
        {"pruid", "pridu", "prname", "prnom", "province", "prov", "pr", "province or territory"}
        | {"province ou territoire", "province/territory", "prename", "pranom"}
        | {"preabbr", "prabrev", "province_code"}
    ),
    "land_km2": frozenset(
        {"landarea", "supterre", "land_km2", "land area", "superficie des terres"}
        | {"dbarea", "idsup", "dbarea2021", "idsup2021", "dbarea2016", "idsup2016"}
        | {"land_area_km2", "landarea_km2", "area_km2", "land_km2_2016", "land_km2_2021"}
        | {"land area in square kilometres", "land area in square kilometre"}
        | {"superficie des terres en kilomètres carrés"}
    ),
    "x": frozenset({"x", "easting", "point_x", "xcoord", "x_coord", "coord_x", "x_m"})
    | {"darplamx", "adlamx"},
    "y": frozenset({"y", "northing", "point_y", "ycoord", "y_coord", "coord_y", "y_m"})
    | {"darplamy", "adlamy"},
    "longitude": frozenset({"lon", "long", "lng", "longitude", "darplong", "adlong"}),
    "latitude": frozenset({"lat", "latitude", "darplat", "adlat"}),
    "fsa": frozenset({"fsa", "cfsauid", "rtaidu", "rta"}),
}

GENERIC_IDS: tuple[str, ...] = (
    "area_id",
    "areaid",
    "id",
    "da",
    "da_id",
    "fsa",
    "fsa_id",
    "rta",
    "geouid",
    "geo_uid",
    "geoid",
    "geo_id",
    "geographic code",
    "code géographique",
    "alt_geo_code",
    "geo_code",
    "uid",
    "code",
    "area",
)
"""Other names that an id column goes by, best first."""

WEAK_IDS = frozenset({"da", "fsa", "rta", "code", "area", "geo_code"})
"""Those of them that may as well name the unit that holds the area: only if none repeats."""

_POPULATION = re.compile(
    r"(?:db|da|ct|fsa|cfsa|csd|cd|pr|tot|total|id|ad)?[ _]?pop(?:ulation)?s?"
    r"(?:[ _,]*((?:19|20)\d\d)(?:[ _](?!to|à).*)?)?"
)
# Downloaded tables: "Population and dwelling counts (13): Population, 2021 [1]".
_TABLE_FRAME = re.compile(r"^.*\(\d+\) ?: *| *\[\d+\]$")
_NOT_POPULATION = re.compile(r"densit|percent|pourcent|%|change|variation|rank|rang|per ")


@lru_cache(maxsize=4096)
def _names(column: str) -> tuple[frozenset[str], ...]:
    """The name whole, and its bilingual halves."""
    whole = column.strip().casefold()
    found = [frozenset({whole})]
    for mark in ("/", "_"):
        parts = whole.split(mark)
        if len(parts) == 2 and all(parts):
            found.append(frozenset(parts))
    return tuple(found)


def is_called(column: str, names: frozenset[str]) -> bool:
    """Whether a column goes by one of the names, alone or as a bilingual pair."""
    return any(parts <= names for parts in _names(column))


def columns_of(role: str, columns: Iterable[str]) -> list[str]:
    """The columns that may play a role (dguid, province, land_km2, x, y, longitude ...).

    Parameters
    ----------
    columns
        Column names of the file.
    """
    if role == "population":
        # Columns of population, the latest census first.
        found: list[tuple[int, str]] = []
        for column in columns:
            name = _TABLE_FRAME.sub("", column.strip().casefold())
            whole = "/" in name or name.count("_") == 1
            halves = re.split("[/_]", name) if whole else [name]
            match = _POPULATION.fullmatch(name) or _POPULATION.fullmatch(halves[0])
            if match and not _NOT_POPULATION.search(name):
                found.append((-int(match.group(1) or 9999), column))
        return [column for _, column in sorted(found, key=lambda item: item[0])]
    return [column for column in columns if is_called(column, _ROLE_COLUMNS[role])]


def level_columns(columns: Iterable[str]) -> dict[str, str]:
    """Level key -> the column that holds its id, finest level first."""
    names = list(columns)
    found: dict[str, str] = {}
    for level in LEVELS:
        for column in names:
            if is_called(column, level.columns):
                found.setdefault(level.key, column)
    return found


def is_block_population(column: str) -> bool:
    """Whether the column is the population of a dissemination block (GAF)."""
    return bool(re.match(r"(dbpop|idpop)", column.strip().casefold()))


def split_dguids(ids: NDArray[np.object_]) -> tuple[NDArray[np.object_], NDArray[np.object_]]:
    """Takes DGUIDs apart.

    Parameters
    ----------
    ids
        (n,) text.

    Returns
    -------
    local, code
        (n,) text each: the id without the nine characters in front, and the type and schema
        (``S0512``); ids that are no DGUIDs are returned as they are, with code "".
    """
    local, code = ids.copy(), np.full(len(ids), "", dtype=object)
    long = np.fromiter((len(text) > 9 for text in ids), bool, len(ids))
    for i in np.flatnonzero(long):
        match = _DGUID.fullmatch(ids[i])
        if match:
            code[i], local[i] = match.group(2), match.group(3)
    return local, code


def vintage_of(dguid: str) -> int | None:
    """Census year of a DGUID, or None if the text is none."""
    match = _DGUID.fullmatch(dguid)
    return int(match.group(1)) if match else None


def levels_of_ids(ids: NDArray[np.object_]) -> NDArray[np.object_]:
    """The level that each id looks like ("" = none of them).

    Parameters
    ----------
    ids
        (n,) text, DGUIDs or local ids.
    """
    local, code = split_dguids(ids)
    text = pd.Series(local, dtype="str")
    found = np.full(len(ids), "", dtype=object)
    for level in reversed(LEVELS):
        matches = text.str.fullmatch(level.pattern).to_numpy(bool)
        found[np.where(code == "", matches, code == level.dguid)] = level.key
    return found


def level_of_ids(ids: NDArray[np.object_]) -> str:
    """The level that at least nine ids of ten look like, or ""."""
    if not len(ids):
        return ""
    keys, counts = np.unique(levels_of_ids(ids).astype(str), return_counts=True)
    best = int(counts.argmax())
    return str(keys[best]) if counts[best] >= 0.9 * len(ids) else ""
