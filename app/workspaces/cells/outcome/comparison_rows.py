"""The rows of the comparison: those of Tables 9 and 10, and a sentence."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from app.kit import numbers
from app.workspaces.cells.outcome import texts
from app.workspaces.cells.outcome.candidates import Candidate
from app.workspaces.cells.setup.texts import name_words
from core.suppression.cells.comparison import Compared, against, columns_of


@dataclass(frozen=True)
class Row:
    """One row of the comparison; a cell is written when it comes in sight.

    Attributes
    ----------
    name
        What it is called.
    cell, exact
        The words of a column, and the exact figure behind them.
    """

    name: str
    cell: Callable[[int], str]
    exact: Callable[[int], str]


def rows_of(candidates: Sequence[Candidate], baseline: int, names: texts.Names) -> list[Row]:
    """The rows: columns first, then what is lost in all."""
    if not candidates:
        return []
    compared = [of.compared for of in candidates]
    of_records = texts.tr("of the records")
    rows = [_shares(title, shares, of_records) for title, shares in _columns(candidates, names)]
    cells, touched = ([of.cells_share for of in compared], [of.records_share for of in compared])
    rows.append(_shares(texts.tr("Cells in all"), cells, texts.tr("of all cells")))
    rows.append(_shares(texts.tr("Records touched"), touched, of_records))
    rows.append(_entropy(compared, compared[min(baseline, len(compared) - 1)]))

    def time(j: int) -> str:
        seconds = compared[j].seconds
        return numbers.NOTHING if math.isnan(seconds) else numbers.seconds(seconds)

    rows.append(Row(texts.tr("Time"), time, time))
    return rows


def _columns(candidates: Sequence[Candidate], names: texts.Names) -> list[tuple[str, list[float]]]:
    """Each column with its shares; levels that were compared with each other are one row."""
    compared = [of.compared for of in candidates]
    columns = columns_of(compared)
    varied = {of.level for of in candidates if of.level}
    if len(varied) < 2 or any(len(varied & set(of.columns)) > 1 for of in compared):
        varied = set()
    rows: list[tuple[str, list[float]]] = []
    for name in columns:
        if name not in varied:
            shares = [of.share(name) for of in compared]
            rows.append((texts.named(name, names), shares))
        elif name == next(of for of in columns if of in varied):
            shares = [of.share(_only(varied, of)) for of in compared]
            rows.append((_variable_of(name, candidates), shares))
    return rows


def _only(levels: Collection[str], of: Compared) -> str:
    """Which of some levels it has, "" for none."""
    return next((name for name in of.columns if name in levels), "")


def _variable_of(level: str, candidates: Sequence[Candidate]) -> str:
    """What the variable of a level is called."""
    designs = (of.design for of in candidates if of.design is not None)
    variables = (of for design in designs for of in design.variables)
    return next((name_words(of.name) for of in variables if level in of.levels), level)


def _shares(name: str, shares: Sequence[float], of: str) -> Row:
    return Row(
        name,
        lambda j: numbers.percent(shares[j]),
        lambda j: f"{numbers.exact(100 * shares[j], '%')} {of}",
    )


def _entropy(compared: Sequence[Compared], baseline: Compared) -> Row:
    def exact(j: int) -> str:
        return texts.tr("{bits} per record, {percent} of the baseline").format(
            bits=numbers.exact(compared[j].bits_per_record, texts.tr("bits")),
            percent=numbers.exact(100 * against(compared[j], baseline), "%"),
        )

    return Row(
        texts.tr("Entropy lost"),
        lambda j: _whole_percent(against(compared[j], baseline)),
        exact,
    )


def _whole_percent(share: float) -> str:
    """Without decimals from 10 % on, as in the papers."""
    if math.isnan(share):
        return numbers.NOTHING
    return f"{numbers.count(100 * share)}\u00a0%" if share >= 0.1 else numbers.percent(share)


def sentence_of(candidates: Sequence[Candidate], baseline: int, names: texts.Names) -> str:
    """Which one loses least, against the baseline."""
    if len(candidates) < 2:
        return texts.tr(
            "Suppress again with another design, or compare thresholds: it will stand beside this."
        )
    least = min(range(len(candidates)), key=lambda i: candidates[i].compared.bits_per_record)
    title = ", ".join(candidates[least].lines(names))
    share = against(candidates[least].compared, candidates[baseline].compared)
    if least == baseline or math.isnan(share):
        return texts.tr("Least is lost by the baseline: {name}.").format(name=title)
    return texts.tr("Least is lost by {name}: {percent} of the entropy of the baseline.").format(
        name=title, percent=_whole_percent(share)
    )
