"""The exact answers of the benchmarks, against trying everything."""

from __future__ import annotations

from itertools import product

import numpy as np

from benchmarks.optimum import few_records
from benchmarks.optimum_cells import fewest_cells
from benchmarks.optimum_regions import fewest_lost, n_log_n
from benchmarks.placement_runs import balanced, square_study, task_of
from core.adjacency import adjacency_of, pieces
from core.evaluation import compactness, own_centres


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
