"""Projects from files. A file may come from anybody: nothing in it is trusted, nothing executed."""

from __future__ import annotations

import json
import math
import sqlite3
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyogrio
import shapely
from numpy.typing import NDArray
from pyproj import CRS
from pyproj.exceptions import ProjError
from shapely.errors import ShapelyError

from core.background import in_background
from core.colours.regions import region_palette
from core.errors import VbasError
from core.io.areas import AreaFile, read_areas
from core.io.project.migrations import Content, migrated
from core.io.project.model import (
    FORMAT,
    Kept,
    KeptRun,
    Project,
    RecordStamp,
    RunParts,
    Settings,
)
from core.io.project.plain import Blobs, Codec, DamagedError
from core.io.project.tables import RUN_COLUMNS, check_plain, opened, values_of
from core.io.project.writing import areas_layer, shapes_layer
from core.io.scenario_file import scenario_of, settings_of
from core.map.layers import LayerStyle, MapLayer, Shapes
from core.search.film import empty_trace
from core.steps import Steps

READING = "opening the project"
_EMPTY = 1000
"""Regions without areas that there may be, besides twice as many regions as areas."""


@dataclass(frozen=True)
class RunSummary:
    """A row of the runs: what is told without reading regions."""

    number: int
    name: str
    kind: str
    started: str
    k: int
    regions: int
    suppressed_records: int
    suppression_percent: float
    km_to_own_centre: float
    bits_per_record: float


@dataclass(frozen=True)
class Summary:
    """What is inside a project file, told without making anything of it.

    Attributes
    ----------
    format
        Of the file.
    program, saved
        What wrote it, and when (UTC, ISO 8601).
    areas
        (name, file, number of areas) of each area file.
    records
        Path of the record file as it stands in the file; "" without.
    runs
        The runs.
    parts
        {part of the window: names of what it keeps}.
    log
        What was done.
    home
        Of unsaved work that was kept aside: the project it belongs to.
    """

    format: int
    program: str
    saved: str
    areas: tuple[tuple[str, str, int], ...]
    records: str
    runs: tuple[RunSummary, ...]
    parts: Mapping[str, tuple[str, ...]]
    log: tuple[str, ...]
    home: Path | None


@dataclass(eq=False)
class _Raw:
    """Everything of a file but its layers."""

    project: dict[str, Any]
    runs: list[tuple[Any, ...]]
    blobs: Blobs
    format: int


def read_project(path: Path) -> Steps[Project]:
    """Reads a project file; its records are not looked at.

    Raises
    ------
    VbasError
        If it is no project, is damaged, comes from a newer program, or lacks its areas.
    """
    with _understood(path):
        raw = yield from in_background(READING, lambda: _raw_of(path))
        files = []
        for index, of in enumerate(_several(raw.project["areas"])):
            make = partial(Codec(raw.blobs).value, of, AreaFile)
            file: AreaFile = yield from in_background(READING, make)
            files.append((yield from _with_geometry(file, of, index, path, raw)))
        made = partial(_project, raw, tuple(files), path)
        return (yield from in_background(READING, made))


def summary_of(path: Path) -> Summary:
    """What is inside a project file; raises VbasError if that cannot be told."""
    with _understood(path):
        raw = _raw_of(path)
        of = raw.project
        codec = Codec(raw.blobs)
        records = of["records"]
        return Summary(
            format=raw.format,
            program=codec.value(of["program"], str),
            saved=codec.value(of["saved"], str),
            areas=tuple(_told_of_areas(area, raw.blobs) for area in _several(of["areas"])),
            records="" if records is None else codec.value(records["path"], str),
            runs=tuple(_told_of_run(row, codec) for row in raw.runs),
            parts={str(part): tuple(map(str, values)) for part, values in of["parts"].items()},
            log=codec.value(of["log"], tuple[str, ...]),
            home=codec.value(of["home"], Path | None),  # type: ignore[arg-type]
        )


