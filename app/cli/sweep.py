"""``vbas sweep``: its options. The work is in `sweeping`, imported only when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from app.cli import words
from app.cli.options import SweepOptions, said

_Several = list[str] | None


def sweep_command(
    context: typer.Context,
    out: Annotated[Path, typer.Option(help="Folder of the sweep; it goes on where it was.")],
    scenario: Annotated[
        Path | None, typer.Argument(help="A scenario file: what the sweep does not change.")
    ] = None,
    k: Annotated[_Several, typer.Option(help="Smallest class sizes: 5,10.")] = None,
    sites: Annotated[_Several, typer.Option(help="Numbers of sites: 50,100,200.")] = None,
    site_counts: Annotated[
        _Several, typer.Option(help="Or site counts: maxcombs,entropy,calibrated,population.")
    ] = None,
    placements: Annotated[
        _Several, typer.Option(help="Placements: balanced-density,suppression-driven.")
    ] = None,
    refinements: Annotated[_Several, typer.Option(help="Refinements: none,border.")] = None,
    seeds: Annotated[_Several, typer.Option(help="Seeds: 1,2,3.")] = None,
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
    region: words.Region = None,
    coefficients: words.Coefficients = "croft-2015",
    cutoff: words.Cutoff = None,
    about: words.About = None,
    predict_from: words.PredictFrom = None,
    seed_placement: words.SeedPlacement = None,
    seed_sites: words.SeedSites = None,
    assign: words.Assign = "nearest",
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
) -> None:
    """Run a grid of settings on one study, and mark the runs that no other beats.

    Writes sweep.csv and sweep.json (one row a run: settings, measures, undominated). Every finished
    run is kept in the folder runs; started again, the sweep skips what is there.
    """
    given = locals()
    del given["context"]
    from app.cli.places import with_files

    options = SweepOptions(said=said(context), **with_files(given))
    from app.cli.sweeping import sweep_all

    sweep_all(options)
