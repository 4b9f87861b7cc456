"""Parts of Canada apart: a study of areas in several of them as a study each, and joined again.

The models of site numbers (El Emam et al. 2009) are one for each part of Canada. Where areas lie in
several, each part has its own number of sites, by its own model, and its regions are made without
the others, so that none lies in two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.constraints.base import Constraints
from core.placement.base import Placement, PlacementSnapshot
from core.placement.distances import DistanceChange
from core.placement.given import with_given_sites
from core.refinement.base import Refinement
from core.scenario import Scenario
from core.search.film import empty_trace
from core.steps import Steps, Stop
from core.study import Study

T = TypeVar("T")


def keeps_apart(scenario: Scenario) -> bool:
    """Whether parts of Canada are kept apart: not if one model, or sites, are given for all."""
    count: Any = scenario.site_count
    one_model = getattr(getattr(count, "model", count), "region", None) is not None
    return not (scenario.across_parts or one_model or with_given_sites(scenario.placement))


def areas_of(areas: AreaLayer, members: NDArray[np.int64]) -> AreaLayer:
    """Some areas of a layer."""
    return replace(
        areas,
        ids=areas.ids[members],
        points=areas.points[members],
        population=areas.population[members],
        geometry=None if areas.geometry is None else areas.geometry[members],
        parents={name: of[members] for name, of in areas.parents.items()},
        land_km2=None if areas.land_km2 is None else areas.land_km2[members],
        attributes=areas.attributes.iloc[members] if len(areas.attributes) else areas.attributes,
    )


def study_of(study: Study, members: NDArray[np.int64]) -> Study:
    """The study of some areas."""
    return Study(areas_of(study.areas, members), study.counts.of_units(members))


def constraints_of(constraints: Constraints, areas: AreaLayer) -> Constraints:
    """The constraints with the locks of these areas alone."""
    here = set(areas.ids.tolist())
    return replace(constraints, locked=tuple(of for of in constraints.locked if of[0] in here))


def among_all(steps: Steps[T], members: NDArray[np.int64], before: NDArray[np.int32]) -> Steps[T]:
    """The same computation of one part; its states show the regions of the parts before it, too.

    Parameters
    ----------
    steps
        A computation of some areas.
    members
        (m,) which of all areas they are.
    before
        (n,) region of each area in the parts that are done; -1 in the others.
    """
    answer: Stop | None = None
    try:
        while True:
            step = steps.send(answer)
            answer = yield replace(step, snapshot=_among_all(step.snapshot, members, before))
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        steps.close()


def _among_all(
    of: object, members: NDArray[np.int64], before: NDArray[np.int32]
) -> PlacementSnapshot | None:
    """A state of a part as one of all areas; None where it shows no regions."""
    labels, sites = getattr(of, "labels", None), getattr(of, "sites", None)
    if labels is None or len(labels) != len(members):
        return None
    every = before.copy()
    every[members] = np.where(labels < 0, -1, labels + before.max(initial=-1) + 1)
    return PlacementSnapshot(np.zeros((0, 2)) if sites is None else sites, every)


@dataclass(frozen=True, eq=False)
class Part:
    """The regions of one part, by the numbers of its own areas."""

    members: NDArray[np.int64]
    placement: Placement
    placed: Aggregation
    begun: Aggregation
    refinement: Refinement | None


@dataclass(frozen=True, eq=False)
class Joined:
    """The regions of all parts."""

    placement: Placement
    placed: Aggregation
    begun: Aggregation
    refinement: Refinement | None


def joined(parts: Sequence[Part], n_areas: int) -> Joined:
    """The regions of all parts, one part after the other."""
    begun = _aggregation([of.begun for of in parts], parts, n_areas)
    refined = [of.refinement for of in parts if of.refinement is not None]
    refinement = None
    if len(refined) == len(parts):
        refinement = Refinement(
            _aggregation([of.aggregation for of in refined], parts, n_areas),
            _trace([of.trace for of in refined], parts),
            sum(of.moves for of in refined),
            sum(of.evaluated for of in refined),
            _sum([of.objective for of in refined]),
            refined[-1].stopped_because,
            _distances([of.distances for of in refined]),
        )
    placed = _aggregation([of.placed for of in parts], parts, n_areas)
    return Joined(_placement(parts, n_areas), placed, begun, refinement)


def _placement(parts: Sequence[Part], n_areas: int) -> Placement:
    each = [of.placement for of in parts]
    cells = None
    if all(of.cells is not None for of in each):
        cells = np.full(n_areas, -1, np.int32)
        for part, first in zip(parts, _firsts([len(of.sites) for of in each]), strict=True):
            mine = part.placement.cells
            assert mine is not None
            cells[part.members] = np.where(mine >= 0, mine + first, -1)
    return Placement(
        np.concatenate([of.sites for of in each]),
        cells,
        _trace([of.trace for of in each], parts),
        sum(of.moves for of in each),
        _sum([of.objective for of in each]),
        each[-1].stopped_because,
        _distances([of.distances for of in each]),
    )


def _aggregation(each: Sequence[Aggregation], parts: Sequence[Part], n_areas: int) -> Aggregation:
    labels = np.zeros(n_areas, np.int32)
    for part, of, first in zip(parts, each, _firsts([of.n_regions for of in each]), strict=True):
        labels[part.members] = of.labels + first
    sites = [of.sites for of in each if of.sites is not None]
    n_regions = sum(of.n_regions for of in each)
    return Aggregation(
        labels, n_regions, np.concatenate(sites) if len(sites) == len(each) else None
    )


def _firsts(numbers: Sequence[int]) -> list[int]:
    return [0, *np.cumsum(numbers).tolist()][:-1]


def _trace(each: Sequence[pd.DataFrame], parts: Sequence[Part]) -> pd.DataFrame:
    """The traces one after the other, with the numbers of all areas and regions."""
    made, last = [], 0
    firsts = _firsts([len(of.placement.sites) for of in parts])
    for trace, part, first in zip(each, parts, firsts, strict=True):
        if not len(trace):
            continue
        of_area = (trace["kind"] == "area").to_numpy()
        index = trace["index"].to_numpy()
        at = np.where(of_area, part.members[np.where(of_area, index, 0)], index + first)
        regions = {
            name: np.where(trace[name] >= 0, trace[name] + first, trace[name])
            for name in ("from_region", "to_region")
        }
        made.append(trace.assign(step=trace["step"] + last, index=at, **regions))
        last = int(made[-1]["step"].max())
    if not made:
        return empty_trace()
    return pd.concat(made, ignore_index=True).astype(dict(made[0].dtypes))


def _sum(values: Sequence[float | None]) -> float | None:
    known = [of for of in values if of is not None]
    return float(sum(known)) if len(known) == len(values) else None


def _distances(each: Sequence[DistanceChange | None]) -> DistanceChange | None:
    known = [of for of in each if of is not None]
    if len(known) < len(each):
        return None
    names = ("to_sites_before", "to_sites", "to_own_centres_before", "to_own_centres")
    return DistanceChange(*(sum(getattr(of, name) for of in known) for name in names))
