"""What the colours of a map mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """One colour and what it stands for: values from ``low`` to ``high``, or a ``label``."""

    colour: int
    low: float | None = None
    high: float | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Legend:
    """What the colours of a map mean.

    Attributes
    ----------
    title, unit
        What is shown and in which unit ("people", "people/km2", "%"); unit "" = none.
    entries
        From the lowest class to the highest.
    missing
        Whether there are areas without a value (hatched).
    note
        A sentence under the entries, such as that colours only tell neighbours apart.
    method
        How the classes were made, one of `core.colours.SCHEMES`; "" = not said.
    n_missing
        How many areas have no value; 0 = not said.
    """

    title: str
    unit: str = ""
    entries: tuple[LegendEntry, ...] = ()
    missing: bool = False
    note: str = ""
    method: str = ""
    n_missing: int = 0

    def texts(self, number: Callable[[float], str] | None = None) -> list[str]:
        """A text for each entry; ``number`` writes numbers in the reader's language."""
        write = number or format_number
        return [_entry_text(entry, write) for entry in self.entries]


def _entry_text(entry: LegendEntry, write: Callable[[float], str]) -> str:
    if entry.label or entry.low is None or entry.high is None:
        return entry.label
    if entry.low == entry.high:
        return write(entry.low)
    return f"{write(entry.low)} – {write(entry.high)}"


def format_number(value: float) -> str:
    """A number in three significant digits, thousands apart by thin spaces, no exponent."""
    if not np.isfinite(value):
        return "∞" if value > 0 else "-∞" if value < 0 else "–"
    if value == 0:
        return "0"
    digits = 3 - 1 - int(np.floor(np.log10(abs(value))))
    if digits <= 0:
        # Integers are exact: only fractions are cut.
        return f"{value:,.0f}".replace(",", "\u202f")
    return f"{value:.{digits}f}".rstrip("0").rstrip(".")
