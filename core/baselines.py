"""Today's practice: the areas as they are, and every level of geography that holds them.

Each is a partition into regions that nobody calculated, to be judged at the same k as a run, so
that what the run gains is seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.areas import Listed
from core.constraints.base import Constraints
from core.errors import Notice, VbasError
from core.given_regions import GivenRegions, judge
from core.pipeline import Run
from core.placement.given import LEVEL
from core.scenario import Scenario
from core.steps import Steps
from core.study import Study

AREAS = "areas"
"""The areas as they are: each is a region."""

USUAL = ("fsa", "postal_region", "csd", "cd", "province", AREAS)
"""What a run is measured against first, by how usual it is to release it."""


def levels_of(areas: Listed) -> tuple[str, ...]:
    """The levels that are today's practice, the one of most units first.

    The areas as they are come first. A level without ids is none, nor is one that divides the
    areas just as another one does.
    """
    found: dict[bytes, str] = {}
    sizes = {AREAS: len(areas)}
    every_area = np.arange(len(areas), dtype=np.int32)
    found[every_area.tobytes()] = AREAS
    for level in areas.parents:
        labels, units = _grouped(areas.parents[level])
        if len(units) and labels.tobytes() not in found:
            found[labels.tobytes()] = level
            sizes[level] = len(units)
    rest = sorted(sizes.keys() - {AREAS}, key=lambda level: (-sizes[level], level))
    return (AREAS, *rest)


def regions_of_level(areas: Listed, level: str) -> tuple[Aggregation, tuple[Notice, ...]]:
    """The units of a level as regions, in the order of their ids.

    Areas whose unit is not known share what a release would tell of them, a blank: they make one
    region together, the last one.

    Raises
    ------
    VbasError
        If the areas do not have the level.
    """
    if level == AREAS:
        return Aggregation(np.arange(len(areas), dtype=np.int32), len(areas)), ()
    if level not in areas.parents:
        raise VbasError(
            "The areas of {layer} have no level {level}.",
            "Open the file of that level, or choose another one.",
            layer=areas.name,
            level=level,
        )
    ids = pd.Series(areas.parents[level], dtype=object)
    unknown = (ids == "").to_numpy(bool)
    codes, units = pd.factorize(ids.where(~unknown), sort=True)
    labels = np.where(codes < 0, len(units), codes).astype(np.int32)
    n_unknown = int(unknown.sum())
    if not n_unknown:
        return Aggregation(labels, len(units)), ()
    text = "Areas that lie in no unit of {level}: {count:,}. They make one region together."
    return Aggregation(labels, len(units) + 1), (Notice(text, count=n_unknown, level=level),)


def baseline(
    scenario: Scenario,
    study: Study,
    level: str,
    inputs: Mapping[str, Mapping[str, str]] | None = None,
) -> Steps[Run]:
    """Today's practice with a level, at the scenario's k.

    Parameters
    ----------
    scenario
        Quasi-identifiers, k and population basis are used.
    study
        Areas and counts.
    level
        One of `levels_of`.
    inputs
        Kept with the run.
    """
    aggregation, notices = regions_of_level(study.areas, level)
    given = GivenRegions(LEVEL, level)
    scenario = replace(scenario, constraints=Constraints())  # nothing kept to them
    return judge(scenario, study, aggregation, given, inputs=inputs, notices=notices)


def usual_first(level: str) -> tuple[float, str]:
    """Sorts levels: those that are usually released first, the areas as they are last."""
    return (USUAL.index(level) if level in USUAL else len(USUAL) - 1.5, level)


def _grouped(ids: NDArray[np.object_]) -> tuple[NDArray[np.int32], NDArray[np.object_]]:
    """Areas numbered by their unit in order of appearance (unknown alike), and the units."""
    codes, units = pd.factorize(pd.Series(ids, dtype=object))
    return codes.astype(np.int32), np.array([of for of in units if of != ""], dtype=object)
