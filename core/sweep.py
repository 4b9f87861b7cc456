"""A batch of runs over a grid of settings, on a study that is loaded once."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.comparison import run_row
from core.errors import Notice, VbasError
from core.pipeline import Run
from core.placement.base import SitePlacer
from core.refinement.base import Refiner
from core.scenario import Scenario
from core.site_count import SiteCount
from core.steps import STOP, Step, Steps
from core.study import Study
from core.target import carry_out

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Grid:
    """The values that a sweep takes through; an empty one leaves the scenario's own.

    Attributes
    ----------
    site_counts, ks, placements, refinements, seeds
        What the scenarios differ in; None among the refinements is no refinement.
    """

    site_counts: tuple[SiteCount, ...] = ()
    ks: tuple[int, ...] = ()
    placements: tuple[SitePlacer, ...] = ()
    refinements: tuple[Refiner | None, ...] = ()
    seeds: tuple[int, ...] = ()

    def scenarios(self, base: Scenario) -> tuple[Scenario, ...]:
        """Every combination once, seeds changing fastest."""
        made = (
            replace(base, k=k, site_count=count, placement=place, refinement=refine, seed=seed)
            for k, count, place, refine, seed in itertools.product(
                self.ks or (base.k,),
                self.site_counts or (base.site_count,),
                self.placements or (base.placement,),
                self.refinements or (base.refinement,),
                self.seeds or (base.seed,),
            )
        )
        unique: list[Scenario] = []
        for scenario in made:
            if scenario not in unique:
                unique.append(scenario)
        return tuple(unique)


@dataclass(frozen=True)
class Failed:
    """A run of a sweep that could not be done, and why."""

    scenario: Scenario
    why: VbasError


@dataclass(frozen=True)
class SweepEnd:
    """What became of a sweep.

    Attributes
    ----------
    done, skipped
        Runs done now, and runs that had been done before.
    failed
        Runs that could not be done.
    stopped
        Whether it was stopped before all were done.
    """

    done: int
    skipped: int
    failed: tuple[Failed, ...]
    stopped: bool


@dataclass(frozen=True)
class Finished:
    """One run of a sweep that has just been done: what to keep, and how far the sweep is."""

    number: int
    total: int
    row: Row
    sentence: Notice
    notices: tuple[Notice, ...] = ()


def in_brief(scenario: Scenario) -> str:
    """A scenario of a sweep in a few words: "count 100, k 5, balanced-density, border, seed 1"."""
    count = scenario.site_count
    sites = getattr(count, "sites", None)
    refined = [scenario.refinement.name] if scenario.refinement is not None else []
    words = [
        f"{sites:,} sites" if sites is not None else count.name,
        f"k {scenario.k}",
        scenario.placement.name,
        *refined,
        f"seed {scenario.seed}",
    ]
    return ", ".join(words)


def sweep(
    scenarios: tuple[Scenario, ...],
    study: Study,
    keep: Callable[[Scenario, Finished], None],
    already: Collection[Scenario] = (),
    inputs: Mapping[str, Mapping[str, str]] | None = None,
) -> Steps[SweepEnd]:
    """Carries out scenarios one after the other.

    Parameters
    ----------
    scenarios
        What to do.
    study
        Areas and counts of all of them.
    keep
        Called with every run as soon as it is done; puts its row where it outlives the program.
    already
        Scenarios that have been done before and are skipped.
    inputs
        Where the study came from.

    Returns
    -------
    SweepEnd
        A run that cannot be done does not keep the others from being done. Asked to stop, the
        sweep leaves the run it is at undone: half a run is no run.
    """
    to_do = [scenario for scenario in scenarios if scenario not in already]
    pace, failed, done = _Pace(len(to_do)), list[Failed](), 0
    for number, scenario in enumerate(to_do, start=1):
        start = time.perf_counter()
        said = f"run {number} of {len(to_do)} ({in_brief(scenario)}){pace.left()}"
        try:
            steps = carry_out(scenario, study, inputs=inputs)
            run = yield from _one(steps, said, number - 1, len(to_do))
        except VbasError as error:
            failed.append(Failed(scenario, error))
            pace.missed()
            continue
        if run is None:
            return SweepEnd(done, len(scenarios) - len(to_do), tuple(failed), True)
        done += 1
        pace.took(time.perf_counter() - start)
        keep(scenario, _finished(run, number, len(to_do), pace))
    return SweepEnd(done, len(scenarios) - len(to_do), tuple(failed), False)


def _one(steps: Steps[Run], said: str, done: int, total: int) -> Steps[Run | None]:
    """One run under the sweep's own progress; None if it was asked to stop."""
    try:
        while True:
            step = next(steps)
            if (yield Step(said, done, total, step.snapshot)) is STOP:
                return None
    except StopIteration as end:
        run: Run = end.value
        return run
    finally:
        steps.close()


def _finished(run: Run, number: int, total: int, pace: _Pace) -> Finished:
    of = run.evaluation
    sentence = Notice(
        "run {number} of {total}: {what}: {regions:,} regions, {rate:.2%} suppressed{left}",
        number=number,
        total=total,
        what=in_brief(run.scenario),
        regions=of.n_regions,
        rate=of.suppression_rate,
        left=pace.left(),
    )
    return Finished(number, total, run_row(run), sentence, run.site_number.notices)


class _Pace:
    """How long the runs that are left will take, from those that are done."""

    def __init__(self, total: int) -> None:
        self._seconds: list[float] = []
        self._total = total

    def took(self, seconds: float) -> None:
        self._seconds.append(seconds)

    def missed(self) -> None:
        self._total -= 1

    def left(self) -> str:
        runs = self._total - len(self._seconds)
        if not self._seconds or not runs:
            return ""
        seconds = runs * sum(self._seconds) / len(self._seconds)
        if seconds < 90:
            return f", about {seconds:.0f} s left"
        return (
            f", about {seconds / 60:.0f} min left"
            if seconds < 5400
            else (f", about {seconds / 3600:.1f} h left")
        )
