"""Cells and headings of tables as a person reads them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.glossary import with_cards
from app.kit.language import said
from app.kit.small_counts import below
from core.expressions import quoted
from core.tables.base import COUNT, METRES, SHARE, TEXT, YES, Column
from core.tables.runs import BETWEEN

_HIDDEN = "*"
"""Stands where a share would tell a small count, as in tables of statistical agencies."""
STAR = "star"


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Tables", text)


@dataclass(frozen=True, eq=False)
class Look:
    """How a column is written.

    Attributes
    ----------
    column
        The column.
    title, unit
        In the user's language; the unit that cells are written in.
    write
        A value as text, without its unit.
    """

    column: Column
    title: str
    unit: str
    write: Callable[[Any], str]

    @property
    def heading(self) -> str:
        """Title and unit, unless the title says it."""
        told = not self.unit or self.unit.casefold() == self.title.casefold()
        return self.title if told else f"{self.title} ({self.unit})"

    @property
    def meaning(self) -> str:
        """Heading and what the column means."""
        told = "\n".join(part for part in (self.heading, said(self.column.help)) if part)
        return told if self.column.own else with_cards(told, self.heading)

    @property
    def help(self) -> str:
        """The same, and how expressions call the column."""
        return f"{self.meaning}\n" + tr("In expressions: {0}").format(quoted(self.column.name))

    def text(self, row: int) -> str:
        """A cell; where it would tell a small count, what is said in its place."""
        if self.column.is_hidden(row):
            return self._in_its_place
        return self.write(self.column.values[row])

    def exact(self, row: int) -> str:
        """A cell with all digits and its unit."""
        if self.column.is_hidden(row):
            return tr("Not shown to others: fewer than {k} records.").format(
                k=numbers.count(self.column.least)
            )
        return exact_text(self.column, self.column.values[row])

    @property
    def _in_its_place(self) -> str:
        """A count is "< k"; what is worked out from one has no number."""
        own = self.column.kind == COUNT and said(self.column.unit) == tr("records")
        return below(self.column.least) if own else _HIDDEN


def look_of(column: Column) -> Look:
    """How to write a column; lengths are in kilometres, as everywhere in the window."""
    title = column.title
    if not column.own:
        title = BETWEEN.join(said(part) for part in column.title.split(BETWEEN))
    unit = said(column.unit)
    if column.kind == TEXT:
        return Look(column, title, unit, str)
    if column.kind == YES:
        return Look(column, title, unit, _star if column.name == STAR else _yes)
    if column.kind == SHARE:
        return Look(column, title, "%", _share)
    if column.kind == METRES:
        return Look(column, title, tr("km"), _kilometres)
    if column.kind == COUNT or (column.own and column.is_whole):
        return Look(column, title, unit, _count)
    return Look(column, title, unit, _measure)


def exact_text(column: Column, value: Any) -> str:
    """A value with all its digits and its unit."""
    if column.kind == TEXT:
        return str(value)
    if column.kind == YES:
        return tr("yes") if value else tr("no")
    if column.kind == SHARE:
        return numbers.exact(100.0 * float(value), "%")
    if column.kind == METRES:
        return numbers.exact(float(value) / 1000.0, tr("km"))
    return numbers.exact(float(value), said(column.unit))


def measure_text(column: Column, value: float | None) -> str:
    """A number that stands for many values of a column, with its unit."""
    if value is None:
        return numbers.NOTHING
    if column.kind == SHARE:
        return numbers.percent(value)
    if column.kind == METRES:
        return numbers.kilometres(value)
    if column.kind == COUNT and float(value).is_integer():
        return numbers.count(value, said(column.unit))
    return numbers.measure(value, said(column.unit))


def _yes(value: Any) -> str:
    return tr("yes") if value else ""


def _star(value: Any) -> str:
    return "★" if value else "☆"


def _count(value: Any) -> str:
    return numbers.NOTHING if value != value else numbers.count(float(value))


def _measure(value: Any) -> str:
    return numbers.measure(float(value))


def _kilometres(value: Any) -> str:
    return numbers.measure(float(value) / 1000.0)


def _share(value: Any) -> str:
    return numbers.percent(float(value)).removesuffix("%").rstrip("\u00a0 ")
