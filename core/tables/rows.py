"""Which rows of a table are shown, and in which order."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.expressions import rows_that_match
from core.tables.base import Column, Table


@dataclass(frozen=True)
class View:
    """How a table is looked at.

    Attributes
    ----------
    condition
        An expression; "" = all rows.
    search
        Text that a row must hold somewhere, in any case; "" = all rows.
    sort
        Name of a column; "" = the usual order.
    descending
        From much to little.
    only_selected, selected_first
        Leaves out what is not selected, or puts it below what is.
    """

    condition: str = ""
    search: str = ""
    sort: str = ""
    descending: bool = False
    only_selected: bool = False
    selected_first: bool = False


def rows_of(table: Table, view: View, selected: NDArray[np.bool_]) -> NDArray[np.intp]:
    """The rows to show, in order (tens of ms for 50,000 rows: not on the GUI thread).

    Parameters
    ----------
    table, view
        What, and how.
    selected
        (n,) which rows are selected.

    Raises
    ------
    VbasError
        If the condition is none.
    """
    shown = np.ones(len(table), dtype=bool)
    if view.condition.strip():
        shown &= rows_that_match(view.condition, table.values)
    if view.search.strip():
        shown &= holding(table, view.search.strip())
    if view.only_selected:
        shown &= selected
    column = table.by_name.get(view.sort)
    order = np.arange(len(table)) if column is None else sorted_rows(column, view.descending)
    order = order[shown[order]]
    if view.selected_first:
        order = order[np.argsort(~selected[order], kind="stable")]
    return order


def sorted_rows(column: Column, descending: bool = False) -> NDArray[np.intp]:
    """(n,) all rows by a column; equal ones in their usual order, those without a value last."""
    places = column.ranks
    if not len(places):
        return np.zeros(0, dtype=np.intp)
    last = int(places.max()) + 1
    keys = np.where(places < 0, last, last - 1 - places if descending else places)
    return np.argsort(keys, kind="stable")


def holding(table: Table, search: str) -> NDArray[np.bool_]:
    """(n,) which rows hold a text in one of their columns of text, or as a whole number."""
    found = np.zeros(len(table), dtype=bool)
    number = _number(search)
    for column in table.columns:
        if column.is_text:
            words = pa.array(column.values, type=pa.string(), from_pandas=True)
            hits = pc.match_substring(words, search, ignore_case=True)
            found |= hits.fill_null(False).to_numpy(zero_copy_only=False)
        elif number is not None and column.values.dtype != bool:
            found |= np.asarray(column.values == number, dtype=bool)
    return found


def _number(text: str) -> float | None:
    plain = text.replace("\u00a0", "").replace("\u202f", "").replace(",", "").replace(" ", "")
    try:
        return float(plain)
    except ValueError:
        return None
