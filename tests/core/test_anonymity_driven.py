"""Anonymity-driven clustering: the vectors, properties, and why it stops."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.pipeline import population_of
from core.placement.anonymity_driven import AnonymityDriven, standing
from core.placement.anonymity_driven.placer import open_state
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Placement, Task
from core.placement.given import GivenSites
from core.placement.random_areas import RandomAreas
from core.scenario import PEOPLE_BASIS, RECORDS_BASIS
from core.search.film import SearchSnapshot
from core.steps import STOP, finish
from core.study import Study
from core.voronoi import nearest_site
from tests import vector_cases
from tests.core.studies import studies, study
from tests.core.test_ledger import assert_right


def place(placer, task: Task, seed: int = 1) -> Placement:
    return finish(placer.place(task, np.random.default_rng(seed)))


def task_of(of: Study, n_sites: int, k: int) -> Task:
    records = of.counts.records.astype(float)
    return Task(of, min(n_sites, int(np.count_nonzero(records))), k, records)


# The vectors


def vector(block: vector_cases.Block, i: int) -> tuple[Task, AnonymityDriven, dict]:
    run = block.expected["runs"][i]
    of = vector_cases.study(block)
    basis = PEOPLE_BASIS if block.expected["population_column"] else RECORDS_BASIS
    task = Task(of, run["s"], run["k"], population_of(of, basis))
    seeding = BalancedDensity()
    if run["adc"]["seed"] != "balanced_density":
        seeding = GivenSites(tuple((x, y) for x, y in run["adc_seed_sites"]))
    return task, AnonymityDriven(seeding, run["adc"]["max_moves"]), run["adc"]


@pytest.mark.parametrize(("block", "i"), vector_cases.RUNS, ids=str)
def test_vectors(block: vector_cases.Block, i: int) -> None:
    task, placer, want = vector(block, i)
    placement = place(placer, task)
    assert placement.moves == want["moves"]
    assert placement.objective == want["objective"]
    assert want["stop"] in placement.stopped_because
    np.testing.assert_allclose(placement.sites, want["sites"], rtol=1e-9)
    labels = nearest_site(task.study.areas.points, placement.sites)
    assert labels.tolist() == want["assignment"]


@pytest.mark.parametrize(("block", "i"), vector_cases.RUNS, ids=str)
def test_vectors_trace(block: vector_cases.Block, i: int) -> None:
    task, placer, want = vector(block, i)
    trace = place(placer, task).trace
    assert len(trace) == len(want["trace"])
    for row, one in zip(trace.to_dict("records"), want["trace"], strict=True):
        assert (row["kind"], row["index"]) == ("site", one["site"])
        np.testing.assert_allclose((row["from_x"], row["from_y"]), one["old"], rtol=1e-9)
        np.testing.assert_allclose((row["to_x"], row["to_y"]), one["new"], rtol=1e-9)
        assert row["objective"] == one["objective"]
        assert (row["alpha"], row["regions_at_alpha"]) == (one["alpha"], one["r_alpha"])
        assert row["suppressed_records"] == one["suppressed"]


@pytest.mark.parametrize(("block", "i"), vector_cases.RUNS, ids=str)
def test_vectors_candidates(block: vector_cases.Block, i: int) -> None:
    """Not only the way taken, every candidate on it is the same."""
    task, placer, want = vector(block, i)
    seeds = place(placer.seeding, task).sites
    state = open_state(task, seeds, placer.max_moves)
    assert state.objective() == want["start"]["objective"]
    assert state.ledger.totals().suppressed == want["start"]["suppressed"]
    state.advance(10**9)
    assert state.count(standing.CANDIDATES) == want["candidates"]
    assert state.count(standing.EMPTYING) == want["refused_emptying"]


# Properties


@given(studies(), st.integers(1, 8), st.integers(2, 30), st.integers(0, 10**6))
def test_the_objective_rises_with_every_move_and_no_region_loses_all_records(
    of: Study, n_sites: int, k: int, seed: int
) -> None:
    task = task_of(of, n_sites, k)
    seeds = place(RandomAreas(), task, seed)
    before = open_state(task, seeds.sites)
    placement = place(AnonymityDriven(RandomAreas()), task, seed)
    objectives = [before.objective(), *placement.trace["objective"]]
    assert (np.diff(objectives) > 0).all()
    assert placement.objective == objectives[-1]
    labels = nearest_site(of.areas.points, placement.sites)
    had = before.ledger.book.region_records > 0
    has = of.counts.merged(labels, task.n_sites).records > 0
    assert np.array_equal(had, has)


@given(studies(), st.integers(1, 8), st.integers(2, 30), st.integers(1, 7), st.data())
def test_the_account_is_right_at_any_moment(
    of: Study, n_sites: int, k: int, slice_of: int, data
) -> None:
    """However the work is sliced, the account equals a full recount and labels are the nearest."""
    task = task_of(of, n_sites, k)
    seeds = place(RandomAreas(), task, data.draw(st.integers(0, 10**6))).sites
    state, whole = open_state(task, seeds), open_state(task, seeds)
    whole.advance(10**9)
    stopped = standing.GOING_ON
    for _ in range(data.draw(st.integers(0, 5))):
        if stopped == standing.GOING_ON:
            stopped, _ = state.advance(slice_of)
    assert_right(state.ledger, of)
    assert np.array_equal(state.ledger.book.labels, nearest_site(of.areas.points, state.sites()))
    anonymity = of.counts.merged(state.ledger.book.labels, task.n_sites).anonymity()
    assert np.array_equal(state.standing.anonymity, anonymity)
    while stopped == standing.GOING_ON:
        stopped, _ = state.advance(slice_of)
    assert np.array_equal(state.sites(), whole.sites())


# By hand


def row_of_areas(dense) -> Study:
    return study([(10.0 * i, 0.0) for i in range(len(dense))], dense)


def test_a_site_moves_to_where_its_bottleneck_has_members() -> None:
    # Region 0 has one member of class b; an area of region 1, inside the triangle of the sites
    # around, holds four more.
    corners = [(0.0, 40.0), (-40.0, -40.0), (40.0, -40.0)]
    outside = [(0.0, 60.0), (-60.0, -60.0), (60.0, -60.0)]
    of = study([(0.0, 0.0), (0.0, 25.0), *outside], [[5, 1], [5, 4], *[[5, 5]] * 3])
    seeds = GivenSites(((0.0, 0.0), *corners))
    placement = place(AnonymityDriven(seeds), task_of(of, 4, 5))
    # (0 * 1 + 25 * 4) / 5 = 20
    assert placement.sites.tolist() == [[0.0, 20.0], *map(list, corners)]
    assert placement.stopped_because == "k reached: every region has anonymity 5 or more"
    assert placement.trace[["index", "to_y", "alpha", "regions_at_alpha"]].to_numpy().tolist() == [
        [0, 20, 5, 4]
    ]


def test_the_reason_names_what_is_left() -> None:
    of = row_of_areas([[1, 2], [2, 9]])
    placement = place(AnonymityDriven(), task_of(of, 2, 3))
    assert placement.stopped_because == (
        "no improving move; 1 region at anonymity 1 (1 bottleneck class), "
        "1 region at anonymity 2 (1 bottleneck class)"
    )


def test_k_above_every_class_stops_by_itself_and_says_so() -> None:
    placement = place(AnonymityDriven(), task_of(row_of_areas([[1, 2], [2, 1]]), 2, 100))
    assert "no improving move" in placement.stopped_because


def test_one_region_has_nowhere_to_take_members_from() -> None:
    placement = place(AnonymityDriven(), task_of(row_of_areas([[1, 2], [2, 1]]), 1, 5))
    assert placement.moves == 0
    assert "1 region at anonymity 3 (2 bottleneck classes)" in placement.stopped_because


def test_coincident_points_and_sites() -> None:
    of = study([(0.0, 0.0)] * 4, [[1, 0], [0, 1], [2, 2], [1, 1]])
    placement = place(AnonymityDriven(), task_of(of, 3, 5))
    assert placement.sites.tolist() == [[0.0, 0.0]] * 3
    assert "no improving move" in placement.stopped_because


def test_the_move_cap_counts_committed_moves() -> None:
    block = vector_cases.Block("prairie", "geo")
    task, placer, want = vector(block, 1)
    capped = place(AnonymityDriven(placer.seeding, 2), task)
    assert capped.moves == 2 < want["moves"]
    assert "move cap of 2 reached" in capped.stopped_because
    assert place(AnonymityDriven(placer.seeding, want["moves"] + 1), task).moves == want["moves"]


def test_stopping_keeps_what_was_found() -> None:
    task, placer, want = vector(vector_cases.Block("prairie", "geo"), 1)
    steps = placer.place(task, np.random.default_rng(1))
    step = next(steps)
    while not isinstance(step.snapshot, SearchSnapshot):
        step = steps.send(None)
    with pytest.raises(StopIteration) as ending:
        while True:
            steps.send(STOP)
    placement = ending.value.value
    assert placement.stopped_because.startswith("stopped; ")
    assert placement.moves <= want["moves"]


def test_snapshots_are_full_states() -> None:
    task, placer, want = vector(vector_cases.Block("prairie", "geo"), 2)
    shown = []
    placement = finish(
        placer.place(task, np.random.default_rng(1)), lambda step: shown.append(step.snapshot)
    )
    last = [one for one in shown if isinstance(one, SearchSnapshot)][-1]
    assert last.measure == "anonymity"
    assert np.array_equal(last.sites, placement.sites)
    assert last.labels.tolist() == want["assignment"]
    assert last.history[-1, 0] == want["moves"]
    assert last.history[-1, 1] == want["objective"]
    assert np.nanmin(last.values) == want["alpha"]


def test_it_cannot_seed_itself() -> None:
    with pytest.raises(VbasError, match="cannot seed itself"):
        AnonymityDriven(AnonymityDriven())


def test_given_sites_must_be_as_many_as_asked_for_and_finite() -> None:
    task = task_of(row_of_areas([[1, 2], [2, 1]]), 2, 5)
    with pytest.raises(VbasError, match="1 sites are given, but 2"):
        place(GivenSites(((0.0, 0.0),)), task)
    with pytest.raises(VbasError, match="no finite place"):
        GivenSites(((0.0, float("nan")),))
