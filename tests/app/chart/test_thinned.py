"""Lines lose the corners that nobody sees, and no others."""

import numpy as np

from app.chart.thinned import pieces_of, thinned


def test_a_straight_line_keeps_its_ends():
    x = np.linspace(0.0, 300.0, 97)
    assert thinned(np.column_stack([x, 2.0 * x + 1.0])).tolist() == [[0.0, 1.0], [300.0, 601.0]]


def test_a_corner_stays():
    places = np.array([[0.0, 0.0], [1.0, 0.0], [2.0, 0.0], [3.0, 5.0], [4.0, 10.0]])
    assert thinned(places).tolist() == [[0.0, 0.0], [2.0, 0.0], [4.0, 10.0]]


def test_no_place_is_far_from_what_is_drawn():
    x = np.linspace(0.0, 300.0, 400)
    places = np.column_stack([x, 150.0 + 100.0 * np.sin(x / 20.0)])
    drawn = thinned(places)
    assert len(drawn) < len(places)
    assert np.abs(np.interp(x, *drawn.T) - places[:, 1]).max() < 0.6  # straight up, steep lines too


def test_one_place_and_places_in_one_spot():
    assert thinned(np.array([[3.0, 4.0]])).tolist() == [[3.0, 4.0]]
    assert thinned(np.full((5, 2), 7.0)).tolist() == [[7.0, 7.0], [7.0, 7.0]]


def test_gaps_part_a_line():
    x = np.arange(7.0)
    y = np.array([np.nan, 0.0, 0.0, np.inf, 1.0, 2.0, np.nan])
    pieces = [piece.tolist() for piece in pieces_of(np.column_stack([x, y]))]
    assert pieces == [[[1.0, 0.0], [2.0, 0.0]], [[4.0, 1.0], [5.0, 2.0]]]
    assert pieces_of(np.full((3, 2), np.nan)) == []
    assert pieces_of(np.zeros((0, 2))) == []
