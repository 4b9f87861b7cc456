"""The levels of the areas on the map and their units, found once for all panels. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from app.frame.session import BASELINE, Session
from core.areas import AreaLayer
from core.baselines import levels_of, usual_first
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.areas.relating import relate
from core.levels.assessment import ALL, NOT_KNOWN, in_order
from core.levels.units import PEOPLE, Units, people_of, units_of_level, units_of_run
from core.pipeline import Run
from core.study import Study

_RUN: Final = "run "
_PARTS: Final = ("western", "central", "eastern")


class Subject(NamedTuple):
    """What is judged.

    Attributes
    ----------
    file
        The areas on the map.
    study
        The same areas with counted records; None while these are not counted.
    coarser
        Coarser levels that are shown with them: key and file.
    runs
        Number, name and run of regions made of these areas.
    """

    file: AreaFile
    study: Study | None = None
    coarser: tuple[tuple[str, AreaFile], ...] = ()
    runs: tuple[tuple[int, str, Run], ...] = ()

    @property
    def areas(self) -> AreaLayer:
        """The areas, with all coarser levels that counting has found."""
        return self.file.layer if self.study is None else self.study.areas

    @property
    def records(self) -> NDArray[np.int64] | None:
        """(n,) records in each area; None where none have been counted."""
        return None if self.study is None else self.study.counts.records


@dataclass(frozen=True, eq=False)
class LevelRow:
    """A level.

    Attributes
    ----------
    key
        As in `core.levels.question.Question.level`.
    units
        What would be released.
    name
        What the user calls it; "" = the level's own name.
    of_provinces
        {province: (units, people)}: `ALL`, then each in the order of their names, "not known" last.
    """

    key: str
    units: Units
    name: str = ""
    of_provinces: Mapping[str, tuple[int, float]] = field(default_factory=dict)

    @property
    def provinces(self) -> tuple[str, ...]:
        """In which provinces its units lie."""
        return tuple(self.of_provinces)[1:]


@dataclass(frozen=True, eq=False)
class Levels:
    """All levels of a subject.

    Attributes
    ----------
    subject
        What was asked about.
    areas
        Its areas with the coarser levels of other files.
    rows
        From the finest level to the coarsest, then runs.
    parts
        Parts of Canada in which people live, in the order of West, Central, East.
    """

    subject: Subject
    areas: AreaLayer
    rows: tuple[LevelRow, ...]
    parts: tuple[str, ...]

    def row(self, level: str) -> LevelRow:
        """The row of a level; of one that is not there, or "", the level usually released."""
        known = {row.key: row for row in self.rows}
        own = [row for row in self.rows if not is_run(row.key)]
        return known.get(level) or min(own, key=lambda row: usual_first(row.units.label))


def is_run(key: str) -> bool:
    """Whether a level is a run's regions."""
    return key.startswith(_RUN)


def key_of_run(number: int) -> str:
    """The key of a run as a level."""
    return f"{_RUN}{number}"


def subject_of(session: Session) -> Subject | None:
    """The areas on the map, with their records, coarser levels and runs; None without areas."""
    entry = session.current_run
    file = session.area_file if entry is None else entry.area_file
    if file is None:
        return None
    own = file is session.area_file
    study = session.study if own else None
    if study is None and entry is not None:
        study = entry.study
    runs = tuple(
        (of.number, of.name, of.run)
        for of in session.runs
        if of.kind != BASELINE and of.area_file is file
    )
    return Subject(file, study, tuple(session.levels.items()) if own else (), runs)


def find_levels(subject: Subject, before: Levels | None = None) -> Levels:
    """The units of every level; those of ``before`` are used again where they still hold.

    Raises
    ------
    VbasError
        If it is not known how many people live in the areas.
    """
    records, own = subject.records, subject.file.level
    people_of(subject.areas, records)
    known: dict[str, LevelRow] = {}
    runs_before: dict[str, Run] = {}
    if before is not None and _same_areas(before.subject, subject):
        areas = before.areas
        known = {of.key: of for of in before.rows}
        runs_before = {key_of_run(number): run for number, _, run in before.subject.runs}
    else:
        areas = _related(subject)
    counted_anew = before is None or before.subject.study is not subject.study

    def row(key: str, name: str = "", run: Run | None = None) -> LevelRow:
        old = known.get(key)
        holds = old is not None and (old.units.basis == PEOPLE or not counted_anew)
        if old is not None and holds and runs_before.get(key) is run:
            return old if old.name == name else replace(old, name=name)
        units = (
            units_of_level(areas, key, records, own)
            if run is None
            else units_of_run(areas, run, records)
        )
        return LevelRow(key, units, name, _totals(units))

    rows = [row(level) for level in levels_of(areas)]
    rows += [row(key_of_run(number), name, run) for number, name, run in subject.runs]
    there = {part for of in rows for part in of.units.whereabouts.by_part[1]}
    return Levels(subject, areas, tuple(rows), tuple(part for part in _PARTS if part in there))


def _same_areas(one: Subject, other: Subject) -> bool:
    """Whether two subjects have the same areas with the same coarser levels."""
    files = [(key, id(file)) for key, file in one.coarser]
    return (
        one.areas is other.areas
        and one.file.level == other.file.level
        and files == [(key, id(file)) for key, file in other.coarser]
    )


def _related(subject: Subject) -> AreaLayer:
    """The areas with the coarser levels of other files; those that lie elsewhere are none."""
    areas = subject.areas
    for key, file in subject.coarser:
        if key not in areas.parents:
            try:
                areas, _ = relate(areas, file.layer, key)
            except VbasError:  # it lies elsewhere: no level of these areas
                continue
    return areas


def _totals(units: Units) -> dict[str, tuple[int, float]]:
    """{province: (units, people)}, in all first."""
    codes, found = pd.factorize(pd.Series(units.provinces, dtype=object))
    n_units = np.bincount(codes, minlength=len(found)).tolist()
    people = np.bincount(codes, np.nan_to_num(units.people), minlength=len(found)).tolist()
    of = dict(zip(found, zip(n_units, people, strict=True), strict=True))
    whole = (len(units), units.total)
    return {ALL: whole} | {name or NOT_KNOWN: of[name] for name in in_order(of)}
