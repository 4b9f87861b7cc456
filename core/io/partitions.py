"""Regions that somebody made elsewhere: a table of areas and regions, or a column of the areas.

Area ids are matched as those of records are: as text, then without a trailing ``.0``, then with
leading zeros added or taken away. ``assignment.csv`` of a run comes back as it was.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.errors import Notice, VbasError
from core.io.areas.containers import find_layer
from core.io.areas.loading import load
from core.io.areas.roles import check_column
from core.io.areas.types import RawTable
from core.io.areas.values import as_ids
from core.io.csv_cells import plain_frame
from core.io.file_kinds import TEXT_SUFFIXES
from core.io.records.area_matching import match_ids
from core.io.records.text_values import common_pattern
from core.placement.given import COLUMN, TABLE
from core.voronoi import nearest_site

OWN, NEAREST, REST = "own", "nearest", "rest"
LEFT_OVER = (OWN, NEAREST, REST)
"""What becomes of areas without a region: each one of its own, that of the nearest area that has
one, or one region together."""

_LARGEST_NUMBER = 2**31
_SHOWN = 3


@dataclass(frozen=True, eq=False)
class Partition:
    """Which region each area is said to be in, and what did not fit.

    Attributes
    ----------
    origin
        `TABLE` or `COLUMN`.
    of
        Name of the file, or of the column.
    regions
        (n,) text: id of each area's region; "" where none is told.
    rows_without_area
        Rows of the table whose id no area has.
    repeated_rows
        Rows that say again what another row says.
    notices
        What the user should know, as sentences.
    """

    origin: str
    of: str
    regions: NDArray[np.object_]
    rows_without_area: int = 0
    repeated_rows: int = 0
    notices: tuple[Notice, ...] = ()

    @property
    def left_over(self) -> NDArray[np.intp]:
        """Indices of the areas without a region."""
        return np.flatnonzero(self.regions == "")

    @property
    def region_ids(self) -> tuple[str, ...]:
        """The regions in order: by number where all are numbers, else by name."""
        return _in_order(set(self.regions.tolist()) - {""})


def read_regions(path: Path) -> RawTable:
    """Reads a table: CSV, TSV, Parquet, or the attributes of a spatial file.

    Raises
    ------
    VbasError
        If the file is missing, damaged or empty, or has one column only.
    """
    raw = load(find_layer(Path(path)), geometry=False)
    if raw.path.suffix.lower() in TEXT_SUFFIXES:
        raw = replace(raw, columns=plain_frame(raw.columns))
    if len(raw.columns.columns) < 2:
        raise VbasError(
            "{file} has one column only: {column}.",
            "Choose a table with a column of area ids and a column of region ids.",
            file=raw.path.name,
            column=str(raw.columns.columns[0]),
        )
    return raw


def guessed_columns(raw: RawTable, areas: AreaLayer) -> tuple[str, str]:
    """The columns of area ids and of region ids, as far as their values and names tell.

    The column that names most areas, the first of such; then one called region, else the first
    other one with repetitions, else the first other one.
    """
    names = [str(name) for name in raw.columns.columns]
    known = {name: _areas_named(raw, areas, name) for name in names}
    area = max(names, key=known.__getitem__)
    others = [name for name in names if name != area]
    called = [name for name in others if "region" in name.casefold()]
    repeating = [name for name in others if raw.columns[name].duplicated().any()]
    return area, (*called, *repeating, *others)[0]


def _areas_named(raw: RawTable, areas: AreaLayer, column: str) -> int:
    index, _ = match_ids(_distinct(as_ids(raw.columns[column])), areas, column)
    return len(np.unique(index[index >= 0]))


def _distinct(ids: NDArray[np.object_]) -> NDArray[np.object_]:
    return np.asarray(pd.unique(pd.Series(ids, dtype=object)), dtype=object)


def partition_of_table(
    raw: RawTable, areas: AreaLayer, area_column: str, region_column: str
) -> Partition:
    """What a table tells of the areas.

    Parameters
    ----------
    areas
        The areas that are open.
    area_column, region_column
        Its columns of area ids and of region ids.

    Raises
    ------
    VbasError
        If a column is not there or both are the same, no row is of an area, no region is told,
        or an area is in two regions.
    """
    check_column(raw, area_column)
    check_column(raw, region_column)
    if area_column == region_column:
        raise VbasError(
            "Column {column} of {file} is named for the area ids and for the region ids.",
            "Choose another column for one of them.",
            column=area_column,
            file=raw.path.name,
        )
    ids, regions = as_ids(raw.columns[area_column]), as_ids(raw.columns[region_column])
    index, matched = _rows_of_areas(ids, areas, area_column)
    _check_some(raw, areas, area_column, ids, index)
    _check_filled(regions[index >= 0], region_column, raw.path.name)
    _check_one_region(raw, areas, index, regions)
    told = np.flatnonzero((index >= 0) & (regions != ""))
    of_area = np.full(len(areas), "", dtype=object)
    of_area[index[told]] = regions[told]
    table = _Table(raw, area_column, region_column, ids, regions, index)
    return Partition(
        TABLE,
        raw.path.name,
        of_area,
        rows_without_area=int(((index < 0) & (ids != "")).sum()),
        repeated_rows=len(told) - len(np.unique(index[told])),
        notices=(*raw.notices, *matched, *_row_notices(table)),
    )


def partition_of_column(areas: AreaLayer, column: str, values: Any) -> Partition:
    """What a column of the areas, or one joined to them, tells.

    Parameters
    ----------
    areas
        The areas that are open.
    values
        (n,) of any type.

    Raises
    ------
    VbasError
        If it is blank throughout.
    """
    regions = as_ids(pd.Series(values))
    _check_filled(regions, column, areas.name)
    return Partition(COLUMN, column, regions)


def regions_of(
    partition: Partition, areas: AreaLayer, left_over: str = REST
) -> tuple[Aggregation, tuple[Notice, ...]]:
    """The regions of a partition.

    Regions that are called by whole numbers keep them (region 1 is called 1), as long as at most
    every second number is missing; others are numbered in their order.

    Parameters
    ----------
    partition
        Which region each area is said to be in.
    left_over
        One of `LEFT_OVER`: what becomes of areas without a region.
    """
    codes, n_regions = _numbered(partition)
    labels = codes.copy()
    rest = partition.left_over
    if not len(rest):
        return Aggregation(labels, n_regions), ()
    if left_over == NEAREST:
        has = np.flatnonzero(codes >= 0)
        labels[rest] = codes[has[nearest_site(areas.points[rest], areas.points[has])]]
        text = "Areas without a region: {count:,}. They joined that of the nearest area."
    elif left_over == OWN:
        labels[rest] = np.arange(n_regions, n_regions + len(rest))
        n_regions += len(rest)
        text = "Areas without a region: {count:,}. Each is a region of its own."
    else:
        labels[rest] = n_regions
        n_regions += 1
        text = "Areas without a region: {count:,}. They make one region together, the last one."
    return Aggregation(labels, n_regions), (Notice(text, count=len(rest)),)


def _numbered(partition: Partition) -> tuple[NDArray[np.int32], int]:
    """(n,) index of each area's region, -1 for none; and the number of regions."""
    ids = partition.region_ids
    numbers = _whole_numbers(ids)
    if numbers is not None and min(numbers) >= 1 and max(numbers) <= 2 * len(ids):
        place = {name: number - 1 for name, number in zip(ids, numbers, strict=True)}
        n_regions = max(numbers)
    else:
        place, n_regions = {name: i for i, name in enumerate(ids)}, len(ids)
    codes = pd.Series(partition.regions, dtype=object).map(place).fillna(-1)
    return codes.to_numpy().astype(np.int32), n_regions


