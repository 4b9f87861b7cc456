"""What the table of levels and rules shows: levels in rows, rules in columns, each pair judged.

No Qt: made in a thread of the background, and kept until other areas come.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from app.workspaces.levels.kept_units import KeptUnits
from core.areas import AreaLayer
from core.baselines import usual_first
from core.cutoff.fixed import fixed_cutoffs
from core.cutoff.rules import FIXED, MODEL, Rule, rules, rules_of_set
from core.errors import VbasError
from core.io.areas import AreaFile
from core.levels.assessment import ALL, NOT_KNOWN, Assessment, assess, in_order
from core.levels.question import Question
from core.levels.tables import WIDTHS, ages_by_sex
from core.levels.units import Units, people_of
from core.pipeline import Run

_USUAL_MODEL: Final = "el-emam-2009-maxcombs"
_RUN: Final = "run "
_MOST_KEPT: Final = 300


@dataclass(frozen=True, eq=False)
class Subject:
    """What is judged.

    Attributes
    ----------
    file
        The areas on the map.
    areas
        The same areas, with all coarser levels that counting has found.
    levels
        Coarser levels that are shown with them, by key.
    records
        (n,) records in each area; None where none have been counted.
    runs
        (number, name, run) of regions made of these areas.
    """

    file: AreaFile
    areas: AreaLayer
    levels: Mapping[str, AreaFile] = field(default_factory=dict)
    records: NDArray[np.int64] | None = None
    runs: tuple[tuple[int, str, Run], ...] = ()


@dataclass(frozen=True, eq=False)
class LevelRow:
    """A level.

    Attributes
    ----------
    key
        As in `Question.level`.
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

    def totals(self, province: str) -> tuple[int, float]:
        """Units and people of a province, or of `ALL`."""
        return self.of_provinces[province]


@dataclass(frozen=True)
class Asked:
    """A column: a rule with the predictors it is asked with.

    Attributes
    ----------
    rule, max_combinations, entropy
        See `core.levels.assessment.assess`.
    years
        What an age category spans, in the form of Table 8; 0 otherwise.
    """

    rule: Rule
    max_combinations: int | None = None
    entropy: float | None = None
    years: int = 0


@dataclass(frozen=True, eq=False)
class Sheet:
    """The table.

    Attributes
    ----------
    subject
        What was judged.
    rows
        From the finest level to the coarsest, then runs.
    columns, ages
        The rules; the model with ages of 1, 2, 5, 10 years.
    cells
        {(key of a row, column): its judgement}; a pair that cannot be judged is not there.
    part
        Part of Canada whose model was taken everywhere; None = each unit's own.
    """

    subject: Subject
    rows: tuple[LevelRow, ...]
    columns: tuple[Asked, ...]
    ages: tuple[Asked, ...]
    cells: Mapping[tuple[str, Asked], Assessment]
    part: str | None = None

    def row(self, level: str) -> LevelRow:
        """The row of a level; of one that is not there, or "", the level usually released."""
        known = {row.key: row for row in self.rows}
        levels = [row for row in self.rows if not is_run(row.key)]
        return known.get(level) or min(levels, key=lambda row: usual_first(row.units.label))

    def column(self, question: Question) -> Asked:
        """The column that decides; the model's if the question's is not there."""
        for asked in self.columns:
            if (asked.rule.name, asked.rule.predictor) == (question.rule, question.predictor):
                return asked
        return self.columns[0]

    def decided(self, question: Question) -> Assessment | None:
        """The judgement of the level that is looked at, by the rule that decides."""
        return self.cells.get((self.row(question.level).key, self.column(question)))


def is_run(key: str) -> bool:
    """Whether a level is a run's regions."""
    return key.startswith(_RUN)


def key_of_run(number: int) -> str:
    """The key of a run as a level."""
    return f"{_RUN}{number}"


