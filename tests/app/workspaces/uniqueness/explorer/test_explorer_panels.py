"""The panels of the explorer, alone: what is asked, what is said, what is chosen."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.details import change_words
from app.workspaces.uniqueness.explorer.minimal import LEFT_OUT, minimal_sentence
from app.workspaces.uniqueness.explorer.on_map import map_words
from app.workspaces.uniqueness.explorer.shown import shown_of
from app.workspaces.uniqueness.reasons import NO_RECORDS, NO_VARIABLES, NOT_RUN
from app.workspaces.uniqueness.state import CHEAPEST, DEAREST, Look
from core.record_uniqueness.arrangement import MINIMAL, UNIQUE
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, Recode
from tests.app.workspaces.uniqueness.uniqueness_cases import made_up

AGE, SEX, GEOGRAPHY = 1, 2, 4


def plain(text):
    return text.replace("\u00a0", " ")


def shown(n=3, look=None, titles=None, **how):
    lattice = made_up(n, **how)
    return shown_of((lattice, titles or lattice.names, look or Look()))


@pytest.fixture
def panel(explorer):
    """The explorer of three variables."""
    show(explorer)
    (made,) = explorer.sections("combinations")
    return made


def show(explorer, n=3, mask=0, **how):
    explorer.state.show_counting(made_up(n, **how))
    explorer.state.question = Question(explorer.state.counting.names)
    explorer.state.chosen = mask
    explorer.settle()


def choose(box, key):
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def test_an_empty_place_says_why_nothing_is_shown(explorer, people):
    page = explorer.pages["combinations"]
    assert page.empty.isVisible()
    assert page.empty.reason == NO_RECORDS
    explorer.program.session.set_records(people)
    explorer.settle()
    assert page.empty.reason == NO_VARIABLES
    show(explorer)
    assert explorer.sections("combinations")[0].isVisible()
    assert not page.empty.isVisible()
    explorer.state.show_counting(None)
    explorer.settle()
    assert page.empty.reason == NOT_RUN


def test_how_they_are_looked_at_is_chosen(explorer, panel):
    chart, everything = panel.chart, "sex"
    choose(panel.measure, UNIQUE)
    choose(panel.having, everything)
    choose(panel.path, DEAREST)
    panel.only_sets.click()
    explorer.settle()
    assert explorer.state.look == Look(UNIQUE, "sex", True, DEAREST)
    assert (chart.arrangement.measure, chart.count()) == (UNIQUE, 4)
    assert len(chart.path) == 3
    # More is counted of the same variables as recoded: what is asked stays.
    ages = CountedVariable("age", tuple(map(str, range(0, 60, 5))), "number", 5.0)
    others = tuple(CountedVariable(of, ("a", "b")) for of in ("sex", "geography"))
    codes = np.zeros((3, 1), np.int32)
    explorer.state.distinct = DistinctRecords((ages, *others), codes, np.ones(1, np.int32))
    explorer.state.question = explorer.state.question.recoded(Recode("age", BAND, 2))
    explorer.settle()
    assert explorer.state.look.having == "sex"
    assert panel.having.itemText(1) == "With age (bands of 10)"
    # Other variables: what is gone cannot be asked for.
    show(explorer, 1)
    assert panel.having.currentData() == ""
    assert chart.count() == 1


def test_what_is_asked_decides_what_is_shown():
    of = shown(3, Look(UNIQUE, "sex", False, CHEAPEST))
    assert len(of.arrangement) == 4
    assert of.arrangement.measure == UNIQUE
    assert of.path == (GEOGRAPHY, SEX | GEOGRAPHY, AGE | SEX | GEOGRAPHY)
    assert shown(3, Look(path=DEAREST)).path[:2] == (AGE, AGE | SEX)
    assert len(shown(3, Look(having="no such variable")).arrangement) == 7
    assert shown().path == ()


def test_smallest_combinations_can_be_compared_where_they_were_looked_for(explorer, panel):
    index = panel.measure.findData(MINIMAL)
    assert panel.measure.model().item(index).isEnabled()
    show(explorer, minimal=False)
    assert not panel.measure.model().item(index).isEnabled()


def test_a_field_is_chosen_and_told(explorer, panel):
    assert panel.details.hint.isVisible()
    assert not panel.details.name.isVisible()
    chart, of = panel.chart, explorer.state.counting
    at = chart.place_of(chart.arrangement.place(AGE | SEX)).center().toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)
    assert explorer.state.chosen == AGE | SEX
    assert panel.details.name.text() == "age + sex"
    assert panel.details.counted.whole == texts.counted_words(of, 3)
    panel.details.close_button.click()
    assert explorer.state.chosen == 0
    assert panel.details.hint.isVisible()


def test_a_variable_more_or_less_is_a_bar_that_leads_there(explorer, panel):
    show(explorer, 5, AGE | GEOGRAPHY)
    near, lattice = panel.details.near, explorer.state.counting
    signs = [near.rows.label(row)[0] for row in range(5)]
    values = [near.rows.value(0, row) for row in range(5)]
    assert signs == ["+", "+", "+", "−", "−"]
    assert values[:3] == sorted(values[:3], reverse=True)
    assert values[3:] == sorted(values[3:], reverse=True)
    assert near.rows.label(0) == "+ sex"
    with_sex = int(np.flatnonzero(lattice.masks == AGE | SEX | GEOGRAPHY)[0])
    assert values[0] == 100 * lattice.in_sets[with_sex] / 10_000
    assert "points of a per cent" in near.said(0)
    near.choose(0, False)
    assert explorer.state.chosen == AGE | SEX | GEOGRAPHY


def test_what_is_not_counted_is_said_and_has_no_bar(explorer, panel):
    show(explorer, 3, AGE | SEX, sizes_counted=(3,))
    assert panel.details.counted.text() == "Not counted yet."
    assert panel.details.near.count() == 1


def test_a_combination_that_the_filter_hides_is_told_all_the_same(explorer, panel):
    choose(panel.having, "sex")
    explorer.state.chosen = AGE
    explorer.settle()
    assert panel.chart.count() == 4
    assert panel.details.name.text() == "age"
    panel.chart.grab()


def test_without_areas_the_map_is_said_to_be_missing(explorer, panel):
    explorer.state.chosen = AGE
    explorer.settle()
    note = panel.on_map.note
    assert note.said.text() == "Count again to see where these records are."
    assert note.select.isHidden()


def test_everything_has_a_name_and_a_tooltip(explorer, panel):
    for control in (panel.measure, panel.having, panel.path, panel.only_sets, panel.more):
        assert control.toolTip()
        assert control.accessibleName() or control.text()
    told = "All combinations of variables: Records in unique sets (% of all records)"
    assert panel.chart.accessibleName() == panel.chart.titled == told
    panel.chart.go_to(0)
    assert panel.chart.accessibleDescription().startswith("age\n")
    show(explorer, 2)
    assert "Each field is one combination" in panel.chart.accessibleDescription()
    assert "Each field is one combination" in panel.details.hint.text()


def test_the_fewest_variables_are_told_and_looked_up_in_the_table(explorer, people, qtbot):
    explorer.bring("minimal")
    page, (section,) = explorer.pages["minimal"], explorer.sections("minimal")
    assert page.empty.isVisible()
    show(explorer)
    lattice, table = explorer.state.counting, explorer.pages["combination_table"]
    assert section.sentence.whole.startswith("A single variable is enough")
    sums = [int(lattice.minimal[s].sum()) for s in (slice(0, 3), slice(3, 6), slice(6, 7))]
    assert [section.chart.rows.value(0, row) for row in range(3)] == sums
    section.chart.choose(1, False)
    explorer.settle()
    assert table.bar.condition.text() == "number = 2 and minimal > 0"
    counts = table.table.by_name["minimal"].values[table.model.rows]
    assert counts.tolist() == sorted(counts.tolist(), reverse=True)
    explorer.bring("minimal")
    explorer.program.session.set_records(people)
    show(explorer, sizes_counted=(3,))
    assert page.empty.reason == NOT_RUN
    show(explorer, minimal=False)
    assert page.empty.reason == LEFT_OUT


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        ((0, 1354, 9), "are enough to single records out (times: 1,354). Fewer never are."),
        ((3, 0, 0), "A single variable is enough to single records out (times: 3)."),
        ((0, 0, 0), "No record is singled out"),
    ],
)
def test_sentences_of_the_fewest_variables(counts, words):
    assert words in plain(minimal_sentence(np.array(counts)))


def test_words_of_a_map():
    words = plain(map_words(np.array([0.0, 3.0, np.nan, 1.0]), 0))
    assert words == "2 of 4 areas hold such records."
    assert plain(map_words(np.array([1.0]), 7)).endswith("7 records more are in no known area.")
    words = plain(map_words(np.array([1.0]), 1, people=True))
    assert words == "1 of 1 area hold such people. 1 person more are in no known area."


def test_changes_have_a_sign():
    assert change_words(10, 60, 1000).startswith("+5")
    assert change_words(60, 10, 1000).startswith("−5")
