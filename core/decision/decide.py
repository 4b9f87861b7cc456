"""The work behind the decision table: every level at every k, then regions of our own."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from core.aggregation import Aggregation
from core.areas import Listed
from core.baselines import AREAS, levels_of, regions_of_level
from core.decision.coarser import coarser_study
from core.decision.question import DecisionQuestion, VariableSet
from core.decision.table import DecisionTable, Key, Level, Loss, MostRegions
from core.errors import VbasError
from core.pipeline import Run, execute
from core.placement.balanced_density import BalancedDensity
from core.placement.suppression_driven import SuppressionDriven
from core.refinement.border import BorderRefinement
from core.scenario import Scenario, Target
from core.site_count import Count
from core.steps import STOP, Stage, Step, Steps, Stop
from core.study import Study
from core.suppression.records import suppress_records
from core.target import carry_out

Recount = Callable[[VariableSet], Steps[Study]]
"""Counts the records anew by a set of variables, where the counts at hand do not tell."""

_GROWTH: Final = 1.2
_CLOSE: Final = 0.02
_MOST_TRIES: Final = 6
# Few moves, as there are many searches. Measured with 6,203 areas and 8 million records: of what
# a search of full length gains over balanced density this finds nine tenths in a tenth of the time.
_SITE_MOVES: Final = 20_000
_MOVES_PER_AREA, _FEWEST_MOVES, _MOST_MOVES = 250, 50_000, 1_500_000


def levels_that_exist(
    areas: Listed, given: Mapping[str, Aggregation] | None = None
) -> tuple[Level, ...]:
    """The rows of a table: levels that hold the areas, and regions at hand, finest first.

    Parameters
    ----------
    given
        {name: regions} that were imported, joined or made before.
    """
    found = {level: regions_of_level(areas, level)[0] for level in levels_of(areas)}
    found |= dict(given or {})
    rows = [
        Level(name, of, int(np.count_nonzero(of.areas_in_region))) for name, of in found.items()
    ]
    return tuple(sorted(rows, key=lambda row: (row.name != AREAS, -row.n_units, row.name)))


def decide(
    question: DecisionQuestion,
    study: Study,
    levels: Sequence[Level] | None = None,
    recount: Recount | None = None,
    inputs: Mapping[str, Mapping[str, str]] | None = None,
) -> Steps[DecisionTable]:
    """Fills a decision table; every state is the table so far.

    Levels are judged by record suppression at each k, as runs are; then regions are searched for
    in each column: with balanced density first, which is quick, then with suppression-driven
    sites and border refinement, more and more regions until too much is lost.

    Parameters
    ----------
    question
        What is asked; its first set is the one that ``study`` was counted by.
    study
        Areas and counts.
    levels
        The rows; None for all levels that hold the areas.
    recount
        Counts other sets anew; needed where records name persons, or a set is no coarser form.
    inputs
        Where the study came from, kept with the runs.

    Returns
    -------
    DecisionTable
        Asked to stop, what is known so far.
    """
    rows = levels_that_exist(study.areas) if levels is None else tuple(levels)
    table = DecisionTable(question, rows)
    studies: dict[int, Study] = {}
    for i in range(len(question.sets)):
        try:
            studies[i] = yield from _study_of(question, i, study, recount)
        except VbasError as error:
            table = replace(table, refused={**table.refused, i: error})
            continue
        table, stopped = yield from _judged(table, i, studies[i])
        if stopped:
            return table
    for key in table.columns:
        if key[0] in studies:
            table, stopped = yield from _searched(table, key, studies[key[0]], inputs)
            if stopped:
                break
    return table


def _study_of(
    question: DecisionQuestion, i: int, study: Study, recount: Recount | None
) -> Steps[Study]:
    """The study counted by a set; coarser ones from the counts at hand, where these tell."""
    wanted, chosen = question.sets[i], question.sets[0].quasi_identifiers
    if i == 0:
        return study
    try:
        return coarser_study(study, chosen, wanted.quasi_identifiers)
    except VbasError:
        if recount is None:
            raise
    counted = yield from recount(wanted)
    return counted


def _judged(table: DecisionTable, i: int, study: Study) -> Steps[tuple[DecisionTable, bool]]:
    """The cells of all levels in the columns of one set."""
    total = len(table.levels)
    for row, level in enumerate(table.levels):
        of = level.aggregation
        counts = study.counts
        if not counts.n_records:
            why = VbasError("No record can be used.", "Choose other quasi-identifiers.")
            return replace(table, refused={**table.refused, i: why}), False
        whole = np.arange(len(of.labels))
        if not (of.n_regions == len(of.labels) and np.array_equal(of.labels, whole)):
            counts = counts.merged(of.labels, of.n_regions)
        for k in table.question.ks:
            lost = suppress_records(counts, k).suppressed
            table = table.with_loss(row, (i, k), Loss(lost, counts.n_records))
        if (yield Step("judging levels", row + 1, total, table)) is STOP:
            return table, True
    return table, False


def _searched(
    table: DecisionTable, key: Key, study: Study, inputs: Mapping[str, Mapping[str, str]] | None
) -> Steps[tuple[DecisionTable, bool]]:
    """The cell of VBAS's own regions in one column."""
    question = table.question
    said = Stage("regions for k = {k}", k=key[1])
    quick = replace(
        question.base,
        quasi_identifiers=question.sets[key[0]].quasi_identifiers,
        k=key[1],
        site_count=Count(max(1, round(math.sqrt(len(study.areas))))),
        placement=BalancedDensity(),
        refinement=None,
        target=Target(max_suppression=question.limit),
    )
    if study.counts.n_people < quick.k:
        why = VbasError("k is {k:,}, but there are fewer people.", "Choose a smaller k.", k=quick.k)
        return replace(table, refused={**table.refused, key[0]: why}), False
    first, stopped = yield from _shown(carry_out(quick, study, inputs=inputs), said, table)
    if first is None:
        return table, True
    assert first.target is not None
    found = MostRegions(first, first.target.met, len(first.target.tries), not first.target.met)
    table = table.with_own(key, found)
    if stopped or not found.met:
        return table, stopped
    if (yield Step(said, snapshot=table)) is STOP:
        return table, True
    return (yield from _improved(table, key, study, replace(quick, target=None), said, inputs))


