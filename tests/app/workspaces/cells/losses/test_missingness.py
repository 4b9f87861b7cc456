"""Missingness: sentences, choices, bars, and what the map shows while it is in sight."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.workspaces.cells.losses import texts
from app.workspaces.cells.losses.missingness import AREAS, REGIONS, MissingnessSection
from core.areas_and_regions import Place
from core.hierarchies.losses import AUTOMATIC, BY_REGION, LossQuestion, losses_of
from core.suppression.cells.bias import bias_of
from core.suppression.cells.missingness import ANY_COLUMN, BlanksByUnit, Missingness
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.core.suppression.small_outcomes import VARIABLES, layer_of, plain, small_outcome

LEFT = Qt.MouseButton.LeftButton
IDS = ("a1", "a2", "b1", "b2")
LAYER = layer_of(IDS)


@pytest.fixture(scope="module")
def outcome():
    return small_outcome()


@pytest.fixture
def by_province(outcome):
    place = Place(LAYER, np.array([0, 0, 1, 1], np.int32), 2, "run 1")
    return losses_of(LossQuestion(outcome, VARIABLES, "age", "geography.province", place))


@pytest.fixture
def section(context, placed, by_province):
    section = placed(MissingnessSection(context), height=700)
    context.state.titles = {"geography.province": "provinces"}
    section.map._see(True)
    section.show_result(by_province)
    return section


def found(column, by, labels, records, blanked, before=None):
    none = np.zeros(len(labels), np.int64) if before is None else np.array(before)
    return Missingness(column, by, labels, np.array(records), np.array(blanked), none)


# The sentences


CMG = found("cmg", "age", ("0-4", "5-9", None), [1000, 500, 500], [52, 200, 100])


def test_the_sentence_says_where_the_bias_is():
    bias = bias_of(CMG)
    assert plain(texts.bias_words(bias, "age", {"cmg": "case group"})) == (
        "Blanked most often where age is 5-9 (40.0 %), least where it is 0-4 (5.2 %). In all, "
        "17.6 % of the records have case group blanked."
    )
    named = replace(bias, most=2)
    assert "where age is missing (20.0" in plain(texts.bias_words(named, "age", {}))
    places = plain(texts.bias_words(bias, "provinces", {}, places=True))
    said = "Blanked most often in 5-9 (40.0 %), least in 0-4 (5.2 %), by provinces."
    assert places.startswith(said)


@pytest.mark.parametrize(
    ("of", "words"),
    [
        (
            found("cmg", "sex", ("F", "M"), [5000, 5000], [500, 501]),
            "By sex blanks are spread evenly",
        ),
        (
            found(ANY_COLUMN, "sex", ("F",), [50], [5]),
            "In all, 10.0 % of the records have a blanked cell.",
        ),
        (found("cmg", "sex", ("F", "M"), [50, 50], [0, 0]), "No cell of cmg is blanked."),
        (found(ANY_COLUMN, "sex", ("F", "M"), [50, 50], [0, 0]), "No cell is blanked."),
    ],
)
def test_the_sentence_where_there_is_no_bias(of, words):
    assert words in plain(texts.bias_words(bias_of(of), "sex", {}))


def test_what_is_said_of_a_group():
    of = found("cmg", "sex", ("F", "M"), [30, 10], [3, 1], [0, 2])
    assert plain(texts.group_words(of, 0)) == "3 of 30 records\n75.0 % of the file"
    assert plain(texts.group_words(of, 1)).endswith("2 records had no value before")


@pytest.mark.parametrize(
    ("column", "unit", "region", "words"),
    [
        ("cmg", 0, False, "cmg is blanked in 2 of 10 records (20.0 %)"),
        ("cmg", 0, True, "In its region cmg is blanked in 2 of 10 records (20.0 %)"),
        (ANY_COLUMN, 0, False, "3 of 10 records have a blanked cell (30.0 %)"),
        (ANY_COLUMN, 0, True, "In its region 3 of 10 records have a blanked cell (30.0 %)"),
        ("cmg", 2, False, ""),
        ("cmg", -1, False, ""),
        ("cmg", 9, False, ""),
    ],
)
def test_what_is_said_of_an_area(column, unit, region, words):
    blanked, touched, records = ([[2], [0], [0]], [3, 0, 0], [10, 5, 0])
    units = BlanksByUnit(("cmg",), np.array(blanked), np.array(touched), np.array(records), 4)
    assert plain(texts.told_of(units, column, unit, {}, region=region)) == words
    assert plain(texts.map_words(units, "cmg", regions=False)) == (
        "1 of 2 areas with records lost some. 4 records are in no known area."
    )
    assert "regions" in texts.map_words(units, "cmg", regions=True)


# The panel


def test_what_is_shown(section, by_province):
    assert section.column.currentText() == "age"
    assert section.by.currentText() == "provinces"
    assert section.by.itemText(0) == "regions of the run"
    assert section.figure.heading == "age by provinces (% blanked)"
    rows = section.chart.rows
    share = by_province.bias.found.share
    assert [rows.value(0, i) for i in range(2)] == pytest.approx((100 * share).tolist())
    assert [rows.label(i) for i in range(2)] == ["East", "West"]
    assert "Click a bar to select its areas." in section.figure.meaning
    assert section.sentence.whole.endswith("of the records have age blanked.")
    assert (nameless(section), wordless(section), unreachable(section)) == ([], [], [])
    section.chart.copy_values()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line.split(",")[1] for line in lines[1:]] == ["East", "West"]


def test_the_strongest_groups_are_offered(section, context, qtbot, by_province):
    context.state.lost_by = "geography.province"
    assert section.stronger.text().startswith("It is most uneven by sex")
    qtbot.mouseClick(section.look, LEFT)
    assert context.state.lost_by == AUTOMATIC
    section.show_result(losses_of(by_province.asked._replace(by=AUTOMATIC)))
    assert section.by.currentText() == "sex"
    assert not section.look.isVisible()
    assert not section.stronger.isVisible()
    assert "Click a bar" not in section.figure.meaning


def test_choices_are_asked_for(section, context):
    for box in (section.column, section.by):
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Home)
    assert (context.state.lost_column, context.state.lost_by) == (ANY_COLUMN, BY_REGION)


def test_bars_select_areas_and_are_marked(section, context, qtbot):
    session = context.program.session
    monkey = np.array([0], np.intp)
    session.area_file = None
    selected = []
    session.select = lambda areas: selected.append(areas.tolist())
    session.selection = monkey
    at = section.chart.place_of(1).center().toPoint()
    qtbot.mouseClick(section.chart, LEFT, pos=at)
    qtbot.mouseClick(section.chart, LEFT, Qt.KeyboardModifier.ControlModifier, pos=at)
    assert selected == [[2, 3], [0, 2, 3]]
    session.selection = np.array([3], np.intp)
    session.changed.emit()
    qtbot.waitUntil(lambda: section.chart.rows.is_marked(0, 1))
    assert not section.chart.rows.is_marked(0, 0)


def test_many_groups_show_those_that_lose_most(section, by_province):
    n = 60
    many = found("age", "x", tuple(f"v{i:02}" for i in range(n)), [50] * n, list(range(n))[::-1])
    section.show_result(replace(by_province, bias=bias_of(many), by="x", groups=None))
    assert section.chart.count() == 10
    assert section.chart.rows.label(0) == "v00"


def test_the_map_shows_regions_then_what_is_chosen(section, context, by_province):
    panel, on_map = context.program.window.map_panel, context.program.map_wiring
    key = "lent cells missingness {}".format
    assert list(panel.offered["cells missingness"]) == [key(AREAS), key(REGIONS)]
    assert on_map.subject == key(REGIONS)
    assert on_map.lent(LAYER, False).labels is by_province.asked.place.labels
    assert plain(on_map.told(0)).startswith("In its region age is blanked in ")
    panel.subject_chosen.emit(key(AREAS))
    assert "4 areas with records lost some." in plain(section.map.said.text())
    assert on_map.lent(LAYER, False).labels is None
    panel.subject_chosen.emit("population")
    assert on_map.lent is None
    assert section.map.of.shows == ""
    section.map._see(True)  # left and come back
    assert on_map.subject == key(AREAS)
    section.map._see(False)
    assert on_map.lent is None


def test_without_areas_nothing_is_on_the_map(section, context, by_province):
    section.show_result(losses_of(by_province.asked._replace(place=None)))
    assert not context.program.window.map_panel.offered["cells missingness"]
    assert section.map.said.text() == "There are no areas on the map."
    assert context.program.map_wiring.lent is None
