"""A replay gives every state of a search back."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import VbasError
from core.search import replay
from core.search.film import empty_trace, trace_of
from core.search.replay import Replay
from core.voronoi import nearest_site

POINTS = np.array([[x, 0.0] for x in range(6)]) * 1000.0


def site_trace(moves):
    """Rows of (step, site, from, to)."""
    steps, index, was, to = zip(*moves, strict=True)
    return trace_of(
        {
            "step": steps,
            "kind": ["site"] * len(steps),
            "index": index,
            "from_x": [p[0] for p in was],
            "from_y": [p[1] for p in was],
            "to_x": [p[0] for p in to],
            "to_y": [p[1] for p in to],
            "suppressed_records": np.arange(len(steps)) * 10,
        }
    )


def area_trace(moves):
    """Rows of (step, area, from, to)."""
    steps, index, was, to = zip(*moves, strict=True)
    return trace_of(
        {
            "step": steps,
            "kind": ["area"] * len(steps),
            "index": index,
            "from_region": was,
            "to_region": to,
        }
    )


def test_sites_go_back_to_where_they_were():
    end = np.array([[1000.0, 0.0], [4000.0, 0.0]])
    trace = site_trace(
        [(1, 0, (0.0, 0.0), (2000.0, 0.0)), (2, 0, (2000.0, 0.0), (1000.0, 0.0))],
    )
    made = Replay(POINTS, nearest_site(POINTS, end), end, trace)
    assert len(made) == 2
    sites, labels = made.at(0)
    assert sites.tolist() == [[0.0, 0.0], [4000.0, 0.0]]
    assert labels.tolist() == [0, 0, 0, 1, 1, 1]
    sites, labels = made.at(1)
    assert sites.tolist() == [[2000.0, 0.0], [4000.0, 0.0]]
    assert labels.tolist() == [0, 0, 0, 0, 1, 1]
    assert made.at(2)[0].tolist() == end.tolist()


def test_rows_of_one_step_happen_together():
    labels = np.array([1, 1, 0, 0, 1, 1], dtype=np.int32)
    made = Replay(POINTS, labels, refinement=area_trace([(1, 0, 0, 1), (1, 2, 1, 0), (2, 1, 0, 1)]))
    assert len(made) == 2
    assert made.at(0)[1].tolist() == [0, 0, 1, 0, 1, 1]
    assert made.at(1)[1].tolist() == [1, 0, 0, 0, 1, 1]
    assert made.at(2)[1].tolist() == labels.tolist()
    assert made.at(1)[0] is None


def test_placement_comes_before_refinement():
    end = np.array([[1000.0, 0.0], [4000.0, 0.0]])
    labels = nearest_site(POINTS, end)
    refined = labels.copy()
    refined[2] = 1
    made = Replay(
        POINTS,
        refined,
        end,
        site_trace([(1, 1, (5000.0, 0.0), (4000.0, 0.0))]),
        area_trace([(1, 2, 0, 1)]),
    )
    assert len(made) == 2
    assert made.at(0)[0][1].tolist() == [5000.0, 0.0]
    sites, there = made.at(1)
    assert sites.tolist() == end.tolist()
    assert there.tolist() == labels.tolist()
    sites, there = made.at(2)
    assert sites is None
    assert there.tolist() == refined.tolist()


def test_measures_are_those_after_a_step():
    end = np.array([[1000.0, 0.0], [4000.0, 0.0]])
    moves = [(1, 0, (0.0, 0.0), (2000.0, 0.0)), (2, 0, (2000.0, 0.0), (1000.0, 0.0))]
    made = Replay(POINTS, nearest_site(POINTS, end), end, site_trace(moves))
    assert made.measures(0) == {}
    assert made.measures(2) == {"suppressed_records": 10.0}
    history = made.history()
    assert history[:, 0].tolist() == [1.0, 2.0]
    assert history[:, 2].tolist() == [0.0, 10.0]
    assert len(made.history(most=1)) == 1
    assert made.sites_at(1).tolist() == [[2000.0, 0.0], [4000.0, 0.0]]


def test_a_trace_that_does_not_lead_to_the_result_is_refused():
    with pytest.raises(VbasError, match="does not lead"):
        Replay(POINTS, np.zeros(6, np.int32), refinement=area_trace([(1, 0, 0, 1)]))


def test_without_a_trace_there_is_the_result_only():
    labels = np.zeros(6, np.int32)
    made = Replay(POINTS, labels, None, empty_trace(), empty_trace())
    assert len(made) == 0
    assert made.at(0)[1].tolist() == labels.tolist()
    with pytest.raises(VbasError, match="no step"):
        made.at(1)


@st.composite
def area_searches(draw):
    """Moves of areas between three regions, and the state after each step."""
    labels = np.array(draw(st.lists(st.integers(0, 2), min_size=6, max_size=6)), dtype=np.int32)
    states, rows = [labels.copy()], []
    for step in range(1, draw(st.integers(1, 12)) + 1):
        for _ in range(draw(st.integers(1, 3))):
            area, to = draw(st.integers(0, 5)), draw(st.integers(0, 2))
            rows.append((step, area, int(labels[area]), to))
            labels[area] = to
        states.append(labels.copy())
    return states, rows


@given(area_searches(), st.integers(1, 4))
@settings(max_examples=60)
def test_every_state_of_areas_comes_back(search, every):
    states, rows = search
    before = replay._CHECKPOINT_EVERY
    replay._CHECKPOINT_EVERY = every
    try:
        made = Replay(POINTS, states[-1].copy(), refinement=area_trace(rows))
        for step in reversed(range(len(states))):
            assert made.at(step)[1].tolist() == states[step].tolist()
    finally:
        replay._CHECKPOINT_EVERY = before


@given(st.data())
@settings(max_examples=60)
def test_every_state_of_sites_comes_back(data):
    place = st.tuples(st.integers(-3, 9), st.integers(-3, 3)).map(
        lambda p: (p[0] * 700.0, p[1] * 700.0)
    )
    sites = np.array(data.draw(st.lists(place, min_size=2, max_size=4)))
    states, rows = [sites.copy()], []
    for step in range(1, data.draw(st.integers(1, 10)) + 1):
        site, to = data.draw(st.integers(0, len(sites) - 1)), data.draw(place)
        rows.append((step, site, tuple(sites[site]), to))
        sites[site] = to
        states.append(sites.copy())
    end = states[-1]
    made = Replay(POINTS, nearest_site(POINTS, end), end, site_trace(rows))
    for step in data.draw(st.permutations(range(len(states)))):
        there, labels = made.at(step)
        assert np.array_equal(there, states[step])
        assert np.array_equal(labels, nearest_site(POINTS, states[step]))
