from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton

from app.workspaces.levels.state import NO_AREAS, NO_PEOPLE
from app.workspaces.levels.table import texts
from app.workspaces.levels.table.lines import FIRST_RULE, N_PEOPLE, N_UNITS, NAME
from app.workspaces.levels.table.panel import LevelsPanel
from core.cutoff.design import Design
from tests.app.workspaces.levels.table.level_cases import layer, question, sheet


@pytest.fixture
def made():
    return sheet()


@pytest.fixture
def show(context, panel):
    def of(made, asked=None, level="fsa"):
        context.state.follow(replace(asked or made.question, level=level))
        panel.show_ready()
        panel.show_result(made)

    return of


@pytest.fixture
def panel(context, alone):
    return alone(LevelsPanel(context), 900, 420)


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


def line(model, row, parent=None):
    at = model.index(row, NAME) if parent is None else model.index(row, NAME, parent)
    return [model.data(at.siblingAtColumn(i)) for i in range(model.columnCount())]


def press(qtbot, view, at):
    view.scrollTo(at)
    rect = view.visualRect(at)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


def test_the_answer_is_a_sentence(shown):
    assert shown.answer.text() == (
        "FSAs: 2 of 3 have enough people; 84.9\u00a0% of the people live there."
    )
    assert "more than 9,459 to 13,135\u00a0people, by province" in shown.reason.text()


def test_levels_provinces_and_units(shown):
    model = shown.model
    assert line(model, 1)[:5] == ["FSAs", "3", "53,000", "84.9\u00a0%", "56.6\u00a0%"]
    fsas = model.index(1, NAME)
    assert line(model, 0, fsas)[:4] == ["Nova Scotia", "1", "30,000", "100\u00a0%"]
    ontario = model.index(1, NAME, fsas)
    assert line(model, 1, fsas)[:4] == ["Ontario", "2", "23,000", "65.2\u00a0%"]
    assert line(model, 0, ontario)[:4] == ["K1B", "", "8,000", "✗ 0.61×"]
    assert line(model, 1, ontario)[3] == "✓ 1.14×"
    assert model.parent(model.index(0, 2, ontario)) == ontario
    assert model.parent(ontario) == fsas


def test_units_instead_of_people(shown, qtbot):
    button = shown.shares.buttons()[1]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert line(shown.model, 1)[3] == "66.7\u00a0%"


def test_the_form_of_table_8(shown, asked, context, qtbot):
    shown.form.setFocus()
    qtbot.keyClick(shown.form, Qt.Key.Key_Down)
    heads = [
        shown.model.headerData(i, Qt.Orientation.Horizontal)
        for i in range(FIRST_RULE, shown.model.columnCount())
    ]
    assert heads == [f"several\n{n}-year ages" for n in (1, 2, 5, 10)]
    press(qtbot, shown.view, shown.model.index(1, FIRST_RULE + 3))
    assert asked() == ("fsa", "el-emam-2009-maxcombs", 10)
    assert context.state.decision().asked.max_combinations == 18


