"""``vbas verify``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import L, T
from app.cli.options import Command, Option

VERIFY = Command(
    "verify",
    "Check a pack from its files alone.",
    """Check a pack from its files alone, by means of its own.

    Classes of every combination and of all columns together, shapes of regions, crosswalk,
    dictionary, hashes, forbidden columns, metadata, formulas. The exit status is 0 if every check
    passes, 3 if not.
    """,
    (
        Option("pack", Path, ..., argument=True).help("Folder that vbas release wrote."),
        Option("areas", Path).help("File of the areas, to compare the regions with."),
        L,
        T,
        Option("json", bool, False).help("Print the result as JSON."),
    ),
)
