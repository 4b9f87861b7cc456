"""From a study and a scenario to a run: count sites, place, group, suppress, evaluate."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime

import numpy as np
from numpy.typing import NDArray

from core import __version__
from core.aggregation import Aggregation
from core.errors import Notice, VbasError
from core.metrics import Evaluation, evaluate
from core.placement.base import Placement, Task
from core.scenario import CELL, NEAREST, PEOPLE_BASIS, Scenario
from core.site_count import SiteNumber, predictors_of
from core.steps import Step, Steps
from core.study import Study
from core.suppression.records import RecordSuppression, suppress_records
from core.tries import TargetReport
from core.voronoi import nearest_site

STAGES = (
    "load",
    "site_count",
    "placement",
    "aggregation",
    "refinement",
    "suppression",
    "evaluation",
)


@dataclass(frozen=True, eq=False)
class Run:
    """A scenario and what came out of it.

    Attributes
    ----------
    scenario
        The settings.
    site_number
        How many sites, and why.
    placement
        Sites and trace.
    aggregation
        The region of each area.
    suppression
        Records kept and suppressed.
    evaluation
        The measures.
    seconds
        Wall time of each stage of `STAGES`.
    notices
        What the user should know.
    started
        When the run started, UTC, ISO 8601.
    version
        Version of the program.
    inputs
        What was read: {"areas": {"file", "sha256"}, "records": ...}.
    target
        What was tried to meet the scenario's target; None without one.
    """

    scenario: Scenario
    site_number: SiteNumber
    placement: Placement
    aggregation: Aggregation
    suppression: RecordSuppression
    evaluation: Evaluation
    seconds: Mapping[str, float]
    notices: tuple[Notice, ...] = ()
    started: str = ""
    version: str = __version__
    inputs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    target: TargetReport | None = None


@dataclass(frozen=True, eq=False)
class AggregationSnapshot:
    """The finished grouping, shown before its price is known."""

    sites: NDArray[np.float64]
    labels: NDArray[np.int32]


def population_of(study: Study, basis: str) -> NDArray[np.float64]:
    """(n,) population of each area on the chosen basis; areas without a published one have 0.

    Raises
    ------
    VbasError
        If the areas have no population at all on that basis.
    """
    if basis == PEOPLE_BASIS:
        population = np.nan_to_num(study.areas.population, nan=0.0)
    else:
        population = study.counts.records.astype(np.float64)
    if not (population > 0).any():
        raise VbasError(
            "No area has any {basis}.",
            "Choose the other population basis, or check the area file's population column."
            if basis == PEOPLE_BASIS
            else "Check that the record file's area ids are those of the area file.",
            basis=basis,
        )
    return population


def execute(
    scenario: Scenario,
    study: Study,
    *,
    inputs: Mapping[str, Mapping[str, str]] | None = None,
    load_seconds: float = 0.0,
) -> Steps[Run]:
    """Runs a scenario on a study.

    Parameters
    ----------
    scenario
        The settings; its quasi-identifiers must be those of the study's counts.
    study
        Areas and counts.
    inputs
        Where the study came from, kept with the run.
    load_seconds
        How long it took to read the study, kept with the run.

    Raises
    ------
    VbasError
        If k is above the number of records, or the quasi-identifiers differ.
    """
    chosen = [qi.column for qi in scenario.quasi_identifiers]
    counted = list(study.counts.categories)
    if chosen != counted:
        raise VbasError(
            "The scenario asks for the quasi-identifiers {chosen}, but the records were counted "
            "by {counted}.",
            "Count the records again.",
            chosen=", ".join(chosen),
            counted=", ".join(counted),
        )
    n_records = study.counts.n_records
    if n_records == 0:
        raise VbasError(
            "No record can be used: {why}.",
            "Choose other quasi-identifiers or another record file, or count missing values as a "
            "category of their own.",
            why=", ".join(f"{n:,} left out for {why}" for why, n in study.left_out.items() if n)
            or "there is none",
        )
    if scenario.k > n_records:
        raise VbasError(
            "k is {k:,}, but only {n:,} records can be used: everything would be suppressed.",
            "Choose a smaller k.",
            k=scenario.k,
            n=n_records,
        )
    population = population_of(study, scenario.population_basis)
    return _execute(scenario, study, population, dict(inputs or {}), load_seconds)


def _execute(
    scenario: Scenario,
    study: Study,
    population: NDArray[np.float64],
    inputs: dict[str, Mapping[str, str]],
    load_seconds: float,
) -> Steps[Run]:
    started = datetime.now(UTC).isoformat(timespec="seconds")
    seconds = dict.fromkeys(STAGES, 0.0) | {"load": load_seconds}
    yield Step("counting sites")
    with _timed(seconds, "site_count"):
        number = scenario.site_count.count(predictors_of(study, population))
    task = Task(study, number.n_sites, scenario.k, population)
    with _timed(seconds, "placement"):
        rng = np.random.default_rng(scenario.seed)
        placement = yield from scenario.placement.place(task, rng)
    yield Step("grouping areas")
    with _timed(seconds, "aggregation"):
        aggregation = aggregate(study, placement, scenario.assign)
        regions = study.counts.merged(aggregation.labels, aggregation.n_regions)
    yield Step("suppressing", snapshot=AggregationSnapshot(placement.sites, aggregation.labels))
    with _timed(seconds, "suppression"):
        suppression = suppress_records(regions, scenario.k)
    yield Step("evaluating")
    with _timed(seconds, "evaluation"):
        evaluation = evaluate(study, aggregation, suppression)
    return Run(
        scenario,
        number,
        placement,
        aggregation,
        suppression,
        evaluation,
        seconds,
        study.notices
        + number.notices
        + _population_notices(scenario, study)
        + _loss_notices(evaluation, study),
        started,
        inputs=inputs,
    )


def aggregate(study: Study, placement: Placement, assign: str = NEAREST) -> Aggregation:
    """Groups areas by nearest site, or by the placement's own cells.

    With ``assign="cell"`` an area in no cell (without population) joins its nearest site.
    """
    labels = nearest_site(study.areas.points, placement.sites)
    if assign == CELL:
        if placement.cells is None:
            raise VbasError(
                "This placement makes no cells, so areas cannot be assigned by cell.",
                "Assign areas to the nearest site.",
            )
        labels = np.where(placement.cells >= 0, placement.cells, labels).astype(np.int32)
    return Aggregation(labels, len(placement.sites), placement.sites)


def _population_notices(scenario: Scenario, study: Study) -> tuple[Notice, ...]:
    if scenario.population_basis != PEOPLE_BASIS:
        return ()
    blank = int(np.isnan(study.areas.population).sum())
    if not blank:
        return ()
    return (
        Notice(
            "{n} areas have no published population; they count as empty for the placement.",
            n=blank,
        ),
    )


def _loss_notices(evaluation: Evaluation, study: Study) -> tuple[Notice, ...]:
    if evaluation.suppressed_records < study.counts.n_records:
        return ()
    text = "All records are suppressed: no class reaches k in any region, so nothing is released."
    return (Notice(text),)


@contextmanager
def _timed(seconds: dict[str, float], stage: str) -> Iterator[None]:
    start = time.perf_counter()
    try:
        yield
    finally:
        seconds[stage] = time.perf_counter() - start