def test_cells_tell_exact_counts_and_the_cutoff(shown):
    model = shown.model
    tip = model.data(model.index(1, FIRST_RULE + 1), Qt.ItemDataRole.ToolTipRole)
    assert "1 of 3" in tip
    assert "20,000\u00a0people" in tip
    assert "30,000 of 53,000\u00a0people" in tip
    head = model.headerData(FIRST_RULE, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "El Emam" in head
    assert "172" in head
    assert "Nova Scotia: more than 9,459 people" in head
    unit = model.index(0, FIRST_RULE, model.index(1, NAME, model.index(1, NAME)))
    assert "too few" in model.data(unit, Qt.ItemDataRole.ToolTipRole)


def test_published_figures_stand_beside_ours(shown):
    model = shown.model
    fsas = model.index(1, NAME)
    ontario = model.index(1, FIRST_RULE, fsas)
    tip = model.data(ontario, Qt.ItemDataRole.ToolTipRole)
    assert "census of 2001: 69.0\u00a0% of units, 91.0\u00a0% of people" in tip
    hipaa = model.index(0, FIRST_RULE + 1, fsas)
    assert "43.0\u00a0% of people" in model.data(hipaa, Qt.ItemDataRole.ToolTipRole)
    areas = model.index(0, FIRST_RULE)
    assert "2001" not in model.data(areas, Qt.ItemDataRole.ToolTipRole)


def test_a_click_chooses_level_and_rule(shown, asked, qtbot):
    press(qtbot, shown.view, shown.model.index(2, FIRST_RULE + 2))
    assert asked() == ("province", "researcher", None)
    press(qtbot, shown.view, shown.model.index(0, N_UNITS))
    assert asked() == ("areas", "researcher", None)


def test_arrows_go_from_cell_to_cell(shown, asked, qtbot):
    shown.view.setFocus()
    qtbot.keyClick(shown.view, Qt.Key.Key_Down)
    assert asked()[0] == "province"
    qtbot.keyClick(shown.view, Qt.Key.Key_Left)
    assert asked() == ("province", "el-emam-2009-maxcombs", None)
    assert shown.view.currentIndex().column() == N_PEOPLE


def test_a_heading_chooses_its_rule(shown, asked, qtbot):
    header = shown.view.header()
    at = QPoint(header.sectionViewportPosition(FIRST_RULE + 3) + 10, 8)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked() == ("fsa", "cchs", None)


def test_a_decision_from_elsewhere_is_marked(shown, show, made):
    show(made, question(rule="us-census-bureau", predictor=""), "province")
    assert shown.view.currentIndex() == shown.model.index(2, FIRST_RULE + 4)
    assert shown.model.data(shown.view.currentIndex(), Qt.ItemDataRole.FontRole).bold()
    assert "0 of 2 have enough people" in shown.answer.text()


def test_provinces_and_units_are_selected_as_their_areas(shown, context, qtbot):
    model, view = shown.model, shown.view
    fsas = model.index(1, NAME)
    view.expand(fsas)
    ontario = model.index(1, NAME, fsas)
    press(qtbot, view, ontario)
    assert context.program.session.selection.tolist() == [0, 1, 2, 3]
    view.expand(ontario)
    press(qtbot, view, model.index(0, NAME, ontario))
    assert context.program.session.selection.tolist() == [2, 3]


def test_units_of_selected_areas_are_marked(shown):
    model = shown.model
    model.show_selection(np.array([2]))
    ontario = model.index(1, NAME, model.index(1, NAME))
    back = Qt.ItemDataRole.BackgroundRole
    assert model.data(model.index(0, NAME, ontario), back) is not None
    assert model.data(model.index(1, NAME, ontario), back) is None


def test_what_was_open_stays_open(shown, show):
    view, model = shown.view, shown.model
    fsas = model.index(1, NAME)
    view.expand(fsas)
    view.expand(model.index(1, NAME, fsas))
    show(sheet(question(rule="croft-2015")))
    fsas = model.index(1, NAME)
    assert view.isExpanded(fsas)
    assert view.isExpanded(model.index(1, NAME, fsas))
    assert not view.isExpanded(model.index(0, NAME, fsas))


def test_without_variables_they_are_asked_for(shown, show):
    show(sheet(question(design=Design())))
    assert "Choose the variables" in shown.answer.text()
    assert line(shown.model, 1)[3] == "–"
    assert line(shown.model, 1)[4] == "56.6\u00a0%"
    assert not shown.failing.isEnabled()


def test_while_other_variables_are_judged_the_old_answer_is_not_said(shown):
    shown.show_stale(True)
    assert shown.answer.text() == "Counting the people of all levels …"
    shown.show_stale(False)
    assert shown.answer.text().startswith("FSAs: 2 of 3")


def test_nothing_is_said_with_what_helps(shown, context, qtbot):
    asked = []
    context.program.window.actions_.open_population.triggered.connect(lambda: asked.append(True))
    buttons = {button.text(): button for button in shown.empty.findChildren(QPushButton)}
    shown.show_missing(NO_PEOPLE)
    assert not shown.content.isVisible()
    assert not buttons["Open areas …"].isVisible()
    qtbot.mouseClick(buttons["Join a population table …"], Qt.MouseButton.LeftButton)
    assert asked
    shown.show_missing(NO_AREAS)
    assert buttons["Open areas …"].isVisible()


def test_outside_canada(shown, show):
    show(sheet(areas=layer(provinces=("TX",) * 6)))
    assert shown.answer.text() == "FSAs: the rule does not apply to any of them."
    assert "calibrate" in shown.reason.text()


def test_cutoffs_are_whole_people():
    assert texts.cutoff_text(13_135.2) == "13,135"
    assert texts.cutoff_text(float("inf")) == "∞"


def test_names_of_levels_and_open_provinces_are_not_cut(panel, show):
    panel.resize(420, 420)
    show(sheet(areas=layer(provinces=["NL"] * 4 + ["NS"] * 2)))
    view, model = panel.view, panel.model
    fsas = model.index(1, NAME)

    def cut(places):
        wide = view.fontMetrics().horizontalAdvance
        return [t for at in places if wide(t := model.text(at)) > view.visualRect(at).width() - 2]

    assert cut(model.index(row, NAME) for row in range(model.rowCount())) == []
    view.expand(fsas)
    provinces = [model.index(i, NAME, fsas) for i in range(model.rowCount(fsas))]
    assert model.text(provinces[0]) == "Newfoundland and Labrador"
    assert cut(provinces) == []


def test_what_a_cutoff_lacks_is_said_of_its_own_predictor(shown, show):
    entropy = question(rule="el-emam-2009-entropy", predictor="entropy")
    show(sheet(entropy))
    assert "entropy of the records" in shown.answer.text()
    at = shown.model.index(1, FIRST_RULE)
    assert "entropy of the records" in shown.model.data(at, Qt.ItemDataRole.ToolTipRole)


def test_a_unit_tells_its_people_and_the_people_it_needs(shown):
    model = shown.model
    ontario = model.index(1, NAME, model.index(1, NAME))
    tip = model.data(model.index(0, FIRST_RULE, ontario), Qt.ItemDataRole.ToolTipRole)
    assert "8,000\u00a0people live here" in tip
    assert "cut-off of 13,135\u00a0people" in tip
