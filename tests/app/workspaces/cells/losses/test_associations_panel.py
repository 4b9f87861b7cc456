"""The heat map of associations and what is said around it."""

import csv
import io
import math

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest

from app.workspaces.cells.losses import texts
from app.workspaces.cells.losses.associations import AssociationsSection
from app.workspaces.cells.losses.heat_map import AFTER, BEFORE, DIFFERENCE
from core.colours import diverging_ramp, ramp
from core.suppression.cells.association import AssociationMatrix, Associations
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.core.suppression.small_outcomes import plain

LEFT = Qt.MouseButton.LeftButton
NAMES = {"fsa": "FSAs"}


def matrix(values, n):
    full = np.ones((3, 3))
    for (i, j), value in zip(((0, 1), (0, 2), (1, 2)), values, strict=True):
        full[i, j] = full[j, i] = value
    return AssociationMatrix(full, full, np.full((3, 3), n))


def made(before=(0.5, 0.3, 0.1), after=(0.5, 0.1, 0.15)):
    return Associations(("age", "sex", "fsa"), matrix(before, 900), matrix(after, 800))


@pytest.fixture
def panel(context, placed):
    context.state.titles = NAMES
    panel = placed(AssociationsSection(context), height=700)
    panel.show_result(made())
    return panel


def test_the_sentence_names_the_pair_that_changed_most(panel):
    assert panel.sentence.text() == (
        "age and FSAs seem to go together less than they do: Cramér's V 0.1 instead of 0.3."
    )
    more = texts.change_words(made(after=(0.9, 0.3, 0.1)), NAMES)
    assert more.startswith("age and sex seem to go together more than they do")
    assert texts.change_words(made(after=(0.51, 0.3, 0.1)), {}).startswith("No association changes")
    nothing = texts.change_words(made(after=(math.nan,) * 3), {})
    assert nothing.startswith("No association can be compared")


def test_the_pair_that_changed_most_is_told_first(panel, qtbot):
    assert panel.chart.pair == (2, 0)
    assert plain(panel.pair.text()) == "FSAs and age: 0.100 instead of 0.300. …"
    assert plain(panel.pair.whole) == (
        "FSAs and age: 0.100 instead of 0.300. Before: 0.300 (uncorrected 0.300), 900 records. "
        "After: 0.100 (uncorrected 0.100), 800 records that show both. Difference: −0.200."
    )
    at = panel.chart.place_of(2).center().toPoint()  # fsa and sex
    qtbot.mouseClick(panel.chart, LEFT, pos=at)
    assert panel.chart.pair == (2, 1)
    assert panel.pair.whole.endswith("Difference: +0.050.")
    qtbot.mouseClick(panel.chart, LEFT, pos=at)
    assert panel.chart.pair is None
    assert not panel.pair.isVisible()


def test_keys_go_through_the_fields(panel):
    chart = panel.chart
    assert chart.count() == 3
    assert chart.at(chart.place_of(1).center()) == 1
    assert chart.at(chart.rect().bottomRight().toPointF()) is None
    chart.go_to(0)
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert chart.current == 1
    QTest.keyClick(chart, Qt.Key.Key_Down)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.current == 2
    QTest.keyClick(chart, Qt.Key.Key_Up)
    assert chart.current == 0
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert chart.pair == (1, 0)


def test_sides_have_their_colours(panel):
    chart = panel.chart
    assert chart.scale == pytest.approx(0.2)
    assert chart.colour_of(-0.2).rgb() == int(diverging_ramp(65)[0])
    assert chart.colour_of(0.0).rgb() == int(diverging_ramp(65)[32])
    for side, title in ((BEFORE, "Associations before"), (AFTER, "Associations after")):
        panel.figure.choose(side)
        assert panel.figure.heading.startswith(title)
        assert chart.shows == side
    assert chart.values[0, 2] == 0.1
    assert chart.colour_of(1.0).rgb() == int(ramp(65)[-1])
    panel.figure.choose(DIFFERENCE)
    seen = panel.grab().toImage()
    place = chart.mapTo(panel, chart.place_of(1).topLeft().toPoint())
    ratio = seen.devicePixelRatio()
    pixel = seen.pixelColor(round((place.x() + 4) * ratio), round((place.y() + 4) * ratio))
    assert pixel.rgb() == chart.colour_of(-0.2).rgb()


def test_small_changes_are_not_painted_as_large_ones(panel):
    panel.show_result(made(after=(0.501, 0.3, 0.1)))
    assert panel.chart.scale == 0.05


def test_what_cannot_be_told_has_no_colour(panel):
    panel.show_result(made(after=(math.nan, 0.3, 0.1)))
    assert "–" in panel.chart.said(0)
    assert panel.grab().toImage().isNull() is False


def test_the_values_are_copied(panel):
    panel.chart.copy_values()
    rows = list(csv.DictReader(io.StringIO(QGuiApplication.clipboard().text())))
    assert [(of["first"], of["second"]) for of in rows] == [
        ("age", "sex"),
        ("age", "fsa"),
        ("sex", "fsa"),
    ]
    assert float(rows[1]["before"]) == 0.3
    assert float(rows[1]["difference"]) == pytest.approx(-0.2)
    assert rows[1]["records_after"] == "800"


def test_as_wide_as_there_is_room(panel, qtbot):
    wide = panel.chart.place_of(0)
    assert QRectF(panel.chart.rect()).contains(wide)
    panel.resize(700, 700)
    assert panel.chart.place_of(0).width() >= wide.width()


def test_room_for_names_follows_the_names_and_the_font(panel):
    chart = panel.chart
    short = chart.names_width(2000)
    chart.show_associations(chart.of, DIFFERENCE, {"fsa": "forward sortation areas"})
    long = chart.names_width(2000)
    assert long > short
    font = chart.font()
    font.setPointSizeF(3 * font.pointSizeF())
    chart.setFont(font)
    assert chart.names_width(2000) > 2 * long


def test_every_control_has_a_name_and_an_empty_chart_is_empty(panel):
    assert (nameless(panel), wordless(panel), unreachable(panel)) == ([], [], [])
    panel.chart.show_associations(None, DIFFERENCE, {})
    assert panel.chart.count() == 0
    assert panel.chart.as_csv().count("\n") == 1


def test_dark_fields_have_light_writing(panel):
    assert panel.chart.colour_of(-0.2).lightnessF() < panel.chart.colour_of(0.0).lightnessF()
    assert isinstance(panel.chart.colour_of(5.0), QColor)  # beyond the scale: its end
