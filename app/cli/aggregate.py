"""``vbas aggregate``: its options. The work is in `aggregation`, imported only when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.cli.options import AggregateOptions


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
        str | None,
        typer.Option(help="Region model (western, central, eastern); known if areas tell it."),
    ] = None,
    count: Annotated[
        str,
        typer.Option("--site-count", help="Of sites: maxcombs, entropy, population or count."),
    ] = "maxcombs",
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
        str, typer.Option(help="Placement: balanced-density or random.")
    ] = "balanced-density",
    assign: Annotated[
        str, typer.Option(help="Areas join the nearest site, or that of their cell: nearest, cell.")
    ] = "nearest",
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
    options = AggregateOptions(**locals())
    from app.cli.aggregation import aggregate

    aggregate(options)
