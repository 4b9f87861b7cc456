"""Regions that were given, in the place of a placement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from core.errors import VbasError
from core.placement.base import Placement, Task
from core.steps import Step, Steps

LEVEL, COLUMN, TABLE, EDIT = "level", "column", "table", "edit"
"""Where given regions can come from."""


@dataclass(frozen=True)
class GivenRegions:
    """Regions of a level, a column or a table, or edited by hand: nothing is placed.

    Attributes
    ----------
    origin
        `LEVEL`, `COLUMN`, `TABLE` or `EDIT`.
    of
        Which level, column or file; the run that was edited.
    """

    name: ClassVar[str] = "given-regions"
    title: ClassVar[str] = "Given regions"
    makes_cells: ClassVar[bool] = False

    origin: str = LEVEL
    of: str = ""

    def place(self, task: Task, rng: np.random.Generator) -> Steps[Placement]:
        """Cannot place anything.

        Raises
        ------
        VbasError
            Always: regions that were given have no sites.
        """
        yield Step("placing sites")
        raise VbasError(
            "These regions were given ({of}); there is nothing to place.",
            "Choose a placement, or import the regions again.",
            of=self.of,
        )
