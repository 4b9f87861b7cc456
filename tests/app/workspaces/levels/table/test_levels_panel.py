from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton

from app.workspaces.levels.state import NO_AREAS, NO_PEOPLE
from app.workspaces.levels.table import texts
from app.workspaces.levels.table.panel import PANEL, LevelsSection
from app.workspaces.levels.table.view import FIRST_RULE, N_PEOPLE, N_UNITS, NAME
from core.cutoff.design import Design
from tests.app.workspaces.levels.table.level_cases import layer, question, sheet


@pytest.fixture
def made():
    return sheet()


@pytest.fixture
def show(context, panel):
    def of(made, asked=None, level="fsa"):
        context.state.follow(replace(asked or made.question, level=level))
        context.state.sheet = made
        panel.show_result(made)

    return of


@pytest.fixture
def panel(context, alone):
    return alone(LevelsSection(context), 900, 420)


@pytest.fixture
def shown(panel, show, made):
    show(made)
    return panel


@pytest.fixture
def asked(context):
    """Level and rule that are asked about, and the column that is looked at besides."""

    def now():
        question, what_if = context.state.question, context.state.what_if
        return question.level, question.rule, what_if and what_if.years

    return now


def line(shown, *places):
    """A line by its place among the levels, among its provinces, among its units."""
    found = shown.view.topLevelItem(places[0])
    for place in places[1:]:
        found.fill()
        found = found.child(place)
    return found


def cells(shown, *places):
    found = line(shown, *places)
    return [found.text(i) for i in range(shown.view.columnCount())]


def press(qtbot, shown, of, column):
    shown.view.scrollToItem(of)
    place = shown.view.visualRect(shown.view.indexFromItem(of, column)).center()
    qtbot.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=place)


FSA, ONTARIO = (1,), (1, 1)


def test_the_answer_is_a_sentence(shown):
    answer = shown.answer
    assert answer.text() == "FSAs: 2 of 3 have enough people, 84.9\u00a0% of all.\u00a0…"
    assert "more than 9,459 to 13,135\u00a0people, by province" in answer.whole


def test_levels_provinces_and_units(shown, qtbot):
    assert cells(shown, *FSA)[:5] == ["FSAs", "3", "53,000", "84.9\u00a0%", "56.6\u00a0%"]
    assert cells(shown, 1, 0)[:4] == ["Nova Scotia", "1", "30,000", "100\u00a0%"]
    assert cells(shown, *ONTARIO)[:4] == ["Ontario", "2", "23,000", "65.2\u00a0%"]
    assert cells(shown, *ONTARIO, 0)[:4] == ["K1B", "", "8,000", "✗ 0.61×"]
    assert cells(shown, *ONTARIO, 1)[3] == "✓ 1.14×"
    qtbot.mouseClick(shown.shares.buttons()[1], Qt.MouseButton.LeftButton)
    assert cells(shown, *FSA)[3] == "66.7\u00a0%"  # of units instead of people


def test_the_form_of_table_8(shown, asked, context, qtbot):
    shown.form.setFocus()
    qtbot.keyClick(shown.form, Qt.Key.Key_Down)
    head = shown.view.headerItem()
    heads = [head.text(i) for i in range(FIRST_RULE, shown.view.columnCount())]
    assert heads == [f"several\n{n}-year ages" for n in (1, 2, 5, 10)]
    press(qtbot, shown, line(shown, *FSA), FIRST_RULE + 3)
    assert asked() == ("fsa", "el-emam-2009-maxcombs", 10)
    assert context.state.decision().asked.max_combinations == 18


def test_cells_tell_exact_counts_and_the_cutoff(shown):
    tip = line(shown, *FSA).toolTip(FIRST_RULE + 1)
    for text in ("1 of 3", "20,000\u00a0people", "30,000 of 53,000\u00a0people"):
        assert text in tip
    head = shown.view.headerItem().toolTip(FIRST_RULE)
    for text in ("El Emam", "172", "Nova Scotia: more than 9,459 people"):
        assert text in head
    unit = line(shown, *ONTARIO, 0).toolTip(FIRST_RULE)
    for text in ("too few", "8,000\u00a0people live here", "cut-off of 13,135\u00a0people"):
        assert text in unit


def test_published_figures_stand_beside_ours(shown):
    tip = line(shown, *ONTARIO).toolTip(FIRST_RULE)
    assert "census of 2001: 69.0\u00a0% of units, 91.0\u00a0% of people" in tip
    assert "43.0\u00a0% of people" in line(shown, 1, 0).toolTip(FIRST_RULE + 1)
    assert "2001" not in line(shown, 0).toolTip(FIRST_RULE)


def test_a_click_chooses_level_and_rule(shown, asked, qtbot):
    press(qtbot, shown, line(shown, 2), FIRST_RULE + 2)
    assert asked() == ("province", "researcher", None)
    press(qtbot, shown, line(shown, 0), N_UNITS)
    assert asked() == ("areas", "researcher", None)


