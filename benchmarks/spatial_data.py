"""Made-up areas and records for the benchmarks of placement: smooth differences over space.

No record is ever made: classes are drawn straight into counts of area and class. In logs, the
share of each category is a Gaussian random field over the map (20 km, standard deviation 0.4)
about its share in the whole; sexes differ less (0.1). Categories are independent of each other
within an area.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import scipy.sparse as sp
import shapely
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.classes import ClassCounts
from core.grouping import aggregate
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Task
from core.steps import finish
from core.study import Study
from core.suppression.records import suppress_records

SIDE = 100_000.0
_WAVES = 64

_AGE = (51, 52, 54, 56, 64, 68, 70, 69, 67, 62, 64, 70, 66, 58, 48, 35, 23, 23)
_SEX = (50, 50)
# Single, married, common law, separated or divorced, widowed: Canada, rounded, from memory.
_MARITAL = (29, 44, 13, 9, 5)
_ETHNICITY = (40, 14, 10, 8, 7, 6, 4, 3, 3, 2, 2, 1)


@dataclass(frozen=True)
class Variable:
    """A quasi-identifier: shares of its categories, and how much they vary over space."""

    name: str
    shares: tuple[int, ...]
    amplitude: float = 0.4


SMALL = (Variable("sex", _SEX, 0.1), Variable("age", _AGE), Variable("marital", _MARITAL))
"""180 classes."""
LARGE = (*SMALL, Variable("ethnicity", _ETHNICITY))
"""2,160 classes, of which the benchmarks keep the 2,158 with most records."""


def square_areas(n: int, seed: int) -> AreaLayer:
    """Areas of 400-700 people: Voronoi cells of uniform points in a box of 100 km."""
    rng = np.random.default_rng(seed)
    points = rng.uniform(0.0, SIDE, (n, 2))
    population = rng.integers(400, 701, n).astype(np.float64)
    cells = shapely.voronoi_polygons(
        shapely.multipoints(points), extend_to=shapely.box(0, 0, SIDE, SIDE), ordered=True
    )
    polygons = shapely.clip_by_rect(shapely.get_parts(cells), 0, 0, SIDE, SIDE)
    ids = np.array([f"{i:06d}" for i in range(n)], dtype=object)
    return AreaLayer("square", ids, points, population, polygons)


def field(
    points: NDArray[np.float64], rng: np.random.Generator, length: float = 20_000.0
) -> NDArray[np.float64]:
    """(n,) a Gaussian random field of variance 1, from random waves."""
    waves = rng.normal(0.0, 1.0 / length, (2, _WAVES))
    phases = rng.uniform(0.0, 2.0 * np.pi, _WAVES)
    found: NDArray[np.float64] = np.sqrt(2.0 / _WAVES) * np.cos(points @ waves + phases).sum(axis=1)
    return found


def spatial_study(
    areas: AreaLayer,
    seed: int,
    variables: tuple[Variable, ...] = SMALL,
    most_classes: int | None = None,
    within: NDArray[np.float64] | None = None,
) -> Study:
    """One record per person of the areas; see the head of this module.

    Parameters
    ----------
    areas
        Areas with whole populations.
    seed
        Of the fields and of the draws.
    variables
        The quasi-identifiers.
    most_classes
        Keeps only so many classes, those with most records.
    within
        (n, m) shares of the classes that the fields make more or less of; none by default.
    """
    rng = np.random.default_rng([seed, 2015])
    joint = np.ones((len(areas), 1))
    for variable in variables:
        shares = np.log(np.array(variable.shares, np.float64))
        logs = np.column_stack(
            [share + variable.amplitude * field(areas.points, rng) for share in shares]
        )
        odds = np.exp(logs)
        odds /= odds.sum(axis=1, keepdims=True)
        joint = (joint[:, :, None] * odds[:, None, :]).reshape(len(areas), -1)
    if within is not None:
        joint *= within
        joint /= joint.sum(axis=1, keepdims=True)
    people = np.nan_to_num(areas.population).astype(np.int64)
    drawn = np.concatenate(
        [
            rng.multinomial(people[block], joint[block]).astype(np.int32)
            for block in np.array_split(np.arange(len(areas)), max(1, len(areas) // 1000))
        ]
    )
    return Study(areas, _class_counts(drawn, variables, most_classes))


def _class_counts(
    drawn: NDArray[np.int32], variables: tuple[Variable, ...], most_classes: int | None
) -> ClassCounts:
    sizes = drawn.sum(axis=0)
    order = np.argsort(-sizes, kind="stable")
    kept = np.sort(order[: most_classes or len(sizes)])
    kept = kept[sizes[kept] > 0]
    lengths = [len(v.shares) for v in variables]
    codes = np.column_stack(np.unravel_index(kept, lengths)).astype(np.int32)
    categories = {v.name: tuple(f"{v.name} {i}" for i in range(len(v.shares))) for v in variables}
    numbers = {name: len(names) for name, names in categories.items()}
    return ClassCounts(sp.csr_array(drawn[:, kept]), codes, categories, numbers)


def balanced_loss(study: Study, n_sites: int, k: int) -> float:
    """Share of records suppressed with balanced density and that many sites."""
    task = Task(study, n_sites, k, study.counts.records.astype(np.float64))
    placement = finish(BalancedDensity().place(task, np.random.default_rng(1)))
    regions = aggregate(study, placement)
    counts = study.counts.merged(regions.labels, regions.n_regions)
    return suppress_records(counts, k).suppressed / study.counts.n_records


def sites_for_loss(study: Study, k: int, loss: float) -> int:
    """The number of sites at which balanced density loses about that share of records.

    By bisection: the loss rises with the number of sites but for small bumps.
    """
    low, high = 1, len(study.areas)
    while high - low > 1:
        middle = (low + high) // 2
        if balanced_loss(study, middle, k) < loss:
            low = middle
        else:
            high = middle
    return min((low, high), key=lambda s: abs(balanced_loss(study, s, k) - loss))
