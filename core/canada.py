"""Provinces: their names and codes, and the part of Canada the GAPS models count them to."""

from __future__ import annotations

import re
import tomllib
import unicodedata
import weakref
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from core.errors import N_, Phrase
from resources import read_text

if TYPE_CHECKING:
    from core.areas import AreaLayer

PARTS: Final = ("western", "central", "eastern")
OUTSIDE: Final = ""
"""The part of areas to which no model applies."""
_PARTS_IN_WORDS: Final = {
    "western": N_("western Canada"),
    "central": N_("central Canada"),
    "eastern": N_("eastern Canada"),
}
_NUNAVUT: Final = ("X0A", "X0B", "X0C")
"""Of the letter X, the rest lies in the Northwest Territories."""


@dataclass(frozen=True)
class Province:
    """A province or territory.

    Attributes
    ----------
    abbreviation
        Two letters, such as "ON".
    code
        Standard Geographical Classification (PRUID).
    part
        One of `PARTS` (El Emam et al. 2009).
    population
        2021 Census, people; 0 = not known.
    fictional
        Whether it stands only in the sample study.
    also
        How data write it, as `plain_name` makes it.
    fsa
        First letters of its postal codes.
    """

    abbreviation: str
    code: str
    name_en: str
    name_fr: str
    part: str
    population: int = 0
    fictional: bool = False
    also: tuple[str, ...] = ()
    fsa: str = ""


@cache
def provinces() -> dict[str, Province]:
    """All provinces and territories by abbreviation, the sample study's too."""
    tables = tomllib.loads(read_text("provinces.toml"))
    found = {name: Province(name, **table) for name, table in tables.items()}
    return {name: replace(of, also=tuple(of.also)) for name, of in found.items()}


def part_words(part: str) -> Phrase:
    """A part of Canada within a sentence."""
    return Phrase(_PARTS_IN_WORDS.get(part, part))


def parts_of_canada(abbreviations: Iterable[str]) -> set[str]:
    """The parts of Canada in which the provinces lie; unknown ones do not count."""
    known = provinces()
    return {known[p].part for p in set(abbreviations) if p in known}


def part_of_canada(areas: AreaLayer) -> str | None:
    """The one part of Canada in which all areas lie, or None if that is not known."""
    parts = list(parts_of_areas(areas))
    return parts[0] if len(parts) == 1 else None


def parts_of_areas(areas: AreaLayer) -> Mapping[str, NDArray[np.int64]]:
    """{part of Canada: its areas}, in the order of `PARTS`; empty where it is not known of all.

    Found once for a layer, then remembered as long as it lives.
    """
    found = _FOUND.get(areas)
    if found is None:
        found = _FOUND.setdefault(areas, MappingProxyType(_parts_of(areas)))
    return found


_FOUND: weakref.WeakKeyDictionary[AreaLayer, Mapping[str, NDArray[np.int64]]] = (
    weakref.WeakKeyDictionary()
)


def _parts_of(areas: AreaLayer) -> dict[str, NDArray[np.int64]]:
    of_areas = areas.parents.get("province")
    known = provinces()
    if of_areas is None or not set(of_areas.tolist()) <= set(known):
        return {}
    part = np.array([known[of].part for of in of_areas.tolist()], dtype=object)
    found = {name: np.flatnonzero(part == name) for name in PARTS}
    return {name: members for name, members in found.items() if len(members)}


def provinces_of_text(texts: NDArray[np.object_]) -> NDArray[np.object_]:
    """Codes, names (also bilingual) or abbreviations -> two letters, "" where not recognised.

    Parameters
    ----------
    texts
        (n,) text.
    """
    import pandas as pd  # not needed where a command only asks for cut-offs

    codes, unique = pd.factorize(pd.Series(texts, dtype="str"), use_na_sentinel=False)
    table = np.array([province_of_text(str(text)) for text in unique], dtype=object)
    return table[codes]


@lru_cache(maxsize=1024)
def province_of_text(text: str) -> str:
    """One code, name or abbreviation -> two letters, or "" if it is not recognised."""
    for part in [text, *text.split(" / ")]:
        code = part.strip().removesuffix(".0")
        bare = unicodedata.normalize("NFKD", part).encode("ascii", "ignore").decode()
        name = " ".join(re.sub(r"[^a-z0-9]+", " ", bare.casefold()).split())
        joined = name.replace(" ", "")
        for abbreviation, of in provinces().items():
            named = joined.upper() == abbreviation or name in of.also or joined in of.also
            if named or code == of.code:
                return abbreviation
    return ""


def provinces_of_ids(ids: NDArray[np.object_], level: str) -> NDArray[np.object_]:
    """Province of each id of a level, "" where the id does not tell.

    Parameters
    ----------
    ids
        (n,) text.
    level
        Key of the level; ids of census tracts and metropolitan areas tell no province.
    """
    import pandas as pd

    text = pd.Series(ids, dtype="str")
    if level in ("block", "da", "csd", "cd", "province"):
        return provinces_of_text(text.str[:2].to_numpy(object))
    if level == "fsa":
        upper = text.str.upper()
        letters = {letter: short for short, of in provinces().items() for letter in of.fsa}
        by_letter = upper.str[:1].map(letters).fillna("")
        return np.where(upper.isin(_NUNAVUT), "NU", by_letter).astype(object)
    return np.full(len(ids), "", dtype=object)
