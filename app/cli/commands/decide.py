"""``vbas decide``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.of_scenarios import CONSTRAINTS, INPUT
from app.cli.commands.shared import TEXTS, scenario_file
from app.cli.options import OUTPUT, Command, Option

DECIDE = Command(
    "decide",
    "Say which geography can be released: what each level loses, and how many regions can be had.",
    """Say which geography can be released, measured on the records.

    One table: for every level of geography (areas as they are, FSAs, census divisions ...) the
    share of the records that is lost at each k and for each set of variables; and how many regions
    VBAS finds that lose at most the limit. These are found with few moves: vbas aggregate
    --max-suppression searches longer and finds some more. With --out, writes decision.csv and the
    regions of every column, for vbas aggregate --regions, to OUT/internal: they tell about
    suppressed records and must not be given out. Release the regions of one column only: two
    releases of the same records may together tell what each of them leaves out.
    """,
    (
        Option("out", Path, to=OUTPUT).help("Folder for the table and the regions."),
        scenario_file("A scenario file: its files, variables and constraints are taken."),
        *INPUT,
        Option("ks", TEXTS, flag="--k", to="decision").help(
            "Smallest class sizes: 5,11,20 (if not said)."
        ),
        Option("max_suppression", float, 0.01, to="decision").help(
            "Largest share of records that may be lost: 0.01 for 1 %."
        ),
        Option("sets", TEXTS, flag="--set", to="decision").help(
            "A coarser set of variables, some of --qi: age,sex; may be repeated. Without it, wider "
            "bands of one variable and one variable fewer are proposed."
        ),
        Option("regions", TEXTS, metavar="FILE[:COLUMN]", to="decision").help(
            "Regions that exist already, as one more level: a table of area ids and region ids; "
            "may be repeated."
        ),
        Option("regions_column", TEXTS, to="decision").help(
            "A column of the areas that names regions, as one more level; may be repeated."
        ),
        *CONSTRAINTS,
        Option("seed", int, 1, to="scenario.seed").help("Where all randomness comes from."),
    ),
)
