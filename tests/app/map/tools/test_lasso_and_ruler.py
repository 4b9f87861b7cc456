"""The lasso and the ruler under mouse and keys, on a map of three boxes of 100 by 200 m."""

import math

import numpy as np
import pytest
import shapely
from pyproj import CRS
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.map.tools.measure import MeasureMode, RulerCard, area_words, as_text, length_words
from app.map.tools.sketch import LassoMode
from core.places.picking import points_inside
from tests.app.hand import NONE, SHIFT, drag, place
from tests.app.hand import click as click_at
from tests.app.hand import double_click as double_click_at
from tests.app.hand import hover as hover_at

NB = "\u00a0"
PLANE = CRS.from_wkt('LOCAL_CS["plan",UNIT["metre",1]]')
BOXES = np.array([shapely.box(x, 0, x + 100, 200) for x in (0, 100, 200)], dtype=object)
POINTS = np.array([[50.0, 100.0], [150.0, 100.0], [250.0, 100.0]])


def click(canvas, x, y):
    click_at(canvas, place(canvas, x, y))


def double_click(canvas, x, y):
    double_click_at(canvas, place(canvas, x, y))


def hover(canvas, x, y):
    hover_at(canvas, place(canvas, x, y))


def sweep(canvas, places, modifiers=NONE):
    drag(canvas, *(place(canvas, x, y) for x, y in places), modifiers=modifiers)


key = QTest.keyClick


@pytest.fixture
def canvas(make_map):
    return make_map(BOXES)


@pytest.fixture
def second(make_map):
    return make_map(BOXES)


class Taken(list):
    """Shapes that came out of the lasso, as the areas inside and the keys held."""

    def take(self, corners, modifiers):
        self.append((points_inside(POINTS, corners).tolist(), modifiers))


@pytest.fixture
def left():
    return []


@pytest.fixture
def lasso(canvas, left):
    taken = Taken()
    mode = LassoMode(canvas, taken.take, lambda: left.append("lasso"))
    canvas.set_mode(mode)
    return mode, taken


def test_a_sweep_takes_what_is_inside(canvas, lasso):
    _, taken = lasso
    sweep(canvas, [(10, 10), (10, 190), (190, 190), (190, 10)], SHIFT)
    assert taken == [([0, 1], SHIFT)]


def test_corners_and_a_double_click_take_what_is_inside(canvas, lasso):
    mode, taken = lasso
    for x, y in ((110, 10), (110, 190), (290, 190)):
        click(canvas, x, y)
    assert len(mode.corners) == 3
    assert mode.corners[0] == pytest.approx([110, 10], abs=1.5)
    double_click(canvas, 290, 10)
    assert taken == [([1, 2], NONE)]
    assert len(mode.corners) == 0


@pytest.mark.parametrize("last", [Qt.Key.Key_Return, Qt.Key.Key_Enter, "first corner"])
def test_enter_or_the_first_corner_closes_too(canvas, lasso, last):
    _, taken = lasso
    for x, y in ((110, 10), (110, 190), (190, 190), (190, 10)):
        click(canvas, x, y)
    if last == "first corner":
        click(canvas, 111, 11)
    else:
        key(canvas, last)
    assert taken == [([1], NONE)]


def test_corners_stay_on_their_ground_when_the_map_moves(canvas, lasso):
    mode, taken = lasso
    click(canvas, 110, 10)
    canvas.zoom_in()
    canvas.set_view(canvas.map_view().panned(30, -20))
    click(canvas, 110, 190)
    click(canvas, 190, 100)
    assert mode.corners == pytest.approx(np.array([[110, 10], [110, 190], [190, 100]]), abs=1.5)
    key(canvas, Qt.Key.Key_Return)
    assert taken == [([1], NONE)]


def test_backspace_takes_a_corner_back_and_esc_gives_up_then_leaves(canvas, lasso, left):
    mode, taken = lasso
    click(canvas, 10, 10)
    click(canvas, 60, 10)
    key(canvas, Qt.Key.Key_Backspace)
    assert len(mode.corners) == 1
    key(canvas, Qt.Key.Key_Escape)
    assert len(mode.corners) == 0
    assert left == []
    key(canvas, Qt.Key.Key_Escape)
    assert left == ["lasso"]
    assert taken == []


def test_a_line_takes_nothing(canvas, lasso):
    _, taken = lasso
    click(canvas, 10, 10)
    double_click(canvas, 90, 10)
    assert taken == []


def test_the_lasso_is_seen_in_light_and_dark(canvas, lasso):
    bare = canvas.grab().toImage()
    for x, y in ((20, 20), (20, 180), (150, 180)):
        click(canvas, x, y)
    hover(canvas, 150, 20)
    drawn = canvas.grab().toImage()
    edge = place(canvas, 20, 100).toPoint()
    column = [drawn.pixel(edge.x() + d, edge.y()) for d in range(-3, 4)]
    assert column != [bare.pixel(edge.x() + d, edge.y()) for d in range(-3, 4)]
    assert len(set(column)) >= 3  # the line, its rim, the ground


