"""The working files of a run: who is in which region, what is released, and what it cost."""

from __future__ import annotations

import dataclasses
import json
import platform
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import geopandas as gpd
import numpy as np
import pandas as pd
import shapely
from numpy.typing import NDArray

from core import __version__
from core.adjacency import adjacency_of
from core.aggregation import dissolve
from core.background import in_background
from core.errors import Notice
from core.ground import projection_scale
from core.io.areas import AreaFile, AreaSource
from core.io.atomic import check_survive, whole_folder
from core.io.records import RecordSource, write_released
from core.io.scenario_file import SavedScenario, scenario_text
from core.io.synthesize.mark import synthetic_mark
from core.pipeline import Run
from core.placement.distances import DistanceChange
from core.steps import Steps
from core.study import MISSING_VALUES, UNKNOWN_AREA, Study
from core.voronoi import bounding_box, voronoi_cells

FILES = (
    "assignment.csv",
    "sites.csv",
    "regions.gpkg",
    "records.parquet",
    "trace.parquet",
    "scenario.toml",
    "metrics.json",
)


def check_inputs_survive(folder: Path, areas: AreaSource, records: RecordSource) -> None:
    """Refuses a folder in which a result would replace a file that was read.

    Raises
    ------
    VbasError
        Naming the file.
    """
    read = (areas.path, areas.population_path, records.path, records.conversion_path)
    check_survive(folder, FILES, read)


def region_ids(run: Run) -> NDArray[np.int64]:
    """(regions,) the id of each region: 1, 2 ... in the order of the sites."""
    return np.arange(1, run.aggregation.n_regions + 1)


def write_outputs(
    run: Run,
    study: Study,
    area_file: AreaFile,
    records: RecordSource,
    folder: Path,
    *,
    levels: dict[str, AreaSource] | None = None,
    keep: tuple[str, ...] = (),
    force: bool = False,
) -> Steps[tuple[Run, tuple[Path, ...]]]:
    """Writes all files of `FILES` into a folder; they appear complete or not at all.

    Parameters
    ----------
    run, study, area_file, records
        What was done, and from what.
    folder
        Where to; made if it is not there. Files of the same names are replaced.
    levels
        Coarser levels that the scenario should remember.
    keep
        Other columns of the record file to release.
    force
        Releases kept columns whatever they tell.

    Returns
    -------
    Run
        The run, with what is said of the kept columns among its notices.
    tuple of Path
        The files written.

    Raises
    ------
    VbasError
        If the folder cannot be written, the disk is full, a result would replace an input, or a
        kept column may not be released.
    """
    check_inputs_survive(folder, area_file.source, records)
    with whole_folder(folder) as partial:
        written = yield from write_released(
            records,
            study,
            run.aggregation.labels,
            run.suppression.kept,
            keep,
            partial / "records.parquet",
            k=run.scenario.k,
            force=force,
            region_ids=region_ids(run),
            metadata=synthetic_mark(records.path),
        )
        told = yield from in_background(
            "writing files",
            lambda: write_regions(run, study, area_file.fits(), partial / "regions.gpkg"),
        )
        run = dataclasses.replace(run, notices=(*run.notices, *written.notices, *told))
        writes: tuple[Callable[[], None], ...] = (
            lambda: _write_tables(run, study, partial),
            lambda: _write_texts(run, study, area_file, records, levels or {}, folder, partial),
        )
        for write in writes:
            yield from in_background("writing files", write)
    return run, tuple(folder / name for name in FILES)


def _write_tables(run: Run, study: Study, folder: Path) -> None:
    ids = region_ids(run)
    pd.DataFrame({"area_id": study.areas.ids, "region_id": ids[run.aggregation.labels]}).to_csv(
        folder / "assignment.csv", index=False
    )
    sites = run.aggregation.sites
    if sites is None:
        sites = np.zeros((0, 2))
        ids = ids[:0]
    pd.DataFrame({"region_id": ids, "x": sites[:, 0], "y": sites[:, 1]}).to_csv(
        folder / "sites.csv", index=False
    )
    whole_trace(run).to_parquet(folder / "trace.parquet", index=False)


