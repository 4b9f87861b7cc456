"""What the table of levels says: headings, cells, tooltips, and the answer as a sentence."""

from __future__ import annotations

import math
from collections.abc import Collection

import numpy as np
from PySide6.QtCore import QCoreApplication, QLocale

from app.kit import numbers
from app.kit.language import said
from app.kit.level_words import level_name
from app.workspaces.levels.levels import LevelRow
from app.workspaces.levels.state import NO_PEOPLE, WORKING
from app.workspaces.levels.table.sheet import RuleColumn
from core.canada import provinces
from core.cutoff.rules import FIXED, Rule
from core.levels.assessment import ALL, NOT_KNOWN, Assessment, Share
from core.levels.published import published
from core.levels.units import RECORDS, Units

UNITS, PEOPLE = "units", "people"
"""What the cells tell a share of."""

_LEAST, _MANY = 0.01, 100.0


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Levels", text, disambiguation, n)


def people_words(units: Units) -> str:
    """What people are counted as: people, or records where no population is published."""
    return tr("records") if units.basis == RECORDS else tr("people")


def row_name(row: LevelRow) -> str:
    """What a level is called; a run by its own name."""
    return row.name or level_name(row.units.label)


def province_name(province: str) -> str:
    """What a province is called."""
    if province in ("", NOT_KNOWN):
        return tr("Province not known")
    of = provinces().get(province)
    if of is None:
        return province
    french = QLocale().language() == QLocale.Language.French
    return of.name_fr if french else of.name_en


def rule_words(asked: RuleColumn) -> str:
    """What the rule of a column is called."""
    return said(asked.rule.title)


def heading(asked: RuleColumn, cutoffs: Collection[float]) -> str:
    """Two lines over a column: the cut-off and who says so, or the width of age categories."""
    above = numbers.NOTHING
    if len(cutoffs) > 1:
        above = tr("several")
    elif cutoffs:
        above = tr("> {people}").format(people=cutoff_text(next(iter(cutoffs))))
    if asked.years:
        ages = tr("%n-year ages", "", asked.years)
        return f"{above}\n{ages}"
    if asked.rule.kind == FIXED:
        return f"{above}\n{_in_short(asked.rule)}"
    return f"{above}\n{tr('model')}"


def cutoff_text(cutoff: float) -> str:
    """A cut-off in whole people, as in the papers."""
    return "∞" if math.isinf(cutoff) else numbers.count(cutoff)


def cutoff_in(units: Units, cutoff: float) -> str:
    """The same with what is counted: people, or records."""
    return f"{cutoff_text(cutoff)}\u00a0{people_words(units)}"


def published_line(share: Share, asked: RuleColumn, units: Units) -> str:
    """What El Emam et al. 2009 print for a province; "" if they print nothing."""
    of = published()
    if units.label != of.level:
        return ""
    for figure in of.figures:
        same = asked.max_combinations in (None, figure.max_combinations)
        if same and (figure.rule, figure.province) == (asked.rule.name, share.province):
            return tr(
                "El Emam et al. 2009, by the census of {year}: {units} of units, {people} of "
                "people. Other years have other people."
            ).format(
                year=of.census,
                units=numbers.percent(figure.units / 100.0),
                people=numbers.percent(figure.people / 100.0),
            )
    return ""


def _in_short(rule: Rule) -> str:
    """A fixed cut-off in the room over a column."""
    short = {
        "hipaa": tr("HIPAA"),
        "researcher": tr("research"),
        "cchs": tr("CCHS"),
        "us-census-bureau": tr("US Census"),
        "british-census": tr("UK census"),
    }
    return short.get(rule.name) or said(rule.title)


def heading_tip(asked: RuleColumn, cutoffs: dict[str, float]) -> str:
    """All that is to be known of a column: rule, source, predictors, cut-offs."""
    lines = [rule_words(asked)]
    source = said(asked.rule.source)
    if source and source != lines[0]:
        lines.append(source)
    if asked.years:
        lines.append(
            tr("Age in categories of {years} and sex: {combinations}").format(
                years=tr("%n years", "", asked.years),
                combinations=numbers.count(asked.max_combinations, tr("combinations")),
            )
        )
    elif asked.rule.kind != FIXED and asked.max_combinations is not None:
        lines.append(
            tr("Max combinations: {combinations}").format(
                combinations=numbers.count(asked.max_combinations)
            )
        )
    elif asked.rule.kind != FIXED:
        lines.append(tr("It is not known yet which variables are released."))
    for province, cutoff in cutoffs.items():
        line = tr("{place}: more than {people} people")
        lines.append(line.format(place=province, people=cutoff_text(cutoff)))
    return "\n".join(lines)


def share_text(share: Share | None, of: str) -> str:
    """A cell: the share of units, or of people, that is above."""
    if share is None:
        return numbers.NOTHING
    return numbers.percent(share.of_people if of == PEOPLE else share.of_units)