# The ruler


@pytest.fixture
def ruler(canvas, theme, left):
    card = RulerCard(theme, canvas)
    mode = MeasureMode(canvas, card.show_measured, card.copy, lambda: left.append("ruler"))
    card.clear_requested.connect(mode.clear)
    mode.set_crs(PLANE)
    canvas.set_mode(mode)
    return mode, card


def test_the_ruler_tells_the_length_so_far(canvas, ruler):
    mode, card = ruler
    click(canvas, 0, 0)
    assert not card.isVisible()
    click(canvas, 0, 100)
    click(canvas, 100, 100)
    assert card.isVisible()
    found = mode.measured()
    assert found.legs == pytest.approx([100, 100], abs=2)
    assert card.text.startswith(f"Distance {length_words(found.total_m)}\n")
    assert "on the plane of the map" in card.text
    double_click(canvas, 100, 0)
    assert mode.ended
    assert mode.measured().total_m == pytest.approx(300, abs=4)
    click(canvas, 200, 0)  # a new one begins
    assert len(mode.corners) == 1
    assert not card.isVisible()


def test_a_click_on_the_first_corner_measures_an_area(canvas, ruler):
    mode, card = ruler
    for x, y in ((0, 0), (0, 100), (100, 100), (100, 0), (0, 0)):
        click(canvas, x, y)
    found = mode.measured()
    assert found.area_m2 == pytest.approx(10_000, rel=0.04)
    assert found.total_m == pytest.approx(400, rel=0.02)
    assert card.text.startswith("Area ")
    assert f"perimeter {length_words(found.total_m)}" in card.text
    key(canvas, Qt.Key.Key_Backspace)  # open again, a corner less
    assert mode.measured().area_m2 is None
    assert len(mode.measured().legs) == 2


def test_ctrl_c_copies_all_digits_and_esc_clears(canvas, ruler, left):
    mode, card = ruler
    click(canvas, 0, 0)
    click(canvas, 0, 100)
    key(canvas, Qt.Key.Key_Return)
    key(canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == as_text(mode.measured())
    assert "Leg 1: " in QGuiApplication.clipboard().text()
    key(canvas, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert left == []
    key(canvas, Qt.Key.Key_Escape)
    assert left == ["ruler"]


def test_on_a_known_ellipsoid_it_says_so(canvas, ruler):
    mode, card = ruler
    mode.set_crs(CRS.from_epsg(3347))
    click(canvas, 0, 0)
    click(canvas, 0, 100)
    assert "GRS 1980" in card.text
    assert mode.measured().ellipsoid == "GRS 1980"


def test_lengths_are_written_on_the_map_and_follow_the_pointer(canvas, ruler):
    click(canvas, 0, 0)
    click(canvas, 100, 100)
    hover(canvas, 200, 100)
    one = canvas.grab().toImage()
    hover(canvas, 290, 20)
    assert canvas.grab().toImage() != one


def test_words_of_lengths_and_areas():
    assert length_words(812.44) == f"812.4{NB}m"
    assert length_words(12_345.6) == f"12.346{NB}km"
    assert length_words(1_234_567.0) == f"1,234.6{NB}km"
    assert area_words(9_512.3) == f"9,512{NB}m²"
    assert area_words(512_000.0) == f"0.512{NB}km²"
    assert area_words(1_234_567_890.0) == f"1,234.6{NB}km²"
    assert area_words(math.nan) == "–"


def test_the_lasso_selects_on_a_second_map_too(canvas, second, lasso, left):
    mode, taken = lasso
    second.set_mode(mode.for_map(second))
    sweep(second, [(110, 10), (110, 190), (290, 190), (290, 10)])
    assert taken == [([1, 2], NONE)]
    click(canvas, 50, 100)
    assert len(mode.corners) == 1
    click(second, 50, 100)  # one sketch at a time
    assert len(mode.corners) == 0
    assert len(second.mode.corners) == 1
    mode.clear_all()
    assert len(second.mode.corners) == 0
    key(second, Qt.Key.Key_Escape)
    assert left == ["lasso"]


def test_the_ruler_measures_on_a_second_map_too(canvas, second):
    told = []
    mode = MeasureMode(canvas, told.append, lambda: None, lambda: None)
    mode.set_crs(PLANE)
    canvas.set_mode(mode)
    second.set_mode(mode.for_map(second))
    click(second, 0, 100)
    click(second, 100, 100)
    assert told[-1].total_m == pytest.approx(100.0, abs=1.0)
    mode.set_crs(None)
    assert told[-1] is None
    assert len(second.mode.corners) == 0
