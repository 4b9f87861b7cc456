"""What must hold of the guard whatever the releases are."""

from dataclasses import replace

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from core.differencing.guard import guard
from core.differencing.releases import plan
from core.steps import finish
from tests.core.differencing.small_releases import AREAS, some_releases

SEEDS = st.integers(0, 2**32 - 1)
K = st.integers(2, 6)


def made(seed: int, number: int):
    counts, releases = some_releases(np.random.default_rng(seed), number)
    return counts, releases, AREAS[: counts.n_units]


@settings(max_examples=60)
@given(SEEDS, K)
def test_more_releases_never_find_fewer_people(seed, k) -> None:
    counts, releases, areas = made(seed, 3)
    fewer = finish(guard(releases[:2], counts, areas, k))
    more = finish(guard(releases, counts, areas, k))
    assert more.undecided == 0
    assert more.records >= fewer.records
    assert (more.by_area >= fewer.by_area).all()


@settings(max_examples=60)
@given(SEEDS)
def test_a_release_beside_itself_gives_nothing_back(seed) -> None:
    counts, (release,), areas = made(seed, 1)
    assert finish(guard([release], counts, areas)).safe
    assert finish(guard([release, replace(release, name="again")], counts, areas)).safe


@settings(max_examples=60)
@given(SEEDS, K)
def test_order_and_numbers_of_regions_change_nothing(seed, k) -> None:
    counts, releases, areas = made(seed, 2)
    before = finish(guard(releases, counts, areas, k))
    rng = np.random.default_rng(seed)
    others = []
    for of in releases:
        numbers = rng.permutation(5).astype(np.int32)
        order = rng.permutation(len(of.sizes))
        cells = of.cells.copy()
        cells[:, 0] = numbers[cells[:, 0]]
        others.append(
            replace(of, labels=numbers[of.labels], cells=cells[order], sizes=of.sizes[order])
        )
    after = finish(guard(others[::-1], counts, areas, k))
    assert told(after) == told(before)
    assert after.records == before.records


def told(found) -> list:
    return sorted(
        (of.cells.tolist(), of.areas.tolist(), of.classes.tolist(), of.least, of.most)
        for of in found.findings
    )


@settings(max_examples=60)
@given(SEEDS, K)
def test_findings_are_true_and_the_same_again(seed, k) -> None:
    counts, releases, areas = made(seed, 2)
    found = finish(guard(releases, counts, areas, k))
    dense = counts.counts.toarray()
    for of in found.findings:
        assert 1 <= of.least <= of.size <= of.most < k
        assert dense[of.cells[:, 0], of.cells[:, 1]].sum() == of.size
        assert set(of.cells[:, 0]) <= set(of.areas)
        assert set(of.cells[:, 1]) <= set(of.classes)
    assert told(finish(guard(releases, counts, areas, k))) == told(found)


@settings(max_examples=60)
@given(SEEDS)
def test_a_release_that_shows_nothing_gives_nothing_back(seed) -> None:
    counts, (release,), areas = made(seed, 1)
    empty = plan("none", areas, counts, np.full(len(areas), -1), 5)
    assert finish(guard([release, empty], counts, areas, release.k)).safe
