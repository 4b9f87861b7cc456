"""The lens in the program: it follows the scenario until it is edited, and gives back to it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.workspaces.aggregate.workspace import AggregateWorkspace
from app.workspaces.levels.lens.lens_wiring import LensWiring
from app.workspaces.levels.lens.panel import LensPanel
from core.cutoff.design import BAND, DROP, Coarsening, Variable
from core.quasi_identifiers import Band


def choose(box, data):
    index = next(i for i in range(box.count()) if box.itemData(i) == data)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_the_lens_on_the_sample_study(sample_program, settled, qtbot):
    program = sample_program
    program.window.show_workspace("levels")
    settled(program)
    panel = program.window.findChild(LensPanel)
    lens = program.window.findChild(LensWiring)
    form = panel.form

    qtbot.waitUntil(lambda: bool(panel.answers.rows))

    # It is filled at the first look, from the scenario: single years that are banded.
    assert [row.variable.name for row in form.rows] == ["age", "sex", "marital"]
    assert form.rows[0].variable.n_categories == 86
    assert form.headline.text().startswith("18 × 2 × 3 = 108")
    assert lens.follows
    assert panel.question_title.text() == "What would make FSAs enough?"
    assert panel.answers.rows
    assert panel.rules.columnCount() == 2  # one part of Canada only

    # Another band moves everything at once; the scenario stays what it is.
    draft = program.session.draft
    choose(form.rows[0].ways, Coarsening(BAND, 10))
    assert form.headline.text().startswith("9 × 2 × 3 = 54")
    assert panel.chart.curves.dots[0].x[0] == 54
    assert not lens.follows
    assert program.session.draft is draft
    settled(program)

    # It is undone like any other edit, and follows again.
    program.history.undo()
    assert form.headline.text().startswith("18 × 2 × 3 = 108")
    assert lens.follows
    program.history.redo()

    # A rule that is clicked decides for the whole workspace.
    place = panel.rules.visualItemRect(panel.rules.item(4, 0)).center()
    QTest.mouseClick(panel.rules.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert panel.rules.item(4, 0).text().startswith("●")
    qtbot.waitUntil(lambda: "20,000" in panel.answers.trouble.text)

    # Back into the scenario: what is dropped goes, bands are bands of years.
    choose(form.rows[2].ways, Coarsening(DROP))
    QTest.mouseClick(form.use, Qt.MouseButton.LeftButton)
    settled(program)
    chosen = program.session.draft.scenario.quasi_identifiers
    assert [qi.column for qi in chosen] == ["age", "sex"]
    assert chosen[0].band == Band(10, 80)
    qtbot.waitUntil(lambda: lens.follows and len(form.rows) == 2)
    assert form.headline.text().startswith("9 × 2 = 18")
    assert program.part(AggregateWorkspace).scenario.preview.max_combinations == 18


def test_by_hand_without_any_file(program, qtbot):
    program.window.show_workspace("levels")
    panel = program.window.findChild(LensPanel)
    qtbot.waitUntil(lambda: "No areas" in panel.answers.trouble.text)
    panel.form.add_form.added.emit(Variable("age", 86, 1.0))
    panel.form.add_form.added.emit(Variable("sex", 2))
    assert [panel.rules.item(2, j).text() for j in (1, 2, 3)] == ["13,797", "13,135", "9,459"]
    choose(panel.part, "eastern")
    assert panel.rules.item(2, 1).text() == "9,459"
    program.history.undo()
    assert panel.rules.columnCount() == 4
