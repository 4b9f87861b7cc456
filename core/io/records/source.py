"""What is asked of a record file: which columns, how they are recoded, whom a row stands for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from core.errors import VbasError
from core.io.parquet_folders import check_folder
from core.io.records.place import DatabaseTable, Place
from core.quasi_identifiers import QuasiIdentifier

MOST_CATEGORIES: Final = 100_000
AREA: Final = "area"
POSTAL_CODE: Final = "postal code"
_COLUMNS_SHOWN = 30


@dataclass(frozen=True)
class RecordSource:
    """A record file, or a table of a database, and how to read it.

    Attributes
    ----------
    path
        CSV, TSV or TXT (also ``.gz``), Parquet, SAS (``.sas7bdat``, ``.xpt``), SPSS (``.sav``,
        ``.zsav``) or Stata (``.dta``); a folder of Parquet files; or a table that stays in its
        database.
    area_column
        The column with the area id, or with the postal code.
    quasi_identifiers
        The columns an adversary could know, in scenario order.
    exclude_missing
        Leave out the records in which a quasi-identifier is missing.
    person_column
        Count the distinct values of this column instead of records.
    area_kind
        ``"area"``, or ``"postal code"``: the areas are forward sortation areas, the first three
        characters of the code.
    conversion_path
        A postal-code conversion table (the fixed-width layout of Statistics Canada's PCCF, or a
        CSV of two columns: postal code, area id); implies postal codes.
    where
        Which records are read at all: a condition on columns of the file, as they are in it
        (`core.io.records.filtering`). Empty: all.
    """

    path: Place
    area_column: str
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    exclude_missing: bool = False
    person_column: str | None = None
    area_kind: str = AREA
    conversion_path: Path | None = None
    where: str = ""

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns needed for counting."""
        person = () if self.person_column is None else (self.person_column,)
        return (self.area_column, *(qi.column for qi in self.quasi_identifiers), *person)


def check_source(source: RecordSource) -> None:
    """Checks what can be checked without opening the file.

    Raises
    ------
    VbasError
        If the file is missing, no quasi-identifier is chosen, a column has two roles, or the kind
        of area is unknown.
    """
    check_exists(source.path)
    if source.conversion_path is not None:
        check_exists(source.conversion_path)
    if not source.quasi_identifiers:
        raise VbasError("No quasi-identifier is chosen.", "Choose at least one column.")
    if source.area_kind not in (AREA, POSTAL_CODE):
        raise VbasError(
            "The area column cannot be of the kind {kind!r}.",
            "Choose 'area' or 'postal code'.",
            kind=source.area_kind,
        )
    for column, times in Counter(source.columns).items():
        if times == 1:
            continue
        if column == source.area_column:
            raise VbasError(
                "The area column {column} is also given as another column.",
                "Take it out of the quasi-identifiers and persons: the regions stand in for it.",
                column=column,
            )
        raise VbasError(
            "The column {column} is chosen {times} times.",
            "Choose it once.",
            column=column,
            times=times,
        )


def check_exists(path: Place) -> None:
    """Raises if there is no such file; whether there is such a table is asked with a connection."""
    if isinstance(path, DatabaseTable):
        return
    if path.is_dir():
        check_folder(path)
    elif not path.is_file():
        raise VbasError("There is no file {path}.", "Check its name and folder.", path=path)


def check_columns(path: Place, wanted: Iterable[str], present: Iterable[str]) -> None:
    """Raises if a wanted column is not in the file; the sentence lists those that are."""
    present = tuple(present)
    for column in wanted:
        if column not in present:
            more = len(present) - _COLUMNS_SHOWN
            names = [" ".join(name.split()) for name in present[:_COLUMNS_SHOWN]]
            shown = ", ".join(names) + (f" and {more} more" if more > 0 else "")
            raise VbasError(
                "{file} has no column {column}.",
                "Its columns are: {columns}.",
                file=path.name,
                column=column,
                columns=shown,
            )
