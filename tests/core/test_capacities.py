"""Starts with a population floor: balanced, compact, in one piece, and the same every time."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial import Delaunay

from core.adjacency import Adjacency, adjacency_of
from core.aggregation import Aggregation
from core.constraints.base import Limits
from core.placement.base import Task
from core.refinement import capacities
from core.refinement.capacities.exchanging import _regions, exchanged, ground_of
from core.refinement.capacities.ground import Price
from core.refinement.capacities.kernels import (
    add_up,
    exchange,
    mend_pieces,
    move_area,
    price_change,
    whole_price,
)
from core.steps import STOP, finish
from core.voronoi import nearest_site
from tests.core.studies import studies


def adjacency_from(n, pairs) -> Adjacency:
    both = np.array([*pairs, *[(b, a) for a, b in pairs]], dtype=np.int64).reshape(-1, 2)
    both = np.unique(both, axis=0)
    starts = np.searchsorted(both[:, 0], np.arange(n + 1)).astype(np.int32)
    return Adjacency(starts, both[:, 1].astype(np.int32), np.zeros((0, 2), np.int32))


def line(n) -> tuple[np.ndarray, Adjacency]:
    points = np.column_stack([np.arange(n) * 1000.0, np.zeros(n)])
    return points, adjacency_from(n, [(i, i + 1) for i in range(n - 1)])


def town_and_country(n=1500, seed=3) -> tuple[np.ndarray, np.ndarray, Adjacency]:
    """Two thirds of the areas in a town of a hundredth of the land, as in a census."""
    rng = np.random.default_rng(seed)
    points = rng.uniform(0, 100_000, (n, 2))
    points[: 2 * n // 3] = rng.normal((30_000, 40_000), 4_000, (2 * n // 3, 2))
    population = rng.integers(300, 900, n).astype(float)
    triangles = Delaunay(points).simplices
    pairs = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    return points, population, adjacency_from(n, pairs.tolist())


def pieces(adjacency, labels) -> int:
    seen, found = np.zeros(len(labels), bool), 0
    for a in range(len(labels)):
        if seen[a]:
            continue
        found, todo, seen[a] = found + 1, [a], True
        while todo:
            here = todo.pop()
            for b in adjacency.of(here):
                if not seen[b] and labels[b] == labels[here]:
                    seen[b] = True
                    todo.append(b)
    return found


def share_out(points, population, adjacency, sites, limits=None, labels=None, on_step=None):
    n = len(points)
    labels = nearest_site(points, sites) if labels is None else labels
    limits = limits or Limits(n, floor=0.85 * population.sum() / len(sites))
    steps = capacities.balanced_regions(points, population, adjacency, sites, limits, labels)
    return finish(steps, on_step)


def people_of(labels, population, n_regions):
    return np.bincount(labels, weights=population, minlength=n_regions)


def test_a_line_is_cut_into_equal_runs():
    points, adjacency = line(12)
    labels = share_out(points, np.full(12, 100.0), adjacency, points[[0, 1, 2]])
    assert np.bincount(labels).tolist() == [4, 4, 4]
    assert pieces(adjacency, labels) == 3


def test_an_area_of_many_people_stands_alone():
    points, adjacency = line(7)
    population = np.array([100.0, 100, 100, 600, 100, 100, 100])
    labels = share_out(points, population, adjacency, points[[0, 3, 6]])
    assert np.count_nonzero(labels == labels[3]) == 1
    assert sorted(people_of(labels, population, 3)) == [300, 300, 600]


def test_town_and_country_keep_the_floor_in_one_piece_and_are_compact():
    points, population, adjacency = town_and_country()
    sites = points[np.random.default_rng(1).permutation(len(points))[:60]]
    before = nearest_site(points, sites)
    labels = share_out(points, population, adjacency, sites)
    people = people_of(labels, population, 60)
    assert people.min() >= 0.85 * people.mean()
    assert people.std() / people.mean() <= 0.06
    assert pieces(adjacency, labels) == 60
    assert spread(points, labels, 60) < 1.1 * spread(points, before, 60)


def spread(points, labels, n_regions):
    centres = [points[labels == r].mean(axis=0) for r in range(n_regions)]
    return np.hypot(*(points - np.array(centres)[labels]).T).sum()


def test_the_same_task_gives_the_same_regions():
    points, population, adjacency = town_and_country(400)
    first, second = (share_out(points, population, adjacency, points[:20]) for _ in range(2))
    np.testing.assert_array_equal(first, second)


def test_a_tighter_balance_is_kept():
    points, population, adjacency = town_and_country(1200)
    sites = points[::60]
    for balance in (0.06, 0.02):
        limits = Limits(1200, balance=balance)
        labels = share_out(points, population, adjacency, sites, limits)
        people = people_of(labels, population, 20)
        assert people.std() / people.mean() <= balance


def test_people_come_from_afar_when_a_corner_starves():
    points, adjacency = line(60)
    # What the first region lacks only the last has, nine regions away.
    labels = np.repeat(np.arange(10), [2, 5, 5, 5, 5, 5, 5, 5, 5, 18]).astype(np.int32)
    held = np.zeros(60, np.int32)
    sites = np.array([points[labels == r].mean(axis=0) for r in range(10)])
    ground = ground_of(points, np.full(60, 100.0), adjacency, (held, held), sites, labels)
    found = finish(exchanged(ground, labels, 10, Limits(60, floor=500.0), np.zeros(2)))
    assert people_of(found, ground.population, 10).min() >= 500
    assert pieces(adjacency, found) == 10


def test_units_and_locks_are_kept():
    points, population, adjacency = town_and_country(600)
    units = (points[:, 0] > 30_000).astype(np.int32)
    sites = points[::30]
    start = np.where(
        units == 0, nearest_site(points, sites[:8]), 8 + nearest_site(points, sites[8:])
    ).astype(np.int32)
    locks = np.full(600, -1, np.int32)
    locks[[5, 17, 300]] = (0, 1, 1)
    start[300] = start[17] if units[300] == units[17] else start[300]
    limits = Limits(600, floor=0.5 * population.sum() / 20, units=units, locks=locks)
    labels = share_out(points, population, adjacency, sites, limits, start)
    np.testing.assert_array_equal(labels[[5, 17, 300]], start[[5, 17, 300]])
    assert all(len(np.unique(units[labels == r])) == 1 for r in np.unique(labels))
    assert (people_of(labels, population, 20) > 0).all()


def test_a_unit_without_a_region_is_left_alone():
    points, adjacency = line(8)
    units = np.array([0, 0, 0, 0, 0, 0, 1, 1], np.int32)
    start = np.array([0, 0, 0, 1, 1, 1, 1, 1], np.int32)
    labels = share_out(
        points, np.full(8, 10.0), adjacency, points[[1, 4]], Limits(8, units=units), start
    )
    assert labels[6:].tolist() == [1, 1]
    assert set(labels.tolist()) == {0, 1}


def test_a_stop_at_any_step_gives_whole_regions():
    points, population, adjacency = town_and_country(500)
    for last in (0, 3, 12, 30, 70):
        seen = []

        def stop_there(step, seen=seen, last=last):
            seen.append(step)
            return STOP if len(seen) > last else None

        labels = share_out(points, population, adjacency, points[:25], on_step=stop_there)
        assert len(seen) <= last + 8
        assert (np.bincount(labels, minlength=25) > 0).all()
        assert pieces(adjacency, labels) == 25


def test_progress_rises_and_shows_regions():
    points, population, adjacency = town_and_country(300)
    steps = []
    share_out(points, population, adjacency, points[:10], on_step=steps.append)
    done = [step.done for step in steps]
    assert done == sorted(done)
    assert done[-1] <= steps[-1].total
    assert all(step.snapshot.labels.shape == (300,) for step in steps)
    low, high = points.min(axis=0) - 1, points.max(axis=0) + 1
    assert ((steps[-1].snapshot.sites >= low) & (steps[-1].snapshot.sites <= high)).all()


def test_a_piece_apart_joins_where_it_has_most_edges():
    points, adjacency = line(9)
    labels = np.array([0, 0, 0, 1, 0, 1, 1, 2, 2], np.int32)
    held = np.zeros(9, np.int32)
    ground = ground_of(points, np.ones(9), adjacency, (held, held), points[[0, 5, 8]], labels)
    assert mend_pieces(ground, labels, 3) == 2
    assert labels.tolist() == [0, 0, 0, 0, 1, 1, 1, 2, 2]
    assert mend_pieces(ground, labels, 3) == 0


@pytest.mark.parametrize("seed", range(3))
def test_the_change_of_price_is_what_a_full_count_says(seed):
    points, population, adjacency = town_and_country(200, seed)
    rng = np.random.default_rng(seed)
    labels = nearest_site(points, points[:12])
    held = np.zeros(200, np.int32)
    ground = ground_of(points, population, adjacency, (held, held), points[:12], labels)
    regions = _regions(ground, labels, 12)
    price = Price(float(population.sum()) / 12, 4000.0, 7.0, 3.0)
    for _ in range(40):
        area, target = int(rng.integers(200)), int(rng.integers(12))
        if target == regions.labels[area] or regions.members[regions.labels[area]] < 2:
            continue
        before = whole_price(ground, regions, price)
        expected = price_change(ground, regions, price, area, target)
        move_area(ground, regions, area, target)
        after = whole_price(ground, regions, price)
        assert after - before == pytest.approx(expected, rel=1e-6, abs=1e-6 * abs(before))
    kept = [np.array(sums) for sums in (regions.people, regions.weight, regions.x, regions.y)]
    add_up(ground, regions)
    for sums, counted in zip(
        kept, (regions.people, regions.weight, regions.x, regions.y), strict=True
    ):
        np.testing.assert_allclose(sums, counted, rtol=1e-9, atol=1e-6)


def test_without_heat_nothing_becomes_worse():
    points, population, adjacency = town_and_country(300)
    labels = nearest_site(points, points[:15])
    held = np.zeros(300, np.int32)
    ground = ground_of(points, population, adjacency, (held, held), points[:15], labels)
    regions = _regions(ground, labels, 15)
    price = Price(float(population.sum()) / 15, 0.0, 300.0, 20.0)
    before = whole_price(ground, regions, price)
    assert exchange(ground, regions, price, 20_000, 0.0, 1.0) > 0
    assert whole_price(ground, regions, price) < before


@settings(max_examples=25, deadline=None)
@given(study=studies(least_areas=2), data=st.data())
def test_any_study_gives_every_region_an_area(study, data):
    n = len(study.areas)
    population = study.counts.records.astype(float)
    s = data.draw(st.integers(1, int(np.count_nonzero(population))))
    labels = data.draw(st.lists(st.integers(0, s - 1), min_size=n, max_size=n))
    floor = data.draw(st.sampled_from([None, 0.0, 3.0, 1e9]))
    task = Task(study, s, 2, population, Limits(n, floor=floor, balance=0.1))
    found = finish(capacities.start(task, Aggregation(np.array(labels, np.int32), s)))
    assert (np.bincount(found, minlength=s) > 0).all()
    assert len(found) == n
    assert pieces(adjacency_of(study.areas), found) >= s


def test_another_search_begins_with_other_cuts_and_the_same_one_with_the_same():
    points, population, adjacency = town_and_country(300)
    limits, labels = Limits(300, floor=0.85 * population.sum() / 12), np.zeros(300, np.int32)
    first, again, other = (
        finish(
            capacities.balanced_regions(
                points, population, adjacency, points[:12], limits, labels, turns
            )
        )
        for turns in (0, 0, 1)
    )
    np.testing.assert_array_equal(first, again)
    assert not np.array_equal(first, other)
    for of in (first, other):
        assert people_of(of, population, 12).min() >= limits.floor


def test_a_wrong_shape_is_named():
    points, adjacency = line(4)
    with pytest.raises(ValueError, match="labels"):
        capacities.balanced_regions(
            points, np.ones(4), adjacency, points[:2], Limits(4), np.zeros(3, np.int32)
        )
