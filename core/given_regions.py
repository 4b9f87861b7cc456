"""Regions that somebody gives, judged like those that were calculated.

Today's practice (a level of geography), a partition that was imported, regions edited by hand.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import ClassVar

import numpy as np

from core.aggregation import Aggregation
from core.errors import Notice, VbasError
from core.metrics import evaluate, own_centres
from core.pipeline import STAGES, Run, population_of
from core.placement.base import Placement, Task
from core.scenario import Scenario
from core.site_count import SiteNumber, predictors_of
from core.steps import Step, Steps
from core.study import Study
from core.suppression.records import suppress_records


@dataclass(frozen=True)
class GivenRegions:
    """Regions that were given, in the place of a placement.

    Attributes
    ----------
    origin
        "level", "column", "table" or "edit".
    of
        Which level, column or file; the run that was edited.
    """

    name: ClassVar[str] = "given-regions"
    title: ClassVar[str] = "Given regions"
    makes_cells: ClassVar[bool] = False

    origin: str = "level"
    of: str = ""

    def place(self, task: Task, rng: np.random.Generator) -> Steps[Placement]:
        """Cannot place anything.

        Raises
        ------
        VbasError
            Always: regions that were given have no sites.
        """
        raise VbasError(
            "These regions were given ({of}); there is nothing to place.",
            "Choose a placement, or import the regions again.",
            of=self.of,
        )


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
    """
    started = datetime.now(UTC).isoformat(timespec="seconds")
    seconds = dict.fromkeys(STAGES, 0.0)
    yield Step("suppressing")
    begin = time.perf_counter()
    regions = study.counts.merged(aggregation.labels, aggregation.n_regions)
    suppression = suppress_records(regions, scenario.k)
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
        inputs=dict(inputs or {}),
    )
