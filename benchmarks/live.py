"""What it costs to watch a search: ``python -m benchmarks.live``; PAIRS=1 for a quick look.

The real program on a display (see `benchmarks.window`), 54,425 areas and 34 million made-up
records; border refinement of a fixed number of moves, with and without the map and the plots
following it, in pairs. Drawing should slow the search by no more than 10 % (median of the pairs),
the map should change 20 times a second, and nothing should hold the GUI thread over 16 ms.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from app.kit.job import Job
from benchmarks.placement_runs import balanced, national_study, national_task
from benchmarks.window import AREAS, Script, Wait, visit, visit_in_child
from core.aggregation import Aggregation
from core.io.areas import AreaSource
from core.placement.base import Task
from core.refinement.border import BorderRefinement
from core.steps import Steps

SIZE = (1600, 1000)
PAIRS, MOVES = int(os.environ.get("PAIRS", "5")), 2_000_000
LIVE, ALONE = "with the map", "without"


class Watching(Script):
    """Opens the areas and searches, watched and not watched in turn."""

    rates: dict[str, list[float]]

    def play(self) -> Iterator[Wait]:
        """The whole visit."""
        yield lambda: self.canvas.is_sharp()
        self.window.resize(*self.size)
        yield 0.3
        yield self.calm
        if AREAS.is_file():
            yield from self.do(
                "open areas", lambda: self.program.opener.open_areas(AreaSource(AREAS))
            )
        self.watched.mark("between")
        yield 0.01
        task = national_task(national_study(self.program.session.area_file.layer))
        start = balanced(task).aggregation
        self.figures["areas"], self.figures["regions"] = len(start.labels), start.n_regions
        yield self.calm
        took: dict[str, list[tuple[float, float]]] = {LIVE: [], ALONE: []}
        self.rates = {}
        yield from self._search(task, start, ALONE, [])  # neighbours are found, kernels loaded
        for pair in range(PAIRS):
            for how in (LIVE, ALONE) if pair % 2 else (ALONE, LIVE):
                yield from self._search(task, start, how, took[how])
        self._sum_up(took)
        self.watched.mark("end")
        self.window.close()

    def _search(
        self, task: Task, start: Aggregation, how: str, took: list[tuple[float, float]]
    ) -> Iterator[Wait]:
        refiner = BorderRefinement(max_moves=MOVES)
        steps = timed(refiner.refine(task, start, np.random.default_rng(1)), took)
        self.watched.mark(how)
        yield 0.01
        begun, pictures = time.perf_counter(), self.canvas.pictures
        if how == LIVE:
            self.program.jobs.start("refining borders", steps)
            yield lambda: not self.program.jobs.busy
        else:
            job = Job("refining borders", steps)
            job.start()
            yield lambda: not job.running
        seconds = time.perf_counter() - begun
        rate = (self.canvas.pictures - pictures) / seconds
        if took:
            self.rates.setdefault(how, []).append(rate)
        self.watched.mark("between")
        yield self.calm

    def _sum_up(self, took: dict[str, list[tuple[float, float]]]) -> None:
        for how, rates in self.rates.items():
            self.figures[f"{how}: pictures a second, median"] = median(rates)
        for how, seconds in took.items():
            for i, name in enumerate(("s", "core s")):
                self.figures[f"{how}: {name}, median"] = median(s[i] for s in seconds)
        for i, name in enumerate(("", " (core seconds)")):
            slower = [on[i] / off[i] for on, off in zip(took[LIVE], took[ALONE], strict=True)]
            self.figures[f"slower by %{name}, median of pairs"] = 100 * (median(slower) - 1)


def timed(steps: Steps[Any], took: list[tuple[float, float]]) -> Steps[Any]:
    """The same computation; notes its seconds by the clock and of its thread."""
    start, begun = time.perf_counter(), time.thread_time()
    result = yield from steps
    took.append((time.perf_counter() - start, time.thread_time() - begun))
    return result


def main() -> None:
    """Prints what one visit found."""
    found = visit_in_child(SIZE, "benchmarks.live")
    for name, value in found["figures"].items():
        if not name.startswith(("between", "start", "open areas")):
            print(f"  {name:<46}{value:10.1f}")
    for name, events in found["details"]:
        if name in (LIVE, ALONE):
            for took, what in events[:3]:
                print(f"    {name:<14}{1e3 * took:8.1f} ms  {what}")


if __name__ == "__main__":
    if len(sys.argv) > 2:
        wide, high = (int(v) for v in sys.argv[1].split("x"))
        visit((wide, high), Path(sys.argv[2]), None, Watching)
    else:
        main()
