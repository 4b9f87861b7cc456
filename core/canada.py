"""Provinces, and which part of Canada the GAPS models count them to: West, Central, East."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from core.areas import AreaLayer
from resources import read_text

PARTS_OF_CANADA = ("western", "central", "eastern")


@dataclass(frozen=True)
class Province:
    """A province or territory.

    Attributes
    ----------
    abbreviation
        Two letters, such as "ON".
    code
        Standard Geographical Classification (PRUID).
    name_en, name_fr
        Its names.
    part
        One of `PARTS_OF_CANADA` (El Emam et al. 2009).
    population
        2021 Census, people; 0 = not known.
    fictional
        Whether it stands only in the sample study.
    """

    abbreviation: str
    code: str
    name_en: str
    name_fr: str
    part: str
    population: int = 0
    fictional: bool = False


@cache
def provinces() -> dict[str, Province]:
    """All provinces and territories by abbreviation, the sample study's too."""
    tables = tomllib.loads(read_text("provinces.toml"))
    return {name: Province(name, **table) for name, table in tables.items()}


def parts_of_canada(abbreviations: Iterable[str]) -> set[str]:
    """The parts of Canada in which the provinces lie; unknown ones do not count."""
    known = provinces()
    return {known[p].part for p in set(abbreviations) if p in known}


def part_of_canada(areas: AreaLayer) -> str | None:
    """The one part of Canada in which all areas lie, or None if that is not known."""
    of_areas = areas.parents.get("province")
    if of_areas is None or not set(of_areas.tolist()) <= set(provinces()):
        return None
    parts = parts_of_canada(of_areas.tolist())
    return parts.pop() if len(parts) == 1 else None