def whole_trace(run: Run) -> pd.DataFrame:
    """The trace of the placement, then that of the refinement, steps numbered through."""
    first = run.placement.trace
    if run.refinement is None or not len(run.refinement.trace):
        return first
    then = run.refinement.trace
    if not len(first):
        return then
    last = int(first["step"].max())
    return pd.concat([first, then.assign(step=then["step"] + last)], ignore_index=True)


def _write_texts(
    run: Run,
    study: Study,
    area_file: AreaFile,
    records: RecordSource,
    levels: dict[str, AreaSource],
    final: Path,
    folder: Path,
) -> None:
    saved = SavedScenario(
        run.scenario,
        area_file.source,
        records,
        levels,
        {name: run.inputs[name]["sha256"] for name in ("areas", "records") if name in run.inputs},
    )
    (folder / "scenario.toml").write_text(scenario_text(saved, final), encoding="utf-8")
    text = json.dumps(metrics_of(run, study), indent=2, ensure_ascii=False, allow_nan=False)
    (folder / "metrics.json").write_text(text + "\n", encoding="utf-8")


def metrics_of(run: Run, study: Study) -> dict[str, Any]:
    """What ``metrics.json`` holds: counts, measures, placement, times and provenance."""
    number = run.site_number
    return {
        "n_records": study.counts.n_records,
        "n_records_unknown_area": study.left_out.get(UNKNOWN_AREA, 0),
        "n_records_excluded_missing": study.left_out.get(MISSING_VALUES, 0),
        "n_areas": len(study.areas),
        "n_areas_without_records": int(np.count_nonzero(study.counts.records == 0)),
        "n_classes": study.counts.n_classes,
        "max_combinations": number.max_combinations,
        "entropy": number.entropy,
        "cutoff": number.cutoff,
        "n_sites": number.n_sites,
        "expected_suppression_rate": number.expected,
        **dataclasses.asdict(run.evaluation),
        "projection_scale": dataclasses.asdict(
            projection_scale(study.areas.scale, study.areas.crs)
        ),
        "placement": {
            "approach": run.scenario.placement.name,
            "moves": run.placement.moves,
            "objective": run.placement.objective,
            "stopped_because": run.placement.stopped_because,
            "distances": _distances_of(run.placement.distances),
        },
        "refinement": _refinement_of(run),
        "start": None if run.start is None else dataclasses.asdict(run.start),
        "aims": [
            {
                "name": aim.name,
                "met": aim.met,
                "asked": aim.asked,
                "reached": aim.reached,
                "unit": aim.unit,
                "sentence": str(aim.sentence),
            }
            for aim in run.aims
        ],
        "target": _target_of(run),
        "k": run.scenario.k,
        "seed": run.scenario.seed,
        "running_time_s": {stage: round(s, 6) for stage, s in run.seconds.items()},
        "notices": [notice.english for notice in run.notices],
        "inputs": {name: dict(of) for name, of in run.inputs.items()},
        "program": f"vbas {__version__}",
        "versions": versions(),
        "started": run.started,
    }


def _refinement_of(run: Run) -> dict[str, Any] | None:
    made, chosen = run.refinement, run.scenario.refinement
    if made is None or chosen is None:
        return None
    return {
        "approach": chosen.name,
        "moves": made.moves,
        "evaluated": made.evaluated,
        "objective": made.objective,
        "stopped_because": made.stopped_because,
        "distances": _distances_of(made.distances),
    }


def _distances_of(made: DistanceChange | None) -> dict[str, float] | None:
    return None if made is None else {f"{key}_m": m for key, m in dataclasses.asdict(made).items()}


def _target_of(run: Run) -> dict[str, Any] | None:
    if run.target is None:
        return None
    return {
        "met": run.target.met,
        "sentence": str(run.target.sentence),
        "stopped": run.target.stopped,
        "tries": [dataclasses.asdict(tried) for tried in run.target.tries],
    }


def versions() -> dict[str, str]:
    """Versions of Python and of the libraries whose numbers the result stands on."""
    libraries = ("numpy", "scipy", "shapely", "pyproj", "numba", "duckdb", "ibis-framework")
    return {"python": platform.python_version()} | {name: version(name) for name in libraries}


