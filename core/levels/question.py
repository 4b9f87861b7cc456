"""What is asked of levels of geography: which variables, which rule, how much has to be enough."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.cutoff.design import Design


@dataclass(frozen=True)
class Question:
    """The question of the Levels workspace.

    Attributes
    ----------
    design
        The quasi-identifiers and their coarsening.
    rule
        Name of the rule that decides (`core.cutoff.rules.Rule.name`).
    predictor
        Its predictor; "" for a fixed cut-off.
    part
        Part of Canada whose model applies to all areas; None = each area by its own province.
    level
        Level that is looked at: "areas" or a level of the areas; "" = the usual one.
    enough
        Share of the population, 0 to 1, that shall live above the cut-off.
    threshold
        Share of unique people, 0 to 1, that is accepted: 0, 0.05 or 0.2.
    """

    design: Design = field(default_factory=Design)
    rule: str = "el-emam-2009-maxcombs"
    predictor: str = "maxcombs"
    part: str | None = None
    level: str = ""
    enough: float = 1.0
    threshold: float = 0.0
