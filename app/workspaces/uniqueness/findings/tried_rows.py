"""Everything that was tried, as lines to read and as a table to take away."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pandas as pd

from app.kit import numbers
from app.kit.language import stage_words
from app.workspaces.uniqueness.explorer.texts import unit
from app.workspaces.uniqueness.findings import texts
from app.workspaces.uniqueness.findings.weight_bars import weight_bars
from core.record_uniqueness.findings import Examination, Verdict
from core.record_uniqueness.history import Tried, history, table_2
from core.record_uniqueness.in_words import change_words


@dataclass(frozen=True)
class TriedRow:
    """One try in words.

    Attributes
    ----------
    variables
        The variables as recoded.
    verdict
        What the file would do for, with a mark.
    passes
        Whether it would do for anything.
    counts
        Records in unique record sets, and unique.
    difference
        To the row above; "" for the first.
    weights
        The variables by weight.
    kept
        How much information the variables keep; "" where nobody knows.
    """

    variables: str
    verdict: str
    passes: bool
    counts: str
    difference: str
    weights: str
    kept: str = ""

    @property
    def whole(self) -> str:
        """All lines, for those who cannot see them."""
        lines = (
            self.variables,
            self.verdict,
            self.counts,
            self.difference,
            self.kept,
            self.weights,
        )
        return "\n".join(line for line in lines if line)


def tried_rows(tried: Sequence[Examination]) -> list[TriedRow]:
    """The tries in words, each with its difference to the one before."""
    return KnownRows().rows(tried)


class KnownRows:
    """The tries in words; those that were said before are not worded again."""

    def __init__(self) -> None:
        self._known: dict[tuple[Examination | None, Examination], TriedRow] = {}

    def rows(self, tried: Sequence[Examination]) -> list[TriedRow]:
        """As `tried_rows`."""
        before: Examination | None = None
        known: dict[tuple[Examination | None, Examination], TriedRow] = {}
        rows = []
        for row in history(tried):
            key = (before, row.examination)
            known[key] = self._known.get(key) or _row(row, before)
            rows.append(known[key])
            before = row.examination
        self._known = known
        return rows


def _row(row: Tried, above: Examination | None) -> TriedRow:
    of, found = row.examination, row.examination.verdict
    return TriedRow(
        variables=", ".join(titles_of(of)),
        verdict=texts.verdict_long(found),
        passes=found.research or found.public,
        counts=texts.tr("{share} in sets: {sets}; {unique} unique").format(
            share=texts.share_text(found.in_sets, of),
            sets=numbers.count(found.in_sets, unit(of.lattice.people)),
            unique=numbers.count(found.unique),
        ),
        difference="" if above is None else _difference(row, above),
        weights=_weights_words(of),
        kept=_kept_words(of.bits),
    )


def titles_of(of: Examination) -> list[str]:
    """What the variables are called as recoded."""
    return [stage_words(title) for title in of.titles]


def _difference(row: Tried, above: Examination) -> str:
    """What a try changes, against the row above."""
    changes = "; ".join(str(of) for of in change_words(above, row.examination))
    if row.change is None:
        return changes
    text = texts.tr("{difference} against the row above").format(
        difference=texts.points(row.change)
    )
    return f"{text}: {changes}" if changes else text


def _kept_words(bits: float | None) -> str:
    """How much information the variables keep as they are recoded."""
    if bits is None:
        return ""
    return texts.tr("Information kept: {bits} per record").format(
        bits=numbers.measure(bits, texts.tr("bits"))
    )


def _weights_words(of: Examination) -> str:
    time = numbers.seconds(of.seconds)
    if not of.weights.estimable:
        return texts.tr("No weights · counted in {time}").format(time=time)
    parts = [f"{bar.name} {texts.two_digits(bar.weight)}" for bar in weight_bars(of)]
    return texts.tr("Weights: {weights} · counted in {time}").format(
        weights=", ".join(parts), time=time
    )


# Two side by side


def comparison(first: Examination, second: Examination) -> list[tuple[str, str, str]]:
    """Quantity, first, second: what two tries have and have not in common."""
    rows = [
        (texts.tr("File"), texts.verdict_of(first.verdict), texts.verdict_of(second.verdict)),
        _counts(texts.tr("In unique record sets"), first, second, "in_sets"),
        _counts(texts.tr("Unique"), first, second, "unique"),
    ]
    of = [dict(zip(e.lattice.names, titles_of(e), strict=True)) for e in (first, second)]
    weight = [{bar.name: bar.weight for bar in weight_bars(e)} for e in (first, second)]
    for name in dict.fromkeys((*of[0], *of[1])):
        left, right = (_variable(name, of[i].get(name), weight[i].get(name)) for i in (0, 1))
        rows.append((name, left, right))
    return rows


def _counts(title: str, first: Examination, second: Examination, what: str) -> tuple[str, str, str]:
    left, right = (_counted(of.verdict, what) for of in (first, second))
    return title, left, right


def _counted(found: Verdict, what: str) -> str:
    n: int = getattr(found, what)
    return f"{numbers.count(n)}\n{numbers.percent(n / found.n_records)}"


def _variable(name: str, title: str | None, weight: float | None) -> str:
    """How a variable is recoded, and what it weighs."""
    if title is None:
        return numbers.NOTHING
    recoded = title.removeprefix(name).strip().removeprefix("(").removesuffix(")")
    recoded = recoded or texts.tr("as it is")
    if weight is None or math.isnan(weight):
        return recoded
    return f"{recoded}\n{texts.two_digits(weight)}"


def tried_table(tried: Sequence[Examination]) -> pd.DataFrame:
    """One line for each try and variable, the heaviest first, as Table 2 of the paper."""
    table = table_2(history(tried))
    seconds = {i: of.seconds for i, of in enumerate(tried, 1)}
    return table.assign(seconds=table["row"].map(seconds).astype(float))
