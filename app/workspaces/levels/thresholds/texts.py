"""What the panel of thresholds says."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.language import said
from app.kit.level_words import level_words
from app.workspaces.levels.levels import LevelRow
from core.presets import PAPER, ThresholdPreset, threshold_presets
from core.thresholds.guidance import Proposal, Weighed
from core.thresholds.predicted import ThresholdModel
from core.thresholds.report import Predicted, Report
from core.thresholds.sampled import (
    COUNTED,
    NO_POPULATION,
    NO_RECORDS,
    NO_SHARED,
    NOT_FOUND,
    ONE_CLASS,
    PITMAN,
    SNB,
    TOO_FEW_PEOPLE,
    ZAYATZ,
)
from core.thresholds.verdicts import Verdict


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Thresholds", text, disambiguation, n)


def units_name(row: LevelRow) -> str:
    """The units of a level, in the plural."""
    if row.name:
        return tr("regions of “{run}”").format(run=row.name)
    return level_words(row.units.label)


def percent(threshold: float) -> str:
    """A threshold: "5 %"."""
    return f"{numbers.short(round(100 * threshold, 6))}\u00a0%"


def preset_of(threshold: float) -> ThresholdPreset | None:
    """The preset with this share."""
    return next((of for of in threshold_presets() if of.share == threshold), None)


def about(threshold: float) -> str:
    """Everything about a threshold, one line a fact."""
    of = preset_of(threshold)
    if of is None:
        return ""
    origin = (
        tr("from the papers VBAS follows")
        if of.origin == PAPER
        else tr("general knowledge: check it with your custodian")
    )
    lines = [said(of.title), said(of.applies), said(of.note), f"{said(of.source)} ({origin})"]
    return "\n".join(line for line in lines if line)


def sentence(level: str, row: Verdict) -> str:
    """How the level stands against the threshold that was chosen."""
    if not row.n_known:
        return tr("No unit has a value: {level} cannot be judged.").format(level=level)
    if row.n_known == 1:
        return _of_one(level, row)
    if not row.n_above:
        if row.threshold == 0:
            text = tr("In none of {known} {level} is anybody unique.")
        else:
            text = tr("None of {known} {level} has more than {threshold} unique.")
        return text.format(
            known=numbers.count(row.n_known), level=level, threshold=percent(row.threshold)
        )
    if row.threshold == 0:
        text = tr("In {above} of {known} {level} somebody is unique. They hold {what}.")
    else:
        text = tr("{above} of {known} {level} have more than {threshold} unique. They hold {what}.")
    return text.format(
        above=numbers.count(row.n_above),
        known=numbers.count(row.n_known),
        level=level,
        threshold=percent(row.threshold),
        what=_held(row),
    )


def _of_one(level: str, row: Verdict) -> str:
    """The same of a level with a single unit."""
    if row.threshold == 0:
        above, kept = tr("somebody is unique"), tr("nobody is unique")
    else:
        above, kept = tr("more than {threshold} are unique"), tr("at most {threshold} are unique")
    said_ = (above if row.n_above else kept).format(threshold=percent(row.threshold))
    return tr("One unit has a value ({level}): in it {what}.").format(level=level, what=said_)


def _held(row: Verdict) -> str:
    records = numbers.percent(row.records_share)
    if row.people_share is None:
        return tr("{records} of the records").format(records=records)
    return tr("{records} of the records and {people} of the people").format(
        records=records, people=numbers.percent(row.people_share)
    )


def why(found: Report) -> str:
    """What the numbers do not tell by themselves, and which units have none."""
    lines = []
    if found.estimated is not None:
        lines.append(
            tr("Judged by the estimated share of people who are unique among the people of a unit.")
        )
    if found.measured.all_unique:
        lines.append(tr("Every record is unique in its unit: coarser variables or units help."))
    unknown = found.row(0.0).n_unknown
    if unknown:
        lines.append(tr("%n units have no value: they are left out of the shares.", "", unknown))
    return " ".join(lines)


def method_words() -> dict[str, str]:
    """How cells of the table call estimators and reasons."""
    return {
        "none": tr("none of them"),
        "rest": tr("in no unit"),
        COUNTED: tr("everybody counted"),
        PITMAN: tr("Pitman"),
        ZAYATZ: tr("Zayatz"),
        SNB: tr("slide negative binomial"),
        NO_RECORDS: tr("no records"),
        NO_POPULATION: tr("population not known"),
        TOO_FEW_PEOPLE: tr("more records than people"),
        NO_SHARED: tr("no two records alike"),
        ONE_CLASS: tr("all records alike"),
        NOT_FOUND: tr("no estimate found"),
    }


# Beside a prediction


def prediction(of: Predicted, found: Report) -> str:
    """How measurement and prediction differ at one threshold."""
    beside = of.beside
    threshold = percent(of.model.threshold)
    if not beside.n:
        return tr("{threshold}: no unit has both a value and a prediction.").format(
            threshold=threshold
        )
    text = tr("{threshold}: right for {alike} of {all}.")
    if beside.both_pass + beside.both_fail < beside.n:
        text = tr(
            "{threshold}: right for {alike} of {all} ({share}). "
            "Predicted to be above, and not: {only_predicted}; above, and not predicted to be: "
            "{only_measured}."
        )
    text = text.format(
        threshold=threshold,
        alike=numbers.count(beside.both_pass + beside.both_fail),
        all=numbers.count(beside.n, tr("units")),
        share=numbers.percent(beside.agreed),
        only_predicted=numbers.count(beside.only_predicted),
        only_measured=numbers.count(beside.only_measured),
    )
    enough = tr(
        "By the model a unit needs {people}; if all combinations ({m}) were equally likely, "
        "{equal}."
    ).format(
        people=_people(of.model.enough_people(found.max_combinations)),
        m=numbers.count(found.max_combinations),
        equal=_people(found.equal_cells(of.model.threshold)),
    )
    return f"{text} {enough}"


def _people(n: float | None) -> str:
    if n is None or math.isinf(n) or n > 1e15:
        return tr("more people than there are")
    return numbers.count(math.ceil(n), tr("people"))


def model_words(title: str, model: ThresholdModel) -> str:
    """Whose model it is, and how well it does on areas and variables it has not seen."""
    of = model.tested
    if of is None:
        told = tr("{title}. How well it predicts is not stated.").format(title=said(title))
        return f"{told} {_scope()}"
    told = tr(
        "{title}. On areas and variables held out at {threshold}: sensitivity {sensitivity}, "
        "specificity {specificity}."
    ).format(
        title=said(title),
        threshold=percent(model.threshold),
        sensitivity=numbers.percent(of.sensitivity),
        specificity=numbers.percent(of.specificity),
    )
    return f"{told} {_scope()}"


def _scope() -> str:
    return tr(
        "The published models of this form are of urban FSAs, demographic variables and the 2001 "
        "census: one element in a toolbox."
    )


def counted_words(names: tuple[str, ...], max_combinations: int) -> str:
    """With which variables records were counted."""
    return tr("Counted by {variables}: {m}.").format(
        variables=", ".join(names), m=numbers.count(max_combinations, tr("combinations"))
    )


def asked_words(asked: int | None, counted: int) -> str:
    """That something else is asked than was counted; "" where it is the same."""
    if asked is None or asked == counted:
        return ""
    return tr(
        "The question is about {asked}: take its variables into the scenario and count again to "
        "measure that."
    ).format(asked=numbers.count(asked, tr("combinations")))


# Guidance


def proposed(of: Proposal) -> str:
    """The proposal in a sentence."""
    if of.threshold == 0:
        return tr("Proposed: 0 %, nobody may be unique.")
    return tr("Proposed: at most {threshold} unique.").format(threshold=percent(of.threshold))


def reason(of: Weighed) -> str:
    """Which answer decided a group, and how much it weighs."""
    weights = (
        tr("reassuring (0 of 2)"),
        tr("in between (1 of 2)"),
        tr("worrying (2 of 2)"),
    )
    if of.answer is None:
        text = tr("{group}: {weight}, because “{question}” has no answer.")
        return text.format(
            group=said(of.group.title), weight=weights[of.count], question=said(of.question.title)
        )
    return tr("{group}: {weight}, because {note}.").format(
        group=said(of.group.title), weight=weights[of.count], note=said(of.answer.note)
    )


def rule_words() -> str:
    """The rule of the form."""
    return tr(
        "In each group the most worrying answer counts; a question without an answer counts as "
        "the worst. The three groups together: up to 1 allows 20 %, 2 or 3 allow 5 %, more allow "
        "0 %. A worse answer never allows more."
    )
