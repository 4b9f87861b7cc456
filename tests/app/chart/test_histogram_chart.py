import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.chart.histogram import NOTHING, Histogram, HistogramChart, Marker
from app.chart.pictures import image_of


def shown(*weights, **more):
    return Histogram(
        np.array([0.0, 10.0, 20.0, 30.0]),
        tuple(f"Run {i + 1}" for i in range(len(weights))),
        tuple(np.array(of, dtype=float) for of in weights),
        lambda v: f"{v:g} km",
        lambda v: f"{v:g} areas",
        **more,
    )


@pytest.fixture
def chart(qtbot, theme):
    made = HistogramChart()
    qtbot.addWidget(made)
    made.resize(280, 150)
    made.show()
    return made


def test_a_class_says_its_edges_and_what_falls_in_it(chart):
    chart.show_histogram(shown([1, 2, 1]))
    assert chart.said(1) == "10 km to 20 km\n2 areas (50.0\u00a0%)"
    chart.show_histogram(shown([1, 2, 1], [0, 0, 0]))
    assert chart.said(0).splitlines()[1:] == [
        "1 areas (25.0\u00a0%) · Run 1",
        "0 areas (–) · Run 2",
    ]


def test_a_click_and_enter_choose_a_class(chart, qtbot):
    chart.show_histogram(shown([1, 2, 1]))
    with qtbot.waitSignal(chart.chosen) as told:
        where = chart.place_of(2).center().toPoint()
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=where)
    assert told.args == [20.0, 30.0, False]
    QTest.keyClick(chart, Qt.Key.Key_Left)
    with qtbot.waitSignal(chart.chosen) as told:
        QTest.keyClick(chart, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert told.args == [10.0, 20.0, True]


def test_nothing_is_chosen_beside_the_classes(chart, qtbot):
    chart.show_histogram(shown([1, 2, 1]))
    with qtbot.assertNotEmitted(chart.chosen):
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(2, 148))
    chart.show_histogram(NOTHING)
    assert chart.count() == 0
    assert chart.at(chart.rect().center().toPointF()) is None


def test_a_log_axis_gives_growing_classes_alike_room(chart):
    edges = np.array([1.0, 10.0, 100.0])
    of = shown([1, 1])
    chart.show_histogram(Histogram(edges, of.names, of.weights, of.written, of.counted, log=True))
    assert chart.place_of(0).width() == pytest.approx(chart.place_of(1).width())


def test_markers_marks_and_tables(chart):
    chart.show_histogram(shown([1, 2, 1], [2, 2, 0], markers=(Marker(15.0, "cut-off 15"),)))
    plain = image_of(chart)
    chart.mark(np.array([1.0, 0.0, 0.0]))
    assert image_of(chart) != plain
    chart.mark(np.zeros(0))
    assert image_of(chart) == plain
    assert chart.as_csv() == "From,To,Run 1,Run 2\n0,10,1,2\n10,20,2,2\n20,30,1,0\n"
