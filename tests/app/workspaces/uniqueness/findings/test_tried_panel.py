from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.kit import numbers
from app.workspaces.uniqueness.findings import empty
from app.workspaces.uniqueness.findings.tried_panel import TriedPanel
from app.workspaces.uniqueness.findings.tried_rows import KnownRows, tried_rows
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, Recode
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.app.workspaces.uniqueness.findings.examined import distinct, examined, full

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


def tries(of=None):
    of = of or distinct()
    names = tuple(v.name for v in of.variables)
    all_ = Question(names)
    banded = all_.recoded(Recode(names[0], BAND, 2))
    return [examined(of, question) for question in (all_, banded, Question(names[:-1]))]


@pytest.fixture
def panel(qtbot, theme):
    made = TriedPanel(theme)
    qtbot.addWidget(made)
    made.resize(290, 640)
    made.show()
    return made


def click(qtbot, panel, row, modifier=Qt.KeyboardModifier.NoModifier, act=None):
    at = panel.list.visualItemRect(panel.list.item(row)).center()
    (act or qtbot.mouseClick)(panel.list.viewport(), LEFT, modifier, at)


def test_the_empty_place_offers_to_count(panel, qtbot):
    assert panel.empty.isVisible()
    assert not panel.content.isVisible()
    panel.show_reason(empty.NOT_RUN)
    with qtbot.waitSignal(panel.empty.run_requested):
        qtbot.mouseClick(panel.empty.run, LEFT)


def test_rows_tell_variables_records_weights_verdict_and_difference():
    made = tries()
    rows = tried_rows(made)
    assert rows[0].difference == ""
    assert rows[1].variables == "age (bands of 10), county, site"
    points = 100 * (made[0].verdict.share - made[1].verdict.share)
    assert rows[1].difference.startswith(f"−{points:.1f}\u00a0points against the row above")
    before, after = (of.n_categories[0] for of in made[:2])
    assert f"{before} to {after} categories" in rows[1].difference
    assert "without site" in rows[2].difference
    assert f"{made[0].verdict.in_sets}\u00a0records" in rows[0].counts
    assert rows[0].verdict == "✗ Neither research nor public file"
    assert not rows[0].passes
    assert rows[0].weights.startswith("Weights: age ")
    assert "counted in" in rows[0].weights


def test_the_information_that_is_kept_is_told_where_it_is_known():
    made = tries()
    unknown = replace(made[1], bits=None)
    rows = tried_rows([made[0], unknown])
    bits = numbers.measure(made[0].bits)
    assert rows[0].kept == f"Information kept: {bits}\u00a0bits per record"
    assert rows[0].kept in rows[0].whole
    assert rows[1].kept == ""


def test_rows_that_were_said_are_not_worded_again():
    made, known = tries(), KnownRows()
    before = known.rows(made)
    again = known.rows([*made, made[0]])
    assert all(one is other for one, other in zip(before, again[:3], strict=True))
    assert again == tried_rows([*made, made[0]])
    assert known.rows(made[1:])[0].difference == ""


def test_a_row_without_weights_says_so():
    row = tried_rows([examined(full(("a", "b"), (3, 3)))])[0]
    assert row.weights.startswith("No weights")


def test_sets_of_another_size_are_not_compared():
    of = distinct()
    names = tuple(v.name for v in of.variables)
    both = [examined(of, Question(names)), examined(of, Question(names, set_size=3))]
    assert "points" not in tried_rows(both)[1].difference
    assert "sets of 3 instead of 5" in tried_rows(both)[1].difference


def test_the_one_that_is_looked_at_is_marked(panel):
    made = tries()
    panel.show_tried(made, 1)
    texts = [
        panel.list.item(i).data(Qt.ItemDataRole.AccessibleTextRole)
        for i in range(panel.list.count())
    ]
    assert [text.startswith("Shown now") for text in texts] == [False, True, False]
    panel.show_tried(made, 2)
    text = panel.list.item(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text.startswith("Shown now")


def test_a_try_is_shown_again_by_button_double_click_and_enter(panel, qtbot):
    panel.show_tried(tries(), 2)
    assert not panel.restore.isEnabled()
    click(qtbot, panel, 0)
    with qtbot.waitSignal(panel.restore_requested) as told:
        qtbot.mouseClick(panel.restore, LEFT)
    assert told.args == [0]
    with qtbot.waitSignal(panel.restore_requested) as told:
        click(qtbot, panel, 1)
        click(qtbot, panel, 1, act=qtbot.mouseDClick)
    assert told.args == [1]
    panel.list.setFocus()
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.restore_requested) as told:
        qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert told.args == [2]


def test_a_try_is_taken_away(panel, qtbot):
    panel.show_tried(tries(), 2)
    click(qtbot, panel, 1)
    with qtbot.waitSignal(panel.remove_requested) as told:
        qtbot.mouseClick(panel.remove, LEFT)
    assert told.args == [1]
    with qtbot.waitSignal(panel.remove_requested) as told:
        qtbot.keyClick(panel.list, Qt.Key.Key_Delete)
    assert told.args == [1]


def test_two_tries_stand_side_by_side(panel, qtbot):
    made = tries()
    panel.show_tried(made, 2)
    click(qtbot, panel, 0)
    assert not panel.compare.isEnabled()
    click(qtbot, panel, 2, CONTROL)
    qtbot.mouseClick(panel.compare, LEFT)
    grid = panel.comparison.grid
    assert panel.comparison.isVisible()
    assert grid.horizontalHeaderItem(2).text() == "Try 3"
    cells = {grid.item(i, 0).text(): i for i in range(grid.rowCount())}
    sets = grid.item(cells["In unique record sets"], 1).text()
    assert sets.startswith(f"{made[0].verdict.in_sets}\n")
    assert grid.item(cells["site"], 2).text() == "–"
    assert grid.item(cells["age"], 1).text().startswith("as it is\n")
    panel.comparison.copy()
    assert QGuiApplication.clipboard().text().startswith("quantity,first,second\n")
    panel.show_tried(made[:2], 0)
    assert not panel.comparison.isVisible()


def test_the_table_is_copied_and_exported(panel, qtbot):
    made = tries()
    panel.show_tried(made, 0)
    panel.list.setFocus()
    qtbot.keyClick(panel.list, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 1 + 3 + 3 + 2
    assert lines[0].startswith("row,variable,recoded_as")
    assert lines[0].endswith("seconds")
    with qtbot.waitSignal(panel.export_requested) as told:
        panel._export()
    assert list(told.args[0]["row"]) == [1, 1, 1, 2, 2, 2, 3, 3]


def test_rows_are_as_high_as_their_words_need(panel, qtbot):
    long = tuple(f"variable très longue à nommer {i}" for i in range(3))
    panel.show_tried(tries(distinct(names=long)), 0)
    qtbot.waitUntil(lambda: panel.list.visualItemRect(panel.list.item(0)).height() > 0)
    narrow = panel.list.visualItemRect(panel.list.item(1)).height()
    panel.resize(900, 640)
    qtbot.waitUntil(lambda: panel.list.visualItemRect(panel.list.item(1)).height() < narrow)
    panel.grab()


def test_every_control_can_be_reached_and_has_a_name(panel):
    panel.show_tried(tries(), 0)
    panel.list.item(0).setSelected(True)
    panel.list.item(1).setSelected(True)
    panel._compare()
    for left in (nameless(panel), wordless(panel), unreachable(panel)):
        assert not left, "\n".join(left)
    assert panel.minimumSizeHint().width() <= 270