def share_tip(name: str, share: Share, units: Units) -> str:
    """The exact counts behind a cell."""
    template = (
        tr("{level}: {above} of {n} ({share}) have more than the cut-off of {cutoff}.")
        if share.cutoff is not None
        else tr("{level}: {above} of {n} ({share}) have more than the cut-off of their province.")
    )
    lines = [
        template.format(
            level=name,
            above=numbers.count(share.units_above),
            n=numbers.count(share.n_units),
            share=numbers.percent(share.of_units),
            cutoff=cutoff_in(units, share.cutoff or 0.0),
        ),
        tr("{above} of {people} ({share}) live there.").format(
            above=numbers.count(share.people_above),
            people=numbers.count(share.people, people_words(units)),
            share=numbers.percent(share.of_people),
        ),
    ]
    if share.not_judged:
        lines.append(tr("%n units are not judged.", "", share.not_judged))
    return "\n".join(lines)


def margin_text(assessment: Assessment, unit: int) -> str:
    """A cell of a unit: a mark, and its people as a multiple of the cut-off."""
    if not assessment.judged[unit]:
        return numbers.NOTHING
    mark = "✓" if assessment.passes[unit] else "✗"
    return f"{mark} {_times(float(assessment.margins[unit]))}×"


def _times(margin: float) -> str:
    """A margin to two decimals: the column is narrow, and the tooltip has people and cut-off."""
    if math.isinf(margin) or margin >= _MANY:
        return "∞" if math.isinf(margin) else numbers.count(margin)
    if 0 < margin < _LEAST:
        return f"<{QLocale().toString(_LEAST, 'f', 2)}"
    return QLocale().toString(margin, "f", 2)


def margin_tip(assessment: Assessment, unit: int) -> str:
    """What the cell of a unit means."""
    units = assessment.units
    if not units.known[unit]:
        return tr("Its population is not published.")
    cutoff, people = float(assessment.cutoffs[unit]), float(units.people[unit])
    if np.isnan(cutoff):
        return tr("The rule does not apply here: it is not in a known part of Canada.")
    template = (
        tr("{people} live here, more than the cut-off of {cutoff}: enough.")
        if assessment.passes[unit]
        else tr("{people} live here, not more than the cut-off of {cutoff}: too few.")
    )
    there = numbers.count(people, people_words(units))
    return template.format(people=there, cutoff=cutoff_in(units, cutoff))


def unit_name(units: Units, unit: int) -> str:
    """The id of a unit; areas in none lie together."""
    name = str(units.ids[unit])
    if units.level == "regions":
        return tr("Region {0}").format(name)
    return name or tr("in no unit")


def not_known(asked: RuleColumn) -> str:
    """What a model's cut-off lacks."""
    if asked.rule.predictor == "entropy":
        return tr("The model's cut-off needs the entropy of the records: a run (F5) counts them.")
    return tr("Choose the variables that are released: the model's cut-off needs them.")


def answer(row: LevelRow, assessment: Assessment) -> str:
    """The answer in one sentence."""
    whole = assessment.whole
    if not whole.n_units:
        return tr("{level}: the rule does not apply to any of them.").format(level=row_name(row))
    return tr("{level}: {above} of {n} have enough people, {share} of all.").format(
        level=row_name(row),
        above=numbers.count(whole.units_above),
        n=numbers.count(whole.n_units),
        share=numbers.percent(whole.of_people),
    )


def reason(asked: RuleColumn, assessment: Assessment) -> str:
    """What enough means, and what was not judged."""
    units, whole = assessment.units, assessment.whole
    rule = rule_words(asked)
    known = assessment.cutoffs[~np.isnan(assessment.cutoffs)]
    if not len(known):
        text = tr("{rule} does not apply: no area lies in a known part of Canada.")
        said_ = text.format(rule=rule)
    elif whole.cutoff is not None:
        text = tr("Enough: more than {cutoff} ({rule}).")
        said_ = text.format(cutoff=cutoff_in(units, whole.cutoff), rule=rule)
    else:
        said_ = tr("Enough: more than {least} to {most}, by province ({rule}).").format(
            least=cutoff_text(float(known.min())),
            most=cutoff_in(units, float(known.max())),
            rule=rule,
        )
    return " ".join([said_, *(str(notice) for notice in assessment.notices)])


def place_name(row: LevelRow, share: Share) -> str:
    """Level and province of a cell."""
    if share.province == ALL:
        return row_name(row)
    return tr("{level}, {place}").format(level=row_name(row), place=province_name(share.province))


def why_nothing(reason: str) -> str:
    """Why there is no table of levels."""
    if reason == NO_PEOPLE:
        return tr(
            "Nobody knows yet how many people live in these areas. Join a table of their "
            "population, or count the records: then it is said which level of geography has "
            "enough people."
        )
    if reason == WORKING:
        return tr("Counting the people of all levels …")
    return tr(
        "Here you will see which level of geography has enough people in each unit: areas, "
        "FSAs, postal regions, census divisions, provinces and runs, by every rule."
    )
