"""Projects to files: whole or not at all, whenever the program dies."""

from __future__ import annotations

import json
import sqlite3
import weakref
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
import shapely
from numpy.typing import NDArray

from core import __version__
from core.aggregation import Aggregation, dissolve
from core.areas import DEFAULT_CRS, AreaLayer
from core.background import in_background
from core.colours import region_lut
from core.io.areas import AreaFile
from core.io.atomic import whole_file
from core.io.geopackage import write_layer
from core.io.outputs import drawn_cells, points_of
from core.io.project import qgis_styles
from core.io.project.model import FORMAT, KeptRun, Project, RecordStamp, RunParts, Settings
from core.io.project.outcomes import told
from core.io.project.plain import Blobs, Codec, relative
from core.io.project.tables import SCHEMA, opened, values_of, without_journals
from core.io.project.telling import measures_of, told_run, told_stamp
from core.io.scenario_file import scenario_text, settings_text
from core.map.layers import LayerStyle, MapLayer
from core.steps import Steps

WRITING: Final = "saving the project"
_Shapes = weakref.WeakKeyDictionary[Aggregation, NDArray[np.object_]]
_REGIONS: _Shapes = weakref.WeakKeyDictionary()
_CELLS: _Shapes = weakref.WeakKeyDictionary()
_SINGLE: Final = (shapely.GeometryType.POLYGON, shapely.GeometryType.POINT)


def areas_layer(index: int) -> str:
    """What the layer of an area file is called in the GeoPackage."""
    return "areas" if index == 0 else f"areas {index + 1}"


def shapes_layer(index: int) -> str:
    """What the layer of shapes from a file is called in the GeoPackage."""
    return f"shapes {index + 1}"


@dataclass(eq=False)
class _Layer:
    name: str
    table: pd.DataFrame
    shapes: NDArray[np.object_]
    crs: Any
    look: str = ""


@dataclass(eq=False)
class Documents:
    """A project as plain data."""

    folder: Path
    blobs: Blobs
    project: dict[str, Any] = field(default_factory=dict)
    runs: list[tuple[Any, ...]] = field(default_factory=list)


def write_project(
    project: Project,
    path: Path,
    *,
    shapes: bool = True,
    base: Path | None = None,
    private: bool = False,
) -> Steps[None]:
    """Writes a project file; what stood there stays until the new one is whole and on the disk.

    Parameters
    ----------
    shapes
        Whether areas and regions are written as layers. Without them the file is small and quick
        to write, and its areas are read from ``base``, or from where they came from.
    base
        A project file that holds the same areas.
    private
        Whether nobody else may read the file.

    Raises
    ------
    VbasError
        If the file cannot be written, or the disk is full.
    """
    made = yield from in_background(WRITING, lambda: documents(project, path.parent))
    if base is not None:
        summary = yield from in_background(WRITING, lambda: _saved_at(base))
        made.project["base"] = {"path": relative(base, path.parent), "saved": summary}
    with whole_file(path, ".gpkg", private=private) as partial:
        if private:  # what is there keeps its rights: nobody else reads half of it either
            yield from in_background(WRITING, lambda: partial.write_bytes(_empty_geopackage()))
        else:
            partial.unlink()
        looks: dict[str, str] = {}
        if shapes:
            for layer in _layers(project):
                of = yield from in_background(WRITING, layer)
                for one in of:
                    yield from in_background(WRITING, _writes(partial, one))
                    if one.look:
                        looks[one.name] = one.look
        yield from in_background(WRITING, lambda: _write_tables(partial, made, looks))
        without_journals(path)


def _saved_at(path: Path) -> str:
    with opened(path) as connection:
        return str(json.loads(values_of(connection)["saved"]))


def _writes(path: Path, of: _Layer) -> Callable[[], None]:
    return lambda: write_layer(path, of.name, of.table, of.shapes, of.crs)


def _layers(project: Project) -> Iterator[Callable[[], list[_Layer]]]:
    """What makes the layers of the file, one after another."""
    for index, file in enumerate(project.area_files):
        yield lambda index=index, file=file: [_area_layer(project, index, file)]  # type: ignore[misc]
    for run in project.runs:
        yield lambda run=run: _run_layers(run, project.area_files[run.areas])  # type: ignore[misc]
    for index, of in enumerate(of for of in project.layers if of.shapes is not None):
        yield lambda index=index, of=of: [_shape_layer(project, index, of)]  # type: ignore[misc]


