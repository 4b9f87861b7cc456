"""``vbas uniqueness``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import (
    CATEGORIES,
    CHOSEN_RECORDS,
    DESIGN_FILE,
    LAYER,
    LEVEL_FILE,
    POSTAL,
    RECORD_AREA_ID,
    RECORDS_OR_TABLE,
    TEXTS,
    out_folder,
)
from app.cli.options import OUTPUT, Command, Option

UNIQUENESS = Command(
    "uniqueness",
    "Count unique records over all combinations of variables.",
    """Count unique records over every combination of variables (Howe et al. 2007).

    For all 2^N - 1 combinations of N variables: the records that are unique, and those in unique
    record sets. Says what each variable weighs, what leaving one out brings, and whether the
    records may go to researchers or to the public. Writes combinations.csv, weights.csv,
    omissions.csv and uniqueness.json; they appear complete or not at all, and hold no values of
    records.
    """,
    (
        out_folder(),
        DESIGN_FILE,
        *RECORDS_OR_TABLE,
        Option("variables", TEXTS).help(
            "Columns to combine: age,sex,site (or repeat the option). Geography, if there is "
            "any, comes last unless it is named here as geography."
        ),
        Option("set_size", int, 5).help("Largest size of a unique record set, records."),
        Option("areas", Path, to="areas.path").help(
            "Table or map of areas, for geography as a variable; a table needs no coordinates."
        ),
        Option("area_id", str, to="areas.id_column").help(
            "Column of area ids in both files. Without --areas: that of the records, whose "
            "ids are geography as they stand."
        ),
        RECORD_AREA_ID,
        LAYER,
        Option("level", str).help(
            "Level at which geography counts: fsa, cd, province ..., a column of the areas, "
            "one of --level-file, or regions; without it the areas themselves (or --regions)."
        ),
        LEVEL_FILE,
        Option("regions", str, metavar="FILE[:COLUMN]").help(
            "Regions of a run as a level: a table of area ids and region ids, such as "
            "assignment.csv."
        ),
        *POSTAL,
        CATEGORIES,
        Option("recode", TEXTS).help(
            'Joins categories: "age:band=10; site:collapse=16" makes ranges of 10 (of ten '
            "neighbours where categories are no numbers), and leaves the 15 commonest sites and "
            "other; geography:level=fsa is --level fsa."
        ),
        Option("leave_out_rare", TEXTS, metavar="VARIABLE=RECORDS").help(
            "Leave out records of values that fewer records than these have, instead of joining "
            "the values: site=100,race=50."
        ),
        *CHOSEN_RECORDS,
        Option("research", float, 0.20).help(
            "Share of records in unique record sets that a research file may have, at most."
        ),
        Option("public", float, 0.05).help("That of a public file: it must have less."),
        Option("advise", str, metavar="research|public").help(
            "Search what to collapse until the share is reached, cheapest loss first."
        ),
        Option("fixed", TEXTS).help(
            "Variables of interest, which --advise leaves as precise as they are: age,site."
        ),
        Option("frequencies", TEXTS, metavar="A+B").help(
            "Write how many classes of each size these combinations have: age+sex,age+sex+site, "
            "or all (of at most 12 variables)."
        ),
        Option("omit_minimal", bool, False).help(
            "Do not look for smallest combinations that single out."
        ),
        Option("insist", bool, False).help("Go on with more than 20 variables, however long."),
        Option("report", list[Path], to=OUTPUT).help(
            "One page with tables and verdict: FILE.html or FILE.pdf; may be repeated."
        ),
    ),
)
