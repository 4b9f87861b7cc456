"""What the benchmarks of placement share: studies, runs with their figures, plain recounts."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.spatial_data import LARGE, SMALL, spatial_study, square_areas
from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.evaluation import Evaluation, evaluate
from core.grouping import aggregate
from core.io.areas import AreaSource, read_areas
from core.io.synthesize import Distribution, shipped_distributions
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Task
from core.site_count import MaxCombs, predictors_of
from core.steps import Step, finish
from core.study import Study
from core.suppression.records import suppress_records
from core.voronoi import nearest_site

REAL = Path(__file__).parents[2] / "shared" / "data" / "da_voronoi_8prov_2021pop_DERIVED.parquet"
N_REAL = 54_425


@dataclass(frozen=True)
class Outcome:
    """Regions, their measures, and how much work they were.

    Attributes
    ----------
    seconds, core_seconds
        Of the search alone, everything in it included: by the clock, and of one core.
    figures
        The figures of the last snapshot: "candidates", "evaluated", "rejected_early" ...
    """

    aggregation: Aggregation
    measures: Evaluation
    seconds: float = 0.0
    core_seconds: float = 0.0
    figures: dict[str, float] | None = None
    stopped_because: str = ""

    def count(self, name: str) -> float:
        """One of the figures; 0 if it was never told."""
        return (self.figures or {}).get(name, 0.0)


def task_of(study: Study, n_sites: int, k: int) -> Task:
    """The work of a placer on records as population."""
    return Task(study, n_sites, k, study.counts.records.astype(np.float64))


def measured(task: Task, aggregation: Aggregation) -> Evaluation:
    """All measures of regions."""
    counts = task.study.counts.merged(aggregation.labels, aggregation.n_regions)
    return evaluate(task.study, aggregation, suppress_records(counts, task.k))


def balanced(task: Task) -> Outcome:
    """The regions of balanced density."""
    placement = finish(BalancedDensity().place(task, np.random.default_rng(1)))
    regions = aggregate(task.study, placement)
    return Outcome(regions, measured(task, regions))


def placed(task: Task, placer: Any, seed: int = 1) -> Outcome:
    """A placement run to its end."""
    watch = _Watch()
    placement = finish(placer.place(task, np.random.default_rng(seed)), watch)
    took, figures = watch.took(), watch.figures
    regions = aggregate(task.study, placement)
    return Outcome(regions, measured(task, regions), *took, figures, placement.stopped_because)


def refined(task: Task, refiner: Any, start_from: Aggregation, seed: int = 1) -> Outcome:
    """A refinement run to its end; the figure "evaluated" is the refinement's own."""
    watch = _Watch()
    done = finish(refiner.refine(task, start_from, np.random.default_rng(seed)), watch)
    took = watch.took()
    figures = watch.figures | {"evaluated": float(done.evaluated), "moves": float(done.moves)}
    return Outcome(
        done.aggregation, measured(task, done.aggregation), *took, figures, done.stopped_because
    )


class _Watch:
    """Keeps the figures of the newest snapshot, and the time."""

    def __init__(self) -> None:
        self.figures: dict[str, float] = {}
        self._start = time.perf_counter(), time.process_time()

    def took(self) -> tuple[float, float]:
        """Seconds since the beginning: by the clock, and of one core."""
        return time.perf_counter() - self._start[0], time.process_time() - self._start[1]

    def __call__(self, step: Step) -> None:
        self.figures = dict(getattr(step.snapshot, "figures", None) or self.figures)


def per_second(work: Callable[[], object], seconds: float = 2.0) -> float:
    """How often a piece of work is done in a second of one core."""
    work()
    start, begun, done = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - start < seconds:
        work()
        done += 1
    return done / (time.process_time() - begun)


class PlainRecount:
    """Trial moves counted in full with numpy, as fast as it goes: sums of sorted dense rows."""

    def __init__(self, task: Task, outcome: Outcome, seed: int = 1) -> None:
        self._rng = np.random.default_rng(seed)
        self._task, self._n_regions = task, outcome.aggregation.n_regions
        self._labels, self._sites = outcome.aggregation.labels, outcome.aggregation.sites
        self._rows = task.study.counts.counts.toarray()

    def site(self) -> tuple[int, int]:
        """Moves a site."""
        assert self._sites is not None
        points, moved = self._task.study.areas.points, self._sites.copy()
        moved[self._rng.integers(self._n_regions)] = points[self._rng.integers(len(points))]
        return self._count(nearest_site(points, moved))

    def area(self) -> tuple[int, int]:
        """Moves an area to another region."""
        moved = self._labels.copy()
        moved[self._rng.integers(len(moved))] = self._rng.integers(self._n_regions)
        return self._count(moved)

    def _count(self, labels: NDArray[np.int32]) -> tuple[int, int]:
        """Lowest anonymity and suppressed records."""
        order = np.argsort(labels, kind="stable")
        firsts = np.flatnonzero(np.diff(labels[order], prepend=-1))
        sizes = np.add.reduceat(self._rows[order], firsts, axis=0)
        small = sizes[(sizes > 0) & (sizes < self._task.k)]
        return int(small.min(initial=self._task.k)), int(small.sum())


def square_study(seed: int, n: int = 2000, **more: Any) -> Study:
    """The study of the issue: areas of 400-700 people, 180 classes."""
    return spatial_study(square_areas(n, seed), seed, **more)


def large_study(seed: int) -> Study:
    """The same with 2,158 classes."""
    return square_study(seed, variables=LARGE, most_classes=2158)


def national_areas() -> AreaLayer:
    """The real dissemination areas if they are at hand, else as many made up."""
    if REAL.is_file():
        return finish(read_areas(AreaSource(REAL, id_column="id"))).layer
    print("  (real areas are not at hand: made up)", file=sys.stderr)
    return square_areas(N_REAL, 1)


def national_study(areas: AreaLayer) -> Study:
    """Sex 2 x age 18 x marital 5 as published for each province, with smooth differences."""
    made = shipped_distributions().items
    provinces = areas.parents.get("province", np.full(len(areas), "", dtype=object))
    names, which = np.unique(np.asarray(provinces, dtype=str), return_inverse=True)
    shares = []
    for name in names.tolist():
        age, sex, marital = (_shares_in(made[v], name) for v in ("age", "sex", "marital"))
        joint = age[0][:, None] * marital
        bands = np.minimum(np.arange(len(joint)) // 5, 17)
        banded = np.array([joint[bands == band].sum(axis=0) for band in range(18)])
        five = np.column_stack([banded[:, :3], banded[:, 3] + banded[:, 4], banded[:, 5]])
        shares.append((sex[0][:, None] * five.ravel()).ravel())
    even = tuple(replace(v, shares=(1,) * len(v.shares)) for v in SMALL)
    return spatial_study(areas, 1, even, within=np.array(shares)[which])


def _shares_in(of: Distribution, province: str) -> NDArray[np.float64]:
    """(g, c) shares in a province, or over all."""
    if province in of.provinces:
        return np.asarray(of.probabilities[of.provinces.index(province)])
    return of.over_all()


def national_task(study: Study, k: int = 5) -> Task:
    """Sites by MaxCombs with the coefficients of Central Canada."""
    population = study.counts.records.astype(np.float64)
    number = MaxCombs(region="central").count(predictors_of(study, population))
    return Task(study, number.n_sites, k, population)
