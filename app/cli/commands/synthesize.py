"""``vbas synthesize``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import CHOSEN_AREAS, CRS, LAYER, POPULATION_TABLE, TEXTS, out_folder
from app.cli.options import Command, Option

SYNTHESIZE = Command(
    "synthesize",
    "Write test records for a file of areas.",
    """Fill areas with random people whose values follow their province's distributions.

    The records are for trying and measuring the program, not for analysis. Without a table or a
    PUMF, rounded census marginals that come with the program are used: age, sex, marital,
    language, visible_minority, education and an invented ethnicity of 41 categories.
    """,
    (
        Option("areas", Path, ..., to="areas.path").help(
            "Area file: GeoPackage, Shapefile, GeoJSON, GeoParquet, CSV."
        ),
        out_folder("The Parquet file to write."),
        Option("area_id", str, to="areas.id_column").help(
            "Column of area ids, if it is not recognised."
        ),
        LAYER,
        *CHOSEN_AREAS,
        CRS,
        Option("population", str, to="areas").help("Population column, for --people population."),
        POPULATION_TABLE,
        Option("people", str, "400-700").help(
            'People per area: a range such as 400-700, or "population".'
        ),
        Option("variables", TEXTS).help("Columns to write: age,sex (or repeat the option)."),
        Option("distributions", Path).help(
            "CSV table of distributions, in place of the shipped one."
        ),
        Option("pumf", Path).help("Public use microdata (CSV) to take distributions from."),
        Option("codebook", Path).help("Codes and labels of the PUMF (CSV: name,val,label_en)."),
        Option("weight", str).help("Weight column of the PUMF, if it is not recognised."),
        Option("pumf_province", str).help("Province column of the PUMF, if it is not recognised."),
        Option("area_column", str, "area_id", to="synthesis.area_column").help(
            "What to call the column of area ids in the records."
        ),
        Option("seed", int, 1, to="synthesis.seed").help("Where all randomness comes from."),
        Option("shuffle", bool, False, to="synthesis.shuffle").help(
            "Write the records in a random order."
        ),
    ),
)
