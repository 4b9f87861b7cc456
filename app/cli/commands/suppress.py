"""``vbas suppress``: its options."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.cli.commands.shared import (
    AREA_ID,
    CATEGORIES,
    CHOSEN_RECORDS,
    DESIGN_FILE,
    KEEP,
    LAYER,
    LEVEL_FILE,
    OUTCOME,
    POSTAL,
    RECORD_AREA_ID,
    RECORDS_OR_TABLE,
    TEXTS,
    TOLERANCE,
    out_folder,
)
from app.cli.options import Command, Option
from core.presets import DEFAULT_K

SUPPRESS = Command(
    "suppress",
    "Blank single values until every combination is safe.",
    """Blank single values until every combination an adversary could know is safe.

    El Emam et al. 2011. Each combination is verified again after the suppression. What may be given
    out is in OUT/release: records.parquet (blanked values are empty), samples and codebook.json.
    All else is in OUT/internal and must not be given out, as it says how much was blanked, which
    may tell single values: suppression.json, columns.csv, verification.csv and missingness.csv. All
    files appear, with manifest.json, or none; a folder holds the files of one run only.
    """,
    (
        out_folder(),
        DESIGN_FILE,
        *RECORDS_OR_TABLE,
        Option("combinations", TEXTS).help(
            "What an adversary could know together: "
            '"province+age+code; province+age+group" (or repeat the option). Geography is called '
            "geography, geography.LEVEL or region_id, a level of --hierarchy COLUMN.LEVEL."
        ),
        Option("variables", TEXTS).help(
            "Instead of --combinations: what could be known, with the levels that are "
            'released, the finest first: "province; age; code/group/chapter". A combination for '
            "each choice of levels follows; those that need not be looked at are named."
        ),
        Option("known", TEXTS).help(
            "With --variables: the finest level of a variable that an adversary knows, such "
            "as group; finer ones are blanked with it. Any level, if not said."
        ),
        Option("k", int, DEFAULT_K, to="released").help(
            "Smallest class allowed in each combination, records."
        ),
        Option("threshold", float, to="released protection.tau").help(
            "Probability of re-identification allowed, instead of --k: 0.05."
        ),
        Option("weights", TEXTS).help(
            "Weight of columns, above 0 and at most 1: age=0.8,site=0.5; one that weighs "
            "less is blanked earlier. 1 if not said."
        ),
        Option("follow", TEXTS).help(
            "Columns that are blanked with another one: group:code blanks the code wherever "
            "the group is blanked; group:code,block:code for several."
        ),
        Option("link", TEXTS).help(
            "Columns that tell the same thing and are blanked together: a=b,c=d."
        ),
        Option("hierarchy", TEXTS, metavar="COLUMN=FILE").help(
            "Coarser levels of a column, as ARX writes them: value;level 1;level 2 ...; may "
            "be repeated."
        ),
        Option("algorithm", str, "combinations", to="protection.algorithm").help(
            "combinations: each by itself; complete: all columns as one combination."
        ),
        Option("single_pass", bool, False, to="released protection.single_pass").help(
            "Go over the combinations once, for comparison; classes below k may be left."
        ),
        Option("give_back", bool, False, to="protection.give_back").help(
            "In the end, give back cells whose blanking is not needed."
        ),
        *CHOSEN_RECORDS,
        Option("status", bool, False, to="released protection.status").help(
            "Release beside each protected column NAME a column NAME_status: shown, blanked "
            "or missing. Else blanked and missing cells are both empty and look alike. It tells an "
            "adversary which empty cells held a rare value, or one of a small class; those that "
            "are missing in the file no longer hide them."
        ),
        Option("areas", Path, to="areas.path").help(
            "Table or map of areas, for levels of geography; needs no coordinates."
        ),
        AREA_ID,
        RECORD_AREA_ID,
        LAYER,
        Option("level", str).help(
            "What geography means in the combinations: fsa, cd, province ..., a column of "
            "the areas, or one of --level-file; without it the areas themselves."
        ),
        LEVEL_FILE,
        Option("regions", str, metavar="FILE[:COLUMN]").help(
            "Regions of a run, its internal/assignment.csv: they become the column region_id, "
            "which is released in place of the areas."
        ),
        *POSTAL,
        CATEGORIES,
        replace(KEEP, to="released"),
        replace(OUTCOME, to="released"),
        Option("force", bool, False, to="released").help(
            "Release a kept column even if it tells what is blanked, or the area."
        ),
        replace(TOLERANCE, to="released"),
        Option("candidates", int, to="released").help(
            "Least number of values that each blanked cell could have had, for whoever knows the "
            "algorithm; if one has fewer, nothing is written. The number is said in any case."
        ),
        Option(
            "leave_out_blanked", float, metavar="SHARE", to="released protection.most_blank"
        ).help(
            "Leave out records of which more than this share of the protected values would be "
            "blanked: 0.5. The rest is suppressed and verified by itself."
        ),
        Option("rake", TEXTS, to="released").help(
            "Release a column weight, by which these columns have the shares that they had before "
            "values were blanked and records left out: prov,age. They must stand in one "
            "combination; no weight tells of fewer than k people."
        ),
        Option("keep_order", bool, False, to="released").help(
            "Keep records in the order of the file; else they are sorted, as neighbours may "
            "tell what is blanked."
        ),
        Option("samples", int, to="released").help(
            "Also draw so many samples without a record in common."
        ),
        Option("sample_share", float, 0.1, to="released").help(
            "Share of the records in each sample."
        ),
        Option("seed", int, 1, to="released").help("Where the chance of the samples comes from."),
        Option("associations", bool, False, to="released").help(
            "Also measure how strongly columns go together before and after (Cramer's V), where "
            "analysts would be misled: internal/associations.csv."
        ),
        Option("price", str, metavar="VARIABLE").help(
            "Release nothing, but suppress with eleven weights of one variable, from ten times "
            "that of the others to a tenth: what it costs them. With --variables all its levels."
        ),
        Option("batch", TEXTS).help(
            "Release nothing, but compare thresholds with both algorithms: 0.2,0.05,0.04, or "
            "k: 5,20,25."
        ),
        Option("instead", TEXTS).help(
            "With --batch: compare also with another column in place of one: "
            "geography.fsa=geography.province."
        ),
    ),
)
