"""Small tables that a person gives beside the data: places of sites, areas to be locked."""

from __future__ import annotations

import csv
import math
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError
from core.io.csv_cells import plain
from core.io.delimited import decode, guess_delimiter, numbered_rows, told_apart
from core.small_files import read_small
from core.voronoi import bounding_box

Sites = tuple[tuple[float, float], ...]
_FAR = 1.0
"""How far outside the areas' bounding box a site may lie, in lengths of the box's larger side."""


def read_sites(path: Path) -> Sites:
    """Sites from a table with the columns x and y; row i is site i, region i + 1.

    Parameters
    ----------
    path
        CSV; coordinates are metres in the coordinate system of the regions that are written
        (``sites.csv`` of an earlier run will do).

    Raises
    ------
    VbasError
        If the file or a column is missing, or a coordinate is not a finite number.
    """
    names, rows = _read(path)
    for axis in ("x", "y"):
        if axis not in names:
            raise _no_column(path, axis, names)
    sites = tuple(
        (_number(path, line, row, "x"), _number(path, line, row, "y")) for line, row in rows
    )
    if not sites:
        raise VbasError("{file} names no site.", "Write one line a site.", file=path.name)
    return sites


def check_sites_on_map(sites: Sites, points: NDArray[np.float64]) -> None:
    """Refuses sites that lie far from all areas, as those of another coordinate system do.

    Parameters
    ----------
    sites
        Metres.
    points
        (n, 2) metres, of the areas.

    Raises
    ------
    VbasError
        Naming the first such site.
    """
    x0, y0, x1, y1 = bounding_box(points)
    far = _FAR * max(x1 - x0, y1 - y0)
    for i, (x, y) in enumerate(sites):
        if not (x0 - far <= x <= x1 + far and y0 - far <= y <= y1 + far):
            raise VbasError(
                "Site {number} at ({x:,.0f}, {y:,.0f}) lies far outside the map, which runs from "
                "({x0:,.0f}, {y0:,.0f}) to ({x1:,.0f}, {y1:,.0f}).",
                "Give the sites in the coordinate system of the map, in metres.",
                number=i + 1,
                **{"x": x, "y": y, "x0": x0, "y0": y0, "x1": x1, "y1": y1},
            )


def read_locks(path: Path) -> tuple[tuple[str, str], ...]:
    """Locked areas from a table with the columns area_id and, if wanted, region_id.

    Returns
    -------
    tuple of (area id, group)
        The group is the region id as text, "" where there is none: such an area only stays where
        the placement put it.

    Raises
    ------
    VbasError
        If the file or the column area_id is missing, an id is blank, or an area is named twice.
    """
    names, rows = _read(path)
    if "area_id" not in names:
        raise _no_column(path, "area_id", names)
    found: dict[str, str] = {}
    for line, row in rows:
        area = row["area_id"]
        told = {"file": path.name, "line": line, "area": area}
        if not area:
            raise VbasError("{file} has no area id in line {line}.", "Fill it in.", **told)
        if area in found:
            raise VbasError(
                "{file} locks area {area} twice, the second time in line {line}.",
                "Name each area once.",
                **told,
            )
        found[area] = row.get("region_id", "")
    if not found:
        raise VbasError("{file} names no area.", "Write one line an area.", file=path.name)
    return tuple(found.items())


def _read(path: Path) -> tuple[list[str], list[tuple[int, dict[str, str]]]]:
    """Column names, and the filled lines with their numbers."""
    try:
        text = decode(path, read_small(path))
    except OSError as error:
        raise VbasError(
            "{file} cannot be read: {reason}.",
            "Check its name and place.",
            file=path.name or path,
            reason=error.strerror or str(error),
        ) from error
    try:
        rows = list(numbered_rows(text, guess_delimiter(text)))
    except csv.Error as error:
        raise VbasError("{file} is no table.", "Export it as CSV.", file=path.name) from error
    if not rows:
        raise VbasError("{file} is no table.", "Export it as CSV.", file=path.name)
    names = [plain(name) for name in told_apart(rows[0][1])]
    return names, [_named(path, line, row, names) for line, row in rows[1:]]


def _named(path: Path, line: int, row: list[str], names: list[str]) -> tuple[int, dict[str, str]]:
    if len(row) != len(names):
        raise VbasError(
            "Line {line} of {file} has {n} fields, its first line {of}.",
            "Mend that line.",
            line=line,
            file=path.name,
            n=len(row),
            of=len(names),
        )
    return line, {name: plain(field) for name, field in zip(names, row, strict=True)}


def _number(path: Path, line: int, row: dict[str, str], column: str) -> float:
    try:
        value = float(row[column])
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise VbasError(
            "Column {column} of {file} holds no finite number in line {line}.",
            "Give metres such as 7123456.5.",
            column=column,
            file=path.name,
            line=line,
        )
    return value


def _no_column(path: Path, column: str, names: list[str]) -> VbasError:
    return VbasError(
        "{file} has no column {column}.",
        "Its first line names the columns; now they are: {names}.",
        file=path.name,
        column=column,
        names=", ".join(names),
    )
