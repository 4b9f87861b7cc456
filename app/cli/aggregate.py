"""``vbas aggregate``: from areas and records to regions and a file that can be released."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from app.cli.options import levels as levels_of
from app.cli.options import names, quasi_identifiers
from app.cli.progress import drive
from app.cli.summary import print_run
from core.canada import PARTS_OF_CANADA
from core.errors import Notice, VbasError
from core.io.areas import AreaSource
from core.io.inputs import LoadedStudy, load_study
from core.io.outputs import write_outputs
from core.io.records import RecordSource
from core.io.scenario_file import SavedScenario, read_scenario, site_count
from core.pipeline import Run, execute
from core.placement.approaches import placement as placement_of
from core.placement.approaches import placements
from core.scenario import PEOPLE_BASIS, RECORDS_BASIS, Scenario
from core.site_count import SITE_COUNTS, SiteCount
from core.steps import Step, Steps

T = TypeVar("T")
Region = StrEnum("Region", list(PARTS_OF_CANADA))  # type: ignore[misc]
SiteCountName = StrEnum("SiteCountName", [kind.name for kind in SITE_COUNTS])  # type: ignore[misc]


class Assign(StrEnum):
    """How areas join sites."""

    nearest = "nearest"
    cell = "cell"


def aggregate_command(
    out: Annotated[Path, typer.Option(help="Folder for the results; made if it is not there.")],
    scenario: Annotated[
        Path | None, typer.Argument(help="A scenario file; then no other settings are needed.")
    ] = None,
    areas: Annotated[
        Path | None,
        typer.Option(help="Area file: GeoPackage, Shapefile, GeoJSON, GeoParquet, CSV with x,y."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Record file: Parquet, CSV, SAS, SPSS or Stata.")
    ] = None,
    area_id: Annotated[str | None, typer.Option(help="Column of area ids in both files.")] = None,
    record_area_id: Annotated[
        str | None, typer.Option(help="That of the record file, if it has another name.")
    ] = None,
    layer: Annotated[str | None, typer.Option(help="Layer of the area file.")] = None,
    crs: Annotated[
        str | None, typer.Option(help="Coordinate system of the area file, if it tells none.")
    ] = None,
    x: Annotated[str | None, typer.Option(help="Column of x or longitude, for tables.")] = None,
    y: Annotated[str | None, typer.Option(help="Column of y or latitude, for tables.")] = None,
    level: Annotated[
        list[str] | None, typer.Option(help="A coarser level: NAME=FILE; may be repeated.")
    ] = None,
    qi: Annotated[
        list[str] | None, typer.Option(help="Quasi-identifiers: age,sex (or repeat the option).")
    ] = None,
    categories: Annotated[
        Path | None, typer.Option(help="TOML file: order, missing codes, bands, groups.")
    ] = None,
    k: Annotated[int, typer.Option(help="Smallest class size allowed in a region, records.")] = 5,
    region: Annotated[
        Region | None, typer.Option(help="Region model; known if the areas lie in one part.")
    ] = None,
    count: Annotated[
        SiteCountName, typer.Option("--site-count", help="How the number of sites is found.")
    ] = SiteCountName("maxcombs"),
    sites: Annotated[int | None, typer.Option(help="Number of sites, for --site-count count.")] = (
        None
    ),
    cutoff: Annotated[
        str | None,
        typer.Option(help="People or a rule (hipaa ...), for --site-count population."),
    ] = None,
    coefficients: Annotated[
        str, typer.Option(help="Coefficient set of the model, or a TOML file.")
    ] = "croft-2015",
    placement: Annotated[
        str, typer.Option(help=f"Placement: {', '.join(placements())}.")
    ] = "balanced-density",
    assign: Annotated[
        Assign, typer.Option(help="Areas join the nearest site, or that of their cell.")
    ] = Assign.nearest,
    population: Annotated[
        str | None,
        typer.Option(help="Population column of the area file; else records are the population."),
    ] = None,
    population_table: Annotated[
        Path | None, typer.Option(help="Table with the population, joined by id or DGUID.")
    ] = None,
    exclude_missing: Annotated[
        bool, typer.Option("--exclude-missing", help="Leave out records with missing values.")
    ] = False,
    person: Annotated[
        str | None, typer.Option(help="Person column: count distinct persons, not records.")
    ] = None,
    postal_codes: Annotated[
        bool, typer.Option("--postal-codes", help="The record file's areas are postal codes (FSA).")
    ] = False,
    pccf: Annotated[
        Path | None, typer.Option(help="Postal code conversion table, from postal code to area.")
    ] = None,
    keep: Annotated[
        list[str] | None, typer.Option(help="Other columns to release: a,b (or repeat).")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Release a kept column even if it tells the area.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Where all randomness comes from.")] = 1,
) -> None:
    """Group areas into regions, suppress what is below k, and write the result.

    Writes assignment.csv, sites.csv, regions.gpkg, records.parquet, trace.parquet, scenario.toml
    and metrics.json; they appear complete or not at all.
    """
    if scenario is not None:
        if areas is not None or records is not None or qi:
            raise VbasError(
                "A scenario file already names areas, records and quasi-identifiers.",
                "Give either the scenario file or the options.",
            )
        saved = read_scenario(scenario)
    else:
        saved = _from_options(
            AreaSource(
                path=_needed(areas, "--areas"),
                layer=layer,
                id_column=area_id,
                population_column=None if population_table else population,
                x_column=x,
                y_column=y,
                crs=crs,
                population_path=population_table,
                population_table_column=population if population_table else None,
            ),
            RecordSource(
                path=_needed(records, "--records"),
                area_column=_needed(record_area_id or area_id, "--area-id"),
                quasi_identifiers=quasi_identifiers(names(qi), categories),
                exclude_missing=exclude_missing,
                person_column=person,
                area_kind="postal code" if postal_codes or pccf else "area",
                conversion_path=pccf,
            ),
            Scenario(
                quasi_identifiers=quasi_identifiers(names(qi), categories),
                k=k,
                site_count=_site_count(count.value, region, sites, cutoff, coefficients),
                placement=placement_of(placement),
                assign=assign.value,
                population_basis=PEOPLE_BASIS if population else RECORDS_BASIS,
                exclude_missing=exclude_missing,
                seed=seed,
            ),
            levels_of(level),
        )
    done = drive(aggregate_steps(saved, out, names(keep), force))
    print_run(done.run, done.loaded.study, done.loaded.area_file.faults, done.files)


@dataclass(frozen=True)
class Done:
    """What the command made."""

    run: Run
    loaded: LoadedStudy
    files: tuple[Path, ...]


def aggregate_steps(
    saved: SavedScenario, out: Path, keep: tuple[str, ...] = (), force: bool = False
) -> Steps[Done]:
    """The whole command as one computation."""
    loaded = yield from load_study(saved.areas, saved.records, saved.levels)
    for changed in _changed(saved, loaded):
        print(f"vbas: {changed}", file=sys.stderr)
    run = yield from execute(
        saved.scenario, loaded.study, inputs=loaded.inputs, load_seconds=loaded.seconds
    )
    yield Step("writing files")
    files = yield from write_outputs(
        run,
        loaded.study,
        loaded.area_file,
        saved.records,
        out,
        levels=dict(saved.levels),
        keep=keep,
        force=force,
    )
    return Done(run, loaded, files)


def _changed(saved: SavedScenario, loaded: LoadedStudy) -> list[Notice]:
    return [
        Notice(
            "{file} has changed since the scenario was saved; the result may differ.",
            file=loaded.inputs[name]["file"],
        )
        for name, sha256 in saved.sha256.items()
        if loaded.inputs[name]["sha256"] != sha256
    ]


def _from_options(
    areas: AreaSource, records: RecordSource, scenario: Scenario, levels: dict[str, Path]
) -> SavedScenario:
    return SavedScenario(
        scenario, areas, records, {name: AreaSource(path) for name, path in levels.items()}
    )


def _site_count(
    name: str, region: Region | None, sites: int | None, cutoff: str | None, coefficients: str
) -> SiteCount:
    if name == "count":
        return site_count(name, sites=_needed(sites, "--sites"))
    if name == "population":
        return site_count(name, cutoff=_needed(cutoff, "--cutoff"))
    return site_count(
        name, region=None if region is None else region.value, coefficients=coefficients
    )


def _needed(value: T | None, option: str) -> T:
    if value is None:
        raise VbasError(
            "The option {option} is missing.", "See vbas aggregate --help.", option=option
        )
    return value
