"""What ``vbas uniqueness`` advises: recodes that are enough, and bands for plain numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from app.cli.asked_recodes import as_said
from app.cli.examined_options import RESEARCH, AskedUniqueness
from core.record_uniqueness.advice import Advice, Answer, advise
from core.record_uniqueness.cautions import MANY_NUMBERS, Caution
from core.record_uniqueness.choices import choices_for
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question
from core.steps import Steps

_FEW: Final = 20
"""Categories that bands shall leave, at most."""


def advised(
    distinct: DistinctRecords, question: Question, asked: AskedUniqueness
) -> Steps[Advice | None]:
    """What the options ask for; None if they ask for no advice."""
    options = asked.options
    if options.advise is None:
        return None
    research = options.advise == RESEARCH
    share = options.research if research else options.public
    return (yield from advise(distinct, question, share, below=not research))


def advice_lines(advice: Advice, distinct: DistinctRecords, wanted: str) -> list[str]:
    """The answers, the cheapest first, each as it can be said.

    Parameters
    ----------
    advice
        What the search found.
    distinct
        The records.
    wanted
        ``"research"`` or ``"public"``.
    """
    limit = f"{'less than' if advice.below else 'at most'} {100 * advice.threshold:.9g}%"
    whom = "people" if distinct.people else "records"
    aim = f"a {wanted} file ({limit} of the {whom} in unique record sets)"
    if advice.enough_now:
        return [f"Advice: nothing needs to be done for {aim}."]
    lines = []
    if advice.coarsest is not None:
        left = advice.coarsest
        lines.append(
            f"Advice: no recodes alone make it {aim}: with all variables as coarse as can be "
            f"{_outcome(left)} are left."
        )
    if not advice.answers:
        why = "" if advice.complete else " The search ended before everything was tried."
        return [*lines, f"Advice: nothing was found that makes it {aim}.{why}"]
    count = len(advice.answers)
    ways = "one way was found" if count == 1 else f"{count} ways were found, least loss first"
    lines.append(f"Advice: for {aim} {ways}:")
    for i, answer in enumerate(advice.answers, start=1):
        lines.append(
            f"{i:>3}  {answer.price:.3f} bits per record lost: {_outcome(answer)} are left"
        )
        lines.append(f"     {_what(answer, distinct)}")
    if not advice.complete:
        lines.append("The search ended before everything was tried; there may be cheaper ways.")
    return lines


def _outcome(answer: Answer) -> str:
    return f"{answer.in_sets:,} ({100 * answer.share:.2f}%)"


def _what(answer: Answer, distinct: DistinctRecords) -> str:
    said = recodes_said(answer, distinct)
    parts = [_option(said)] if said else []
    parts += [f"without {', '.join(answer.dropped)}"] if answer.dropped else []
    return ", ".join(parts)


def recodes_said(answer: Answer, distinct: DistinctRecords) -> str:
    """All recodes of an answer, those that were asked before among them, as ``--recode``."""
    recodes = [
        answer.question.recode_of(name)
        for name in answer.question.variables
        if any(of.variable == name for of in answer.question.recodes)
    ]
    return "; ".join(as_said(of, distinct.variable(of.variable)) for of in recodes)


def advice_table(advice: Advice, distinct: DistinctRecords) -> list[dict[str, object]]:
    """The answers for ``uniqueness.json``."""
    return [
        {
            "recodes": recodes_said(answer, distinct),
            "dropped": list(answer.dropped),
            "bits_per_record_lost": answer.price,
            "unique_records": answer.unique,
            "set_records": answer.in_sets,
            "set_percent": 100 * answer.share,
        }
        for answer in advice.answers
    ]


def bands_offered(distinct: DistinctRecords, warned: Sequence[Caution]) -> list[str]:
    """Bands for the numbers that were warned of, as ``--recode`` takes them."""
    names = dict.fromkeys(of.variable for of in warned if of.kind == MANY_NUMBERS)
    said = [text for name in names if (text := _bands(distinct, name))]
    return [f"Try for example {_option('; '.join(said))}."] if said else []


def _option(said: str) -> str:
    """The option as a shell takes it, also where a name stands in double quotes."""
    quote = "'" if '"' in said else '"'
    return f"--recode {quote}{said}{quote}"


def _bands(distinct: DistinctRecords, name: str) -> str | None:
    """The finest bands of a number that leave few categories."""
    variable = distinct.variable(name)
    choices = choices_for(variable, distinct.records(name))
    few: Iterable[str] = (as_said(of.recode, variable) for of in choices if of.categories <= _FEW)
    return next(iter(few), None)
