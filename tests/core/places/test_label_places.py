"""Labels that do not touch."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.places.label_places import label_candidates, place_labels
from core.raster.view import View


def boxes_of(at: np.ndarray, sizes: np.ndarray) -> np.ndarray:
    return np.hstack([at - sizes / 2, at + sizes / 2])


def touching(a: np.ndarray, b: np.ndarray) -> bool:
    return bool(a[0] < b[2] and a[2] > b[0] and a[1] < b[3] and a[3] > b[1])


@given(st.integers(0, 10_000), st.integers(1, 150))
def test_none_touches_another_and_each_that_is_left_out_would(seed: int, n: int) -> None:
    rng = np.random.default_rng(seed)
    at, sizes = rng.uniform(0, 400, (n, 2)), rng.uniform((20, 8), (120, 20), (n, 2))
    taken = (0.0, 300.0, 150.0, 400.0)
    chosen = place_labels(at, sizes, (400.0, 400.0), [taken])
    boxes = boxes_of(at, sizes)
    kept = [boxes[i] for i in chosen]
    for i, a in enumerate(kept):
        assert (a[:2] >= 0).all()
        assert (a[2:] <= 400).all()
        assert not touching(a, np.array(taken))
        assert not any(touching(a, b) for b in kept[:i])
    for i in sorted(set(range(n)) - set(chosen.tolist())):
        outside = (boxes[i][:2] < 0).any() or (boxes[i][2:] > 400).any()
        earlier = [boxes[j] for j in chosen if j < i]
        assert outside or any(touching(boxes[i], b) for b in [*earlier, np.array(taken)])


def test_the_more_important_wins_unless_the_other_was_there_first() -> None:
    at = np.array([[50.0, 50.0], [60.0, 50.0], [150.0, 50.0]])
    sizes = np.full((3, 2), 40.0)
    assert place_labels(at, sizes, (200.0, 100.0)).tolist() == [0, 2]
    before = np.array([False, True, False])
    assert place_labels(at, sizes, (200.0, 100.0), first=before).tolist() == [1, 2]


def test_candidates_are_in_sight_and_the_first_of_their_square() -> None:
    view = View(0.0, 100.0, 1.0, 100, 100)
    points = np.array([[5.0, 5.0], [6.0, 6.0], [95.0, 95.0], [500.0, 5.0], [45.0, 5.0]])
    assert label_candidates(points, view, (10.0, 10.0), 9).tolist() == [0, 2, 4]
    assert label_candidates(points, view, (10.0, 10.0), 2).tolist() == [0, 2]
    extent = np.array([3.0, 50.0, 50.0, 50.0, 3.0])
    assert label_candidates(points, view, (10.0, 10.0), 9, extent, 20.0).tolist() == [1, 2]
    assert not len(label_candidates(points[:0], view, (10.0, 10.0), 9))


def test_the_same_candidates_while_the_map_is_moved() -> None:
    points = np.random.default_rng(4).uniform(0, 1000, (4000, 2))
    view = View(100.3, 900.7, 1.7, 300, 300)
    moved = view.panned(31, 17)
    a, b = (set(label_candidates(points, v, (40.0, 16.0), 9999).tolist()) for v in (view, moved))
    # Inside both views, away from squares that a rim cuts.
    west, south, east, north = 210.0, 480.0, 500.0, 800.0
    inner = (points > (west, south)).all(axis=1) & (points < (east, north)).all(axis=1)
    both = set(np.flatnonzero(inner).tolist())
    assert len(a & both) > 20
    assert a & both == b & both


def test_nothing_reaches_beyond_the_map() -> None:
    at = np.array([[5.0, 50.0], [95.0, 50.0], [50.0, 4.0], [50.0, 50.0]])
    assert place_labels(at, np.full((4, 2), 12.0), (100.0, 100.0)).tolist() == [3]
    assert place_labels(at[:0], at[:0], (100.0, 100.0)).tolist() == []
