import pytest
from PySide6.QtCore import Qt

from app.workspaces.levels.table import texts
from app.workspaces.levels.table.empty import NO_PEOPLE
from app.workspaces.levels.table.lines import FIRST_RULE, N_PEOPLE, N_UNITS, NAME, areas_of
from app.workspaces.levels.table.panel import LevelsPanel
from core.cutoff.design import Design
from tests.app.workspaces.levels.table.level_cases import layer, question, sheet


@pytest.fixture
def made():
    return sheet()


@pytest.fixture
def panel(qtbot, theme, made):
    of = LevelsPanel(theme)
    qtbot.addWidget(of)
    of.resize(900, 420)
    of.show_sheet(made)
    of.show_decision("fsa", made.columns[0])
    of.show()
    return of


def line(model, row, parent=None):
    at = model.index(row, NAME) if parent is None else model.index(row, NAME, parent)
    return [model.data(at.siblingAtColumn(i)) for i in range(model.columnCount())]


def press(qtbot, view, at):
    view.scrollTo(at)
    rect = view.visualRect(at)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


def test_the_answer_is_a_sentence(panel):
    assert panel.answer.text() == (
        "FSAs: 2 of 3 have enough people; 84.9\u00a0% of the people live there."
    )
    assert "more than 9,459 to 13,135\u00a0people, by province" in panel.reason.text()


def test_levels_provinces_and_units(panel):
    model = panel.model
    assert line(model, 1)[:5] == ["FSAs", "3", "53,000", "84.9\u00a0%", "56.6\u00a0%"]
    fsas = model.index(1, NAME)
    assert line(model, 0, fsas)[:4] == ["Nova Scotia", "1", "30,000", "100\u00a0%"]
    ontario = model.index(1, NAME, fsas)
    assert line(model, 1, fsas)[:4] == ["Ontario", "2", "23,000", "65.2\u00a0%"]
    assert line(model, 0, ontario)[:4] == ["K1B", "", "8,000", "✗ 0.61×"]
    assert line(model, 1, ontario)[3] == "✓ 1.14×"
    assert model.parent(model.index(0, 2, ontario)) == ontario
    assert model.parent(ontario) == fsas


def test_units_instead_of_people(panel, qtbot):
    button = panel.shares.buttons()[1]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert line(panel.model, 1)[3] == "66.7\u00a0%"


def test_the_form_of_table_8(panel, qtbot):
    panel.form.setFocus()
    qtbot.keyClick(panel.form, Qt.Key.Key_Down)
    heads = [
        panel.model.headerData(i, Qt.Orientation.Horizontal)
        for i in range(FIRST_RULE, panel.model.columnCount())
    ]
    assert heads == [f"several\n{n}-year ages" for n in (1, 2, 5, 10)]
    with qtbot.waitSignal(panel.chosen) as told:
        press(qtbot, panel.view, panel.model.index(1, FIRST_RULE + 3))
    assert told.args[0] == "fsa"
    assert told.args[1].max_combinations == 18


def test_cells_tell_exact_counts_and_the_cutoff(panel):
    model = panel.model
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


def test_published_figures_stand_beside_ours(panel):
    model = panel.model
    fsas = model.index(1, NAME)
    ontario = model.index(1, FIRST_RULE, fsas)
    tip = model.data(ontario, Qt.ItemDataRole.ToolTipRole)
    assert "census of 2001: 69.0\u00a0% of units, 91.0\u00a0% of people" in tip
    hipaa = model.index(0, FIRST_RULE + 1, fsas)
    assert "43.0\u00a0% of people" in model.data(hipaa, Qt.ItemDataRole.ToolTipRole)
    areas = model.index(0, FIRST_RULE)
    assert "2001" not in model.data(areas, Qt.ItemDataRole.ToolTipRole)


def test_a_click_chooses_level_and_rule(panel, qtbot, made):
    with qtbot.waitSignal(panel.chosen) as told:
        press(qtbot, panel.view, panel.model.index(2, FIRST_RULE + 2))
    assert told.args == ["province", made.columns[2]]
    with qtbot.waitSignal(panel.chosen) as told:
        press(qtbot, panel.view, panel.model.index(0, N_UNITS))
    assert told.args == ["areas", None]


def test_arrows_go_from_cell_to_cell(panel, qtbot, made):
    panel.view.setFocus()
    with qtbot.waitSignal(panel.chosen) as told:
        qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    assert told.args == ["province", made.columns[0]]
    with qtbot.waitSignal(panel.chosen) as told:
        qtbot.keyClick(panel.view, Qt.Key.Key_Left)
    assert told.args == ["province", None]
    assert panel.view.currentIndex().column() == N_PEOPLE


def test_a_heading_chooses_its_rule(panel, qtbot, made):
    header = panel.view.header()
    x = header.sectionViewportPosition(FIRST_RULE + 3) + 10
    with qtbot.waitSignal(panel.chosen) as told:
        qtbot.mouseClick(
            header.viewport(),
            Qt.MouseButton.LeftButton,
            pos=header.viewport().rect().center().__class__(x, 8),
        )
    assert told.args == ["fsa", made.columns[3]]


