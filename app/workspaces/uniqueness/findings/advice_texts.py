"""What a search for cheaper recodes found, in words."""

from __future__ import annotations

from collections.abc import Callable

from app.kit import numbers
from app.kit.language import sentence
from app.workspaces.uniqueness.explorer.texts import unit
from app.workspaces.uniqueness.findings.advice_view import PUBLIC, Proposal
from app.workspaces.uniqueness.findings.texts import tr
from core.record_uniqueness.advice import Advice, Answer
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.in_words import Limit, Share
from core.record_uniqueness.recodes import Recode

RecodeWords = Callable[[CountedVariable, Recode], str]


def proposals(found: Advice, distinct: DistinctRecords, say: RecodeWords) -> list[Proposal]:
    """A card for each answer; ``say`` tells what a recode is called."""
    return [_proposal(answer, found, distinct, say) for answer in found.answers]


def _proposal(
    answer: Answer, found: Advice, distinct: DistinctRecords, say: RecodeWords
) -> Proposal:
    lines = [
        tr("{variable}: {recode}").format(
            variable=of.variable, recode=say(distinct.variable(of.variable), of)
        )
        for of in answer.recodes
    ]
    lines += [tr("without {variable}").format(variable=name) for name in answer.dropped]
    return Proposal(
        recodes=tuple(lines),
        price=tr("{bits} per record lost").format(bits=numbers.measure(answer.price, tr("bits"))),
        outcome=tr("{share} in sets: {sets}").format(
            share=_share(answer, found), sets=numbers.count(answer.in_sets, unit(distinct.people))
        ),
        question=answer.question,
    )


def _share(answer: Answer, found: Advice) -> str:
    """The share that is left, never rounded to the threshold."""
    return sentence("{share:%}", {"share": Share(answer.share, found.threshold)})


def searching_words(found: Advice | None) -> str:
    """How far the search is."""
    if found is None or not found.tried:
        return tr("Searching …")
    return tr("{n} recodes tried …").format(n=numbers.count(found.tried))


def answer_words(found: Advice, target: str, ended: bool) -> str:
    """What stands above the cards.

    Parameters
    ----------
    found
        What is found so far.
    target
        What it is for: `RESEARCH` or `PUBLIC`.
    ended
        Whether the search is over.
    """
    public = target == PUBLIC
    if found.enough_now:
        return (
            tr("It will do as a public file as it is.")
            if public
            else tr("It will do as a research file as it is.")
        )
    lines = [] if found.coarsest is None else [_coarsest(found, public)]
    if found.answers:
        cheapest = (
            tr("Each of these makes it a public file ({limit}), the cheapest first.")
            if public
            else tr("Each of these makes it a research file ({limit}), the cheapest first.")
        )
        lines.append(cheapest.format(limit=_limit(found)))
    elif ended and found.complete:
        lines.append(
            tr("It cannot be made a public file with these variables.")
            if public
            else tr("It cannot be made a research file with these variables.")
        )
    if ended and not found.complete:
        lines.append(
            tr("The search has ended early: there may be a cheaper way.")
            if found.answers
            else tr("The search has ended before it found a way: there may be one.")
        )
    return " ".join(lines)


def _coarsest(found: Advice, public: bool) -> str:
    """Why no recode is enough."""
    assert found.coarsest is not None
    text = (
        tr(
            "No recode is enough for a public file: with every variable as coarse as it can be, "
            "{share} of the records would still be in unique record sets."
        )
        if public
        else tr(
            "No recode is enough for a research file: with every variable as coarse as it can be, "
            "{share} of the records would still be in unique record sets."
        )
    ).format(share=_share(found.coarsest, found))
    if found.drop is None:
        return text
    drop = tr("Leaving out {variable} would help most.").format(variable=found.drop)
    return f"{text} {drop}"


def _limit(found: Advice) -> str:
    limit = sentence("{share:%}", {"share": Limit(found.threshold)})
    return (tr("under {limit}") if found.below else tr("at most {limit}")).format(limit=limit)
