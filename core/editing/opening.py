"""A run opened for editing by hand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.adjacency import adjacency_of
from core.constraints.limits import limits_of
from core.editing.editor import Editor
from core.editing.rules import Rules
from core.ledger.account import open_ledger
from core.pipeline import Run, counted_in, population_of
from core.scenario import Scenario
from core.site_count import SiteNumber
from core.study import Study


def open_editor(run: Run, study: Study, labels: NDArray[np.int32] | None = None) -> Editor:
    """Opens the regions of a run: counts them once, so that every stroke costs next to nothing.

    Parameters
    ----------
    run
        Its regions, k, population basis and constraints.
    study
        The areas and counts it was made from.
    labels
        (n,) regions of a draft to go on with; None to begin with those of the run.

    Raises
    ------
    VbasError
        If regions and classes are too many for the memory, or a constraint cannot be understood.
    """
    first_new = run.aggregation.n_regions
    labels = run.aggregation.labels if labels is None else labels
    population = population_of(study, run.scenario.population_basis)
    rules = rules_of(run.scenario, study, population, run.site_number)
    most = max(first_new, int(labels.max(initial=-1)) + 1)
    spare = most // 16 + 4
    ledger = open_ledger(study, labels, most + spare, run.scenario.k, population)
    return Editor(ledger, adjacency_of(study.areas), rules, first_new)


def rules_of(
    scenario: Scenario, study: Study, population: NDArray[np.float64], number: SiteNumber
) -> Rules:
    """What the constraints of a scenario do not allow."""
    areas, level = study.areas, (scenario.constraints.border_level or "").strip()
    limits, _ = limits_of(scenario.constraints, areas, population, number)
    names: tuple[str, ...] = ()
    if limits.units is not None:
        names = tuple(np.unique(areas.parents[level].astype(str)).tolist())
    return Rules(areas.ids, limits, level, names, counted_in(study, scenario.population_basis))
