"""Quasi-identifiers: which columns an adversary could know, and how they are recoded.

The rules are declared here as data; `core.io.records` turns them into one query expression.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from core.errors import VbasError

MISSING_LABEL = "missing"


@dataclass(frozen=True)
class Band:
    """Numeric banding: ``[lowest + i*width, lowest + (i+1)*width)``, all from ``top`` on in one.

    ``Band(5, top=85)`` turns 0, 1, 2 ... into "0-4", "5-9" ... "80-84", "85+"; a width of 1 gives
    the integers themselves. Values that are not numbers become missing and are reported.
    """

    width: float
    top: float | None = None

    def __post_init__(self) -> None:
        if not 0 < self.width < math.inf:
            raise VbasError(
                "The band width is {width}, but must be above 0 and finite.",
                "Give a width such as 5.",
                width=self.width,
            )
        if self.top is not None and not math.isfinite(self.top):
            raise VbasError(
                "The top of the bands is {top}, but must be a number.",
                "Give a top such as 85, or none.",
                top=self.top,
            )


@dataclass(frozen=True)
class QuasiIdentifier:
    """One quasi-identifier and its recoding, applied in the order of the fields below.

    Attributes
    ----------
    column
        Name of the column in the record file.
    missing
        Codes (as text) that mean missing, besides null and blank.
    band
        Numeric banding, if the column is a number.
    groups
        {name of the group: categories that it joins}; categories are those after banding.
    order
        Declared categories (after banding and grouping) in order; empty = observed ones.
    non_specific
        Categories such as "other" that are not counted as response categories.
    """

    column: str
    missing: tuple[str, ...] = ()
    band: Band | None = None
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    non_specific: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        repeated = len(self.order) - len(set(self.order))
        if repeated:
            raise VbasError(
                "The declared categories of {column} name {n} categories twice.",
                "Remove the repetition.",
                column=self.column,
                n=repeated,
            )
        joined = [c for members in self.groups.values() for c in members]
        if len(joined) != len(set(joined)):
            raise VbasError(
                "The groups of {column} put one category into two groups.",
                "Name each category in one group only.",
                column=self.column,
            )
