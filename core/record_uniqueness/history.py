"""Everything that was tried, as rows: Table 2 of Howe et al. 2007 (RU)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import pandas as pd

from core.record_uniqueness.findings import Examination

COLUMNS: Final = (
    "row",
    "variable",
    "recoded_as",
    "categories",
    "weight",
    "standard_error",
    "records",
    "unique_records",
    "unique_percent",
    "set_size",
    "set_records",
    "set_percent",
    "set_percent_change",
    "bits",
    "research_file",
    "public_file",
)
"""Columns of `table_2`."""


@dataclass(frozen=True)
class Weighed:
    """A variable of an examination with what it weighs.

    Attributes
    ----------
    name, title
        The column, and what it is called as recoded.
    n_categories
        As recoded, without missing.
    weight, standard_error, p_value
        Of ln(proportion unique); NaN where they cannot be had.
    """

    name: str
    title: str
    n_categories: int
    weight: float
    standard_error: float
    p_value: float


@dataclass(frozen=True)
class Tried:
    """One row of the history.

    Attributes
    ----------
    number
        1 for the oldest.
    examination
        What was asked, and what came out.
    change
        By how many points of share (0 to 1) the records in unique record sets changed since the
        row before; None for the first, and where sets of another size were counted before.
    """

    number: int
    examination: Examination
    change: float | None = None

    @property
    def weighed(self) -> tuple[Weighed, ...]:
        """Its variables, the heaviest first."""
        return by_weight(self.examination)


def by_weight(examination: Examination) -> tuple[Weighed, ...]:
    """The variables of an examination, the heaviest first; in their order where there is none."""
    fit = examination.weights
    found = [
        Weighed(name, title, n, float(weight), float(error), float(p))
        for name, title, n, weight, error, p in zip(
            fit.names,
            examination.titles,
            examination.n_categories,
            fit.weights,
            fit.standard_errors,
            fit.p_values,
            strict=True,
        )
    ]
    return tuple(sorted(found, key=lambda of: -of.weight) if fit.estimable else found)


def history(tried: Sequence[Examination]) -> tuple[Tried, ...]:
    """The rows of what was tried, the oldest first, which is the order of ``tried``."""
    before: Examination | None = None
    rows = []
    for i, of in enumerate(tried):
        alike = before is not None and before.question.set_size == of.question.set_size
        change = of.verdict.share - before.verdict.share if before and alike else None
        rows.append(Tried(i + 1, of, change))
        before = of
    return tuple(rows)


def table_2(rows: Sequence[Tried]) -> pd.DataFrame:
    """One row a variable of each examination, the heaviest first, with `COLUMNS`.

    Percentages are 0 to 100, ``set_percent_change`` in points of them, ``bits`` the information in
    the variables as recoded, per record; numbers that are not known are empty. What holds for a
    whole examination stands in each of its rows.
    """
    told = [_row(row, of) for row in rows for of in row.weighed]
    return pd.DataFrame(told, columns=list(COLUMNS))


def _row(row: Tried, of: Weighed) -> dict[str, Any]:
    verdict, bits = row.examination.verdict, row.examination.bits
    return {
        "row": row.number,
        "variable": of.name,
        "recoded_as": str(of.title),
        "categories": of.n_categories,
        "weight": of.weight,
        "standard_error": of.standard_error,
        "records": verdict.n_records,
        "unique_records": verdict.unique,
        "unique_percent": 100 * verdict.unique / verdict.n_records,
        "set_size": row.examination.question.set_size,
        "set_records": verdict.in_sets,
        "set_percent": 100 * verdict.in_sets / verdict.n_records,
        "set_percent_change": math.nan if row.change is None else 100 * row.change,
        "bits": math.nan if bits is None else bits,
        "research_file": verdict.research,
        "public_file": verdict.public,
    }
