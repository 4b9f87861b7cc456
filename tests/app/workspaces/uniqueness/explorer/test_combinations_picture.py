"""The picture of all combinations, alone: what is painted where, mouse, keys, words."""

import csv
import io

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from app.workspaces.uniqueness.explorer.cells import Cells, strips
from app.workspaces.uniqueness.explorer.lines import limit_line
from app.workspaces.uniqueness.explorer.picture import CombinationsChart
from app.workspaces.uniqueness.explorer.pictured import field_colours, writing_on
from core.raster.palette import LIGHT
from core.record_uniqueness.arrangement import UNIQUE, arranged
from tests.app.workspaces.uniqueness.uniqueness_cases import NAMES, made_up

AGE, SEX, GEOGRAPHY = 1, 2, 4


@pytest.fixture
def chart(qtbot, theme):
    made = CombinationsChart()
    qtbot.addWidget(made)
    made.resize(640, 200)
    made.show()
    made.seen = []
    made.chosen.connect(made.seen.append)
    return made


def show(chart, lattice, **how):
    chart.show_arrangement(arranged(lattice, **how), lattice.names)
    return chart.arrangement


def click(chart, place):
    at = chart.place_of(place).center().toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)


def pixel(chart, point):
    image = chart.grab().toImage()
    ratio = image.devicePixelRatio()
    return image.pixelColor(round(point.x() * ratio), round(point.y() * ratio)).rgb()


def test_every_combination_has_a_field_of_its_own(chart):
    of = show(chart, made_up(4))
    centres = [chart.place_of(place).center() for place in range(len(of))]
    assert [chart.at(centre) for centre in centres] == list(range(15))
    rows = [[p.y() for p in centres[r.start : r.stop]] for r in map(of.cells, range(4))]
    assert all(len(set(row)) == 1 for row in rows)
    assert [row[0] for row in rows] == sorted({row[0] for row in rows})
    for row in map(of.cells, range(4)):
        assert np.diff([centres[place].x() for place in row] or [0]).min(initial=1) > 0
    assert chart.at(QPointF(2, 2)) is None


def test_fields_have_the_colour_of_their_class(chart):
    of = show(chart, made_up(7))
    colours = field_colours(chart.palette())
    assert len(set(colours.tolist())) == 9
    seen = set()
    for place in range(len(of)):
        field = chart.place_of(place)
        if field.width() < 30:  # no words in it
            expected = int(colours[of.classes[place]])
            assert pixel(chart, field.center()) == expected
            seen.add(expected)
    assert len(seen) >= 4


def test_a_field_without_unique_sets_is_neutral(chart):
    of = show(chart, made_up(7))
    assert field_colours(chart.palette())[0] == LIGHT.land
    none = np.flatnonzero(of.classes == 0)
    assert all(of.lattice.in_sets[of.order[place]] == 0 for place in none)


def test_the_dearest_stand_left_whatever_is_compared(chart):
    for measure in ("in sets", UNIQUE):
        of = show(chart, made_up(5), measure=measure)
        for row in range(5):
            shares = of.shares[of.starts[row] : of.starts[row + 1]]
            assert (np.diff(shares) <= 0).all()
    assert not chart.shows_limits  # they are about records in unique sets
    show(chart, made_up(5))
    assert chart.shows_limits


def test_clicking_chooses_and_clicking_again_leaves(chart):
    of = show(chart, made_up(3))
    click(chart, of.place(AGE | SEX))
    assert chart.seen == [AGE | SEX]
    chart.show_chosen(AGE | SEX)
    click(chart, of.place(AGE | SEX))
    click(chart, of.place(GEOGRAPHY))
    assert chart.seen == [AGE | SEX, 0, GEOGRAPHY]
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert len(chart.seen) == 3


def test_keys_go_through_the_combinations(chart):
    of = show(chart, made_up(3))
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert of.mask(chart.current) == AGE
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert of.mask(chart.current) == SEX
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert of.row(chart.current) == 1
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert chart.seen == [of.mask(chart.current)]
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert of.mask(chart.current) == AGE | SEX | GEOGRAPHY
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert of.row(chart.current) == 2
    QTest.keyClick(chart, Qt.Key.Key_Up)
    QTest.keyClick(chart, Qt.Key.Key_Up)
    assert of.row(chart.current) == 0
    chart.show_chosen(SEX)
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.seen[-1] == 0


def test_it_says_what_was_counted(chart):
    of = show(chart, made_up(3))
    place = of.place(AGE | SEX)
    i = of.order[place]
    words = chart.said(place)
    assert words.startswith("age + sex\n")
    assert f"{of.lattice.in_sets[i]:,} records" in words.replace("\u00a0", " ")
    assert "In unique sets of at most 5" in words
    chart.describe("All combinations", "", "why")
    chart.go_to(place)
    assert "age + sex" in chart.accessibleDescription()


