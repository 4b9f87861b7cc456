"""Which areas a brush touches."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.editing.stroke import points_under, touched_areas

IDS = np.arange(100, dtype=np.int32).reshape(10, 10)


def test_without_a_radius_it_is_the_pixel_under_the_pointer() -> None:
    assert touched_areas(IDS, (3.9, 2.1), (3.9, 2.1), 0.0).tolist() == [23]
    assert touched_areas(IDS, (-1.0, 2.0), (-1.0, 2.0), 0.0).tolist() == []
    assert touched_areas(np.full((4, 4), -1, np.int32), (1, 1), (1, 1), 0.0).tolist() == []


def test_a_round_brush_touches_what_is_within_its_radius() -> None:
    assert touched_areas(IDS, (5.5, 5.5), (5.5, 5.5), 1.0).tolist() == [45, 54, 55, 56, 65]


def test_nothing_is_skipped_between_two_places() -> None:
    assert touched_areas(IDS, (0.5, 4.5), (9.5, 4.5), 0.0).tolist() == list(range(40, 50))
    assert touched_areas(IDS, (-50.0, 4.5), (50.0, 4.5), 0.0).tolist() == list(range(40, 50))
    assert touched_areas(IDS, (50.0, 50.0), (60.0, 60.0), 3.0).tolist() == []


def test_points_are_those_near_the_way() -> None:
    points = np.array([(0.0, 0.0), (5.0, 3.0), (5.0, 4.1), (14.0, 0.0), (12.0, 3.4)])
    assert points_under(points, (0.0, 0.0), (10.0, 0.0), 4.0).tolist() == [0, 1, 3, 4]
    assert points_under(points, (0.0, 0.0), (0.0, 0.0), 1.0).tolist() == [0]


@given(
    st.tuples(st.floats(-5, 15), st.floats(-5, 15)),
    st.tuples(st.floats(-5, 15), st.floats(-5, 15)),
    st.floats(1, 6),
)
def test_a_larger_brush_touches_more(start, end, radius: float) -> None:
    small = set(touched_areas(IDS, start, end, radius).tolist())
    assert small <= set(touched_areas(IDS, start, end, radius + 1).tolist())
    # There and back is the same way.
    back = set(touched_areas(IDS, end, start, radius + 1e-6).tolist())
    assert small <= back
