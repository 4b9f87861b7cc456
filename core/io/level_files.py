"""The files of ``vbas levels``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pandas as pd

from core.io.atomic import whole_text
from core.io.csv_cells import write_csv
from core.io.result_folder import DESIGN, whole_folder

COMMAND: Final = "levels"
LEVELS: Final = "levels.csv"
PUBLISHED: Final = "published.csv"
COARSENINGS: Final = "coarsenings.csv"


def write_levels(
    folder: Path,
    table: pd.DataFrame,
    compared: pd.DataFrame,
    coarsenings: pd.DataFrame | None = None,
    design: str = "",
) -> tuple[Path, ...]:
    """Writes the tables; they appear complete or not at all.

    Parameters
    ----------
    table
        What `core.levels.tables.long_table` gives; becomes ``levels.csv``.
    compared
        What `core.levels.published.compared` gives; becomes ``published.csv`` if it has rows.
    coarsenings
        What `core.levels.coarser.coarsenings_table` gives; ``coarsenings.csv`` if it has rows.
    design
        The text of a design file, to ask the same again; "" writes none.

    Raises
    ------
    VbasError
        If the place cannot be written.
    """
    more = {PUBLISHED: compared, COARSENINGS: coarsenings}
    found = {n: of.round(6) for n, of in more.items() if of is not None and not of.empty}
    tables = {LEVELS: table, **found}
    with whole_folder(folder, COMMAND) as partial:
        for name, of in tables.items():
            write_csv(of, partial / name)
        if design:
            whole_text(partial / DESIGN, design)
    return tuple(folder / name for name in (*tables, *([DESIGN] if design else ())))
