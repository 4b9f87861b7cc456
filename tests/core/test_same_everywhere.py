"""A search gives the same result whatever the number of cores."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import numpy as np

from core.grouping import aggregate
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.random_areas import RandomAreas
from core.placement.suppression_driven import SuppressionDriven
from core.refinement.border import BorderRefinement
from core.steps import finish
from tests.core.test_suppression_driven import patchy, task_of


def digest() -> str:
    """Of the sites and regions that every search finds."""
    task = task_of(patchy(), 15, 5)
    found = hashlib.sha256()
    for placer in (AnonymityDriven(RandomAreas()), SuppressionDriven(max_moves=3_000)):
        placement = finish(placer.place(task, np.random.default_rng(4)))
        found.update(placement.sites.tobytes())
        start = aggregate(task.study, placement)
        refiner = BorderRefinement(max_moves=20_000)
        done = finish(refiner.refine(task, start, np.random.default_rng(4)))
        found.update(done.aggregation.labels.tobytes())
    return found.hexdigest()


def in_a_process_of(threads: int) -> str:
    environment = {**os.environ, "NUMBA_NUM_THREADS": str(threads), "OMP_NUM_THREADS": str(threads)}
    script = "from tests.core.test_same_everywhere import digest; print(digest())"
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_one_thread_and_two_find_the_same() -> None:
    assert in_a_process_of(1) == in_a_process_of(2) == digest()
