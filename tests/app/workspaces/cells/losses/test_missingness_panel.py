"""The panel of missingness by itself: sentences, choices, bars."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.workspaces.cells.losses import texts
from app.workspaces.cells.losses.asked import AUTOMATIC, BY_REGION, Asked, shown_of
from app.workspaces.cells.losses.panel import AREAS, NOT_ON_MAP, MissingnessPanel
from app.workspaces.cells.outcome import empty
from app.workspaces.cells.place import Place
from core.suppression.cells.bias import bias_of
from core.suppression.cells.missingness import ANY_COLUMN, BlanksByUnit, Missingness
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.app.workspaces.cells.losses.losses_cases import VARIABLES, layer_of, plain, small_outcome

LEFT = Qt.MouseButton.LeftButton
IDS = ("a1", "a2", "b1", "b2")
NAMES = {"geography.province": "provinces"}


@pytest.fixture(scope="module")
def outcome():
    return small_outcome()


@pytest.fixture
def panel(qtbot, theme):
    panel = MissingnessPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(300, 700)
    panel.show()
    return panel


@pytest.fixture
def by_province(outcome):
    place = Place(layer_of(IDS), np.array([0, 0, 1, 1], np.int32), 2, "run 1")
    return shown_of(Asked(outcome, VARIABLES, "age", "geography.province", place))


def found(column, by, labels, records, blanked, before=None):
    none = np.zeros(len(labels), np.int64) if before is None else np.array(before)
    return Missingness(column, by, labels, np.array(records), np.array(blanked), none)


# The sentences


def test_the_sentence_says_where_the_bias_is():
    bias = bias_of(found("cmg", "age", ("0-4", "5-9", None), [1000, 500, 500], [52, 200, 100]))
    assert plain(texts.bias_words(bias, "age", {"cmg": "case group"})) == (
        "case group is blanked in 17.6 % of all records. Most often where age is 5-9 "
        "(40.0 %), least where it is 0-4 (5.2 %)."
    )
    named = replace(bias, most=2)
    assert "where age is missing (20.0" in plain(texts.bias_words(named, "age", {}))
    places = plain(texts.bias_words(bias, "provinces", {}, places=True))
    assert places.endswith("Most often in 5-9 (40.0 %), least in 0-4 (5.2 %), by provinces.")


def test_the_sentence_where_there_is_no_bias():
    even = bias_of(found("cmg", "sex", ("F", "M"), [5000, 5000], [500, 501]))
    assert "By sex it is spread evenly" in texts.bias_words(even, "sex", {})
    one = bias_of(found(ANY_COLUMN, "sex", ("F",), [50], [5]))
    assert plain(texts.bias_words(one, "sex", {})) == "10.0 % of all records have a blanked cell."
    nothing = bias_of(found("cmg", "sex", ("F", "M"), [50, 50], [0, 0]))
    assert plain(texts.bias_words(nothing, "sex", {})) == "No cell of cmg is blanked."
    none = bias_of(found(ANY_COLUMN, "sex", ("F", "M"), [50, 50], [0, 0]))
    assert plain(texts.bias_words(none, "sex", {})) == "No cell is blanked."


def test_what_is_said_of_a_group():
    of = found("cmg", "sex", ("F", "M"), [30, 10], [3, 1], [0, 2])
    assert plain(texts.group_words(of, 0)) == "3 of 30 records\n75.0 % of the file"
    assert plain(texts.group_words(of, 1)).endswith("2 records had no value before")


def test_what_is_said_of_an_area():
    units = BlanksByUnit(
        ("cmg",), np.array([[2], [0], [0]]), np.array([3, 0, 0]), np.array([10, 5, 0]), 4
    )
    assert plain(texts.told_of(units, "cmg", 0, {}, region=False)) == (
        "cmg is blanked in 2 of 10 records (20.0 %)"
    )
    assert plain(texts.told_of(units, "cmg", 0, {}, region=True)).startswith("In its region cmg")
    assert plain(texts.told_of(units, ANY_COLUMN, 0, {}, region=False)) == (
        "3 of 10 records have a blanked cell (30.0 %)"
    )
    assert plain(texts.told_of(units, ANY_COLUMN, 0, {}, region=True)).startswith(
        "In its region 3 of"
    )
    for nowhere in (2, -1, 9):
        assert plain(texts.told_of(units, "cmg", nowhere, {}, region=False)) == ""
    assert plain(texts.map_words(units, "cmg", regions=False)) == (
        "1 of 2 areas with records lost some. 4 records are in no known area."
    )
    assert "regions" in texts.map_words(units, "cmg", regions=True)


# The panel


@pytest.mark.parametrize(
    ("reason", "button", "signal"),
    [
        (empty.NO_RECORDS, "records", "records_requested"),
        (empty.NOT_RUN, "run", "run_requested"),
    ],
)
def test_the_empty_place_offers_what_helps(panel, qtbot, reason, button, signal):
    panel.show_nothing(reason)
    with qtbot.waitSignal(getattr(panel.empty, signal)):
        qtbot.mouseClick(getattr(panel.empty, button), LEFT)
    assert not panel.figure.isVisible()


def test_what_is_shown(panel, by_province, outcome):
    panel.show_missingness(by_province, NAMES, stale=False)
    assert not panel.empty.isVisible()
    assert panel.column.currentText() == "age"
    assert panel.by.currentText() == "provinces"
    assert panel.by.itemText(0) == "regions of the run"
    assert panel.figure.heading == "age by provinces (% blanked)"
    rows = panel.chart.rows
    share = by_province.bias.found.share
    assert [rows.value(0, i) for i in range(2)] == pytest.approx((100 * share).tolist())
    assert [rows.label(i) for i in range(2)] == ["East", "West"]
    assert "Click a bar to select its areas." in panel.figure.why.text()
    assert panel.sentence.text().startswith("age is blanked in")
    assert not panel.stale.isVisible()
    assert (nameless(panel), wordless(panel), unreachable(panel)) == ([], [], [])


def test_the_strongest_groups_are_offered(panel, qtbot, by_province):
    panel.show_missingness(by_province, NAMES, stale=False)
    assert panel.stronger.text().startswith("It is most uneven by sex")
    with qtbot.waitSignal(panel.by_chosen) as told:
        qtbot.mouseClick(panel.look, LEFT)
    assert told.args == [AUTOMATIC]
    panel.show_missingness(shown_of(replace(by_province.asked, by=AUTOMATIC)), NAMES, stale=False)
    assert panel.by.currentText() == "sex"
    assert not panel.look.isVisible()
    assert not panel.stronger.isVisible()
    assert "Click a bar" not in panel.figure.why.text()


def test_choices_are_told(panel, qtbot, by_province):
    panel.show_missingness(by_province, NAMES, stale=False)
    panel.show_map({NOT_ON_MAP: "nothing of it", AREAS: "areas"}, AREAS, "4 of 4 areas")
    assert panel.map_shows.currentText() == "areas"
    for box, signal, key in (
        (panel.column, panel.column_chosen, ANY_COLUMN),
        (panel.by, panel.by_chosen, BY_REGION),
        (panel.map_shows, panel.map_chosen, NOT_ON_MAP),
    ):
        box.setFocus()
        with qtbot.waitSignal(signal) as told:
            QTest.keyClick(box, Qt.Key.Key_Home)
        assert told.args == [key]
    panel.show_map({NOT_ON_MAP: "nothing of it"}, NOT_ON_MAP, "")
    assert not panel.map_shows.isEnabled()
    assert not panel.map_words.isVisible()


def test_bars_are_chosen_and_marked(panel, qtbot, by_province):
    panel.show_missingness(by_province, NAMES, stale=False)
    at = panel.chart.place_of(1).center().toPoint()
    with qtbot.waitSignal(panel.group_chosen) as told:
        qtbot.mouseClick(panel.chart, LEFT, Qt.KeyboardModifier.ControlModifier, pos=at)
    assert told.args == [1, True]
    panel.mark(np.array([1]))
    assert [panel.chart.rows.is_marked(0, row) for row in (0, 1)] == [False, True]


def test_many_groups_show_those_that_lose_most(panel, by_province):
    n = 60
    many = found("age", "x", tuple(f"v{i:02}" for i in range(n)), [50] * n, list(range(n))[::-1])
    shown = replace(by_province, bias=bias_of(many), by="x", groups=None)
    panel.show_missingness(shown, NAMES, stale=True)
    assert panel.chart.count() == 10
    assert panel.chart.rows.label(0) == "v00"
    assert panel.stale.isVisible()


def test_values_are_copied(panel, by_province):
    panel.show_missingness(by_province, NAMES, stale=False)
    panel.chart.copy_values()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line.split(",")[1] for line in lines[1:]] == ["East", "West"]
