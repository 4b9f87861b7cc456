"""The files of ``vbas levels``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pandas as pd

from core.io import atomic
from core.io.atomic import whole_folder

LEVELS: Final = "levels.csv"
PUBLISHED: Final = "published.csv"


def check_survive(folder: Path, read: Iterable[Path | None]) -> None:
    """Refuses a folder in which a result would replace a file that is read.

    Raises
    ------
    VbasError
        Naming the file.
    """
    atomic.check_survive(folder, (LEVELS, PUBLISHED), read)


def write_levels(folder: Path, table: pd.DataFrame, compared: pd.DataFrame) -> tuple[Path, ...]:
    """Writes the tables; they appear complete or not at all.

    Parameters
    ----------
    folder
        Where to.
    table
        What `core.levels.tables.long_table` gives; becomes ``levels.csv``.
    compared
        What `core.levels.published.compared` gives; becomes ``published.csv`` if it has rows;
        without, that of an earlier run is taken away.

    Raises
    ------
    VbasError
        If the place cannot be written.
    """
    tables = {LEVELS: table} | ({} if compared.empty else {PUBLISHED: compared.round(6)})
    with whole_folder(folder) as partial:
        for name, of in tables.items():
            of.to_csv(partial / name, index=False)
    if compared.empty:  # that of an earlier run would tell of other areas
        (folder / PUBLISHED).unlink(missing_ok=True)
    return tuple(folder / name for name in tables)
