"""The uniqueness of a level's units: measured, estimated and predicted. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from app.workspaces.levels.levels import LevelRow
from core.classes import ClassCounts
from core.levels.units import PEOPLE, Units
from core.study import Study
from core.thresholds.predicted import models_or_ours
from core.thresholds.report import Report, report
from core.thresholds.uniqueness import counts_of_units


class Query(NamedTuple):
    """What is to be found.

    Attributes
    ----------
    row, study
        The level, and the counted records of its areas.
    sample, fraction
        Whether the records are a sample of the people, and how large a part.
    coefficients
        Name of the set whose threshold models predict, if it has any; else the shipped ones do.
    sets
        Another number where that set may be another one.
    """

    row: LevelRow
    study: Study
    sample: bool = False
    fraction: float | None = None
    coefficients: str = ""
    sets: int = 0


@dataclass(frozen=True, eq=False)
class LevelUniqueness:
    """What was found.

    Attributes
    ----------
    query
        What was asked for.
    counts
        The records of its units.
    report
        Their uniqueness.
    model
        Title of the models that predict, English; "" without any.
    """

    query: Query
    counts: ClassCounts
    report: Report
    model: str = ""

    @property
    def units(self) -> Units:
        """The units of the level."""
        return self.query.row.units

    def areas_of(self, units: NDArray[np.integer]) -> NDArray[np.intp]:
        """Indices of the areas of some units."""
        inside = np.zeros(len(self.units) + 1, dtype=bool)
        inside[units] = True
        return np.flatnonzero(inside[self.units.labels])


def find(query: Query, before: LevelUniqueness | None = None) -> LevelUniqueness:
    """Measures, estimates and predicts; counts of ``before`` are used again if they are the same.

    Raises
    ------
    VbasError
        If nothing is known of how many people or records there are.
    """
    units, study = query.row.units, query.study
    if before is not None and before.query.study is study and before.units is units:
        counts = before.counts
    else:
        counts = counts_of_units(study.counts, units.labels, len(units))
    title, models = models_or_ours(query.coefficients)
    found = report(
        counts,
        units.people,
        units.provinces,
        published=units.basis == PEOPLE,
        sample=query.sample,
        fraction=query.fraction,
        models=models,
    )
    return LevelUniqueness(query, counts, found, title)
