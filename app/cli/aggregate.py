"""``vbas aggregate``: its options. The work is in `aggregation`, imported only when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.cli import words
from app.cli.options import AggregateOptions, said


def aggregate_command(
    context: typer.Context,
    out: Annotated[Path, typer.Option(help="Folder for the results; made if it is not there.")],
    scenario: words.Scenario = None,
    areas: words.Areas = None,
    records: words.Records = None,
    area_id: words.AreaId = None,
    record_area_id: words.RecordAreaId = None,
    layer: words.Layer = None,
    crs: words.Crs = None,
    x: words.X = None,
    y: words.Y = None,
    level: words.Level = None,
    qi: words.Qi = None,
    categories: words.Categories = None,
    population: words.Population = None,
    population_table: words.PopulationTable = None,
    exclude_missing: words.ExcludeMissing = False,
    person: words.Person = None,
    postal_codes: words.PostalCodes = False,
    pccf: words.Pccf = None,
    k: Annotated[
        int,
        typer.Option(
            help="Smallest class size allowed in a region, records. It hides who a record is, not "
            "what all of a class have in common, nor what two releases show together."
        ),
    ] = 5,
    count: Annotated[
        str,
        typer.Option(
            "--site-count",
            help="Of sites: maxcombs (few records lost), entropy (more geography, more lost), "
            "calibrated (looks at k), population (an agency's rule) or count.",
        ),
    ] = "maxcombs",
    region: words.Region = None,
    coefficients: words.Coefficients = "croft-2015",
    sites: Annotated[int | None, typer.Option(help="Number of sites, for --site-count count.")] = (
        None
    ),
    cutoff: words.Cutoff = None,
    about: words.About = None,
    predict_from: words.PredictFrom = None,
    placement: Annotated[
        str,
        typer.Option(
            help="Placement: balanced-density (good in general), anonymity-driven (few records and "
            "classes; hardly moves where many regions sit at anonymity 1), suppression-driven, "
            "random."
        ),
    ] = "balanced-density",
    seed_placement: words.SeedPlacement = None,
    seed_sites: words.SeedSites = None,
    assign: words.Assign = "nearest",
    refine: Annotated[
        str | None, typer.Option(help="Refinement of the regions: border, or none.")
    ] = None,
    per_km: words.PerKm = None,
    per_bit: words.PerBit = None,
    hold_compactness: words.HoldCompactness = None,
    max_moves: words.MaxMoves = None,
    contiguous: words.Contiguous = False,
    border_level: words.BorderLevel = None,
    lock: words.Lock = None,
    floor: words.Floor = None,
    balance: words.Balance = None,
    max_suppression: words.MaxSuppression = None,
    most_regions: words.MostRegions = False,
    regions: words.Regions = None,
    regions_column: words.RegionsColumn = None,
    left_over: words.LeftOver = "rest",
    keep: words.Keep = None,
    force: words.Force = False,
    seed: Annotated[int, typer.Option(help="Where all randomness comes from.")] = 1,
) -> None:
    """Group areas into regions, suppress what is below k, and write the result.

    What may be given out is in OUT/release: records.parquet, regions.gpkg (ids and shapes of the
    regions) and codebook.json. All else is in OUT/internal and must not be given out, as it tells
    about suppressed records: assignment.csv, sites.csv, regions.gpkg with counts, trace.parquet,
    scenario.toml (repeats the run) and metrics.json. All files appear, with manifest.json, or none;
    a folder holds the files of one run only.
    """
    given = locals()
    del given["context"]
    from app.cli.places import with_files

    options = AggregateOptions(said=said(context), **with_files(given))
    from app.cli.aggregation import aggregate

    aggregate(options)
