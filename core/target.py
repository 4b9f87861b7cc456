"""As many regions as possible: a search for the largest number of sites that keeps to a target."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar

from core.constraints.base import Aim
from core.errors import Notice, VbasError
from core.pipeline import Run, execute, population_of
from core.placement.given import with_given_sites
from core.scenario import Scenario, Target
from core.site_bracket import USUAL_GROWTH, Bracket, brief, found_briefly
from core.site_count import Predictors, SiteCount, SiteNumber, predictors_of, shared
from core.steps import STOP, Stage, Step, Steps, Stop
from core.study import Study
from core.tries import TargetReport, Try

_BEYOND = 3
"""Numbers of sites tried above the largest that was kept: suppression does not only rise."""

_MOST_BRIEF, _MOST_WHOLE = 16, 3
"""Tries with shortened searches, and with whole ones; two of these do, if one of them is kept."""
_GOOD = 0.97
"""Share of the limit that a whole try may leave it at."""
_WHOLE_FINDS = 1.02
"""How many more regions a whole search finds than a brief one, about."""
_APART, _STEEPEST = 1.1, 4.0

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
    scenario's placement, refinement and seed. Where these search for long and only a share of
    records is the limit, brief searches tell which numbers come into question; then a few whole
    runs are tried there.

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
    search = _Search(replace(scenario, target=None), target, study, inputs, load_seconds)
    return _searched(scenario, search, known)


@dataclass(frozen=True)
class _Given:
    """A number of sites that is tried, with the cut-off of the site count it stands for."""

    name: ClassVar[str] = "count"
    title: ClassVar[str] = "Tried number"
    when: ClassVar[str] = ""

    model: SiteCount
    sites: int

    def count(self, known: Predictors) -> SiteNumber:
        """The number that is tried; see :class:`core.site_count.SiteCount`.

        Shared out between parts of Canada as the model does it, if it has one for each.
        """
        made = SiteNumber(
            self.sites, _cutoff(self.model, known), known.max_combinations, known.entropy
        )
        weights = _shares(self.model, known)
        if not weights or self.sites < len(weights):
            return made
        room = {name: known.parts[name].populated_areas for name in weights}
        shares = shared(self.sites, weights, room)
        return replace(made, n_sites=sum(shares.values()), shares=shares)


def _shares(model: SiteCount, known: Predictors) -> Mapping[str, int]:
    try:
        return model.count(known).shares
    except VbasError:  # as `_cutoff`
        return {}


def _cutoff(model: SiteCount, known: Predictors) -> float | None:
    try:
        return model.count(known).cutoff
    except VbasError:  # a model that is not settled; the search does not need it
        return None


@dataclass(eq=False)
class _Search:
    """The tries of one search: nothing but the best run is kept."""

    scenario: Scenario
    target: Target
    study: Study
    inputs: Inputs | None
    load_seconds: float
    tries: dict[tuple[int, bool], Try] = field(default_factory=dict)
    best: Run | None = None
    best_is_brief: bool = False
    least: Run | None = None
    stopped: bool = False

    @property
    def shortened(self) -> Scenario:
        """The scenario of brief tries."""
        return brief(self.scenario, len(self.study.areas))

    def attempt(self, sites: int, briefly: bool = False) -> Steps[bool]:
        """One try; whether it keeps to the target. Asked to stop, says no."""
        if (sites, briefly) in self.tries:
            return self.tries[sites, briefly].kept
        model = self.scenario.site_count
        base = self.shortened if briefly else self.scenario
        chosen = replace(base, site_count=_Given(model, sites))
        steps = execute(chosen, self.study, inputs=self.inputs, load_seconds=self.load_seconds)
        number = len(self.tries) + 1
        run = yield from self._drive(
            steps, Stage("try {n}: {sites:,} sites", n=number, sites=sites)
        )
        if run is None:
            return False
        of = run.evaluation
        tried = Try(
            sites,
            of.n_regions,
            of.suppressed_records,
            of.suppression_rate,
            of.compactness_own_centre_m / max(1, len(self.study.areas)),
            of.compactness_own_centre_ground_m / max(1, len(self.study.areas)),
            of.non_uniform_entropy_bits_per_record,
            _keeps(run, self.target),
            briefly,
        )
        self.tries[sites, briefly] = tried
        if tried.kept and self._is_better(run, briefly):
            self.best, self.best_is_brief = found_briefly(run) if briefly else run, briefly
        if self.least is None or sites < self.least.site_number.n_sites:
            self.least = found_briefly(run) if briefly else run
        said = Stage(
            "try {n}: {sites:,} sites, {rate:.1%} suppressed",
            n=len(self.tries),
            sites=sites,
            rate=tried.suppression_rate,
        )
        if (yield Step(said)) is STOP:
            self.stopped = True
        return tried.kept

    def _is_better(self, run: Run, briefly: bool) -> bool:
        """Whether it is worth more than the best one; a whole one that is worth as much is."""
        if self.best is None or _worth(run) > _worth(self.best):
            return True
        return self.best_is_brief and not briefly and _worth(run) == _worth(self.best)

    def _drive(self, steps: Steps[Run], said: str) -> Steps[Run | None]:
        """Runs a try; None if it was asked to stop and an earlier try keeps to the target."""
        answer: Stop | None = None
        try:
            while True:
                step = steps.send(answer)
                answer = yield replace(
                    step, stage=Stage("{said}, {stage}", said=said, stage=step.stage)
                )
                if answer is STOP:
                    self.stopped = True
                    if self.best is not None:
                        return None
        except StopIteration as end:
            run: Run = end.value
            return run
        finally:
            steps.close()


def _worth(run: Run) -> tuple[int, int]:
    return run.evaluation.n_regions, -run.evaluation.suppressed_records


def _keeps(run: Run, target: Target) -> bool:
    most = target.max_suppression
    if most is not None and run.evaluation.suppression_rate > most:
        return False
    return _at_floor(run, target)


def _at_floor(run: Run, target: Target) -> bool:
    return not target.keep_floor or all(aim.met for aim in run.aims if aim.name == "floor")


def _searched(scenario: Scenario, search: _Search, known: Predictors) -> Steps[Run]:
    most = max(1, known.populated_areas)
    start = min(max(_start(scenario, known), 1), most)
    only_share = search.target.max_suppression is not None and not search.target.keep_floor
    if only_share and search.shortened != search.scenario:
        yield from _briefly_then_whole(search, start, most)
    else:
        yield from _bisected(search, start, most)
    run = search.best or search.least
    assert run is not None
    return _with_report(run, scenario, search)


def _briefly_then_whole(search: _Search, start: int, most: int) -> Steps[None]:
    """Interpolates between brief tries, then tries a few whole runs where these have led."""
    limit = search.target.max_suppression
    assert limit is not None
    found = Bracket(limit, most + 1)
    yield from _interpolated(search, found, start, briefly=True)
    tries = list(search.tries.values())
    whole = Bracket(limit, most + 1, growth=_growth(tries, limit))
    sites = min(max(1, math.floor(found.kept * _WHOLE_FINDS)), most)
    yield from _interpolated(search, whole, sites, briefly=False)


def _interpolated(search: _Search, bracket: Bracket, sites: int, briefly: bool) -> Steps[None]:
    """Tries numbers until one is close enough below the limit, or often enough."""
    good = _GOOD * bracket.limit
    for i in range(_MOST_BRIEF if briefly else _MOST_WHOLE):
        if search.stopped:
            return
        yield from search.attempt(sites, briefly)
        tried = search.tries.get((sites, briefly))
        if tried is None:
            return
        following = bracket.next(sites, tried.suppression_rate)
        kept_enough = bracket.kept and (i > 0 or bracket.kept_share > good)
        if following <= bracket.kept or (not briefly and kept_enough):
            return
        sites = following


def _growth(tries: Iterable[Try], limit: float) -> float:
    """How records lost grow with the number of sites near the limit, by what was tried there."""
    lossy = [of for of in tries if of.suppression_rate > 0.0]
    lossy.sort(key=lambda of: (abs(math.log(of.suppression_rate / (limit or 1.0))), of.sites))
    for of in lossy[1:]:
        wider = math.log(of.sites / lossy[0].sites)
        if abs(wider) >= math.log(_APART):
            rise = math.log(of.suppression_rate / lossy[0].suppression_rate)
            return min(max(1.0, rise / wider), _STEEPEST)
    return USUAL_GROWTH


def _bisected(search: _Search, start: int, most: int) -> Steps[None]:
    """Doubles or halves until the target lies between two numbers, bisects, tries a bit beyond."""
    # The largest number below one that does not keep to the target; 0 if there is none.
    kept, high, sites = 0, most + 1, start
    while high - kept > 1 and not search.stopped:
        if (yield from search.attempt(sites)):
            kept = sites
        else:
            high = sites
        if high > most:
            sites = min(2 * kept, most)
        else:
            sites = (kept + high) // 2 if kept else max(1, high // 2)
    yield from _beyond(search, kept, most)


def _start(scenario: Scenario, known: Predictors) -> int:
    try:
        return scenario.site_count.count(known).n_sites
    except VbasError:  # a model that is not settled: any number will do to begin with
        return math.isqrt(known.populated_areas)


def _beyond(search: _Search, kept: int, most: int) -> Steps[None]:
    """Tries a little above, since more sites now and then lose fewer records."""
    if not kept:
        return
    sites = kept + 1
    while sites <= min(kept + _BEYOND, most) and not search.stopped:
        if (yield from search.attempt(sites)):
            kept = sites
        sites += 1


def _with_report(run: Run, scenario: Scenario, search: _Search) -> Run:
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
        if not _at_floor(run, search.target):
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
