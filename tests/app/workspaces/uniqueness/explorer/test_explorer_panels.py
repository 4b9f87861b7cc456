"""The panels of the explorer, alone: what is asked, what is said, what is chosen."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.asked import CHEAPEST, DEAREST, Asked, shown_of
from app.workspaces.uniqueness.explorer.details import NOT_ON_MAP
from app.workspaces.uniqueness.explorer.minimal import MinimalPanel
from app.workspaces.uniqueness.explorer.panel import ExplorerPanel
from app.workspaces.uniqueness.findings.empty import NO_VARIABLES, NOT_RUN
from core.record_uniqueness.arrangement import IN_SETS, MINIMAL, UNIQUE
from tests.app.workspaces.uniqueness.explorer.made_up_lattices import made_up

AGE, SEX, GEOGRAPHY = 1, 2, 4


def plain(text):
    return text.replace("\u00a0", " ")


def shown(n=3, asked=None, titles=None, **how):
    lattice = made_up(n, **how)
    return shown_of(lattice, titles or lattice.names, asked or Asked())


@pytest.fixture
def panel(qtbot, theme):
    made = ExplorerPanel(theme)
    qtbot.addWidget(made)
    made.resize(760, 236)
    made.show()
    made.seen = []
    made.chosen.connect(made.seen.append)
    return made


def choose(box, key):
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def test_an_empty_place_offers_what_fills_it(panel, qtbot):
    panel.show_nothing(NO_VARIABLES)
    assert panel.empty.isVisible()
    assert not panel.content.isVisible()
    panel.show_nothing(NOT_RUN)
    with qtbot.waitSignal(panel.empty.run_requested):
        panel.empty.run.click()
    panel.show_combinations(shown(), 0)
    assert panel.content.isVisible()
    assert not panel.empty.isVisible()


def test_what_is_asked_is_told(panel, qtbot):
    panel.show_combinations(shown(), 0)
    assert panel.asked == Asked(IN_SETS, "", False, "")
    with qtbot.waitSignals([panel.asked_changed] * 4):
        choose(panel.measure, UNIQUE)
        choose(panel.having, "sex")
        choose(panel.path, DEAREST)
        QTest.mouseClick(
            panel.only_sets, Qt.MouseButton.LeftButton, pos=panel.only_sets.rect().center()
        )
        if not panel.only_sets.isChecked():  # the style takes clicks on the box only
            panel.only_sets.click()
    assert panel.asked == Asked(UNIQUE, "sex", True, DEAREST)
    # More is counted, of the same variables as recoded: what is asked stays.
    panel.show_combinations(shown(titles=("age (bands of 10)", "sex", "geography (fsa)")), 0)
    assert panel.asked.having == "sex"
    assert panel.having.itemText(1) == "With age (bands of 10)"
    # Other variables: what is gone cannot be asked for.
    panel.show_combinations(shown(1), 0)
    assert panel.asked.having == ""


def test_what_is_asked_decides_what_is_shown():
    of = shown(3, Asked(UNIQUE, "sex", False, CHEAPEST))
    assert len(of.arrangement) == 4
    assert of.arrangement.measure == UNIQUE
    assert of.path == (GEOGRAPHY, SEX | GEOGRAPHY, AGE | SEX | GEOGRAPHY)
    assert shown(3, Asked(path=DEAREST)).path[:2] == (AGE, AGE | SEX)
    assert len(shown(3, Asked(having="no such variable")).arrangement) == 7
    assert shown().path == ()


def test_smallest_combinations_can_be_compared_where_they_were_looked_for(panel):
    index = panel.measure.findData(MINIMAL)
    panel.show_combinations(shown(minimal=False), 0)
    assert not panel.measure.model().item(index).isEnabled()
    panel.show_combinations(shown(), 0)
    assert panel.measure.model().item(index).isEnabled()


def test_a_field_is_chosen_and_told(panel):
    of = shown()
    panel.show_combinations(of, 0)
    assert panel.details.hint.isVisible()
    assert not panel.details.name.isVisible()
    chart = panel.chart
    at = chart.place_of(of.arrangement.place(AGE | SEX)).center().toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)
    assert panel.seen == [AGE | SEX]
    panel.show_chosen(of, AGE | SEX)
    assert panel.details.name.text() == "age + sex"
    assert panel.details.counted.text() == texts.counted_words(of.lattice, 3)
    panel.details.close_button.click()
    assert panel.seen[-1] == 0


def test_a_variable_more_or_less_is_a_bar_that_leads_there(panel):
    of = shown(4)
    panel.show_combinations(of, AGE | SEX)
    rows = panel.details.near.rows
    assert [rows.label(row) for row in range(4)] == [
        "+ geography",
        "+ language",
        "− age",
        "− sex",
    ] or [rows.label(row) for row in range(4)] == ["+ geography", "+ language", "− sex", "− age"]
    lattice = of.lattice
    expected = 100 * lattice.in_sets[of.arrangement.index(AGE | SEX | GEOGRAPHY)] / 10_000
    assert rows.value(0, 0) == expected
    assert "points of a per cent" in panel.details.near.said(0)
    panel.details.near.choose(0, False)
    assert panel.seen == [AGE | SEX | GEOGRAPHY]


def test_bars_are_sorted_within_more_and_fewer(panel):
    of = shown(5)
    panel.show_combinations(of, AGE | GEOGRAPHY)
    rows = panel.details.near.rows
    signs = [rows.label(row)[0] for row in range(5)]
    values = [rows.value(0, row) for row in range(5)]
    assert signs == ["+", "+", "+", "−", "−"]
    assert values[:3] == sorted(values[:3], reverse=True)
    assert values[3:] == sorted(values[3:], reverse=True)


def test_what_is_not_counted_is_said_and_has_no_bar(panel):
    of = shown(3, sizes_counted=(3,))
    panel.show_combinations(of, AGE | SEX)
    assert panel.details.counted.text() == "Not counted yet."
    assert panel.details.near.count() == 1


def test_a_combination_that_the_filter_hides_is_told_all_the_same(panel):
    of = shown(3, Asked(having="sex"))
    panel.show_combinations(of, AGE)
    assert panel.details.name.text() == "age"
    panel.chart.grab()


def test_the_map_is_chosen_or_said_to_be_missing(panel, qtbot):
    panel.show_combinations(shown(), AGE)
    details = panel.details
    details.show_map(texts.SETS_SHARE, "12 of 20 areas hold such records.", 12)
    assert details.map_shows.currentData() == texts.SETS_SHARE
    assert details.map_shows.isEnabled()
    assert details.select_button.isEnabled()
    with qtbot.waitSignal(details.select_requested):
        details.select_button.click()
    with qtbot.waitSignal(details.map_shows_chosen) as told:
        choose(details.map_shows, NOT_ON_MAP)
    assert told.args == [NOT_ON_MAP]
    details.show_map(texts.UNIQUE_COUNT, "These records carry no areas.", None)
    assert details.map_words.text() == "These records carry no areas."
    assert not details.map_shows.isEnabled()
    assert not details.select_button.isEnabled()


def test_everything_has_a_name_and_a_tooltip(panel):
    panel.show_combinations(shown(), AGE)
    for control in (panel.measure, panel.having, panel.path, panel.only_sets, panel.more):
        assert control.toolTip()
        assert control.accessibleName() or control.text()
    told = "All combinations of variables: Records in unique sets (% of all records)"
    assert panel.chart.accessibleName() == panel.chart.titled == told
    panel.show_combinations(shown(), 0)
    panel.chart.go_to(0)
    assert panel.chart.accessibleDescription().startswith("age\n")
    panel.show_combinations(shown(2), 0)
    assert "Each field is one combination" in panel.chart.accessibleDescription()
    assert "Each field is one combination" in panel.details.hint.text()


def test_the_fewest_variables_are_told(qtbot, theme):
    panel = MinimalPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(700, 236)
    panel.show()
    assert "Once all combinations are counted" in panel.sentence.text()
    lattice = made_up(3)
    panel.show_lattice(lattice)
    assert panel.sentence.text().startswith("A single variable is enough")
    sums = [int(lattice.minimal[s].sum()) for s in (slice(0, 3), slice(3, 6), slice(6, 7))]
    assert [panel.chart.rows.value(0, row) for row in range(3)] == sums
    with qtbot.waitSignal(panel.size_chosen) as told:
        panel.chart.choose(1, False)
    assert told.args == [2]
    panel.show_lattice(made_up(3, sizes_counted=(3,)))
    assert "Once all combinations are counted" in panel.sentence.text()
    panel.show_lattice(made_up(3, minimal=False))
    assert "would take too long" in panel.sentence.text()


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        ((0, 1354, 9), "are enough to single records out, 1,354 times; fewer never are."),
        ((3, 0, 0), "A single variable is enough to single records out, 3 times."),
        ((0, 0, 0), "No record is singled out"),
    ],
)
def test_sentences_of_the_fewest_variables(counts, words):
    assert words in plain(texts.minimal_sentence(np.array(counts)))


def test_words_of_a_map():
    words = plain(texts.map_words(np.array([0.0, 3.0, np.nan, 1.0]), 0))
    assert words == "2 of 4 areas hold such records."
    assert plain(texts.map_words(np.array([1.0]), 7)).endswith(
        "7 records more are in no known area."
    )
    words = plain(texts.map_words(np.array([1.0]), 1, people=True))
    assert words == "1 of 1 area hold such people. 1 person more are in no known area."


def test_changes_have_a_sign():
    assert texts.change_words(10, 60, 1000).startswith("+5")
    assert texts.change_words(60, 10, 1000).startswith("−5")
