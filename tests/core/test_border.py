"""Border refinement: what it may never do, what it must find, and that it can be repeated."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.adjacency import adjacency_of, pieces
from core.aggregation import Aggregation
from core.constraints.base import Limits
from core.errors import VbasError
from core.evaluation import compactness, non_uniform_entropy, own_centres
from core.ledger.account import open_ledger
from core.placement.base import Task
from core.refinement import border, capacities
from core.refinement.annealing import Search
from core.refinement.base import Refinement, Refiner
from core.refinement.border import BorderRefinement
from core.search.annealing import Plan
from core.search.film import SearchSnapshot
from core.search.replay import Replay
from core.steps import STOP, Step, finish
from core.study import Study
from core.suppression.records import suppress_records
from tests.core.studies import studies, study
from tests.core.test_ledger import assert_right


def task_of(of: Study, n_sites: int, k: int, limits: Limits | None = None) -> Task:
    population = of.counts.records.astype(float)
    n_sites = min(n_sites, int(np.count_nonzero(population)))
    return Task(of, n_sites, k, population, limits or Limits(len(of.areas)))


def refine(task: Task, labels, n_regions: int, seed: int = 1, **parameters) -> Refinement:
    start = Aggregation(np.asarray(labels, np.int32), n_regions)
    refiner = BorderRefinement(**({"max_moves": 400, "restarts": 2} | parameters))
    return finish(refiner.refine(task, start, np.random.default_rng(seed)))


def measures(of: Study, labels, n_regions: int, k: int) -> tuple[int, float, float]:
    """Suppressed records, metres to own centres and bits, counted anew."""
    lost = suppress_records(of.counts.merged(labels, n_regions), k).suppressed
    points = of.areas.points
    metres = compactness(points, labels, own_centres(points, labels, n_regions))
    return lost, metres, non_uniform_entropy(of.counts.records, labels, n_regions)


def in_pieces(of: Study, labels, n_regions: int) -> np.ndarray:
    """(s,) number of pieces of each region."""
    piece = pieces(adjacency_of(of.areas), np.asarray(labels))
    _, first = np.unique(piece, return_index=True)
    return np.bincount(np.asarray(labels)[first], minlength=n_regions)


def town(seed: int, n: int = 150, m: int = 60) -> Study:
    """Areas whose people differ from one to the next."""
    rng = np.random.default_rng(seed)
    points = rng.uniform(0, 30_000, (n, 2))
    share = rng.dirichlet(np.full(m, 0.4), n)
    return study(points, [rng.multinomial(int(rng.integers(20, 60)), p) for p in share])


def strips(of: Study, n_regions: int) -> np.ndarray:
    """Regions of about as many areas each, from west to east."""
    order = np.argsort(of.areas.points[:, 0], kind="stable")
    labels = np.empty(len(order), np.int32)
    labels[order] = np.arange(len(order)) * n_regions // len(order)
    return labels


@st.composite
def starts(draw: st.DrawFn) -> tuple[Study, np.ndarray, int]:
    of = draw(studies())
    s = draw(st.integers(1, 6))
    label = st.integers(0, s - 1)
    return of, np.array(draw(st.lists(label, min_size=len(of.areas), max_size=len(of.areas)))), s


@given(starts(), st.integers(1, 12), st.integers(0, 2**32), st.integers(1, 500))
@settings(max_examples=40)
def test_nothing_gets_worse(start, k: int, seed: int, moves: int) -> None:
    of, labels, s = start
    result = refine(task_of(of, s, k), labels, s, seed, max_moves=moves)
    found = result.aggregation.labels
    before, after = measures(of, labels, s, k), measures(of, found, s, k)
    assert all(a <= b for a, b in zip(after, before, strict=True))
    assert result.objective == after[0]
    assert result.evaluated <= moves
    assert_lawful(of, labels, found, s)
    changed = not np.array_equal(found, labels)
    assert not changed or after[0] < before[0]


def assert_lawful(of: Study, labels, found, s: int) -> None:
    """No region lost its last area or its last records, or fell apart further."""
    areas, records = np.bincount(labels, minlength=s), of.counts.records
    assert ((np.bincount(found, minlength=s) > 0) == (areas > 0)).all()
    had = np.bincount(labels, weights=records, minlength=s) > 0
    assert (np.bincount(found, weights=records, minlength=s)[had] > 0).all()
    assert (in_pieces(of, found, s) <= in_pieces(of, labels, s)).all()


@given(starts(), st.integers(1, 12), st.floats(0, 100), st.floats(0, 10), st.integers(0, 99))
@settings(max_examples=40)
def test_a_score_with_prices_never_rises(start, k: int, per_km, per_bit, seed: int) -> None:
    of, labels, s = start
    result = refine(task_of(of, s, k), labels, s, seed, per_km=per_km, per_bit=per_bit)

    def score(labels) -> float:
        lost, metres, bits = measures(of, labels, s, k)
        return lost + per_km * metres / 1000 + per_bit * bits

    found = score(result.aggregation.labels)
    assert found <= score(labels)
    assert_lawful(of, labels, result.aggregation.labels, s)


@given(starts(), st.integers(1, 12), st.integers(0, 99), st.data())
@settings(max_examples=40)
def test_the_walk_keeps_a_right_account(start, k: int, seed: int, data) -> None:
    of, labels, s = start
    ledger = open_ledger(of, labels, s, k, of.counts.records.astype(float))
    limits = Limits(len(labels))
    search = Search(ledger, adjacency_of(of.areas), limits, seed, None, None)
    for _ in range(data.draw(st.integers(1, 6))):
        search.advance(data.draw(st.floats(0, 3)), search.evaluated + data.draw(st.integers(1, 50)))
        if data.draw(st.booleans()):
            search.return_to_best()
        assert_right(ledger, of)
        _, lost, metres, bits = search.measures()
        wanted = measures(of, ledger.book.labels, s, k)
        assert lost == wanted[0]
        assert math.isclose(metres, wanted[1], rel_tol=1e-9, abs_tol=1e-6)
        assert math.isclose(bits, wanted[2], rel_tol=1e-9, abs_tol=1e-6)
        assert_border_list(search)


def assert_border_list(search: Search) -> None:
    """The list of ways holds just those that lead to another region."""
    walk, labels = search.walk, search.ledger.book.labels
    leads = labels[walk.owner] != labels[walk.neighbours]
    listed = walk.border[: walk.n_border[0]]
    assert sorted(listed.tolist()) == np.flatnonzero(leads).tolist()
    assert (walk.owner[walk.twin] == walk.neighbours).all()


def test_it_pays_on_a_town() -> None:
    of, k, s = town(1), 5, 12
    labels = strips(of, s)
    result = refine(task_of(of, s, k), labels, s, max_moves=60_000)
    before, after = measures(of, labels, s, k), measures(of, result.aggregation.labels, s, k)
    assert after[0] < 0.8 * before[0]
    assert result.aggregation.sites is None
    assert result.stopped_because.startswith("the budget of 60,000 moves is used up")


def test_two_regions_where_one_swap_saves_all() -> None:
    # West and east hold two of "b", "a" each where three are needed; the two areas in the middle
    # stand on the wrong sides.
    points = [(0, 0), (0, 1000), (2000, 0), (2000, 1000), (4100, 0), (4100, 1000)]
    dense = [[3, 0], [3, 0], [0, 2], [2, 0], [0, 3], [0, 3]]
    of = study(points, dense)
    labels = np.array([0, 0, 0, 1, 1, 1])
    assert measures(of, labels, 2, 3)[0] == 4
    result = refine(task_of(of, 2, 3), labels, 2, per_km=0.0, per_bit=0.0)
    assert result.objective == 0
    assert measures(of, result.aggregation.labels, 2, 3)[0] == 0


def test_the_same_seed_gives_the_same_regions_however_often_one_looks(monkeypatch) -> None:
    of, s = town(2), 10
    labels, task = strips(of, s), task_of(of, s, 5)
    results = []
    for seconds in (0.0, 0.025, 1e9):
        monkeypatch.setattr(border, "_SLICE_SECONDS", seconds)
        results.append(refine(task, labels, s, seed=7, max_moves=30_000))
    for other in results[1:]:
        assert np.array_equal(results[0].aggregation.labels, other.aggregation.labels)
        assert results[0].evaluated == other.evaluated
        assert results[0].trace.equals(other.trace)
    another = refine(task, labels, s, seed=8, max_moves=30_000)
    assert not np.array_equal(results[0].aggregation.labels, another.aggregation.labels)


@given(st.integers(1, 40))
@settings(max_examples=10)
def test_stop_at_any_time_keeps_the_best(when: int) -> None:
    of, k, s = town(3), 5, 10
    labels, task = strips(of, s), task_of(of, s, k)
    seen: list[Step] = []

    def look(step: Step) -> object:
        seen.append(step)
        return STOP if len(seen) >= when else None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(border, "_SLICE_SECONDS", 0.0)
        steps = BorderRefinement(max_moves=40_000).refine(
            task, Aggregation(labels, s), np.random.default_rng(1)
        )
        result = finish(steps, look)
    assert result.stopped_because == "stopped"
    before, after = measures(of, labels, s, k), measures(of, result.aggregation.labels, s, k)
    assert all(a <= b for a, b in zip(after, before, strict=True))
    assert_replays(result, of, labels)


def assert_replays(result: Refinement, of: Study, labels) -> None:
    """The trace leads from the start to the result."""
    replay = Replay(of.areas.points, result.aggregation.labels, refinement=result.trace)
    assert np.array_equal(replay.at(0)[1], labels)
    assert np.array_equal(replay.at(len(replay))[1], result.aggregation.labels)


@given(starts(), st.integers(1, 12), st.integers(0, 99))
@settings(max_examples=40)
def test_the_trace_can_be_replayed(start, k: int, seed: int) -> None:
    of, labels, s = start
    result = refine(task_of(of, s, k), labels, s, seed)
    assert_replays(result, of, labels)
    if len(result.trace):
        last = result.trace.iloc[-1]
        wanted = measures(of, result.aggregation.labels, s, k)
        assert last["suppressed_records"] == wanted[0]
        assert math.isclose(last["compactness_m"], wanted[1], rel_tol=1e-9, abs_tol=1e-6)
        assert math.isclose(last["bits"], wanted[2], rel_tol=1e-9, abs_tol=1e-6)


def test_what_it_shows_while_it_runs() -> None:
    of, k, s = town(4), 5, 8
    labels, seen = strips(of, s), []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(border, "_SLICE_SECONDS", 0.0)
        steps = BorderRefinement(max_moves=20_000, restarts=2).refine(
            task_of(of, s, k), Aggregation(labels, s), np.random.default_rng(1)
        )
        finish(steps, lambda step: seen.append(step))
    shown = [step.snapshot for step in seen if isinstance(step.snapshot, SearchSnapshot)]
    assert len(shown) > 10
    for state in shown[:: len(shown) // 5]:
        assert state.sites is None
        assert state.measure == "suppression"
        regions = of.counts.merged(state.labels, s)
        share = suppress_records(regions, k).suppressed_by_region / regions.records
        assert np.allclose(state.values, share)
        assert state.history.shape[1] == 5
        assert set(state.figures) >= {"moves", "evaluated", "rejected_early", "best", "round"}
    assert seen[-1].total == 20_000
    assert shown[-1].figures["round"] == 3


@given(starts(), st.integers(1, 9), st.data())
@settings(max_examples=40)
def test_locks_and_hard_borders_are_kept(start, k: int, data) -> None:
    of, labels, s = start
    n = len(labels)
    units = np.array(data.draw(st.lists(st.integers(0, 2), min_size=n, max_size=n)), np.int32)
    locks = np.array(data.draw(st.lists(st.integers(-1, 2), min_size=n, max_size=n)), np.int32)
    # Regions that obey: one number for each unit and region of the draw.
    _, labels = np.unique(labels * 3 + units, return_inverse=True)
    s = int(labels.max()) + 1
    limits = Limits(n, units=units, locks=locks)
    found = refine(task_of(of, s, k, limits), labels, s).aggregation.labels
    assert (found[locks >= 0] == labels[locks >= 0]).all()
    for r in range(s):
        assert len(set(units[found == r].tolist())) <= 1


@given(starts(), st.integers(1, 9), st.floats(0, 200), st.integers(0, 99))
@settings(max_examples=40)
def test_what_is_missing_to_a_floor_never_grows(start, k: int, floor: float, seed: int) -> None:
    of, labels, s = start
    task = task_of(of, s, k, Limits(len(labels), floor=floor))

    def missing(labels) -> float:
        people = np.bincount(labels, weights=task.population, minlength=s)
        return math.fsum(np.maximum(0.0, floor - people))

    result = refine(task, labels, s, seed)
    found = result.aggregation.labels
    assert missing(found) <= missing(labels) + 1e-9
    held = np.bincount(labels, minlength=s) > 0
    assert (np.bincount(found, minlength=s)[held] > 0).all()
    assert_replays(result, of, labels)


def test_a_floor_and_a_balance_are_met_before_records_are_saved() -> None:
    of, k, s = town(6), 5, 10
    labels, mean = strips(of, s), of.counts.n_records / 10
    labels[labels == 3] = 2
    labels[np.flatnonzero(labels == 2)[0]] = 3
    task = task_of(of, s, k, Limits(len(labels), floor=0.8 * mean, balance=0.1))
    found = refine(task, labels, s, max_moves=40_000).aggregation.labels
    people = np.bincount(found, weights=task.population, minlength=s)
    assert people.min() >= 0.8 * mean
    assert people.std() / people.mean() <= 0.1
    start = finish(capacities.start(task, Aggregation(labels, s)))
    before, after = measures(of, start, s, k), measures(of, found, s, k)
    assert after[0] < before[0]
    assert all(a <= b for a, b in zip(after, before, strict=True))


@pytest.mark.parametrize("regions", [1, 25])
def test_one_region_and_as_many_as_areas_stay(regions: int) -> None:
    of = town(5, n=25)
    sites = of.areas.points[:regions]
    start = Aggregation(np.arange(25, dtype=np.int32) % regions, regions, sites)
    task = task_of(of, regions, 5)
    result = finish(BorderRefinement().refine(task, start, np.random.default_rng(1)))
    assert result.aggregation is start
    assert result.stopped_because == "no area can pass to another region"
    assert (result.moves, result.evaluated, len(result.trace)) == (0, 0, 0)


def test_areas_without_records_pass_too_but_records_never_die_out() -> None:
    of = study([(float(i), float(i % 3)) for i in range(12)], [[0]] * 5 + [[4]] + [[0]] * 5 + [[2]])
    labels = np.repeat([0, 1], 6)
    result = refine(task_of(of, 2, 3), labels, 2, max_moves=2_000, per_km=0.0, per_bit=0.0)
    assert_lawful(of, labels, result.aggregation.labels, 2)


def test_other_areas_are_refused() -> None:
    with pytest.raises(VbasError, match="hold 2 areas, but the study has 150"):
        refine(task_of(town(1), 2, 5), [0, 1], 2)
    with pytest.raises(VbasError, match="at least 0"):
        BorderRefinement(per_km=-1.0)


def test_rounds_and_moves_of_a_plan() -> None:
    epochs = list(Plan(1_000_000, 3))
    assert [e[2] for e in epochs] == sorted({e[2] for e in epochs})
    assert epochs[-1][2] == 1_000_000
    assert {e[0] for e in epochs} == {0, 1, 2}
    assert list(Plan(1, 1))[-1][2] == 1
    refiner = BorderRefinement(restarts=2)
    assert refiner.plan(2_000).rounds == 3
    assert replace(refiner, max_moves=2).plan(2_000) == Plan(2, 2, hot=refiner.plan(1).hot)
    assert isinstance(refiner, Refiner)


def test_a_walk_that_is_nearly_always_turned_down_ends_before_its_budget() -> None:
    # One region of two areas among 199 of one: no more than one move in two hundred has a price.
    n = 200
    of = study([[1000.0 * (i % 20), 1000.0 * (i // 20)] for i in range(n)], [[3]] * n)
    labels = np.maximum(np.arange(n) - 1, 0)
    found = refine(task_of(of, n - 1, 5), labels, n - 1, max_moves=100_000, restarts=0)
    assert 0 < found.evaluated < 100_000
    assert found.stopped_because.startswith("few areas can pass to another region")
    again = refine(task_of(of, n - 1, 5), labels, n - 1, max_moves=100_000, restarts=0)
    np.testing.assert_array_equal(again.aggregation.labels, found.aggregation.labels)


@pytest.mark.parametrize("limits", [{"balance": 0.1}, {"floor": 10.0}])
def test_a_start_for_a_floor_or_balance_keeps_locked_areas_in_one_piece(limits) -> None:
    # Opposite corners of six by four areas are locked together; a region winds from one to other.
    xs, ys = np.arange(24) // 4, np.arange(24) % 4
    of = study(np.column_stack([xs, ys]) * 1000.0, (1 + (xs + ys) % 3)[:, None])
    locks = np.full(24, -1, np.int32)
    locks[[0, 23]] = 1
    labels = np.where(ys < 2, 1, 2)
    labels[(ys == 0) | (xs == 5)] = 0
    labels[(xs < 3) & (ys == 3)] = 3
    asked = Limits(24, contiguous=True, locks=locks, **limits)
    found = refine(task_of(of, 4, 5, asked), labels, 4, max_moves=2_000)
    assert (in_pieces(of, found.aggregation.labels, 4) == 1).all()
    assert found.aggregation.labels[0] == found.aggregation.labels[23]
