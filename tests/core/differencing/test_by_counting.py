"""The guard against every table that agrees with what is public."""

import time

import numpy as np
import pytest

from core.differencing.bounds import bounds_of
from core.differencing.guard import guard
from core.differencing.system import system_of, table_of, targets_of
from core.steps import finish
from tests.core.differencing.small_releases import (
    AREAS,
    TooManyError,
    recoverable,
    some_releases,
)


def found_together(counts, releases, k) -> dict:
    """{class: (least, most)} of what the guard finds, in the words of the counting."""
    areas = AREAS[: counts.n_units]
    system = system_of([table_of(of, counts, areas) for of in releases], counts)
    targets = targets_of(system, k)
    bounds = finish(bounds_of(system, targets, k, time.perf_counter() + 60))
    assert bounds.decided.all()
    found = {}
    for i in np.flatnonzero(bounds.found).tolist():
        cells = frozenset(
            (a, c)
            for a in range(counts.n_units)
            for c in range(counts.n_classes)
            if int(system.atom_of[a]) * system.n_classes + int(system.class_of[c])
            in targets.of(i).tolist()
        )
        found[cells] = (int(bounds.least[i]), int(bounds.most[i]))
    return found


def cases(number: int, releases: int, seed: int):
    """So many cases that can be counted."""
    rng = np.random.default_rng(seed)
    done = 0
    while done < number:
        counts, some = some_releases(rng, releases)
        k = int(rng.integers(2, 6))
        try:
            yield counts, some, k, recoverable(counts, some, k)
        except TooManyError:
            continue
        done += 1


@pytest.mark.parametrize("seed", range(10))
def test_pairs_of_releases(seed: int) -> None:
    some = 0
    for counts, releases, k, expected in cases(100, 2, seed):
        assert found_together(counts, releases, k) == expected, (counts, releases, k)
        some += bool(expected)
    assert some > 20  # else nothing is tested


@pytest.mark.parametrize("seed", range(4))
def test_three_releases(seed: int) -> None:
    some = 0
    for counts, releases, k, expected in cases(50, 3, seed):
        assert found_together(counts, releases, k) == expected, (counts, releases, k)
        some += bool(expected)
    assert some > 10


def test_the_whole_answer_has_what_counting_finds() -> None:
    for counts, releases, k, expected in cases(60, 3, 77):
        answer = finish(guard(releases, counts, AREAS[: counts.n_units], k))
        matrix = counts.counts.toarray()
        concerned = set().union(*expected)
        assert answer.records == sum(int(matrix[a, c]) for a, c in concerned)
        assert answer.undecided == 0
        assert answer.safe == (not expected)
