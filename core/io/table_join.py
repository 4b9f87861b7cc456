"""Columns of a second table, put beside the areas by their ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.errors import VbasError
from core.io import statcan
from core.io.areas.containers import find_layer
from core.io.areas.loading import load
from core.io.areas.roles import check_column, guess_roles
from core.io.areas.types import RawTable
from core.io.areas.values import as_ids, as_numbers, as_text
from core.io.records.area_matching import match_ids
from core.io.records.text_values import common_pattern


@dataclass(frozen=True, eq=False)
class Joined:
    """How a table and the areas fitted together.

    Attributes
    ----------
    columns
        (n,) float64 (NaN = none) or text by name of the column.
    matched
        Areas with a row in the table.
    areas_without_row
        Ids of the others.
    rows_without_area
        Rows that no area has; ``first_row_without_area`` is the id of the first, "" if none.
    repeated_rows
        Rows that repeat another one in all columns joined; counted once.
    """

    columns: Mapping[str, NDArray[Any]]
    matched: int
    areas_without_row: tuple[str, ...]
    rows_without_area: int
    first_row_without_area: str
    repeated_rows: int


def read_table(path: Path) -> RawTable:
    """The rows of a table of any kind (also the attributes of a spatial file).

    Raises
    ------
    VbasError
        If it cannot be read.
    """
    return load(find_layer(Path(path)), geometry=False)


def guess_id_column(raw: RawTable, layer: AreaLayer) -> str:
    """The column that holds most of the areas' ids; of equals the one that looks like ids."""
    own = pd.Index(_plain(layer.ids), dtype=object)
    guess = guess_roles(raw.columns.columns, raw.columns).columns.get("id")
    names = [str(name) for name in raw.columns.columns]
    shares = {name: float(own.isin(_ids(raw, name)).mean()) for name in names}
    return max(names, key=lambda name: (shares[name], name == guess))


def join_columns(layer: AreaLayer, raw: RawTable, id_column: str, names: Sequence[str]) -> Joined:
    """Takes columns of a table to the areas, by id or DGUID.

    Ids are matched as those of records: as text, without a trailing ``.0``, with zeros in front.

    Parameters
    ----------
    raw
        The table (`read_table`).
    id_column
        Its column of area ids.
    names
        The columns wanted.

    Raises
    ------
    VbasError
        No such column, no row of an area, or two different rows for one area.
    """
    ids = _ids(raw, check_column(raw, id_column))
    for name in names:
        check_column(raw, name)
    place, _ = match_ids(ids, replace(layer, ids=_plain(layer.ids)), id_column)
    used = place >= 0
    if not used.any():
        raise VbasError(
            "No row of {file} is of an area of {layer}: the ids in {column} mostly consist of "
            "{pattern}, while area ids look like {sample}.",
            "Choose another id column or another table.",
            file=raw.path.name,
            column=id_column,
            layer=layer.name,
            pattern=common_pattern(ids),  # never the values: it may be a file of records
            sample=", ".join(layer.ids[:3].tolist()),
        )
    again = used & pd.Series(place).duplicated().to_numpy(bool)
    row = np.full(len(layer), -1, dtype=np.intp)
    first = np.flatnonzero(used & ~again)
    row[place[first]] = first
    texts = {name: as_text(raw.columns[name]) for name in names}
    _check_alike(raw, ids, again, row[place[again]], texts)
    left = np.flatnonzero(~used & (ids != ""))
    return Joined(
        {name: _values(raw, name, texts[name], row) for name in names},
        int((row >= 0).sum()),
        tuple(layer.ids[row < 0].tolist()),
        len(left),
        str(ids[left[0]]) if len(left) else "",
        int(again.sum()),
    )


def _check_alike(
    raw: RawTable,
    ids: NDArray[np.object_],
    again: NDArray[np.bool_],
    first: NDArray[np.intp],
    texts: Mapping[str, NDArray[np.object_]],
) -> None:
    repeats = np.flatnonzero(again)
    for name, text in texts.items():
        differs = text[repeats] != text[first]
        if differs.any():
            where = int(repeats[differs.argmax()])
            raise VbasError(
                "{file} has rows that differ in {column} for the same area: area {area}, {place}.",
                "Choose a table with one row an area, or leave this column out.",
                file=raw.path.name,
                column=name,
                area=ids[where],
                place=raw.place(where),
            )


def _values(
    raw: RawTable, name: str, text: NDArray[np.object_], row: NDArray[np.intp]
) -> NDArray[Any]:
    """(n,) numbers if the whole column is such (a zero in front is part of a code); else text."""
    column, there = raw.columns[name], row >= 0
    numbers, bad = as_numbers(column, raw.decimal_comma)
    code = pd.Series(text, dtype="str").str.match(r"0\d").any()
    if bad.any() or np.isnan(numbers).all() or code:
        words = np.full(len(row), "", dtype=object)
        words[there] = text[row[there]]
        return words
    values = np.full(len(row), np.nan)
    values[there] = numbers[row[there]]
    return np.where(np.isfinite(values), values, np.nan)


def _ids(raw: RawTable, column: str) -> NDArray[np.object_]:
    roles = guess_roles(raw.columns.columns, raw.columns)
    level = next((key for key, name in roles.levels.items() if name == column), "")
    return _plain(as_ids(raw.columns[column], level))


def _plain(ids: NDArray[np.object_]) -> NDArray[np.object_]:
    plain, _ = statcan.split_dguids(ids)
    return plain
