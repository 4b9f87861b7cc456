"""What ``vbas uniqueness`` says on the terminal: of an examination, and what it advises."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from app.cli.words import cut, how_many, how_many_people, print_notes
from core.errors import Notice
from core.io.as_uniqueness import recode_text
from core.record_uniqueness.advice import Advice, Answer
from core.record_uniqueness.cautions import MANY_NUMBERS, Caution
from core.record_uniqueness.choices import choices_for
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.history import by_weight
from core.record_uniqueness.in_words import omission_words, verdict_words, weights_words
from core.record_uniqueness.lattice import Lattice

MINIMAL_LEFT_OUT: Final = (
    "Smallest combinations that single a record out were not looked for: with so many variables "
    "and unique records that would take too long."
)
_WIDEST: Final = 48
_FEW: Final = 20
"""Categories that bands shall leave, at most."""


def print_examination(
    of: Examination, notices: Iterable[Notice], offered: Iterable[str] = ()
) -> None:
    """Prints notices and what is offered, verdict, weights, what leaving out a variable brings."""
    print_notes(notices)
    for line in offered:
        print(line)
    lattice = of.lattice
    print(
        f"{_who(lattice.n_records, lattice)}; {how_many(len(lattice.names), 'variable')}, "
        f"{how_many(len(lattice), 'combination')}; unique record sets of at most "
        f"{_who(lattice.set_size, lattice)}; {of.seconds:.2f} s"
    )
    share, judgement, *more = verdict_words(of)
    print(f"Verdict: {share} {judgement}")
    for sentence in more:
        print(sentence)
    _print_variables(of)
    for sentence in (*weights_words(of), *omission_words(of)):
        print(sentence)
    if lattice.minimal is not None:
        print(_minimal(lattice))


def _who(n: int, lattice: Lattice) -> str:
    return how_many_people(n) if lattice.people else how_many(n, "record")


def _print_variables(of: Examination) -> None:
    """One line a variable: categories, weight, and what is in sets without it."""
    without = {omission.omitted: omission for omission in of.omissions}
    rows = by_weight(of)
    width = min(_WIDEST, max(len("variable"), *(len(str(row.title)) for row in rows)))
    print(
        f"{'variable':<{width}} {'categories':>10} {'weight':>8} {'error':>7} {'p':>7} "
        f"{'unique without it':>19} {'in sets without it':>19}"
    )
    for row in rows:
        left = without[row.name]
        title = cut(str(row.title), width)
        print(
            f"{title:<{width}} {row.n_categories:>10,} {_decimal(row.weight, 3):>8} "
            f"{_decimal(row.standard_error, 3):>7} {_p_value(row.p_value):>7} "
            f"{_share(left.unique, of):>19} {_share(left.in_sets, of):>19}"
        )


def _decimal(value: float, digits: int) -> str:
    return f"{value:.{digits}f}" if math.isfinite(value) else "-"


def _p_value(p: float) -> str:
    return "<0.0001" if p < 1e-4 else _decimal(p, 4)


def _share(records: int, of: Examination) -> str:
    return f"{records:,} ({100 * records / of.verdict.n_records:.2f}%)"


def _minimal(lattice: Lattice) -> str:
    """How many smallest combinations single records out, by how many variables they have."""
    assert lattice.minimal is not None
    sizes = np.bitwise_count(lattice.masks)
    told = [
        f"{int(lattice.minimal[sizes == size].sum()):,} of {how_many(size, 'variable')}"
        for size in range(1, len(lattice.names) + 1)
        if lattice.minimal[sizes == size].any()
    ]
    one = "person" if lattice.people else "record"
    if not told:
        return f"No combination of variables singles a {one} out."
    return (
        f"Smallest combinations that single a {one} out, counted for each such {one}: "
        f"{', '.join(told)}."
    )


def advice_lines(advice: Advice, distinct: DistinctRecords, wanted: str) -> list[str]:
    """The answers, the cheapest first, each as it can be said; ``wanted`` is what kind of file."""
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
    said = _recodes_said(answer, distinct)
    parts = [_option(said)] if said else []
    parts += [f"without {', '.join(answer.dropped)}"] if answer.dropped else []
    return ", ".join(parts)


def _recodes_said(answer: Answer, distinct: DistinctRecords) -> str:
    """All recodes of an answer, those that were asked before among them, as ``--recode``."""
    recodes = [
        answer.question.recode_of(name)
        for name in answer.question.variables
        if any(of.variable == name for of in answer.question.recodes)
    ]
    return "; ".join(recode_text(of, distinct.variable(of.variable).step) for of in recodes)


def advice_table(advice: Advice, distinct: DistinctRecords) -> list[dict[str, object]]:
    """The answers for ``uniqueness.json``."""
    return [
        {
            "recodes": _recodes_said(answer, distinct),
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
    few: Iterable[str] = (
        recode_text(of.recode, variable.step) for of in choices if of.categories <= _FEW
    )
    return next(iter(few), None)
