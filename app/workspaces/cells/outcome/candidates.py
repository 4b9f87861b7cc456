"""What is compared: outcomes that are kept, and the runs of a comparison."""

from __future__ import annotations

from dataclasses import dataclass

from app.kit import numbers
from app.workspaces.cells.outcome import texts
from core.hierarchies.design import CellDesign
from core.suppression.cells.comparison import Compared
from core.suppression.cells.outcome import Outcome

_MOST_NAMED = 8


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
