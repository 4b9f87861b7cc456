"""The exact answers of the benchmarks, against trying everything."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np

from benchmarks.optimum import few_records
from benchmarks.optimum_cells import fewest_cells
from benchmarks.optimum_regions import fewest_lost, n_log_n
from benchmarks.placement_runs import balanced, refined, square_study, task_of
from core.adjacency import adjacency_of, pieces
from core.constraints.base import Limits
from core.evaluation import compactness, own_centres
from core.refinement.border import BorderRefinement


def test_the_fewest_lost_are_those_of_every_partition_tried() -> None:
    study = square_study(3, n=9)
    task = task_of(study, 3, 5)
    given = balanced(task).aggregation.labels
    points, records = study.areas.points, study.counts.records
    rows, adjacency = study.counts.counts.toarray(), adjacency_of(study.areas)

    def geography(labels):
        metres = compactness(points, labels, own_centres(points, labels, 3))
        return metres, n_log_n(np.bincount(labels, weights=records, minlength=3)).sum()

    most_metres, most_bits = geography(given)
    least = 10**9
    for rest in product(range(3), repeat=8):
        labels = np.array((0, *rest), np.int32)
        if len(set(rest) | {0}) < 3:
            continue
        metres, bits = geography(labels)
        if metres > most_metres * (1 + 1e-9) or bits > most_bits * (1 + 1e-9):
            continue
        if len(np.unique(pieces(adjacency, labels))) > 3:
            continue
        sizes = np.array([rows[labels == r].sum(axis=0) for r in range(3)])
        least = min(least, int(sizes[sizes < 5].sum()))

    found = fewest_lost(task, given, [], 60.0)
    assert found.proven
    assert found.found == least


def test_border_warms_up_again_where_areas_are_few() -> None:
    # One cooling ends where it began, at 537, with every seed; the optimum is 513 (proven by
    # python -m benchmarks.optimum).
    task = replace(task_of(square_study(102, n=30), 5, 5), limits=Limits(30, contiguous=True))
    start = balanced(task).aggregation

    lost = [
        refined(task, of, start).measures.suppressed_records
        for of in (BorderRefinement(restarts=0), BorderRefinement())
    ]
    assert lost == [537, 513]


def test_the_fewest_cells_are_those_of_every_release_tried() -> None:
    k, records = 2, few_records(5, 5)
    columns = records.columns[:2]
    codes = records.codes[:2].T
    least = 99
    for masks in product(product((False, True), repeat=2), repeat=5):
        blank = np.array(masks)
        shown = [tuple(row) for row in np.where(blank, -1, codes)]
        if all(of == (-1, -1) or shown.count(of) >= k for of in shown):
            least = min(least, int(blank.sum()))

    found = fewest_cells(records, (columns,), k, 60.0)
    assert (found.least, found.found) == (least, least)
