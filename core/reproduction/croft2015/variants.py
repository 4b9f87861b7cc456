"""What the paper leaves open, varied: how much of the difference each choice explains."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from core.quasi_identifiers import QuasiIdentifier
from core.reproduction.croft2015.design import PLACEMENTS, SELECTIONS, scenarios
from core.scenario import CELL, Scenario


@dataclass(frozen=True)
class Variant:
    """The paper's design with balanced density, but for one choice.

    Attributes
    ----------
    title
        What is different.
    settings
        Fields of the scenario.
    coefficients
        Coefficient sets of max combinations and entropy.
    single_years
        Whether ages are in single years.
    """

    title: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    coefficients: tuple[str, str] = ("croft-2015", "croft-2015")
    single_years: bool = False

    def runs(self, selection: str, part: str) -> dict[tuple[str, str], Scenario]:
        """{(site count, placement): scenario}."""
        made = {}
        for count, of in zip(("MaxCombs", "Entropy"), self.coefficients, strict=True):
            key = (count, PLACEMENTS[0].title)
            base = scenarios(selection, part, of)[key]
            chosen = SELECTIONS[selection]
            if self.single_years:
                chosen = tuple(
                    QuasiIdentifier("age") if qi.column == "age" else qi for qi in chosen
                )
            made[key] = replace(base, quasi_identifiers=chosen, **self.settings)
        return made


VARIANTS: Final = (
    Variant("k = 2", {"k": 2}),
    Variant("k = 10", {"k": 10}),
    Variant("ages in single years", single_years=True),
    Variant("areas join the site of their cell", {"assign": CELL}),
    Variant(
        "coefficients of El Emam et al. 2009",
        coefficients=("el-emam-2009-maxcombs", "el-emam-2009-entropy"),
    ),
)
