"""Where levels come from, so that they can be had again: a rule, other columns, or a file."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from core.errors import VbasError
from core.record_uniqueness.number_labels import short

TINY: Final = 1e-9


@dataclass(frozen=True)
class Intervals:
    """How numbers are put into bands.

    Attributes
    ----------
    widths
        Width of the bands of each level, ascending, in the unit of the column.
    start
        Where a band begins; bands of all levels are counted from here.
    bottom, top
        What lies below ``bottom`` is one band ("<18"), what is at least ``top`` another ("85+");
        None = no such band.
    """

    widths: tuple[float, ...]
    start: float = 0.0
    bottom: float | None = None
    top: float | None = None

    def __post_init__(self) -> None:
        if not self.widths:
            raise VbasError("There is no width of bands.", "Give at least one, such as 5.")
        for width in self.widths:
            if not 0 < width < math.inf:
                raise VbasError(
                    "The band width is {width}, but must be above 0 and finite.",
                    "Give a width such as 5.",
                    width=width,
                )
        if not all(map(math.isfinite, (self.start, self.bottom or 0.0, self.top or 0.0))):
            raise VbasError("A band begins or ends nowhere.", "Give numbers.")
        for less, more in pairwise(self.widths):
            times = more / less
            if more <= less or abs(times - round(times)) > TINY * times:
                raise VbasError(
                    "Bands of {more} do not consist of whole bands of {less}.",
                    "Let each width be a multiple of the one before, such as 5, 10, 20.",
                    more=short(more),
                    less=short(less),
                )
        if self.bottom is not None and self.top is not None and self.bottom >= self.top:
            raise VbasError(
                "The lowest band ends at {bottom}, above where the highest begins, {top}.",
                "Let the highest begin above where the lowest ends.",
                bottom=short(self.bottom),
                top=short(self.top),
            )


@dataclass(frozen=True)
class Prefixes:
    """By how codes begin: so many letters and digits at each level."""

    lengths: tuple[int, ...]


Recipe = Intervals | Prefixes


@dataclass(frozen=True)
class Columns:
    """By other columns of the same records, the finest first."""

    coarser: tuple[str, ...]


@dataclass(frozen=True)
class LevelFile:
    """The table that levels were read from or written to.

    Attributes
    ----------
    path
        The file.
    sha256
        Of its bytes as they were then.
    """

    path: Path
    sha256: str


Origin = Intervals | Prefixes | Columns | LevelFile