def region_table(run: Run, study: Study) -> pd.DataFrame:
    """One row a region with areas: region_id, areas, people, records, suppressed, anonymity."""
    labels, n = run.aggregation.labels, run.aggregation.n_regions
    counts = run.suppression.counts
    population = np.nan_to_num(study.areas.population)
    records, lost = counts.records, run.suppression.suppressed_by_region
    table = pd.DataFrame(
        {
            "region_id": region_ids(run),
            "areas": run.aggregation.areas_in_region,
            "people": np.bincount(labels, weights=population, minlength=n),
            "records": records,
            "suppressed_records": lost,
            "suppression_rate": lost / np.maximum(records, 1),
            "anonymity": counts.anonymity(),
        }
    )
    return table[table["areas"] > 0].reset_index(drop=True)


def write_regions(
    run: Run, study: Study, fits: NDArray[np.bool_], path: Path
) -> tuple[Notice, ...]:
    """Writes the layers regions, areas, sites and cells into one GeoPackage.

    Where regions are kept in one piece or refined and islands had to be linked, the lines of the
    links are a layer "links".

    ``fits``, (n,), says which areas neither overlap nor leave slivers. Returns what could not be
    drawn: cells are only a guide, and no reason to lose a run.
    """
    areas, labels = study.areas, run.aggregation.labels
    shapes = areas.geometry if areas.geometry is not None else _points(areas.points)
    table = region_table(run, study)
    regions = dissolve(shapes, labels, run.aggregation.n_regions, fits=fits)
    ids = region_ids(run)
    of_areas = pd.DataFrame(
        {
            "area_id": areas.ids.astype(str),
            "region_id": ids[labels],
            "population": areas.population,
            "records": study.counts.records,
        }
    )
    _layer(path, "regions", table, regions[table["region_id"].to_numpy() - 1], areas.crs)
    _layer(path, "areas", of_areas, shapes, areas.crs)
    sites = run.aggregation.sites
    if sites is None:
        sites = np.zeros((0, 2))
        ids = ids[:0]
    of_sites = pd.DataFrame({"region_id": ids})
    _layer(path, "sites", of_sites, _points(sites), areas.crs)
    cells, told = _drawn_cells(sites, areas.points)
    shown = np.flatnonzero(~shapely.is_empty(cells))
    _layer(path, "cells", of_sites.iloc[shown], cells[shown], areas.crs)
    links = island_links(run, study)
    if len(links):
        ids_of_areas = areas.ids.astype(str)
        ends = {"from_area": ids_of_areas[links[:, 0]], "to_area": ids_of_areas[links[:, 1]]}
        lines = shapely.linestrings(areas.points[links])
        _layer(path, "links", pd.DataFrame(ends), lines, areas.crs)
    return told


def _drawn_cells(
    sites: NDArray[np.float64], points: NDArray[np.float64]
) -> tuple[NDArray[np.object_], tuple[Notice, ...]]:
    """(s,) the cells of the sites, and what is to be told if they cannot be drawn."""
    nothing = np.full(len(sites), shapely.Polygon(), dtype=object)
    if not len(sites):
        return nothing, ()
    try:
        return voronoi_cells(sites, bounding_box(points)), ()
    except (shapely.errors.ShapelyError, ArithmeticError, ValueError):
        text = "The Voronoi cells could not be drawn: the layer of cells is empty, all else is not."
        return nothing, (Notice(text),)


def island_links(run: Run, study: Study) -> NDArray[np.int32]:
    """(l, 2) areas linked although they do not touch; none if nothing of the run asks who does."""
    if run.refinement is None and not run.scenario.constraints.contiguous:
        return np.zeros((0, 2), dtype=np.int32)
    return adjacency_of(study.areas).links


def _points(xy: NDArray[np.float64]) -> NDArray[np.object_]:
    """(n,) shapely points of (n, 2) coordinates."""
    return np.asarray(shapely.points(xy), dtype=object)


def _layer(path: Path, name: str, table: pd.DataFrame, shapes: Any, crs: Any) -> None:
    frame = gpd.GeoDataFrame(table, geometry=np.asarray(shapes, dtype=object), crs=crs)
    kinds = set(shapely.get_type_id(frame.geometry.to_numpy()).tolist())
    multi = bool(kinds & {shapely.GeometryType.MULTIPOLYGON, shapely.GeometryType.MULTIPOINT})
    frame.to_file(
        path, layer=name, driver="GPKG", engine="pyogrio", use_arrow=True, promote_to_multi=multi
    )
