"""A click on a tick counts, whatever happens to the list between press and release."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from app.features.variables.picker import ColumnList, ColumnRow

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
PRESS, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
AGAIN = QEvent.Type.MouseButtonDblClick


def rows(*names, chosen=(), aside=""):
    return [ColumnRow(name, aside, name in chosen) for name in names]


@pytest.fixture
def columns(qtbot):
    shown = ColumnList(ordered=True)
    qtbot.addWidget(shown)
    shown.show_rows(rows("area", "age", "sex", "marital"))
    shown.resize(300, 200)
    shown.show()
    qtbot.waitExposed(shown)
    return shown


def row_of(columns, name):
    return next(of for of in columns._items() if of.text() == name)


def box_of(columns, name) -> QPoint:
    row = columns.visualItemRect(row_of(columns, name))
    return QPoint(row.left() + 10, row.center().y())


def send(columns, kind, at):
    view = columns.viewport()
    held = Qt.MouseButton.NoButton if kind == RELEASE else LEFT
    here = QPointF(at)
    event = QMouseEvent(kind, here, QPointF(view.mapToGlobal(at)), LEFT, held, NONE)
    QApplication.sendEvent(view, event)


def click(columns, name, then=lambda: None):
    at = box_of(columns, name)
    send(columns, PRESS, at)
    then()
    send(columns, RELEASE, at)


def told(qtbot, columns, act):
    with qtbot.waitSignal(columns.chosen, timeout=2000) as heard:
        act()
    return heard.args[0]


def test_a_click_on_the_box_ticks_and_a_second_takes_it_back(qtbot, columns):
    assert told(qtbot, columns, lambda: click(columns, "sex")) == ["sex"]
    assert told(qtbot, columns, lambda: click(columns, "sex")) == []


def test_a_list_laid_out_anew_under_the_finger_keeps_the_click(qtbot, columns):
    """The column of areas is found just then, and leaves the list: all rows move up."""
    anew = rows("age", "sex", "marital")
    click_sex = lambda: click(columns, "sex", lambda: columns.show_rows(anew))  # noqa: E731
    assert told(qtbot, columns, click_sex) == ["sex"]


def test_counts_that_arrive_under_the_finger_keep_the_click(qtbot, columns):
    anew = rows("area", "age", "sex", "marital", aside="text · 6 values")
    click_age = lambda: click(columns, "age", lambda: columns.show_rows(anew))  # noqa: E731
    assert told(qtbot, columns, click_age) == ["age"]


def test_counts_that_arrive_before_anybody_heard_of_the_tick_do_not_take_it_back(qtbot, columns):
    def click_then_refresh():
        click(columns, "age")
        columns.show_rows(rows("area", "age", "sex", "marital", aside="text · 6 values"))

    assert told(qtbot, columns, click_then_refresh) == ["age"]


def test_a_list_that_slides_under_the_finger_keeps_the_click(qtbot, columns):
    """Steps above or below fold: the list moves, the finger does not."""
    at, view = box_of(columns, "sex"), columns.viewport()
    there = view.mapToGlobal(at)
    send(columns, PRESS, at)
    columns.move(columns.pos() + QPoint(0, 60))
    now = view.mapFromGlobal(there)
    assert told(qtbot, columns, lambda: send(columns, RELEASE, now)) == ["sex"]


def test_two_quick_clicks_on_one_place_tick_two_rows(qtbot, columns):
    """The first tick moves its row to the top, another comes under the pointer at once."""
    at = box_of(columns, "sex")
    click(columns, "sex")
    qtbot.wait(1)
    columns.show_rows(rows("sex", "area", "age", "marital", chosen=("sex",)))
    send(columns, AGAIN, at)
    assert told(qtbot, columns, lambda: send(columns, RELEASE, at)) == ["sex", "age"]


def test_the_name_is_no_box_and_a_pull_is_no_click(qtbot, columns):
    at = box_of(columns, "sex")
    for down, up in (
        (at + QPoint(80, 0), at + QPoint(80, 0)),
        (at, at + QPoint(0, 2 * QApplication.startDragDistance())),
    ):
        send(columns, PRESS, down)
        send(columns, RELEASE, up)
        qtbot.wait(5)
        assert columns.chosen_names() == []


def test_space_still_ticks(qtbot, columns):
    columns.look_at("age")
    told_of = told(qtbot, columns, lambda: qtbot.keyClick(columns, Qt.Key.Key_Space))
    assert told_of == ["age"]
