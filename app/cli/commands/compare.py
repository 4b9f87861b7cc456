"""``vbas compare``: its options."""

from __future__ import annotations

from app.cli.commands.shared import JSON, TEXTS
from app.cli.options import Command, Option

COMPARE = Command(
    "compare",
    "Compare runs: what was different about them, what they cost.",
    """Compare runs of a project, or results of vbas aggregate, suppress, uniqueness or levels.

    Name a project, then runs of it (without any, all of them are compared), or folders of results.
    Folders of vbas suppress stand side by side as in Tables 9 and 10 of El Emam et al. 2011, those
    of vbas uniqueness with verdict and weights, those of vbas levels with the % of people above the
    cut-off. The first run is what the others are compared with. Nothing is run: the measures that
    were kept are read.
    """,
    (
        Option("runs", TEXTS, ..., argument=True).help(
            "A project (.vbas) and names or numbers of its runs; or folders of results."
        ),
        JSON,
    ),
)
