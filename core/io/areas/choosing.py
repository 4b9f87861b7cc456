"""Which rows of an area file are areas at all: those that a condition names, those with a place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
import pandas as pd
import shapely
from numpy.typing import NDArray

from core.errors import Notice, VbasError
from core.expressions import Columns, rows_that_match
from core.expressions.sentences import short
from core.io.areas.roles import Roles
from core.io.areas.types import AreaSource, RawTable
from core.io.areas.values import as_ids, as_numbers

INCOMPLETE: Final = "incomplete"
"""Areas without an id or a place are left out instead of refused."""


def complete(raw: RawTable, source: AreaSource, roles: Roles) -> RawTable:
    """The rows without those that lack an id or a place, if that is asked for; says what it costs.

    Raises
    ------
    VbasError
        If nothing is left, or something else is asked for.
    """
    if source.leave_out is None:
        return raw
    if source.leave_out != INCOMPLETE:
        raise VbasError(
            "Areas cannot be left out for being {what}.",
            "Write --leave-out incomplete, or leave it out.",
            what=source.leave_out,
        )
    there = as_ids(raw.columns[roles.columns["id"]], roles.level) != ""
    if raw.geometry is not None:
        there &= ~(shapely.is_missing(raw.geometry) | shapely.is_empty(raw.geometry))
    else:
        for axis in ("x", "y"):
            if axis in roles.columns:
                numbers, _ = as_numbers(raw.columns[roles.columns[axis]], raw.decimal_comma)
                there &= np.isfinite(numbers)
    if not there.any():
        raise VbasError(
            "All areas of {file} lack an id or a place.",
            "Choose another file or other columns.",
            file=raw.path.name,
        )
    out = int(np.count_nonzero(~there))
    if not out:
        return raw
    text = (
        "Areas left out, as they lack an id or a place: {n:,} of {all:,}, with {people:,.0f} "
        "people in all and {blank:,} without a population. Records in them count as of unknown "
        "area."
    )
    people = _people(raw, roles)[~there]
    said = Notice(
        text,
        n=out,
        all=len(there),
        people=float(np.nansum(people)),
        blank=int(np.count_nonzero(np.isnan(people))),
    )
    return rows_of(raw, there, said)


def _people(raw: RawTable, roles: Roles) -> NDArray[np.float64]:
    if "population" not in roles.columns:
        return np.full(len(raw.columns), np.nan)
    numbers, _ = as_numbers(raw.columns[roles.columns["population"]], raw.decimal_comma)
    return np.where(np.isfinite(numbers), numbers, np.nan)


def named(
    raw: RawTable,
    only: str,
    ids: NDArray[np.object_],
    population: NDArray[np.float64],
    parents: dict[str, NDArray[np.object_]],
) -> tuple[NDArray[np.bool_], Notice]:
    """(n,) the rows that meet a condition, and what it keeps.

    Parameters
    ----------
    only
        A condition on columns of the file, on ``id`` and ``population``, and on the coarser
        levels that are known, such as ``province`` (by its two letters).
    ids, population, parents
        (n,) of the rows.

    Raises
    ------
    VbasError
        If it is not understood, or no area meets it.
    """
    columns: dict[str, NDArray[np.generic]] = {
        name: _plain(raw.columns[name], raw.decimal_comma) for name in raw.columns.columns
    }
    columns |= {"id": ids, "population": population, **parents}
    kept = rows_that_match(only, _different(columns))
    if not kept.any():
        raise VbasError(
            "No area of {file} meets “{condition}”.",
            "Compare it with the values of the file; provinces are written AB, ON, QC ...",
            file=raw.path.name,
            condition=short(only),
        )
    text = (
        "Only areas where {condition}: {n:,} of {all:,}, with {people:,.0f} of {every:,.0f} people."
    )
    return kept, Notice(
        text,
        condition=short(only, 200),
        n=int(np.count_nonzero(kept)),
        all=len(kept),
        people=float(np.nansum(population[kept])),
        every=float(np.nansum(population)),
    )


def _different(columns: Columns) -> Columns:
    """The columns, of names that differ in capitals alone only the last one."""
    last = {name.casefold(): name for name in columns}
    return {name: columns[name] for name in last.values()}


def _plain(column: pd.Series, decimal_comma: bool) -> NDArray[np.generic]:
    """A column as conditions take it: numbers, yes or no, or text; codes such as 01 are text."""
    if pd.api.types.is_bool_dtype(column.dtype):
        return column.to_numpy(dtype=bool)
    if pd.api.types.is_numeric_dtype(column.dtype):
        return column.to_numpy(dtype=np.float64, na_value=np.nan)
    text = column.astype(object).where(column.notna(), "").astype(str)
    numbers, bad = as_numbers(text, decimal_comma)
    if not bad.any() and not text.str.match(r"0[0-9]").any():
        return numbers
    return text.to_numpy(dtype=object)


def rows_of(raw: RawTable, kept: NDArray[np.bool_], said: Notice) -> RawTable:
    """Some rows of a table, which still know where they stood in the file."""
    rows = np.arange(len(kept)) if raw.rows is None else raw.rows
    return replace(
        raw,
        columns=raw.columns.loc[kept].reset_index(drop=True),
        geometry=None if raw.geometry is None else raw.geometry[kept],
        rows=rows[kept],
        notices=(*raw.notices, said),
    )
