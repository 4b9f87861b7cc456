"""The report of one page as values: facts, sentences and tables that can be said in any language.

It holds names of variables and numbers; no category, and no value of a record.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from core.errors import Notice, Words
from core.record_uniqueness.findings import Verdict
from core.steps import Stage

Cell: TypeAlias = str | Notice
"""A name that stands as it is (a `Stage` is translated), or a text of the program."""

NOTHING: Final = "–"
MOST_TRIED: Final = 8
"""Rows of the history, which would leave no room for the others."""


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes
    ----------
    heading
        What it holds.
    words
        Whether it holds words, which begin at the left, instead of numbers.
    """

    heading: Notice
    words: bool = False


@dataclass(frozen=True)
class ReportTable:
    """A table of the report; every row has as many cells as there are columns.

    Attributes
    ----------
    title
        What it shows.
    columns, rows
        Headings and cells.
    notes
        What stands below it.
    first
        How many rows stay at the top when it is shortened; the others are cut after these if
        ``newest``, else at the end.
    newest
        Whether the last rows are those to keep.
    left_out
        Rows that are not shown.
    """

    title: Notice
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    notes: tuple[Notice, ...] = ()
    first: int = 1
    newest: bool = False
    left_out: int = 0

    def shortened(self, most: int) -> ReportTable:
        """The same with at most so many rows, but not fewer than stay in any case."""
        n, most = len(self.rows), max(most, self.first + 1)
        if n <= most:
            return self
        head, rest = self.rows[: self.first], self.rows[self.first :]
        room = most - self.first
        kept = rest[-room:] if self.newest else rest[:room]
        return replace(self, rows=(*head, *kept), left_out=self.left_out + n - most)

    @property
    def gap(self) -> int:
        """In front of which row it is said that some are left out."""
        return self.first if self.newest else len(self.rows)

    @property
    def more(self) -> Notice:
        """How many are left out."""
        return Notice("and {n:,} more", n=self.left_out)


@dataclass(frozen=True)
class Report:
    """Everything that stands on the page.

    Attributes
    ----------
    file, date
        Name of the record file; such as 2026-11-22.
    facts
        The file, which may need twice the room, and the date; records, variables, size of sets.
    verdict
        For the bar.
    answers
        Whether it will do as a research file, and as a public one, in words.
    bar
        What the bar shows: unique records, those in sets, the two limits.
    sentences
        The verdict in words, then what helps.
    weights, omissions, combinations, minimal, history
        The tables; those without rows are not shown.
    method
        How it was worked out, and the source.
    """

    title: Notice
    file: str
    date: str
    facts: tuple[tuple[Notice, Cell], ...]
    verdict: Verdict
    answers: tuple[tuple[bool, Notice], ...]
    bar: Notice
    sentences: tuple[Notice, ...]
    weights: ReportTable
    omissions: ReportTable
    combinations: ReportTable
    minimal: ReportTable
    history: ReportTable
    method: tuple[Notice, ...]

    @property
    def pairs(self) -> tuple[tuple[ReportTable, ReportTable], ...]:
        """Tables that stand side by side; the history is alone below them."""
        return (self.weights, self.omissions), (self.combinations, self.minimal)

    @property
    def n_rows(self) -> int:
        """Rows of tables below each other."""
        beside = (max(len(of.rows) for of in pair) for pair in self.pairs)
        return sum(beside) + len(self.history.rows)

    def shortened(self, most: int) -> Report:
        """The same with tables of at most so many rows; the history has `MOST_TRIED` at most."""
        names = ("weights", "omissions", "combinations", "minimal")
        cut = {name: getattr(self, name).shortened(most) for name in names}
        return replace(self, **cut, history=self.history.shortened(min(most, MOST_TRIED)))


def said(cell: Cell, say: Words) -> str:
    """A cell in the words of ``say``; names stand as they are."""
    if isinstance(cell, Notice):
        told = {name: _value(of, say) for name, of in cell.values.items()}
        return say(cell.template, told)
    if isinstance(cell, Stage):
        # A plain text among the values of a stage is one of the program's.
        told = {
            name: say(of, {}) if isinstance(of, str) and not isinstance(of, Stage) else of
            for name, of in cell.values.items()
        }
        return say(cell.template, {name: _value(of, say) for name, of in told.items()})
    return cell


def _value(of: object, say: Words) -> object:
    return said(of, say) if isinstance(of, (Notice, Stage)) else of


def number(x: float, form: str = ",") -> Cell:
    """A number as a cell, in the format that a template gives it; a dash where there is none."""
    return NOTHING if math.isnan(x) else Notice(f"{{x:{form}}}", x=x)
