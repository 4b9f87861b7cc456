"""From sites to judged regions: place, group, refine, suppress; once, or several times at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from core.aggregation import Aggregation
from core.apart import Part, among_all, constraints_of, joined, study_of
from core.canada import parts_of_areas
from core.constraints.limits import limits_of
from core.evaluation import Evaluation, evaluate
from core.grouping import AggregationSnapshot, Stops, aggregate, conformed, one
from core.placement.base import Placement, Task, draws
from core.refinement.base import Refinement
from core.scenario import Scenario
from core.search.replicas import Replica, side_by_side
from core.site_number import SiteNumber
from core.steps import Step, Steps
from core.suppression.records import RecordSuppression, suppress_records


@dataclass(frozen=True, eq=False)
class Made:
    """Regions as placement made them, as refinement was given them, in the end; what they cost.

    Attributes
    ----------
    seconds
        Wall time of each stage.
    start
        The measures before refinement; None where nothing was refined.
    """

    placement: Placement
    placed: Aggregation
    begun: Aggregation
    refinement: Refinement | None
    start: Evaluation | None
    suppression: RecordSuppression
    evaluation: Evaluation
    seconds: dict[str, float]

    @property
    def final(self) -> Aggregation:
        """The regions of the run."""
        return self.begun if self.refinement is None else self.refinement.aggregation


def make_regions(
    scenario: Scenario, task: Task, stops: Stops, seconds: dict[str, float]
) -> Steps[tuple[Made, tuple[Replica, ...]]]:
    """Makes regions with ``scenario.replicas`` searches, and keeps the best.

    The best is the one that misses floor and balance least, then the one with the lowest score:
    records suppressed, and what the scenario says that geography is worth; then the one whose
    areas are nearest to their regions' own centres; then the first.

    Parameters
    ----------
    scenario, task
        What is asked.
    stops
        Notes that the run was asked to stop.
    seconds
        Wall time of each stage before this.

    Returns
    -------
    Made
        The best.
    tuple of Replica
        All of them; empty where there was one, or nothing is left to chance.
    """
    if scenario.replicas == 1 or not leaves_to_chance(scenario):
        return (yield from _searched(scenario, task, stops, dict(seconds), 0)), ()

    def search(number: int) -> Steps[Made]:
        return _searched(scenario, task, Stops(), dict(seconds), number)

    searches = [partial(search, number) for number in range(scenario.replicas)]
    all_made = yield from stops.watched(side_by_side(searches))
    best = min(all_made, key=lambda of: _rank(scenario, task, of))
    return best, tuple(
        Replica(
            of.evaluation.suppressed_records, of.evaluation.compactness_own_centre_m, of is best
        )
        for of in all_made
    )


def make_apart(
    scenario: Scenario, task: Task, number: SiteNumber, stops: Stops, seconds: dict[str, float]
) -> Steps[tuple[Made, dict[str, tuple[Replica, ...]]]]:
    """Makes the regions of each part of Canada by themselves, with its share of the sites.

    Each part keeps the best of its own searches; they are told by part.
    """
    parts, seconds, searches = [], dict(seconds), dict[str, tuple[Replica, ...]]()
    drawn = np.full(len(task.study.areas), -1, dtype=np.int32)
    for part, members in parts_of_areas(task.study.areas).items():
        here, population = study_of(task.study, members), task.population[members]
        share = number.shares.get(part, 1)
        if part not in number.shares:  # of areas without people: one region, nothing is placed
            population = np.ones(len(members))
        own = constraints_of(scenario.constraints, here.areas)
        limits, _ = limits_of(own, here.areas, population, replace(number, n_sites=share))
        of = Task(here, share, task.k, population, limits)
        steps = make_regions(scenario, of, stops, seconds)
        made, searches[part] = yield from among_all(steps, members, drawn)
        drawn[members] = made.final.labels + drawn.max(initial=-1) + 1
        seconds = made.seconds
        parts.append(Part(members, made.placement, made.placed, made.begun, made.refinement))
    whole = joined(parts, len(task.study.areas))
    start = None
    if whole.refinement is not None:
        _, start = yield from stops.watched(_judged(task, whole.begun, seconds))
    final = whole.begun if whole.refinement is None else whole.refinement.aggregation
    suppression, evaluation = yield from _judged(task, final, seconds)
    kept = (whole.placement, whole.placed, whole.begun, whole.refinement)
    return Made(*kept, start, suppression, evaluation, seconds), searches


def leaves_to_chance(scenario: Scenario) -> bool:
    """Whether searches with chance of their own can come to something else."""
    return draws(scenario.placement) or (
        scenario.refinement is not None and draws(scenario.refinement)
    )


def _rank(scenario: Scenario, task: Task, of: Made) -> tuple[float, ...]:
    """What is compared of searches; the lowest is best."""
    search = scenario.placement if scenario.refinement is None else scenario.refinement
    measured = of.evaluation
    score = float(measured.suppressed_records)
    score += (getattr(search, "per_km", None) or 0.0) * (
        measured.compactness_own_centre_ground_m / 1000.0
    )
    score += (getattr(search, "per_bit", None) or 0.0) * measured.non_uniform_entropy_bits
    missed = task.limits.missed(task.population, of.final.labels, of.final.n_regions)
    return *missed, score, measured.compactness_own_centre_m


def _searched(
    scenario: Scenario, task: Task, stops: Stops, seconds: dict[str, float], number: int
) -> Steps[Made]:
    """One of the searches; the first draws what a single one draws."""
    more = [number] if number else []
    with timed(seconds, "placement"):
        rng = np.random.default_rng([scenario.seed, 0, *more] if number else scenario.seed)
        placement = yield from stops.watched(scenario.placement.place(task, rng))
    yield from stops.watched(one(Step("grouping areas")))
    with timed(seconds, "aggregation"):
        placed = aggregate(task.study, placement, scenario.assign)
    with timed(seconds, "refinement"):
        begun = yield from stops.watched(conformed(task, placed, placement.sites))
    refinement, start = None, None
    if scenario.refinement is not None:
        _, start = yield from stops.watched(_judged(task, begun, seconds))
        # A stream of its own: refinement draws the same whatever the placement has drawn.
        rng = np.random.default_rng([scenario.seed, 1, *more])
        if stops.asked:
            why = "the run was stopped before refinement began"
            refinement, start = Refinement(begun, stopped_because=why), None
        else:
            with timed(seconds, "refinement"):
                refinement = yield from scenario.refinement.refine(
                    replace(task, sites=placement.sites, search=number), begun, rng
                )
    final = begun if refinement is None else refinement.aggregation
    suppression, evaluation = yield from _judged(task, final, seconds)
    return Made(placement, placed, begun, refinement, start, suppression, evaluation, seconds)


def _judged(
    task: Task, of: Aggregation, seconds: dict[str, float]
) -> Steps[tuple[RecordSuppression, Evaluation]]:
    """What a grouping costs."""
    yield Step("suppressing", snapshot=AggregationSnapshot(of.sites, of.labels))
    with timed(seconds, "suppression"):
        regions = task.study.counts.merged(of.labels, of.n_regions)
        suppression = suppress_records(regions, task.k)
    yield Step("evaluating")
    with timed(seconds, "evaluation"):
        return suppression, evaluate(task.study, of, suppression)


@contextmanager
def timed(seconds: dict[str, float], stage: str) -> Iterator[None]:
    """Adds the wall time of what is done within to a stage."""
    start = time.perf_counter()
    try:
        yield
    finally:
        seconds[stage] += time.perf_counter() - start
