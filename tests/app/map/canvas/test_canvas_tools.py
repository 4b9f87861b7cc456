"""Mouse, wheel and keys on the map."""

from __future__ import annotations

import numpy as np
import pytest
import shapely
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from app.map.canvas import Tool
from tests.app import hand
from tests.app.hand import NONE, SHIFT

BOXES = np.array([shapely.box(x, 0, x + 100, 200) for x in (0, 100, 200)], dtype=object)
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


@pytest.fixture
def canvas(make_map):
    return make_map(BOXES)


def drag(canvas, start, end, button=LEFT, modifier=NONE, release=True) -> None:
    way = (start, (start + end) / 2, end)
    hand.drag(canvas, *way, modifiers=modifier, button=button, let_go=release)


def wheel(canvas, at: QPoint, turn: int) -> None:
    here = QPointF(at)
    event = QWheelEvent(
        here,
        canvas.mapToGlobal(here),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas, event)


@pytest.mark.parametrize(
    ("tool", "button"), [(Tool.PAN, LEFT), (Tool.IDENTIFY, LEFT), (Tool.SELECT, MIDDLE)]
)
def test_dragging_takes_the_ground_along(canvas, qtbot, tool, button) -> None:
    canvas.set_tool(tool)
    start, end = QPoint(100, 100), QPoint(160, 70)
    ground = canvas.world_at(QPointF(start))
    drag(canvas, start, end, button)
    assert canvas.world_at(QPointF(end)) == pytest.approx(ground)


def test_the_old_picture_is_painted_moved_at_once(canvas, qtbot) -> None:
    canvas.shut_down()  # no new picture will come
    before = canvas.grab().toImage()
    drag(canvas, QPoint(100, 100), QPoint(130, 90))
    after = canvas.grab().toImage()
    for x, y in ((200, 150), (120, 100), (300, 200)):
        assert after.pixel(x + 30, y - 10) == before.pixel(x, y)


def test_a_zoomed_old_picture_is_stretched(canvas, qtbot) -> None:
    canvas.shut_down()
    at = QPoint(200, 150)
    inside = canvas.grab().toImage().pixel(at)
    wheel(canvas, at, 120 * 8)
    image = canvas.grab().toImage()
    assert image.pixel(at) == inside
    for _ in range(20):
        wheel(canvas, at, -120)
    assert canvas.grab().toImage().pixel(2, 2) == canvas.scene.palette.background


def test_a_click_names_the_area_and_does_not_move_the_map(canvas, qtbot) -> None:
    view = canvas.map_view()
    at = QPointF(*(view.pixels(np.array([[150.0, 100.0]]))[0] / canvas.device_scale())).toPoint()
    with qtbot.waitSignal(canvas.area_clicked) as caught:
        qtbot.mouseClick(canvas, LEFT, SHIFT, at)
    assert caught.args[0] == 1
    assert caught.args[1] == SHIFT
    with qtbot.waitSignal(canvas.area_clicked) as caught:
        qtbot.mouseClick(canvas, LEFT, pos=QPoint(3, 3))
    assert caught.args[0] == -1
    assert canvas.map_view() == view


def test_a_drag_is_not_a_click(canvas, qtbot) -> None:
    clicks: list[int] = []
    canvas.area_clicked.connect(lambda area, modifiers: clicks.append(area))
    drag(canvas, QPoint(100, 100), QPoint(160, 70))
    assert clicks == []


def test_wheel_zooms_about_the_pointer_and_in_proportion(canvas) -> None:
    at = QPoint(90, 210)
    ground, scale = canvas.world_at(QPointF(at)), canvas.map_view().metres_per_pixel
    wheel(canvas, at, 120)
    assert canvas.world_at(QPointF(at)) == pytest.approx(ground)
    step = scale / canvas.map_view().metres_per_pixel
    for _ in range(8):
        wheel(canvas, at, 15)  # as a trackpad does
    assert scale / canvas.map_view().metres_per_pixel == pytest.approx(step**2)
    for _ in range(2):
        wheel(canvas, at, -120)
    assert canvas.map_view().metres_per_pixel == pytest.approx(scale)


