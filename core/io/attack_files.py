"""Populations from a table, and what ``vbas attacks`` writes.

A population is read as records are, by the same recoding, so that a band or a group means the same
in both.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core import __version__
from core.background import in_background
from core.coded_records import CodedRecords
from core.errors import Notice, Phrase, VbasError
from core.io.atomic import writing
from core.io.codebook import write_json
from core.io.csv_cells import write_csv
from core.io.records.coded import read_coded
from core.io.release_report.spoken import LANGUAGES, words_of
from core.io.result_folder import whole_folder
from core.plain_numbers import decimal_number
from core.quasi_identifiers import QuasiIdentifier
from core.registries import registries
from core.risk.outside import (
    EVERYBODY,
    GROUP,
    PEOPLE,
    FoundOutside,
    Population,
    attacks_outside,
)
from core.steps import Steps

COMMAND: Final = "attacks"
TABLE, REPORT = "attacks.csv", "attacks.json"
STATEMENT: Final = "statement.{language}.txt"


def read_population(
    path: Path,
    known: Sequence[QuasiIdentifier],
    people: str = PEOPLE,
    group: str | None = None,
) -> Steps[Population]:
    """Reads people by class from a table: a column for each variable, and one with their number.

    Parameters
    ----------
    path
        A table of any kind that records may have; its rows need not be distinct.
    known
        The variables, recoded as those of the records.
    people
        The column with the number of people, not necessarily whole (weighted surveys).
    group
        A column that names a part of the people, such as homeowners; a row where it is blank is
        of everybody.

    Raises
    ------
    VbasError
        If the file cannot be read or lacks a column, or a number of people is none.
    """
    more = [QuasiIdentifier(name) for name in (people, group) if name is not None]
    read = yield from read_coded(path, (*known, *more))
    columns = tuple(qi.column for qi in known)
    table = {name: _labels(read, name) for name in columns}
    table[GROUP] = np.full(read.n_records, EVERYBODY) if group is None else _labels(read, group)
    frame = pd.DataFrame(table)
    frame[PEOPLE] = _numbers(read, people, path.name)
    sums = frame.groupby([*columns, GROUP], sort=True)[PEOPLE].sum()
    return Population(path.name, columns, sums.reset_index())


def _labels(read: CodedRecords, name: str) -> NDArray[np.object_]:
    labels = np.array([*read.categories[name], ""], dtype=object)
    found: NDArray[np.object_] = labels[read.codes[read.columns.index(name)]]
    return found


def _numbers(read: CodedRecords, name: str, file: str) -> NDArray[np.float64]:
    values = [decimal_number(text) for text in read.categories[name]]
    numbers = np.array([*values, None], dtype=float)[read.codes[read.columns.index(name)]]
    wrong = np.flatnonzero(~(numbers >= 0))
    if len(wrong):
        raise VbasError(
            "Row {row:,} of {file} says no number of people in the column {column}.",
            "Write numbers from 0 on in it, or name another column.",
            row=int(wrong[0]) + 1,
            file=file,
            column=name,
        )
    return np.asarray(numbers, dtype=np.float64)


@dataclasses.dataclass(frozen=True)
class Outside:
    """What attacks find beside a table of people.

    Attributes
    ----------
    found
        Everybody over all parts first.
    about
        k, columns and name of the population, as `statement` takes them.
    """

    found: tuple[FoundOutside, ...]
    about: dict[str, Any]

    @property
    def statement(self) -> list[Notice]:
        """What the documentation of a release can say."""
        return statement(self.found[0], self.about)


def attack_beside(
    path: Path,
    known: Sequence[QuasiIdentifier],
    records: CodedRecords,
    k: int,
    people: str = PEOPLE,
    group: str | None = None,
    part: str | None = None,
) -> Steps[Outside]:
    """Reads a population, and attacks records beside it.

    Raises
    ------
    VbasError
        As `read_population` and `attacks_outside`.
    """
    population = yield from read_population(path, known, people, group)
    work = partial(attacks_outside, records, population, k, part)
    found = yield from in_background("attacking records", work)
    about = {
        "columns": list(population.columns),
        "k": k,
        "population": population.name,
        "part": part,
    }
    return Outside(found, about)


def attacks_table(found: Sequence[FoundOutside]) -> pd.DataFrame:
    """One row a group and part, with shares in per cent."""
    rows = [{**dataclasses.asdict(of), "at_risk_percent": 100 * of.share_at_risk} for of in found]
    return pd.DataFrame(rows)


def write_attacks(
    folder: Path, found: Sequence[FoundOutside], about: dict[str, Any], notices: Sequence[Notice]
) -> tuple[Path, ...]:
    """Writes the table, the report, and the statement for the public in both languages.

    Parameters
    ----------
    folder
        Where to.
    found
        What came out; the first is of everybody over all parts.
    about
        k, columns, population and inputs.
    notices
        What should be known.

    Raises
    ------
    VbasError
        If the place cannot be written.
    """
    names = [TABLE, REPORT, *(STATEMENT.format(language=of) for of in LANGUAGES)]
    with whole_folder(folder, COMMAND) as partial:
        write_csv(attacks_table(found), partial / TABLE)
        report = {
            "format": 1,
            "program": f"vbas {__version__}",
            **about,
            "found": [dataclasses.asdict(of) for of in found],
            "registries": [dataclasses.asdict(of) for of in registries()],
            "notices": [notice.english for notice in notices],
        }
        write_json(partial / REPORT, report)
        for language, name in zip(LANGUAGES, names[2:], strict=True):
            say = words_of(language)
            lines = [say(of.template, of.values) for of in statement(found[0], about)]
            with writing(partial / name):
                (partial / name).write_text("\n\n".join(lines) + "\n", encoding="utf-8")
    return tuple(folder / name for name in names)


def statement(of: FoundOutside, about: dict[str, Any]) -> list[Notice]:
    """What the documentation of a released file can say of its risk, to deter (El Emam 2011)."""
    said = [
        Notice(
            "Whoever has a list of people with {columns} finds fewer than {k} people who are alike "
            "for {share:.2%} of {people:,.0f} people.",
            columns=", ".join(about["columns"]),
            k=about["k"],
            share=of.share_at_risk,
            people=of.people,
        )
    ]
    if of.records is not None:
        said.append(
            Notice(
                "Matching all {records:,} records with such a list is expected to link at most "
                "{links:,.1f} of them rightly, and nothing tells which.",
                records=of.records,
                links=of.links,
            )
        )
    said += [
        Notice(
            "To put together such a list ({title}, {people:,} people) costs at least "
            "{cost:,} Canadian dollars ({source}).",
            title=Phrase(one.title),
            people=one.people,
            cost=one.cost,
            source=Phrase(one.source),
        )
        for one in registries()
        if one.cost is not None
    ]
    return said
