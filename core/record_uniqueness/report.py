"""What stands in the report of one page: what was asked, the verdict, and the tables behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from core.errors import Notice, Phrase
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.history import Tried, by_weight, history
from core.record_uniqueness.in_words import (
    Limit,
    change_words,
    named,
    omission_words,
    share_of,
    verdict_words,
    weights_words,
)
from core.record_uniqueness.people import counted_in
from core.record_uniqueness.report_values import NOTHING, Cell, Column, Report, ReportTable, number

MOST_COMBINATIONS: Final = 8
"""Rows of the table of minimal combinations."""


def report_of(
    of: Examination,
    *,
    file: str,
    date: str,
    tried: Sequence[Examination] = (),
    left_out: Mapping[str, int] | None = None,
    synthetic: bool = False,
) -> Report:
    """The report of an examination.

    Parameters
    ----------
    of
        What came out.
    file
        Name of the record file, without its folder.
    date
        Such as 2026-11-22.
    tried
        Everything that was tried, the oldest first: the recode history. Without it there is none.
    left_out
        Records of the file that were not examined, by reason.
    synthetic
        Whether the records are synthesized.
    """
    heaviest, *fit = weights_words(of)
    weighs, noted = ((heaviest,), tuple(fit)) if fit else ((), (heaviest,))
    return Report(
        title=Notice("Record uniqueness"),
        file=file,
        date=date,
        facts=_facts(of, file, date, left_out or {}, synthetic),
        verdict=of.verdict,
        answers=_answers(of),
        bar=_bar(of),
        sentences=(*verdict_words(of), *weighs, *omission_words(of)),
        weights=_weights(of, noted),
        omissions=_omissions(of),
        combinations=_combinations(of),
        minimal=_minimal(of),
        history=_history(history(tried)),
        method=_method(of),
    )


def _facts(
    of: Examination, file: str, date: str, left_out: Mapping[str, int], synthetic: bool
) -> tuple[tuple[Notice, Cell], ...]:
    size = of.question.set_size
    records = number(of.verdict.n_records)
    if left_out and sum(left_out.values()):
        told = Notice(
            "{n:,} ({left_out:,} of the file left out)",
            n=of.verdict.n_records,
            left_out=sum(left_out.values()),
        )
        records = counted_in(of.lattice.people, told)
    facts: list[tuple[Notice, Cell]] = [
        (Notice("File"), Notice("{file} (synthesized)", file=file) if synthetic else file),
        (Notice("Date"), date),
        (counted_in(of.lattice.people, Notice("Records")), records),
        (
            Notice("Variables"),
            Notice("{n:,}; {m:,} combinations", n=len(of.titles), m=len(of.lattice)),
        ),
        (
            Notice("Unique record set"),
            counted_in(of.lattice.people, Notice("at most {n:,} records", n=size)),
        ),
    ]
    return tuple(facts)


def _answers(of: Examination) -> tuple[tuple[bool, Notice], ...]:
    verdict = of.verdict
    research, public = Limit(verdict.research_share), Limit(verdict.public_share)
    return (
        (
            verdict.research,
            Notice("Research file: yes, at most {limit:%}", limit=research)
            if verdict.research
            else Notice("Research file: no, more than {limit:%}", limit=research),
        ),
        (
            verdict.public,
            Notice("Public file: yes, less than {limit:%}", limit=public)
            if verdict.public
            else Notice("Public file: no, not less than {limit:%}", limit=public),
        ),
    )


def _bar(of: Examination) -> Notice:
    told = Notice(
        "Of all records: dark, unique ({unique:%}); dark and light, in unique record sets "
        "({sets:%}); marks at {public:%} and {research:%}.",
        unique=share_of(of.verdict.unique, of),
        sets=share_of(of.verdict.in_sets, of),
        public=Limit(of.verdict.public_share),
        research=Limit(of.verdict.research_share),
    )
    return counted_in(of.lattice.people, told)


def _weights(of: Examination, notes: tuple[Notice, ...]) -> ReportTable:
    rows = tuple(
        (
            each.title,
            number(each.n_categories),
            number(round(each.weight, 2) + 0.0, ".2f"),
            number(each.standard_error, ".2f"),
        )
        for each in by_weight(of)
    )
    return ReportTable(
        Notice("Variables by weight"),
        (
            Column(Notice("Variable, as recoded"), words=True),
            Column(Notice("Categories")),
            Column(Notice("Weight")),
            Column(Notice("± error")),
        ),
        rows,
        notes,
    )


def _omissions(of: Examination) -> ReportTable:
    first, *others = of.omissions
    rows = [
        (
            Notice("none") if row.omitted is None else _name(row.omitted),
            number(row.unique),
            _percent(row.unique, of),
            number(row.in_sets),
            _percent(row.in_sets, of),
        )
        for row in (first, *sorted(others, key=lambda row: row.in_sets))
    ]
    return ReportTable(
        Notice("One variable left out"),
        (Column(Notice("Left out"), words=True), *_records_columns(of)),
        tuple(rows),
    )


def _records_columns(of: Examination) -> tuple[Column, ...]:
    return (
        Column(counted_in(of.lattice.people, Notice("Unique records"))),
        Column(Notice("Share")),
        Column(Notice("In sets")),
        Column(Notice("Share")),
    )


def _combinations(of: Examination) -> ReportTable:
    """For each number of variables the combination with most unique records."""
    lattice = of.lattice
    sizes = np.bitwise_count(lattice.masks)
    rows = []
    for size in range(1, len(lattice.names) + 1):
        there = np.flatnonzero(sizes == size)
        order = np.lexsort((-lattice.in_sets[there], -lattice.unique[there]))
        worst = int(there[order[0]])
        rows.append(
            (
                number(size),
                _combination(lattice.names, lattice.names_of(worst))
                if lattice.in_sets[worst]
                else NOTHING,
                number(int(lattice.unique[worst])),
                _percent(int(lattice.unique[worst]), of),
                number(int(lattice.in_sets[worst])),
                _percent(int(lattice.in_sets[worst]), of),
            )
        )
    return ReportTable(
        counted_in(of.lattice.people, Notice("Most unique records, by number of variables known")),
        (
            Column(Notice("Known")),
            Column(Notice("Combination"), words=True),
            *_records_columns(of),
        ),
        tuple(rows),
    )


def _minimal(of: Examination) -> ReportTable:
    """The combinations that single most records out while no part of them does."""
    lattice = of.lattice
    rows: tuple[tuple[Cell, ...], ...] = ()
    total = 0
    if lattice.minimal is not None:
        order = np.argsort(-lattice.minimal, kind="stable")[:MOST_COMBINATIONS]
        found = [i for i in order.tolist() if lattice.minimal[i]]
        total = int(np.count_nonzero(lattice.minimal)) - len(found)
        rows = tuple(
            (
                _combination(lattice.names, lattice.names_of(i)),
                number(int(lattice.minimal[i])),
                _percent(int(lattice.minimal[i]), of),
            )
            for i in found
        )
    return ReportTable(
        counted_in(of.lattice.people, Notice("Smallest combinations that single records out")),
        (
            Column(Notice("Combination"), words=True),
            Column(counted_in(of.lattice.people, Notice("Records"))),
            Column(Notice("Share")),
        ),
        rows,
        (
            counted_in(
                of.lattice.people,
                Notice("Records that are unique in this combination and in no part of it."),
            ),
        ),
        left_out=total,
    )


def _history(rows: Sequence[Tried]) -> ReportTable:
    priced = any(row.examination.bits is not None for row in rows)
    above = (None, *(row.examination for row in rows))
    told = [_tried(row, before, priced) for row, before in zip(rows, above, strict=False)]
    return ReportTable(
        Notice("What was tried"),
        (
            Column(Notice("No.")),
            Column(Notice("Asked differently"), words=True),
            Column(Notice("Heaviest"), words=True),
            Column(Notice("Unique")),
            Column(Notice("In sets")),
            Column(Notice("Change, points")),
            *((Column(Notice("Kept, bits")),) if priced else ()),
            Column(Notice("Research")),
            Column(Notice("Public")),
        ),
        tuple(told),
        (
            Notice(
                "Change: points of the share in unique record sets. Kept: information in the "
                "variables as recoded, bits per record."
            )
            if priced
            else Notice("Change: points of the share in unique record sets."),
        ),
        newest=True,
    )


def _tried(row: Tried, before: Examination | None, priced: bool) -> tuple[Cell, ...]:
    """A row of the history; ``priced``: with the information that its variables keep."""
    of, verdict = row.examination, row.examination.verdict
    return (
        number(row.number),
        _joined(change_words(before, of) or (Notice("the same again"),)),
        _name(row.weighed[0].name) if of.weights.estimable else NOTHING,
        _percent(verdict.unique, of),
        _percent(verdict.in_sets, of),
        NOTHING if row.change is None else number(100 * row.change, "+.1f"),
        *((NOTHING if of.bits is None else number(of.bits, ".2f"),) if priced else ()),
        Notice("yes") if verdict.research else Notice("no"),
        Notice("yes") if verdict.public else Notice("no"),
    )


def _method(of: Examination) -> tuple[Notice, ...]:
    counted = Notice(
        "Every combination of the variables was counted. A record is unique where no other has "
        "the same values; a unique record set is a class of at most {n:,} records. A missing "
        "value counts as a value of its own. Weights: least squares of ln(unique records / all "
        "records) on which variables are in the combination.",
        n=of.question.set_size,
    )
    return (
        counted_in(of.lattice.people, counted),
        Notice(
            "Method: H. L. Howe, A. J. Lake, T. Shen: Method to Assess Identifiability in "
            "Electronic Data Files. American Journal of Epidemiology 165 (2007), 597–601."
        ),
    )


def _name(name: str) -> Cell:
    return _verbatim(named([name]))


def _verbatim(text: str) -> Cell:
    """A cell that is nothing but names, of which ours is translated."""
    return Notice("{names}", names=text) if isinstance(text, Phrase) else text


def _joined(changes: Sequence[Notice]) -> Cell:
    """Several short texts as one cell."""
    if len(changes) == 1:
        return changes[0]
    template = "; ".join(f"{{part{i}}}" for i in range(len(changes)))
    return Notice(template, **{f"part{i}": of for i, of in enumerate(changes)})


def _combination(names: Sequence[str], chosen: Sequence[str]) -> Cell:
    """The variables; where most are chosen, those that are not."""
    others = [name for name in names if name not in chosen]
    if not others:
        return Notice("all variables") if len(names) > 1 else _name(names[0])
    if len(chosen) > 4 and len(others) < len(chosen):
        return Notice("all but {names}", names=named(others))
    return _verbatim(named(chosen))


def _percent(n: int, of: Examination) -> Cell:
    return number(share_of(n, of), "%")
