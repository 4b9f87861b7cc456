import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.chart import LinePlot, table_csv
from app.kit import numbers
from app.kit.theme import colours_of


@pytest.fixture
def plot(qtbot):
    made = LinePlot("Compactness", "km", "moves")
    qtbot.addWidget(made)
    made.resize(300, 180)
    made.show()
    return made


def ranges(plot):
    along, up = plot.area.axes
    return along.ends, up.ends


def test_a_line_says_its_newest_value_with_its_unit(plot):
    plot.show_line(np.array([1.0, 2.0, 3.0]), np.array([5.0, 4.5, np.nan]))
    assert plot.text == "Compactness (km): 4.50\u00a0km"
    assert plot.area.accessibleName() == plot.text
    plot.show_line(np.zeros(0), np.zeros(0))
    assert plot.text == "Compactness (km): –"


def test_the_axes_stay_while_the_line_fits(plot):
    plot.show_line(np.arange(100.0), np.linspace(50, 10, 100))
    plot.show_line(np.arange(101.0), np.linspace(50, 9, 101))
    before = ranges(plot)
    plot.show_line(np.arange(104.0), np.linspace(50, 9.2, 104))
    assert ranges(plot) == before
    plot.show_line(np.arange(300.0), np.linspace(50, -40, 300))
    assert ranges(plot) != before
    assert ranges(plot)[0][1] >= 299


def test_a_constant_line_is_seen(plot):
    plot.show_line(np.arange(5.0), np.full(5, 7.0))
    low, high = ranges(plot)[1]
    assert low < 7.0 < high


def test_a_marked_place_tells_its_value(plot):
    plot.show_line(np.arange(1.0, 6.0), np.array([9.0, 8.0, 7.0, 6.0, 5.0]))
    plot.mark(2.0)
    assert plot.text.endswith("8\u00a0km")
    plot.mark(None)
    assert plot.area.marked is None


def test_values_and_picture_are_copied(plot):
    plot.show_line(np.array([1.0, 2.0]), np.array([0.1, np.nan]))
    copy_values, copy_picture, _ = plot.menu().actions()
    copy_values.trigger()
    assert QGuiApplication.clipboard().text() == "moves,Compactness (km)\n1,0.1\n2,\n"
    copy_picture.trigger()
    assert not QGuiApplication.clipboard().pixmap().isNull()


def colours_in(plot):
    image = plot.area.grab().toImage()
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in places}


def test_line_and_mark_are_painted_in_the_colours_of_the_theme(plot):
    accent, text = (colours_of("light")[name] for name in ("accent", "text"))
    assert accent not in colours_in(plot)
    plot.show_line(np.arange(5.0), np.array([7.0, 9.0, 7.0, 9.0, 7.0]))
    assert accent in colours_in(plot)
    plot.mark(2.0)
    assert text in colours_in(plot)
    dark = plot.palette()
    dark.setColor(dark.ColorRole.Window, "#101010")
    dark.setColor(dark.ColorRole.WindowText, "#f0f0f0")
    plot.setPalette(dark)
    assert colours_of("dark")["accent"] in colours_in(plot)


def test_a_line_has_gaps_and_its_points_are_walked_through(plot):
    plot.show_line(np.arange(5.0), np.array([0.0, 1.0, np.nan, 1.0, 2.0]))
    area = plot.area
    assert area.count() == 4
    QTest.keyClick(area, Qt.Key.Key_End)
    assert area.accessibleDescription() == "Compactness: 2\u00a0km\nmoves: 4"
    between = (area.place_of(1).center() + area.place_of(2).center()) / 2
    assert accent_at(area, (area.place_of(0).center() + area.place_of(1).center()) / 2)
    assert not accent_at(area, between)
    assert area.at(between) in (1, 2)


def accent_at(area, place):
    image, ratio = area.grab().toImage(), area.devicePixelRatioF()
    colour = image.pixelColor(round(place.x() * ratio), round(place.y() * ratio))
    return colour.blue() - colour.red() > 40


def test_long_lines_keep_their_newest_value(plot):
    n = 100_001
    plot.show_line(np.arange(float(n)), np.r_[np.zeros(n - 1), 9.0])
    assert plot.text.endswith(": 9\u00a0km")
    assert plot.area.said(n - 1).startswith("Compactness: 9\u00a0km")
    assert accent_at(plot.area, plot.area.place_of(n // 2).center())


def test_tables_hold_all_digits():
    assert table_csv(["a"], [np.array([1 / 3])]) == "a\n0.333333333333333\n"


@pytest.mark.parametrize(
    ("value", "spacing", "text"),
    [
        (0.0, 100.0, "0"),
        (450.0, 50.0, "450"),
        (2399.5, 0.5, "2,399.5"),
        (50_000.0, 50_000.0, "50\u00a0k"),
        (12_500.0, 500.0, "12.5\u00a0k"),
        (1_212_000.0, 1000.0, "1.212\u00a0M"),
        (1_250_000.0, 250_000.0, "1.25\u00a0M"),
        (3e9, 1e9, "3\u00a0G"),
        (0.25, 0.05, "0.25"),
        (12.5, 2.5, "12.5"),
    ],
)
def test_ticks_have_the_digits_that_tell_them_apart(value, spacing, text):
    assert numbers.tick(value, spacing) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.2, "1 s"), (36.9, "37 s"), (130.0, "2 min"), (7900.0, "2 h 12 min")],
)
def test_time_left_is_no_finer_than_it_can_be_known(seconds, text):
    assert numbers.seconds_left(seconds).replace("\u00a0", " ") == text