def asked_rules(question: Question) -> tuple[Asked, ...]:
    """The model that the question names, or the usual one, then all fixed cut-offs."""
    design = question.design
    combinations = design.max_combinations if design.variables else None
    fixed = [Asked(rule) for rule in rules() if rule.kind == FIXED]
    model = Asked(model_of(question), combinations, design.entropy)
    return (model, *fixed)


def asked_ages(question: Question) -> tuple[Asked, ...]:
    """The model with sex and age in categories of 1, 2, 5, 10 years (El Emam 2009, Table 8)."""
    model = model_of(question)
    if model.predictor != "maxcombs":
        model = rules_of_set(_USUAL_MODEL)[0]
    return tuple(Asked(model, ages_by_sex(years), None, years) for years in WIDTHS)


def model_of(question: Question) -> Rule:
    """The model that the question names, or the usual one."""
    for name in (question.rule, _USUAL_MODEL):
        try:
            found = rules_of_set(name) if name not in fixed_cutoffs() else ()
        except VbasError:  # a set of the user that is no longer there
            continue
        fitting = [rule for rule in found if rule.predictor == question.predictor]
        if fitting or found:
            return (fitting or list(found))[0]
    raise AssertionError("the usual model is always there")


class SheetMaker:
    """Makes sheets; what was found out about the same areas is used again."""

    def __init__(self, kept: KeptUnits | None = None) -> None:
        self._kept = kept or KeptUnits()
        self._areas: AreaLayer | None = None
        self._judged: dict[tuple[int, Asked, str | None], tuple[Units, Assessment]] = {}

    def make(self, subject: Subject, question: Question) -> Sheet:
        """The table of a subject.

        Raises
        ------
        VbasError
            If it is not known how many people live in the areas.
        """
        areas = self._kept.related(subject.areas, subject.levels)
        if areas is not self._areas:
            self._areas, self._judged = areas, {}
        people_of(areas, subject.records)
        rows = self._rows(subject, areas)
        columns, ages = asked_rules(question), asked_ages(question)
        cells = {
            (row.key, asked): judged
            for row in rows
            for asked in (*columns, *ages)
            if (judged := self._judge(row.units, asked, question.part)) is not None
        }
        return Sheet(subject, rows, columns, ages, cells, question.part)

    def _rows(self, subject: Subject, areas: AreaLayer) -> tuple[LevelRow, ...]:
        kept, own, records = self._kept, subject.file.level, subject.records
        named = [(of, "", kept.of_level(areas, of, records, own)) for of in kept.levels(areas)]
        for number, name, run in subject.runs:
            named.append((key_of_run(number), name, kept.of_run(areas, run, records)))
        return tuple(LevelRow(key, units, name, _totals(units)) for key, name, units in named)

    def _judge(self, units: Units, asked: Asked, part: str | None) -> Assessment | None:
        part = part if asked.rule.kind == MODEL else None
        key = (id(units), asked, part)
        known = self._judged.get(key)
        if known is None or known[0] is not units:
            try:
                found = assess(units, asked.rule, asked.max_combinations, asked.entropy, part)
            except VbasError:  # what the rule asks for is not known
                return None
            _ = found.shares, found.margins  # not on the window's thread
            if len(self._judged) >= _MOST_KEPT:
                self._judged = {}
            known = (units, found)
            self._judged[key] = known
        return known[1]


def _totals(units: Units) -> dict[str, tuple[int, float]]:
    """{province: (units, people)}, in all first."""
    codes, found = pd.factorize(pd.Series(units.provinces, dtype=object))
    n_units = np.bincount(codes, minlength=len(found)).tolist()
    people = np.bincount(codes, np.nan_to_num(units.people), minlength=len(found)).tolist()
    of = dict(zip(found, zip(n_units, people, strict=True), strict=True))
    whole = (len(units), units.total)
    return {ALL: whole} | {name or NOT_KNOWN: of[name] for name in in_order(of)}
