"""Tables in memory as files of a private folder, so that they are read like any other file.

Everything that is checked, recognised and fingerprinted in a file is so in a DataFrame, too.
"""

from __future__ import annotations

import os
import shutil
import weakref
from pathlib import Path

import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq

from core.errors import Notice, VbasError
from core.io.atomic import private_folder

FileOrTable = str | os.PathLike[str] | pd.DataFrame
"""A file, or a table in memory; a GeoDataFrame is a DataFrame, too."""


class PrivateFolder:
    """A folder that nobody else may read (0700), made when it is needed, gone with its owner."""

    def __init__(self) -> None:
        self._path: Path | None = None

    @property
    def path(self) -> Path:
        """The folder."""
        if self._path is None:
            self._path = Path(private_folder("vbas-tables-"))
            weakref.finalize(self, shutil.rmtree, self._path, ignore_errors=True)
        return self._path

    @property
    def used(self) -> bool:
        """Whether anything is in it."""
        return self._path is not None

    def file_of(self, given: FileOrTable, name: str) -> Path:
        """The file that is meant, or one that now holds the table.

        Parameters
        ----------
        given
            Where the file is, or the table itself.
        name
            What the table is called, "areas" or "records".

        Raises
        ------
        VbasError
            If it is neither, or a column cannot be written.
        """
        if isinstance(given, str | os.PathLike):
            return Path(given)
        if not _is_table(given):
            raise VbasError(
                "The {name} are given as {kind}, which is neither a file nor a table.",
                "Give a path, a DataFrame or a GeoDataFrame.",
                name=name,
                kind=type(given).__name__,
            )
        path = self.path / f"{name}.parquet"
        table = _with_named_index(given)
        table.columns = [str(column) for column in table.columns]
        twice = table.columns[table.columns.duplicated()]
        if len(twice):
            raise VbasError(
                "The table of {name} has several columns called {column}.",
                "Give each column a name of its own.",
                name=name,
                column=twice[0],
            )
        try:
            table.to_parquet(path, index=False)
            failed = None
        except (pa.ArrowException, TypeError, ValueError):
            failed = VbasError(
                "The table of {name} holds a column that cannot be written: values of one column "
                "must be of one kind.",
                "Turn columns of mixed values into text or numbers, and leave others out.",
                name=name,
            )
        if failed is not None:  # out here: the reason may quote values of records
            raise failed
        return path


def _is_table(given: object) -> bool:
    """Whether it is what the types promise: who calls from a notebook is not checked by them."""
    return isinstance(given, pd.DataFrame)


def _with_named_index(table: pd.DataFrame) -> pd.DataFrame:
    """The table, an index that has a name as a column of it."""
    named = [name for name in table.index.names if name is not None]
    return table.reset_index(level=named) if named else table.copy(deep=False)


def frame_of(path: Path) -> pd.DataFrame:
    """The released records of a Parquet file; regions are whole numbers also where some lack."""
    table: pd.DataFrame = pq.read_table(path).to_pandas(
        types_mapper={pa.int32(): pd.Int32Dtype()}.get
    )
    return table


TABLES_NOT_KEPT = Notice(
    "Areas or records came as a table in memory: a scenario file names files that are gone with "
    "it. Write them to files and open those to be able to repeat the run."
)