def geometry_of(layer: AreaLayer) -> NDArray[np.object_]:
    """(n,) polygons, or points where the areas have no more."""
    return points_of(layer.points) if layer.geometry is None else layer.geometry


def _area_layer(project: Project, index: int, file: AreaFile) -> _Layer:
    layer = file.layer
    columns: dict[str, Any] = {"area_id": layer.ids.astype(str), "population": layer.population}
    if index == project.areas:
        taken = {name.lower() for name in (*columns, "fid", "geom", "geometry")}
        own = {name: of for name, of in project.columns.items() if name.lower() not in taken}
        columns |= {name: pd.Series(of) for name, of in own.items()}
    table = pd.DataFrame(columns)
    return _Layer(areas_layer(index), table, geometry_of(layer), layer.crs, qgis_styles.AREAS)


def _run_layers(run: KeptRun, file: AreaFile) -> list[_Layer]:
    """Regions, sites and cells of a run; nothing about records."""
    layer, parts = file.layer, run.parts
    made = parts.aggregation
    filled = np.flatnonzero(made.areas_in_region)
    colours = np.zeros(made.n_regions, dtype=np.int8) if run.colours is None else run.colours
    lut = region_lut(colours)
    regions = pd.DataFrame(
        {
            "region_id": filled + 1,
            "areas": made.areas_in_region[filled],
            "people": np.bincount(
                made.labels, weights=np.nan_to_num(layer.population), minlength=made.n_regions
            )[filled],
            "colour": [f"#{int(lut[i]) & 0xFFFFFF:06x}" for i in filled],
        }
    )
    name, shapes = f"run {run.number}", region_shapes(file, made)[filled]
    found = [_Layer(f"{name} regions", regions, shapes, layer.crs, qgis_styles.REGIONS)]
    sites = made.sites
    if sites is None or not len(sites):
        return found
    of_sites = pd.DataFrame({"region_id": np.arange(1, len(sites) + 1)})
    cells = _CELLS.get(made)
    if cells is None:
        cells = _CELLS[made] = drawn_cells(sites, layer.points)[0]
    drawn = np.flatnonzero(~shapely.is_empty(cells))
    found += [
        _Layer(f"{name} cells", of_sites.iloc[drawn], cells[drawn], layer.crs, qgis_styles.CELLS),
        _Layer(f"{name} sites", of_sites, points_of(sites), layer.crs, qgis_styles.SITES),
    ]
    return found


def region_shapes(file: AreaFile, of: Aggregation) -> NDArray[np.object_]:
    """(regions,) the union of the areas of each; found once for a grouping."""
    found = _REGIONS.get(of)
    if found is None:
        shapes = geometry_of(file.layer)
        found = _REGIONS[of] = dissolve(shapes, of.labels, of.n_regions, fits=file.fits())
    return found


def _shape_layer(project: Project, index: int, of: MapLayer) -> _Layer:
    assert of.shapes is not None
    table = pd.DataFrame({"shape_id": of.shapes.ids.astype(str)})
    crs = of.shapes.crs
    if crs is None:
        crs = DEFAULT_CRS if project.areas is None else project.area_files[project.areas].layer.crs
    return _Layer(shapes_layer(index), table, of.shapes.geometry, crs)


# Documents


def documents(project: Project, folder: Path) -> Documents:
    """A project as plain data; paths are relative to ``folder``."""
    blobs = Blobs(folder)
    codec = Codec(blobs)
    may_tell = partial(told, k=project.settings.scenario.k, whole=project.step)
    made = Documents(folder, blobs)
    made.project = {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        "saved": datetime.now(UTC).isoformat(),
        "areas": [_area_document(of, codec) for of in project.area_files],
        "open_areas": project.areas,
        "levels": dict(project.levels),
        "records": codec.plain(told_stamp(project.records, project.step), RecordStamp | None),
        "settings": _settings_document(project.settings, codec, folder),
        "shown": project.shown,
        "compared": project.compared,
        "overlaid": list(project.overlaid),
        "next_number": project.next_number,
        "calculated": project.calculated,
        "layers": [_layer_document(of, codec) for of in project.layers],
        "columns": {name: blobs.add(np.asarray(of)) for name, of in project.columns.items()},
        "units": dict(project.units),
        "formulas": dict(project.formulas),
        "selection": blobs.add(project.selection),
        "workspace": project.workspace,
        "parts": {
            part: {name: of.plain(codec, blobs, may_tell) for name, of in values.items()}
            for part, values in project.parts.items()
        },
        "log": list(project.log),
        "home": codec.plain(project.home, Path | None),
    }
    made.runs = [_run_row(of, codec, folder, project.step) for of in project.runs]
    return made


