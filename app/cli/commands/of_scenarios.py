"""What a scenario is made of, as options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import (
    CATEGORIES,
    CHOSEN_AREAS,
    CHOSEN_RECORDS,
    CRS,
    LAYER,
    POPULATION_TABLE,
    POSTAL,
    RECORD_AREA_ID,
    RECORDS_OR_TABLE,
    TEXTS,
)
from app.cli.options import Option

INPUT = (
    Option("areas", Path, to="areas.path").help(
        "Area file: GeoPackage, Shapefile, GeoJSON, GeoParquet, CSV with x,y."
    ),
    *RECORDS_OR_TABLE,
    Option("area_id", str, to="areas.id_column").help("Column of area ids in both files."),
    RECORD_AREA_ID,
    LAYER,
    *CHOSEN_AREAS,
    CRS,
    Option("x", str, to="areas.x_column").help("Column of x or longitude, for tables."),
    Option("y", str, to="areas.y_column").help("Column of y or latitude, for tables."),
    Option("repair", bool, flag="--repair", to="areas.repair").help(
        "Repair the boundaries after reading: overlaps go, narrow gaps close; the file stays."
    ),
    Option("level", TEXTS, to="levels").help("A coarser level: NAME=FILE; may be repeated."),
    Option("qi", TEXTS, to="records").help("Quasi-identifiers: age,sex (or repeat the option)."),
    CATEGORIES,
    Option("population", str, to="areas").help(
        "Population column of the area file; else records are the population."
    ),
    POPULATION_TABLE,
    *CHOSEN_RECORDS,
    *POSTAL,
)
MODEL = (
    Option("region", str, to="model.region").help(
        "Region model (western, central, eastern); known if areas tell it."
    ),
    Option("coefficients", str, "croft-2015", to="model.coefficients").help(
        "Coefficient set of the model, published or your own, or a TOML file. The published "
        "ones are of ten demographic variables and the 2001 census: one element in a toolbox."
    ),
)
RULES = (
    Option("cutoff", str, to="count").help(
        "People or a rule (hipaa ...), for --site-count population."
    ),
    Option("about", float, to="calibrated.about").help(
        "Share of records to lose, about, for --site-count calibrated: 0.01 for 1 % (if not "
        "said). A prediction; --max-suppression tries until it is sure."
    ),
    Option("predict_from", str, to="calibrated.by").help(
        "What --site-count calibrated predicts from: classes (of the records), or a fitted "
        "model by maxcombs or entropy."
    ),
)
STARTS = (
    Option("seed_placement", str, to="search.seeding").help(
        "Placement that a driven placement starts from."
    ),
    Option("seed_sites", Path, to="search.seeding").help(
        "CSV with x,y in the map's metres, one site a line: sites to start from."
    ),
    Option("assign", str, "nearest", to="placing.assign").help(
        "Areas join the nearest site, or that of their cell: nearest, cell."
    ),
    Option("across_parts", bool, False, to="placing.across_parts").help(
        "Regions may lie in several parts of Canada (West, Central, East), where the number of "
        "sites is none of a model for each part."
    ),
    Option("replicas", int, 1, to="placing.replicas").help(
        "Searches with chance of their own, side by side on all cores, of which the best is kept. "
        "The same on every machine for the same seed and number."
    ),
)
SEARCH = (
    Option("per_km", float, to="search.per_km").help(
        "Records you would give for a kilometre to the regions' own centres (summed over "
        "areas); without it that distance gets no longer than at the start. Distances to the "
        "sites (Croft's compactness, Eq. 20) may: see --hold-compactness."
    ),
    Option("per_bit", float, to="search.per_bit").help(
        "Records you would give for a bit of geography; without it no more bits are lost "
        "than at the start."
    ),
    Option("hold_compactness", float, metavar="PERCENT", to="search.hold_compactness").help(
        "Most that suppression-driven and border may raise Croft's compactness (distances of "
        "areas to their sites, Eq. 20): 0 for not at all, which leaves border nothing to do where "
        "areas are with their nearest site. Without it that may rise by any amount."
    ),
    Option("max_moves", int, to="search.max_moves").help(
        "Most moves, of the placement and of the refinement each: those made by "
        "anonymity-driven, those tried by suppression-driven and border."
    ),
)
CONSTRAINTS = (
    Option("contiguous", bool, False, to="constraints.contiguous").help(
        "Every region in one piece; islands are linked."
    ),
    Option("border_level", str, to="constraints.border_level").help(
        "Level no region crosses: province, one of --level, or a column of areas."
    ),
    Option("lock", Path, to="constraints").help(
        "CSV with area_id[,region_id]: areas that stay, those of one id together."
    ),
    Option("floor", str, to="constraints").help(
        "Least population of a region: a number, a rule (hipaa ...), or model."
    ),
    Option("balance", float, to="constraints.balance").help(
        "Largest spread of the regions' population, percent of their mean."
    ),
)
TARGET = (
    Option("max_suppression", float, to="target.max_suppression").help(
        "As many regions as lose at most this share of records: 0.05 for 5 %."
    ),
    Option("most_regions", bool, False, to="target.keep_floor").help(
        "As many regions as keep the --floor."
    ),
)
