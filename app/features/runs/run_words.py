"""What runs and levels are called where there is little room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.features.runs.measures_in_words import headline
from app.frame.session import BASELINE, CALCULATED, EDITED, IMPORTED, RunEntry
from app.kit import numbers
from core.placement.given import COLUMN, EDIT, LEVEL, GivenRegions
from core.small_counts import ALL_TOLD


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("RunWords", text)


@dataclass(frozen=True)
class Gain:
    """What a run gains against today's practice: a few words, and a sentence."""

    short: str
    sentence: str


@dataclass(frozen=True)
class CardWords:
    """What a card says."""

    name: str
    badge: str
    lost: str
    size: str
    approach: str
    tip: str
    accessible: str
    of_others: bool = False


def card_words(
    entry: RunEntry, gain: Gain | None, *, of_others: bool = False, least: int = ALL_TOLD
) -> CardWords:
    """What the card of a run says, line by line; ``of_others``: of areas that are not open now.

    No count of records below ``least`` is told.
    """
    e = entry.run.evaluation
    lost = tr("{share} lost").format(share=numbers.percent(e.suppression_rate))
    if gain is not None:
        lost = f"{lost} · {gain.short}"
    km = numbers.kilometres(own_centre_m(entry))
    bits = numbers.measure(e.non_uniform_entropy_bits_per_record, tr("bits"))
    size = f"{numbers.count(e.n_regions, tr('regions'))} · {km} · {bits}"
    tip = [
        entry.name,
        headline(entry, least),
        "" if gain is None else gain.sentence,
        tr("An area lies {km} from its region's own centre, on average and on the ground.").format(
            km=km
        ),
        tr("Geography lost per record: {bits}.").format(bits=bits),
    ]
    badge = kind_words(entry.kind)
    if of_others:
        badge = tr("other areas")
        source = entry.area_file.source
        text = tr("Of {file}, which is not open now.")
        tip.append(text.format(file=" · ".join(filter(None, (source.path.name, source.layer)))))
    parts = (badge, lost, size, approach_words(entry))
    accessible = tr("Run {name}: {facts}").format(
        name=entry.name, facts=", ".join(part for part in parts if part)
    )
    return CardWords(
        entry.name,
        badge,
        lost,
        size,
        approach_words(entry),
        "\n".join(part for part in tip if part),
        accessible,
        of_others,
    )


def own_centre_m(entry: RunEntry) -> float:
    """Mean metres on the ground from areas to the centre of their region; known for every run."""
    areas = len(entry.run.aggregation.labels)
    return entry.run.evaluation.compactness_own_centre_ground_m / max(1, areas)


def kind_words(kind: str) -> str:
    """The badge of a run: where it comes from; "" for those that were calculated."""
    badges = {
        CALCULATED: "",
        BASELINE: tr("today"),
        IMPORTED: tr("imported"),
        EDITED: tr("edited"),
    }
    return badges.get(kind, kind)


def approach_words(entry: RunEntry) -> str:
    """The scenario in a few words: approach, refinement, k and seed, or where regions are from."""
    scenario = entry.run.scenario
    given, k = scenario.placement, numbers.count(scenario.k)
    if isinstance(given, GivenRegions):
        return tr("{origin} · k {k}").format(origin=origin_words(given), k=k)
    words = short_title(given)
    if scenario.refinement is not None:
        words = f"{words} + {short_title(scenario.refinement)}"
    return tr("{approach} · k {k} · seed {seed}").format(approach=words, k=k, seed=scenario.seed)


def origin_words(given: GivenRegions) -> str:
    """Where given regions come from."""
    if given.origin == LEVEL:
        return tr("Today's practice")
    if given.origin == COLUMN:
        return tr("From column {column}").format(column=given.of)
    if given.origin == EDIT:
        return tr("Edited by hand from {run}").format(run=given.of or tr("another run"))
    return tr("From {file}").format(file=given.of)


def short_title(component: Any) -> str:
    """What an approach is called where there is little room."""

    def tr(text: str) -> str:
        return QCoreApplication.translate("ApproachForm", text)

    short = {
        "anonymity-driven": tr("Anonymity-driven"),
        "suppression-driven": tr("Suppression-driven"),
        "border": tr("borders"),
    }
    title = QCoreApplication.translate("core", str(component.title))
    return short.get(component.name, title)