def _area_document(file: AreaFile, codec: Codec) -> dict[str, Any]:
    layer = file.layer
    of: dict[str, Any] = codec.plain(replace(file, layer=replace(layer, geometry=None)), AreaFile)
    of["has_geometry"] = layer.geometry is not None
    if layer.geometry is not None:
        single = np.isin(shapely.get_type_id(layer.geometry), _SINGLE)
        of["single"] = codec.plain(single, NDArray[np.bool_])
    return of


def _layer_document(layer: MapLayer, codec: Codec) -> dict[str, Any]:
    of: dict[str, Any] = {
        "key": layer.key,
        "title": layer.title,
        "visible": layer.visible,
        "opacity": layer.opacity,
        "style": codec.plain(layer.style, LayerStyle),
        "removable": layer.removable,
    }
    if (shapes := layer.shapes) is not None:
        single = np.isin(
            shapely.get_type_id(shapes.geometry), (*_SINGLE, shapely.GeometryType.LINESTRING)
        )
        of["shapes"] = {
            "ids": codec.plain(shapes.ids, NDArray[np.object_]),
            "attributes": codec.plain(shapes.attributes, pd.DataFrame),
            "crs": None if shapes.crs is None else shapes.crs.to_wkt(),
            "source": None if shapes.source is None else codec.plain(shapes.source, Path),
            "single": codec.plain(single, NDArray[np.bool_]),
        }
    return of


def _settings_document(settings: Settings, codec: Codec, folder: Path) -> dict[str, Any]:
    conversion = settings.conversion_path
    return {
        "scenario": settings_text(settings.scenario, folder),
        "area_column": settings.area_column,
        "person_column": settings.person_column,
        "area_kind": settings.area_kind,
        "conversion_path": None if conversion is None else codec.plain(conversion, Path),
        "where": settings.where,
    }


def _run_row(run: KeptRun, codec: Codec, folder: Path, step: int) -> tuple[Any, ...]:
    scenario = run.saved.scenario
    parts = told_run(run.parts, scenario, step)
    document = {
        "starred": run.starred,
        "automatic": run.automatic,
        "areas": run.areas,
        "levels": dict(run.levels),
        "parts": codec.plain(parts, RunParts),
        "colours": None if run.colours is None else codec.plain(run.colours, NDArray[np.int8]),
    }
    return (
        *(run.number, run.name, run.kind, run.parts.started),
        *measures_of(parts, scenario),
        *(scenario_text(run.saved, folder), _json(document)),
    )


def _json(value: Any) -> str:
    """JSON; numbers of numpy where Python's were expected are no reason to lose a project."""
    return json.dumps(value, default=lambda of: of.item() if isinstance(of, np.generic) else None)


def _write_tables(path: Path, made: Documents, looks: dict[str, str]) -> None:
    if not path.exists():
        path.write_bytes(_empty_geopackage())
    with closing(sqlite3.connect(path)) as connection, connection:
        # The file takes its place when it is on the disk; a journal would be left if killed.
        connection.executescript("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;")
        connection.executescript(SCHEMA)
        connection.executemany(
            "INSERT INTO vbas_project VALUES (?, ?)",
            [(key, _json(value)) for key, value in made.project.items()],
        )
        places = ", ".join("?" * 12)
        connection.executemany(f"INSERT INTO vbas_runs VALUES ({places})", made.runs)
        connection.executemany(
            "INSERT INTO vbas_arrays VALUES (?, ?, ?)",
            [(name, kind, data) for name, (kind, data) in made.blobs.by_name.items()],
        )
        connection.execute(
            "INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change) "
            "VALUES ('vbas_runs', 'attributes', 'runs', '1970-01-01T00:00:00.000Z')"
        )
        qgis_styles.add_styles(connection, looks)


def _empty_geopackage() -> bytes:
    """A file without areas that is a GeoPackage all the same."""
    table = pd.DataFrame({"area_id": np.zeros(0, dtype=str)})
    made = BytesIO()
    write_layer(made, areas_layer(0), table, np.zeros(0, dtype=object), DEFAULT_CRS)
    return made.getvalue()
