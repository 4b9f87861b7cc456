"""A report as values: sections of sentences, tables and drawings that any language can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from numpy.typing import NDArray

from core.errors import Notice
from core.record_uniqueness.report_values import Cell, Column, ReportTable


@dataclass(frozen=True, eq=False)
class Shape:
    """Lines of one colour.

    Attributes
    ----------
    rings
        (n, 2) points each, in units of the drawing, y downwards; closed where filled.
    fill, stroke
        Colours such as "#cfe0ee"; "" for none.
    width
        Of the stroke.
    """

    rings: tuple[NDArray[Any], ...]
    fill: str = ""
    stroke: str = ""
    width: float = 0.6


@dataclass(frozen=True, eq=False)
class Drawing:
    """A vector picture; what it shows is said to those who cannot see it, too."""

    alt: Notice
    width: float
    height: float
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, eq=False)
class Beside:
    """Drawings beside each other."""

    drawings: tuple[Drawing, ...]


@dataclass(frozen=True)
class Listing:
    """A text that stands as it is in a file, line by line."""

    text: str


Part: TypeAlias = Cell | ReportTable | Beside | Listing


@dataclass(frozen=True, eq=False)
class Section:
    """A heading and what stands below it."""

    title: Notice
    parts: tuple[Part, ...]


@dataclass(frozen=True, eq=False)
class Document:
    """Everything that stands in a report.

    Attributes
    ----------
    audience
        "recipient" or "custodian".
    facts
        Numbers that a program can compare: records, k, regions.
    """

    title: Notice
    lead: Notice
    sections: tuple[Section, ...]
    audience: str
    facts: dict[str, int]


def table(
    title: Notice, columns: tuple[tuple[Notice, bool], ...], rows: list[tuple[Cell, ...]]
) -> ReportTable:
    """A table; each column with whether it holds words."""
    return ReportTable(title, tuple(Column(*of) for of in columns), tuple(rows))
