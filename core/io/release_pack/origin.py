"""From which records a result was made and how, so that they can be counted again.

The guard counts the records of a source by what every release of it tells, each with its own
recodings: what is here says how. It is kept with results and in the ledger; it holds names of
columns, recodings and which areas are in which unit, and no record.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

import numpy as np

from core.coded_records import CodedRecords
from core.io.categories import categories_to_toml_tables, quasi_identifiers_from_tables
from core.io.records.place import DatabaseTable, read_place, written
from core.io.records.source import AREA, RecordSource
from core.quasi_identifiers import MISSING_LABEL, QuasiIdentifier
from core.suppression.cells.outcome import Outcome

KEY: Final = "made_from"
"""Where ``suppress`` keeps it, in internal/suppression.json."""


@dataclass(frozen=True)
class Column:
    """How a released column comes from one of the record file.

    Attributes
    ----------
    of
        The column of the file.
    recoding
        Its recoding, as in a file of categories.
    labels
        {recoded category: released one}, where a coarser level is released; empty = the same.
    """

    of: str
    recoding: Mapping[str, Any] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)

    @property
    def quasi_identifier(self) -> QuasiIdentifier:
        """The column with its recoding."""
        return quasi_identifiers_from_tables({self.of: self.recoding})[self.of]


@dataclass(frozen=True)
class MadeFrom:
    """How to read the records again.

    Attributes
    ----------
    path
        The record file; empty in a ledger.
    file
        Its name.
    sha256
        What it was.
    columns
        {released column: where it is from}, of all that can be known of a person but geography.
    geography
        The released column that says where a record is; empty where none does.
    units
        {area: unit of that column}; empty where regions with their crosswalk are released.
    area_column, area_kind, conversion, person_column
        As in `RecordSource`; empty where there is none.
    without_missing
        Whether records with a missing value were left out.
    blanks
        Whether single cells are blanked, so that an empty one may be any value.
    where
        Which records were read at all (`core.io.records.filtering`); empty: all.
    fingerprint
        Of records in a database: a digest of their counts by these columns and areas, by which a
        ledger knows whether they have changed; else empty.
    margins
        {released column: groups of its values} whose shares of all these records weights tell;
        values that are not named are in the last group.
    further
        {released column that is not among ``columns``: outcome or free}.
    """

    path: str
    file: str
    sha256: str
    columns: Mapping[str, Column]
    geography: str = ""
    units: Mapping[str, str] = field(default_factory=dict)
    area_column: str = ""
    area_kind: str = AREA
    conversion: str = ""
    person_column: str = ""
    without_missing: bool = False
    blanks: bool = False
    where: str = ""
    fingerprint: str = ""
    margins: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    further: Mapping[str, str] = field(default_factory=dict)

    @property
    def table(self) -> DatabaseTable | None:
        """Where the records are in a database, whoever asks for them; None of a file."""
        place = read_place(self.path) if self.path else None
        if not isinstance(place, DatabaseTable):
            return None
        url = urlsplit(place.url)
        who = url.netloc.rpartition("@")[0]
        return DatabaseTable(place.url.replace(f"//{who}@", "//", 1), place.table)

    @property
    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    @property
    def for_ledger(self) -> dict[str, Any]:
        """As plain data without paths of files, and without what the ledger keeps otherwise."""
        path = "" if self.table is None else written(self.table)
        return {**self.plain, "path": path, "conversion": "", "units": {}}


def made_from_of(told: Mapping[str, Any]) -> MadeFrom:
    """What was written by `MadeFrom.plain`; raises KeyError, TypeError or ValueError if not."""
    columns = {name: Column(**of) for name, of in told["columns"].items()}
    made = MadeFrom(**{**told, "columns": columns})
    if not all(isinstance(of, str) for of in (made.path, made.file, made.sha256)):
        raise TypeError
    return made


def made_from_run(
    records: RecordSource, qis: tuple[QuasiIdentifier, ...], geography: str, sha256: str
) -> MadeFrom:
    """How the records of a run of ``aggregate`` were read."""
    tables = categories_to_toml_tables(qis)
    return MadeFrom(
        str(records.path),
        records.path.name,
        sha256,
        {name: Column(name, table) for name, table in tables.items()},
        geography,
        area_column=records.area_column,
        area_kind=records.area_kind,
        conversion="" if records.conversion_path is None else str(records.conversion_path),
        person_column=records.person_column or "",
        without_missing=records.exclude_missing,
        where=records.where,
    )


def made_from_cells(
    outcome: Outcome,
    qis: tuple[QuasiIdentifier, ...],
    source: RecordSource,
    sha256: str,
) -> MadeFrom:
    """How records whose cells are suppressed were read.

    Parameters
    ----------
    outcome
        What came out.
    qis
        The columns of the file with their recodings.
    source
        The file.
    """
    tables, coded = categories_to_toml_tables(qis), outcome.records
    columns, where = {}, {}
    for name in outcome.suppression.columns:
        base = max((of for of in tables if name.startswith(f"{of}.")), key=len, default="")
        if name in tables:
            columns[name] = Column(name, tables[name])
        elif base:
            columns[name] = Column(base, tables[base], _labels(coded, base, name))
        else:
            where[name] = _units(coded, name)
    geography = max(where, key=lambda name: len(set(where[name].values())), default="")
    return MadeFrom(
        written(source.path),
        source.path.name,
        sha256,
        columns,
        geography,
        where.get(geography, {}),
        source.area_column,
        source.area_kind,
        "" if source.conversion_path is None else os.path.abspath(source.conversion_path),
        source.person_column or "",
        source.exclude_missing,
        blanks=True,
        where=source.where,
    )


def _labels(coded: CodedRecords, base: str, name: str) -> dict[str, str]:
    """{category of a column: that of its level}."""
    of, to = (coded.codes[coded.columns.index(one)] for one in (base, name))
    labels = [*coded.categories[base], MISSING_LABEL], [*coded.categories[name], MISSING_LABEL]
    first = np.unique(of, return_index=True)[1]
    return {labels[0][of[i]]: labels[1][to[i]] for i in first.tolist()}


def _units(coded: CodedRecords, name: str) -> dict[str, str]:
    """{area: its unit}, of the areas that have records."""
    if coded.areas is None or coded.area_ids is None:
        return {}
    to, labels = coded.codes[coded.columns.index(name)], coded.categories[name]
    areas, first = np.unique(coded.areas, return_index=True)
    return {
        str(coded.area_ids[area]): labels[to[i]]
        for area, i in zip(areas.tolist(), first.tolist(), strict=True)
        if area >= 0 and to[i] < len(labels)
    }
