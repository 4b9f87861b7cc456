"""Parts of Canada: which provinces the GAPS models call West, Central and East."""

from __future__ import annotations

from collections.abc import Iterable

from core.areas import AreaLayer

PARTS_OF_CANADA = {
    "western": ("BC", "AB", "SK", "MB", "YT", "NT", "NU"),
    "central": ("ON", "QC"),
    "eastern": ("NB", "NS", "PE", "NL"),
}
_PART_OF = {province: part for part, all_of in PARTS_OF_CANADA.items() for province in all_of}


def parts_of_canada(provinces: Iterable[str]) -> set[str]:
    """The parts of Canada in which the provinces (two letters) lie; unknown ones do not count."""
    return {_PART_OF[p] for p in set(provinces) if p in _PART_OF}


def part_of_canada(areas: AreaLayer) -> str | None:
    """The one part of Canada in which all areas lie, or None if that is not known."""
    provinces = areas.parents.get("province")
    if provinces is None or any(p not in _PART_OF for p in set(provinces.tolist())):
        return None
    parts = parts_of_canada(provinces.tolist())
    return parts.pop() if len(parts) == 1 else None
