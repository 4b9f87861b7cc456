"""Editing by hand at national scale: ``python -m benchmarks.editing``.

54,425 dissemination areas in 2,500 regions, 180 classes. A stroke is priced and applied by the
account of regions; beside it stands what counting everything anew costs. The areas are those of
the shared data folder if it is beside the project, else points made up here.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import numpy as np
import scipy.sparse as sp

from benchmarks.national import source
from core.adjacency import adjacency_of
from core.aggregation import Aggregation
from core.classes import ClassCounts
from core.constraints.base import Limits
from core.editing.editor import Editor
from core.editing.rules import Rules
from core.editing.stroke import Stroke
from core.evaluation import evaluate
from core.io.areas import read_areas
from core.ledger.account import open_ledger
from core.steps import finish
from core.study import Study
from core.suppression.records import suppress_records
from core.voronoi import nearest_site

REGIONS, CLASSES, K, STROKES = 2_500, 180, 5, 200


def study_of(rng: np.random.Generator) -> Study:
    """Real areas, and one class in three of each with a few records."""
    layer = finish(read_areas(source())).layer
    n = len(layer)
    counts = rng.poisson(4.0, (n, CLASSES)) * (rng.random((n, CLASSES)) < 1 / 3)
    codes = np.arange(CLASSES, dtype=np.int32)[:, None]
    names = {"q": tuple(f"c{j:03d}" for j in range(CLASSES))}
    return Study(
        layer, ClassCounts(sp.csr_array(counts.astype(np.int32)), codes, names, {"q": CLASSES})
    )


def seconds(act: Callable[[], object], repeats: int = 5) -> float:
    """Median time, seconds."""
    times = []
    for _ in range(repeats):
        begin = time.perf_counter()
        act()
        times.append(time.perf_counter() - begin)
    return median(times)


def recount(study: Study, labels: np.ndarray, n_regions: int) -> None:
    """Everything anew: what a stroke would cost without the account."""
    regions = study.counts.merged(labels, n_regions)
    evaluate(study, Aggregation(labels, n_regions), suppress_records(regions, K))


def strokes(editor: Editor, size: int, rng: np.random.Generator) -> list[float]:
    """Seconds of strokes over so many areas beside each other, totals included."""
    points = np.column_stack([editor.ledger.book.x, editor.ledger.book.y])
    times = []
    for _ in range(STROKES):
        area = int(rng.integers(len(points)))
        to = points - points[area]
        near = np.argpartition(np.hypot(to[:, 0], to[:, 1]), size)[:size]
        begin = time.perf_counter()
        stroke, _ = editor.give(near, editor.region_of(area))
        editor.standing()
        times.append(time.perf_counter() - begin)
        assert isinstance(stroke, Stroke)
    return times


def main() -> None:
    """Prints a table."""
    rng = np.random.default_rng(7)
    study = study_of(rng)
    points = study.areas.points
    labels = nearest_site(points, points[rng.choice(len(points), REGIONS, replace=False)])
    labels = labels.astype(np.int32)
    adjacency = adjacency_of(study.areas)
    people = study.counts.records.astype(np.float64)
    rules = Rules(study.areas.ids, Limits(len(points)))

    def opened() -> Editor:
        ledger = open_ledger(study, labels, REGIONS + REGIONS // 16 + 4, K, people)
        return Editor(ledger, adjacency, rules, REGIONS)

    editor = opened()
    start = editor.standing()
    print(f"{len(points):,} areas, {REGIONS:,} regions, {CLASSES} classes")
    print(f"opening             {1000 * seconds(opened, 3):9.1f} ms")
    whole = seconds(lambda: recount(study, labels, REGIONS))
    print(f"full recount        {1000 * whole:9.1f} ms")
    for size in (1, 30, 500):
        times = strokes(editor, size, rng)
        print(
            f"stroke, {size:4d} areas  {1000 * median(times):9.2f} ms, at most "
            f"{1000 * max(times):.1f} ms; the recount costs {whole / median(times):,.0f} times that"
        )
    print(
        f"split of a region   {1000 * seconds(lambda: editor.apply(editor.split(7).back)):9.2f} ms"
    )
    before = np.flatnonzero(editor.labels() != labels)
    back = Stroke(before, editor.labels()[before], labels[before])
    begin = time.perf_counter()
    editor.apply(back)
    print(f"all taken back      {1000 * (time.perf_counter() - begin):9.1f} ms")
    assert editor.standing() == start, "taking everything back leads to where it began"


if __name__ == "__main__":
    main()
