"""Lists of people that an adversary can get, and what they cost, as data with sources."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources as files


@dataclass(frozen=True)
class Registry:
    """A list of people.

    Attributes
    ----------
    name
        Stable key, unique.
    title, kind
        Whom it lists, and which part of the people they are.
    knows
        What it says of them.
    made_from
        Where that is from.
    people
        How many there are; None where the source says nothing.
    cost
        What it costs at least to put it together, Canadian dollars; None likewise.
    source
        Who says so.
    """

    name: str
    title: str
    kind: str
    knows: str
    made_from: str
    source: str
    people: int | None = None
    cost: int | None = None


@cache
def registries() -> tuple[Registry, ...]:
    """All that are known, in the order of the file."""
    text = (files.files("resources") / "registries.toml").read_text(encoding="utf-8")
    found = []
    for name, of in tomllib.loads(text).items():
        of["made_from"], of["people"] = of.pop("from"), of.pop("listed", None)
        found.append(Registry(name, **of))
    return tuple(found)
