"""From a study and a scenario to a run: count sites, place, group, refine, suppress, evaluate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core import __version__
from core.adjacency import adjacency_steps
from core.aggregation import Aggregation
from core.apart import keeps_apart
from core.background import in_background
from core.canada import part_words
from core.constraints.base import Aim
from core.constraints.limits import floor_notices, limits_of, number_with_floor
from core.constraints.report import Outcome, aims_of, cutoff_notices
from core.cutoff.gaps import empty_notices
from core.errors import N_, Notice, Phrase, VbasError
from core.evaluation import Evaluation
from core.grouping import Stops, one
from core.making import Made, make_apart, make_regions, timed
from core.placement.base import Placement, Task
from core.refinement.base import Refinement
from core.scenario import PEOPLE_BASIS, Scenario
from core.search.replicas import Replica, spread_of
from core.site_count import SiteNumber, predictors_of, shared_out
from core.steps import Step, Steps
from core.study import Study
from core.suppression.records import RecordSuppression
from core.tries import TargetReport

MOVED: Final = N_(
    "Areas that are not in the region of the site that placement gave them, so that the "
    "constraints are kept: {n:,}."
)
"""What is told of areas that were moved."""

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
        The region of each area, in the end.
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
    refinement
        How regions were refined; None if no refinement was chosen.
    aims
        The number of regions and every constraint that was set: met, or by how much not.
    start
        The measures before refinement; None where nothing was refined.
    replicas
        What each of several searches came to; empty where there was one.
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
    refinement: Refinement | None = None
    aims: tuple[Aim, ...] = ()
    start: Evaluation | None = None
    replicas: tuple[Replica, ...] = ()


def counted_in(study: Study, basis: str) -> str:
    """The unit of `population_of`: people also where records that name persons are the basis."""
    return basis if basis == PEOPLE_BASIS else study.counts.unit


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
        population = study.counts.people
    if not (population > 0).any():
        raise VbasError(
            "No area has any {basis}.",
            "Choose the other population basis, or check the area file's population column."
            if basis == PEOPLE_BASIS
            else "Check that the record file's area ids are those of the area file.",
            basis=basis,
        )
    return population


def doubts_before(scenario: Scenario, study: Study) -> tuple[Notice, ...]:
    """What cannot be met whatever the regions are: a floor that is too high for its people.

    Nothing is said of settings that cannot be run: running them says why.
    """
    if scenario.target is not None:
        return ()
    try:
        population = population_of(study, scenario.population_basis)
        number = _number_of(scenario, study, population)
        return floor_notices(scenario.constraints, number, float(population.sum()))
    except VbasError:
        return ()


def _number_of(scenario: Scenario, study: Study, population: NDArray[np.float64]) -> SiteNumber:
    known = predictors_of(study, population, scenario.k)
    number = scenario.site_count.count(known)
    if scenario.target is None:  # a target tries numbers of its own
        number = number_with_floor(scenario.constraints, number, float(population.sum()))
    return shared_out(number, known) if keeps_apart(scenario) else number


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
        If k is above the number of records, the quasi-identifiers differ, or a constraint
        cannot be understood.

    Notes
    -----
    Asked to stop, the stage at work ends with its best so far; a refinement that has not begun
    is left out, all that comes after it is done.
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
    n_people = study.counts.n_people
    if scenario.k > n_people:
        raise VbasError(
            "k is {k:,}, but the records that can be used are of {n:,} people: everything would "
            "be suppressed."
            if study.counts.persons is not None
            else "k is {k:,}, but only {n:,} records can be used: everything would be suppressed.",
            "Choose a smaller k.",
            k=scenario.k,
            n=n_people,
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
    stops = Stops()
    yield from stops.watched(one(Step("counting sites")))
    with timed(seconds, "site_count"):
        number = _number_of(scenario, study, population)
        limits, doubts = limits_of(scenario.constraints, study.areas, population, number)
    task = Task(study, number.n_sites, scenario.k, population, limits)
    if number.shares:
        made, by_part = yield from make_apart(scenario, task, number, stops, seconds)
        replicas: tuple[Replica, ...] = ()
    else:
        made, replicas = yield from make_regions(scenario, task, stops, seconds)
        by_part = {}
    outcome = yield from _outcome(scenario, task, made)
    aims = yield from in_background(
        "evaluating", lambda: aims_of(scenario.constraints, limits, outcome)
    )
    return Run(
        scenario,
        number,
        made.placement,
        made.final,
        made.suppression,
        made.evaluation,
        made.seconds,
        study.notices
        + number.notices
        + doubts
        + empty_notices(study.counts.n_categories)
        + cutoff_notices(number.cutoff, limits.floor, outcome)
        + _population_notices(scenario, study)
        + spread_of(replicas, scenario.k)
        + _spreads(by_part, scenario.k)
        + _moved_notices(made)
        + _distance_notices(made)
        + _expected_notices(number, made)
        + _loss_notices(scenario, made.evaluation, study),
        started,
        inputs=inputs,
        refinement=made.refinement,
        aims=aims,
        start=made.start,
        replicas=replicas,
    )


def _outcome(scenario: Scenario, task: Task, made: Made) -> Steps[Outcome]:
    """The regions, and what is needed to judge whether they keep to what was asked."""
    areas = task.study.areas
    adjacency = (yield from adjacency_steps(areas)) if task.limits.contiguous else None
    return Outcome(
        made.final.labels,
        made.final.n_regions,
        made.placed.labels,
        task.n_sites,
        task.population,
        counted_in(task.study, scenario.population_basis),
        areas.ids,
        adjacency,
    )


def _population_notices(scenario: Scenario, study: Study) -> tuple[Notice, ...]:
    if scenario.population_basis != PEOPLE_BASIS:
        return ()
    blank = int(np.isnan(study.areas.population).sum())
    if not blank:
        return ()
    return (
        Notice(
            "Areas without a published population: {n:,}. They count as empty for the placement.",
            n=blank,
        ),
    )


def _spreads(by_part: Mapping[str, tuple[Replica, ...]], k: int) -> tuple[Notice, ...]:
    """What the searches of each part of Canada came to, of which each kept its best."""
    told = ((part, said) for part, of in by_part.items() for said in spread_of(of, k))
    return tuple(Notice("{part}: {told}", part=part_words(part), told=said) for part, said in told)


def _moved_notices(made: Made) -> tuple[Notice, ...]:
    moved = int(np.count_nonzero(made.placed.labels != made.begun.labels))
    if not moved:
        return ()
    return (Notice(MOVED, n=moved),)


def _distance_notices(made: Made) -> tuple[Notice, ...]:
    """By how much the searches changed both distances, of which they hold one unless asked."""
    searches = ((N_("Placement"), made.placement), (N_("Refinement"), made.refinement))
    return tuple(
        of.distances.notice(Phrase(step))
        for step, of in searches
        if of is not None and of.distances is not None and of.distances.changed
    )


def _expected_notices(number: SiteNumber, made: Made) -> tuple[Notice, ...]:
    """What was predicted to be suppressed, and what was."""
    if number.expected is None:
        return ()
    told = {"expected": number.expected, "rate": made.evaluation.suppression_rate}
    if made.start is None:
        return (Notice("{expected:.2%} suppressed was predicted, {rate:.2%} was reached.", **told),)
    text = (
        "{expected:.2%} suppressed was predicted; {start:.2%} was reached before refinement, "
        "{rate:.2%} after it."
    )
    return (Notice(text, start=made.start.suppression_rate, **told),)


def _loss_notices(scenario: Scenario, evaluation: Evaluation, study: Study) -> tuple[Notice, ...]:
    if evaluation.suppressed_records < study.counts.n_records:
        return ()
    largest = int(study.counts.sizes.max())
    if scenario.k > largest:
        text = (
            "All records are suppressed: k is {k:,}, but all areas together have no class of more "
            "records than {largest:,}. Choose a smaller k, or fewer or coarser quasi-identifiers."
        )
    else:
        text = (
            "All records are suppressed: no class reaches k in any region, so nothing is "
            "released. Choose a smaller k, fewer or coarser quasi-identifiers, or fewer sites."
        )
    return (Notice(text, k=scenario.k, largest=largest),)
