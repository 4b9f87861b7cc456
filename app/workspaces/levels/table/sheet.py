"""What the table of levels and rules shows: levels in rows, rules in columns, each pair judged.

No Qt: made in a thread of the background.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from app.workspaces.levels.levels import LevelRow, Levels
from core.cutoff.population_cutoffs import fixed_cutoffs
from core.cutoff.rules import FIXED, MODEL, Rule, rules, rules_of_set
from core.errors import VbasError
from core.levels.assessment import Assessment, assess
from core.levels.question import Question
from core.levels.tables import WIDTHS, ages_by_sex, long_table

_USUAL_MODEL: Final = "el-emam-2009-maxcombs"


@dataclass(frozen=True)
class RuleColumn:
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
    levels
        Its rows.
    question
        Variables, model and part of Canada that were asked about.
    columns, ages
        The rules; the model with ages of 1, 2, 5, 10 years.
    cells
        {(key of a row, column): its judgement}; a pair that cannot be judged is not there.
    """

    levels: Levels
    question: Question
    columns: tuple[RuleColumn, ...]
    ages: tuple[RuleColumn, ...]
    cells: Mapping[tuple[str, RuleColumn], Assessment]

    @property
    def rows(self) -> tuple[LevelRow, ...]:
        """From the finest level to the coarsest, then runs."""
        return self.levels.rows

    def column(self, question: Question) -> RuleColumn:
        """The column that decides; the model's if the question's is not there."""
        for asked in self.columns:
            if (asked.rule.name, asked.rule.predictor) == (question.rule, question.predictor):
                return asked
        return self.columns[0]


@dataclass(frozen=True)
class Decision:
    """The cell that is looked at; its judgement is None where it cannot be judged."""

    row: LevelRow
    asked: RuleColumn
    judged: Assessment | None


def asked_rules(question: Question) -> tuple[RuleColumn, ...]:
    """The model that the question names, or the usual one, then all fixed cut-offs."""
    design = question.design
    combinations = design.max_combinations if design.variables else None
    fixed = [RuleColumn(rule) for rule in rules() if rule.kind == FIXED]
    model = RuleColumn(_model_of(question), combinations, design.entropy)
    return (model, *fixed)


def asked_ages(question: Question) -> tuple[RuleColumn, ...]:
    """The model with sex and age in categories of 1, 2, 5, 10 years (El Emam 2009, Table 8)."""
    model = _model_of(question)
    if model.predictor != "maxcombs":
        model = rules_of_set(_USUAL_MODEL)[0]
    return tuple(RuleColumn(model, ages_by_sex(years), None, years) for years in WIDTHS)


def _model_of(question: Question) -> Rule:
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


def make_sheet(levels: Levels, question: Question, before: Sheet | None = None) -> Sheet:
    """Judges all levels by all rules; what ``before`` says of the same units is used again."""
    columns, ages = asked_rules(question), asked_ages(question)
    known = {} if before is None else before.cells
    part_before = None if before is None else before.question.part
    cells = {}
    for row in levels.rows:
        for asked in (*columns, *ages):
            part = question.part if asked.rule.kind == MODEL else None
            judged = known.get((row.key, asked))
            same = asked.rule.kind != MODEL or part == part_before
            if judged is None or judged.units is not row.units or not same:
                judged = _judge(row, asked, part)
            if judged is not None:
                cells[row.key, asked] = judged
    return Sheet(levels, question, columns, ages, cells)


def _judge(row: LevelRow, asked: RuleColumn, part: str | None) -> Assessment | None:
    try:
        found = assess(row.units, asked.rule, asked.max_combinations, asked.entropy, part)
    except VbasError:  # what the rule asks for is not known
        return None
    _ = found.shares, found.margins  # not on the window's thread
    return found


def table_of(sheet: Sheet, columns: tuple[RuleColumn, ...]) -> pd.DataFrame:
    """All levels and provinces under these rules, exact; runs by the names the user gave them."""
    parts = []
    for row in sheet.rows:
        judged = [sheet.cells[row.key, of] for of in columns if (row.key, of) in sheet.cells]
        if judged:
            part = long_table(judged)
            parts.append(part.assign(level=row.name) if row.name else part)
    return pd.concat(parts, ignore_index=True)


def failing_units(judged: Assessment) -> pd.DataFrame:
    """The units that have too few people, the smallest first."""
    units = judged.units
    too_few = np.flatnonzero(judged.judged & ~judged.passes)
    too_few = too_few[np.argsort(units.people[too_few], kind="stable")]
    return pd.DataFrame(
        {
            units.label: units.ids[too_few],
            "province": units.provinces[too_few],
            units.basis: units.people[too_few],
            "cutoff": judged.cutoffs[too_few],
            "margin": judged.margins[too_few],
            "n_areas": units.n_areas[too_few],
        }
    )


def failing_areas(judged: Assessment) -> NDArray[np.intp]:
    """The areas of units that are judged and have too few people."""
    too_few = np.append(judged.judged & ~judged.passes, False)
    return np.flatnonzero(too_few[judged.units.labels])