def test_arrows_go_from_cell_to_cell(shown, asked, qtbot):
    shown.view.setFocus()
    qtbot.keyClick(shown.view, Qt.Key.Key_Down)
    assert asked()[0] == "province"
    qtbot.keyClick(shown.view, Qt.Key.Key_Left)
    assert asked() == ("province", "el-emam-2009-maxcombs", None)
    assert shown.view.currentColumn() == N_PEOPLE


def test_a_heading_chooses_its_rule(shown, asked, qtbot):
    header = shown.view.header()
    at = QPoint(header.sectionViewportPosition(FIRST_RULE + 3) + 10, 8)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked() == ("fsa", "cchs", None)


def test_a_decision_from_elsewhere_is_marked(shown, show, made):
    show(made, question(rule="us-census-bureau", predictor=""), "province")
    view = shown.view
    assert (view.currentItem(), view.currentColumn()) == (line(shown, 2), FIRST_RULE + 4)
    assert view.currentItem().font(view.currentColumn()).bold()
    assert "0 of 2 have enough people" in shown.answer.text()


def test_provinces_and_units_are_selected_as_their_areas(shown, context, qtbot):
    line(shown, *FSA).setExpanded(True)
    press(qtbot, shown, line(shown, *ONTARIO), NAME)
    assert context.program.session.selection.tolist() == [0, 1, 2, 3]
    line(shown, *ONTARIO).setExpanded(True)
    press(qtbot, shown, line(shown, *ONTARIO, 0), NAME)
    assert context.program.session.selection.tolist() == [2, 3]


def test_units_of_selected_areas_are_marked(shown, context):
    context.program.session.select(np.array([2]))
    back = Qt.ItemDataRole.BackgroundRole
    assert line(shown, *ONTARIO, 0).data(NAME, back) is not None
    assert line(shown, *ONTARIO, 1).data(NAME, back) is None


def test_what_was_open_stays_open(shown, show):
    line(shown, *FSA).setExpanded(True)
    line(shown, *ONTARIO).setExpanded(True)
    show(sheet(question(rule="croft-2015")))
    assert line(shown, *FSA).isExpanded()
    assert line(shown, *ONTARIO).isExpanded()
    assert not line(shown, 1, 0).isExpanded()


def test_without_variables_they_are_asked_for(shown, show):
    show(sheet(question(design=Design())))
    assert "Choose the variables" in shown.answer.text()
    assert cells(shown, *FSA)[3] == "–"
    assert cells(shown, *FSA)[4] == "56.6\u00a0%"
    assert not shown.failing.isEnabled()


def test_while_other_variables_are_judged_the_old_answer_is_not_said(shown, context, made):
    context.state.stale_views = frozenset({"sheet"})
    shown.show_result(made)
    assert shown.answer.text() == "Counting the people of all levels …"
    context.state.stale_views = frozenset()
    shown.show_result(made)
    assert shown.answer.text().startswith("FSAs: 2 of 3")


def test_nothing_is_said_with_what_helps(context, alone, qtbot):
    asked = []
    context.program.window.actions_.open_population.triggered.connect(lambda: asked.append(True))
    PANEL.build("levels", context)
    page = alone(context.panels["table"], 900, 420)
    buttons = {button.text(): button for button in page.empty.findChildren(QPushButton)}
    page.show_missing(NO_PEOPLE)
    assert not page.sections[0].isVisible()
    assert not buttons["Open areas …"].isVisible()
    qtbot.mouseClick(buttons["Join a population table …"], Qt.MouseButton.LeftButton)
    assert asked
    page.show_missing(NO_AREAS)
    assert buttons["Open areas …"].isVisible()


def test_outside_canada(shown, show):
    show(sheet(areas=layer(provinces=("TX",) * 6)))
    assert shown.answer.text() == "FSAs: the rule does not apply to any of them.\u00a0…"
    assert "calibrate" in shown.answer.toolTip()


def test_cutoffs_are_whole_people():
    assert texts.cutoff_text(13_135.2) == "13,135"
    assert texts.cutoff_text(float("inf")) == "∞"


def test_names_of_levels_and_open_provinces_are_not_cut(panel, show):
    panel.resize(420, 420)
    show(sheet(areas=layer(provinces=["NL"] * 4 + ["NS"] * 2)))
    view = panel.view
    line(panel, *FSA).setExpanded(True)
    assert line(panel, 1, 0).text(NAME) == "Newfoundland and Labrador"
    for of in (*view.lines(), *line(panel, *FSA).lines()):
        wide = view.fontMetrics().horizontalAdvance(of.text(NAME))
        assert wide <= view.visualItemRect(of).width() - 2, of.text(NAME)


def test_what_a_cutoff_lacks_is_said_of_its_own_predictor(shown, show):
    show(sheet(question(rule="el-emam-2009-entropy", predictor="entropy")))
    assert "entropy of the records" in shown.answer.whole
    assert "entropy of the records" in line(shown, *FSA).toolTip(FIRST_RULE)
