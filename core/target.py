"""As many regions as possible: a search for the largest number of sites that keeps to a target."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from core.constraints.base import Aim
from core.errors import Notice, VbasError
from core.limit_search import LimitSearch, keeps_floor
from core.pipeline import Run, execute, population_of
from core.placement.balanced_density import BalancedDensity
from core.placement.given import with_given_sites
from core.scenario import Scenario, Target
from core.site_count import Count, Predictors, predictors_of
from core.steps import Steps
from core.study import Study
from core.tries import TargetReport

Inputs = Mapping[str, Mapping[str, str]]


def carry_out(
    scenario: Scenario,
    study: Study,
    *,
    inputs: Inputs | None = None,
    load_seconds: float = 0.0,
) -> Steps[Run]:
    """Runs a scenario: once, or as often as it takes to find what its target asks for.

    Without a target this is :func:`core.pipeline.execute`. With one, the number of sites of the
    site count is where the search begins: doubled or halved until the target lies between two
    numbers, then bisected, then tried a little beyond. Every try is a whole run with the
    scenario's placement, refinement and seed. Where these search for long and a share of records
    is the limit, balanced density tells where to begin (`quickly`), brief searches which numbers
    come into question; then a few whole runs are tried there.

    Parameters
    ----------
    scenario, study, inputs, load_seconds
        See :func:`core.pipeline.execute`.

    Returns
    -------
    Run
        Of the tries that keep to the target the one with most regions; its ``target`` holds all
        tries. If none does, the one with fewest sites, and a notice.

    Raises
    ------
    VbasError
        If the target asks for nothing, for a floor that the constraints do not set, or for a
        number of sites that are given.
    """
    target = scenario.target
    if target is None:
        return execute(scenario, study, inputs=inputs, load_seconds=load_seconds)
    if target.max_suppression is None and not target.keep_floor:
        raise VbasError(
            "The target sets no limit.",
            "Set the share that may be suppressed, or let every region keep the floor.",
        )
    if target.keep_floor and scenario.constraints.floor is None:
        raise VbasError(
            "Every region shall keep the floor, but no floor is set.",
            "Set a population floor, such as 20000.",
        )
    if with_given_sites(scenario.placement):
        raise VbasError(
            "Given sites are as many as they are, so there is no number of them to search for.",
            "Choose another placement, or leave the target out.",
        )
    known = predictors_of(study, population_of(study, scenario.population_basis), scenario.k)
    search = LimitSearch(replace(scenario, target=None), target, study, inputs, load_seconds)
    return _searched(scenario, search, known)


def quickly(scenario: Scenario, study: Study, *, inputs: Inputs | None = None) -> Steps[Run]:
    """As many regions as keep to the scenario's target, by balanced density: where others begin.

    Whatever the scenario's number of sites, so that every search of one aim begins alike.
    """
    start = Count(max(1, math.isqrt(len(study.areas))))
    placed = replace(scenario, site_count=start, placement=BalancedDensity(), refinement=None)
    return carry_out(replace(placed, replicas=1), study, inputs=inputs)


def kept_sites(run: Run) -> int:
    """The number of sites that a target came to; 0 where none keeps to it."""
    return run.site_number.n_sites if run.target is not None and run.target.met else 0


def _searched(scenario: Scenario, search: LimitSearch, known: Predictors) -> Steps[Run]:
    most = max(1, known.populated_areas)
    if search.target.max_suppression is not None and search.shortened != search.scenario:
        begun = yield from quickly(scenario, search.study, inputs=search.inputs)
        if begun.target is not None:
            search.before, search.stopped = len(begun.target.tries), begun.target.stopped
        yield from search.briefly_then_whole(kept_sites(begun), most)
    else:
        start = min(max(_start(scenario, known), 1), most)
        yield from search.bisected(start, most)
    run = search.best or search.least
    assert run is not None
    return _with_report(run, scenario, search)


def _start(scenario: Scenario, known: Predictors) -> int:
    try:
        return scenario.site_count.count(known).n_sites
    except VbasError:  # a model that is not settled: any number will do to begin with
        return math.isqrt(known.populated_areas)


def _with_report(run: Run, scenario: Scenario, search: LimitSearch) -> Run:
    """The run under its own scenario, with the tries, the aim and what should be said."""
    met, of = search.best is not None, run.evaluation
    told = {
        "asked": _asked(search.target),
        "n": len({sites for sites, _ in search.tries}),
        "sites": run.site_number.n_sites,
        "regions": of.n_regions,
        "rate": of.suppression_rate,
        "least": _least(run),
    }
    if met:
        text = (
            "The most regions found with {asked}: {regions:,}. Suppressed: {rate:.2%}; numbers of "
            "sites tried: {n}."
        )
    elif search.stopped:
        text = "Stopped before any number of sites with {asked} was found: {rate:.2%} suppressed."
    else:
        text = (
            "No number of sites comes to {asked}: even {least} {rate:.2%} suppressed. Choose fewer "
            "or coarser quasi-identifiers, a smaller k, or another target."
        )
        if search.target.keep_floor and not keeps_floor(run):
            text = (
                "No number of sites comes to {asked}: even {least} {rate:.2%} suppressed, and the "
                "floor is missed. Choose fewer or coarser quasi-identifiers, a smaller k, or "
                "another target."
            )
    sentence = Notice(text, **told)
    if met and search.stopped:
        sentence = Notice("Stopped before the search was sure. {found}", found=sentence)
    tries = tuple(search.tries[sites] for sites in sorted(search.tries))
    report = TargetReport(tries, met, sentence, search.stopped)
    # Nobody has asked for the number of sites that was tried.
    aims = tuple(aim for aim in run.aims if aim.name != "regions")
    return replace(
        run,
        scenario=scenario,
        target=report,
        aims=aims + _aims(search.target, run),
        notices=run.notices if met else (*run.notices, sentence),
    )


def _least(run: Run) -> Notice:
    """What the run with fewest sites came to; hard borders and locks may make more regions."""
    regions, sites = run.evaluation.n_regions, run.site_number.n_sites
    if regions == 1:
        return Notice("one region has")
    if sites == 1:
        return Notice("{regions:,} regions, of 1 site, have", regions=regions)
    return Notice("{regions:,} regions, of {sites:,} sites, have", regions=regions, sites=sites)


def _asked(target: Target) -> Notice:
    floor = Notice("every region at the floor")
    if target.max_suppression is None:
        return floor
    asked = 100.0 * target.max_suppression
    most = Notice("at most {asked:g} % of the records suppressed", asked=asked)
    return Notice("{most} and {floor}", most=most, floor=floor) if target.keep_floor else most


def _aims(target: Target, run: Run) -> tuple[Aim, ...]:
    asked, reached = target.max_suppression, run.evaluation.suppression_rate
    if asked is None:
        return ()
    met = reached <= asked
    text = "At most {asked:.4%} of the records were to be suppressed; {reached:.4%} are."
    if not met:
        text = (
            "At most {asked:.4%} of the records were to be suppressed; {reached:.4%} are. That is "
            "{more:.4%} of the records too many."
        )
    told = {"asked": asked, "reached": reached, "more": reached - asked}
    return (Aim("suppression", met, Notice(text, **told), asked, reached, "share of records"),)
