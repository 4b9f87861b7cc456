"""What is compared: outcomes that are kept, and the runs of a comparison."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from app import numbers
from app.workspaces.cells.outcome import texts
from app.workspaces.cells.setup.texts import name_words
from core.hierarchies.design import CellDesign
from core.suppression.cells.comparison import Compared, against, columns_of
from core.suppression.cells.outcome import Outcome


@dataclass(frozen=True, eq=False)
class Candidate:
    """One column of the comparison.

    Attributes
    ----------
    compared
        Its figures.
    kept
        The outcome, where it is kept; None for a run of a comparison.
    design
        What it came out of; None where that is not known.
    level
        The level that was varied, "" where none was.
    """

    compared: Compared
    kept: Outcome | None = None
    design: CellDesign | None = None
    level: str = ""

    def lines(self, names: texts.Names) -> tuple[str, ...]:
        """What stands above its column: level, threshold, algorithm."""
        of = self.compared.protection
        return tuple(
            line
            for line in (
                texts.named(self.level, names),
                texts.threshold_name(of),
                texts.algorithm_name(of.algorithm),
                texts.tr("given back") if of.give_back else "",
                texts.tr("single pass") if of.single_pass else "",
            )
            if line
        )

    def help(self, names: texts.Names) -> str:
        """What was protected."""
        of = self.compared.protection
        named = [texts.joined(combination, names) for combination in of.combinations]
        more = len(named) - _MOST_NAMED
        if more > 0:
            named = [*named[:_MOST_NAMED], texts.tr("and {n} more").format(n=numbers.count(more))]
        lighter = [
            texts.tr("{column} weighs {weight}").format(
                column=texts.named(name, names), weight=numbers.short(weight)
            )
            for name, weight in of.weights.items()
            if weight < 1
        ]
        return "\n".join([*self.lines(names), *named, *lighter])


_MOST_NAMED = 8


@dataclass(frozen=True)
class Line:
    """One row of the comparison: its name, its cells, and the exact figures behind them."""

    name: str
    cells: tuple[str, ...]
    exact: tuple[str, ...]


def lines_of(candidates: Sequence[Candidate], baseline: int, names: texts.Names) -> list[Line]:
    """The rows, as in Tables 9 and 10: columns first, then what is lost in all."""
    compared = [of.compared for of in candidates]
    lines = [
        _shares(title, shares, texts.tr("of the records"))
        for title, shares in _columns(candidates, names)
    ]
    lines.append(
        _shares(
            texts.tr("Cells in all"), [of.cells_share for of in compared], texts.tr("of all cells")
        )
    )
    lines.append(
        _shares(
            texts.tr("Records touched"),
            [of.records_share for of in compared],
            texts.tr("of the records"),
        )
    )
    if compared:
        lines.append(_entropy(compared, compared[min(baseline, len(compared) - 1)]))
    lines.append(
        Line(
            texts.tr("Time"),
            tuple(_seconds(of) for of in compared),
            tuple(_seconds(of) for of in compared),
        )
    )
    return lines


def _columns(candidates: Sequence[Candidate], names: texts.Names) -> list[tuple[str, list[float]]]:
    """Each column with its shares; levels that were compared with each other are one row."""
    compared = [of.compared for of in candidates]
    columns = columns_of(compared)
    varied = {of.level for of in candidates if of.level}
    if len(varied) < 2 or any(len(varied & set(of.protection.columns)) > 1 for of in compared):
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
    return next((name for name in of.protection.columns if name in levels), "")


def _variable_of(level: str, candidates: Sequence[Candidate]) -> str:
    """What the variable of a level is called."""
    designs = (of.design for of in candidates if of.design is not None)
    variables = (of for design in designs for of in design.variables)
    return next((name_words(of.name) for of in variables if level in of.levels), level)


def _shares(name: str, shares: Sequence[float], of: str) -> Line:
    return Line(
        name,
        tuple(numbers.percent(share) for share in shares),
        tuple(f"{numbers.exact(100 * share, '%')} {of}" for share in shares),
    )


def _entropy(compared: Sequence[Compared], baseline: Compared) -> Line:
    shares = [against(of, baseline) for of in compared]
    return Line(
        texts.tr("Entropy lost"),
        tuple(_whole_percent(share) for share in shares),
        tuple(
            texts.tr("{bits} per record, {percent} of the baseline").format(
                bits=numbers.exact(of.bits_per_record, texts.tr("bits")),
                percent=numbers.exact(100 * share, "%"),
            )
            for of, share in zip(compared, shares, strict=True)
        ),
    )


def _whole_percent(share: float) -> str:
    """Without decimals from 10 % on, as in the papers."""
    if math.isnan(share):
        return numbers.NOTHING
    return f"{numbers.count(100 * share)}\u00a0%" if share >= 0.1 else numbers.percent(share)


def _seconds(of: Compared) -> str:
    return numbers.NOTHING if math.isnan(of.seconds) else numbers.seconds(of.seconds)


def sentence_of(candidates: Sequence[Candidate], baseline: int, names: texts.Names) -> str:
    """Which one loses least, against the baseline."""
    if len(candidates) < 2:
        return texts.tr(
            "Suppress again with another design, or compare thresholds: it will stand beside this."
        )
    least = min(range(len(candidates)), key=lambda i: candidates[i].compared.bits_per_record)
    titles = [", ".join(of.lines(names)) for of in candidates]
    share = against(candidates[least].compared, candidates[baseline].compared)
    if least == baseline or math.isnan(share):
        return texts.tr("Least is lost by the baseline: {name}.").format(name=titles[least])
    return texts.tr("Least is lost by {name}: {percent} of the entropy of the baseline.").format(
        name=titles[least], percent=_whole_percent(share)
    )
