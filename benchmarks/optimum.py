"""How far from the best possible: regions and blanked cells beside what no other could beat.

``python -m benchmarks.optimum [regions|cells|windows] [--quick] [--large] [--cases=50]
[--seconds=60] [--window=8]``.

Regions: 24 to 36 areas in 4 to 6 regions, ``--large`` 48 to 60 in 8. The optimum is over all
regions of the same number, each in one piece, with areas in sum no farther from their own regions'
centres than in those of balanced density, and no more bits lost (`benchmarks.optimum_regions`).
Border and suppression-driven keep to that; where another placement does not, its line is marked.
Windows: the same for so many regions side by side of `benchmarks.placements`. Cells: 200 records in
4 columns, all of them together and all pairs (`benchmarks.optimum_cells`). The gap is what is lost
beyond the optimum or, where the time ends before it is proven, beyond the bound from below that is
known then.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import median

import numpy as np

from benchmarks.optimum_cells import fewest_cells
from benchmarks.optimum_regions import Optimum, fewest_lost
from benchmarks.placement_runs import (
    Outcome,
    balanced,
    measured,
    placed,
    refined,
    square_study,
    task_of,
)
from benchmarks.placements import DATA_SEEDS, LEVELS
from benchmarks.spatial_data import sites_for_loss
from core.adjacency import adjacency_of, pieces
from core.aggregation import Aggregation
from core.apart import study_of
from core.coded_records import CodedRecords
from core.constraints.base import Limits
from core.grouping import conformed
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.base import Task
from core.placement.suppression_driven import SuppressionDriven
from core.refinement.border import BorderRefinement
from core.steps import finish
from core.study import Study
from core.suppression.cells.give_back import with_cells_given_back
from core.suppression.cells.protection import COMBINATIONS, COMPLETE, Protection
from core.suppression.cells.suppress import suppress_cells
from core.suppression.cells.verify import verify

SIZES = ((24, 4), (24, 5), (30, 5), (30, 6), (36, 6))
LARGE_SIZES = ((48, 8), (54, 8), (60, 8))
MOST_AREAS = 63
K = 5
BALANCED, ADC, DRIVEN, BORDER, BOTH = (
    *("balanced density", "anonymity-driven", "suppression-driven"),
    *("border", "driven, then border"),
)
GOAL = 5.0


@dataclass(frozen=True)
class Asked:
    """What was said on the command line."""

    quick: bool
    cases: int
    seconds: float
    large: bool = False
    window: int = 8


def of_placements(task: Task, start: Outcome) -> dict[str, Outcome]:
    """What each placement makes of a study."""
    driven = placed(task, SuppressionDriven())
    return {
        BALANCED: start,
        ADC: placed(task, AnonymityDriven()),
        DRIVEN: driven,
        BORDER: refined(task, BorderRefinement(), start.aggregation),
        BOTH: refined(task, BorderRefinement(), driven.aggregation),
    }


class Told:
    """A line for each study, and what they come to.

    Attributes
    ----------
    proven, studies
        How often the optimum is known, of how many.
    gaps
        By placement, percent beyond the optimum, or beyond the bound from below.
    saved
        Percent that the best regions known lose against those that are given; what is sure to be
        lost stands beside it.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds, self.proven, self.studies = seconds, 0, 0
        self.gaps: dict[str, list[float]] = {}
        self.saved: list[tuple[float, float]] = []

    def add(self, name: str, task: Task, start: Outcome, found: dict[str, Outcome]) -> None:
        """Finds the optimum of a study, and prints what each placement loses beside it."""
        begun = time.perf_counter()
        labels = [of.aggregation.labels for of in found.values()]
        best = fewest_lost(task, start.aggregation.labels, labels, self.seconds)
        self.proven, self.studies = self.proven + best.proven, self.studies + 1
        told = [f"{name} {_told(task, of, start, best)}" for name, of in found.items()]
        print(
            f"  {name}: {_best(best)}; "
            + ", ".join(told)
            + f"; {best.columns:,} sets, {time.perf_counter() - begun:.0f} s",
            flush=True,
        )
        if best.least <= 0:
            return
        given = start.measures.suppressed_records
        self.saved.append((100.0 * (best.found / given - 1.0), 100.0 * (best.least / given - 1.0)))
        for name, of in found.items():
            lost = of.measures.suppressed_records
            self.gaps.setdefault(name, []).append(100.0 * (lost / best.least - 1.0))

    def summed(self) -> bool:
        """Prints medians; whether border is within the goal."""
        print(f"{self.proven} of {self.studies} proven")
        found, least = (median(of) for of in zip(*self.saved, strict=True))
        print(f"against the regions given, median: best known {found:+.1f} %, bound {least:+.1f} %")
        return _summed(self.gaps, BORDER)


