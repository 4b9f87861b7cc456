"""What can be done about units that are too small: all four ways, worked out in the background."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from app.workspaces.levels.table.sheet import Asked, LevelRow, Sheet, is_run
from core.baselines import AREAS
from core.cutoff.classes_coarsened import CountedClasses
from core.cutoff.coarsening import Search, what_would_be_enough
from core.cutoff.design import Design
from core.cutoff.populations import Populations
from core.cutoff.rules import FIXED
from core.errors import VbasError
from core.levels.assessment import Assessment
from core.levels.question import Question
from core.levels.remedies import GoUp, LeaveOut, go_up, leave_out
from core.levels.starting import Starts, starts_of
from core.scenario import Scenario

_MOST_ANSWERS = 3


@dataclass(frozen=True, eq=False)
class Remedies:
    """The four ways.

    Attributes
    ----------
    row, asked, judged
        The level that is looked at, the rule, and its judgement.
    leave
        Small units are left out.
    up
        A coarser level is released.
    search
        Coarser variables; why there is no answer; None where the rule does not look at them.
    starts
        Regions of just the size that is needed.
    """

    row: LevelRow
    asked: Asked
    judged: Assessment
    leave: LeaveOut
    up: GoUp
    search: Search | VbasError | None
    starts: Starts


def remedies_for(
    sheet: Sheet,
    row: LevelRow,
    asked: Asked,
    question: Question,
    combinations: int | None = None,
    counted: CountedClasses | None = None,
) -> Remedies:
    """All remedies for a level under a rule; a second for many areas: not on the GUI thread.

    Parameters
    ----------
    sheet, row, asked
        The table, and the cell of it that was judged.
    question
        The variables, and which share of the people is enough.
    combinations
        Max combinations of the scenario that would be run; None while that is not known.
    counted
        The classes of the records; None while they are not counted.
    """
    judged = sheet.cells[row.key, asked]
    others = [of.units for of in sheet.rows if not is_run(of.key) and of is not row]
    of_areas = sheet.cells.get((AREAS, asked), judged)
    return Remedies(
        row,
        asked,
        judged,
        leave_out(judged, sheet.subject.records),
        go_up(sheet.subject.areas, judged, others, question.enough),
        _search(judged, asked, question, counted),
        starts_of(of_areas, combinations),
    )


def _search(
    judged: Assessment, asked: Asked, question: Question, counted: CountedClasses | None
) -> Search | VbasError | None:
    if asked.rule.kind == FIXED or asked.years or not question.design.variables:
        return None
    units = judged.units
    parts = units.parts
    if question.part is not None:
        parts = np.full(len(units), question.part, dtype=object)
    names = tuple(str(of) for of in units.ids.tolist())
    populations = Populations(units.people, parts, names)
    try:
        return what_would_be_enough(
            question.design, asked.rule, populations, question.enough, counted, most=_MOST_ANSWERS
        )
    except VbasError as error:
        return error


def started(scenario: Scenario, remedies: Remedies, *, each: bool = False) -> Scenario:
    """A scenario that makes regions of the size that the rule asks for.

    ``each`` region shall have it, not only the middle one.
    """
    whole = remedies.starts.whole
    return scenario if whole is None else whole.onto(replace(scenario, target=None), each=each)


def coarsened(design: Design, answer: Design) -> Design:
    """The design with the coarsenings of an answer; everything else stays."""
    return design.coarsened({of.name: of.coarsening for of in answer.variables})