def test_while_counts_come_in_the_keyboard_stays_where_it_is(chart):
    first = show(chart, made_up(4, sizes_counted=(4,)))
    chart.go_to(first.place(SEX | GEOGRAPHY))
    assert "Not counted yet." in chart.said(chart.current)
    whole = show(chart, made_up(4))
    assert whole.mask(chart.current) == SEX | GEOGRAPHY
    assert "Not counted yet." not in chart.said(chart.current)
    show(chart, made_up(3, sizes_counted=(3,)))
    assert chart.current is None  # other variables


def test_what_is_not_counted_is_striped(chart):
    of = show(chart, made_up(7, sizes_counted=(7, 6)))
    colours = field_colours(chart.palette())
    image = chart.grab().toImage()

    def seen_in(place):
        field = chart.place_of(place).adjusted(2, 2, -2, -2).toRect()
        return {
            image.pixelColor(x, y).rgb()
            for x in range(field.left(), field.right())
            for y in range(field.top(), field.bottom())
        }

    striped = seen_in(of.place(AGE | SEX | GEOGRAPHY))
    assert int(colours[-1]) in striped
    assert len(striped) > 1
    assert int(colours[-1]) not in seen_in(of.place(127))


def test_limits_run_where_they_are_passed(chart):
    of = show(chart, made_up(3))
    cells = chart.cells(chart.width())
    for share, public in ((0.20, False), (0.05, True)):
        line = limit_line(cells, share, public=public)
        for row in range(3):
            x = line[2 * row].x()
            for place in of.cells(row):
                above = of.shares[place] >= share if public else of.shares[place] > share
                assert (cells.rect(place).center().x() < x) == above


def test_a_path_is_painted_and_taken_away(chart):
    of = show(chart, made_up(3))
    before = chart.grab().toImage()
    chart.show_path((AGE, AGE | SEX, AGE | SEX | GEOGRAPHY))
    bad = chart.colour("bad").rgb()
    assert pixel(chart, chart.place_of(of.place(AGE | SEX)).center()) == bad
    chart.show_path(())
    assert chart.grab().toImage() == before


def test_what_is_one_variable_away_is_outlined(chart):
    of = show(chart, made_up(7))
    chart.show_chosen(AGE | SEX)
    accent = chart.colour("accent").rgb()
    for _, mask in of.neighbours(AGE | SEX):
        corner = chart.place_of(of.place(mask)).topLeft()
        around = {pixel(chart, corner + QPointF(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        assert accent in around, NAMES


def test_values_can_be_copied(chart, qapp):
    show(chart, made_up(3, sizes_counted=(1,)))
    chart.copy_values()
    rows = list(csv.DictReader(io.StringIO(qapp.clipboard().text())))
    assert len(rows) == 7
    assert (rows[0]["variables"], rows[0]["number"]) == ("age", "1")
    assert rows[0]["in_sets"] == str(made_up(3).in_sets[0])
    assert rows[-1]["in_sets"] == ""


def test_fifteen_variables_are_as_many_fields(chart):
    of = show(chart, made_up(15))
    assert chart.count() == 32_767
    cells = chart.cells(chart.width())
    image = chart.image(cells)
    assert (image.height(), image.width()) == (15, round(cells.frame.width()))
    middle = of.cells(7)
    place = chart.at(chart.place_of(middle[3000]).center())
    assert abs(place - middle[3000]) <= cells.sharing(middle[3000])
    assert "stand at this place" in chart.said(place)
    colour = int(field_colours(chart.palette())[of.classes[place]])
    assert pixel(chart, chart.place_of(place).center()) == colour
    chart.go_to(place)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.current == place + 1


def test_one_variable_and_none(chart):
    of = show(chart, made_up(1))
    click(chart, 0)
    assert (chart.seen, len(of)) == ([1], 1)
    chart.grab()
    show(chart, made_up(3), only_sets=True, having=AGE)
    assert chart.count() == 4
    chart.show_arrangement(None, ())
    assert (chart.count(), chart.at(QPointF(100, 100)), chart.as_csv()) == (0, None, "")
    chart.grab()


def test_nothing_left_by_a_filter_is_no_mistake(chart):
    lattice = made_up(3)
    none = type(lattice)(
        lattice.names, 5, 100, lattice.masks, lattice.counted, *[np.zeros(7, np.int64)] * 4
    )
    show(chart, none, only_sets=True)
    chart.grab()
    assert chart.at(QPointF(300, 80)) is None
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert chart.current is None


def test_fields_of_a_row_fill_its_width():
    cells = Cells(arranged(made_up(4)), QRectF(50, 4, 400, 100))
    colours = np.arange(9, dtype=np.uint32) | 0xFF000000
    image = strips(cells, colours, 2.0)
    assert (image.width(), image.height()) == (800, 4)
    assert image.pixel(799, 0) == colours[-2]  # a gap at the end of each field
    assert image.pixel(10, 3) == colours[cells.of.classes[-1]]


@pytest.mark.parametrize(("ground", "ink"), [(0xFFFFFFFF, "#14181c"), (0xFF203060, "#ffffff")])
def test_writing_can_be_read(ground, ink):
    assert writing_on(ground).name() == ink
