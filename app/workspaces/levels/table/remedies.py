"""What can be done about units that are too small: all four ways, with their prices. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.workspaces.levels.levels import LevelRow, is_run
from app.workspaces.levels.table.sheet import Asked, Decision, Sheet
from core.baselines import AREAS
from core.cutoff.coarsening import Search, what_would_be_enough
from core.cutoff.design import Design
from core.cutoff.rules import FIXED
from core.drafted_design import counted_classes
from core.errors import VbasError
from core.levels.assessment import Assessment
from core.levels.remedies import GoUp, LeaveOut, go_up, leave_out
from core.levels.starting import Starts, starts_of
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.study import Study

_MOST_ANSWERS = 3


@dataclass(frozen=True)
class Looked:
    """What remedies are asked for.

    Attributes
    ----------
    sheet, decision
        The table, and the cell of it that is looked at.
    enough
        Which share of the people is enough.
    combinations
        Max combinations of the scenario that would be run; None while that is not known.
    study, chosen
        The counted records and their quasi-identifiers; None while they are not counted.
    """

    sheet: Sheet
    decision: Decision
    enough: float = 1.0
    combinations: int | None = None
    study: Study | None = None
    chosen: tuple[QuasiIdentifier, ...] = ()


@dataclass(frozen=True, eq=False)
class Remedies:
    """The four ways.

    Attributes
    ----------
    row, asked, judged
        The level that is looked at, the rule, and its judgement.
    design
        The variables as they are now.
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
    design: Design
    leave: LeaveOut
    up: GoUp
    search: Search | VbasError | None
    starts: Starts


def remedies_for(of: Looked) -> Remedies:
    """All remedies for a level under a rule; a second for many areas: not on the GUI thread."""
    sheet, looked, asked = of.sheet, of.decision.row, of.decision.asked
    judged = sheet.cells[looked.key, asked]
    others = [row.units for row in sheet.rows if not is_run(row.key) and row is not looked]
    return Remedies(
        looked,
        asked,
        judged,
        sheet.question.design,
        leave_out(judged, sheet.levels.subject.records),
        go_up(sheet.levels.areas, judged, others, of.enough),
        _search(of),
        starts_of(sheet.cells.get((AREAS, asked), judged), of.combinations),
    )


def _search(of: Looked) -> Search | VbasError | None:
    question, asked = of.sheet.question, of.decision.asked
    design = question.design
    if asked.rule.kind == FIXED or asked.years or not design.variables:
        return None
    counted = None
    if of.study is not None:
        counted = counted_classes(of.study.counts, of.chosen, design)
    populations = of.decision.row.populations(question.part)
    try:
        return what_would_be_enough(
            design, asked.rule, populations, of.enough, counted, most=_MOST_ANSWERS
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
