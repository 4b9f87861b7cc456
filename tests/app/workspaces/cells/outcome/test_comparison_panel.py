from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.workspaces.cells.outcome import empty
from app.workspaces.cells.outcome.candidates import Candidate
from app.workspaces.cells.outcome.comparison_panel import ComparisonPanel
from app.workspaces.cells.outcome.comparison_rows import sentence_of
from core.hierarchies.design import CellDesign, LevelledVariable
from core.suppression.cells.batch import compared
from core.suppression.cells.protection import COMPLETE, Protection
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.core.suppression.made_outcomes import made

LEFT = Qt.MouseButton.LeftButton
FIRST = Protection((("age", "sex"),), 5, tau=0.2)
SECOND = Protection((("place", "age"),), 20, tau=0.05, algorithm=COMPLETE, weights={"place": 0.5})


def candidates():
    one, two = made(FIRST), made(SECOND, cells=(10, 2), bits=(20.0, 1.0))
    return (
        Candidate(compared("first", one), kept=one, design=CellDesign()),
        Candidate(compared("second", two), level="place"),
    )


@pytest.fixture
def panel(qtbot, theme):
    panel = ComparisonPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(760, 300)
    panel.show()
    return panel


@pytest.fixture
def filled(panel):
    panel.show_candidates(candidates(), 0, 0)
    panel.show_reason(empty.NOT_RUN, ready=True)
    return panel


def texts_of(grid):
    table, rows = grid.model(), {}
    for i in range(table.rowCount()):
        cells = [table.index(i, j).data() for j in range(table.columnCount())]
        rows[table.headerData(i, Qt.Orientation.Vertical)] = cells
    return rows


def heading(grid, column, role=Qt.ItemDataRole.DisplayRole):
    return grid.model().headerData(column, Qt.Orientation.Horizontal, role)


def test_the_empty_place_says_what_would_be_here(panel, qtbot):
    panel.show_reason(empty.NO_RECORDS, ready=False)
    assert panel.empty.isVisible()
    assert not panel.batch.isVisible()
    with qtbot.waitSignal(panel.empty.sample_requested):
        qtbot.mouseClick(panel.empty.sample, LEFT)
    panel.show_reason(empty.NOT_RUN, ready=True)
    assert panel.batch.isVisible()
    assert not panel.grid.isVisible()


def test_rows_are_those_of_the_papers_tables(filled):
    assert texts_of(filled.grid) == {
        "age": ["20.0\u00a0%", "10.0\u00a0%"],
        "sex": ["5.0\u00a0%", "–"],
        "place": ["–", "50.0\u00a0%"],
        "Cells in all": ["12.5\u00a0%", "30.0\u00a0%"],
        "Records touched": ["20.0\u00a0%", "50.0\u00a0%"],
        "Entropy lost": ["100\u00a0%", "200\u00a0%"],
        "Time": ["500\u00a0ms", "500\u00a0ms"],
    }


def test_headings_say_threshold_and_algorithm(filled):
    grid = filled.grid
    assert heading(grid, 0) == "1 · baseline\n0.2 · k = 5\ncombinations"
    assert heading(grid, 1) == "2\nplace\n0.05 · k = 20\ncomplete"
    first, second = (heading(grid, i, Qt.ItemDataRole.ToolTipRole) for i in (0, 1))
    assert first.startswith("This one is shown in the result.")
    assert "age + sex" in first
    assert "place weighs 0.5" in second
    assert heading(grid, 0, Qt.ItemDataRole.FontRole).bold()
    assert heading(grid, 1, Qt.ItemDataRole.FontRole) is None


def test_cells_have_their_exact_figures(filled):
    table = filled.grid.model()
    rows = {table.headerData(i, Qt.Orientation.Vertical): i for i in range(table.rowCount())}
    tips = {
        name: table.index(row, 1).data(Qt.ItemDataRole.ToolTipRole) for name, row in rows.items()
    }
    assert tips["age"] == "age: 10\u00a0% of the records"
    assert tips["Entropy lost"] == (
        "Entropy lost: 1.05\u00a0bits per record, 200\u00a0% of the baseline"
    )


def test_columns_are_called_as_the_user_calls_them(panel):
    panel.show_candidates(candidates(), 0, -1, {"place": "FSAs"})
    assert "FSAs" in texts_of(panel.grid)
    assert heading(panel.grid, 1).splitlines()[1] == "FSAs"


