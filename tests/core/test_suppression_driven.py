"""Suppression-driven placement: never worse than the start, by exact measures, and repeatable."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.evaluation import compactness, non_uniform_entropy, own_centres
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Placement, Task
from core.placement.random_areas import RandomAreas
from core.placement.suppression_driven import SuppressionDriven
from core.placement.suppression_driven.kernels import lost_of
from core.placement.suppression_driven.placer import State
from core.placement.suppression_driven.search_state import CANDIDATES, LOST
from core.search.annealing import Plan, Price
from core.search.film import SITE, SearchSnapshot
from core.steps import STOP, finish
from core.study import Study
from core.suppression.records import suppress_records
from core.voronoi import nearest_site
from tests.core.studies import class_counts, layer, studies
from tests.core.test_ledger import assert_right


def place(placer, task: Task, seed: int = 1) -> Placement:
    return finish(placer.place(task, np.random.default_rng(seed)))


def task_of(of: Study, n_sites: int, k: int) -> Task:
    records = of.counts.records.astype(float)
    return Task(of, min(n_sites, int(np.count_nonzero(records))), k, records)


def measures(of: Study, sites, k: int) -> tuple[int, float, float]:
    """Suppressed records, metres and bits, counted anew."""
    labels = nearest_site(of.areas.points, np.asarray(sites))
    s = len(sites)
    lost = suppress_records(of.counts.merged(labels, s), k).suppressed
    metres = compactness(of.areas.points, labels, own_centres(of.areas.points, labels, s))
    return lost, metres, non_uniform_entropy(of.counts.records, labels, s)


def patchy(n: int = 150, seed: int = 3) -> Study:
    """Areas whose classes vary over space, so that there is something to gain."""
    rng = np.random.default_rng(seed)
    points = rng.uniform(0, 50_000, (n, 2))
    waves = np.sin(points[:, :1] / rng.uniform(4e3, 2e4, 12) + rng.uniform(0, 6, 12))
    share = np.exp(1.5 * waves + rng.normal(0, 1, 12))
    dense = rng.multinomial(rng.integers(30, 60, n), share / share.sum(axis=1, keepdims=True))
    return Study(layer(points), class_counts(dense))


@given(studies(least_areas=2), st.integers(1, 8), st.integers(2, 30), st.integers(0, 10**6))
def test_never_worse_than_the_start_by_exact_measures(
    of: Study, n_sites: int, k: int, seed: int
) -> None:
    task = task_of(of, n_sites, k)
    start = place(RandomAreas(), task, seed)
    end = place(SuppressionDriven(RandomAreas(), max_moves=400), task, seed)
    before, after = measures(of, start.sites, k), measures(of, end.sites, k)
    assert after[0] <= before[0]
    assert after[1] <= before[1]
    assert after[2] <= before[2]
    assert end.objective == after[0]
    had = np.bincount(nearest_site(of.areas.points, start.sites), minlength=task.n_sites) > 0
    has = np.bincount(nearest_site(of.areas.points, end.sites), minlength=task.n_sites) > 0
    assert (has >= had).all(), "a region was emptied"


@given(studies(least_areas=2), st.integers(1, 8), st.integers(2, 30), st.integers(0, 10**6))
def test_the_account_is_right_at_any_moment(of: Study, n_sites: int, k: int, seed: int) -> None:
    task = task_of(of, n_sites, k)
    state = State(task, place(RandomAreas(), task, seed).sites, seed, None, None)
    for upto in (50, 130):
        state.advance(2.0, upto)
        assert_right(state.ledger, of)
        labels = nearest_site(of.areas.points, state.sites())
        assert np.array_equal(state.ledger.book.labels, labels)
        lost, metres, bits = measures(of, state.sites(), k)
        np.testing.assert_allclose(state.measures()[1:], (lost, metres, bits), atol=1e-5)


@given(studies(least_areas=2), st.integers(1, 6), st.floats(0, 50), st.floats(0, 5))
def test_with_weights_the_score_is_never_worse(
    of: Study, n_sites: int, per_km: float, per_bit: float
) -> None:
    task = task_of(of, n_sites, 5)

    def score(sites) -> float:
        lost, metres, bits = measures(of, sites, 5)
        return lost + per_km * metres / 1000 + per_bit * bits

    start = place(BalancedDensity(), task)
    end = place(SuppressionDriven(per_km=per_km, per_bit=per_bit, max_moves=300), task)
    assert score(end.sites) <= score(start.sites) + 1e-6


def test_it_gains_where_there_is_something_to_gain() -> None:
    of = patchy()
    task = task_of(of, 20, 5)
    start = measures(of, place(BalancedDensity(), task).sites, 5)
    end = place(SuppressionDriven(max_moves=20_000), task)
    assert measures(of, end.sites, 5)[0] < 0.93 * start[0]
    assert end.moves > 0
    assert end.stopped_because == "the budget of 20,000 candidates is used up"


def test_same_seed_same_sites_and_another_seed_others() -> None:
    task = task_of(patchy(), 15, 5)
    placer = SuppressionDriven(max_moves=5_000)
    first, again = place(placer, task, 5), place(placer, task, 5)
    assert np.array_equal(first.sites, again.sites)
    assert first.trace.equals(again.trace)
    assert not np.array_equal(first.sites, place(placer, task, 6).sites)


def test_a_kilometre_without_price_is_given_away() -> None:
    of = patchy()
    task = task_of(of, 20, 5)
    free = place(SuppressionDriven(per_km=0, per_bit=0, max_moves=20_000), task)
    kept = place(SuppressionDriven(max_moves=20_000), task)
    assert measures(of, free.sites, 5)[0] < measures(of, kept.sites, 5)[0]
    assert measures(of, free.sites, 5)[2] > measures(of, kept.sites, 5)[2]


def test_the_trace_leads_from_the_seeds_to_the_sites() -> None:
    task = task_of(patchy(), 15, 5)
    end = place(SuppressionDriven(max_moves=5_000), task)
    assert set(end.trace["kind"]) == {SITE}
    assert end.trace["step"].is_monotonic_increasing
    sites = end.sites.copy()
    for row in end.trace.iloc[::-1].to_dict("records"):
        assert tuple(sites[row["index"]]) == (row["to_x"], row["to_y"])
        sites[row["index"]] = row["from_x"], row["from_y"]
    assert np.array_equal(sites, place(BalancedDensity(), task).sites)


@pytest.mark.parametrize("after", [0, 1, 3])
def test_stopping_at_any_time_keeps_the_best_so_far(after: int) -> None:
    of = patchy()
    task = task_of(of, 15, 5)
    start = measures(of, place(BalancedDensity(), task).sites, 5)
    seen = 0

    def watch(step):
        nonlocal seen
        seen += isinstance(step.snapshot, SearchSnapshot)
        return STOP if seen > after else None

    placement = finish(SuppressionDriven().place(task, np.random.default_rng(1)), watch)
    assert placement.stopped_because == "stopped"
    assert measures(of, placement.sites, 5) <= start


def test_one_region_and_as_many_regions_as_areas() -> None:
    of = patchy(12)
    for n_sites in (1, 12):
        placement = place(SuppressionDriven(max_moves=200), task_of(of, n_sites, 5))
        assert len(placement.sites) == n_sites


def test_one_site_does_not_wander_off() -> None:
    """No area follows it, so nothing held it back: it went to infinity, and out of the grid."""
    of = Study(layer([(0, 0), (1, 0)]), class_counts([[3, 1], [1, 1]]))
    placed = place(SuppressionDriven(max_moves=20_000), task_of(of, 1, 4))
    seed = place(BalancedDensity(), task_of(of, 1, 4))
    np.testing.assert_array_equal(placed.sites, seed.sites)
    assert placed.distances is not None
    assert placed.distances.to_sites == placed.distances.to_sites_before


def test_lost_by_hand() -> None:
    assert lost_of(np.array([0, 1, 4, 5, 9], np.int32), 5) == 5


def test_it_cannot_seed_itself() -> None:
    with pytest.raises(VbasError, match="cannot seed itself"):
        SuppressionDriven(SuppressionDriven())


def test_a_plan_cools_to_nothing_and_spends_its_moves() -> None:
    epochs = list(Plan(1000, 2, hot=3.0, reheat=1.0))
    assert epochs[0] == (0, 3.0, epochs[0][2])
    assert epochs[-1][1:] == (0.0, 1000)
    assert [number for number, _, _ in epochs] == sorted(number for number, _, _ in epochs)
    assert max(heat for number, heat, _ in epochs if number == 1) == 1.0
    spent = [upto for _, _, upto in epochs]
    assert spent == sorted(spent)


def test_a_price_follows_its_measure() -> None:
    price = Price(None, limit=100.0, band=10.0, first=2.0)
    price.follow(105.0)
    assert price.value == pytest.approx(2.0 * 1.025)
    price.follow(50.0)
    assert price.value == pytest.approx(2.0 * 1.025 * 0.95)
    given = Price(7.0, limit=100.0, band=10.0, first=2.0)
    given.follow(1e9)
    assert (given.value, given.limit) == (7.0, np.inf)


def test_counts_are_of_candidates() -> None:
    state = State(
        task_of(patchy(30), 5, 5),
        np.array([[0.0, 0], [2e4, 2e4], [4e4, 0], [0, 4e4], [4e4, 4e4]]),
        1,
        None,
        None,
    )
    state.advance(1.0, 100)
    assert 100 <= state.count(CANDIDATES) < 112
    assert state.measures()[1] == state._search.sums[LOST]
