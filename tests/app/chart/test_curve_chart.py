import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.chart.curves import DOWN, CurveChart, Curves, Dots, Stroke
from app.chart.histogram import Marker
from app.chart.pictures import image_of


def made_of(**more):
    dots = (
        Dots("inside", np.array([30.0, 10.0]), np.array([3.0, 1.0]), np.array([7, 4])),
        Dots("at the end", np.array([20.0, np.nan]), np.array([2.0, 5.0]), np.array([9, 2]), 1),
    )
    line = Stroke("line", np.array([10.0, 30.0]), np.array([1.0, 3.0]), 2)
    return Curves("Size (records)", "Unique (%)", (line,), dots, lambda k, i: f"{k}.{i}", **more)


@pytest.fixture
def chart(qtbot, theme):
    made = CurveChart()
    qtbot.addWidget(made)
    made.resize(360, 240)
    made.show()
    return made


def test_keys_go_through_points_of_all_kinds_from_left_to_right(chart, qtbot):
    chart.show_curves(made_of())
    assert [chart.said(i) for i in range(chart.count())] == ["0.1", "1.0", "0.0"]
    QTest.keyClick(chart, Qt.Key.Key_Right)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    with qtbot.waitSignal(chart.chosen) as told:
        QTest.keyClick(chart, Qt.Key.Key_Enter)
    assert told.args == [9]


def test_a_click_chooses_the_key_of_the_point(chart, qtbot):
    chart.show_curves(made_of())
    with qtbot.waitSignal(chart.chosen) as told:
        where = chart.place_of(2).center().toPoint()
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=where)
    assert told.args == [7]
    with qtbot.assertNotEmitted(chart.chosen):
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=where - QPoint(0, 40))


def test_points_lie_on_a_line_through_them(chart):
    chart.show_curves(made_of())
    left, right = chart.place_of(0).center(), chart.place_of(2).center()
    middle = chart.place_of(1).center()
    assert middle.x() == pytest.approx((left.x() + right.x()) / 2, abs=0.01)
    assert middle.y() == pytest.approx((left.y() + right.y()) / 2, abs=0.01)


def test_a_logarithmic_axis_has_no_place_for_zero(chart):
    nothing = Dots("", np.array([0.0, 5.0]), np.array([1.0, 1.0]), np.array([1, 2]))
    chart.show_curves(Curves(dots=(nothing,), log_x=True))
    assert chart.count() == 1


def test_equal_values_of_a_square_chart_lie_on_the_diagonal(chart):
    dots = Dots("", np.array([10.0, 50.0]), np.array([10.0, 50.0]), np.array([0, 1]))
    beyond = Stroke("", np.array([10.0, 200.0]), np.array([10.0, 10.0]))
    chart.show_curves(Curves(strokes=(beyond,), dots=(dots,), square=True))
    frame = chart.frame()
    for i in range(2):
        at = chart.place_of(i).center()
        along = (at.x() - frame.left()) / frame.width()
        assert (frame.bottom() - at.y()) / frame.height() == pytest.approx(along, abs=1e-6)


def test_shares_stand_on_zero(chart):
    none = Dots("", np.array([1.0, 2.0]), np.array([0.0, 0.0]), np.array([0, 1]))
    chart.show_curves(Curves(dots=(none,), from_zero=True))
    assert chart.place_of(0).center().y() == pytest.approx(chart.frame().bottom())


def test_the_table_has_points_with_their_names_and_lines(chart):
    chart.show_curves(made_of(label=lambda key: f"model {key}"))
    assert chart.as_csv().splitlines() == [
        "Series,Name,Size (records),Unique (%)",
        "inside,model 7,30,3",
        "inside,model 4,10,1",
        "at the end,model 9,20,2",
        "at the end,model 2,,5",
        "line,,10,1",
        "line,,30,3",
    ]


def test_a_mark_and_a_marker_are_painted(chart):
    chart.show_curves(made_of())
    plain = image_of(chart)
    chart.mark(9)
    ringed = image_of(chart)
    assert ringed != plain
    chart.show_curves(made_of(markers=(Marker(15.0, "cut-off"),)))
    assert image_of(chart) != ringed


def test_shapes_differ(chart):
    one = Dots("", np.array([1.0]), np.array([1.0]), np.array([0]))
    chart.show_curves(Curves(dots=(one,)))
    disc = image_of(chart)
    chart.show_curves(Curves(dots=(Dots("", one.x, one.y, one.keys, 0, DOWN),)))
    assert image_of(chart) != disc


def test_without_anything_there_are_axes_only(chart):
    chart.show_curves(Curves("x", "y"))
    assert chart.count() == 0
    assert chart.at(chart.rect().toRectF().center()) is None
    assert chart.as_csv() == "Series,Name,x,y\n"
