"""The working files of a run: who is in which region, what is released, and what it cost."""

from __future__ import annotations

import dataclasses
import platform
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

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
from core.inspection.losses import losses_by_value
from core.io.areas import AreaFile, AreaSource
from core.io.codebook import CODEBOOK, README, codebook_of_run, write_json, write_readme
from core.io.csv_cells import write_csv
from core.io.geopackage import write_layer
from core.io.given_partitions import Given
from core.io.records import RecordSource, write_released
from core.io.records.released import REGION
from core.io.result_folder import INTERNAL, RELEASE, seal, whole_folder
from core.io.scenario_file import DIGESTS, Release, SavedScenario, scenario_text
from core.io.synthesize.mark import synthetic_mark
from core.pipeline import Run
from core.placement.distances import DistanceChange
from core.placement.given import GivenRegions
from core.released_columns.judged import TOLERANCE
from core.steps import Steps
from core.study import FILTERED, MISSING_VALUES, UNKNOWN_AREA, Study
from core.voronoi import bounding_box, voronoi_cells

if TYPE_CHECKING:
    from core.io.records.releasing import PendingTable

COMMAND: Final = "aggregate"
FILES: Final = (
    *(f"{RELEASE}/{name}" for name in ("records.parquet", "regions.gpkg", CODEBOOK)),
    *(
        f"{INTERNAL}/{name}"
        for name in (
            *("assignment.csv", "sites.csv", "regions.gpkg", "trace.parquet", "scenario.toml"),
            *("metrics.json", README),
        )
    ),
)
NOTHING_PROTECTED: Final = "k is 1: nothing is suppressed, and nothing is protected."


def files_read(
    areas: AreaSource,
    records: RecordSource,
    levels: Mapping[str, AreaSource] | None = None,
    given: Given | None = None,
) -> tuple[Path, ...]:
    """Every file that a run reads."""
    of_records = records.path if isinstance(records.path, Path) else None
    read = [of_records, records.conversion_path, None if given is None else given.path]
    for source in (areas, *(levels or {}).values()):
        read += [source.path, source.population_path]
    return tuple(path for path in read if path is not None)


def region_ids(run: Run) -> NDArray[np.int64]:
    """(regions,) the id of each region: 1, 2 ... in the order of the sites."""
    return np.arange(1, run.aggregation.n_regions + 1)


def notices_of(run: Run) -> tuple[Notice, ...]:
    """What the user should know of a run, and that k = 1 protects nobody."""
    return (*run.notices, *([Notice(NOTHING_PROTECTED)] if run.scenario.k == 1 else []))


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
    outcomes: tuple[str, ...] = (),
    tolerance: float = TOLERANCE,
    given: Given | None = None,
    read: Sequence[Path] = (),
    into: str | None = None,
) -> Steps[tuple[Run, tuple[Path, ...]]]:
    """Writes all files of `FILES` into a folder; they appear complete or not at all.

    What may be given out is in the folder ``release``, all else in ``internal``.

    Parameters
    ----------
    run, study, area_file, records
        What was done, and from what.
    folder
        Where to; made if it is not there. An earlier result is replaced as a whole.
    levels
        Coarser levels that the scenario should remember.
    keep
        Other columns of the record file to release.
    force
        Releases kept columns whatever they tell.
    outcomes
        Kept columns that nobody can know of another person.
    tolerance
        Share of areas that kept columns may tell beyond chance.
    given
        Where the regions are from, if nothing was placed and it is a file or a column.
    read
        Other files that were read.
    into
        A table that the records' database shall make of the records that may be released, with
        the columns to keep, which then stand in no file.

    Returns
    -------
    Run
        The run, with what is said of the kept columns among its notices.
    tuple of Path
        The files written.

    Raises
    ------
    VbasError
        If the folder cannot be written or holds anything else, the disk is full, a result would
        replace an input, or a kept column may not be released.
    """
    saved = SavedScenario(
        run.scenario,
        area_file.source,
        records,
        levels or {},
        {name: told["sha256"] for name, told in run.inputs.items() if name in DIGESTS},
        Release(() if into else keep, force, outcomes, tolerance),
        given or _own_regions(run, folder),
    )
    others = files_read(area_file.source, records, levels, given)
    with whole_folder(folder, COMMAND, (*others, *read)) as partial, ExitStack() as at_end:
        for name in (RELEASE, INTERNAL):
            (partial / name).mkdir()
        pending = None
        if into is not None:
            pending = yield from _written_into(
                records, study, run, keep, into, force=force, tolerance=tolerance
            )
            at_end.callback(pending.close)
            run, keep = dataclasses.replace(run, notices=(*run.notices, *pending.notices)), ()
        written = yield from write_released(
            records,
            study,
            run.aggregation.labels,
            run.suppression.kept,
            keep,
            partial / RELEASE / "records.parquet",
            k=run.scenario.k,
            force=force,
            region_ids=region_ids(run),
            metadata=synthetic_mark(records.path),
            tolerance=tolerance,
        )
        run = dataclasses.replace(run, notices=(*run.notices, *written.notices))
        shapes = partial / RELEASE / "regions.gpkg", partial / INTERNAL / "regions.gpkg"
        told = yield from in_background(
            "writing files",
            lambda: write_regions(run, study, area_file.fits(), shapes[1], shapes=shapes[0]),
        )
        run = dataclasses.replace(run, notices=(*run.notices, *told))
        scenario = scenario_text(saved, folder / INTERNAL)
        for write in _writes(run, study, saved, scenario, partial):
            yield from in_background("writing files", write)
        yield from seal(partial, COMMAND)
        if pending is not None:
            yield from pending.commit()
    return run, tuple(folder / name for name in FILES)


