"""What is decided about: sets of variables, values of k, and the share that may be lost."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from core.errors import VbasError
from core.placement.suppression_driven import SuppressionDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import Scenario, Target

USUAL_KS: Final = (5, 11, 20)
"""Those of the presets that agencies ask for most."""
USUAL_LIMIT: Final = 0.01


@dataclass(frozen=True)
class VariableSet:
    """One set of quasi-identifiers that might be released together.

    Attributes
    ----------
    name
        What it is called: "as chosen", "age in 10s", "without education".
    quasi_identifiers
        With their recoding, in order.
    """

    name: str
    quasi_identifiers: tuple[QuasiIdentifier, ...]


@dataclass(frozen=True)
class DecisionQuestion:
    """Which levels of geography and how many regions come into question.

    Attributes
    ----------
    sets
        Sets of variables, the first as chosen.
    ks
        Smallest class sizes, each once.
    limit
        Largest share of the records that may be lost, 0 to 1.
    base
        Settings that hold for all of it: population basis, constraints and seed. Variables, k,
        number of sites, placement, refinement and target are those of each cell.

    Raises
    ------
    VbasError
        If there is no set or no k, one of them twice, or the limit is no share.
    """

    sets: tuple[VariableSet, ...]
    ks: tuple[int, ...] = USUAL_KS
    limit: float = USUAL_LIMIT
    base: Scenario = field(default_factory=Scenario)

    def __post_init__(self) -> None:
        if not self.sets or not self.ks:
            raise VbasError(
                "There is nothing to decide about: no k or no variables.",
                "Choose at least one variable and one k.",
            )
        for k in self.ks:
            if k < 1 or self.ks.count(k) > 1:
                raise VbasError(
                    "k = {k} is below 1." if k < 1 else "k = {k} stands there twice.",
                    "Give each k once, at least 1, such as 5, 11, 20.",
                    k=k,
                )
        if not 0.0 <= self.limit <= 1.0:
            raise VbasError(
                "At most {limit:g} of the records shall be lost, which is no share.",
                "Give a share between 0 and 1, such as 0.01 for 1 %.",
                limit=self.limit,
            )

    def scenario(self, of_set: int, k: int) -> Scenario:
        """What a run is asked for that finds the most regions in one column."""
        return replace(
            self.base,
            quasi_identifiers=self.sets[of_set].quasi_identifiers,
            k=k,
            placement=SuppressionDriven(),
            refinement=BorderRefinement(),
            target=Target(self.limit, keep_floor=self.base.constraints.floor is not None),
        )
