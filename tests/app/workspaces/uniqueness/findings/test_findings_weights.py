"""The figure of weights and the button that makes the heaviest variable coarser."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.features.variables import words
from app.workspaces.uniqueness.findings.weights_chart import (
    WeightBar,
    ends_of,
    weight_bars,
    weight_text,
)
from core.record_uniqueness.distinct import CountedVariable
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, Recode
from tests.app.workspaces.uniqueness.uniqueness_cases import distinct, examined, full

LEFT = Qt.MouseButton.LeftButton
NAMES = ("age", "county", "site")


@pytest.fixture
def weights(parts):
    parts.answer()
    return parts.sections("findings")[1]


def middle_of(chart, name):
    i = next(i for i, bar in enumerate(chart.bars) if bar.name == name)
    return chart.place_of(i).center().toPoint()


def test_bars_stand_by_weight_with_errors_and_shares(parts, weights):
    of, chart = parts.state.examination.weights, weights.chart
    by_weight = sorted(zip(of.weights, of.names, strict=True), reverse=True)
    assert [bar.name for bar in chart.bars] == [name for _, name in by_weight]
    assert weights.figure.why.text().startswith(f"The variable {chart.bars[0].name} weighs")
    assert "R²" in weights.figure.meaning
    assert "Shapley" in weights.figure.meaning
    assert "standard error" in chart.said(0)
    assert "\u00a0% of the unique record sets" in chart.said(0)
    assert sum(weights.shares.values()) == pytest.approx(1)
    assert set(weights.shares) == set(NAMES)
    lines = chart.as_csv().splitlines()
    assert lines[0] == "variable,recoded,weight,standard_error,p_value,share"
    assert lines[1].startswith("age,age,")
    assert float(lines[1].split(",")[-1]) == pytest.approx(weights.shares["age"])


def test_the_heaviest_variable_is_collapsed_and_that_is_undone(parts, weights, qtbot):
    state = parts.state
    assert weights.button.words == "Collapse age"
    assert "age: as it is → 10-year bands" in weights.button.toolTip()
    qtbot.mouseClick(weights.button, LEFT)
    once = state.question
    assert once == Question(NAMES, (Recode("age", BAND, 2),))
    assert parts.asked == [once]
    state.leave_out("site")  # each is undone by itself
    assert state.question.variables == ("age", "county")
    parts.history.undo()
    assert state.question == once
    parts.history.undo()
    assert state.question == Question(NAMES)
    parts.history.redo()
    assert state.question == once


def test_what_cannot_be_coarser_is_passed_over(parts, weights):
    state = parts.state
    variables = tuple(
        replace(of, categories=of.categories[:2]) if of.name == "age" else of
        for of in state.distinct.variables
    )
    codes = state.distinct.codes.copy()
    codes[0] %= 2
    parts.answer(of=replace(state.distinct, variables=variables, codes=codes))
    assert "age" not in weights.steps
    assert weights.button.words == f"Collapse {weights.heaviest}"
    assert weights.heaviest in ("county", "site")
    state.distinct = None
    parts.settle()
    assert not weights.button.isVisible()
    assert weights.next.isVisibleTo(weights)


def test_geography_is_said_in_the_language_of_the_window(parts, weights, monkeypatch):
    said = {"geography": "géographie"}
    monkeypatch.setattr(words, "said", lambda text: said.get(text, text))
    of = distinct(2)
    where = CountedVariable("geography", of.variables[0].categories, "number", 5.0)
    parts.answer(of=replace(of, variables=(where, of.variables[1])))
    weights.choose("geography")
    assert weights.button.words == "Collapse géographie"
    assert "géographie: as it is → bands of 10" in weights.button.toolTip()


def test_a_click_on_a_bar_chooses_its_variable(weights, qtbot):
    chart = weights.chart
    qtbot.mouseClick(chart, LEFT, pos=middle_of(chart, "county"))
    assert chart.marked == "county"
    assert weights.button.words == "Collapse county"
    qtbot.mouseClick(chart, LEFT, pos=middle_of(chart, "county"))
    assert chart.marked == ""
    assert weights.button.words == "Collapse age"
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert chart.marked == chart.bars[0].name


def actions_of(menu):
    return {action.text(): action for action in menu.actions()}


def test_each_row_has_a_menu_of_its_own(parts, weights, qtbot):
    chart, state = weights.chart, parts.state
    place = next(i for i, bar in enumerate(chart.bars) if bar.name == "county")
    qtbot.mouseClick(chart.buttons[place], LEFT)
    menu = chart._open_menu
    found = actions_of(menu)
    assert "&Copy values" in found
    found["&Keep as it is when advised"].trigger()
    assert state.pinned == {"county"}
    found["&Leave it out"].trigger()
    assert state.question.variables == ("age", "site")
    parts.history.undo()
    found["Collapse to bands of 10"].trigger()
    assert state.question.recode_of("county").kind == BAND
    menu.close()


def test_the_menu_key_opens_the_menu_of_the_row(parts, weights, qtbot):
    parts.state.distinct = None
    parts.settle()
    chart = weights.chart
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_End)
    qtbot.keyClick(chart, Qt.Key.Key_Menu)
    assert not actions_of(chart._open_menu)["Cannot be made coarser"].isEnabled()
    chart._open_menu.close()


def test_weights_that_cannot_be_had_are_explained(parts, weights):
    parts.answer(of=full(("a", "b", "c"), (3, 3, 3)))  # only all three single anybody out
    assert weights.figure.why.text().startswith("No weights")
    assert "Add a column" in weights.figure.why.text()
    assert weights.figure.heading.startswith("Shares of the variables")
    assert [bar.name for bar in weights.chart.bars] == ["a", "b", "c"]
    weights.grab()
    parts.answer(of=full(("a",), (4,)))
    assert weights.figure.why.text().startswith("No weights: one variable")


def test_without_weights_shares_decide_the_order():
    of = examined(full(("a", "b", "c"), (3, 3, 3)))
    bars = weight_bars(of, {"a": 0.1, "b": 0.2, "c": 0.7})
    assert [bar.name for bar in bars] == ["c", "b", "a"]
    assert [bar.length for bar in bars] == [0.7, 0.2, 0.1]


def test_weights_have_two_decimals_and_no_minus_before_nothing():
    assert weight_text(-0.001, 0.254) == "0.00 ± 0.25"
    assert weight_text(-1.236, float("nan")) == "−1.24"
    assert weight_text(float("nan"), 1.0) == "–"


def test_a_negative_weight_is_painted_within_the_bars(weights):
    chart = weights.chart
    chart.show_bars([WeightBar("a", "a", 2.0, 0.5), WeightBar("b", "b", -0.5, 0.2)])
    assert ends_of(chart.bars) == (-0.7, 2.5)
    chart.grab()
