"""Bars as a person meets them: pointer, keys, menu, files, themes."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from app.chart.bar_rows import NO_BARS, Bars, Series
from app.chart.bars import BarChart
from app.chart.chart import CSV, PICTURE
from app.chart.pictures import image_of, save_picture


def bars(*runs, **more):
    series = tuple(
        Series(f"Run {i + 1}", np.array(values, dtype=float), np.arange(len(values)))
        for i, values in enumerate(runs)
    )
    return Bars(
        series, lambda key: f"Region {key + 1}", "Region", lambda v: f"{v:.1f}", "km", **more
    )


@pytest.fixture
def chart(qtbot, theme):
    made = BarChart()
    qtbot.addWidget(made)
    made.resize(280, 200)
    made.show()
    return made


def click(chart, i, modifier=Qt.KeyboardModifier.NoModifier):
    where = chart.place_of(i).center().toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, modifier, where)


def test_ranked_bars_begin_with_the_largest(chart):
    chart.show_bars(bars([1.0, 9.0, 5.0], ranked=True))
    assert [chart.said(i) for i in range(3)] == [
        "Region 2: 9\u00a0km",
        "Region 3: 5\u00a0km",
        "Region 1: 1\u00a0km",
    ]
    chart.show_bars(bars([1.0, 9.0, 5.0], ranked=True, ascending=True))
    assert chart.said(0) == "Region 1: 1\u00a0km"
    chart.show_bars(bars([1.0, 9.0, 5.0]))
    assert chart.said(1) == "Region 2: 9\u00a0km"


def test_runs_are_ranked_each_by_itself(chart):
    chart.show_bars(bars([1.0, 9.0], [8.0, 2.0, 4.0], ranked=True))
    assert chart.rows.label(0) == "rank 1"
    assert chart.said(0) == "Region 2: 9\u00a0km\nRun 1"
    assert chart.said(1) == "Region 1: 8\u00a0km\nRun 2"
    assert chart.said(5) == "Region 2: 2\u00a0km\nRun 2"
    assert chart.said(4) == "Run 1"  # it has no third region


def test_a_click_tells_the_bar_and_whether_it_is_added(chart, qtbot):
    chart.show_bars(bars([1.0, 9.0, 5.0], [3.0, 2.0, 4.0], ranked=True))
    with qtbot.waitSignal(chart.chosen) as told:
        click(chart, 3)
    assert told.args == [1, 0, False]
    with qtbot.waitSignal(chart.chosen) as told:
        click(chart, 0, Qt.KeyboardModifier.ControlModifier)
    assert told.args == [0, 1, True]


def test_a_click_beside_the_bars_tells_nothing(chart, qtbot):
    chart.show_bars(bars([1.0]))
    with qtbot.assertNotEmitted(chart.chosen):
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(5, chart.height() - 1))
    assert chart.at(QPointF(5, -3)) is None


def test_keys_move_choose_and_open_the_menu(chart, qtbot):
    chart.show_bars(bars([1.0, 9.0, 5.0], ranked=True))
    for key, where in (
        (Qt.Key.Key_Down, 0),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_End, 2),
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(chart, key)
        assert chart.current == where
    assert chart.accessibleDescription() == "Region 2: 9\u00a0km"
    with qtbot.waitSignal(chart.chosen) as told:
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert told.args == [0, 1, False]
    QTest.keyClick(chart, Qt.Key.Key_Menu)
    menu = chart.open_menu(QPoint())
    assert menu.isVisible()
    menu.close()


def test_long_lists_show_their_first_rows_and_what_is_marked(chart):
    chart.show_bars(bars(np.arange(40.0), ranked=True))
    assert chart.rows.rows.tolist() == list(range(10))
    assert not chart.shows_all
    low = chart.height()
    chart.mark([np.array([0, 38])])  # ranks 39 and 1
    assert chart.rows.rows.tolist() == [*range(10), 39]
    assert chart.rows.is_marked(0, 39)
    assert chart.rows.is_marked(0, 1)
    assert not chart.rows.is_marked(0, 0)
    chart.show_all(True)
    assert chart.shows_all
    assert chart.height() > 2 * low
    chart.show_bars(bars(np.arange(30.0), ranked=True))
    assert chart.shows_all  # until fewer are asked for


def test_bars_without_a_value_come_last(chart):
    chart.show_bars(bars([np.nan, 3.0, np.nan, 7.0], ranked=True))
    assert [chart.rows.key(0, row) for row in range(4)] == [3, 1, 0, 2]
    image_of(chart)


def test_marked_bars_keep_their_colour_and_others_fade(chart):
    chart.show_bars(bars([5.0, 5.0]))
    where = chart.place_of(0).center().toPoint()
    before = chart.grab().toImage().pixelColor(where)
    chart.mark([np.array([1])])
    assert chart.grab().toImage().pixelColor(where) != before
    marked = chart.place_of(1).center().toPoint()
    assert chart.grab().toImage().pixelColor(marked) == before


def test_values_are_copied_with_all_digits(chart):
    chart.show_bars(bars([1 / 3, 9.0], [np.nan, 2.0], ranked=True))
    chart.describe("Distance", "km", "")
    chart.copy_values()
    assert QGuiApplication.clipboard().text() == (
        "Run,Region,Distance (km)\n"
        "Run 1,Region 2,9\nRun 1,Region 1,0.333333333333333\n"
        "Run 2,Region 2,2\nRun 2,Region 1,\n"
    )


def test_pictures_hold_the_title(chart, tmp_path):
    chart.show_bars(bars([1.0, 9.0]))
    chart.describe("Distance & more", "km", "")
    chart.copy_picture()
    assert QGuiApplication.clipboard().image().height() > 2 * chart.height()
    save_picture(chart, tmp_path / "a.png")
    assert QImage(str(tmp_path / "a.png")).width() == 2 * chart.width()
    save_picture(chart, tmp_path / "a.svg")
    assert "Distance &amp; more (km)" in (tmp_path / "a.svg").read_text()
    with pytest.raises(OSError, match="missing"):
        save_picture(chart, tmp_path / "missing" / "a.png")


def test_the_menu_asks_for_files(chart, qtbot):
    values, picture = chart.menu().actions()[-2:]
    for action, kind in ((values, CSV), (picture, PICTURE)):
        with qtbot.waitSignal(chart.export_requested) as told:
            action.trigger()
        assert told.args == [chart, kind]


def test_colours_follow_the_theme(chart, theme):
    chart.show_bars(bars([5.0]))
    where = chart.place_of(0).center().toPoint()
    light = chart.grab().toImage().pixelColor(where)
    theme.set_mode("dark")
    assert chart.grab().toImage().pixelColor(where) != light
    theme.set_mode("light")
    assert chart.grab().toImage().pixelColor(where) == light


def test_the_pointer_is_told_what_lies_under_it(chart):
    chart.show_bars(bars([5.0, 4.0]))
    QTest.mouseMove(chart, chart.place_of(1).center().toPoint())
    assert chart.hovered == 1
    chart.show_bars(NO_BARS)
    assert chart.hovered is None
    assert chart.count() == 0
    assert chart.at(QPointF(20, 20)) is None
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert chart.current is None


def sorted_by(chart, words):
    action = next(of for of in chart.menu().actions() if of.text() == words)
    action.trigger()
    assert next(of for of in chart.menu().actions() if of.text() == words).isChecked()


def test_the_menu_sorts_and_marks_stay_with_their_bars(chart):
    chart.show_bars(bars([1.0, 9.0, 5.0], ranked=True))
    chart.mark([np.array([2])])
    sorted_by(chart, "In their &order")
    assert [chart.rows.key(0, row) for row in range(3)] == [0, 1, 2]
    assert chart.rows.marked[0].tolist() == [False, False, True]
    sorted_by(chart, "&Smallest first")
    assert [chart.rows.key(0, row) for row in range(3)] == [0, 2, 1]
    assert chart.rows.marked[0].tolist() == [False, True, False]
    chart.show_bars(bars([3.0, 1.0], ranked=True))
    assert [chart.rows.key(0, row) for row in range(2)] == [1, 0]  # it stays so


def test_rows_of_several_runs_follow_the_first(chart):
    chart.show_bars(bars([1.0, 9.0, 5.0], [7.0, 8.0, 6.0]))
    sorted_by(chart, "&Largest first")
    assert [chart.rows.key(s, row) for s in (0, 1) for row in range(3)] == [1, 2, 0, 1, 2, 0]


def test_ranked_runs_have_no_order_of_their_own(chart):
    chart.show_bars(bars([1.0, 9.0], [7.0, 8.0], ranked=True))
    assert "In their &order" not in [of.text() for of in chart.menu().actions()]
    chart.sort("given")
    assert chart.rows.sorting == "most"


def test_values_that_are_written_longer_than_the_largest_are_not_cut(chart):
    written = {100.0: "100 %", 99.86: "99.860000 %", 1.0: "1 %"}
    series = Series("", np.array([100.0, 99.86, 1.0, np.nan]), np.arange(4))
    chart.show_bars(Bars((series,), str, "Region", written.__getitem__, "%"))
    chart.clearFocus()  # its frame is at the edge too
    image, ratio = chart.grab().toImage(), chart.devicePixelRatioF()
    x = image.width() - 1
    beside = {image.pixel(x, y) for y in range(2, round(80 * ratio))}
    assert len(beside) == 1  # no ink at the edge
