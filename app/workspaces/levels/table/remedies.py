"""What can be done about units that are too small: all four ways, and their prices in words."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from app.kit import numbers
from app.kit.language import said
from app.kit.level_words import level_name, level_words
from app.workspaces.levels.levels import LevelRow, is_run
from app.workspaces.levels.table import texts
from app.workspaces.levels.table.sheet import Decision, RuleColumn, Sheet
from app.workspaces.levels.table.texts import tr
from core.baselines import AREAS
from core.canada import part_words
from core.cutoff.coarsening import Answer, Search, what_would_be_enough
from core.cutoff.design import AS_IS, BAND, COLLAPSE, Design, Variable
from core.cutoff.rules import FIXED
from core.drafted_design import counted_classes
from core.errors import VbasError
from core.levels.assessment import Assessment
from core.levels.coarser import populations_of
from core.levels.remedies import GoUp, LeaveOut, LevelStep, Loss, go_up, leave_out
from core.levels.starting import Starts, starts_of
from core.presets import DEFAULT_K
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.study import Study
from core.suppression.records import suppress_records

_MOST_ANSWERS, _MOST_PLACES = 3, 3
_KM = 1000.0


@dataclass(frozen=True)
class RemediesQuery:
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
    k
        Smallest class that is released, of the scenario.
    """

    sheet: Sheet
    decision: Decision
    enough: float = 1.0
    combinations: int | None = None
    study: Study | None = None
    chosen: tuple[QuasiIdentifier, ...] = ()
    k: int = DEFAULT_K


