import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest

from app.chart.pictures import image_of
from app.chart.scatter import NO_POINTS, Points, ScatterChart, free_place


def points(x, y, **more):
    n = len(x)
    no = np.zeros(n, dtype=bool)
    return Points(
        np.array(x, dtype=float),
        np.array(y, dtype=float),
        tuple(f"Run {i + 1}" for i in range(n)),
        lambda i: f"point {i}",
        "Distance (km)",
        "Lost (%)",
        **{"lines": (), "hollow": no, "filled": no, "small": no, **more},
    )


@pytest.fixture
def chart(qtbot, theme):
    made = ScatterChart()
    qtbot.addWidget(made)
    made.resize(320, 260)
    made.show()
    return made


def place(chart, name):
    """The pixel of the point of a number in the data."""
    order = [chart.said(i) for i in range(chart.count())]
    return chart.place_of(order.index(f"point {name}")).center().toPoint()


def test_a_click_tells_the_point(chart, qtbot):
    chart.show_points(points([5.0, 1.0, 9.0], [1.0, 2.0, 3.0]))
    with qtbot.waitSignal(chart.chosen) as told:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place(chart, 2))
    assert told.args == [2]


def test_keys_go_from_left_to_right(chart, qtbot):
    chart.show_points(points([5.0, 1.0, 9.0], [1.0, 2.0, 3.0]))
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription() == "point 1"
    QTest.keyClick(chart, Qt.Key.Key_Right)
    with qtbot.waitSignal(chart.chosen) as told:
        QTest.keyClick(chart, Qt.Key.Key_Enter)
    assert told.args == [0]


def test_a_rectangle_gathers_the_points_in_it(chart, qtbot):
    chart.show_points(points([5.0, 1.0, 9.0], [1.0, 2.0, 3.0]))
    first, second = place(chart, 1), place(chart, 0)
    left, top = min(first.x(), second.x()) - 14, min(first.y(), second.y()) - 14
    right, bottom = max(first.x(), second.x()) + 14, max(first.y(), second.y()) + 14
    with qtbot.waitSignal(chart.brushed) as told:
        QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=QPoint(left, top))
        QTest.mouseMove(chart, QPoint((left + right) // 2, bottom))
        QTest.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=QPoint(right, bottom))
    assert sorted(told.args[0]) == [0, 1]


def test_a_click_beside_the_points_is_no_rectangle(chart, qtbot):
    chart.show_points(points([5.0, 1.0], [1.0, 2.0]))
    with qtbot.assertNotEmitted(chart.brushed), qtbot.assertNotEmitted(chart.chosen):
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(160, 130))


def test_points_without_a_place_are_left_out(chart):
    chart.show_points(points([np.nan, 1.0, 0.0], [1.0, 2.0, 3.0]))
    assert chart.count() == 2
    chart.show_points(points([np.nan, 1.0, 0.0], [1.0, 2.0, 3.0], log_x=True))
    assert [chart.said(i) for i in range(chart.count())] == ["point 1"]
    chart.show_points(NO_POINTS)
    assert chart.count() == 0
    image_of(chart)


def test_lines_rings_and_tables(chart):
    plain = points([1.0, 2.0, 3.0], [3.0, 2.0, 1.0])
    chart.show_points(plain)
    before = image_of(chart)
    for more in (
        {"lines": (np.array([0, 1, 2]),)},
        {"current": 1},
        {"compared": 1},
        {"hollow": np.array([True, False, False])},
        {"filled": np.array([True, False, False])},
        {"small": np.array([True, False, False])},
        {"log_y": True},
    ):
        chart.show_points(points([1.0, 2.0, 3.0], [3.0, 2.0, 1.0], **more))
        assert image_of(chart) != before
    assert chart.as_csv().splitlines() == [
        "Run,Distance (km),Lost (%)",
        "Run 1,1,3",
        "Run 2,2,2",
        "Run 3,3,1",
    ]


def test_a_name_covers_no_point_where_there_is_room():
    size, middle, inside = QSize(40, 12), QPointF(100, 100), QRectF(0, 0, 300, 200)

    def beside(*dots):
        taken = [QRectF(x - 4, y - 4, 8, 8) for x, y in dots]
        box = free_place(size, middle, 8.0, inside, taken)
        assert inside.contains(box)
        assert not any(box.intersects(of) for of in taken)
        return box

    assert beside().left() > 100  # right of its point, as one reads
    assert beside((120, 94)).left() > 100  # a bit lower then
    assert beside((120, 94), (120, 106)).right() < 100
    assert beside((120, 97), (120, 106), (80, 97), (80, 106)).bottom() < 93
    near_the_edge = free_place(size, QPointF(290, 100), 8.0, inside, [])
    assert inside.contains(near_the_edge)