def _in_order(ids: set[str]) -> tuple[str, ...]:
    by_name = tuple(sorted(ids))
    numbers = _whole_numbers(by_name)
    if numbers is None:
        return by_name
    return tuple(name for _, name in sorted(zip(numbers, by_name, strict=True)))


def _whole_numbers(ids: tuple[str, ...]) -> tuple[int, ...] | None:
    """The ids as numbers, if all of them are whole ones and no two the same."""
    if not all(name.isascii() and name.isdigit() for name in ids):
        return None
    numbers = tuple(int(name) for name in ids if len(name) < 10)
    good = len(set(numbers)) == len(ids) and all(n < _LARGEST_NUMBER for n in numbers)
    return numbers if good else None


def _rows_of_areas(
    ids: NDArray[np.object_], areas: AreaLayer, column: str
) -> tuple[NDArray[np.int32], tuple[Notice, ...]]:
    """(rows,) index of each row's area, -1 for none, found once for each distinct id."""
    distinct = _distinct(ids)
    index, notices = match_ids(distinct, areas, column)
    at = pd.Index(distinct).get_indexer(pd.Index(ids, dtype=object))
    return index[at], notices


def _check_some(
    raw: RawTable, areas: AreaLayer, column: str, ids: NDArray[np.object_], index: NDArray[np.int32]
) -> None:
    if (index >= 0).any():
        return
    raise VbasError(
        "No row of {file} is of an area of {layer}: the ids in {column} mostly consist of "
        "{pattern}, while area ids look like {sample}.",
        "Choose the column that holds the area id, or the area file that the regions are of.",
        file=raw.path.name,
        layer=areas.name,
        column=column,
        pattern=common_pattern(ids),
        sample=", ".join(str(of) for of in areas.ids[:_SHOWN]),
    )


