"""Suppressions side by side: kept, compared in a batch, shown again, taken away."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.workspaces.cells.outcome.comparison import Candidate, sentence_of
from app.workspaces.cells.outcome.comparison_panel import ComparisonSection
from core.hierarchies.design import CellDesign, LevelledVariable
from core.suppression.cells.batch import compared
from core.suppression.cells.protection import COMPLETE, Protection
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.core.suppression.made_outcomes import made

ROLE = Qt.ItemDataRole
FIRST = Protection((("age", "sex"),), 5, tau=0.2)
SECOND = Protection((("place", "age"),), 20, tau=0.05, algorithm=COMPLETE, weights={"place": 0.5})


def candidates():
    one, two = made(FIRST), made(SECOND, cells=(10, 2), bits=(20.0, 1.0))
    return (
        Candidate(compared("first", one), kept=one, design=CellDesign(), own=True),
        Candidate(compared("second", two), level="place"),
    )


@pytest.fixture
def section(context, placed):
    section, state = placed(ComparisonSection(context), 760, 300), context.state
    state.candidates = candidates()
    state.outcome = state.candidates[0].kept
    section.show_result(state.candidates)
    return section


def texts_of(grid):
    table, rows = grid.model(), {}
    for i in range(table.rowCount()):
        cells = [table.index(i, j).data() for j in range(table.columnCount())]
        rows[table.headerData(i, Qt.Orientation.Vertical)] = cells
    return rows


def heading(grid, column, role=ROLE.DisplayRole):
    return grid.model().headerData(column, Qt.Orientation.Horizontal, role)


def test_rows_are_those_of_the_papers_tables(section):
    assert texts_of(section.grid) == {
        "age": ["20.0\u00a0%", "10.0\u00a0%"],
        "sex": ["5.0\u00a0%", "–"],
        "place": ["–", "50.0\u00a0%"],
        "Cells in all": ["12.5\u00a0%", "30.0\u00a0%"],
        "Records touched": ["20.0\u00a0%", "50.0\u00a0%"],
        "Entropy lost": ["100\u00a0%", "200\u00a0%"],
        "Time": ["500\u00a0ms", "500\u00a0ms"],
    }
    table = section.grid.model()
    tips = {
        table.headerData(i, Qt.Orientation.Vertical): table.index(i, 1).data(ROLE.ToolTipRole)
        for i in range(table.rowCount())
    }
    assert tips["age"] == "age: 10\u00a0% of the records"
    assert tips["Entropy lost"] == (
        "Entropy lost: 1.05\u00a0bits per record, 200\u00a0% of the baseline"
    )


def test_headings_say_threshold_and_algorithm(section, context):
    grid = section.grid
    assert heading(grid, 0) == "1 · baseline\n0.2 · k = 5\ncombinations"
    assert heading(grid, 1) == "2\nplace\n0.05 · k = 20\ncomplete"
    first, second = (heading(grid, i, ROLE.ToolTipRole) for i in (0, 1))
    assert first.startswith("This one is shown in the result.")
    assert "age + sex" in first
    assert "place weighs 0.5" in second
    assert heading(grid, 0, ROLE.FontRole).bold()
    assert heading(grid, 1, ROLE.FontRole) is None
    context.state.titles = {"place": "FSAs"}
    section.show_result(section.candidates)
    assert "FSAs" in texts_of(grid)
    assert heading(grid, 1).splitlines()[1] == "FSAs"


def test_levels_that_were_compared_are_one_row(section):
    variable = LevelledVariable("geography", ("geography", "geography.fsa"))
    design = CellDesign((variable, LevelledVariable("age", ("age",))))
    levels = (("geography", 8), ("geography.fsa", 2))
    some = tuple(
        Candidate(
            compared(level, made(Protection(((level, "age"),), 5), cells=(n, 1))),
            design=design,
            level=level,
        )
        for level, n in levels
    )
    section.show_result(some)
    rows = texts_of(section.grid)
    assert list(rows)[:2] == ["geography", "age"]
    assert rows["geography"] == ["40.0\u00a0%", "10.0\u00a0%"]


def test_the_sentence_names_what_loses_least(section):
    assert section.said.text() == "Least is lost by the baseline: 0.2 · k = 5, combinations."
    assert sentence_of(candidates(), 1, {}) == (
        "Least is lost by 0.2 · k = 5, combinations: 50\u00a0% of the entropy of the baseline."
    )
    assert not sentence_of(candidates()[:1], 0, {})  # nothing beside it yet


def test_a_column_becomes_the_baseline(section, context, qtbot):
    assert not section.pick.isEnabled()
    section.grid.selectColumn(1)
    qtbot.mouseClick(section.pick, Qt.MouseButton.LeftButton)
    section.show_result(context.state.candidates)
    assert texts_of(section.grid)["Entropy lost"] == ["50\u00a0%", "100\u00a0%"]
    assert section.grid.chosen == 1
    assert not section.pick.isEnabled()


def test_what_has_no_design_cannot_be_shown_again(section, context, qtbot):
    section.grid.selectColumn(1)
    assert not section.restore.isEnabled()
    qtbot.keyClick(section.grid, Qt.Key.Key_Return)
    assert context.state.outcome is section.candidates[0].kept
    section.grid.clearSelection()
    qtbot.keyClick(section.grid, Qt.Key.Key_Delete)
    assert context.state.candidates == section.candidates


def test_the_table_is_copied_and_exported_in_the_papers_form(section, qtbot, monkeypatch):
    qtbot.keyClick(section.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "quantity,column,1: first,second"
    assert "blanked_percent,place,,50.0" in lines
    offered = []
    monkeypatch.setattr(section.tools.exporter, "ask", lambda *of: offered.append(of))
    section.tools.export()
    assert offered[0][1] == "cell_suppressions"


def test_what_was_given_back_or_passed_once_says_so():
    of = Candidate(compared("a", made(replace(FIRST, give_back=True))))
    assert of.lines({})[-1] == "given back"
    of = Candidate(compared("b", made(replace(FIRST, single_pass=True))))
    assert of.lines({})[-1] == "single pass"


def test_everything_can_be_reached_and_named(section):
    assert (nameless(section), wordless(section), unreachable(section)) == ([], [], [])
