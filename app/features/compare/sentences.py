"""Two runs in words: which is better at what, and which areas changed region."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.frame.session import RunEntry
from app.kit import numbers
from app.kit.small_counts import told as told_count
from core.differences import Summary
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
from core.small_counts import ALL_TOLD

_SAME_BITS = 5e-4
"""Smaller differences, in bits a record, are none."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Compare", text)


def verdict(shown: RunEntry, other: RunEntry, of: Summary, least: int = ALL_TOLD) -> str:
    """Which run is better at what: one thing is told at equal others, wherever any are equal.

    In records, regions and kilometres, never a percentage of what may be next to nothing. No count
    of records below ``least`` is told.
    """
    if not alike(shown, other, of):
        return " ".join([_not_alike(shown, other, of, least), *_to_mind(shown, other, of)])
    better, worse = _phrases(of)
    return " ".join(
        said for said in (_at_equal_terms(shown, other, of, least), _rest(better, worse)) if said
    )


def alike(shown: RunEntry, other: RunEntry, of: Summary) -> bool:
    """Whether two runs are of the same records, variables and k."""
    same_k = of.k[0] == of.k[1]
    return same_k and of.same_classes and shown.records.path == other.records.path


def has_trade_off(shown: RunEntry, other: RunEntry, of: Summary) -> bool:
    """Whether neither run is better: more regions and more lost, against fewer and less."""
    terms = equal_terms(shown.run.evaluation, other.run.evaluation)
    return alike(shown, other, of) and terms in (MORE_REGIONS, FEWER_REGIONS)


def _at_equal_terms(shown: RunEntry, other: RunEntry, of: Summary, least: int) -> str:
    mine, its = shown.run.evaluation, other.run.evaluation
    text = {
        ALIKE: tr("“{run}” and “{other}” have as many regions and lose as many records."),
        SAME_REGIONS: tr("At the same number of regions ({there}), “{run}” {loses}."),
        SAME_LOSS: tr("At the same loss, “{run}” has {n}; “{other}” has {there}."),
        BETTER: tr("“{run}” has more regions ({n}; “{other}” {there}) and {loses}."),
        WORSE: tr("“{run}” has fewer regions ({n}; “{other}” {there}) and {loses}."),
        MORE_REGIONS: tr(
            "Not comparable: more regions. “{run}” has {n}, “{other}” {there}; it {loses}."
        ),
        FEWER_REGIONS: tr(
            "Not comparable: fewer regions. “{run}” has {n}, “{other}” {there}; it {loses}."
        ),
    }[equal_terms(mine, its)]
    return text.format(
        run=shown.name,
        other=other.name,
        n=numbers.count(mine.n_regions, tr("regions")),
        there=numbers.count(its.n_regions),
        loses=_lost(of, least),
    )


def _rest(better: list[str], worse: list[str]) -> str:
    """How wide regions are and what is kept of geography, of a run that was named."""
    text = tr("It {better}, but {worse}.") if better and worse else tr("It {all}.")
    told = {"better": _listed(better), "worse": _listed(worse), "all": _listed(better or worse)}
    return text.format(**told) if better or worse else ""


def _not_alike(shown: RunEntry, other: RunEntry, of: Summary, least: int) -> str:
    better, worse = _phrases(of)
    if of.lost:
        (better if of.lost < 0 else worse).insert(0, _lost(of, least))
    names = {"run": shown.name, "other": other.name}
    if better and worse:
        text = tr("Compared with “{other}”, “{run}” {better}, but {worse}.")
    elif better:
        text = tr("“{run}” {better}; in nothing measured here “{other}” is better.")
    elif worse:
        text = tr("“{run}” {worse}; in nothing measured here is it better than “{other}”.")
    else:
        text = tr(
            "“{run}” and “{other}” lose as many records, have regions as wide and keep as much of "
            "geography."
        )
    return text.format(**names, better=_listed(better), worse=_listed(worse))


def changed_sentence(of: Summary) -> str:
    """How many areas changed region: ``"312 of 6,203 areas (4.1 % of people) changed region."``."""
    if not of.changed:
        return tr("No area changed region.")
    share = tr("{share} of people") if of.of_people else tr("{share} of records")
    return tr("{changed} of {areas} ({share}) changed region.").format(
        changed=numbers.count(of.changed),
        areas=numbers.count(of.areas, tr("areas")),
        share=share.format(share=numbers.percent(of.people_share)),
    )


def caption(entry: RunEntry) -> str:
    """Name and price of a run, for a corner of its map."""
    e = entry.run.evaluation
    return tr("{run} · {share} of records lost · {regions}").format(
        run=entry.name,
        share=numbers.percent(e.suppression_rate),
        regions=numbers.count(e.n_regions, tr("regions")),
    )


def _phrases(of: Summary) -> tuple[list[str], list[str]]:
    """What the shown run does better than the other one, and what worse, besides the loss."""
    better: list[str] = []
    worse: list[str] = []
    after, before = numbers.kilometres(of.distance_after), numbers.kilometres(of.distance_before)
    if after != before:
        nearer = of.distance_after < of.distance_before
        text = (
            tr("has areas nearer to the centre of their region ({after} instead of {before})")
            if nearer
            else tr(
                "has areas farther from the centre of their region ({after} instead of {before})"
            )
        )
        (better if nearer else worse).append(text.format(after=after, before=before))
    if abs(of.bits) >= _SAME_BITS:
        text = (
            tr("keeps {bits} more of geography a record")
            if of.bits < 0
            else tr("gives up {bits} more of geography a record")
        )
        (better if of.bits < 0 else worse).append(
            text.format(bits=numbers.measure(abs(of.bits), tr("bits")))
        )
    return better, worse


def _lost(of: Summary, least: int) -> str:
    """How many records more or fewer; the shares too, where they differ as they are written."""
    if not of.lost:
        return tr("loses as many records")
    fewer = of.lost < 0
    told = {
        "n": told_count(abs(of.lost), least, tr("records")),
        "after": numbers.percent(of.lost_share_after),
        "before": numbers.percent(of.lost_share_before),
    }
    if told["after"] == told["before"]:
        text = tr("loses {n} fewer") if fewer else tr("loses {n} more")
    elif fewer:
        text = tr("loses {n} fewer ({after} instead of {before})")
    else:
        text = tr("loses {n} more ({after} instead of {before})")
    return text.format(**told)


def _to_mind(shown: RunEntry, other: RunEntry, of: Summary) -> list[str]:
    """What makes the two less alike than they look."""
    said = []
    before, after = of.k
    if before != after:
        said.append(
            tr("Mind that it is judged at k = {after}, “{other}” at k = {before}.").format(
                after=numbers.count(after), other=other.name, before=numbers.count(before)
            )
        )
    if shown.records.path != other.records.path:
        said.append(tr("Mind that the two are of other record files."))
    if not of.same_classes:
        said.append(tr("Mind that the two do not count the same quasi-identifiers."))
    if of.regions:
        text = tr("It has {n} more.") if of.regions > 0 else tr("It has {n} fewer.")
        said.append(text.format(n=numbers.count(abs(of.regions), tr("regions"))))
    return said


def _listed(phrases: Sequence[str]) -> str:
    """Phrases one after another: ``"a, b and c"``."""
    if len(phrases) < 2:
        return "".join(phrases)
    first = tr(", ").join(phrases[:-1])
    return tr("{first} and {last}").format(first=first, last=phrases[-1])
