"""``vbas thresholds``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import (
    AREA_ID,
    CATEGORIES,
    CHOSEN_AREAS,
    CHOSEN_RECORDS,
    LAYER,
    LEVEL_FILE,
    POPULATION_TABLE,
    POSTAL,
    RECORD_AREA_ID,
    RECORDS_OR_TABLE,
    TEXTS,
    out_folder,
)
from app.cli.options import Command, Option

THRESHOLDS = Command(
    "thresholds",
    "Say in how many areas more than 0, 5 or 20 % of the people are unique.",
    """Say in how many areas more than 0, 5 or 20 % of the people are unique (El Emam et al. 2010).

    For every level of geography: its units above each threshold, measured on the records, by
    province and in all, with their records and people; beside that, what a model predicts of them.
    With --sample the records are a sample, and uniqueness among the people is estimated. Writes
    thresholds.csv, units.csv (each unit, which threshold it keeps) and thresholds.json into
    OUT/internal: they hold small counts and must not be given out.
    """,
    (
        out_folder(),
        *RECORDS_OR_TABLE,
        Option("qi", TEXTS).help("Columns of what somebody could know: age,sex."),
        Option("areas", Path, to="areas.path").help(
            "Table or map of areas with their population; a table needs no coordinates."
        ),
        AREA_ID,
        RECORD_AREA_ID,
        LAYER,
        *CHOSEN_AREAS,
        Option("population", str, to="areas").help("Column of people."),
        POPULATION_TABLE,
        Option("level", TEXTS).help(
            "Levels to judge: fsa, cd, province ... or a column of the areas; without it, all that "
            "are known."
        ),
        LEVEL_FILE,
        *POSTAL,
        CATEGORIES,
        *CHOSEN_RECORDS,
        Option("sample", bool, False).help("The records are a sample of the people: estimate."),
        Option("fraction", float, metavar="SHARE").help(
            "With --sample: the share of the people who are in it, 0.1 for one in ten; else it is "
            "records / people of each unit."
        ),
        Option("coefficients", str, "").help(
            "Coefficient set whose threshold models predict, by name or TOML file; without it, "
            "the shipped ones."
        ),
    ),
)
