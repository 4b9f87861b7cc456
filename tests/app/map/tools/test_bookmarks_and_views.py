"""Views with a name, and those that were looked at."""

import math

import numpy as np
import pytest
import shapely
from PySide6.QtWidgets import QWidget

from app.map.tools.views import (
    KEY,
    MOST,
    Bookmark,
    BookmarkMenu,
    ViewHistory,
    bookmarks_of,
    free_name,
    keep_bookmarks,
    place_of,
)
from core.polygons import FlatPolygons

HERE = Bookmark("Île, “nord”", (0.5, 1.0, 100.25, 200.0))
THERE = Bookmark("South & east", (1.0, 2.0, 3.0, 4.0))


def test_bookmarks_are_kept_by_file(settings):
    keep_bookmarks(settings, "a.gpkg", (HERE, THERE))
    keep_bookmarks(settings, "b.gpkg", (THERE,))
    assert bookmarks_of(settings, "a.gpkg") == (HERE, THERE)
    assert bookmarks_of(settings, "b.gpkg") == (THERE,)
    assert bookmarks_of(settings, "c.gpkg") == ()
    keep_bookmarks(settings, "a.gpkg", ())
    assert bookmarks_of(settings, "a.gpkg") == ()
    assert bookmarks_of(settings, "b.gpkg") == (THERE,)


def test_only_the_newest_are_kept(settings):
    many = tuple(Bookmark(f"View {i}", (0.0, 0.0, 1.0 + i, 1.0)) for i in range(MOST + 3))
    keep_bookmarks(settings, "a", many)
    assert bookmarks_of(settings, "a") == many[3:]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"a": 3}',
        '{"a": [["x", [1, 2, 3]]]}',
        '{"a": [["x", [3, 0, 1, 1]]]}',
        '{"a": [["x", [0, 0, "e", 1]], 7]}',
        '{"a": [["x", [0, 0, Infinity, 1]]]}',
    ],
)
def test_what_makes_no_sense_is_left_out(settings, text):
    settings.kept[KEY] = text
    assert bookmarks_of(settings, "a") == ()


def test_a_new_name_is_not_taken_yet():
    marks = (Bookmark("View 1", HERE.bounds), Bookmark("View 3", HERE.bounds))
    assert free_name((), "View {0}") == "View 1"
    assert free_name(marks, "View {0}") == "View 2"


def test_the_menu_lists_goes_renames_and_removes(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    menu = BookmarkMenu((), owner)
    assert any("No view" in action.text() for action in menu.actions())
    menu.show_bookmarks((HERE, THERE))
    told = []
    menu.go_requested.connect(lambda i: told.append(("go", i)))
    menu.rename_requested.connect(lambda i: told.append(("rename", i)))
    menu.remove_requested.connect(lambda i: told.append(("remove", i)))
    names = {action.text(): action for action in menu.actions()}
    names["South && east"].trigger()
    menu.renaming.actions()[0].trigger()
    menu.removing.actions()[1].trigger()
    assert told == [("go", 1), ("rename", 0), ("remove", 1)]
    menu.show_bookmarks((THERE,))
    assert len(menu.removing.actions()) == 1


@pytest.fixture
def canvas(make_map):
    return make_map(size=(300, 200))


def show_boxes(canvas):
    boxes = np.array([shapely.box(x, 0, x + 100, 200) for x in (0, 100)], dtype=object)
    canvas.show_areas(FlatPolygons.from_geometry(boxes))


def here(canvas):
    return place_of(canvas.map_view(), canvas.device_scale())


def test_back_and_forth_between_views(canvas):
    views = ViewHistory(canvas, canvas)
    show_boxes(canvas)
    views.note()
    first = here(canvas)
    canvas.zoom_to((0, 0, 50, 50))
    views.note()
    second = here(canvas)
    canvas.zoom_to((60, 60, 90, 90))  # not noted: no time to rest
    third = here(canvas)
    assert not views.can_go_on
    views.go_back()
    assert here(canvas) == pytest.approx(second)
    views.go_back()
    assert here(canvas) == pytest.approx(first)
    assert not views.can_go_back
    views.go_back()
    assert here(canvas) == pytest.approx(first)
    views.go_on()
    views.go_on()
    assert here(canvas) == pytest.approx(third)


def test_a_new_way_forgets_the_one_not_taken(canvas):
    views = ViewHistory(canvas, canvas)
    show_boxes(canvas)
    views.note()
    canvas.zoom_to((0, 0, 50, 50))
    views.note()
    views.go_back()
    canvas.zoom_to((60, 60, 90, 90))
    views.note()
    assert not views.can_go_on
    views.go_back()
    assert not views.can_go_back


def test_a_window_of_another_size_shows_the_same_ground(canvas, qtbot):
    views = ViewHistory(canvas, canvas)
    show_boxes(canvas)
    views.note()
    canvas.set_view(canvas.map_view().zoomed(3.0, 10, 10))
    views.note()
    kept = here(canvas)
    canvas.set_view(canvas.map_view().panned(40, 40))
    views.note()
    canvas.resize(420, 260)
    qtbot.waitUntil(lambda: canvas.map_view().width == round(420 * canvas.device_scale()))
    views.go_back()
    assert here(canvas) == pytest.approx(kept)


def test_other_areas_have_a_history_of_their_own(canvas):
    views = ViewHistory(canvas, canvas)
    views.note()  # nothing on the map: nothing to come back to
    show_boxes(canvas)
    views.note()
    canvas.zoom_to((0, 0, 50, 50))
    views.note()
    assert views.can_go_back
    show_boxes(canvas)
    assert not views.can_go_back
    assert math.isfinite(here(canvas)[2])
