"""From what is open to distinct records: a study that is there is used, else the file is read.

No Qt: works in the thread of a job.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.frame.session import BASELINE, RunEntry, Session
from core.areas import AreaLayer
from core.background import in_background
from core.io.areas import AreaFile, relate
from core.io.inputs import load_study
from core.io.records import AREA, RecordSource
from core.io.records.distinct import read_distinct
from core.io.records.place import Place
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.counted import distinct_of_counts
from core.record_uniqueness.distinct import (
    GEOGRAPHY,
    CountedVariable,
    DistinctRecords,
    VariableLevel,
)
from core.record_uniqueness.variables import geography_name
from core.steps import Steps
from core.study import UNKNOWN_AREA, Study

Regions = Mapping[str, NDArray[np.int32]]
"""{key of a run: (areas,) region of each area, -1 = none}."""

_RUN = "run "
_RELATE = "relating levels"
_JOIN = "joining equal records"


@dataclass(frozen=True)
class RecordFile:
    """The records as they are counted, whatever is asked.

    Attributes
    ----------
    path
        Where they are.
    scenario
        The scenario's quasi-identifiers.
    area_column
        Column with the area of a record; None where geography cannot be asked about.
    person_column, exclude_missing, area_kind, conversion_path, where
        As in `core.io.records.RecordSource`.
    areas
        The areas that are meant; None where only their ids are known.
    levels
        Coarser levels, by name.
    """

    path: Place
    scenario: tuple[QuasiIdentifier, ...] = ()
    area_column: str | None = None
    person_column: str | None = None
    exclude_missing: bool = False
    area_kind: str = AREA
    conversion_path: Path | None = None
    areas: AreaFile | None = None
    levels: tuple[tuple[str, AreaFile], ...] = ()
    where: str = ""

    @property
    def over_all(self) -> bool:
        """Whether other columns change which records are counted."""
        return self.exclude_missing


@dataclass(frozen=True)
class Wanted:
    """What is to be counted.

    Attributes
    ----------
    file
        The records.
    columns
        Other columns of the file that are variables too, with their recoding.
    """

    file: RecordFile
    columns: tuple[QuasiIdentifier, ...] = ()

    @property
    def quasi_identifiers(self) -> tuple[QuasiIdentifier, ...]:
        """The columns that are variables."""
        return (*self.file.scenario, *self.columns)

    @property
    def geography(self) -> str | None:
        """What the variable of geography is called; None where there is none."""
        if self.file.area_column is None:
            return None
        return geography_name([of.column for of in self.quasi_identifiers])

    @property
    def names(self) -> tuple[str, ...]:
        """All variables that can be asked about, in the order of the list."""
        where = () if self.geography is None else (self.geography,)
        scenario, others = (
            tuple(of.column for of in some) for some in (self.file.scenario, self.columns)
        )
        return (*scenario, *where, *others)

    def is_met_by(self, counted: Wanted) -> bool:
        """Whether what was counted will do."""
        if self.file != counted.file or self.geography != counted.geography:
            return False
        if self.file.over_all:
            return set(map(repr, self.columns)) == set(map(repr, counted.columns))
        return set(map(repr, self.columns)) <= set(map(repr, counted.columns))


@dataclass(frozen=True, eq=False)
class Counted:
    """What was counted.

    Attributes
    ----------
    wanted
        What was asked for.
    distinct
        The distinct records.
    study
        The study that was counted on the way; None if none was.
    """

    wanted: Wanted
    distinct: DistinctRecords
    study: Study | None = field(default=None)


def wanted_of(session: Session, columns: tuple[QuasiIdentifier, ...]) -> Wanted | None:
    """What the session asks to be counted; None without records."""
    opened, draft = session.records, session.draft
    if opened is None:
        return None
    there = {of.name for of in opened.preview.columns}
    scenario = draft.scenario
    file = RecordFile(
        opened.path,
        tuple(of for of in scenario.quasi_identifiers if of.column in there),
        draft.area_column if draft.area_column in there else None,
        draft.person_column,
        scenario.exclude_missing,
        draft.area_kind,
        draft.conversion_path,
        session.area_file,
        tuple(session.levels.items()),
        draft.where,
    )
    taken = {of.column for of in file.scenario}
    return Wanted(file, tuple(of for of in columns if of.column not in taken))


def regions_of(session: Session) -> Regions:
    """The regions of the runs on the areas that are open, but for today's practice."""
    return {key_of_run(of.number): of.run.aggregation.labels for of in runs_of(session)}


