"""Regions that somebody gives, judged like those that were calculated.

Today's practice (a level of geography), a partition that was imported, regions edited by hand.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

import numpy as np

from core.aggregation import Aggregation
from core.classes import ClassCounts
from core.errors import Notice, VbasError
from core.evaluation import evaluate, own_centres
from core.pipeline import STAGES, Run, population_of
from core.placement.base import Placement
from core.placement.given import GivenRegions
from core.scenario import Scenario
from core.site_count import SiteNumber, predictors_of
from core.steps import Step, Steps
from core.study import Study
from core.suppression.records import suppress_records

__all__ = ["GivenRegions", "judge"]


def judge(
    scenario: Scenario,
    study: Study,
    aggregation: Aggregation,
    given: GivenRegions,
    *,
    inputs: Mapping[str, Mapping[str, str]] | None = None,
    notices: tuple[Notice, ...] = (),
) -> Steps[Run]:
    """A run of regions that were given: record suppression at the scenario's k, and all measures.

    Parameters
    ----------
    scenario
        Quasi-identifiers, k and population basis are used; placement and what comes after it
        are replaced by ``given``.
    study
        Areas and counts.
    aggregation
        The regions, without sites: Eq. 20 of Croft et al. 2015 has no value for them.
    given
        Where the regions come from.
    inputs, notices
        Kept with the run.

    Raises
    ------
    VbasError
        If there are not as many labels as areas, or no record can be used.
    """
    if len(aggregation.labels) != len(study.areas):
        raise VbasError(
            "{regions:,} areas are in regions, but the study has {areas:,}.",
            "Import the regions again for the areas that are open.",
            regions=len(aggregation.labels),
            areas=len(study.areas),
        )
    if study.counts.n_records == 0:
        raise VbasError(
            "No record can be used, so the regions cannot be judged.",
            "Choose other quasi-identifiers or another record file.",
        )
    return _judge(scenario, study, aggregation, given, dict(inputs or {}), notices)


def _merged(study: Study, aggregation: Aggregation) -> ClassCounts:
    """Records by region and class; where every area is a region, those of the areas."""
    n = len(study.areas)
    if aggregation.n_regions == n and np.array_equal(aggregation.labels, np.arange(n)):
        return study.counts
    return study.counts.merged(aggregation.labels, aggregation.n_regions)


def _judge(
    scenario: Scenario,
    study: Study,
    aggregation: Aggregation,
    given: GivenRegions,
    inputs: dict[str, Mapping[str, str]],
    notices: tuple[Notice, ...],
) -> Steps[Run]:
    started = datetime.now(UTC).isoformat(timespec="seconds")
    seconds = dict.fromkeys(STAGES, 0.0)
    yield Step("suppressing")
    begin = time.perf_counter()
    suppression = suppress_records(_merged(study, aggregation), scenario.k)
    seconds["suppression"] = time.perf_counter() - begin
    yield Step("evaluating")
    begin = time.perf_counter()
    evaluation = evaluate(study, aggregation, suppression)
    seconds["evaluation"] = time.perf_counter() - begin
    predictors = predictors_of(study, population_of(study, scenario.population_basis))
    filled = int(np.count_nonzero(aggregation.areas_in_region))
    centres = own_centres(study.areas.points, aggregation.labels, aggregation.n_regions)
    return Run(
        scenario=replace(scenario, placement=given, refinement=None, target=None),
        site_number=SiteNumber(filled, None, predictors.max_combinations, predictors.entropy),
        placement=Placement(centres, stopped_because="the regions were given"),
        aggregation=aggregation,
        suppression=suppression,
        evaluation=evaluation,
        seconds=seconds,
        notices=notices,
        started=started,
        inputs=inputs,
    )
