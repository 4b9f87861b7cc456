"""How unique records are, as tables."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.api.progress import worked_out
from core.api.runs import RunResult
from core.api.showing import page
from core.api.study import Categories, Names, Study, recoded
from core.errors import Notice, VbasError
from core.io.records.distinct import read_distinct
from core.io.synthesize import is_synthetic
from core.io.uniqueness_files import (
    UniquenessOrigin,
    combinations_table,
    omissions_table,
    weights_table,
    write_uniqueness,
)
from core.record_uniqueness.cautions import cautions
from core.record_uniqueness.distinct import GEOGRAPHY, DistinctRecords
from core.record_uniqueness.every_combination import every_combination
from core.record_uniqueness.examine import examination_of
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.question import MOST_AT_ONCE, SET_SIZE, Question, Rare
from core.record_uniqueness.rare import asked_of
from core.record_uniqueness.recodes import LEVEL, Recode
from core.record_uniqueness.table import FINEST, check_question, class_table
from core.record_uniqueness.verdict import PUBLIC_SHARE, RESEARCH_SHARE
from core.steps import Steps

_REGIONS = "regions"
"""What the level of a run's regions is called."""


@dataclass(frozen=True, eq=False, repr=False)
class UniquenessResult:
    """Every combination of variables counted; made by `uniqueness`.

    Attributes
    ----------
    examination
        What came out, as `core` has it.
    origin
        Where the records are from.
    """

    examination: Examination
    origin: UniquenessOrigin

    @property
    def combinations(self) -> pd.DataFrame:
        """One row a combination: its variables, records that are unique or in unique sets."""
        return combinations_table(self.examination.lattice)

    @property
    def weights(self) -> pd.DataFrame:
        """One row a variable: what it contributes, the heaviest first."""
        return weights_table(self.examination)

    @property
    def omissions(self) -> pd.DataFrame:
        """One row a variable: what leaving it out brings; the first row leaves none out."""
        return omissions_table(self.examination)

    @property
    def notices(self) -> tuple[str, ...]:
        """What should be known of the records and the counts."""
        return tuple(dict.fromkeys(map(str, self.origin.notices)))

    def save(self, folder: str | os.PathLike[str]) -> tuple[Path, ...]:
        """Writes the tables that ``vbas uniqueness --out`` writes; returns the files.

        Raises
        ------
        VbasError
            If the folder cannot be written or holds anything else.
        """
        return write_uniqueness(self.examination, Path(folder), self.origin)

    def __repr__(self) -> str:
        rows = ", ".join(f"{name.lower()} {value}" for name, value in self._rows().items())
        return f"<Uniqueness: {rows}>"

    def _repr_html_(self) -> str:
        return page("Record uniqueness", self._rows(), self.notices)

    def _rows(self) -> dict[str, str]:
        of = self.examination.verdict
        return {
            "Variables": ", ".join(self.examination.titles),
            "Records": f"{of.n_records:,}",
            "Unique records": f"{of.unique:,}",
            "In unique record sets": f"{of.in_sets:,}",
            "Will do for researchers": "yes" if of.research else "no",
            "Will do for the public": "yes" if of.public else "no",
        }


@dataclass(frozen=True, eq=False)
class _Asked:
    """What is asked, before anything is read."""

    study: Study
    variables: tuple[str, ...]
    categories: Categories | None
    level: str | None
    regions: Mapping[str, NDArray[np.int32]]
    geography: bool
    set_size: int
    shares: tuple[float, float]
    rare: tuple[Rare, ...] = ()


