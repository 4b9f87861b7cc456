"""What a run gains against today's practice, always told at equal terms."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.features.runs.run_words import Gain
from app.kit import numbers
from app.kit.level_words import level_words
from core.equal_terms import (
    ALIKE,
    BETTER,
    FEWER_REGIONS,
    MORE_REGIONS,
    SAME_LOSS,
    SAME_REGIONS,
    WORSE,
    equal_terms,
)
from core.evaluation import Evaluation


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("GainWords", text)


def gain_against(
    level: str, today: Evaluation, mine: Evaluation, partner: Evaluation | None = None
) -> Gain:
    """A few words for a card, and a sentence.

    Parameters
    ----------
    level
        The level that is usually released.
    today, mine
        What it comes to, and what the run does.
    partner
        What a run with as many regions as the level comes to, if there is one.
    """
    terms = equal_terms(mine, today)
    told = {
        "level": level_words(level),
        **_losses(mine, today),
        "n": numbers.count(mine.n_regions, tr("regions")),
        "there": numbers.count(today.n_regions),
    }
    sentences = [_sentence(terms).format(**told)]
    fair = partner is not None and equal_terms(partner, today) in (ALIKE, SAME_REGIONS)
    if partner is not None and fair and terms not in (ALIKE, SAME_REGIONS):
        fairly = _losses(partner, today)
        differs = fairly["lost"] != fairly["today"]
        sentences.insert(0, _of_partner(differs).format(level=told["level"], **fairly))
    return Gain(_short(terms).format(**told), " ".join(sentences))


def gain_of_level(today: Evaluation, partner: Evaluation) -> Gain | None:
    """What VBAS makes of as many regions as a level has, for the card of the level.

    None where the partner has not as many: borders and islands may forbid it.
    """
    if equal_terms(partner, today) not in (ALIKE, SAME_REGIONS):
        return None
    told = _losses(partner, today)
    short = tr("VBAS {lost}").format(**told)
    if told["lost"] == told["today"]:
        return Gain(short, tr("With as many regions, VBAS loses as much."))
    return Gain(
        short, tr("With as many regions, VBAS loses {lost} instead of {today}.").format(**told)
    )


def _losses(mine: Evaluation, today: Evaluation) -> dict[str, str]:
    """What both lose in per cent; in records where the shares are written alike."""
    both = {"lost": mine, "today": today}
    told = {side: numbers.percent(of.suppression_rate) for side, of in both.items()}
    if told["lost"] != told["today"]:
        return told
    return {side: numbers.count(of.suppressed_records, tr("records")) for side, of in both.items()}


def _short(terms: str) -> str:
    return {
        ALIKE: tr("as {level}"),
        SAME_REGIONS: tr("{level} {today}"),
        SAME_LOSS: tr("{level} have {there}"),
        BETTER: tr("better than {level}"),
        WORSE: tr("worse than {level}"),
        MORE_REGIONS: tr("finer than {level}"),
        FEWER_REGIONS: tr("coarser than {level}"),
    }[terms]


def _sentence(terms: str) -> str:
    return {
        ALIKE: tr("As many regions as {level}, and as many records lost."),
        SAME_REGIONS: tr("At as many regions as {level}, this run loses {lost}, {level} {today}."),
        SAME_LOSS: tr("At the same loss, this run has {n}; {level} are {there}."),
        BETTER: tr("This run has {n}, {level} are {there}; it loses {lost}, they {today}."),
        WORSE: tr("{level} are better in both: {there}, not {n}, and {today} lost, not {lost}."),
        MORE_REGIONS: tr(
            "More regions than {level}, more lost: not comparable as it is ({n} with {lost} lost, "
            "{level} {there} with {today})."
        ),
        FEWER_REGIONS: tr(
            "Fewer regions than {level}, less lost: not comparable as it is ({n} with {lost} "
            "lost, {level} {there} with {today})."
        ),
    }[terms]


def _of_partner(differs: bool) -> str:
    if differs:
        return tr("At as many regions as {level}, VBAS loses {lost} instead of {today}.")
    return tr("At as many regions as {level}, VBAS loses as much.")