def _written_into(
    records: RecordSource,
    study: Study,
    run: Run,
    keep: tuple[str, ...],
    into: str,
    **judging: Any,
) -> Steps[PendingTable]:
    """The table that the database makes, not yet there for others."""
    from core.io.records.releasing import write_into

    return (
        yield from write_into(
            records,
            study,
            run.aggregation.labels,
            run.suppression.kept,
            keep,
            into,
            k=run.scenario.k,
            region_ids=region_ids(run),
            **judging,
        )
    )


def _own_regions(run: Run, folder: Path) -> Given | None:
    """Regions that are no file or column of the user's are repeated from those that are written."""
    if not isinstance(run.scenario.placement, GivenRegions):
        return None
    return Given(folder / INTERNAL / "assignment.csv", REGION)


def _writes(
    run: Run,
    study: Study,
    saved: SavedScenario,
    scenario: str,
    partial: Path,
) -> tuple[Callable[[], None], ...]:
    """What writes all files but records and shapes."""
    release, internal = partial / RELEASE, partial / INTERNAL
    codebook = codebook_of_run(run, study.counts, saved.records, saved.release.keep)
    return (
        lambda: write_json(release / CODEBOOK, codebook),
        lambda: _write_tables(run, study, internal),
        lambda: _write_texts(run, study, scenario, internal),
    )


def _write_tables(run: Run, study: Study, folder: Path) -> None:
    ids = region_ids(run)
    of_areas = {"area_id": study.areas.ids, REGION: ids[run.aggregation.labels]}
    write_csv(pd.DataFrame(of_areas), folder / "assignment.csv")
    sites = run.aggregation.sites
    if sites is None:
        sites = np.zeros((0, 2))
        ids = ids[:0]
    of_sites = {REGION: ids, "x": sites[:, 0], "y": sites[:, 1]}
    write_csv(pd.DataFrame(of_sites), folder / "sites.csv")
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


def _write_texts(run: Run, study: Study, scenario: str, folder: Path) -> None:
    (folder / "scenario.toml").write_text(scenario, encoding="utf-8")
    write_json(folder / "metrics.json", metrics_of(run, study))
    write_readme(folder)