def runs_of(session: Session) -> tuple[RunEntry, ...]:
    """The runs whose regions are levels of geography."""
    file = session.area_file
    return tuple(
        of for of in session.runs if of.kind != BASELINE and of.area_file is file is not None
    )


def names_of_runs(session: Session) -> dict[str, str]:
    """{key of a run: what the user calls it}."""
    return {key_of_run(of.number): of.name for of in runs_of(session)}


def key_of_run(number: int) -> str:
    """What the regions of a run are called as a level of geography."""
    return f"{_RUN}{number}"


def is_of_run(level: str) -> bool:
    """Whether a level of geography is that of a run."""
    return level.startswith(_RUN)


def count(wanted: Wanted, study: Study | None, regions: Regions) -> Steps[Counted]:
    """Counts the distinct records, also those in none of the areas, which a study has not.

    Parameters
    ----------
    wanted
        What is to be counted.
    study
        The scenario's records and areas as they were counted, if they were.
    regions
        Further levels of geography.

    Raises
    ------
    VbasError
        If a file is missing, damaged, or lacks a column; if no record is in an area.
    """
    file, loaded = wanted.file, None
    placed = file.area_column is not None and file.areas is not None
    # Whose the records are, the counts of a study do not tell.
    will_do = file.person_column is None and not wanted.columns
    if placed and will_do and study is None and file.scenario:
        loaded = yield from _study(file)
        study = loaded
    layer = (yield from _placed(file, study)) if placed else None
    elsewhere = _elsewhere(file, study)
    if layer is not None and study is not None and will_do and not elsewhere:
        joined = partial(of_study, wanted, study, layer, regions)
        return Counted(wanted, (yield from in_background(_JOIN, joined)), loaded)
    distinct = yield from read_distinct(
        file.path,
        wanted.quasi_identifiers,
        area_column=file.area_column,
        areas=layer,
        more=regions if placed else None,
        exclude_missing=file.exclude_missing,
        person_column=file.person_column,
        area_kind=file.area_kind,
        conversion_path=file.conversion_path,
        where=file.where,
        keep_unknown=elsewhere,
    )
    return Counted(wanted, distinct, loaded)


def _elsewhere(file: RecordFile, study: Study | None) -> bool:
    """Whether there may be records that count and are in none of the areas."""
    if file.area_column is None or file.exclude_missing:
        return False  # where they are is a missing value
    return study is None or study.left_out.get(UNKNOWN_AREA, 0) > 0


def _study(file: RecordFile) -> Steps[Study]:
    """The scenario's records by area, as every workspace counts them."""
    assert file.areas is not None
    source = RecordSource(
        file.path,
        file.area_column or "",
        file.scenario,
        file.exclude_missing,
        file.person_column,
        file.area_kind,
        file.conversion_path,
        file.where,
    )
    loaded = yield from load_study(file.areas, source, dict(file.levels))
    return loaded.study


def of_study(wanted: Wanted, study: Study, areas: AreaLayer, regions: Regions) -> DistinctRecords:
    """The distinct records of a study; ``areas`` are its areas with all their levels."""
    return distinct_of_counts(
        study.counts,
        wanted.file.scenario,
        areas,
        more=regions,
        left_out=study.left_out,
        notices=study.notices,
    )


def _placed(file: RecordFile, study: Study | None) -> Steps[AreaLayer]:
    """The areas with their units of every coarser level."""
    assert file.areas is not None
    layer = file.areas.layer if study is None else study.areas
    for name, of in file.levels:
        if study is None or name not in layer.parents:
            layer, _ = yield from in_background(_RELATE, partial(relate, layer, of.layer, name))
    return layer


def with_regions(
    distinct: DistinctRecords, regions: Regions, names: Mapping[str, str]
) -> DistinctRecords:
    """The same records with the regions of other runs as levels of geography, by their names."""
    return replace(
        distinct,
        variables=tuple(
            _levelled(of, regions, names) if of.kind == GEOGRAPHY else of
            for of in distinct.variables
        ),
    )


def _levelled(
    geography: CountedVariable, regions: Regions, names: Mapping[str, str]
) -> CountedVariable:
    levels = [of for of in geography.levels if not is_of_run(of.name)]
    for name, labels in regions.items():
        ids = tuple(str(i + 1) for i in range(int(labels.max(initial=-1)) + 1))
        title = names.get(name, "")
        levels.append(VariableLevel(name, labels.astype(np.int32), ids, title))
    levels.sort(key=lambda of: -len(of.categories))
    return replace(geography, levels=tuple(levels))
