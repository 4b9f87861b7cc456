"""The search for the most regions that keep to a target: which numbers of sites are tried."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from core.errors import VbasError
from core.pipeline import Run, execute
from core.scenario import Scenario, Target
from core.site_bracket import USUAL_GROWTH, Bracket, brief, found_briefly
from core.site_count import Predictors, SiteCount, SiteNumber, shared
from core.steps import STOP, Stage, Step, Steps, Stop
from core.study import Study
from core.tries import Try

Inputs = Mapping[str, Mapping[str, str]]

_BEYOND: Final = 3
"""Numbers of sites tried above the largest that was kept: suppression does not only rise."""
_FIRST: Final = 1.15
"""How many more regions than those of balanced density are tried first: about the usual gain."""
_MOST_BRIEF, _MOST_WHOLE = 8, 3
"""Tries with shortened searches, and with whole ones; two of these do, if one of them is kept."""
_GOOD: Final = 0.97
"""Share of the limit that a whole try may leave it at."""
_WHOLE_FINDS: Final = 1.02
"""How many more regions a whole search finds than a brief one, about."""
_APART, _STEEPEST = 1.1, 4.0


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
        told = _told_by(self.model, known)
        cutoff, weights = (None, {}) if told is None else (told.cutoff, told.shares)
        made = SiteNumber(self.sites, cutoff, known.max_combinations, known.entropy)
        if not weights or self.sites < len(weights):
            return made
        room = {name: known.parts[name].populated_areas for name in weights}
        shares = shared(self.sites, weights, room)
        return replace(made, n_sites=sum(shares.values()), shares=shares)


def _told_by(model: SiteCount, known: Predictors) -> SiteNumber | None:
    try:
        return model.count(known)
    except VbasError:  # a model that is not settled; the search does not need it
        return None


@dataclass(eq=False)
class LimitSearch:
    """The tries of one search: nothing but the best run is kept.

    Attributes
    ----------
    scenario, target
        What is tried, and what it has to keep to.
    study, inputs, load_seconds
        See :func:`core.pipeline.execute`.
    before
        Tries that somebody made before these, for their numbers.
    tries
        {(sites, whether brief): what it came to}.
    best, least
        Of the runs that keep to the target the one with most regions, then fewest records lost;
        the one with fewest sites.
    stopped
        Whether it was asked to stop.
    """

    scenario: Scenario
    target: Target
    study: Study
    inputs: Inputs | None = None
    load_seconds: float = 0.0
    before: int = 0
    tries: dict[tuple[int, bool], Try] = field(default_factory=dict)
    best: Run | None = None
    best_is_brief: bool = False
    least: Run | None = None
    stopped: bool = False

    @property
    def shortened(self) -> Scenario:
        """The scenario of brief tries."""
        return brief(self.scenario, len(self.study.areas))

    def briefly_then_whole(self, begun: int, most: int) -> Steps[None]:
        """Interpolates between brief tries, then tries a few whole runs where these have led."""
        kept = yield from self.briefly(begun, most)
        if self.stopped and self.least is None:  # before there was any try
            yield from self.attempt(max(1, begun), briefly=True)
            return
        limit = self._limit
        tries = list(self.tries.values())
        whole = Bracket(limit, most + 1, growth=_growth(tries, limit))
        sites = min(max(1, math.floor(kept * _WHOLE_FINDS)), most)
        yield from self._interpolated(whole, sites, briefly=False)

    def briefly(self, begun: int, most: int) -> Steps[int]:
        """Interpolates between brief tries; the largest number that keeps to the target.

        Parameters
        ----------
        begun
            The number that balanced density came to; 0 if even one site lost too much.
        most
            Sites that there can be at most.
        """
        if not begun:
            return 0
        # What the simpler placement lost there says little of this one: not known.
        found = Bracket(self._limit, most + 1, begun)
        sites = min(max(begun + 1, math.ceil(begun * _FIRST)), most)
        yield from self._interpolated(found, sites, briefly=True)
        if self.best is None and not self.stopped:
            yield from self.attempt(begun, briefly=True)
        return found.kept

    @property
    def _limit(self) -> float:
        assert self.target.max_suppression is not None
        return self.target.max_suppression

    def _interpolated(self, bracket: Bracket, sites: int, briefly: bool) -> Steps[None]:
        """Tries numbers until one is close enough below the limit, or often enough."""
        good = _GOOD * bracket.limit
        for i in range(_MOST_BRIEF if briefly else _MOST_WHOLE):
            if self.stopped:
                return
            yield from self.attempt(sites, briefly)
            tried = self.tries.get((sites, briefly))
            if tried is None:
                return
            below_floor = not tried.kept and tried.suppression_rate <= bracket.limit
            following = bracket.next(sites, math.inf if below_floor else tried.suppression_rate)
            kept_enough = bracket.kept and (i > 0 or bracket.kept_share > good)
            if following <= bracket.kept or (not briefly and kept_enough):
                return
            sites = following

    def bisected(self, start: int, most: int) -> Steps[None]:
        """Doubles or halves until the target lies between two numbers, bisects, tries beyond."""
        # The largest number below one that does not keep to the target; 0 if there is none.
        kept, high, sites = 0, most + 1, start
        while high - kept > 1 and not self.stopped:
            if (yield from self.attempt(sites)):
                kept = sites
            else:
                high = sites
            if high > most:
                sites = min(2 * kept, most)
            else:
                sites = (kept + high) // 2 if kept else max(1, high // 2)
        yield from self._beyond(kept, most)

    def _beyond(self, kept: int, most: int) -> Steps[None]:
        """Tries a little above, since more sites now and then lose fewer records."""
        if not kept:
            return
        sites = kept + 1
        while sites <= min(kept + _BEYOND, most) and not self.stopped:
            if (yield from self.attempt(sites)):
                kept = sites
            sites += 1

    def attempt(self, sites: int, briefly: bool = False) -> Steps[bool]:
        """One try; whether it keeps to the target. Asked to stop, says no."""
        if (sites, briefly) in self.tries:
            return self.tries[sites, briefly].kept
        model = self.scenario.site_count
        base = self.shortened if briefly else self.scenario
        chosen = replace(base, site_count=_Given(model, sites))
        steps = execute(chosen, self.study, inputs=self.inputs, load_seconds=self.load_seconds)
        number = self.before + len(self.tries) + 1
        run = yield from self._drive(
            steps, Stage("try {n}: {sites:,} sites", n=number, sites=sites)
        )
        if run is None:
            return False
        tried = self._take(run, sites, briefly)
        said = Stage(
            "try {n}: {sites:,} sites, {rate:.1%} suppressed",
            n=self.before + len(self.tries),
            sites=sites,
            rate=tried.suppression_rate,
        )
        if (yield Step(said)) is STOP:
            self.stopped = True
        return tried.kept

    def _take(self, run: Run, sites: int, briefly: bool) -> Try:
        """Keeps what a try came to, and its run if it is the best."""
        of, n = run.evaluation, max(1, len(self.study.areas))
        tried = Try(
            sites,
            of.n_regions,
            of.suppressed_records,
            of.suppression_rate,
            of.compactness_own_centre_m / n,
            of.compactness_own_centre_ground_m / n,
            of.non_uniform_entropy_bits_per_record,
            _keeps(run, self.target),
            briefly,
        )
        self.tries[sites, briefly] = tried
        if tried.kept and self._is_better(run, briefly):
            self.best, self.best_is_brief = found_briefly(run) if briefly else run, briefly
        if self.least is None or sites < self.least.site_number.n_sites:
            self.least = found_briefly(run) if briefly else run
        return tried

    def _is_better(self, run: Run, briefly: bool) -> bool:
        """Whether it is worth more than the best one; a whole one that is worth as much is."""
        if self.best is None or worth(run) > worth(self.best):
            return True
        return self.best_is_brief and not briefly and worth(run) == worth(self.best)

    def _drive(self, steps: Steps[Run], said: str) -> Steps[Run | None]:
        """Runs a try; None if it was asked to stop and an earlier try keeps to the target."""
        answer: Stop | None = None
        try:
            while True:
                step = steps.send(answer)
                answer = yield replace(
                    step, stage=Stage("{said}, {stage}", said=said, stage=step.stage)
                )
                if answer is STOP or self.stopped:
                    self.stopped, answer = True, STOP
                    if self.best is not None:
                        return None
        except StopIteration as end:
            run: Run = end.value
            return run
        finally:
            steps.close()


def worth(run: Run) -> tuple[int, int]:
    """What makes one run better than another that keeps to the target, too."""
    return run.evaluation.n_regions, -run.evaluation.suppressed_records


def keeps_floor(run: Run) -> bool:
    """Whether no region has fewer people than the floor, if one is set."""
    return all(aim.met for aim in run.aims if aim.name == "floor")


def _keeps(run: Run, target: Target) -> bool:
    most = target.max_suppression
    if most is not None and run.evaluation.suppression_rate > most:
        return False
    return not target.keep_floor or keeps_floor(run)


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
