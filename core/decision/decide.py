"""The work behind the decision table: every level at every k, then regions of our own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import numpy as np

from core.aggregation import Aggregation
from core.areas import Listed
from core.baselines import AREAS, levels_of, regions_of_level
from core.decision.coarser import coarser_study
from core.decision.question import DecisionQuestion, VariableSet
from core.decision.table import DecisionTable, Key, Level, Loss, MostRegions
from core.decision.thumb import rule_of_thumb
from core.errors import VbasError
from core.limit_search import LimitSearch
from core.pipeline import Run
from core.placement.given import GivenRegions
from core.steps import STOP, Stage, Step, Steps
from core.study import Study
from core.suppression.records import suppress_records
from core.target import kept_sites, quickly

Inputs = Mapping[str, Mapping[str, str]] | None
Recount = Callable[[VariableSet], Steps[Study]]
"""Counts the records anew by a set of variables, where the counts at hand do not tell."""

R = TypeVar("R")


def level_of(name: str, of: Aggregation, given: GivenRegions | None = None) -> Level:
    """A row of a table."""
    return Level(name, of, int(np.count_nonzero(of.areas_in_region)), given)


def levels_that_exist(areas: Listed, given: Sequence[Level] = ()) -> tuple[Level, ...]:
    """The rows of a table: levels that hold the areas, and regions at hand, finest first.

    Parameters
    ----------
    given
        Regions that were imported or joined; those that stand there already are left out.
    """
    rows = [level_of(level, regions_of_level(areas, level)[0]) for level in levels_of(areas)]
    for level in given:
        if not any(level.same_units(row) for row in rows):
            rows.append(level)
    return tuple(sorted(rows, key=lambda row: (row.name != AREAS, -row.n_units, row.name)))


def decide(
    question: DecisionQuestion,
    study: Study,
    levels: Sequence[Level] | None = None,
    recount: Recount | None = None,
    inputs: Inputs = None,
    before: DecisionTable | None = None,
    runs: Sequence[Run] = (),
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
    before
        A table of the same question and study, perhaps with other rows: what was searched for it
        is not searched again, nor counted what stands in a row of both.
    runs
        Runs of the same records: where one of them was asked what a column asks, its regions
        stand there, if they are no fewer.

    Returns
    -------
    DecisionTable
        Asked to stop, what is known so far.
    """
    rows = levels_that_exist(study.areas) if levels is None else tuple(levels)
    table, known = DecisionTable(question, rows), dict[int, Study]()
    if before is not None and before.question == question and before.studies.get(0) is study:
        table = before.with_levels(rows).knowing(runs)
        known.update(before.studies)
    for i in range(len(question.sets)):
        try:
            if i not in known:
                known[i] = yield from _study_of(question, i, study, recount)
        except VbasError as error:
            table = replace(table, refused={**table.refused, i: error})
            continue
        table = replace(table, studies={**table.studies, i: known[i]})
        table, stopped = yield from _judged(table, i, known[i])
        if stopped:
            return table
    for search in (_begun, _improved):  # all that is quick first
        for key in table.columns:
            if key[0] in table.studies and key not in table.not_searched:
                try:
                    table, stopped = yield from search(table, key, table.studies[key[0]], inputs)
                    table = table.knowing(runs)
                except VbasError as error:
                    table = replace(table, not_searched={**table.not_searched, key: error})
                    continue
                if stopped:
                    return table
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
        if all((row, i, k) in table.losses for k in table.question.ks):
            continue
        if not counts.n_records:
            why = VbasError("No record can be used.", "Choose other quasi-identifiers.")
            return replace(table, refused={**table.refused, i: why}), False
        whole = np.arange(len(of.labels))
        if not (of.n_regions == len(of.labels) and np.array_equal(of.labels, whole)):
            counts = counts.merged(of.labels, of.n_regions)
        for k in table.question.ks:
            lost = suppress_records(counts, k).suppressed
            table = table.with_loss(row, (i, k), Loss(lost, counts.n_records))
        share = None if level.given else rule_of_thumb(study, level.name)
        if share is not None:
            table = replace(table, thumb={**table.thumb, (row, i): share})
        if (yield Step("judging levels", row + 1, total, table)) is STOP:
            return table, True
    return table, False


def _begun(
    table: DecisionTable, key: Key, study: Study, inputs: Inputs
) -> Steps[tuple[DecisionTable, bool]]:
    """The cell of VBAS's own regions in one column, with balanced density: quick, and a start."""
    if key in table.own:
        return table, False
    scenario = table.question.scenario(*key)
    said = Stage("regions for k = {k}", k=key[1])
    quick = quickly(scenario, study, inputs=inputs)
    run, stopped = yield from _shown(quick, said, lambda: table)
    if run is None:
        return table, True
    begun = kept_sites(run)
    table = table.with_own(key, MostRegions(run, bool(begun), begun, not begun))
    return table, stopped or (yield Step(said, snapshot=table)) is STOP


def _improved(
    table: DecisionTable, key: Key, study: Study, inputs: Inputs
) -> Steps[tuple[DecisionTable, bool]]:
    """More regions, by the brief searches with which a run of the same aim begins."""
    found = table.own.get(key)
    if found is None or found.settled:
        return table, False
    scenario = table.question.scenario(*key)
    assert scenario.target is not None
    search = LimitSearch(replace(scenario, target=None), scenario.target, study, inputs)
    most = int(np.count_nonzero(study.counts.records))

    def so_far() -> DecisionTable:
        best = search.best
        return table if best is None else table.with_own(key, replace(found, run=best))

    said = Stage("more regions for k = {k}", k=key[1])
    _, stopped = yield from _shown(search.briefly(found.begun, most), said, so_far)
    table = so_far()
    return (
        table if stopped else table.with_own(key, replace(table.own[key], settled=True))
    ), stopped


def _shown(
    steps: Steps[R], said: str, so_far: Callable[[], DecisionTable]
) -> Steps[tuple[R | None, bool]]:
    """A computation whose states are the table; whether it was stopped, None if so."""
    try:
        while True:
            next(steps)
            if (yield Step(said, snapshot=so_far())) is STOP:
                return None, True
    except StopIteration as end:
        return end.value, False
    finally:
        steps.close()