def regions(asked: Asked) -> bool:
    """A line for each case; whether border is within the goal in the median."""
    print(
        "records lost at k = 5; gap in percent of the optimum (of the bound from below where that "
        "is not proven);\n* farther than balanced density, more bits, or not in one piece each"
    )
    told, sizes = Told(asked.seconds), LARGE_SIZES if asked.large else SIZES
    for case in range(asked.cases):
        n, s = sizes[case % len(sizes)]
        study = square_study(100 + case, n=n)
        task = replace(task_of(study, s, K), limits=Limits(n, contiguous=True))
        start = balanced(task)
        whole = finish(conformed(task, start.aggregation, start.aggregation.sites))
        if whole is not start.aggregation:  # regions in several pieces: another case
            print(f"  {n} areas in {s} regions: balanced density is not in one piece each")
            continue
        told.add(f"{n} areas in {s}", task, start, of_placements(task, start))
    return told.summed()


def windows(asked: Asked) -> bool:
    """The same for regions side by side, cut out of the first studies of `benchmarks.placements`.

    How much fewer than balanced density loses can be lost there at all, while no distance outside
    of the window changes.
    """
    k, loss, *_ = LEVELS[0]
    told, made = Told(asked.seconds), dict[int, tuple[Outcome, Study]]()
    for case in range(asked.cases):
        seed = DATA_SEEDS[case % len(DATA_SEEDS)]
        if seed not in made:
            study = square_study(seed)
            made[seed] = balanced(task_of(study, sites_for_loss(study, k, loss), k)), study
        whole, study = made[seed]
        sites, rng = whole.aggregation.sites, np.random.default_rng([case, seed])
        assert sites is not None
        far = np.hypot(*(sites - sites[rng.integers(len(sites))]).T)
        chosen = np.argsort(far, kind="stable")[: asked.window]
        members = np.flatnonzero(np.isin(whole.aggregation.labels, chosen))
        labels = np.unique(whole.aggregation.labels[members], return_inverse=True)[1]
        given, part = Aggregation(labels.astype(np.int32), asked.window), study_of(study, members)
        n = len(members)
        task = replace(task_of(part, asked.window, k), limits=Limits(n, contiguous=True))
        if n > MOST_AREAS or len(np.unique(pieces(adjacency_of(part.areas), labels))) > len(chosen):
            print(f"  {n} areas: more than {MOST_AREAS}, or not in one piece each")
            continue
        start = Outcome(given, measured(task, given))
        found = {BALANCED: start, BORDER: refined(task, BorderRefinement(), given)}
        told.add(f"{n} areas in {asked.window}", task, start, found)
    return told.summed()


def _best(of: Optimum) -> str:
    if not of.columns:
        return "not proven: too many sets of areas to list"
    return f"optimum {of.found}" if of.proven else f"not proven, {of.least} to {of.found}"


