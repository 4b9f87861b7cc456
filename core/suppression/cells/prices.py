"""What one variable costs the others: cells blanked as it weighs more or less than they do.

A variable that weighs less is blanked earlier, so that others keep more. Geography against
clinical detail is the question this was made for.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import STOP, Stage, Step, Steps
from core.suppression.cells.loss import loss_of
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.suppress import suppress_cells

RATIOS: Final = (10.0, 5.0, 2.5, 2.0, 1.25, 1.0, 0.8, 0.5, 0.4, 0.2, 0.1)
"""How many times as much as the others the variable weighs, the heaviest first."""


@dataclass(frozen=True)
class Price:
    """What is blanked at one weight of the variable.

    Attributes
    ----------
    ratio
        How many times as much as the heaviest of the others the variable weighs.
    cells, bits
        Cells of its columns that are blanked; their non-uniform entropy, bits.
    other_cells, other_bits
        The same of all other columns.
    records_touched
        Records with a blanked cell.
    """

    ratio: float
    cells: int
    bits: float
    other_cells: int
    other_bits: float
    records_touched: int


def prices(
    records: CodedRecords,
    protection: Protection,
    columns: Collection[str],
    ratios: Sequence[float] = RATIOS,
) -> Steps[tuple[Price, ...]]:
    """Suppresses once for each ratio of weights; stopped, it returns what is done.

    Parameters
    ----------
    protection
        What shall hold; the weights of other columns stay as they are to each other.
    columns
        Columns of the variable: all its levels.
    ratios
        How many times as much as the heaviest of the others the variable shall weigh.

    Raises
    ------
    VbasError
        If none, or all, of the columns that are protected are among ``columns``.
    """
    mine = [name for name in protection.columns if name in columns]
    if not mine or len(mine) == len(protection.columns):
        raise VbasError(
            "There is nothing that {columns} could be weighed against.",
            "Choose one of several variables that are protected.",
            columns=", ".join(columns),
        )
    others = {n: protection.weight(n) for n in protection.columns if n not in mine}
    heaviest = max(others.values())
    found: list[Price] = []
    for i, ratio in enumerate(ratios):
        lighter = {n: lighter_weight(of, heaviest, ratio) for n, of in others.items()}
        mine_weigh = dict.fromkeys(mine, min(1.0, ratio))
        asked = replace(protection, weights={**protection.weights, **lighter, **mine_weigh})
        stage = Stage("weight {n} of {all}", n=i + 1, all=len(ratios))
        suppression = yield from _one(records, asked, Step(stage, i, len(ratios), tuple(found)))
        if suppression is None:
            break
        found.append(_price(records, suppression, mine, ratio))
    return tuple(found)


def lighter_weight(weight: float, heaviest: float, ratio: float) -> float:
    """The weight of another column, where the variable weighs ``ratio`` times the heaviest."""
    return round(weight / heaviest, 9) * min(1.0, 1.0 / ratio)


def _one(records: CodedRecords, asked: Protection, said: Step) -> Steps[CellSuppression | None]:
    """One suppression, told as ``said``; None when asked to stop."""
    steps = suppress_cells(records, asked)
    try:
        while True:
            next(steps)
            if (yield said) is STOP:
                return None
    except StopIteration as end:
        done: CellSuppression = end.value
        return done
    finally:
        steps.close()


def _price(
    records: CodedRecords, suppression: CellSuppression, mine: Sequence[str], ratio: float
) -> Price:
    lost = loss_of(records, suppression)
    cells = {of in mine: 0 for of in suppression.columns}
    bits = {of in mine: 0.0 for of in suppression.columns}
    for name in suppression.columns:
        cells[name in mine] += lost.cells.get(name, 0)
        bits[name in mine] += lost.entropy_bits.get(name, 0.0)
    return Price(ratio, cells[True], bits[True], cells[False], bits[False], lost.records_touched)
