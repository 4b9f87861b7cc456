"""What all charts in a plane of values can do: zoom, move, crosshair; and when they are drawn."""

import subprocess
import sys

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.chart.curves import CurveChart, Curves, Dots, Stroke
from app.chart.histogram import Histogram, HistogramChart, Marker
from app.chart.pictures import image_of, save_picture

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def chart(qtbot, theme):
    x = np.arange(1.0, 101.0)
    made = CurveChart()
    qtbot.addWidget(made)
    made.resize(420, 300)
    made.show()
    line, dots = Stroke("line", x, x**2, 1), Dots("", x, x**2, np.arange(100))
    made.show_curves(Curves("x", "y", (line,), (dots,), lambda k, i: f"point {i}"))
    return made


def shares(chart):
    """How much of both axes is in sight."""
    return [
        round((seen.high - seen.low) / (whole.high - whole.low), 3)
        for seen, whole in zip(chart.seen, chart.ranges(), strict=True)
    ]


def wheel(chart, modifiers):
    at = chart.frame().center()
    event = QWheelEvent(
        at,
        QPointF(chart.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(chart, event)
    return event.isAccepted()


def test_keys_zoom_and_show_everything_again(chart):
    assert (shares(chart), chart.zoomed) == ([1, 1], False)
    QTest.keyClick(chart, Qt.Key.Key_Plus)
    assert shares(chart) == [0.667, 0.667]
    QTest.keyClick(chart, Qt.Key.Key_Plus)
    QTest.keyClick(chart, Qt.Key.Key_Minus)
    assert shares(chart) == [0.667, 0.667]
    for _ in range(3):
        QTest.keyClick(chart, Qt.Key.Key_Minus)
    assert shares(chart) == [1, 1]  # there is no more than everything
    QTest.keyClick(chart, Qt.Key.Key_Plus)
    QTest.keyClick(chart, Qt.Key.Key_0)
    assert not chart.zoomed


def test_the_wheel_belongs_to_the_panel_but_for_ctrl(chart):
    assert not wheel(chart, Qt.KeyboardModifier.NoModifier)
    assert not chart.zoomed
    assert wheel(chart, Qt.KeyboardModifier.ControlModifier)
    assert chart.zoomed


def test_the_place_under_the_pointer_stays_when_zooming(chart):
    at = chart.frame().topLeft() + QPointF(60, 90)
    chart.zoom(0.5)
    before = chart.on(np.array([40.0]), np.array([2000.0]))[0]
    chart.zoom(0.7, QPointF(*before))
    np.testing.assert_allclose(chart.on(np.array([40.0]), np.array([2000.0]))[0], before, atol=0.01)
    assert chart.frame().contains(at)


def test_a_zoomed_chart_is_moved_by_dragging_which_chooses_nothing(chart, qtbot):
    chart.zoom(0.4)
    point = next(i for i in range(100) if chart.frame().contains(chart.place_of(i).center()))
    start = chart.place_of(point).center()
    with qtbot.assertNotEmitted(chart.chosen):
        QTest.mousePress(chart, LEFT, pos=start.toPoint())
        QTest.mouseMove(chart, start.toPoint() + QPoint(20, -12))
        QTest.mouseRelease(chart, LEFT, pos=start.toPoint() + QPoint(20, -12))
    moved = chart.place_of(point).center() - start
    assert (moved.x(), moved.y()) == pytest.approx((20, -12), abs=1.1)
    with qtbot.waitSignal(chart.chosen) as told:
        QTest.mouseClick(chart, LEFT, pos=chart.place_of(point).center().toPoint())
    assert told.args == [point]
    QTest.mouseDClick(chart, LEFT, pos=QPoint(200, 100))
    assert not chart.zoomed


def test_the_keyboard_brings_what_it_reaches_into_sight(chart):
    chart.zoom(0.2)
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart.current == 99
    assert chart.frame().adjusted(-1, -1, 1, 1).contains(chart.place_of(99).center())
    QTest.keyClick(chart, Qt.Key.Key_Home)
    assert chart.frame().adjusted(-1, -1, 1, 1).contains(chart.place_of(0).center())


def test_the_menu_zooms(chart):
    into, out, everything, *_ = chart.menu().actions()
    assert [of.isEnabled() for of in (into, out, everything)] == [True, False, False]
    into.trigger()
    assert chart.zoomed
    everything = chart.menu().actions()[2]
    assert everything.text() == "Zoom to &everything"
    everything.trigger()
    assert not chart.zoomed


def test_a_marked_chart_stays_zoomed_and_another_one_is_whole(chart):
    chart.zoom(0.5)
    chart.mark(3)
    assert shares(chart) == [0.5, 0.5]
    chart.show_curves(Curves("x", "y", (Stroke("", np.arange(9.0), np.arange(9.0)),)))
    assert shares(chart) == [1, 1]


def test_classes_keep_their_heights_when_zoomed(qtbot, theme):
    made = HistogramChart()
    qtbot.addWidget(made)
    made.show()
    edges = np.arange(11.0)
    made.show_histogram(Histogram(edges, ("Run 1",), (edges[1:],), str, str))
    made.zoom(0.5)
    assert shares(made) == [0.5, 1]
    left = made.frame().topLeft() + QPointF(2, 5)
    assert made.said(made.at(left)).startswith("2.0 to 3.0")


def test_crosshair_and_ring_are_on_the_screen_only(chart):
    plain, picture = chart.grab().toImage(), image_of(chart)
    QTest.mouseMove(chart, chart.frame().center().toPoint() + QPoint(31, -60))
    assert chart.grab().toImage() != plain
    assert image_of(chart) == picture
    chart.setFocus()
    assert image_of(chart) == picture


def test_a_drawing_shows_everything_since_it_cannot_be_cut(chart, tmp_path):
    save_picture(chart, tmp_path / "whole.svg")
    chart.zoom(0.3)
    save_picture(chart, tmp_path / "zoomed.svg")
    assert (tmp_path / "zoomed.svg").read_text() == (tmp_path / "whole.svg").read_text()
    assert shares(chart) == [0.3, 0.3]


def test_many_changes_leave_nothing_behind(chart):
    """Items that go before Qt has put them into its index would end the process."""
    of = chart.curves
    chart.show_curves(Curves("x", "y", of.strokes, of.dots, markers=(Marker(50.0, "cut-off"),)))
    for i in range(200):
        for _ in range(i % 4):
            chart.refresh()
        chart.zoom((0.5, 0.8, 0)[i % 3])
        QApplication.processEvents()
    assert len(chart.fresh_view().box.childGroup.childItems()) == 3


def test_what_nobody_looks_at_is_not_drawn():
    code = (
        "import sys, numpy as np\n"
        "from PySide6.QtWidgets import QApplication\n"
        "application = QApplication([])\n"
        "import app.start\n"
        "from app.chart.curves import CurveChart, Curves, Stroke\n"
        "chart = CurveChart()\n"
        "chart.show_curves(Curves(strokes=(Stroke('', np.arange(3.0), np.arange(3.0)),)))\n"
        "print('pyqtgraph' in sys.modules)\n"
        "chart.grab()\n"
        "print('pyqtgraph' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