def uniqueness(
    study: Study,
    variables: Names | None = None,
    *,
    categories: Categories | None = None,
    geography: bool = True,
    level: str | RunResult | None = None,
    set_size: int = SET_SIZE,
    research: float = RESEARCH_SHARE,
    public: float = PUBLIC_SHARE,
    leave_out_rare: Mapping[str, int] | None = None,
    progress: bool = True,
) -> UniquenessResult:
    """Counts unique records over every combination of variables (Howe et al. 2007).

    Parameters
    ----------
    study
        Its areas and its record file; all columns of the file can be variables.
    variables
        Columns; the study's quasi-identifiers if not given. The study's recodings hold.
    categories
        How further columns are recoded; see `Study.open`.
    geography
        Whether where a record is is a variable, too.
    level
        Its level: "fsa", or a run whose regions are meant; None for the areas themselves.
    set_size
        Largest size of a unique record set, records.
    research, public
        Largest shares of records in such sets: at most, and less than, this.
    leave_out_rare
        {variable: records that a value must have}: records of rarer values are left out.
    progress
        Whether a bar is shown.

    Raises
    ------
    VbasError
        If a column or level is not there, or there are too many variables.
    """
    named = study.quasi_identifiers if variables is None else variables
    chosen = recoded(study, named, categories)
    names = tuple(of.column for of in chosen)
    n = len(names) + geography
    if n > MOST_AT_ONCE:
        raise VbasError(
            "{n} variables have {combinations:,} combinations.",
            "Name at most {most} variables.",
            n=n,
            combinations=2**n - 1,
            most=MOST_AT_ONCE,
        )
    regions = {}
    if isinstance(level, RunResult):
        regions, level = {_REGIONS: level.run.aggregation.labels}, _REGIONS
    level = None if level in (None, "", "areas", FINEST) else level
    rare = tuple(Rare(name, n) for name, n in (leave_out_rare or {}).items())
    limits = research, public
    asked = _Asked(study, names, categories, level, regions, geography, set_size, limits, rare)
    return worked_out(_steps(asked), progress)


def _steps(asked: _Asked) -> Steps[UniquenessResult]:
    records = asked.study.records
    distinct = yield from read_distinct(
        records.path,
        recoded(asked.study, asked.variables, asked.categories),
        area_column=records.area_column if asked.geography else None,
        areas=asked.study.counted.areas if asked.geography else None,
        more=asked.regions or None,
        exclude_missing=records.exclude_missing,
        person_column=records.person_column,
        area_kind=records.area_kind,
        conversion_path=records.conversion_path,
        where=records.where,
        keep_unknown=asked.geography and not records.exclude_missing,
    )
    question = _question(distinct, asked)
    distinct = asked_of(distinct, question)
    warned: tuple[Notice, ...] = tuple(cautions(distinct, question))
    started = time.perf_counter()
    lattice = yield from every_combination(class_table(distinct, question), question.set_size)
    research, public = asked.shares
    found = examination_of(
        distinct,
        question,
        lattice,
        seconds=time.perf_counter() - started,
        research_share=research,
        public_share=public,
    )
    read = ("records", "areas", "conversion") if asked.geography else ("records",)
    inputs = {name: of for name, of in asked.study.loaded.inputs.items() if name in read}
    origin = UniquenessOrigin(
        inputs,
        is_synthetic(records.path),
        distinct.left_out,
        (*distinct.notices, *warned),
        n_rows=distinct.n_rows,
    )
    return UniquenessResult(found, origin)


def _question(distinct: DistinctRecords, asked: _Asked) -> Question:
    """What is asked, now that it is known what was counted."""
    if not distinct.n_records:
        raise VbasError(
            "There are no records to examine.",
            "Choose a file with records, or count them again without leaving so many out.",
        )
    where = [of.name for of in distinct.variables if of.kind == GEOGRAPHY]
    recodes = [Recode(where[0], LEVEL, level=asked.level)] if where and asked.level else []
    variables = (*asked.variables, *where)
    stranger = next((of.variable for of in asked.rare if of.variable not in variables), None)
    if stranger is not None:
        raise VbasError(
            "Rare values of {name} are to be left out, which is not asked about.",
            "The variables are: {names}.",
            name=stranger,
            names=", ".join(variables),
        )
    question = Question(variables, tuple(recodes), asked.set_size, asked.rare)
    check_question(distinct, question)
    return question