def _told(task: Task, of: Outcome, start: Outcome, best: Optimum) -> str:
    labels = of.aggregation.labels
    n_pieces = int(pieces(adjacency_of(task.study.areas), labels).max()) + 1
    worse = (
        n_pieces > task.n_sites
        or of.measures.compactness_own_centre_m
        > start.measures.compactness_own_centre_m * (1 + 1e-9)
        or of.measures.non_uniform_entropy_bits > start.measures.non_uniform_entropy_bits + 1e-6
    )
    lost = of.measures.suppressed_records
    gap = f" ({100.0 * (lost / best.least - 1.0):+.1f} %)" if best.least else ""
    return f"{lost}{'*' if worse else ''}{gap}"


def _summed(gaps: dict[str, list[float]], ours: str) -> bool:
    print(f"\n{'gap from the optimum, %':<28}{'median':>8}{'worst':>8}{'cases':>7}")
    for name, of in gaps.items():
        print(f"{name:<28}{median(of):8.1f}{max(of):8.1f}{len(of):7}")
    met = median(gaps[ours]) <= GOAL
    print(f"{ours} within {GOAL:g} % in the median: {'met' if met else 'MISSED'}")
    return met


def few_records(seed: int, n: int) -> CodedRecords:
    """Records in 4 columns of 6, 4, 3 and 2 values, skewed and independent."""
    rng, sizes = np.random.default_rng([seed, 2011]), (6, 4, 3, 2)
    names = tuple(f"v{i}" for i in range(len(sizes)))
    codes = np.empty((len(sizes), n), np.int32)
    for row, of in zip(codes, sizes, strict=True):
        share = np.arange(1.0, of + 1) ** -1.2
        row[:] = rng.choice(of, n, p=share / share.sum())
    values = {name: tuple(map(str, range(of))) for name, of in zip(names, sizes, strict=True)}
    return CodedRecords(names, codes, values, dict(zip(names, sizes, strict=True)))


def cells(asked: Asked) -> bool:
    """A line for each case and kind of combinations; whether give-back is within the goal."""
    met = True
    for title, of in (("all columns together", 4), ("all pairs of columns", 2)):
        print(f"\ncells blanked, {title}, k = {K}")
        gaps: dict[str, list[float]] = {}
        for case in range(max(2, asked.cases // 2)):
            records = few_records(case, 60 if asked.quick else 200)
            protected = tuple(combinations(records.columns, of))
            found = _suppressed(records, protected)
            best = fewest_cells(records, protected, K, asked.seconds)
            told = ", ".join(f"{name} {cells}" for name, cells in found.items())
            if best.least == best.found:
                known = f"optimum {best.found}"
            else:
                known = f"not proven, {best.least} to {min([best.found, *found.values()])}"
            print(f"  {known}; {told}", flush=True)
            for name, blanked in found.items():
                gaps.setdefault(name, []).append(100.0 * (blanked / max(1, best.least) - 1.0))
        met &= _summed(gaps, f"{COMBINATIONS}, give-back")
    return met


def _suppressed(records: CodedRecords, protected: tuple[tuple[str, ...], ...]) -> dict[str, int]:
    """Cells that each algorithm blanks, without and with giving back; every one verified."""
    found = {}
    for algorithm in (COMBINATIONS, COMPLETE):
        for back in (False, True):
            asked = Protection(protected, K, algorithm=algorithm, give_back=back)
            made = finish(suppress_cells(records, asked))
            if back:
                made = finish(with_cells_given_back(records, made))
            assert not finish(verify(records, made)).failed
            found[algorithm + (", give-back" if back else "")] = made.cells_total
    return found


def main() -> int:
    """Prints what was asked for, or both tables."""
    options = dict(a.lstrip("-").partition("=")[::2] for a in sys.argv[1:] if a.startswith("--"))
    quick = "quick" in options
    asked = Asked(
        quick,
        int(options.get("cases", 4 if quick else 50)),
        float(options.get("seconds", 60)),
        "large" in options,
        int(options.get("window", 8)),
    )
    names = [a for a in sys.argv[1:] if not a.startswith("--")]
    for name, table in (("regions", regions), ("cells", cells), ("windows", windows)):
        if name in (names or ("regions", "cells")):
            print(f"\n-- {name}", flush=True)
            table(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
