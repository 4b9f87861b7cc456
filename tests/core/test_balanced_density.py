"""Balanced density: cases worked by hand, and invariants (Croft 3.2.1, Eq. 7-13)."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.placement.balanced_density import BalancedDensity, cells_of, cells_per_row, rows_of
from core.placement.base import Task
from core.steps import finish
from tests.core.studies import studies, study

RNG = np.random.default_rng(0)


def floats(*people: float) -> np.ndarray:
    return np.array(people, dtype=float)


def test_point_is_kept_when_it_comes_as_near_as_without_it() -> None:
    # s = 4: r = 2, p = 20, p' = 10. 6, then 6 + 8 = 14: 4 above against 4 below, so it is kept.
    assert rows_of(floats(6, 8, 6), 4) == [(0, 2), (2, 3)]


def test_point_that_overshoots_goes_to_the_next_row() -> None:
    # p' = 10: 6 + 9 = 15 is 5 above, 6 is 4 below: the point starts the next row, which it fills
    # to 9; the last point makes 14 (4 above against 1 below), so it stands alone with 5 >= p'/2.
    assert rows_of(floats(6, 9, 5), 4) == [(0, 1), (1, 2), (2, 3)]


def test_small_last_row_joins_the_one_before() -> None:
    # p = 19, p' = 10 (9.5 rounds up): rows 6 | 9 | 4, and 4 < 5.
    assert rows_of(floats(6, 9, 4), 4) == [(0, 1), (1, 3)]


def test_row_keeps_one_point_however_large() -> None:
    # p' = 51; the first row is the large point alone, the last row of 2 is below 25.5 and joins.
    assert rows_of(floats(100, 1, 1), 4) == [(0, 3)]


def test_one_site_is_one_row() -> None:
    assert rows_of(floats(3, 4, 5), 1) == [(0, 3)]


def test_there_are_never_more_rows_than_sites() -> None:
    # One person with records in six areas: p' = 0, and every point would be a row.
    assert rows_of(floats(*[1 / 6] * 6), 3) == [(0, 1), (1, 2), (2, 6)]


def test_cells_are_shared_by_quota_and_ties_go_to_the_lower_row() -> None:
    # Quotas 2.5 and 2.5 of 5: floors 2 and 2, the lower row gains.
    assert cells_per_row([Fraction(50), Fraction(50)], [9, 9], 5) == [3, 2]
    # Quotas 0.3, 0.3, 2.4 of 3: raised to 1, 1, 2 = 4; row 2 has q - c = 0.4, the only one > 1.
    assert cells_per_row([Fraction(10), Fraction(10), Fraction(80)], [5, 5, 5], 3) == [1, 1, 1]
    # The first row has only one point: the rest goes to the other.
    assert cells_per_row([Fraction(90), Fraction(10)], [1, 8], 4) == [1, 3]


def test_last_cell_takes_what_is_left() -> None:
    # Ideal R(13 / 2) = 7 (6.5 rounds up): 5 + 5 = 10 is 3 above, 5 is 2 below.
    assert cells_of(floats(5, 5, 3), 2) == [(0, 1), (1, 3)]


def test_cells_are_halved_when_points_run_out() -> None:
    # Ideal R(11 / 3) = 4: 1 1 1 1 makes 4; then 7 alone; no points are left for a third cell. The
    # largest cell with two points is the first; it is halved after two points.
    assert cells_of(floats(1, 1, 1, 1, 7), 3) == [(0, 2), (2, 4), (4, 5)]


def test_site_is_the_unweighted_mean_and_empty_areas_take_no_part() -> None:
    of = study([(0, 0), (2, 0), (50, 0), (60, 4)], [[1], [3], [0], [4]])
    placement = finish(BalancedDensity().place(Task(of, 2, 1, floats(1, 3, 0, 4)), RNG))
    # r = R(sqrt 2) = 1 row; ideal 4: {1, 3} | {4}
    np.testing.assert_array_equal(placement.sites, [[1, 0], [60, 4]])
    assert placement.cells.tolist() == [0, 0, -1, 1]


def test_ids_decide_between_coincident_points() -> None:
    of = study([(0, 0), (0, 0), (0, 0)], [[1], [1], [1]])
    placement = finish(BalancedDensity().place(Task(of, 3, 1, floats(1, 1, 1)), RNG))
    assert placement.cells.tolist() == [0, 1, 2]


@given(studies(), st.data())
def test_every_site_has_its_cell(of, data) -> None:
    population = of.counts.records.astype(float)
    populated = int((population > 0).sum())
    s = data.draw(st.integers(1, populated))
    placement = finish(BalancedDensity().place(Task(of, s, 1, population), RNG))
    cells = placement.cells
    assert placement.sites.shape == (s, 2)
    assert sorted(set(cells[cells >= 0].tolist())) == list(range(s))
    assert ((cells >= 0) == (population > 0)).all()
    for c in range(s):
        np.testing.assert_allclose(placement.sites[c], of.areas.points[cells == c].mean(axis=0))


@given(st.lists(st.integers(1, 500), min_size=1, max_size=60), st.data())
def test_runs_cover_all_points_once(people, data) -> None:
    s = data.draw(st.integers(1, len(people)))
    for runs in (rows_of(floats(*people), s), cells_of(floats(*people), s)):
        assert [i for a, b in runs for i in range(a, b)] == list(range(len(people)))
        assert all(a < b for a, b in runs)
    assert len(cells_of(floats(*people), s)) == s


@given(
    st.lists(st.tuples(st.integers(1, 900), st.integers(1, 9)), min_size=1, max_size=9), st.data()
)
def test_cells_add_up_to_the_sites(rows, data) -> None:
    sums, points = [Fraction(p) for p, _ in rows], [n for _, n in rows]
    s = data.draw(st.integers(len(rows), sum(points)))
    cells = cells_per_row(sums, points, s)
    assert sum(cells) == s
    assert all(1 <= c <= n for c, n in zip(cells, points, strict=True))


def test_more_sites_than_populated_areas_is_refused() -> None:
    of = study([(0, 0), (1, 1)], [[1], [0]])
    with pytest.raises(VbasError, match="areas with people: 1"):
        Task(of, 2, 1, floats(1, 0))


def test_progress_shows_growing_sites() -> None:
    of = study([(x, y) for x in range(5) for y in range(5)], [[1]] * 25)
    steps = BalancedDensity().place(Task(of, 9, 1, np.ones(25)), RNG)
    seen = []
    finish(steps, lambda step: seen.append(len(step.snapshot.sites)))
    assert seen == sorted(seen)
    assert seen[-1] == 9
