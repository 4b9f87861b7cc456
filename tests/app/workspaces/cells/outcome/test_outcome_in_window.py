"""Result, comparison and price in a window: what is suppressed, kept and compared."""

from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.workspaces.cells.outcome import comparison_panel, price, result
from app.workspaces.cells.outcome.comparison import MOST_KEPT, keep
from core.coded_records import CodedRecords
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.plan import plan_of, protection_of
from core.steps import finish
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.prices import Price
from core.suppression.cells.result import PHASE_2, SoFar
from tests.app.test_accessible_controls import nameless, unreachable, wordless

LEFT = Qt.MouseButton.LeftButton
DESIGN = CellDesign(
    (
        LevelledVariable("geography", ("geography", "geography.fsa")),
        LevelledVariable("age", ("age",)),
    ),
    k=3,
)
FOUND = (
    Price(10.0, 100, 400.0, 300, 900.0, 250),
    Price(1.0, 180, 700.0, 220, 650.0, 260),
    Price(0.1, 320, 1300.0, 90, 250.0, 330),
)


def coded():
    rng = np.random.default_rng(1)
    place, age = rng.integers(0, 8, (2, 150))
    return CodedRecords(
        columns=("geography", "geography.fsa", "age"),
        codes=np.array([place, place // 4, age], dtype=np.int32),
        categories={
            "geography": tuple("abcdefgh"),
            "geography.fsa": ("A", "B"),
            "age": tuple("12345678"),
        },
        n_categories={"geography": 8, "geography.fsa": 2, "age": 8},
    )


@pytest.fixture
def frame(framed):
    frame = framed(result.PANEL, comparison_panel.PANEL, price.PANEL)
    frame.state.when("outcome", partial(keep, frame.state))
    frame.state.records = coded()
    frame.state.design = DESIGN
    frame.result, frame.comparison, frame.price = (
        frame.context.panels[name] for name in ("result", "comparison", "price")
    )
    frame.table, frame.curve = frame.comparison.sections[0], frame.price.sections[0]
    return frame


def answer(frame, design):
    """What comes out is shown, as if it had been asked for."""
    frame.state.design = design
    outcome = finish(carry_out(frame.state.records, protection_of(design, plan_of(design))))
    frame.state.outcome = outcome
    return outcome


def below(frame, name, qtbot):
    frame.docks[name].show()
    frame.docks[name].raise_()
    qtbot.waitUntil(lambda: not frame.docks[name].visibleRegion().isEmpty())


def headings(frame):
    table = frame.table.grid.table
    return [table.heading(i) for i in range(table.columnCount())]


def test_results_stand_beside_each_other_and_come_back(frame, qtbot):
    (section,) = frame.result.sections
    below(frame, "comparison", qtbot)
    first = answer(frame, DESIGN)
    qtbot.waitUntil(lambda: section.shown is first)
    assert section.verdict.figure.text() == "0 of 1"
    frame.state.stale = True
    qtbot.waitUntil(frame.result.stale.isVisible)
    assert section.verdict.of.property("role") == "neutral"
    qtbot.mouseClick(frame.result.stale.button, LEFT)
    assert frame.asked == [DESIGN]
    frame.state.stale = False
    second = answer(frame, replace(DESIGN, k=6))
    qtbot.waitUntil(lambda: len(headings(frame)) == 2)
    assert headings(frame)[0] == "1 · baseline\nk = 3\ncombinations"
    frame.table.grid.selectColumn(0)
    qtbot.keyClick(frame.table.grid, Qt.Key.Key_Return)
    assert frame.state.design == DESIGN
    assert frame.state.outcome is first
    frame.history.undo()
    assert frame.state.design == replace(DESIGN, k=6)
    frame.table.grid.selectColumn(1)
    qtbot.mouseClick(frame.table.pick, LEFT)
    qtbot.waitUntil(lambda: headings(frame)[1].startswith("2 · baseline"))
    qtbot.mouseClick(frame.table.remove, LEFT)
    qtbot.waitUntil(lambda: len(headings(frame)) == 1)
    frame.history.undo()
    qtbot.waitUntil(lambda: len(headings(frame)) == 2)
    assert [of.kept for of in frame.state.candidates] == [first, second]


def test_of_very_many_the_newest_are_kept(frame):
    outcomes = [answer(frame, DESIGN) for _ in range(MOST_KEPT + 2)]
    assert [of.kept for of in frame.state.candidates] == outcomes[2:]


def test_the_work_is_shown_while_it_goes_on(frame, qtbot):
    state, (section,) = frame.state, frame.result.sections
    state.plan, state.titles = plan_of(DESIGN), {"geography": "areas"}
    state.working = True
    state.so_far = SoFar(PHASE_2, 1, 0, (9,), {"geography": 4, "age": 0})
    qtbot.waitUntil(section.live.isVisible)
    assert section.live.moles.rows.label(0) == "areas + age"
    state.working, state.so_far = False, None
    qtbot.waitUntil(frame.result.empty.isVisible)
    assert frame.result.empty.why.text() == "No cells have been suppressed yet."


@pytest.mark.parametrize("name", ["comparison", "price"])
def test_what_stands_below_the_map_is_hidden_until_the_result_offers_it(frame, qtbot, name):
    (section,) = frame.result.sections
    answer(frame, DESIGN)
    button = {"comparison": section.compare, "price": section.price}[name]
    qtbot.waitUntil(button.isVisible)
    assert frame.docks[name].isHidden()
    qtbot.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: not frame.docks[name].visibleRegion().isEmpty())


@pytest.mark.parametrize("name", ["result", "comparison", "price"])
def test_without_records_each_offers_to_open_some(frame, qtbot, monkeypatch, name):
    below(frame, name, qtbot)
    monkeypatch.setattr(frame.session, "records", None)
    frame.session.changed.emit()
    page = frame.context.panels[name]
    qtbot.waitUntil(lambda: page.empty.reason == "no records")
    qtbot.waitUntil(page.empty.isVisible)
    assert page.empty.why.text() == "No records are open yet."
    qtbot.waitUntil(lambda: page.head is None or not page.head.isVisible())


# The batch


def test_thresholds_and_levels_are_compared_in_a_batch(frame, qtbot):
    below(frame, "comparison", qtbot)
    bar = frame.comparison.head
    qtbot.waitUntil(bar.levels.isVisible)
    bar.thresholds.setText("3 5")
    bar.levels.setCurrentIndex(1)
    qtbot.keyClick(bar.thresholds, Qt.Key.Key_Return)
    assert bar.run.stop.isVisible()
    assert not bar.thresholds.isEnabled()
    qtbot.waitUntil(lambda: len(headings(frame)) == 8 and not frame.jobs.busy, timeout=20_000)
    assert headings(frame)[0] == "1 · baseline\ngeography\nk = 3\ncombinations"
    assert headings(frame)[7] == "8\ngeography.fsa\nk = 5\ncomplete"
    qtbot.waitUntil(bar.run.button.isVisible)
    frame.table.grid.selectColumn(7)
    qtbot.mouseClick(frame.table.restore, LEFT)  # run again with that design
    design = frame.state.design
    assert (design.k, design.algorithm, design.variables[0].released) == (5, "complete", 1)
    assert frame.asked == [design]
    qtbot.keyClick(frame.table.grid, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: len(headings(frame)) == 7)
    frame.history.undo()
    qtbot.waitUntil(lambda: len(headings(frame)) == 8)
    for page in (frame.comparison, frame.result):
        assert (nameless(page), wordless(page), unreachable(page)) == ([], [], [])


def test_which_levels_can_be_compared(frame, qtbot):
    below(frame, "comparison", qtbot)
    bar = frame.comparison.head
    qtbot.waitUntil(bar.levels.isVisible)
    bar.levels.setCurrentIndex(1)
    where, age = DESIGN.variables
    both = LevelledVariable("age", ("age", "age.ten"))
    frame.state.design = replace(DESIGN, variables=(both, where))
    qtbot.waitUntil(lambda: bar.levels.count() == 3)
    assert bar.levels.currentData() == "geography"  # what was chosen stays
    frame.state.design = replace(DESIGN, variables=(age,))
    qtbot.waitUntil(lambda: not bar.levels.isVisible())
    assert bar.levels.currentData() == ""


def test_thresholds_that_cannot_be_read_are_said(frame, qtbot):
    below(frame, "comparison", qtbot)
    bar = frame.comparison.head
    bar.thresholds.setText("five")
    qtbot.mouseClick(bar.run.button, LEFT)
    assert any("cannot be read" in of for of in frame.said)
    assert not frame.jobs.busy


def test_records_that_are_not_read_are_read_first(frame, qtbot):
    below(frame, "comparison", qtbot)
    records, frame.state.records = frame.state.records, None
    with qtbot.waitSignal(frame.state.read_requested):
        qtbot.mouseClick(frame.comparison.head.run.button, LEFT)
    frame.state.records = records
    frame.jobs.ended.emit(None)  # reading is over
    qtbot.waitUntil(lambda: len(frame.state.candidates) == 6, timeout=20_000)


def test_a_batch_is_stopped_and_other_records_throw_it_away(frame, qtbot):
    below(frame, "comparison", qtbot)
    bar = frame.comparison.head
    qtbot.mouseClick(bar.run.button, LEFT)
    qtbot.mouseClick(bar.run.stop, LEFT)
    qtbot.waitUntil(lambda: not frame.jobs.busy)
    assert len(frame.state.candidates) < 6
    qtbot.mouseClick(bar.run.button, LEFT)
    frame.session.records_changed.emit(None)
    qtbot.waitUntil(lambda: not frame.jobs.busy)
    assert bar.run.button.isVisible()


# The price


def test_the_price_of_geography_is_found_and_its_weight_taken(frame, qtbot):
    below(frame, "price", qtbot)
    bar, state = frame.price.head, frame.state
    qtbot.waitUntil(lambda: bar.variable.currentData() == "geography")
    qtbot.mouseClick(bar.run.button, LEFT)
    assert not bar.variable.isEnabled()
    qtbot.waitUntil(
        lambda: state.prices is not None and len(state.prices.found) == 11 and not frame.jobs.busy,
        timeout=20_000,
    )
    qtbot.waitUntil(frame.curve.isVisible)
    frame.curve.chart.chosen.emit(1)
    qtbot.mouseClick(frame.curve.use, LEFT)
    assert [of.weight for of in state.design.variables] == [1.0, 0.2]
    qtbot.wait(10)
    assert frame.curve.isVisible()  # how heavy geography is changes none of them
    state.design = replace(state.design, k=7)
    qtbot.waitUntil(frame.price.empty.isVisible)
    assert (nameless(frame.price), wordless(frame.price)) == ([], [])


def test_another_design_or_other_records_end_the_search(frame, qtbot):
    below(frame, "price", qtbot)
    for change in (
        lambda: setattr(frame.state, "design", replace(DESIGN, k=9)),
        lambda: frame.session.records_changed.emit(None),
    ):
        qtbot.mouseClick(frame.price.head.run.button, LEFT)
        assert frame.jobs.busy
        change()
        qtbot.waitUntil(lambda: not frame.jobs.busy)
        assert frame.price.empty.isVisible()


def test_one_variable_alone_has_no_price(frame, qtbot):
    below(frame, "price", qtbot)
    bar = frame.price.head
    qtbot.waitUntil(bar.isVisible)
    bar.variable.setCurrentIndex(1)
    frame.state.design = replace(DESIGN, k=4)
    qtbot.wait(10)
    assert bar.variable.currentData() == "age"  # what the user chose stays
    frame.state.design = replace(DESIGN, variables=DESIGN.variables[1:])
    qtbot.waitUntil(lambda: not bar.isVisible())


def test_the_curve_and_what_it_says(frame, qtbot):
    below(frame, "price", qtbot)
    frame.state.prices = price.Prices("geography", DESIGN, FOUND)
    curve = frame.curve
    qtbot.waitUntil(curve.isVisible)
    assert curve.why.whole == (
        "Weighing 10 times as much as the others, geography loses 100\u00a0cells and they lose "
        "300\u00a0cells. Weighing 0.1 times as much, it loses 320\u00a0cells and they lose "
        "90\u00a0cells."
    )
    curves = curve.chart.curves
    assert [list(of.y) for of in curves.strokes] == [[100, 180, 320], [300, 220, 90]]
    assert [of.name for of in curves.dots] == ["geography", "all other columns"]
    assert curves.said(0, 2) == (
        "geography: 320\u00a0cells\ngeography weighs 0.1 times as much as the others"
    )
    assert "geography,0.1,0.1,320" in curve.chart.as_csv()
    assert not curve.use.isEnabled()
    lightest = curve.chart.place_of(0).center().toPoint()  # it stands at the left
    qtbot.mouseClick(curve.chart, LEFT, pos=lightest)
    assert curve.use.text() == "Use 0.1 times the weight"
    curve.unit.setCurrentIndex(1)
    assert "geography loses 400\u00a0bits and they lose 900\u00a0bits" in curve.why.text()
    same = (FOUND[0], FOUND[0])
    assert "changes nothing of what it loses" in price.price_words(same, "age", False)
    assert price.price_words(FOUND[:1], "age", False) == ""
