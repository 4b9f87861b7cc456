"""``vbas reproduce``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import CRS, LAYER, out_folder
from app.cli.options import Command, Option

REPRODUCE = Command(
    "reproduce",
    "Run a paper again, and set its figures beside what comes out.",
    """Run a paper again: its test data, its settings, all measures; a page says what holds.

    croft2015: Croft et al. 2015, sections 4 and 5. Every finished run is kept; started again, the
    command goes on. Without --areas, areas of the same number are made. Writes index.html and the
    tables claims.csv, runs.csv and variants.csv.
    """,
    (
        Option("paper", str, ..., argument=True).help("Which paper: croft2015."),
        out_folder("Folder of the page; it goes on where it was."),
        Option("quick", bool, False).help("A small share of the areas: a look in two minutes."),
        Option("areas", Path, to="areas.path").help(
            "A table of dissemination areas of all provinces, instead of made ones."
        ),
        Option("area_id", str, to="areas.id_column").help(
            "Column of area ids, if it is not recognised."
        ),
        LAYER,
        CRS,
        Option("x", str, to="areas.x_column").help("Column of x or longitude, for tables."),
        Option("y", str, to="areas.y_column").help("Column of y or latitude, for tables."),
    ),
)
