"""A result of ``vbas aggregate`` or ``vbas suppress``, as a pack is made of it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import geopandas as gpd
import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pyogrio
from numpy.typing import NDArray

from core.attribute_disclosure import Aim
from core.errors import VbasError
from core.io.csv_cells import plain_frame
from core.io.digest import file_digest
from core.io.records.released import REGION
from core.io.release_pack.columns import coded_texts
from core.io.release_pack.origin import KEY, MadeFrom, made_from_of, made_from_run
from core.io.release_report.writing import FILES as REPORTS
from core.io.result_folder import INTERNAL, MANIFEST, RELEASE
from core.io.scenario_file import read_scenario
from core.io.synthesize.mark import SYNTHETIC_KEY
from core.presets import Preset
from core.released_columns.judged import TOLERANCE
from core.released_columns.roles import IDENTIFYING, roles_of

_MOST_EXACT: Final = 1 << 53


@dataclass(frozen=True, eq=False)
class Regions:
    """Regions of a release.

    Attributes
    ----------
    shapes
        region_id and geometry, one row a region, ids 1, 2 ...
    crosswalk
        area_id, region_id.
    contiguous
        Whether every region was asked to be in one piece.
    areas
        Shapes of the areas that they are made of, without anything about them; None if unknown.
    """

    shapes: gpd.GeoDataFrame
    crosswalk: pd.DataFrame
    contiguous: bool
    areas: NDArray[np.object_] | None = None


@dataclass(frozen=True)
class Tried:
    """Another run that was tried: its name, k, regions, records lost and their share, 0 to 1."""

    name: str
    k: int
    n_regions: int
    lost: int
    lost_share: float


@dataclass(frozen=True)
class Source:
    """What a pack is made of.

    Attributes
    ----------
    command
        What made the result.
    records
        The released records: texts, whole numbers and numbers only.
    roles
        {column: identifying, outcome or free}.
    combinations
        Columns of which k holds together.
    bands
        {column: how its numbers were put into bands}.
    categories
        {column: its released categories, in order}.
    forced
        Columns that were kept by force, although they may tell what is hidden.
    files
        Every file that it was read from.
    folder
        The result; its folder ``internal`` holds what only the custodian is told.
    tried
        Other runs that were tried, which only the custodian is told.
    made_from
        How the records were read, so that they can be compared with earlier releases; None for
        records that are from no file.
    tolerance
        Share of hidden values that its other columns may tell beyond chance.
    least_values, most_distance
        l and t that outcomes keep in every class (`core.attribute_disclosure`); None = no aim.
    risk
        Presets that the risk is held against.
    follows
        Names of earlier releases: whom they suppress is left out of this one.
    made
        {column of weights: what the codebook says of it}.
    """

    command: str
    records: pa.Table
    k: int
    unit: str
    roles: dict[str, str]
    combinations: tuple[tuple[str, ...], ...]
    bands: dict[str, Any]
    categories: dict[str, tuple[str, ...]]
    regions: Regions | None
    synthetic: bool
    forced: tuple[str, ...]
    files: tuple[Path, ...] = field(default=())
    made_from: MadeFrom | None = None
    follows: tuple[str, ...] = ()
    tolerance: float = TOLERANCE
    folder: Path | None = None
    tried: tuple[Tried, ...] = ()
    least_values: Aim = None
    most_distance: Aim = None
    risk: tuple[Preset, ...] = ()
    made: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


def read_source(
    folder: Path, outcomes: Sequence[str] = (), regions_of: Path | None = None
) -> Source:
    """Reads a result folder, checked against its manifest.

    Parameters
    ----------
    folder
        What ``aggregate`` or ``suppress`` wrote.
    outcomes
        Kept columns that nobody can know of another person.
    regions_of
        For a result of ``suppress`` within regions: the result of ``aggregate`` that has them.

    Raises
    ------
    VbasError
        If the folder is no such result, was changed, or the columns named are not kept ones.
    """
    manifest = _checked(folder)
    command = manifest["command"]
    codebook = _json(folder / RELEASE / "codebook.json")
    table, synthetic = _records(folder / RELEASE / "records.parquet")
    made_from: MadeFrom
    if command == "aggregate":
        made_from = _of_scenario(folder / INTERNAL / "scenario.toml")
        told = _toml(folder / INTERNAL / "scenario.toml")
        settings = told["settings"]
        identifying = (REGION, *settings["quasi_identifiers"])
        combinations: tuple[tuple[str, ...], ...] = (identifying,)
        bands = {
            name: of["band"] for name, of in told.get("categories", {}).items() if "band" in of
        }
        declared = told.get("release", {})
        tolerance = declared.get("tolerance", TOLERANCE)
        force, outcomes = declared.get("force"), (*outcomes, *declared.get("outcomes", ()))
        regions: Regions | None = _regions(folder)
    else:
        report = _json(folder / INTERNAL / "suppression.json")
        combinations = tuple(tuple(of) for of in report["combinations"])
        followers = [name for of in report["follow"].values() for name in of]
        identifying = tuple(dict.fromkeys([*(n for of in combinations for n in of), *followers]))
        made_from = _of_report(report)
        bands, force = {}, report.get("forced")
        tolerance = report.get("tolerance", TOLERANCE)
        outcomes = (*outcomes, *report.get("outcomes", ()))
        regions = None if regions_of is None else _regions_of(regions_of, report)
        # A follower is blanked with another one; by itself k is not asked of it.
    roles = roles_of(table.column_names, identifying, outcomes)
    categories = {
        of["name"]: tuple(of["categories"]) for of in codebook["columns"] if "categories" in of
    }
    made = {of["name"]: of for of in codebook["columns"] if "margins" in of}  # weights
    margins = {name: groups for of in made.values() for name, groups in of["margins"].items()}
    further = {name: role for name, role in roles.items() if role != IDENTIFYING}
    made_from = replace(made_from, margins=margins, further=further)
    files = tuple(folder / name for name in manifest["files"])
    return Source(
        command,
        table,
        int(codebook["k"]),
        codebook["unit"],
        roles,
        tuple(tuple(name for name in of if name in roles) for of in combinations),
        bands,
        categories,
        regions,
        synthetic,
        tuple(name for name in roles if force and name not in (*identifying, *made)),
        files,
        made_from,
        tolerance=float(tolerance),
        folder=folder,
        made=made,
    )


def _of_scenario(path: Path) -> MadeFrom:
    """How the records of a run were read."""
    saved = read_scenario(path)
    qis = saved.scenario.quasi_identifiers
    return made_from_run(saved.records, qis, REGION, saved.sha256.get("records", ""))


def _of_report(report: dict[str, Any]) -> MadeFrom:
    """How records with suppressed cells were read."""
    try:
        return made_from_of(report[KEY])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise VbasError(
            "The result does not say how its records were read, so that it cannot be compared with "
            "other releases.",
            "Make it again with this version.",
        ) from None


def _checked(folder: Path) -> dict[str, Any]:
    """The manifest of a result whose files are as they were written.

    The custodian's report is written anew by each release, and may be half there after a crash.
    """
    path = folder / MANIFEST
    if not path.is_file():
        raise VbasError(
            "{path} is no result of vbas aggregate or vbas suppress: it has no manifest.json.",
            "Name the folder that was given as --out.",
            path=folder,
        )
    manifest = _json(path)
    files, command = manifest.get("files"), manifest.get("command")
    if command not in ("aggregate", "suppress") or not isinstance(files, dict):
        raise VbasError(
            "{path} is no result of vbas aggregate or vbas suppress.",
            "Name the folder that was given as --out.",
            path=folder,
        )
    if f"{RELEASE}/records.parquet" not in files:
        raise VbasError(
            "{path} holds no released records: it is a comparison.",
            "Suppress with one of the designs that were compared.",
            path=folder,
        )
    reports = {f"{INTERNAL}/{name}" for name in REPORTS}
    for name, told in files.items():
        here = folder / name
        if name in reports:
            continue
        if not here.is_file() or file_digest(here) != told.get("sha256"):
            raise VbasError(
                "{file} is not as manifest.json says it was written.",
                "Make the result again.",
                file=here,
            )
    return manifest


def _json(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise _unreadable(path) from error
    if not isinstance(found, dict):
        raise _unreadable(path)
    return found


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise _unreadable(path) from error


def _unreadable(path: Path) -> VbasError:
    return VbasError("{file} cannot be read.", "Make the result again.", file=path)


def _records(path: Path) -> tuple[pa.Table, bool]:
    try:
        schema = pq.read_schema(path)
        texts = [of.name for of in schema if pa.types.is_string(of.type)]
        with pq.ParquetFile(path, read_dictionary=texts) as file:
            table = file.read()
            synthetic = SYNTHETIC_KEY in (file.metadata.metadata or {})
    except (OSError, pa.ArrowException) as error:
        raise _unreadable(path) from error
    columns = {name: simple(table.column(name)) for name in table.column_names}
    return pa.table(columns), synthetic


def simple(values: pa.ChunkedArray) -> pa.Array:
    """Values as every format can hold them: texts, whole numbers, numbers; blanks are null."""
    array = values.combine_chunks()
    kind = array.type
    if pa.types.is_dictionary(kind):
        if pa.types.is_string(kind.value_type):
            return coded_texts(array)
        array = array.cast(kind.value_type)
        kind = array.type
    if pa.types.is_integer(kind):
        ends = pc.min_max(array).as_py()
        most = max(abs(ends["min"] or 0), abs(ends["max"] or 0))
        if most < _MOST_EXACT:
            return array.cast(pa.int32() if most < 2**31 else pa.int64())
    elif pa.types.is_floating(kind):
        array = array.cast(pa.float64())
        return pc.if_else(pc.is_finite(array), array, None)
    return coded_texts(array.cast(pa.string()))


def _regions(folder: Path) -> Regions:
    """Shapes and crosswalk of a result of ``aggregate``, under ids that say nothing."""
    settings = _toml(folder / INTERNAL / "scenario.toml")["settings"]
    crosswalk = plain_frame(
        pd.read_csv(
            folder / INTERNAL / "assignment.csv", dtype={"area_id": str}, keep_default_na=False
        )
    )
    shapes = pyogrio.read_dataframe(folder / RELEASE / "regions.gpkg", layer="regions")
    shapes[REGION] = shapes[REGION].astype(np.int64)
    shapes = shapes[[REGION, "geometry"]]
    contiguous = bool(settings.get("constraints", {}).get("contiguous"))
    areas = pyogrio.read_dataframe(folder / INTERNAL / "regions.gpkg", layer="areas", columns=[])
    drawn = np.asarray(areas.geometry.array, dtype=object)
    return Regions(shapes, crosswalk[["area_id", REGION]], contiguous, drawn)


def _regions_of(folder: Path, report: dict[str, Any]) -> Regions:
    """The regions of another result, if its records were suppressed within these very ones."""
    manifest = _checked(folder)
    used = report["inputs"].get("regions", {}).get("sha256")
    here = manifest["files"].get(f"{INTERNAL}/assignment.csv", {}).get("sha256")
    if manifest["command"] != "aggregate" or used is None or used != here:
        raise VbasError(
            "{path} does not hold the regions within which these records were suppressed.",
            "Name the result of vbas aggregate whose assignment.csv was given to vbas suppress.",
            path=folder,
        )
    return _regions(folder)