def _improved(
    table: DecisionTable,
    key: Key,
    study: Study,
    scenario: Scenario,
    said: str,
    inputs: Mapping[str, Mapping[str, str]] | None,
) -> Steps[tuple[DecisionTable, bool]]:
    """More regions, placed to lose few records, until no larger number keeps to the limit.

    Suppression-driven sites lose no more than the ones they begin with, so the search goes up
    from there: by factors first, then halving what is left between.
    """
    moves = min(_MOST_MOVES, max(_FEWEST_MOVES, _MOVES_PER_AREA * len(study.areas)))
    best = replace(
        scenario,
        placement=SuppressionDriven(max_moves=_SITE_MOVES),
        refinement=BorderRefinement(max_moves=moves),
    )
    most = int(np.count_nonzero(study.counts.records))
    found = table.own[key]
    kept, above = found.run.site_number.n_sites, most + 1
    sites = min(most, math.ceil(kept * _GROWTH))
    for _ in range(_MOST_TRIES):
        if above - kept <= max(1.0, _CLOSE * kept) or sites <= kept:
            break
        scenario = replace(best, site_count=Count(sites))
        run, stopped = yield from _shown(execute(scenario, study, inputs=inputs), said, table)
        if run is None:
            return table, True
        more = run.evaluation.suppression_rate <= table.question.limit
        found = replace(found, tried=found.tried + 1)
        if more and run.evaluation.n_regions >= found.n_regions:
            found = replace(found, run=run)
        table = table.with_own(key, found)
        kept, above = (sites, above) if more else (kept, sites)
        if stopped or (yield Step(said, snapshot=table)) is STOP:
            return table, True
        sites = math.isqrt(kept * above) if above <= most else min(most, math.ceil(kept * _GROWTH))
        sites = max(sites, kept + 1)
    return table.with_own(key, replace(found, settled=True)), False


def _shown(steps: Steps[Run], said: str, table: DecisionTable) -> Steps[tuple[Run | None, bool]]:
    """A run whose states are the table; whether it was stopped, None if nothing was found."""
    answer: Stop | None = None
    try:
        while True:
            steps.send(answer)
            if answer is STOP:
                return None, True
            answer = yield Step(said, snapshot=table)
    except StopIteration as end:
        run: Run = end.value
        return run, answer is STOP
    finally:
        steps.close()
