"""Placements that beat balanced density: how fast they search, and what they save.

``python -m benchmarks.placements [speed|quality|price|held|replicas|same|national] [--long]``:
candidates and moves a second against a full recount in numpy in the same run; suppressed records at
equal number of regions, with compactness (own centre) and entropy beside them, over data seeds and
search seeds; what losing fewer still costs in distance; what it costs on the sample to hold
distances to the sites (Eq. 20) as well; what several searches cost; the same result with one and
two threads; 54,425 areas. ``--long`` takes more seeds.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from dataclasses import replace
from statistics import median
from typing import Any

from benchmarks.placement_runs import (
    Outcome,
    PlainRecount,
    balanced,
    large_study,
    national_areas,
    national_study,
    national_task,
    per_second,
    placed,
    refined,
    square_study,
    task_of,
)
from benchmarks.spatial_data import sites_for_loss
from core.constraints.base import Limits
from core.io.inputs import load_study
from core.io.sample import sample_scenario
from core.pipeline import execute
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.suppression_driven import SuppressionDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.search.replicas import cores
from core.site_count import Count
from core.steps import finish

LEVELS = ((5, 0.034, -15, -20), (5, 0.004, -35, -60), (20, 0.065, -18, -22))
"""k, share lost by balanced density, goals in percent for Voronoi and for border."""
WISHED = (-30.0, -65.0, -30.0)
"""What border was once hoped to save at these levels, percent, with geography no worse."""
PRICES = (None, 5.0, 2.0, 1.0, 0.5, 0.0)
"""Records one would give for a kilometre; None for distances no longer than they were."""
DATA_SEEDS, SEARCH_SEEDS = (1, 2, 3), (1, 2, 3, 4)
NATIONAL_GOAL = -10.0


def speed() -> None:
    """Candidates and moves a second, everything included."""
    small, large = square_study(1), large_study(1)
    head = ("", "done", "s", "core s", "a core s", "numpy", "ratio", "goal")
    print("{:<38}{:>11}{:>8}{:>8}{:>12}{:>8}{:>8}{:>11}".format(*head))
    for name, study, n_sites, goal in (
        ("ADC, 350 sites, 180 classes", small, 350, 50_000),
        ("ADC, 313 sites, 2,158 classes", large, 313, 0),
    ):
        task = task_of(study, n_sites, 5)
        start = balanced(task)
        placed(task, AnonymityDriven(max_moves=1))
        outcome = placed(task, AnonymityDriven())
        _speed_line(name, outcome, "candidates", PlainRecount(task, start).site, goal)
        print(f"    {outcome.count('moves'):,.0f} moves; {outcome.stopped_because}")
    task = task_of(small, 350, 5)
    outcome, start = placed(task, SuppressionDriven()), balanced(task)
    name = "suppression-driven, 350, 180"
    _speed_line(name, outcome, "candidates", PlainRecount(task, start).site, 50_000)
    for name, study, goal in (
        ("border, 350 regions, 180 classes", small, 3_000_000),
        ("border, 313 regions, 2,158 classes", large, 1_000_000),
    ):
        task = task_of(study, int(name.split()[1]), 5)
        start = balanced(task)
        outcome = refined(task, BorderRefinement(), start.aggregation)
        _speed_line(name, outcome, "evaluated", PlainRecount(task, start).area, goal)
        print(f"    turned down early, apart: {outcome.count('rejected_early'):,.0f}")


def _speed_line(name: str, outcome: Outcome, what: str, plain: Any, goal: int) -> None:
    done = outcome.count(what)
    ours, theirs = done / outcome.core_seconds, per_second(plain)
    verdict = f"{goal:,}" + (" met" if ours >= goal else " MISSED") if goal else ""
    print(
        f"{name:<38}{done:11,.0f}{outcome.seconds:8.2f}{outcome.core_seconds:8.2f}{ours:12,.0f}{theirs:8,.0f}"
        f"{ours / theirs:8,.0f} {verdict:>16}",
        flush=True,
    )


def quality(long: bool = False) -> None:
    """Suppressed records against balanced density, at three levels of loss."""
    print(
        "change of suppressed records in percent, one column a search seed; at worst of the seeds"
    )
    print("compactness (own centre) and entropy, percent; seconds of a search, median")
    data_seeds = DATA_SEEDS + ((4, 5) if long else ())
    medians: dict[tuple[int, str], list[float]] = {}
    for level, (k, loss, *goals) in enumerate(LEVELS):
        print(f"\nbalanced density loses {100 * loss:.1f} % at k = {k}")
        for data_seed in data_seeds:
            study = square_study(data_seed)
            task = task_of(study, sites_for_loss(study, k, loss), k)
            start = balanced(task)
            for name, goal in zip(("voronoi", "border"), goals, strict=True):
                runs = [_searched(name, task, start, seed) for seed in SEARCH_SEEDS]
                found = _quality_line(name, data_seed, task.n_sites, start, runs, goal)
                medians.setdefault((level, name), []).append(found)
    print("\nmedian over data seeds of the medians over search seeds")
    for (level, name), found in medians.items():
        k, loss, *goals = LEVELS[level]
        goal = goals[name == "border"]
        met = "met" if median(found) <= goal else "MISSED"
        print(f"  {100 * loss:4.1f} %, k {k:>2}  {name:<8}{median(found):8.1f}   goal {goal} {met}")


def _searched(name: str, task: Any, start: Outcome, seed: int) -> Outcome:
    if name == "voronoi":
        return placed(task, SuppressionDriven(), seed)
    return refined(task, BorderRefinement(), start.aggregation, seed)


def _quality_line(
    name: str, data_seed: int, n_sites: int, start: Outcome, runs: list[Outcome], goal: int
) -> float:
    def change(of: str) -> list[float]:
        before = getattr(start.measures, of)
        return [100.0 * (getattr(run.measures, of) / before - 1.0) for run in runs]

    lost = change("suppressed_records")
    metres, bits = max(change("compactness_own_centre_m")), max(change("non_uniform_entropy_bits"))
    regions = min(run.measures.n_regions for run in runs) - start.measures.n_regions
    kept = "" if max(metres, bits) <= 1e-9 and regions >= 0 else "  WORSE GEOGRAPHY"
    columns = "".join(f"{x:7.1f}" for x in lost)
    print(
        f"  data {data_seed}  s {n_sites:>4}  lost {100 * start.measures.suppression_rate:4.2f} %  "
        f"{name:<8}{columns}   median {median(lost):6.1f} (goal {goal})  metres {metres:+.2f}  "
        f"bits {bits:+.3f}  {median(run.seconds for run in runs):.1f} s{kept}",
        flush=True,
    )
    return median(lost)


def price() -> None:
    """What it costs in distance to lose fewer records than border does where none may be longer.

    With distances free of charge no search can be held back by geography: what border saves there
    is about the most that the areas and classes themselves let it save.
    """
    print(
        "border, bits no worse: change of suppressed records and of metres to own centres, percent"
    )
    for (k, loss, *_), wished in zip(LEVELS, WISHED, strict=True):
        print(f"\nbalanced density loses {100 * loss:.1f} % at k = {k}; hoped for {wished:.0f} %")
        for data_seed in DATA_SEEDS:
            study = square_study(data_seed)
            task = task_of(study, sites_for_loss(study, k, loss), k)
            start = balanced(task)
            told = []
            for per_km in PRICES:
                run = refined(task, BorderRefinement(per_km=per_km), start.aggregation).measures
                lost = 100.0 * (run.suppressed_records / start.measures.suppressed_records - 1.0)
                ratio = run.compactness_own_centre_m / start.measures.compactness_own_centre_m
                told.append(f"{lost:.1f} at {100.0 * (ratio - 1.0):+.0f} %")
            print(f"  data {data_seed}   " + "   ".join(told), flush=True)


def held() -> None:
    """The sample study: records suppressed with Eq. 20 held and not, by search seed."""
    saved = sample_scenario()
    loaded = finish(load_study(saved.areas, saved.records, saved.levels))
    base = finish(execute(saved.scenario, loaded.study)).evaluation.suppressed_records
    print(f"balanced density suppresses {base:,} records")
    for name in ("suppression-driven", "border"):
        for hold in (None, 50.0, 10.0, 0.0):
            lost, farther = [], []
            for seed in SEARCH_SEEDS:
                run = finish(execute(_holding(saved.scenario, name, hold, seed), loaded.study))
                of = (run.refinement or run.placement).distances
                assert of is not None
                lost.append(run.evaluation.suppressed_records)
                farther.append(100.0 * (of.to_sites / of.to_sites_before - 1.0))
            most = "free" if hold is None else f"+{hold:.0f} %"
            print(
                f"  {name:<20}{most:<6}{median(lost):8,.0f} records"
                f"{100 * (median(lost) / base - 1):+8.1f} %   Eq. 20 {min(farther):+.1f} to "
                f"{max(farther):+.1f} %",
                flush=True,
            )


def _holding(scenario: Scenario, name: str, hold: float | None, seed: int) -> Scenario:
    if name == "border":
        return replace(scenario, refinement=BorderRefinement(hold_compactness=hold), seed=seed)
    return replace(scenario, placement=SuppressionDriven(hold_compactness=hold), seed=seed)


def replicas() -> None:
    """What several searches cost beside one, by the clock and in processor time, and find."""
    study = square_study(1)
    columns = tuple(QuasiIdentifier(column=name) for name in study.counts.categories)
    base = Scenario(columns, k=5, site_count=Count(350), refinement=BorderRefinement())
    first: tuple[float, float] | None = None
    print(f"{cores()} cores, load of the machine {os.getloadavg()[0]:.1f}")
    finish(execute(replace(base, refinement=BorderRefinement(max_moves=1)), study))
    for number in (1, 2, 4):
        begun = time.perf_counter(), time.process_time()
        run = finish(execute(replace(base, replicas=number), study))
        took = time.perf_counter() - begun[0], time.process_time() - begun[1]
        first = first or took
        lost = run.evaluation.suppressed_records
        print(
            f"  {number} searches {took[0]:6.1f} s {took[1]:6.1f} s of a core   {lost:,} records; "
            f"times one: {took[0] / first[0]:.2f} by the clock, {took[1] / first[1]:.2f}",
            flush=True,
        )


def same() -> None:
    """Whether one and two threads give the same regions."""
    found = []
    for threads in ("1", "2"):
        environment = {**os.environ, "NUMBA_NUM_THREADS": threads}
        command = [sys.executable, "-m", "benchmarks.placements", "digest"]
        child = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        found.append(child.stdout.split())
    for name, one, two in zip(_DIGESTED, *found, strict=True):
        verdict = "same" if one == two else "DIFFERENT"
        print(f"  {name:<22} 1 thread {one[:12]}  2 threads {two[:12]}  {verdict}")


_DIGESTED = ("anonymity-driven", "suppression-driven", "border", "floor")


def _digest() -> None:
    task = task_of(square_study(1, n=600), 60, 5)
    start = balanced(task)
    floor = 0.9 * float(task.population.sum()) / task.n_sites
    floored = replace(task, limits=Limits(len(task.population), contiguous=True, floor=floor))
    for outcome in (
        placed(task, AnonymityDriven()),
        placed(task, SuppressionDriven()),
        refined(task, BorderRefinement(), start.aggregation),
        refined(floored, BorderRefinement(), start.aggregation),
    ):
        print(hashlib.sha256(outcome.aggregation.labels.tobytes()).hexdigest())


def national() -> None:
    """54,425 areas: how long border refinement takes to a tenth fewer suppressed records."""
    study = national_study(national_areas())
    task = national_task(study)
    start = balanced(task)
    rate = 100.0 * start.measures.suppression_rate
    print(f"{len(study.areas):,} areas, {task.n_sites:,} regions, {rate:.2f} % lost at k = 5")
    for moves in (200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 20_000_000, 80_000_000):
        begun = time.perf_counter()
        outcome = refined(task, BorderRefinement(max_moves=moves), start.aggregation)
        change = 100.0 * (
            outcome.measures.suppressed_records / start.measures.suppressed_records - 1.0
        )
        print(
            f"  {moves:>11,} moves  {change:+6.1f} % suppressed  {outcome.seconds:6.1f} s"
            f"   with measuring {time.perf_counter() - begun:6.1f} s",
            flush=True,
        )
        if change <= NATIONAL_GOAL:
            break


def main() -> None:
    """Prints the tables that were asked for, or all."""
    asked = [a for a in sys.argv[1:] if not a.startswith("--")]
    if "digest" in asked:
        _digest()
        return
    for name, table in (
        ("speed", speed),
        ("quality", lambda: quality("--long" in sys.argv)),
        ("price", price),
        ("held", held),
        ("replicas", replicas),
        ("same", same),
        ("national", national),
    ):
        if not asked or name in asked:
            print(f"\n-- {name}", flush=True)
            table()


if __name__ == "__main__":
    main()
