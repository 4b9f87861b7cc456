"""What an examination says, in plain sentences that name their numerators and denominators."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from core.errors import N_, Notice, Phrase
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.record_uniqueness.findings import Examination, Omission, Weights
from core.record_uniqueness.history import by_weight
from core.record_uniqueness.people import counted_in

LEFT_OUT: Final = N_("Left out, as their values are rare: {n:,} records.")
MOST_NAMES = 6
"""More variables than this are not listed in a sentence."""


class Share(float):
    """A share of 1 that ``{share:%}`` writes with the digits it needs.

    It is never written as 0 or 100 % unless it is, nor as one of its limits.
    """

    limits: tuple[float, ...]

    def __new__(cls, value: float, *limits: float) -> Share:
        """A share, and the shares that it must not be mistaken for."""
        made = super().__new__(cls, value)
        made.limits = limits
        return made

    def __format__(self, spec: str) -> str:
        """As percentage; other ``spec`` as of any number."""
        if spec != "%":
            return super().__format__(spec)
        percent = 100 * float(self)
        if percent in (0, 100):
            return f"{percent:.0f}%"
        if percent < 0.01:
            return "<0.01%"
        if percent > 99.99:
            return ">99.99%"
        decimals = 2 if percent < 1 or percent > 99 else 1
        while decimals < 9 and any(
            self != limit and f"{percent:.{decimals}f}" == f"{100 * limit:.{decimals}f}"
            for limit in self.limits
        ):
            decimals += 1
        return f"{percent:.{decimals}f}%"


class Limit(float):
    """A share that is asked for: ``{limit:%}`` writes it as it was given."""

    def __format__(self, spec: str) -> str:
        """As percentage; other ``spec`` as of any number."""
        return f"{100 * float(self):.9g}%" if spec == "%" else super().__format__(spec)


class Times(float):
    """How many times as much: ``{times:,}`` writes two digits or all whole ones."""

    def __format__(self, spec: str) -> str:
        """As number; other ``spec`` as of any number."""
        number = float(self)
        return format(number, (",.0f" if number >= 9.95 else ".1f") if spec == "," else spec)


def named(names: Sequence[str]) -> str:
    """Variables as they are called; where records are is a word of ours, and translated."""
    if not names or GEOGRAPHY_NAME in names:
        return Phrase(*names)
    return ", ".join(names)


def share_of(n: int, of: Examination) -> Share:
    """So many records as a share of all, told from the shares that are allowed."""
    verdict = of.verdict
    return Share(n / verdict.n_records, verdict.research_share, verdict.public_share)


def verdict_words(of: Examination) -> tuple[Notice, ...]:
    """How many records are in unique record sets, what that will do for, and other ways to count.

    Returns
    -------
    tuple of Notice
        Four sentences: the share, the verdict, the unique records, the shares of combinations and
        of classes.
    """
    verdict, size = of.verdict, of.question.set_size
    told = {"sets": verdict.in_sets, "records": verdict.n_records}
    told_share = share_of(verdict.in_sets, of)
    if size == 1:
        share = Notice(
            "Records in unique record sets: {sets:,} of {records:,} ({share:%}). Each is the only "
            "one with its values in all variables.",
            **told,
            share=told_share,
        )
    else:
        share = Notice(
            "Records in unique record sets: {sets:,} of {records:,} ({share:%}). At most {size:,} "
            "records have the same values in all variables.",
            **told,
            share=told_share,
            size=size,
        )
    people = of.lattice.people
    return counted_in(people, share), judgement(of), _unique(of), _otherwise(of)


def left_out_words(of: Examination) -> Notice | None:
    """How many records of rare values were left out; None where none was asked for."""
    if not of.question.rare_asked:
        return None
    return counted_in(of.lattice.people, Notice(LEFT_OUT, n=of.left_out))


def step_words(step: int) -> Notice | None:
    """That counts are those of a project: rounded up; None where they are exact."""
    if step == 1:
        return None
    return Notice(
        "As the project tells it: counts are rounded up to multiples of {step:,}.", step=step
    )


def judgement(of: Examination) -> Notice:
    """Whether it will do as a research file, or as a public one."""
    verdict = of.verdict
    if verdict.research and verdict.public:
        template = (
            "A research file may have at most {research:%} of them, a public file less than "
            "{public:%}: it will do as either."
        )
    elif verdict.research:
        template = (
            "A research file may have at most {research:%} of them, a public file less than "
            "{public:%}: it will do as a research file, not as a public one."
        )
    elif verdict.public:
        template = (
            "A research file may have at most {research:%} of them, a public file less than "
            "{public:%}: it will do as a public file, not as a research one."
        )
    else:
        template = (
            "A research file may have at most {research:%} of them, a public file less than "
            "{public:%}: it will do as neither."
        )
    return Notice(
        template, research=Limit(verdict.research_share), public=Limit(verdict.public_share)
    )


def _unique(of: Examination) -> Notice:
    told = Notice(
        "Unique records: {unique:,} of {records:,} ({share:%}); no other has the same values.",
        unique=of.verdict.unique,
        records=of.verdict.n_records,
        share=Share(of.verdict.unique / of.verdict.n_records),
    )
    return counted_in(of.lattice.people, told)


def _otherwise(of: Examination) -> Notice:
    verdict = of.verdict
    return Notice(
        "Counted otherwise: of the combinations of variables {with_sets:,} of {combinations:,} "
        "({share:%}) with unique record sets, of the classes of all variables together {sets:,} of "
        "{classes:,} ({class_share:%}).",
        with_sets=verdict.combinations_with_sets,
        combinations=verdict.combinations,
        share=Share(verdict.combinations_with_sets / verdict.combinations),
        sets=verdict.set_classes,
        classes=verdict.classes,
        class_share=Share(verdict.set_classes / verdict.classes),
    )


def weights_words(of: Examination) -> tuple[Notice, ...]:
    """Which variable is the heaviest, and how well the weights fit; or why there are none."""
    return tuple(counted_in(of.lattice.people, told) for told in _weights_words(of))


def _weights_words(of: Examination) -> tuple[Notice, ...]:
    why = _no_weights(of.weights)
    if why is not None:
        return (why,)
    fit = of.weights
    heaviest = by_weight(of)[0]
    if of.verdict.research and of.verdict.public:
        template = (
            "The variable {name} weighs most: where it is known, the share of unique records is "
            "about {times:,} times as large."
        )
    else:
        template = (
            "The variable {name} weighs most: where it is known, the share of unique records is "
            "about {times:,} times as large. Collapse it first."
        )
    return (
        Notice(
            template,
            name=named([heaviest.name]),
            times=Times(math.exp(heaviest.weight)),
        ),
        Notice(
            "The weights are those of ln(share of unique records) on which variables are known, "
            "over the combinations with a unique record, {used:,} of {all:,}; R² {r_squared:.3f}.",
            **_used(fit),
            r_squared=fit.r_squared,
        ),
    )


def _no_weights(fit: Weights) -> Notice | None:
    """Why nothing can be said of the weights; None if it can."""
    if not fit.used:
        return Notice("No weights: no combination of variables has a unique record.")
    if len(fit.names) == 1:
        return Notice("No weights: one variable has no other to be weighed against.")
    if not fit.estimable:
        return Notice(
            "No weights: the combinations with a unique record ({used:,} of {all:,}) do not tell "
            "the variables apart.",
            **_used(fit),
        )
    if math.isnan(fit.r_squared):
        return Notice(
            "No variable weighs anything: all combinations with a unique record ({used:,} of "
            "{all:,}) have the same share of them.",
            **_used(fit),
        )
    return None


def _used(fit: Weights) -> dict[str, int]:
    """Combinations with a unique record, and all."""
    return {"used": fit.used, "all": fit.used + fit.left_out}


def omission_words(of: Examination) -> tuple[Notice, ...]:
    """What leaving out one variable would do, and which would be enough."""
    return tuple(counted_in(of.lattice.people, told) for told in _omission_words(of))


def _omission_words(of: Examination) -> tuple[Notice, ...]:
    verdict, rows = of.verdict, of.omissions[1:]
    if len(rows) < 2:
        return ()
    best = min(rows, key=lambda row: row.in_sets)
    if best.in_sets >= verdict.in_sets:
        return (Notice("No variable left out by itself takes a record out of unique record sets."),)
    first = Notice(
        "Leaving out {name} helps most; records left in unique record sets: {sets:,} of "
        "{records:,} ({share:%}).",
        name=named([best.omitted or ""]),
        sets=best.in_sets,
        records=verdict.n_records,
        share=share_of(best.in_sets, of),
    )
    return (first,) if verdict.research else (first, _enough_omissions(of))


def _enough_omissions(of: Examination) -> Notice:
    """Which variables could be left out to make it a research file."""
    verdict, rows = of.verdict, of.omissions[1:]
    enough = [row for row in rows if row.in_sets / verdict.n_records <= verdict.research_share]
    if not enough:
        return Notice(
            "No variable left out by itself would be enough for a research file "
            "(at most {research:%}).",
            research=Limit(verdict.research_share),
        )
    if len(enough) > MOST_NAMES:
        return Notice(
            "Leaving out any one of {n:,} variables would be enough for a research file "
            "(at most {research:%}).",
            n=len(enough),
            research=Limit(verdict.research_share),
        )
    if len(enough) == 1:
        return Notice(
            "Only leaving out {name} would by itself be enough for a research file "
            "(at most {research:%}).",
            research=Limit(verdict.research_share),
            name=_names(enough),
        )
    return Notice(
        "Enough for a research file (at most {research:%}) is leaving out one of: {names}.",
        research=Limit(verdict.research_share),
        names=_names(enough),
    )


def _names(rows: Sequence[Omission]) -> str:
    ordered = sorted(rows, key=lambda row: row.in_sets)
    return named([row.omitted or "" for row in ordered])


def change_words(before: Examination | None, after: Examination) -> tuple[Notice, ...]:
    """What was asked differently than before; nothing if nothing was.

    Parameters
    ----------
    before
        The examination before; None for the first.
    after
        The examination that is described.
    """
    if before is None:
        return (Notice("first question, {n:,} variables", n=len(after.titles)),)
    found = []
    size, size_before = after.question.set_size, before.question.set_size
    if size != size_before:
        found.append(Notice("sets of {n:,} instead of {before:,}", n=size, before=size_before))
    old = dict(zip(before.question.variables, before.n_categories, strict=True))
    new = dict(zip(after.question.variables, after.n_categories, strict=True))
    added = [name for name in new if name not in old]
    gone = [name for name in old if name not in new]
    found += _listed(added, N_("with {names}"), N_("with {n:,} more variables"))
    found += _listed(gone, N_("without {names}"), N_("without {n:,} variables"))
    for name in new:
        was, now = before.question.recode_of(name), after.question.recode_of(name)
        if name in old and was != now:
            found.append(
                Notice(
                    "{name}: {before:,} to {after:,} categories",
                    name=named([name]),
                    before=old[name],
                    after=new[name],
                )
            )
    return tuple(found)


def _listed(names: Sequence[str], few: str, many: str) -> list[Notice]:
    if not names:
        return []
    if len(names) > MOST_NAMES:
        return [Notice(many, n=len(names))]
    return [Notice(few, names=named(names))]
