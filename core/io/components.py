"""Components (site counts, placements, refinements) as TOML tables, and back.

A component is a table with its name as ``approach`` and its parameters beside it; a parameter that
is a component is a table within the table. What is None is left out, or is the text "none" where
leaving it out would mean something else.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from core.errors import VbasError
from core.placement.approaches import placement, placements
from core.placement.base import SitePlacer
from core.refinement.approaches import refiner, refiners
from core.refinement.base import Refiner
from core.site_count import SiteCount, site_counts

NONE = "none"


class WrongTable(Exception):  # noqa: N818 (becomes a VbasError that names the file)
    """A table or key that cannot be: says which."""


def site_count(approach: str, **parameters: Any) -> SiteCount:
    """The site count of that name with the given parameters.

    Raises
    ------
    VbasError
        If there is none.
    """
    known = site_counts()
    if approach in known:
        made: SiteCount = known[approach](**parameters)
        return made
    raise VbasError(
        "There is no site count called {name}.",
        "Choose one of: {names}.",
        name=approach,
        names=", ".join(known),
    )


def table_of(settings: Any) -> dict[str, Any]:
    """A dataclass of settings as a table; a component's name is its ``approach``."""
    table: dict[str, Any] = {}
    if hasattr(type(settings), "name") and isinstance(type(settings).name, str):
        table["approach"] = settings.name
    for about in dataclasses.fields(settings):
        value = getattr(settings, about.name)
        if value is None and about.default is None:
            continue
        table[about.name] = _plain(value)
    return table


def _plain(value: Any) -> Any:
    if value is None:
        return NONE
    if dataclasses.is_dataclass(value):
        return table_of(value)
    if isinstance(value, Mapping):
        return {str(name): _plain(of) for name, of in value.items()}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def component(kind: Any, table: Any, where: str) -> Any:
    """The component that a table describes.

    Parameters
    ----------
    kind
        What it is: `SiteCount`, `SitePlacer` or `Refiner`.
    table
        The table, as read.
    where
        Its name in the file, for `WrongTable`.

    Raises
    ------
    VbasError
        If there is no component of that name, or a parameter is out of bounds.
    WrongTable
        If a parameter is unknown or not of its kind.
    """
    if not isinstance(table, Mapping) or not isinstance(table.get("approach"), str):
        raise WrongTable(where)
    approach, rest = table["approach"], {k: v for k, v in table.items() if k != "approach"}
    if kind is SiteCount:
        known: dict[str, Any] = site_counts()
        make: Any = site_count
    else:
        known = placements() if kind is SitePlacer else refiners()
        make = placement if kind is SitePlacer else refiner
    values = values_of(known[approach], rest, where) if approach in known else {}
    return make(approach, **values)


def values_of(kind: Any, table: Any, where: str, skip: tuple[str, ...] = ()) -> dict[str, Any]:
    """The values of a dataclass's fields, from a table of a TOML file.

    Raises
    ------
    WrongTable
        If a key is not a field, or its value not of the kind that the field declares.
    """
    if not isinstance(table, Mapping):
        raise WrongTable(where)
    hints = get_type_hints(kind)
    fields = {about.name for about in dataclasses.fields(kind)}
    found = {}
    for key, value in table.items():
        if key in skip:
            continue
        if key not in fields:
            raise WrongTable(f"{where}.{key}")
        found[key] = _value(hints[key], value, f"{where}.{key}")
    return found


def _value(hint: Any, value: Any, where: str) -> Any:
    """A value of a TOML file as its field declares it; paths are texts there."""
    if hint in (SitePlacer, Refiner, SiteCount):
        return component(hint, value, where)
    if get_origin(hint) is tuple:
        return _several(get_args(hint), value, where)
    if get_origin(hint) is Mapping:
        return _by_name(get_args(hint)[1], value, where)
    if dataclasses.is_dataclass(hint):
        return hint(**values_of(hint, value, where))  # type: ignore[operator]
    kinds = set(get_args(hint) or (hint,))
    if value == NONE and NoneType in kinds and not kinds & {str, Path}:
        return None
    for inner in kinds - {hint}:
        named = inner in (SitePlacer, Refiner, SiteCount) or get_origin(inner) is tuple
        if named or (dataclasses.is_dataclass(inner) and isinstance(value, Mapping)):
            return _value(inner, value, where)
    given = Path if isinstance(value, str) else type(value)
    if given in {Path if kind is str else kind for kind in kinds}:
        return value
    if given is int and float in kinds:
        return float(value)
    raise WrongTable(where)


def _by_name(kind: Any, value: Any, where: str) -> dict[str, Any]:
    """A mapping out of a table, of values of one kind."""
    if not isinstance(value, Mapping):
        raise WrongTable(where)
    return {str(name): _value(kind, of, f"{where}.{name}") for name, of in value.items()}


def _several(kinds: tuple[Any, ...], value: Any, where: str) -> tuple[Any, ...]:
    """A tuple out of a list: of any length and one kind, or of fixed kinds."""
    if not isinstance(value, list):
        raise WrongTable(where)
    if kinds[-1] is Ellipsis:
        kinds = kinds[:1] * len(value)
    if len(kinds) != len(value):
        raise WrongTable(where)
    return tuple(_value(kind, item, where) for kind, item in zip(kinds, value, strict=True))