def test_a_decision_from_elsewhere_is_marked_and_not_told_back(panel, qtbot, made):
    with qtbot.assertNotEmitted(panel.chosen):
        panel.show_decision("province", made.columns[4])
    assert panel.view.currentIndex() == panel.model.index(2, FIRST_RULE + 4)
    assert panel.model.data(panel.view.currentIndex(), Qt.ItemDataRole.FontRole).bold()
    assert "0 of 2 have enough people" in panel.answer.text()


def test_provinces_and_units_are_told_as_their_areas(panel, qtbot):
    model, view = panel.model, panel.view
    fsas = model.index(1, NAME)
    view.expand(fsas)
    with qtbot.waitSignal(panel.line_chosen) as told:
        press(qtbot, view, model.index(1, NAME, fsas))
    assert areas_of(told.args[0]).tolist() == [0, 1, 2, 3]
    ontario = model.index(1, NAME, fsas)
    view.expand(ontario)
    with qtbot.waitSignal(panel.line_chosen) as told:
        press(qtbot, view, model.index(0, NAME, ontario))
    assert areas_of(told.args[0]).tolist() == [2, 3]


def test_units_of_selected_areas_are_marked(panel):
    import numpy as np

    model = panel.model
    model.show_selection(np.array([2]))
    ontario = model.index(1, NAME, model.index(1, NAME))
    back = Qt.ItemDataRole.BackgroundRole
    assert model.data(model.index(0, NAME, ontario), back) is not None
    assert model.data(model.index(1, NAME, ontario), back) is None


def test_what_was_open_stays_open(panel):
    view, model = panel.view, panel.model
    fsas = model.index(1, NAME)
    view.expand(fsas)
    view.expand(model.index(1, NAME, fsas))
    panel.show_sheet(sheet(question(rule="croft-2015")))
    fsas = model.index(1, NAME)
    assert view.isExpanded(fsas)
    assert view.isExpanded(model.index(1, NAME, fsas))
    assert not view.isExpanded(model.index(0, NAME, fsas))


def test_without_variables_they_are_asked_for(panel):
    from core.cutoff.design import Design

    bare = sheet(question(design=Design()))
    panel.show_sheet(bare)
    panel.show_decision("fsa", bare.columns[0])
    assert "Choose the variables" in panel.answer.text()
    assert line(panel.model, 1)[3] == "–"
    assert line(panel.model, 1)[4] == "56.6\u00a0%"
    assert not panel.failing.isEnabled()


def test_nothing_is_said_with_what_helps(panel, qtbot):
    assert panel.content.isVisible()
    panel.show_nothing(NO_PEOPLE)
    assert not panel.content.isVisible()
    assert panel.empty.population.isVisible()
    assert not panel.empty.open.isVisible()
    with qtbot.waitSignal(panel.empty.population_requested):
        qtbot.mouseClick(panel.empty.population, Qt.MouseButton.LeftButton)


def test_outside_canada(panel):
    abroad = sheet(areas=layer(provinces=("TX",) * 6))
    panel.show_sheet(abroad)
    panel.show_decision("fsa", abroad.columns[0])
    assert panel.answer.text() == "FSAs: the rule does not apply to any of them."
    assert "calibrate" in panel.reason.text()


def test_cutoffs_are_whole_people():
    assert texts.cutoff_text(13_135.2) == "13,135"
    assert texts.cutoff_text(float("inf")) == "∞"


def test_names_of_levels_and_open_provinces_are_not_cut(qtbot, theme):
    of = LevelsPanel(theme)
    qtbot.addWidget(of)
    of.resize(420, 420)
    of.show_sheet(sheet(areas=layer(provinces=["NL"] * 4 + ["NS"] * 2)))
    of.show()
    view, model = of.view, of.model
    fsas = model.index(1, NAME)

    def cut(places):
        wide = view.fontMetrics().horizontalAdvance
        return [t for at in places if wide(t := model.text(at)) > view.visualRect(at).width() - 2]

    assert cut(model.index(row, NAME) for row in range(model.rowCount())) == []
    view.expand(fsas)
    provinces = [model.index(i, NAME, fsas) for i in range(model.rowCount(fsas))]
    assert model.text(provinces[0]) == "Newfoundland and Labrador"
    assert cut(provinces) == []


def test_what_a_cutoff_lacks_is_said_of_its_own_predictor(qtbot, theme):
    for asked, lacks in (
        (question(rule="el-emam-2009-entropy", predictor="entropy"), "entropy of the records"),
        (question(design=Design()), "Choose the variables"),
    ):
        of, made = LevelsPanel(theme), sheet(asked)
        qtbot.addWidget(of)
        of.show_sheet(made)
        of.show_decision("fsa", made.columns[0])
        assert lacks in of.answer.text()
        tip = of.model.data(of.model.index(1, FIRST_RULE), Qt.ItemDataRole.ToolTipRole)
        assert lacks in tip


def test_a_unit_tells_its_people_and_the_people_it_needs(panel):
    model = panel.model
    ontario = model.index(1, NAME, model.index(1, NAME))
    tip = model.data(model.index(0, FIRST_RULE, ontario), Qt.ItemDataRole.ToolTipRole)
    assert "8,000\u00a0people live here" in tip
    assert "cut-off of 13,135\u00a0people" in tip