def _check_filled(regions: NDArray[np.object_], column: str, where: str) -> None:
    if (regions != "").any():
        return
    raise VbasError(
        "Column {column} of {where} tells no region: it is blank for every area.",
        "Choose another column of region ids.",
        column=column,
        where=where,
    )


def _check_one_region(
    raw: RawTable, areas: AreaLayer, index: NDArray[np.int32], regions: NDArray[np.object_]
) -> None:
    """No area may be in two regions."""
    told = np.flatnonzero((index >= 0) & (regions != ""))
    area = index[told]
    _, first, back = np.unique(area, return_index=True, return_inverse=True)
    before = told[first[back]]
    differs = np.array(regions[told] != regions[before], dtype=bool)
    if not differs.any():
        return
    at = int(differs.argmax())
    raise VbasError(
        "{file} puts {count:,} areas into more than one region; the first is area {area}, in "
        "{one} and in {two}.",
        "Leave one row for each area.",
        file=raw.path.name,
        count=len(np.unique(area[differs])),
        area=areas.ids[area[at]],
        one=raw.place(int(before[at])),
        two=raw.place(int(told[at])),
    )


@dataclass(frozen=True, eq=False)
class _Table:
    """A table with its ids and regions as text, (rows,) each, and the area of each row."""

    raw: RawTable
    area_column: str
    region_column: str
    ids: NDArray[np.object_]
    regions: NDArray[np.object_]
    index: NDArray[np.int32]


def _row_notices(of: _Table) -> tuple[Notice, ...]:
    """Rows that were left out, by why, with the first of each."""
    blank, filled, known = of.ids == "", of.regions != "", of.index >= 0
    again = known & filled
    again[again] = pd.Series(of.index[again]).duplicated().to_numpy(bool)
    found = (
        Notice(
            "Rows of {file} without an area id in column {column}: {count:,}; the first is "
            "{place}.",
            **_first(of, blank, of.area_column),
        ),
        Notice(
            "Rows of {file} that are of no open area: {count:,}; the first is {place}, {id} in "
            "column {column}.",
            **_first(of, ~known & ~blank, of.area_column),
        ),
        Notice(
            "Rows of {file} without a region in column {column}: {count:,}; the first is {place}, "
            "area {id}.",
            **_first(of, known & ~filled, of.region_column),
        ),
        Notice(
            "Rows of {file} that repeat another one: {count:,}; the first is {place}, area {id}.",
            **_first(of, again, of.area_column),
        ),
    )
    return tuple(notice for notice in found if notice.values["count"])


def _first(of: _Table, rows: NDArray[np.bool_], column: str) -> dict[str, object]:
    """How many rows, and where the first one stands."""
    first = int(rows.argmax())
    return {
        "count": int(rows.sum()),
        "file": of.raw.path.name,
        "column": column,
        "place": of.raw.place(first),
        "id": of.ids[first],
    }