@dataclass(frozen=True)
class Measured:
    """Records lost with the units as they are, at k, of all that can be used."""

    k: int
    lost: int
    records: int


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
    measured
        What the records say of the level; None where they are not counted.
    """

    row: LevelRow
    asked: RuleColumn
    judged: Assessment
    design: Design
    leave: LeaveOut
    up: GoUp
    search: Search | VbasError | None
    starts: Starts
    measured: Measured | None = None


def remedies_for(of: RemediesQuery) -> Remedies:
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
        _measured(of),
    )


def _measured(of: RemediesQuery) -> Measured | None:
    """What the records themselves say of the level, where they have been counted."""
    labels, study = of.decision.row.units.labels, of.study
    if study is None or len(labels) != study.counts.n_units or not study.counts.n_records:
        return None
    units = len(of.decision.row.units)
    counts = study.counts.merged(np.where(labels < 0, units, labels), units + 1)
    lost = suppress_records(counts, of.k).suppressed
    return Measured(of.k, lost, study.counts.n_records)


def _search(of: RemediesQuery) -> Search | VbasError | None:
    question, asked = of.sheet.question, of.decision.asked
    design = question.design
    if asked.rule.kind == FIXED or asked.years or not design.variables:
        return None
    counted = None
    if of.study is not None:
        counted = counted_classes(of.study.counts, of.chosen, design)
    populations = populations_of(of.decision.row.units, question.part)
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


# In words


def row_words(row: LevelRow) -> str:
    """The units of a level within a sentence."""
    if row.name:
        return tr("regions of {run}").format(run=row.name)
    return level_words(row.units.label)


def leave_sentence(of: Remedies) -> str:
    """Who is lost if the small units are left out."""
    leave, people = of.leave, texts.people_words(of.judged.units)
    whole = leave.whole
    if not whole.n_units:
        return tr("Nothing is known of these units by this rule, so none can be left out for it.")
    if not whole.units:
        return tr("Nothing has to be left out: all {level} have enough people.").format(
            level=row_words(of.row)
        )
    template = (
        tr(
            "Rule of thumb: {lost} of {n} ({level}), {people} ({share}). With them go {records}; "
            "they could not be studied at all."
        )
        if leave.records is not None
        else tr(
            "Rule of thumb: {lost} of {n} ({level}), {people} ({share}). They could not be "
            "studied at all."
        )
    )
    text = template.format(
        lost=numbers.count(whole.units),
        n=numbers.count(whole.n_units),
        level=row_words(of.row),
        people=numbers.count(whole.people, people),
        share=numbers.percent(whole.share),
        records=numbers.count(leave.records or 0, tr("records")),
    )
    thumb = " ".join(part for part in (text, _places(leave)) if part)
    return "\n".join(part for part in (thumb, measured_sentence(of)) if part)


def measured_sentence(of: Remedies) -> str:
    """What is measured, beside the rule of thumb, and which of them counts."""
    found = of.measured
    if found is None:
        return ""
    return tr(
        "Measured at k = {k}: {share} lost. Where records are there, this counts (Aggregate, "
        "Decide); the rule of thumb is for before they are seen. Measured with the scenario's "
        "variables."
    ).format(k=numbers.count(found.k), share=numbers.percent(found.lost / found.records))


def _places(leave: LeaveOut) -> str:
    """The provinces that lose most of their people."""
    losses: list[Loss] = [of for of in leave.losses[1:] if of.units]
    if len(leave.losses) < 3 or not losses:
        return ""
    losses.sort(key=lambda of: -of.share)
    named = ", ".join(
        tr("{place} ({share})").format(
            place=texts.province_name(of.province), share=numbers.percent(of.share)
        )
        for of in losses[:_MOST_PLACES]
    )
    return tr("Most of their people lose: {places}.").format(places=named)


def up_sentence(of: Remedies) -> str:
    """What the next coarser level that is enough would cost."""
    here, chosen = of.up.steps[0], of.up.chosen
    if chosen is here:
        return tr("No coarser level is needed: {level} are enough.").format(level=row_words(of.row))
    if chosen is None:
        best = max(of.up.steps, key=lambda step: step.assessment.whole.of_people or 0.0)
        if len(of.up.steps) == 1:
            return tr("These areas know no coarser level. Add one in the Aggregate workspace.")
        return tr(
            "No coarser level is enough: of all, {level} reach most, {share} of people."
        ).format(
            level=level_words(best.assessment.units.label),
            share=numbers.percent(best.assessment.whole.of_people),
        )
    words = {
        "level": level_name(chosen.assessment.units.label),
        "n": numbers.count(chosen.price.n_units),
        "people": numbers.measure(chosen.price.median_people),
        "before": numbers.count(here.price.n_units),
        "people_before": numbers.measure(here.price.median_people),
        "bits": numbers.measure(max(0.0, chosen.bits_more), tr("bits")),
    }
    text = tr(
        "{level} are enough: {n} instead of {before}. In the middle one live {people} people "
        "instead of {people_before}. Each person loses {bits} of geography more."
    ).format(**words)
    return " ".join(part for part in (text, _distance(here, chosen)) if part)


def _distance(here: LevelStep, there: LevelStep) -> str:
    near, far = here.price.km_to_centre, there.price.km_to_centre
    if near is None or far is None:
        return ""
    if near == 0.0:  # the areas themselves: where in them somebody lives is not known
        return tr("From the middle of the area to the centre of the unit: {far}.").format(
            far=numbers.kilometres(_KM * far)
        )
    return tr("From home to the centre of the unit: {far} instead of {near}.").format(
        far=numbers.kilometres(_KM * far), near=numbers.kilometres(_KM * near)
    )


def coarsen_sentence(of: Remedies) -> str:
    """What coarser variables could do."""
    search = of.search
    if isinstance(search, VbasError):
        return f"{search.message} {search.hint}".strip()
    if search is None:
        if of.asked.rule.kind == FIXED:
            return tr("A fixed cut-off asks for the same people whatever is released.")
        if of.asked.years:
            return tr("The columns for ages show what coarser ages do. Choose a rule for more.")
        return tr("Choose the variables that are released, and it is said which to coarsen.")
    if search.is_enough:
        return tr("No variable has to be coarser: what is released is coarse enough.")
    if search.answers:
        return tr("The cheapest first:")
    return _not_reachable(of, search)


def _not_reachable(of: Remedies, search: Search) -> str:
    place = search.not_reachable
    if place is None:
        return tr("No way was found.")
    return tr(
        "Not even dropping all variables is enough: {unit} has {people}, and would need {cutoff}."
    ).format(
        unit=tr("region {number}").format(number=place.name) if of.row.name else place.name,
        people=numbers.count(place.people, tr("people")),
        cutoff=texts.cutoff_text(place.cutoff),
    )


def answer_words(now: Design, answer: Answer) -> str:
    """One way to coarsen: what is done to which variable."""
    before = {of.name: of.coarsening for of in now.variables}
    changed = [of for of in answer.design.variables if before.get(of.name) != of.coarsening]
    return ", ".join(_done(of) for of in changed)


def _done(variable: Variable) -> str:
    how = variable.coarsening
    if how.kind == AS_IS:
        return tr("{variable} as it is").format(variable=variable.name)
    if how.kind == BAND:
        width = how.amount * (variable.step or 1.0)
        return tr("{variable} in bands of {width}").format(
            variable=variable.name, width=numbers.measure(width)
        )
    if how.kind == COLLAPSE:
        return tr("{variable} in {n} categories").format(
            variable=variable.name, n=numbers.count(how.amount)
        )
    return tr("without {variable}").format(variable=variable.name)


def answer_price(answer: Answer) -> str:
    """What a way to coarsen costs."""
    return tr("{bits} per record").format(bits=numbers.measure(answer.price, tr("bits")))


def answer_reach(answer: Answer) -> str:
    """For how many people it is enough."""
    return tr("{0} of the people live above the cut-off then.").format(
        numbers.percent(answer.share)
    )


def start_sentence(of: Remedies) -> str:
    """What VBAS would make of the areas at this cut-off."""
    start = of.starts.whole
    if start is None:
        return " ".join(str(notice) for notice in of.starts.notices)
    people = texts.people_words(of.judged.units)
    n = start.number.n_sites
    text = tr(
        "About {n} of {people} on average. If each region shall have {cutoff}, there are {most} "
        "at most."
    ).format(
        n=numbers.count(n, tr("regions")),
        people=numbers.count(start.people / max(1, n), people),
        cutoff=texts.cutoff_in(of.judged.units, start.cutoff),
        most=numbers.count(start.at_most),
    )
    notices = [str(notice) for notice in start.number.notices]
    return "\n".join([text, *_of_parts(of), *notices])


def _of_parts(of: Remedies) -> list[str]:
    """That the largest cut-off is taken, and what each part of Canada would have by itself."""
    parts = [start for start in of.starts.by_part if start.part is not None]
    if not parts:
        return []
    each = "; ".join(
        tr("{part}: {n} of {cutoff}").format(
            part=said(str(part_words(start.part or ""))),
            n=numbers.count(start.number.n_sites, tr("regions")),
            cutoff=texts.cutoff_in(of.judged.units, start.cutoff),
        )
        for start in parts
    )
    text = tr(
        "The areas lie in several parts of Canada, so the largest cut-off is taken everywhere. By "
        "its own model each would have: {parts}. For that, open the areas of one part alone."
    )
    return [text.format(parts=each)]


def start_tip(of: Remedies) -> str:
    """What else is to be known before it is started."""
    return "\n".join(str(notice) for notice in of.starts.notices)
