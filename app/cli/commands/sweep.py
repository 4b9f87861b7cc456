"""``vbas sweep``: its options."""

from __future__ import annotations

from app.cli.commands.of_scenarios import CONSTRAINTS, INPUT, MODEL, RULES, SEARCH, STARTS, TARGET
from app.cli.commands.shared import TEXTS, out_folder, scenario_file
from app.cli.options import Command, Option

SWEEP = Command(
    "sweep",
    "Run a grid of settings and compare what they cost.",
    """Run a grid of settings on one study, and mark the runs that no other beats.

    Writes sweep.csv and sweep.json (one row a run: settings, measures, undominated). Every finished
    run is kept in the folder runs; started again, the sweep skips what is there.
    """,
    (
        out_folder("Folder of the sweep; it goes on where it was."),
        scenario_file("A scenario file: what the sweep does not change."),
        Option("k", TEXTS, to="grid").help("Smallest class sizes: 5,10."),
        Option("sites", TEXTS, to="grid").help("Numbers of sites: 50,100,200."),
        Option("site_counts", TEXTS, to="grid").help(
            "Or site counts: maxcombs,entropy,calibrated,population."
        ),
        Option("placements", TEXTS, to="grid").help(
            "Placements: balanced-density,suppression-driven."
        ),
        Option("refinements", TEXTS, to="grid").help("Refinements: none,border."),
        Option("seeds", TEXTS, to="grid").help("Seeds: 1,2,3."),
        *INPUT,
        *MODEL,
        *RULES,
        *STARTS,
        *SEARCH,
        *CONSTRAINTS,
        *TARGET,
    ),
)
