"""Regions at hand besides the levels: those imported, and columns joined that group areas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from app.frame.session import IMPORTED, RunEntry, Session, same_areas
from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.decision.decide import level_of
from core.decision.table import Level
from core.io.partitions import partition_of_column, regions_of
from core.placement.given import COLUMN, LEVEL, GivenRegions


@dataclass(frozen=True, eq=False)
class GivenRow:
    """Regions that may become a row of the table; equal if they are the very same.

    Attributes
    ----------
    name
        Of the run, or of the column.
    given
        Where they come from.
    source
        The regions, or (n,) the values of the column.
    """

    name: str
    given: GivenRegions
    source: Aggregation | NDArray[Any]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GivenRow):
            return False
        return self.source is other.source and (self.name, self.given) == (other.name, other.given)

    def __hash__(self) -> int:
        return hash((self.name, self.given, id(self.source)))

    def level(self, areas: AreaLayer) -> Level | None:
        """The row; None where a column does not group the areas of a study."""
        of = self.source
        if not isinstance(of, Aggregation):
            if len(of) != len(areas) or not groups(of):
                return None
            of, _ = regions_of(partition_of_column(areas, self.name, of), areas)
        return None if len(of.labels) != len(areas) else level_of(self.name, of, self.given)


def given_rows(session: Session) -> tuple[GivenRow, ...]:
    """What a session has of them, columns first: a run made of one shall not take its place."""
    runs = [
        GivenRow(entry.name, given, entry.run.aggregation)
        for entry in session.runs
        if (given := _given(entry)) is not None and same_areas(entry.area_file, session.area_file)
    ]
    columns = [
        GivenRow(name, GivenRegions(COLUMN, name), values)
        for name, values in session.fields.items()
        if _may_group(name, values)
    ]
    return (*columns, *runs)


def _given(entry: RunEntry) -> GivenRegions | None:
    of = entry.run.scenario.placement
    own = isinstance(of, GivenRegions) and of.origin != LEVEL and entry.kind == IMPORTED
    return of if own and isinstance(of, GivenRegions) else None


def _may_group(name: str, values: NDArray[Any]) -> bool:
    """Whether a column could name regions, by its type: numbers only where it is called so."""
    if values.dtype.kind in "OUST":
        return True
    return values.dtype.kind in "iu" and "region" in name.casefold()


def groups(values: NDArray[Any]) -> bool:
    """Whether values name groups: more than one, of two areas or more in the mean."""
    known = pd.Series(values).replace("", np.nan).dropna()
    if known.empty or not all(isinstance(of, (str, int, np.integer)) for of in known.unique()):
        return False
    return 1 < known.nunique() <= len(known) / 2
