"""``vbas reproduce``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import CHOSEN_AREAS, CRS, LAYER, out_folder
from app.cli.options import Command, Option

REPRODUCE = Command(
    "reproduce",
    "Run a paper again, and set its figures beside what comes out.",
    """Run a paper again: its data, its settings, all measures; a page says what holds.

    croft2015: Croft et al. 2015, sections 4 and 5 (--areas: dissemination areas). gaps2009: El
    Emam, Brown and AbdelMalik 2009, Tables 1 to 8 (--areas: FSAs with their people; --records: a
    census file). guidance2010: El Emam et al. 2010 (--records: a census file). ru2007: Howe, Lake
    and Shen 2007, Tables 2 and 3 (--records: cancer cases). pumf2011: El Emam et al. 2011, Tables
    7 to 13, Figures 8 to 11 (--records: discharges). What is finished is kept; started again, the
    command goes on. Without files, data of the same size and shape are made. Writes index.html,
    claims.csv and tables.
    """,
    (
        Option("paper", str, ..., argument=True).help("Which paper, by its name."),
        out_folder("Folder of the page; it goes on where it was."),
        Option("quick", bool, False).help("Less data, or nothing varied: within two minutes."),
        Option("areas", Path, to="areas.path").help(
            "A table of areas, instead of made ones: dissemination areas or FSAs of all provinces."
        ),
        Option("records", Path).help("A file of records, instead of made ones."),
        Option("area_id", str, to="areas.id_column").help(
            "Column of area ids, if it is not recognised."
        ),
        Option("population", str, to="areas.population_column").help("Column of people."),
        LAYER,
        *CHOSEN_AREAS,
        CRS,
        Option("x", str, to="areas.x_column").help("Column of x or longitude, for tables."),
        Option("y", str, to="areas.y_column").help("Column of y or latitude, for tables."),
    ),
)
