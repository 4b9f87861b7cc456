"""The lens in the program: it follows the scenario until it is edited, and gives back to it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.workspaces.aggregate.workspace import AggregateWorkspace
from app.workspaces.levels.lens.panel import LensPanel
from app.workspaces.levels.state import LevelsState
from core.cutoff.design import BAND, DROP, Coarsening, Variable
from core.quasi_identifiers import Band


def choose(box, data):
    index = next(i for i in range(box.count()) if box.itemData(i) == data)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_the_lens_on_the_sample_study(sample_program, settled, qtbot):
    program, state = sample_program, sample_program.part(LevelsState)
    program.window.show_workspace("levels")
    settled(program)
    panel = program.window.findChild(LensPanel)
    form, rules, answers = panel.form, panel.rules.rules, panel.answers
    qtbot.waitUntil(lambda: bool(answers.rows))

    def follows():
        return state.question.design.variables == state.draft.variables

    # It is filled at the first look, from the scenario: single years that are banded.
    assert [row.name for row in form.list.picker.list.rows] == ["age", "sex", "marital"]
    assert form.design.variables[0].n_categories == 86
    assert form.headline.text().startswith("18 × 2 × 3 = 108")
    assert follows()
    assert answers.question_title.text() == "What would make FSAs enough?"
    assert rules.columnCount() == 2  # one part of Canada only

    # Another band moves everything; the scenario stays what it is.
    draft = program.session.draft
    choose(form.list.look_at("age").ways, Coarsening(BAND, 10))
    settled(program)
    assert form.headline.text().startswith("9 × 2 × 3 = 54")
    assert panel.rules.chart.curves.dots[0].x[0] == 54
    assert not follows()
    assert program.session.draft is draft

    # It is undone like any other edit, and follows again.
    program.history.undo()
    settled(program)
    assert form.headline.text().startswith("18 × 2 × 3 = 108")
    assert follows()
    program.history.redo()
    settled(program)

    # A rule that is clicked decides for the whole workspace.
    place = rules.visualItemRect(rules.item(4, 0)).center()
    QTest.mouseClick(rules.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settled(program)
    assert rules.item(4, 0).text().startswith("●")
    assert "20,000" in answers.trouble.text

    # Back into the scenario: what is dropped goes, bands are bands of years.
    choose(form.list.look_at("marital").ways, Coarsening(DROP))
    settled(program)
    QTest.mouseClick(form.use, Qt.MouseButton.LeftButton)
    settled(program)
    chosen = program.session.draft.scenario.quasi_identifiers
    assert [qi.column for qi in chosen] == ["age", "sex"]
    assert chosen[0].band == Band(10, 80)
    qtbot.waitUntil(lambda: follows() and len(form.design.variables) == 2)
    assert form.headline.text().startswith("9 × 2 = 18")
    assert program.part(AggregateWorkspace).scenario.preview.max_combinations == 18


def test_by_hand_without_any_file(program, settled, qtbot):
    program.window.show_workspace("levels")
    panel = program.window.findChild(LensPanel)
    table = panel.rules.rules
    qtbot.waitUntil(lambda: "No areas" in panel.answers.trouble.text)
    panel.form.add_form.added.emit(Variable("age", 86, 1.0))
    panel.form.add_form.added.emit(Variable("sex", 2))
    settled(program)
    assert [table.item(2, j).text() for j in (1, 2, 3)] == ["13,797", "13,135", "9,459"]
    choose(panel.rules.part, "eastern")
    settled(program)
    assert table.item(2, 1).text() == "9,459"
    program.history.undo()
    settled(program)
    assert table.columnCount() == 4


def test_the_entropy_of_counted_records_is_known_without_being_asked_for(sample_program, settled):
    program, state = sample_program, sample_program.part(LevelsState)
    program.window.show_workspace("levels")
    settled(program)
    assert state.question.design.entropy is None
    program.window.actions_.run.trigger()
    settled(program)
    assert program.window.findChild(LensPanel).isVisible()
    counted = state.question.design.entropy
    assert counted > 1.0
    state.change(design=state.question.design.coarsened({"sex": Coarsening(DROP)}))
    settled(program)
    assert 0.0 < state.question.design.entropy < counted
