"""What can be said on the command line, and its help; commands pick what they understand."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

# Input

Scenario = Annotated[
    Path | None, typer.Argument(help="A scenario file; then no other settings are needed.")
]
Areas = Annotated[
    Path | None,
    typer.Option(help="Area file: GeoPackage, Shapefile, GeoJSON, GeoParquet, CSV with x,y."),
]
Records = Annotated[
    Path | None, typer.Option(help="Record file: Parquet, CSV, SAS, SPSS or Stata.")
]
AreaId = Annotated[str | None, typer.Option(help="Column of area ids in both files.")]
RecordAreaId = Annotated[
    str | None, typer.Option(help="That of the record file, if it has another name.")
]
Layer = Annotated[str | None, typer.Option(help="Layer of the area file.")]
Crs = Annotated[
    str | None, typer.Option(help="Coordinate system of the area file, if it tells none.")
]
X = Annotated[str | None, typer.Option(help="Column of x or longitude, for tables.")]
Y = Annotated[str | None, typer.Option(help="Column of y or latitude, for tables.")]
Level = Annotated[
    list[str] | None, typer.Option(help="A coarser level: NAME=FILE; may be repeated.")
]
LevelFile = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=FILE", help="A level from a file of its own; may be repeated."),
]
Qi = Annotated[
    list[str] | None, typer.Option(help="Quasi-identifiers: age,sex (or repeat the option).")
]
Categories = Annotated[
    Path | None, typer.Option(help="TOML file: order, missing codes, bands, groups.")
]
Population = Annotated[
    str | None,
    typer.Option(help="Population column of the area file; else records are the population."),
]
PopulationTable = Annotated[
    Path | None, typer.Option(help="Table with the population, joined by id or DGUID.")
]
ExcludeMissing = Annotated[
    bool, typer.Option("--exclude-missing", help="Leave out records with missing values.")
]
Person = Annotated[
    str | None, typer.Option(help="Person column: count distinct persons, not records.")
]
PostalCodes = Annotated[
    bool, typer.Option("--postal-codes", help="The record file's areas are postal codes (FSA).")
]
Pccf = Annotated[
    Path | None, typer.Option(help="Postal code conversion table, from postal code to area.")
]

# Number of sites

Region = Annotated[
    str | None,
    typer.Option(help="Region model (western, central, eastern); known if areas tell it."),
]
Cutoff = Annotated[
    str | None,
    typer.Option(help="People or a rule (hipaa ...), for --site-count population."),
]
About = Annotated[
    float | None,
    typer.Option(
        help="Share of records to lose, about, for --site-count calibrated: 0.01 for 1 % (if not "
        "said). A prediction; --max-suppression tries until it is sure."
    ),
]
PredictFrom = Annotated[
    str | None,
    typer.Option(
        help="What --site-count calibrated predicts from: classes (of the records), or a fitted "
        "model by maxcombs or entropy."
    ),
]
Coefficients = Annotated[
    str,
    typer.Option(
        help="Coefficient set of the model, published or your own, or a TOML file. The published "
        "ones are of ten demographic variables and the 2001 census: one element in a toolbox."
    ),
]
Assign = Annotated[
    str,
    typer.Option(help="Areas join the nearest site, or that of their cell: nearest, cell."),
]

# Placement and refinement

SeedPlacement = Annotated[
    str | None, typer.Option(help="Placement that a driven placement starts from.")
]
SeedSites = Annotated[
    Path | None,
    typer.Option(help="CSV with x,y in the map's metres, one site a line: sites to start from."),
]
MaxMoves = Annotated[
    int | None,
    typer.Option(
        help="Most moves, of the placement and of the refinement each: those made by "
        "anonymity-driven, those tried by suppression-driven and border."
    ),
]
PerKm = Annotated[
    float | None,
    typer.Option(
        help="Records you would give for a kilometre to the regions' own centres (summed over "
        "areas); without it that distance gets no longer than at the start. Distances to the "
        "sites (Croft's compactness, Eq. 20) may: see --hold-compactness."
    ),
]
PerBit = Annotated[
    float | None,
    typer.Option(
        help="Records you would give for a bit of geography; without it no more bits are lost "
        "than at the start."
    ),
]
HoldCompactness = Annotated[
    float | None,
    typer.Option(
        metavar="PERCENT",
        help="Most that suppression-driven and border may raise Croft's compactness (distances of "
        "areas to their sites, Eq. 20): 0 for not at all, which leaves border nothing to do where "
        "areas are with their nearest site. Without it that may rise by any amount.",
    ),
]

# Constraints

Contiguous = Annotated[
    bool, typer.Option("--contiguous", help="Every region in one piece; islands are linked.")
]
BorderLevel = Annotated[
    str | None,
    typer.Option(help="Level no region crosses: province, one of --level, or a column of areas."),
]
Lock = Annotated[
    Path | None,
    typer.Option(help="CSV with area_id[,region_id]: areas that stay, those of one id together."),
]
Floor = Annotated[
    str | None,
    typer.Option(help="Least population of a region: a number, a rule (hipaa ...), or model."),
]
Balance = Annotated[
    float | None,
    typer.Option(help="Largest spread of the regions' population, percent of their mean."),
]

# As many regions as possible

MaxSuppression = Annotated[
    float | None,
    typer.Option(help="As many regions as lose at most this share of records: 0.05 for 5 %."),
]
MostRegions = Annotated[
    bool, typer.Option("--most-regions", help="As many regions as keep the --floor.")
]

# Given regions

Regions = Annotated[
    str | None,
    typer.Option(
        metavar="FILE[:COLUMN]",
        help="Judge these regions instead of placing sites: a table of area ids and region ids, "
        "such as assignment.csv, and its column of region ids.",
    ),
]
RegionsColumn = Annotated[
    str | None, typer.Option(help="Judge the regions that this column of the areas names.")
]
LeftOver = Annotated[
    str,
    typer.Option(help="Areas without a region: rest (one region), nearest, own (one each)."),
]

# The rest

Keep = Annotated[list[str] | None, typer.Option(help="Other columns to release: a,b (or repeat).")]
Force = Annotated[
    bool, typer.Option("--force", help="Release kept columns whatever they tell; it is said.")
]
