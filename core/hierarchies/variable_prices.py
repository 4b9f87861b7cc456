"""What one variable of a design costs the others, as it weighs more or less than they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.design import CellDesign
from core.hierarchies.ordered import ordered_of
from core.hierarchies.plan import plan_of, protection_of
from core.steps import Step, Steps
from core.suppression.cells.prices import RATIOS, Price, lighter_weight, prices


def prices_of(
    records: CodedRecords, design: CellDesign, name: str, ratios: Sequence[float] = RATIOS
) -> Steps[tuple[Price, ...]]:
    """As `core.suppression.cells.prices.prices`, for all levels of a variable.

    Raises
    ------
    VbasError
        If there is no such variable, there is no other one, or the design cannot be planned.
    """
    found = [of for of in design.variables if of.name == name]
    if not found:
        raise VbasError(
            "There is no variable {name} in this design.", "Choose another one.", name=name
        )
    yield Step("looking at the levels")
    variables = tuple(
        replace(of, ordered=ordered_of(records, of.levels)) for of in design.variables
    )
    here = replace(design, variables=variables)
    protection = protection_of(here, plan_of(here))
    return (yield from prices(records, protection, found[0].levels, ratios))


def weighed(design: CellDesign, name: str, ratio: float) -> CellDesign:
    """The design where a variable weighs ``ratio`` times as much as the others.

    The others keep their weights to each other; the heavier side weighs what it may at most.
    """
    heaviest = max((of.weight for of in design.variables if of.name != name), default=1.0)
    variables = tuple(
        replace(
            of,
            weight=min(1.0, ratio)
            if of.name == name
            else lighter_weight(of.weight, heaviest, ratio),
        )
        for of in design.variables
    )
    return replace(design, variables=variables)