def metrics_of(run: Run, study: Study) -> dict[str, Any]:
    """What ``metrics.json`` holds: counts, measures, placement, times and provenance."""
    number = run.site_number
    return {
        "n_records": study.counts.n_records,
        "n_persons": None if study.counts.persons is None else study.counts.n_people,
        "unit": study.counts.unit,
        "n_records_unknown_area": study.left_out.get(UNKNOWN_AREA, 0),
        "n_records_filtered": study.left_out.get(FILTERED, 0),
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
        "risk": {
            "before": _risk_of(study.counts.class_sizes),
            "after": _risk_of(_kept_sizes(run)),
        },
        "lost_by_value": {
            of.column: {
                label: [int(lost), int(n)]
                for label, lost, n in zip(of.labels, of.lost, of.records, strict=True)
                if n
            }
            for of in losses_by_value(run.suppression)
        },
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
        "replicas": [dataclasses.asdict(of) for of in run.replicas] or None,
        "running_time_s": {stage: round(s, 6) for stage, s in run.seconds.items()},
        "notices": [notice.english for notice in notices_of(run)],
        "inputs": {name: dict(of) for name, of in run.inputs.items()},
        "program": f"vbas {__version__}",
        "versions": versions(),
        "started": run.started,
    }


def _kept_sizes(run: Run) -> NDArray[np.int32]:
    sizes = run.suppression.counts.class_sizes
    return np.asarray(sizes[sizes >= run.suppression.k], dtype=np.int32)


def _risk_of(sizes: NDArray[np.integer]) -> dict[str, Any] | None:
    """Risk of being found by area or region and the variables; None where there is nobody."""
    sizes = sizes[sizes > 0]
    if not len(sizes):
        return None
    return {
        "smallest_class": int(sizes.min()),
        "unique": int(np.count_nonzero(sizes == 1)),
        "strict_maximum": 1 / int(sizes.min()),
        "strict_average": len(sizes) / int(sizes.sum(dtype=np.int64)),
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


def regions_layer_table(run: Run, study: Study) -> pd.DataFrame:
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
    run: Run, study: Study, fits: NDArray[np.bool_], path: Path, *, shapes: Path | None = None
) -> tuple[Notice, ...]:
    """Writes the layers regions, areas, sites and cells into one GeoPackage.

    Where regions are kept in one piece or refined and islands had to be linked, the lines of the
    links are a layer "links".

    ``fits``, (n,), says which areas neither overlap nor leave slivers. ``shapes`` is a second file,
    for recipients: the regions with their ids, and nothing about records. Returns what could not be
    drawn: cells are only a guide, and no reason to lose a run.
    """
    areas, labels = study.areas, run.aggregation.labels
    of_layer = areas.geometry if areas.geometry is not None else points_of(areas.points)
    table = regions_layer_table(run, study)
    regions = dissolve(of_layer, labels, run.aggregation.n_regions, fits=fits)
    regions = regions[table[REGION].to_numpy() - 1]
    if shapes is not None:
        write_layer(shapes, "regions", table[[REGION]], regions, areas.crs)
    ids = region_ids(run)
    of_areas = pd.DataFrame(
        {
            "area_id": areas.ids.astype(str),
            "region_id": ids[labels],
            "population": areas.population,
            "records": study.counts.records,
        }
    )
    write_layer(path, "regions", table, regions, areas.crs)
    write_layer(path, "areas", of_areas, of_layer, areas.crs)
    sites = run.aggregation.sites
    if sites is None:
        sites = np.zeros((0, 2))
        ids = ids[:0]
    of_sites = pd.DataFrame({"region_id": ids})
    write_layer(path, "sites", of_sites, points_of(sites), areas.crs)
    cells, told = drawn_cells(sites, areas.points)
    shown = np.flatnonzero(~shapely.is_empty(cells))
    write_layer(path, "cells", of_sites.iloc[shown], cells[shown], areas.crs)
    links = island_links(run, study)
    if len(links):
        ids_of_areas = areas.ids.astype(str)
        ends = {"from_area": ids_of_areas[links[:, 0]], "to_area": ids_of_areas[links[:, 1]]}
        lines = shapely.linestrings(areas.points[links])
        write_layer(path, "links", pd.DataFrame(ends), lines, areas.crs)
    return told


def drawn_cells(
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


def points_of(xy: NDArray[np.float64]) -> NDArray[np.object_]:
    """(n,) shapely points of (n, 2) coordinates."""
    return np.asarray(shapely.points(xy), dtype=object)