def _told_of_areas(area: Any, blobs: Blobs) -> tuple[str, str, int]:
    ids = blobs.get(area["layer"]["ids"], np.ndarray)
    return str(area["layer"]["name"]), Path(area["source"]["path"]).name, len(ids)


def _told_of_run(row: tuple[Any, ...], codec: Codec) -> RunSummary:
    """A row of the runs; where a measure is no number the file has none."""
    values = [math.nan if of is None else of for of in row]
    return codec.value(dict(zip(RUN_COLUMNS, values, strict=True)), RunSummary)


@contextmanager
def _understood(path: Path) -> Iterator[None]:
    """One sentence for whatever is wrong with the file."""
    try:
        yield
    except (
        *(DamagedError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError),
        *(RecursionError, MemoryError, ShapelyError, ProjError, sqlite3.Error),
    ) as error:
        raise _damaged(path) from error


def _damaged(path: Path) -> VbasError:
    return VbasError(
        "{file} is damaged: something in it is not as VBAS writes it.",
        "Open the copy that was kept of it, or make the project again from its files.",
        file=path.name,
    )


def _raw_of(path: Path) -> _Raw:
    with opened(path) as connection:
        texts = values_of(connection)
        project = {key: json.loads(of) for key, of in texts.items()}
        _check_format(project.get("format"), path)
        columns = ", ".join(RUN_COLUMNS)
        runs = connection.execute(f"SELECT {columns} FROM vbas_runs ORDER BY number").fetchall()
        arrays = connection.execute("SELECT name, kind, data FROM vbas_arrays").fetchall()
    by_name = {str(name): (str(kind), bytes(data)) for name, kind, data in arrays}
    blobs = Blobs(path.resolve().parent, by_name)
    of = migrated(Content(path, project, [tuple(row) for row in runs], blobs))
    return _Raw(of.project, of.runs, blobs, project["format"])


def _check_format(found: Any, path: Path) -> None:
    if type(found) is not int or found < 1:
        raise _damaged(path)
    if found > FORMAT:
        raise VbasError(
            "{file} was saved by a newer VBAS: it has format {found}, this program reads {known}.",
            "Open it with a newer VBAS.",
            file=path.name,
            found=found,
            known=FORMAT,
        )


def _several(of: Any) -> list[Any]:
    if not isinstance(of, list):
        raise DamagedError("list")
    return of


# Areas


def _with_geometry(
    file: AreaFile, document: Any, index: int, path: Path, raw: _Raw
) -> Steps[AreaFile]:
    if not document["has_geometry"]:
        return file
    codec = Codec(raw.blobs)
    single = codec.value(document["single"], NDArray[np.bool_])
    for place in (path, *_base(raw)):
        shapes = yield from in_background(
            READING, partial(_shapes, place, areas_layer(index), single)
        )
        if shapes is not None and len(shapes) == len(file.layer):
            return replace(file, layer=replace(file.layer, geometry=shapes))
    try:
        again = yield from read_areas(file.source)
    except VbasError as error:
        if raw.project.get("base") is None:
            raise
        raise _without_areas(raw, file) from error
    if again.sha256 != file.sha256 or not np.array_equal(again.layer.ids, file.layer.ids):
        raise VbasError(
            "{file} does not hold its areas, and those of {source} are others now.",
            "Open the areas and the scenario again.",
            file=path.name,
            source=file.source.path.name,
        )
    return again


def _without_areas(raw: _Raw, file: AreaFile) -> VbasError:
    """Unsaved work whose project is another one now, and whose area file is not there."""
    of = raw.project["base"]
    return VbasError(
        "The areas of this unsaved work cannot be read: {project} was saved again or moved since, "
        "and {source} is not there.",
        "Put {source} back where it was ({path}) and recover the work: it is kept until then.",
        project=Codec(raw.blobs).value(of["path"], Path).name,
        source=file.source.path.name,
        path=file.source.path,
    )


