"""Croft's compactness (Eq. 20): held where asked for, else told; counted anew each time."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.adjacency import adjacency_of
from core.aggregation import Aggregation
from core.constraints.base import Constraints, Limits
from core.evaluation import compactness
from core.ledger.account import open_ledger
from core.pipeline import execute
from core.placement.distances import DistanceChange
from core.placement.random_areas import RandomAreas
from core.placement.suppression_driven import SuppressionDriven
from core.placement.suppression_driven.placer import State
from core.placement.suppression_driven.search_state import TO_SITES as SEARCHED
from core.quasi_identifiers import QuasiIdentifier
from core.refinement import walk
from core.refinement.annealing import Held, Search
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from core.study import Study
from core.suppression.records import suppress_records
from core.voronoi import nearest_site
from tests.core.studies import studies, study
from tests.core.test_border import starts, town
from tests.core.test_border import task_of as border_task
from tests.core.test_suppression_driven import patchy, place, task_of


def to_sites(of: Study, sites: np.ndarray) -> float:
    return compactness(of.areas.points, nearest_site(of.areas.points, sites), sites)


@given(studies(least_areas=2), st.integers(1, 8), st.integers(2, 30), st.integers(0, 10**6))
@settings(max_examples=60)
def test_held_sites_are_never_farther(of: Study, n_sites: int, k: int, seed: int) -> None:
    task = task_of(of, n_sites, k)
    start = place(RandomAreas(), task, seed)
    end = place(SuppressionDriven(RandomAreas(), hold_compactness=0.0, max_moves=600), task, seed)
    before, after = to_sites(of, start.sites), to_sites(of, end.sites)
    assert after <= before
    assert end.distances is not None
    assert (end.distances.to_sites_before, end.distances.to_sites) == (before, after)
    assert end.distances.to_own_centres <= end.distances.to_own_centres_before


@given(studies(least_areas=2), st.integers(1, 8), st.integers(2, 30), st.integers(0, 10**6))
@settings(max_examples=60)
def test_metres_to_sites_are_right_at_any_moment(
    of: Study, n_sites: int, k: int, seed: int
) -> None:
    task = task_of(of, n_sites, k)
    state = State(task, place(RandomAreas(), task, seed).sites, seed, None, None, 0.0)
    for upto in (50, 130, 400):
        state.advance(2.0, upto)
        kept = state._search.sums[SEARCHED]
        assert kept == pytest.approx(to_sites(of, state.sites()), abs=1e-5)


def test_placement_raises_it_unless_held() -> None:
    of = patchy()
    task = task_of(of, 20, 5)
    free = place(SuppressionDriven(max_moves=20_000), task).distances
    held = place(SuppressionDriven(max_moves=20_000, hold_compactness=0.0), task)
    assert free is not None
    assert free.to_sites > 1.02 * free.to_sites_before
    assert free.to_own_centres <= free.to_own_centres_before
    assert held.distances is not None
    assert held.distances.to_sites <= held.distances.to_sites_before
    assert held.moves > 0


def refined(task, labels, sites, seed: int = 1, **parameters):
    start = Aggregation(np.asarray(labels, np.int32), len(sites))
    refiner = BorderRefinement(**({"max_moves": 400, "restarts": 2} | parameters))
    of = replace(task, sites=sites)
    return finish(refiner.refine(of, start, np.random.default_rng(seed)))


@given(starts(), st.integers(1, 12), st.integers(0, 99))
@settings(max_examples=60)
def test_held_regions_are_never_farther_from_the_sites(start, k: int, seed: int) -> None:
    of, labels, s = start
    sites = np.random.default_rng(seed).uniform(-10, 10, (s, 2))
    result = refined(border_task(of, s, k), labels, sites, seed, hold_compactness=0.0)
    before = compactness(of.areas.points, labels, sites)
    after = compactness(of.areas.points, result.aggregation.labels, sites)
    assert after <= before
    assert result.distances is not None
    assert (result.distances.to_sites_before, result.distances.to_sites) == (before, after)


@given(starts(), st.integers(1, 12), st.integers(0, 99))
@settings(max_examples=60)
def test_the_walk_keeps_the_metres_to_sites(start, k: int, seed: int) -> None:
    of, labels, s = start
    sites = np.random.default_rng(seed).uniform(-10, 10, (s, 2))
    ledger = open_ledger(of, labels, s, k, of.counts.records.astype(float))
    limits = Limits(len(labels))
    search = Search(ledger, adjacency_of(of.areas), limits, seed, 0.0, 0.0, Held(sites, 0.0))
    for priced in (20, 90):
        search.advance(2.0, priced)
        sums, found = search.walk.sums, ledger.book.labels
        running = compactness(of.areas.points, found, sites)
        assert sums[walk.TO_SITES] == pytest.approx(running, abs=1e-6)


def test_an_area_farther_from_the_other_site_stays() -> None:
    """By hand: four areas on a line, sites at both ends; one rare record would be saved."""
    of = study([(0, 0), (10, 0), (20, 0), (30, 0)], [[5, 0], [5, 1], [5, 2], [5, 2]])
    sites, labels = np.array([[0.0, 0.0], [30.0, 0.0]]), [0, 0, 1, 1]
    task = border_task(of, 2, 5)
    free = refined(task, labels, sites, per_km=0.0, per_bit=0.0)
    assert free.aggregation.labels.tolist() == [0, 1, 1, 1]
    assert free.distances == DistanceChange(20.0, 30.0, 20.0, 20.0)
    held = refined(task, labels, sites, per_km=0.0, per_bit=0.0, hold_compactness=0.0)
    assert held.aggregation.labels.tolist() == labels
    assert held.distances == DistanceChange(20.0, 20.0, 20.0, 20.0)


def test_refinement_raises_it_as_far_as_it_may() -> None:
    """From nearest sites every move is away from one: without any room nothing is found."""
    of = town(4)
    sites = np.random.default_rng(1).uniform(0, 30_000, (12, 2))
    labels, task = nearest_site(of.areas.points, sites), border_task(of, 12, 5)
    lost = []
    for rise in (None, 10.0, 0.0):
        made = refined(task, labels, sites, max_moves=40_000, hold_compactness=rise)
        assert made.distances is not None
        share = made.distances.to_sites / made.distances.to_sites_before
        assert share > 1.1 if rise is None else share <= 1.0 + rise / 100.0
        found = made.aggregation.labels
        lost.append(suppress_records(of.counts.merged(found, 12), 5).suppressed)
        assert np.array_equal(found, labels) == (rise == 0.0)
    assert lost[0] < lost[1] < lost[2]


def test_a_run_holds_it_against_the_sites_of_placement_and_says_what_changed() -> None:
    of = town(4)
    base = Scenario((QuasiIdentifier("q"),), k=5, site_count=Count(12))
    for contiguous in (False, True):
        constraints = Constraints(contiguous=contiguous)
        refiner = BorderRefinement(max_moves=20_000, hold_compactness=10.0)
        scenario = replace(base, refinement=refiner, constraints=constraints)
        run = finish(execute(scenario, of))
        assert run.refinement is not None
        made, sites = run.refinement.distances, run.placement.sites
        assert made is not None
        assert made.to_sites_before < made.to_sites <= 1.1 * made.to_sites_before
        if run.aggregation.n_regions == len(sites):
            found = compactness(of.areas.points, run.aggregation.labels, sites)
            assert made.to_sites == found
        said = [note.english for note in run.notices if "Eq. 20" in note.english]
        assert said == [made.notice("Refinement").english]


def test_the_change_is_said_with_its_sign() -> None:
    assert DistanceChange(100.0, 112.0, 50.0, 50.0).notice("Placement").english == (
        "Placement: distances to sites (Croft's compactness, Eq. 20) changed by +12.0%, to own "
        "centres by +0.0%."
    )
    assert "-0.0%" not in DistanceChange(0.0, 0.0, 1e9, 1e9 - 1e-6).notice("x").english
