"""What is compared: outcomes that are kept, runs of a batch; and the rows of Tables 9 and 10."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

import pandas as pd

from app.kit import numbers
from app.workspaces.cells.outcome import texts
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import Names, joined, name_words, named, tr
from core.hierarchies.design import CellDesign
from core.suppression.cells.batch import Threshold, compared
from core.suppression.cells.comparison import Compared, against, columns_of, comparison_table
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.protection import Protection

MOST_KEPT = 12
"""Outcomes that are kept: each has a number for every record."""
_MOST_NAMED = 8


@dataclass(frozen=True, eq=False)
class Candidate:
    """One column of the comparison.

    Attributes
    ----------
    compared
        Its figures.
    kept
        The outcome, where it is kept; None for a run of a comparison, or from a project file.
    own
        Whether it was an outcome of its own, not a run of a comparison.
    design
        What it came out of; None where that is not known.
    level
        The level that was varied, "" where none was.
    """

    compared: Compared
    kept: Outcome | None = None
    design: CellDesign | None = None
    level: str = ""
    own: bool = False

    @property
    def key(self) -> object:
        """What stays the same of it."""
        if self.own:
            return self.compared if self.kept is None else self.kept
        return (self.compared.name, self.level)

    def lines(self, names: Names) -> tuple[str, ...]:
        """What stands above its column: level, threshold, algorithm."""
        of, step = self.compared.protection, self.compared.loss.step
        return tuple(
            line
            for line in (
                named(self.level, names),
                texts.threshold_name(of),
                texts.algorithm_name(of.algorithm),
                tr("given back") if of.give_back else "",
                tr("single pass") if of.single_pass else "",
                "" if of.most_blank is None else texts.rule_name(of.most_blank),
                tr("rounded up to {n}").format(n=numbers.count(step)) if step > 1 else "",
            )
            if line
        )

    def help(self, names: Names) -> str:
        """What was protected."""
        of = self.compared.protection
        known = [joined(combination, names) for combination in of.combinations]
        more = len(known) - _MOST_NAMED
        if more > 0:
            known = [*known[:_MOST_NAMED], tr("and {n} more").format(n=numbers.count(more))]
        lighter = [
            tr("{column} weighs {weight}").format(
                column=named(name, names), weight=numbers.short(weight)
            )
            for name, weight in of.weights.items()
            if weight < 1
        ]
        return "\n".join([*self.lines(names), *known, *lighter])


def keep(state: CellsState, outcome: Outcome | None) -> None:
    """Keeps every outcome to be compared, of very many the newest."""
    every = state.candidates
    if outcome is None or any(of.kept is outcome for of in every):
        return
    of, design = outcome.suppression.protection, state.design
    name = f"{Threshold(of.k, of.tau)} {of.algorithm}"
    own = design if _asks_the_same(of, design) else None
    kept = [of for of in every if of.own]
    kept.append(Candidate(compared(name, outcome), kept=outcome, design=own, own=True))
    state.candidates = (*kept[-MOST_KEPT:], *(of for of in every if not of.own))


def _asks_the_same(of: Protection, design: CellDesign) -> bool:
    """Whether an outcome is of a design that may have changed while it was made."""
    names = ("k", "tau", "algorithm", "give_back", "single_pass", "most_blank", "rake")
    return all(getattr(of, name) == getattr(design, name) for name in names)


def table_of(candidates: Sequence[Candidate], baseline: int) -> pd.DataFrame:
    """The table in the form of the paper's, with all digits."""
    each = [
        replace(of.compared, name=f"{i + 1}: {of.compared.name}") if of.own else of.compared
        for i, of in enumerate(candidates)
    ]
    return comparison_table(each, baseline)


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


def rows_of(candidates: Sequence[Candidate], baseline: int, names: Names) -> list[Row]:
    """The rows: columns first, then what is lost in all."""
    if not candidates:
        return []
    compared = [of.compared for of in candidates]
    of_records = tr("of the records")
    rows = [_shares(title, shares, of_records) for title, shares in _columns(candidates, names)]
    cells, touched = ([of.cells_share for of in compared], [of.records_share for of in compared])
    rows.append(_shares(tr("Cells in all"), cells, tr("of all cells")))
    rows.append(_shares(tr("Records touched"), touched, of_records))
    if any(of.left_out for of in compared):
        gone = [of.left_out_share for of in compared]
        rows.append(_shares(tr("Records left out"), gone, tr("of all records")))
    rows.append(_entropy(compared, compared[min(baseline, len(compared) - 1)]))

    def time(j: int) -> str:
        seconds = compared[j].seconds
        return numbers.NOTHING if math.isnan(seconds) else numbers.seconds(seconds)

    rows.append(Row(tr("Time"), time, time))
    return rows


def _columns(candidates: Sequence[Candidate], names: Names) -> list[tuple[str, list[float]]]:
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
            rows.append((named(name, names), shares))
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
        return tr("{bits} per record, {percent} of the baseline").format(
            bits=numbers.exact(compared[j].bits_per_record, tr("bits")),
            percent=numbers.exact(100 * against(compared[j], baseline), "%"),
        )

    return Row(tr("Entropy lost"), lambda j: _whole_percent(against(compared[j], baseline)), exact)


def _whole_percent(share: float) -> str:
    """Without decimals from 10 % on, as in the papers."""
    if math.isnan(share):
        return numbers.NOTHING
    return f"{numbers.count(100 * share)}\u00a0%" if share >= 0.1 else numbers.percent(share)


def sentence_of(candidates: Sequence[Candidate], baseline: int, names: Names) -> str:
    """Which one loses least, against the baseline."""
    if len(candidates) < 2:
        return ""
    least = min(range(len(candidates)), key=lambda i: candidates[i].compared.bits_per_record)
    title = ", ".join(candidates[least].lines(names))
    share = against(candidates[least].compared, candidates[baseline].compared)
    if least == baseline or math.isnan(share):
        return tr("Least is lost by the baseline: {name}.").format(name=title)
    return tr("Least is lost by {name}: {percent} of the entropy of the baseline.").format(
        name=title, percent=_whole_percent(share)
    )