def _base(raw: _Raw) -> tuple[Path, ...]:
    """The project whose layers serve for this one, if it is still the one that did."""
    of = raw.project.get("base")
    if of is None:
        return ()
    path = Codec(raw.blobs).value(of["path"], Path)
    try:
        with opened(path) as connection:
            same = json.loads(values_of(connection).get("saved", "null")) == of["saved"]
    except (VbasError, ValueError):
        return ()
    return (path,) if same else ()


def _shapes(path: Path, layer: str, single: NDArray[np.bool_]) -> NDArray[np.object_] | None:
    """(n,) the geometry of a layer, as it was before it was written; None if it is not there."""
    try:
        with opened(path) as connection:
            check_plain(connection, layer)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # of the ending of the file's name
            found = pyogrio.raw.read(path, layer=layer, columns=[], IMMUTABLE="YES")[2]
    except (VbasError, DamagedError, pyogrio.errors.DataSourceError, pyogrio.errors.DataLayerError):
        return None
    if len(found) != len(single):
        return None
    shapes = np.array(shapely.from_wkb(found), dtype=object)
    if not np.isfinite(shapely.get_coordinates(shapes)).all():
        raise DamagedError("shapes")
    parts = shapely.get_num_geometries(shapes)
    chosen = np.flatnonzero(single & (parts == 1))
    shapes[chosen] = shapely.get_geometry(shapes[chosen], 0)
    return shapes


# Everything else


def _project(raw: _Raw, files: tuple[AreaFile, ...], path: Path) -> Project:
    of, codec, blobs = raw.project, Codec(raw.blobs), raw.blobs
    made = Project(
        area_files=files,
        areas=_index(of["open_areas"], files),
        levels={str(name): _index(i, files) or 0 for name, i in of["levels"].items()},
        records=codec.value(of["records"], RecordStamp | None),  # type: ignore[arg-type]
        settings=_settings(of["settings"], codec, path),
        runs=tuple(_run(row, codec, files, path) for row in raw.runs),
        shown=codec.value(of["shown"], int | None),  # type: ignore[arg-type]
        compared=codec.value(of["compared"], int | None),  # type: ignore[arg-type]
        overlaid=codec.value(of["overlaid"], tuple[int, ...]),
        next_number=codec.value(of["next_number"], int),
        calculated=codec.value(of["calculated"], int),
        layers=_layers(of["layers"], codec, path),
        columns={str(name): blobs.get(a, np.ndarray) for name, a in of["columns"].items()},
        units=codec.value(of["units"], dict[str, str]),
        formulas=codec.value(of["formulas"], dict[str, str]),
        selection=blobs.get(of["selection"], NDArray[np.intp]),
        workspace=codec.value(of["workspace"], str),
        parts={
            str(part): {str(name): Kept.read(one, codec, blobs) for name, one in values.items()}
            for part, values in of["parts"].items()
        },
        log=codec.value(of["log"], tuple[str, ...]),
        home=codec.value(of["home"], Path | None),  # type: ignore[arg-type]
        older=raw.format < FORMAT,
    )
    _check_lengths(made)
    return made


def _check_lengths(project: Project) -> None:
    """Raises if an array is not about as many areas, or regions, as there are."""
    for file in project.area_files:
        if len(file.layer.attributes) not in (0, len(file.layer)):
            raise DamagedError("attributes")
    n = 0 if project.areas is None else len(project.area_files[project.areas].layer)
    if any(of.shape != (n,) for of in project.columns.values()):
        raise DamagedError("columns")
    chosen = project.selection
    if chosen.ndim != 1 or (len(chosen) and not 0 <= chosen.min() <= chosen.max() < n):
        raise DamagedError("selection")
    for run in project.runs:
        _check_run(run, len(project.area_files[run.areas].layer))


