"""``vbas aggregate``: its options."""

from __future__ import annotations

from app.cli.commands.of_scenarios import CONSTRAINTS, INPUT, MODEL, RULES, SEARCH, STARTS, TARGET
from app.cli.commands.shared import KEEP, OUTCOME, TOLERANCE, out_folder, scenario_file
from app.cli.options import OUTPUT, Command, Option
from core.presets import DEFAULT_K

AGGREGATE = Command(
    "aggregate",
    "Group areas into regions and write what may be released.",
    """Group areas into regions, suppress what is below k, and write the result.

    What may be given out is in OUT/release: records.parquet, regions.gpkg (ids and shapes of the
    regions) and codebook.json. All else is in OUT/internal and must not be given out, as it tells
    about suppressed records: assignment.csv, sites.csv, regions.gpkg with counts, trace.parquet,
    scenario.toml (repeats the run) and metrics.json. All files appear, with manifest.json, or none;
    a folder holds the files of one run only.
    """,
    (
        out_folder(),
        scenario_file("A scenario file; then no other settings are needed."),
        *INPUT,
        Option("k", int, DEFAULT_K, to="scenario.k").help(
            "Smallest class size allowed in a region, records. It hides who a record is, not "
            "what all of a class have in common, nor what two releases show together."
        ),
        Option("count", str, "maxcombs", flag="--site-count", to="count").help(
            "Of sites: maxcombs (few records lost), entropy (more geography, more lost), "
            "calibrated (looks at k), population (an agency's rule) or count."
        ),
        *MODEL,
        Option("sites", int, to="count").help("Number of sites, for --site-count count."),
        *RULES,
        Option("placement", str, "balanced-density", to="placing").help(
            "Placement: balanced-density (good in general), anonymity-driven (few records and "
            "classes; hardly moves where many regions sit at anonymity 1), suppression-driven, "
            "random."
        ),
        *STARTS,
        Option("refine", str, to="placing").help("Refinement of the regions: border, or none."),
        *SEARCH,
        *CONSTRAINTS,
        *TARGET,
        Option("regions", str, metavar="FILE[:COLUMN]", to="given").help(
            "Judge these regions instead of placing sites: a table of area ids and region ids, "
            "such as assignment.csv, and its column of region ids."
        ),
        Option("regions_column", str, to="given").help(
            "Judge the regions that this column of the areas names."
        ),
        Option("left_over", str, "rest", to="given").help(
            "Areas without a region: rest (one region), nearest, own (one each)."
        ),
        KEEP,
        Option("into", str, metavar="SCHEMA.TABLE", to=OUTPUT).help(
            "Of records in a database: a table (of Spark also a folder) that it makes of what "
            "may be released, with the columns to keep."
        ),
        OUTCOME,
        Option("force", bool, False, to="release").help(
            "Release kept columns whatever they tell; it is said."
        ),
        TOLERANCE,
        Option("seed", int, 1, to="placing.seed").help("Where all randomness comes from."),
    ),
)