def test_levels_that_were_compared_are_one_row(panel):
    variable = LevelledVariable("geography", ("geography", "geography.fsa"))
    design = CellDesign((variable, LevelledVariable("age", ("age",))))
    some = [
        Candidate(
            compared(level, made(Protection(((level, "age"),), 5), cells=(n, 1))),
            design=design,
            level=level,
        )
        for level, n in (("geography", 8), ("geography.fsa", 2))
    ]
    panel.show_candidates(some, 0, -1)
    rows = texts_of(panel.grid)
    assert list(rows)[:2] == ["geography", "age"]
    assert rows["geography"] == ["40.0\u00a0%", "10.0\u00a0%"]
    assert "geography.fsa" not in rows


def test_the_sentence_names_what_loses_least(filled):
    assert filled.said.text() == "Least is lost by the baseline: 0.2 · k = 5, combinations."
    said = sentence_of(candidates(), 1, {})
    assert said == (
        "Least is lost by 0.2 · k = 5, combinations: 50\u00a0% of the entropy of the baseline."
    )
    assert sentence_of(candidates()[:1], 0, {}).startswith("Suppress again")


def test_a_column_becomes_the_baseline(filled, qtbot):
    assert not filled.pick.isEnabled()
    filled.grid.selectColumn(1)
    with qtbot.waitSignal(filled.baseline_requested) as told:
        qtbot.mouseClick(filled.pick, LEFT)
    assert told.args == [1]
    filled.show_candidates(filled.candidates, 1, 0)
    assert texts_of(filled.grid)["Entropy lost"] == ["50\u00a0%", "100\u00a0%"]
    assert filled.grid.chosen == 1
    assert not filled.pick.isEnabled()


def test_keys_show_again_and_take_away(filled, qtbot):
    filled.grid.selectColumn(0)
    with qtbot.waitSignal(filled.restore_requested) as told:
        qtbot.keyClick(filled.grid, Qt.Key.Key_Return)
    assert told.args == [0]
    with qtbot.waitSignal(filled.remove_requested) as told:
        qtbot.keyClick(filled.grid, Qt.Key.Key_Delete)
    assert told.args == [0]


def test_what_has_no_design_cannot_be_shown_again(filled, qtbot):
    filled.grid.selectColumn(1)
    assert not filled.restore.isEnabled()
    with qtbot.assertNotEmitted(filled.restore_requested):
        qtbot.keyClick(filled.grid, Qt.Key.Key_Return)


def test_nothing_is_removed_without_a_column(filled, qtbot):
    with qtbot.assertNotEmitted(filled.remove_requested):
        qtbot.keyClick(filled.grid, Qt.Key.Key_Delete)


def test_the_table_is_copied_and_exported_in_the_papers_form(filled, qtbot):
    qtbot.keyClick(filled.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "quantity,column,first,second"
    assert "blanked_percent,place,,50.0" in lines
    with qtbot.waitSignal(filled.export_requested) as told:
        filled._export()
    assert told.args[1] == "cell_suppressions"


def test_a_batch_is_asked_for(filled, qtbot):
    bar = filled.batch
    bar.thresholds.setText("5 11")
    bar.show_variables({"place": "geography"})
    bar.levels.setCurrentIndex(1)
    with qtbot.waitSignal(bar.batch_requested) as told:
        qtbot.keyClick(bar.thresholds, Qt.Key.Key_Return)
    assert told.args == ["5 11", "place"]
    bar.show_variables({"place": "geography", "age": "age"})  # what was chosen stays
    assert bar.vary == "place"
    bar.show_variables({})
    assert bar.vary == ""
    assert not bar.levels.isVisible()


def test_a_batch_is_stopped(filled, qtbot):
    filled.batch.show_progress("1 of 6")
    assert not filled.batch.button.isVisible()
    with qtbot.waitSignal(filled.batch.stop_requested):
        qtbot.mouseClick(filled.batch.stop, LEFT)
    filled.batch.show_progress(None)
    assert filled.batch.button.isVisible()


def test_what_was_given_back_or_passed_once_says_so():
    single = replace(FIRST, single_pass=True)
    of = Candidate(compared("a", made(replace(FIRST, give_back=True))))
    assert of.lines({})[-1] == "given back"
    assert Candidate(compared("b", made(single))).lines({})[-1] == "single pass"


def test_everything_can_be_reached_and_named(filled):
    filled.batch.show_variables({"place": "geography"})
    assert not nameless(filled)
    assert not wordless(filled)
    assert not unreachable(filled)
