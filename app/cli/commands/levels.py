"""``vbas levels``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import (
    CHOSEN_AREAS,
    DESIGN,
    DESIGN_FILE,
    LAYER,
    LEVEL_FILE,
    PERSON,
    POPULATION_TABLE,
    POSTAL,
    RECORD_AREA_ID,
    RECORDS_OR_TABLE,
    TEXTS,
    WHERE,
    out_folder,
)
from app.cli.options import Command, Option

LEVELS = Command(
    "levels",
    "Say which level of geography is coarse enough.",
    """Say which level of geography is coarse enough for some variables.

    For every level: the share of its units, and of the people in them, above the cut-off of the
    model and of fixed rules, by province and in all, as in Tables 7 and 8 of El Emam et al. 2009.
    FSAs are compared with the figures published there (2001 census). With --records also the share
    of a file's records, or of its persons, in areas above the cut-off. With --qi the coarsenings of
    these variables that would be enough, cheapest first. Writes levels.csv, and published.csv and
    coarsenings.csv where there is something to say.
    """,
    (
        Option("areas", Path, ..., to="areas.path").help(
            "Table or map of areas with their population; a table needs no coordinates."
        ),
        out_folder("Folder for levels.csv."),
        DESIGN_FILE,
        Option("area_id", str, to="areas.id_column").help("Column of area ids."),
        LAYER,
        *CHOSEN_AREAS,
        Option("population", str, to="areas").help("Column of people."),
        POPULATION_TABLE,
        Option("level", TEXTS).help(
            "Levels to judge: fsa, postal_region, cd, province ... or a column of the areas; "
            "without it, all that are known."
        ),
        LEVEL_FILE,
        Option("max_combinations", TEXTS).help(
            "Products of the numbers of categories: 172,86. Without it and --qi, those of "
            "age in 1, 2, 5 and 10 years by sex: 172,86,36,18."
        ),
        DESIGN,
        *RECORDS_OR_TABLE,
        RECORD_AREA_ID,
        *POSTAL,
        WHERE,
        PERSON,
        Option("region", str).help(
            "Model for all areas (western, central, eastern); without it, each goes by its "
            "own province."
        ),
        Option("coefficients", str, "el-emam-2009-maxcombs").help(
            "Coefficient set of the model, by name or TOML file."
        ),
        Option("enough", float, 1.0).help(
            "Share of the people that shall live above the cut-off: 0.95 for 95 %."
        ),
    ),
)
