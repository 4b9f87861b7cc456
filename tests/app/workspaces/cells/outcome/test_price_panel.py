import pytest
from PySide6.QtCore import Qt

from app.workspaces.cells.outcome import empty
from app.workspaces.cells.outcome.price_curves import price_words
from app.workspaces.cells.outcome.price_panel import PricePanel
from core.suppression.cells.prices import Price
from tests.app.test_accessible_controls import nameless, unreachable, wordless

LEFT = Qt.MouseButton.LeftButton
FOUND = (
    Price(10.0, 100, 400.0, 300, 900.0, 250),
    Price(1.0, 180, 700.0, 220, 650.0, 260),
    Price(0.1, 320, 1300.0, 90, 250.0, 330),
)


@pytest.fixture
def panel(qtbot, theme):
    panel = PricePanel(theme)
    qtbot.addWidget(panel)
    panel.resize(760, 300)
    panel.show()
    return panel


@pytest.fixture
def filled(panel):
    panel.show_variables({"age": "age", "geography": "geography"}, "geography")
    panel.show_prices(FOUND, "geography", "geography")
    return panel


def test_the_empty_place_says_what_would_be_here(panel, qtbot):
    panel.show_reason(empty.NO_RECORDS)
    assert panel.empty.isVisible()
    assert not panel.top.isVisible()
    with qtbot.waitSignal(panel.empty.sample_requested):
        qtbot.mouseClick(panel.empty.sample, LEFT)


def test_geography_is_asked_about_unless_another_is_chosen(panel, qtbot):
    panel.show_variables({"age": "age", "geography": "geography"}, "geography")
    with qtbot.waitSignal(panel.prices_requested) as told:
        qtbot.mouseClick(panel.button, LEFT)
    assert told.args == ["geography"]
    panel.variable.setCurrentIndex(0)
    panel.show_variables({"age": "age", "geography": "geography"}, "geography")
    with qtbot.waitSignal(panel.prices_requested) as told:
        qtbot.mouseClick(panel.button, LEFT)
    assert told.args == ["age"]


def test_one_variable_alone_has_no_price(panel):
    panel.show_variables({"age": "age"}, "")
    assert not panel.top.isVisible()


def test_the_sentence_says_what_it_costs_and_brings(filled):
    assert filled.why.text() == (
        "Weighing 10 times as much as the others, geography loses 100\u00a0cells and they lose "
        "300\u00a0cells; weighing 0.1 times as much, 320\u00a0cells and 90\u00a0cells."
    )
    filled.unit.setCurrentIndex(1)
    assert "geography loses 400\u00a0bits and they lose 900\u00a0bits" in filled.why.text()
    same = (FOUND[0], FOUND[0])
    assert "changes nothing of what it loses" in price_words(same, "age", False)
    assert price_words(FOUND[:1], "age", False) == ""


def test_both_lines_are_drawn_over_the_weight(filled):
    curves = filled.chart.curves
    assert [list(of.y) for of in curves.strokes] == [[100, 180, 320], [300, 220, 90]]
    assert [of.name for of in curves.dots] == ["geography", "all other columns"]
    assert (
        curves.said(0, 2)
        == "geography: 320\u00a0cells\ngeography weighs 0.1 times as much as the others"
    )
    assert "geography,0.1,0.1,320" in filled.chart.as_csv()


def test_a_point_gives_its_weight(filled, qtbot):
    assert not filled.use.isEnabled()
    place = filled.chart.place_of(0).center().toPoint()  # the lightest stands at the left
    qtbot.mouseClick(filled.chart, LEFT, pos=place)
    assert filled.use.text() == "Use 0.1 times the weight"
    with qtbot.waitSignal(filled.weight_requested) as told:
        qtbot.mouseClick(filled.use, LEFT)
    assert told.args == ["geography", 0.1]


def test_the_search_is_stopped(filled, qtbot):
    filled.show_progress("3 of 10 weights")
    assert not filled.button.isVisible()
    with qtbot.waitSignal(filled.stop_requested):
        qtbot.mouseClick(filled.stop, LEFT)
    filled.show_progress(None)
    assert filled.button.isVisible()


def test_everything_can_be_reached_and_named(filled):
    assert not nameless(filled)
    assert not wordless(filled)
    assert not unreachable(filled)