def _check_run(run: KeptRun, areas: int) -> None:
    parts = run.parts
    made = parts.aggregation
    refined = made if parts.refinement is None else parts.refinement.aggregation
    for of in (made, refined):
        if of.labels.shape != (areas,) or not 0 <= of.n_regions <= _EMPTY + 2 * areas:
            raise DamagedError("regions")
    sites, cells = parts.placement.sites, parts.placement.cells
    if sites.ndim != 2 or sites.shape[1] != 2 or (cells is not None and cells.shape != (areas,)):
        raise DamagedError("sites")
    colours = run.colours
    if colours is not None and (
        colours.shape != (made.n_regions,)
        or not 0
        <= colours.min(initial=0)
        <= colours.max(initial=0)
        < len(region_palette(dark=False))
    ):
        raise DamagedError("colours")
    traces = [parts.placement.trace]
    if parts.refinement is not None:
        traces.append(parts.refinement.trace)
    if any(set(empty_trace()) - set(trace) for trace in traces):
        raise DamagedError("trace")


def _index(of: Any, files: tuple[AreaFile, ...]) -> int | None:
    if of is not None and (type(of) is not int or not 0 <= of < len(files)):
        raise DamagedError("areas")
    return of


def _settings(of: Any, codec: Codec, path: Path) -> Settings:
    return Settings(
        scenario=settings_of(codec.value(of["scenario"], str), path),
        area_column=codec.value(of["area_column"], str),
        person_column=codec.value(of["person_column"], str | None),  # type: ignore[arg-type]
        area_kind=codec.value(of["area_kind"], str),
        conversion_path=codec.value(of["conversion_path"], Path | None),  # type: ignore[arg-type]
        where=codec.value(of.get("where", ""), str),
    )


def _run(row: tuple[Any, ...], codec: Codec, files: tuple[AreaFile, ...], path: Path) -> KeptRun:
    number, name, kind = row[:3]
    scenario, document = row[-2], json.loads(row[-1])
    areas = _index(document["areas"], files)
    if areas is None:
        raise DamagedError("areas")
    colours = document["colours"]
    return KeptRun(
        number=codec.value(number, int),
        name=codec.value(name, str),
        kind=codec.value(kind, str),
        starred=codec.value(document["starred"], bool),
        automatic=codec.value(document["automatic"], bool),
        areas=areas,
        levels={str(level): _index(i, files) or 0 for level, i in document["levels"].items()},
        saved=scenario_of(codec.value(scenario, str), path),
        parts=codec.value(document["parts"], RunParts),
        colours=None if colours is None else codec.value(colours, NDArray[np.int8]),
    )


def _layers(of: Any, codec: Codec, path: Path) -> tuple[MapLayer, ...]:
    made, seen = [], 0
    for one in _several(of):
        shapes = None
        if "shapes" in one:
            shapes = _shapes_of(one["shapes"], codec, path, shapes_layer(seen))
            seen += 1
            if shapes is None:
                continue
        made.append(
            MapLayer(
                key=codec.value(one["key"], str),
                title=codec.value(one["title"], str),
                visible=codec.value(one["visible"], bool),
                opacity=codec.value(one["opacity"], float),
                style=codec.value(one["style"], LayerStyle),
                shapes=shapes,
                removable=codec.value(one["removable"], bool),
            )
        )
    return tuple(made)


def _shapes_of(of: Any, codec: Codec, path: Path, layer: str) -> Shapes | None:
    """Shapes of a layer; None where the file was written without them."""
    geometry = _shapes(path, layer, codec.value(of["single"], NDArray[np.bool_]))
    if geometry is None:
        return None
    return Shapes(
        geometry,
        codec.value(of["ids"], NDArray[np.object_]),
        codec.value(of["attributes"], pd.DataFrame),
        codec.value(of["crs"], CRS | None),  # type: ignore[arg-type]
        codec.value(of["source"], Path | None),  # type: ignore[arg-type]
    )
