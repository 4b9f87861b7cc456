"""Presets of k and of thresholds, as data with sources: as practice states them, never computed.

A formula of risk takes the probability tau, a suppression takes k; the two belong together where
a source says so, and only there (``ceil(1 / 0.09)`` is 12, practice says 11).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources as files
from typing import Any, Final

from core.errors import VbasError

PAPER: Final = "paper"
GENERAL: Final = "general"
DEFAULT_K: Final = 5
"""What k is until somebody chooses."""


@dataclass(frozen=True)
class Preset:
    """One choice of k.

    Attributes
    ----------
    name
        Stable key, unique.
    title
        What it is called, English.
    k
        Smallest size of a class, records.
    tau
        Probability of re-identification that the source states with it; None if it states none.
    source, date
        Who says so, and when: year-month-day as far as known; "" for a practice without a date.
    origin
        `PAPER`, or `GENERAL` for general knowledge.
    note
        What else to know, "" if nothing.
    """

    name: str
    title: str
    k: int
    tau: float | None
    applies: str
    source: str
    origin: str
    note: str = ""
    date: str = ""

    @property
    def highest_risk(self) -> float:
        """The highest probability of a right guess that it allows, as practice counts: 1 / k."""
        return 1 / self.k


@dataclass(frozen=True)
class AreaRule:
    """A smallest number of people of an area; it does not set k. Fields as in `Preset`."""

    name: str
    title: str
    people: int
    applies: str
    source: str
    origin: str


@dataclass(frozen=True)
class ThresholdPreset:
    """A share of unique people that an area may have, 0 to 1. Other fields as in `Preset`."""

    name: str
    title: str
    share: float
    applies: str
    source: str
    origin: str
    note: str = ""


@cache
def presets() -> tuple[Preset, ...]:
    """The shipped presets, smallest k first, in the order of the file otherwise."""
    listed = [parse_preset(entry) for entry in _table().get("preset", [])]
    _check_unique([preset.name for preset in listed])
    return tuple(sorted(listed, key=lambda preset: preset.k))


def presets_named(names: Sequence[str]) -> tuple[Preset, ...]:
    """Presets by their names, each once.

    Raises
    ------
    VbasError
        If there is none of a name.
    """
    there = {of.name: of for of in presets()}
    for name in names:
        if name not in there:
            raise VbasError(
                "There is no preset {name}.",
                "Choose among: {names}.",
                name=name,
                names=", ".join(there),
            )
    return tuple(there[name] for name in dict.fromkeys(names))


@cache
def area_rules() -> tuple[AreaRule, ...]:
    """The shipped rules in people of an area, smallest first."""
    listed = [
        AreaRule(
            str(rule["name"]),
            str(rule["title"]),
            int(rule["people"]),
            str(rule["applies"]),
            str(rule["source"]),
            _origin(rule),
        )
        for rule in _table().get("area_rule", [])
    ]
    return tuple(sorted(listed, key=lambda rule: rule.people))


@cache
def threshold_presets() -> tuple[ThresholdPreset, ...]:
    """The shipped thresholds of uniqueness, strictest first."""
    listed = [parse_threshold(entry) for entry in _table().get("threshold", [])]
    _check_unique([of.name for of in listed])
    return tuple(sorted(listed, key=lambda of: of.share))


def parse_threshold(entry: Mapping[str, Any]) -> ThresholdPreset:
    """One threshold of the presets file.

    Raises
    ------
    VbasError
        If a field is absent or makes no sense.
    """
    name = str(entry.get("name", "?"))
    try:
        share = float(entry["share"])
        texts = {key: str(entry[key]) for key in ("title", "applies", "source")}
    except (KeyError, TypeError, ValueError) as error:
        raise VbasError(
            "The threshold {name} lacks a usable {field}.",
            "Give it title, share, applies, source and origin.",
            name=name,
            field=error,
        ) from error
    if not 0.0 <= share < 1.0:
        raise VbasError(
            "The threshold {name} has a share of {share}, which cannot be.",
            "Give a share of at least 0 and under 1.",
            name=name,
            share=share,
        )
    note = str(entry.get("note", ""))
    return ThresholdPreset(name=name, share=share, origin=_origin(entry), note=note, **texts)


def parse_preset(entry: Mapping[str, Any]) -> Preset:
    """One table of the presets file.

    Raises
    ------
    VbasError
        If a field is absent or makes no sense.
    """
    name = str(entry.get("name", "?"))
    try:
        k = int(entry["k"])
        tau = float(entry["tau"]) if "tau" in entry else None
        texts = {key: str(entry[key]) for key in ("title", "applies", "source")}
    except (KeyError, TypeError, ValueError) as error:
        raise VbasError(
            "The preset {name} lacks a usable {field}.",
            "Give it title, k, applies, source and origin.",
            name=name,
            field=error,
        ) from error
    if k < 1 or (tau is not None and not 0 < tau <= 1):
        raise VbasError(
            "The preset {name} has k {k} and tau {tau}, which cannot be.",
            "Give k of at least 1 and tau above 0, at most 1.",
            name=name,
            k=k,
            tau=tau,
        )
    more = {key: str(entry.get(key, "")) for key in ("note", "date")}
    return Preset(name=name, k=k, tau=tau, origin=_origin(entry), **more, **texts)


def _origin(entry: Mapping[str, Any]) -> str:
    origin = str(entry.get("origin", ""))
    if origin not in (PAPER, GENERAL):
        raise VbasError(
            "The preset {name} does not say where it is from.",
            "Give it origin = 'paper' or 'general'.",
            name=str(entry.get("name", "?")),
        )
    return origin


def _check_unique(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise VbasError(
                "The preset {name} is there twice.", "Give each a name of its own.", name=name
            )


def _table() -> dict[str, Any]:
    text = files.files("resources").joinpath("presets.toml").read_text("utf-8")
    return tomllib.loads(text)
