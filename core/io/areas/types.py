"""What is asked of an area file and what comes back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.typing import NDArray
from pyproj import CRS

from core.areas import AreaLayer
from core.errors import Notice, VbasError
from core.io.statcan import BY_KEY

OVERLAP = "overlap"


class IncompleteAreasError(VbasError):
    """Some areas lack an id or a place; they can be left out (`AreaSource.leave_out`)."""


class MissingCrsError(VbasError):
    """The file does not tell its coordinate system; ``values["suggestion"]`` is a guess or ""."""


@dataclass(frozen=True)
class AreaSource:
    """What the user chose; None = recognise it.

    Attributes
    ----------
    path
        The area file.
    layer
        Layer of a file of several, or file inside a zip (its name without the ending).
    id_column, population_column
        Columns of the file.
    x_column, y_column
        Columns of coordinates, for tables (x, y or longitude, latitude).
    crs
        Coordinate system such as "EPSG:4326"; used only where the file has none.
    population_path, population_id_column, population_table_column
        A second table that holds the population, and its columns.
    name
        What to call the layer.
    repair
        Whether overlaps and narrow gaps between polygons are repaired after reading.
    only
        A condition on the areas (`core.expressions`): others are not read.
    leave_out
        "incomplete": areas without an id or a place are left out instead of refused.
    """

    path: Path
    layer: str | None = None
    id_column: str | None = None
    population_column: str | None = None
    x_column: str | None = None
    y_column: str | None = None
    crs: str | None = None
    population_path: Path | None = None
    population_id_column: str | None = None
    population_table_column: str | None = None
    name: str | None = None
    repair: bool | None = None
    only: str | None = None
    leave_out: str | None = None


@dataclass(frozen=True)
class Fault:
    """Something wrong with the geometry of one or several areas.

    Attributes
    ----------
    kind
        "invalid ring", "overlap", "empty geometry", "duplicate geometry", "duplicate point",
        "island" or "not a polygon".
    area_ids
        The areas concerned.
    x, y
        Where, in metres in the layer's coordinate system; NaN if nowhere.
    repaired
        Whether it was mended on reading.
    about
        A sentence.
    """

    kind: str
    area_ids: tuple[str, ...]
    x: float
    y: float
    repaired: bool
    about: Notice

    @property
    def message(self) -> str:
        """The sentence, in the language of the window."""
        return str(self.about)


@dataclass(frozen=True)
class FaultKind:
    """All faults of one kind.

    Attributes
    ----------
    kind, repaired
        See `Fault`.
    count
        How many there are.
    """

    kind: str
    repaired: bool
    count: int


def faults_by_kind(faults: Iterable[Fault]) -> tuple[FaultKind, ...]:
    """One entry a kind, the most frequent first; what was mended comes last."""
    kinds = Counter((fault.kind, fault.repaired) for fault in faults)
    order = sorted(kinds.items(), key=lambda of: (of[0][1], -of[1], of[0][0]))
    return tuple(FaultKind(kind, mended, n) for (kind, mended), n in order)


@dataclass(frozen=True)
class JoinReport:
    """How a population table and a layer fitted together.

    Attributes
    ----------
    matched
        Areas with a row in the table.
    areas_without_row
        Ids of the areas that the table does not hold (their population is not known).
    rows_without_area
        Rows of the layer's own level (or of no known level) that no area has.
    other_level_rows
        Level name -> rows of other levels (provinces, census divisions ...), left out.
    blank
        Matched rows without a number (not the same as 0).
    n_areas
        Areas in the layer.
    repeated_rows
        Rows that repeat an id with the same population; counted once.
    first_row_without_area
        Id of the first row without area, "" if there is none.
    table
        File name of the table.
    id_column, population_column
        The columns that were used.
    """

    matched: int
    areas_without_row: tuple[str, ...]
    rows_without_area: int
    other_level_rows: Mapping[str, int]
    blank: int
    n_areas: int = 0
    repeated_rows: int = 0
    first_row_without_area: str = ""
    table: str = ""
    id_column: str = ""
    population_column: str = ""

    def sentence(self) -> str:
        """What matched and what did not, in one or two sentences."""
        parts = [f"{self.matched:,} of {self.n_areas:,} areas matched a row in {self.table}"]
        if self.areas_without_row:
            first = self.areas_without_row[0]
            count = len(self.areas_without_row)
            parts.append(f"areas without a row: {count:,} (the first is {first})")
        if self.blank:
            parts.append(f"matched rows without a number, which is not 0: {self.blank:,}")
        if self.rows_without_area:
            first = self.first_row_without_area
            parts.append(f"rows without an area: {self.rows_without_area:,} (the first is {first})")
        if self.repeated_rows:
            parts.append(f"rows that repeat another: {self.repeated_rows:,}")
        for key, count in self.other_level_rows.items():
            name = BY_KEY[key].name if key in BY_KEY else key
            parts.append(f"rows of another level, left out: {count:,} ({name})")
        return "; ".join(parts) + "."


@dataclass(frozen=True, eq=False)
class AreaFile:
    """An area file that was read.

    Attributes
    ----------
    source
        What was read, with what was recognised filled in.
    roles
        Role (id, population, province, land_km2, x, y, dguid) -> column used.
    faults
        What is wrong with the geometry.
    notices
        What the user should know.
    join
        How the population table fitted, if there was one.
    sha256
        Of the file; for a Shapefile of its parts, in the order of their names.
    valid_coverage
        Whether the polygons fit without overlap and with equal edges, so that
        ``shapely.coverage_union_all`` may be used.
    product
        "Statistics Canada dissemination areas, 2021" if the file was recognised.
    level
        Key of the level ("da", "fsa" ...), "" if not known.
    """

    layer: AreaLayer
    source: AreaSource
    roles: Mapping[str, str]
    faults: tuple[Fault, ...]
    notices: tuple[Notice, ...]
    join: JoinReport | None
    sha256: str
    valid_coverage: bool
    product: str | None = None
    level: str = ""

    def fits(self) -> NDArray[np.bool_]:
        """(n,) whether each area fits its neighbours: no overlap, equal edges."""
        if self.valid_coverage:
            return np.ones(len(self.layer), dtype=bool)
        misfits = {i for fault in self.faults if fault.kind == OVERLAP for i in fault.area_ids}
        return np.array([i not in misfits for i in self.layer.ids.tolist()], dtype=bool)


@dataclass(frozen=True, eq=False)
class AreaPreview:
    """What can be told of an area file without reading its geometry.

    Attributes
    ----------
    layers
        Names of its layers (files inside a zip).
    columns
        (name, kind) of each column; kind is text, number, date, yes/no or other.
    n_rows
        Number of areas; an estimate for text tables.
    crs
        Coordinate system, or None if the file does not tell.
    roles
        Role -> the column that would be used.
    product
        "Statistics Canada dissemination areas, 2021" if recognised.
    head
        The first rows (at most 20) of the attribute columns.
    layer
        The layer that columns and rows are of, or None if one has to be chosen.
    geometry_type
        "Polygon", "Point" ... or None for a table.
    """

    path: Path
    layers: tuple[str, ...]
    columns: tuple[tuple[str, str], ...]
    n_rows: int
    crs: str | None
    roles: Mapping[str, str]
    product: str | None
    head: pd.DataFrame
    layer: str | None = None
    geometry_type: str | None = None


@dataclass(frozen=True, eq=False)
class RawTable:
    """Rows as they stand in a file, before anything is made of them.

    Attributes
    ----------
    path
        The file, for sentences.
    columns
        The attribute columns, n rows.
    geometry
        (n,) shapely geometries in the file's coordinate system, or None.
    crs
        The file's own coordinate system, or None.
    first_line
        Line of the first row in a text file, 0 for other files.
    decimal_comma
        Whether numbers in text are written with a decimal comma.
    notices
        What was noticed on reading.
    layer
        The layer that was read.
    digest
        SHA-256 of rows that do not stand in the file itself, "" where they do.
    rows
        (n,) where each row stood in the file; None where all are there.
    """

    path: Path
    columns: pd.DataFrame
    geometry: NDArray[np.object_] | None = None
    crs: CRS | None = None
    first_line: int = 0
    decimal_comma: bool = False
    notices: tuple[Notice, ...] = field(default=())
    layer: str | None = None
    digest: str = ""
    rows: NDArray[np.intp] | None = None

    def place(self, row: int) -> str:
        """Where a row stands in the file: "line 3" or "row 2"."""
        row = row if self.rows is None else int(self.rows[row])
        return f"line {row + self.first_line}" if self.first_line else f"row {row + 1}"
