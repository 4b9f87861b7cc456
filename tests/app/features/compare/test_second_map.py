import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from app.features.compare.second_map import OFF, SIDE, SWIPE
from app.map.canvas.labels import LabelSet
from core.raster.view import View
from tests.app.hand import NONE, SHIFT, drag, grid


@pytest.fixture
def maps(two_maps):
    return two_maps(grid(4, 1, 100.0))


def same_ground(one: View, other: View) -> bool:
    middle = [view.world(view.width / 2, view.height / 2) for view in (one, other)]
    return one.metres_per_pixel == other.metres_per_pixel and np.allclose(*middle, atol=1e-6)


@pytest.mark.parametrize("way", [SIDE, SWIPE])
def test_either_map_leads(maps, qtbot, way):
    first, second = maps
    assert second.way == OFF
    assert not second.canvas.isVisible()
    assert first.width() == 801
    second.show_way(way)
    qtbot.waitExposed(second.canvas)
    assert second.canvas.isVisible()
    assert same_ground(first.map_view(), second.canvas.map_view())
    told = []
    for canvas in maps[0], second.canvas:
        canvas.view_changed.connect(lambda of=canvas: told.append(of))
    first.zoom_about(2.0, QPointF(50, 60))
    assert len(told) == 2  # one move is one new view of each
    assert same_ground(first.map_view(), second.canvas.map_view())
    before = first.map_view()
    second.canvas.set_view(second.canvas.map_view().panned(31, -7))
    assert first.map_view() != before
    assert same_ground(first.map_view(), second.canvas.map_view())


def test_both_keep_showing_everything_when_the_window_grows(maps, qtbot):
    first, second = maps
    second.show_way(SIDE)
    first.zoom_to_all()
    first.window().resize(1201, 500)
    qtbot.waitUntil(lambda: first.window().width() == 1201 and second.canvas.width() > 500)
    assert same_ground(first.map_view(), second.canvas.map_view())
    west, south, east, north = first.map_view().bounds
    assert west < 0 < 400 < east
    fills = max(400 / (east - west), 100 / (north - south))
    assert 0.8 < fills < 1.0  # as large as the narrower side allows


def test_maps_over_each_other_have_the_same_view_and_the_handle_is_dragged(maps):
    first, second = maps
    second.show_way(SWIPE)
    assert second.canvas.map_view() == first.map_view()
    assert second.canvas.size() == first.size()
    assert second.canvas.mapTo(first, QPoint(0, 0)) == QPoint(0, 0)
    handle = second.handle
    middle = handle.rect().center()
    assert handle.geometry().center().x() == pytest.approx(400, abs=2)
    drag(handle, middle, middle - QPoint(200, 0))
    assert second.share == pytest.approx(0.25, abs=0.01)
    assert second.canvas.mapTo(first, QPoint(0, 0)) == QPoint(0, 0)
    assert second.canvas.visibleRegion().boundingRect().left() == pytest.approx(200, abs=3)


def test_the_handle_moves_with_keys(maps, qtbot):
    _, second = maps
    second.show_way(SWIPE)
    for key, held, share in (
        (Qt.Key.Key_Right, NONE, 0.51),
        (Qt.Key.Key_Left, SHIFT, 0.41),
        (Qt.Key.Key_Home, NONE, 0.0),
        (Qt.Key.Key_End, NONE, 1.0),
        (Qt.Key.Key_Right, NONE, 1.0),
    ):
        qtbot.keyClick(second.handle, key, held)
        assert second.share == pytest.approx(share, abs=0.005)


def test_layers_of_both_maps_look_alike(maps, qtbot):
    first, second = maps
    second.show_way(SIDE)
    first.set_layer_opacity("area outlines", 0.3)
    qtbot.waitUntil(lambda: second.canvas.scene.opacity_of("area outlines") == 0.3)
    first.set_regions(np.zeros(4, dtype=np.int32))
    qtbot.waitUntil(first.is_sharp)
    assert second.canvas.scene.labels is None


def test_captions_are_over_their_maps(maps):
    first, second = maps
    second.show_way(SWIPE)
    second.say("Run 2", "Run 1")
    assert second.first_caption.isVisible()
    assert second.second_caption.isVisible()
    assert second.second_caption.mapTo(first, QPoint(0, 0)).x() > 400
    second.show_way(OFF)
    assert not second.first_caption.isVisible()
    assert not second.handle.isVisible()


def test_names_of_places_are_on_both_maps_but_numbers_of_regions_each_their_own(maps, qtbot):
    first, second = maps
    second.show_way(SIDE)
    points = np.array([[50.0, 50.0], [250.0, 50.0]])
    first.set_labels("areas", points, ["West", "East"])
    first.set_labels("regions", points, ["1", "2"])
    second.label_regions(LabelSet(points, ["7", "8"]))
    qtbot.waitUntil(lambda: "regions" in second.canvas.label_sets)
    assert list(second.canvas.label_sets["areas"].texts) == ["West", "East"]
    assert list(second.canvas.label_sets["regions"].texts) == ["7", "8"]
    first.set_labels("areas", None, None)
    second.label_regions(None)
    assert second.canvas.label_sets == {}


def test_captions_stay_within_narrow_maps(maps):
    first, second = maps
    long = "A run with quite a long name · 0.64 % of records lost · 41 regions"
    for way in (SIDE, SWIPE):
        second.show_way(way)
        second.say(long, long)
        first.window().resize(500, 500)
        QTest.qWait(20)
        for caption in (second.first_caption, second.second_caption):
            parent = caption.parentWidget()
            assert caption.geometry().right() < parent.width()
            assert caption.height() >= caption.heightForWidth(caption.width())
            assert caption.text() == long
        first.window().resize(1400, 500)
        QTest.qWait(20)
        assert second.first_caption.height() < 2.5 * second.first_caption.fontMetrics().height()