def test_double_click_zooms(canvas, qtbot) -> None:
    scale = canvas.map_view().metres_per_pixel
    qtbot.mouseDClick(canvas, LEFT, pos=QPoint(50, 50))
    assert canvas.map_view().metres_per_pixel == pytest.approx(scale / 2)
    qtbot.mouseDClick(canvas, LEFT, SHIFT, QPoint(50, 50))
    assert canvas.map_view().metres_per_pixel == pytest.approx(scale)


def test_shift_drag_zooms_into_the_box(canvas, qtbot) -> None:
    west, north = canvas.world_at(QPointF(120, 110))
    east, south = canvas.world_at(QPointF(200, 170))
    drag(canvas, QPoint(120, 110), QPoint(200, 170), modifier=SHIFT)
    bounds = canvas.map_view().bounds
    assert bounds[0] == pytest.approx(west)
    assert bounds[2] == pytest.approx(east)
    assert bounds[1] <= south + 1e-6
    assert bounds[3] >= north - 1e-6


@pytest.mark.parametrize("size", [(4, 60), (60, 4), (3, 60), (60, 3)])
def test_a_box_no_wider_or_higher_than_a_click_strays_does_not_zoom(canvas, qtbot, size) -> None:
    view = canvas.map_view()
    drag(canvas, QPoint(100, 100), QPoint(100 + size[0], 100 + size[1]), modifier=SHIFT)
    assert canvas.map_view() == view


def test_escape_ends_a_drag_as_if_it_had_not_begun(canvas, qtbot) -> None:
    view = canvas.map_view()
    drag(canvas, QPoint(100, 100), QPoint(160, 70), release=False)
    assert canvas.map_view() != view
    qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    assert canvas.map_view() == view


def test_escape_without_a_drag_is_left_to_the_window(canvas) -> None:
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Escape, NONE)
    canvas.keyPressEvent(event)
    assert not event.isAccepted()


def test_keys(canvas, qtbot) -> None:
    view = canvas.map_view()
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    assert canvas.map_view().metres_per_pixel == pytest.approx(view.metres_per_pixel / 2**0.5)
    qtbot.keyClick(canvas, Qt.Key.Key_Minus)
    assert canvas.map_view().metres_per_pixel == pytest.approx(view.metres_per_pixel)
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    assert canvas.map_view().x0 > view.x0
    qtbot.keyClick(canvas, Qt.Key.Key_Up)
    assert canvas.map_view().y0 > view.y0
    qtbot.keyClick(canvas, Qt.Key.Key_0)
    assert canvas.map_view().bounds == pytest.approx(view.bounds)


def test_space_is_the_hand_whatever_the_tool(canvas, qtbot) -> None:
    canvas.set_tool(Tool.SELECT)
    qtbot.keyPress(canvas, Qt.Key.Key_Space)
    assert canvas.cursor().shape() == Qt.CursorShape.OpenHandCursor
    ground = canvas.world_at(QPointF(100, 100))
    drag(canvas, QPoint(100, 100), QPoint(150, 120))
    assert canvas.world_at(QPointF(150, 120)) == pytest.approx(ground)
    qtbot.keyRelease(canvas, Qt.Key.Key_Space)
    assert canvas.cursor().shape() == Qt.CursorShape.CrossCursor


def test_the_right_button_is_left_to_others(canvas, qtbot) -> None:
    view = canvas.map_view()
    drag(canvas, QPoint(100, 100), QPoint(150, 120), Qt.MouseButton.RightButton)
    assert canvas.map_view() == view


def test_dragging_requests_only_strips_and_ends_sharp(canvas, qtbot) -> None:
    drag(canvas, QPoint(100, 100), QPoint(160, 70))
    qtbot.waitUntil(canvas.is_sharp, timeout=20_000)
    assert canvas.picture.view.covers(canvas.map_view())
    assert canvas.area_at(QPointF(200 + 60, 150 - 30)) == 1
