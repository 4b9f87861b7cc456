from PySide6.QtCore import Qt

from app.workspaces.uniqueness.findings.texts import weight_text
from app.workspaces.uniqueness.findings.weight_bars import WeightBar, weight_bars
from app.workspaces.uniqueness.findings.weights_chart import ends_of
from tests.app.workspaces.uniqueness.findings.examined import examined, full, show

LEFT = Qt.MouseButton.LeftButton


def middle_of(chart, name):
    i = next(i for i, bar in enumerate(chart.bars) if bar.name == name)
    return chart.place_of(i).center().toPoint()


def test_bars_stand_by_weight_with_errors_and_shares(panel):
    of = show(panel)
    chart = panel.weights.chart
    by_weight = sorted(zip(of.weights.weights, of.weights.names, strict=True), reverse=True)
    assert [bar.name for bar in chart.bars] == [name for _, name in by_weight]
    assert panel.weights.figure.why.text().startswith(f"The variable {chart.bars[0].name} weighs")
    assert "R²" in panel.weights.method.text()
    assert "standard error" in chart.said(0)
    panel.weights.show_shares({"age": 0.5, "county": 0.3, "site": 0.2})
    assert "50.0\u00a0% of the unique record sets" in chart.said(0)
    assert "Shapley" in panel.weights.method.text()
    lines = chart.as_csv().splitlines()
    assert lines[0] == "variable,recoded,weight,standard_error,share"
    assert lines[1].startswith("age,age,")
    assert lines[1].endswith(",0.5")


def test_geography_is_said_in_the_language_of_the_window(panel, monkeypatch):
    said = {"geography": "géographie"}
    monkeypatch.setattr("app.features.variables.words.said", lambda text: said.get(text, text))
    show(panel)
    panel.weights.show_nexts({"geography": ("areas", "FSAs")})
    panel.weights.choose("geography")
    assert panel.weights.button.words == "Collapse géographie"
    assert panel.weights.next.text() == "géographie: areas → FSAs"


def test_long_words_on_buttons_do_not_widen_the_dock(panel):
    advice = panel.advice
    wide = max(advice.research.sizeHint().width(), advice.public.sizeHint().width())
    advice.public.setText(advice.public.text() + " and some more")
    assert advice.minimumSizeHint().width() < wide + advice.public.sizeHint().width()


def test_the_heaviest_variable_collapses_with_one_click(panel, qtbot):
    show(panel, county="county (bands of 10)", age="age (bands of 10)")
    button = panel.weights.button
    assert button.words == "Collapse age"
    assert panel.weights.next.text() == "age: as it is → age (bands of 10)"
    with qtbot.waitSignal(panel.weights.collapse_requested) as told:
        qtbot.mouseClick(button, LEFT)
    assert told.args == ["age"]


def test_what_cannot_be_coarser_is_passed_over(panel):
    show(panel, county="county (bands of 10)")
    assert panel.weights.button.words == "Collapse county"
    panel.weights.show_nexts({})
    assert not panel.weights.button.isVisible()
    assert panel.weights.next.text() == "No variable can be made coarser."


def test_a_click_on_a_bar_chooses_its_variable(panel, qtbot):
    show(panel, county="county (bands of 10)", age="age (bands of 10)")
    chart = panel.weights.chart
    qtbot.mouseClick(chart, LEFT, pos=middle_of(chart, "county"))
    assert chart.marked == "county"
    assert panel.weights.button.words == "Collapse county"
    qtbot.mouseClick(chart, LEFT, pos=middle_of(chart, "county"))
    assert chart.marked == ""
    assert panel.weights.button.words == "Collapse age"
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert chart.marked == chart.bars[0].name


def actions_of(menu):
    return {action.text(): action for action in menu.actions()}


def test_each_row_has_a_menu_of_its_own(panel, qtbot):
    show(panel, county="county (bands of 10)")
    chart = panel.weights.chart
    place = next(i for i, bar in enumerate(chart.bars) if bar.name == "county")
    qtbot.mouseClick(chart.buttons[place], LEFT)
    menu = chart._open_menu
    found = actions_of(menu)
    with qtbot.waitSignal(panel.weights.collapse_requested) as told:
        found["Collapse to county (bands of 10)"].trigger()
    assert told.args == ["county"]
    with qtbot.waitSignal(panel.leave_requested) as told:
        found["&Leave it out"].trigger()
    assert told.args == ["county"]
    with qtbot.waitSignal(panel.weights.pin_requested) as told:
        found["&Keep as it is when advised"].trigger()
    assert told.args == ["county", True]
    assert "&Copy values" in found
    menu.close()


def test_the_menu_key_opens_the_menu_of_the_row(panel, qtbot):
    show(panel)
    chart = panel.weights.chart
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_End)
    qtbot.keyClick(chart, Qt.Key.Key_Menu)
    found = actions_of(chart._open_menu)
    assert not found["Cannot be made coarser"].isEnabled()
    chart._open_menu.close()


def test_weights_that_cannot_be_had_are_explained(panel):
    of = full(("a", "b", "c"), (3, 3, 3))  # only all three together single anybody out
    show(panel, examined(of), a="a (grouped)")
    assert panel.weights.figure.why.text().startswith("No weights")
    assert "add a column" in panel.weights.figure.why.text()
    assert [bar.name for bar in panel.weights.chart.bars] == ["a", "b", "c"]
    assert panel.weights.button.words == "Collapse a"
    panel.grab()


def test_without_weights_shares_decide_the_order(panel):
    of = examined(full(("a", "b", "c"), (3, 3, 3)))
    bars = weight_bars(of, {"a": 0.1, "b": 0.2, "c": 0.7})
    assert [bar.name for bar in bars] == ["c", "b", "a"]
    assert [bar.length for bar in bars] == [0.7, 0.2, 0.1]


def test_one_variable_has_no_weights_and_stays(panel):
    show(panel, examined(full(("a",), (4,))))
    assert panel.weights.figure.why.text().startswith("No weights: one variable")
    assert panel.omission.grid.rowCount() == 2
    panel.omission.grid.selectRow(1)
    assert not panel.omission.button.isEnabled()


def test_weights_have_two_decimals_and_no_minus_before_nothing():
    assert weight_text(-0.001, 0.254) == "0.00 ± 0.25"
    assert weight_text(-1.236, float("nan")) == "−1.24"
    assert weight_text(float("nan"), 1.0) == "–"


def test_a_negative_weight_is_painted_within_the_bars(panel):
    chart = panel.weights.chart
    show(panel)
    chart.show_bars([WeightBar("a", "a", 2.0, 0.5), WeightBar("b", "b", -0.5, 0.2)])
    assert ends_of(chart.bars) == (-0.7, 2.5)
    panel.grab()
