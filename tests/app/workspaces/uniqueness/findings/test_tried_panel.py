"""Everything that was tried: as words, shown again, taken away, side by side, copied."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from app.kit import numbers
from app.workspaces.uniqueness.findings.tried_list import TriedWords
from app.workspaces.uniqueness.reasons import NO_RECORDS
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, Recode
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.app.workspaces.uniqueness.uniqueness_cases import distinct, examined, full

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
SAID = Qt.ItemDataRole.AccessibleTextRole


def questions(of):
    names = tuple(v.name for v in of.variables)
    return Question(names), Question(names, (Recode(names[0], BAND, 2),)), Question(names[:-1])


def tries(of=None):
    of = of or distinct()
    return [examined(of, question) for question in questions(of)]


def rows_of(tried):
    return TriedWords().rows(tried)


@pytest.fixture
def tried(parts):
    """The panel with three tries, the last of which is shown."""
    for question in questions(parts.state.distinct):
        parts.answer(question)
    parts.bring("tried")
    return parts.sections("tried")[0]


def click(qtbot, panel, row, modifier=Qt.KeyboardModifier.NoModifier, act=None):
    at = panel.list.visualItemRect(panel.list.item(row)).center()
    (act or qtbot.mouseClick)(panel.list.viewport(), LEFT, modifier, at)


def test_an_empty_place_says_why_nothing_was_tried(parts, qtbot):
    parts.bring("tried")
    page = parts.pages["tried"]
    assert page.empty.isVisible()
    assert page.empty.reason == NO_RECORDS
    parts.answer()
    assert not page.empty.isVisible()


# In words


def test_rows_tell_variables_records_weights_verdict_and_difference():
    made = tries()
    first, second, third = ([text for text, _ in row] for row in rows_of(made))
    assert first[:2] == ["age, county, site", "✗ Neither research nor public file"]
    assert f"{made[0].verdict.in_sets}\u00a0records" in first[2]
    bits = numbers.measure(made[0].bits)
    assert first[3] == f"Information kept: {bits}\u00a0bits per record"
    assert first[4].startswith("Weights: age ")
    assert "counted in" in first[4]
    assert second[0] == "age (bands of 10), county, site"
    points = 100 * (made[0].verdict.share - made[1].verdict.share)
    assert second[3].startswith(f"−{points:.1f}\u00a0points against the row above")
    before, after = (of.n_categories[0] for of in made[:2])
    assert f"{before} to {after} categories" in second[3]
    assert "without site" in third[3]
    assert dict(rows_of(made)[0])[first[1]] == "bad"


def test_what_is_not_known_has_no_line():
    (row,) = rows_of([replace(examined(full(("a", "b"), (3, 3))), bits=None)])
    assert row[-1][0].startswith("No weights")
    assert len(row) == 4
    of = distinct()
    names = tuple(v.name for v in of.variables)
    both = [examined(of, Question(names)), examined(of, Question(names, set_size=3))]
    said = rows_of(both)[1][3][0]
    assert "points" not in said  # sets of another size are not compared
    assert "sets of 3 instead of 5" in said


def test_rows_that_were_said_are_not_worded_again():
    made, known = tries(), TriedWords()
    before = known.rows(made)
    again = known.rows([*made, made[0]])
    assert all(one is other for one, other in zip(before, again[:3], strict=True))
    assert again == rows_of([*made, made[0]])
    assert not any("against" in text for text, _ in known.rows(made[1:])[0])


# In the list


def test_a_try_is_shown_again_by_button_double_click_and_enter(parts, tried, qtbot):
    state, asked = parts.state, questions(parts.state.distinct)

    def shown_now():
        parts.settle()
        assert not state.stale
        return [
            i
            for i in range(tried.list.count())
            if tried.list.item(i).data(SAID).startswith("Shown now")
        ]

    assert shown_now() == [2]
    assert not tried.restore.isEnabled()
    click(qtbot, tried, 0)
    qtbot.mouseClick(tried.restore, LEFT)
    assert (state.question, state.examination) == (asked[0], state.tried[0])
    assert shown_now() == [0]
    click(qtbot, tried, 1)
    click(qtbot, tried, 1, act=qtbot.mouseDClick)
    assert state.question == asked[1]
    tried.list.setFocus()
    qtbot.keyClick(tried.list, Qt.Key.Key_Down)
    qtbot.keyClick(tried.list, Qt.Key.Key_Return)
    assert state.question == asked[2]
    assert shown_now() == [2]


def test_a_try_is_taken_away_and_that_is_undone(parts, tried, qtbot):
    state, asked = parts.state, list(questions(parts.state.distinct))
    click(qtbot, tried, 1)
    qtbot.mouseClick(tried.remove, LEFT)
    parts.settle()
    assert [of.question for of in state.tried] == [asked[0], asked[2]]
    tried.list.setCurrentRow(0)
    qtbot.keyClick(tried.list, Qt.Key.Key_Delete)
    assert [of.question for of in state.tried] == [asked[2]]
    parts.history.undo()  # both followed each other quickly
    assert [of.question for of in state.tried] == asked


def test_two_tries_stand_side_by_side(parts, tried, qtbot):
    made = parts.state.tried
    click(qtbot, tried, 0)
    assert not tried.compare.isEnabled()
    click(qtbot, tried, 2, CONTROL)
    qtbot.mouseClick(tried.compare, LEFT)
    grid = tried.comparison.grid
    assert tried.comparison.isVisible()
    assert grid.horizontalHeaderItem(2).text() == "Try 3"
    cells = {grid.item(i, 0).text(): i for i in range(grid.rowCount())}
    sets = grid.item(cells["In unique record sets"], 1).text()
    assert sets.startswith(f"{made[0].verdict.in_sets}\n")
    assert grid.item(cells["site"], 2).text() == "–"
    assert grid.item(cells["age"], 1).text().startswith("as it is\n")
    tried.comparison.copy()
    assert QGuiApplication.clipboard().text().startswith("quantity,first,second\n")
    parts.state.remove_tried(2)
    qtbot.waitUntil(lambda: not tried.comparison.isVisible())


def test_the_table_is_copied_and_exported(tried, qtbot, monkeypatch, tmp_path):
    tried.list.setFocus()
    qtbot.keyClick(tried.list, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 1 + 3 + 3 + 2
    assert lines[0].startswith("row,variable,recoded_as")
    assert lines[0].endswith("seconds")
    path = tmp_path / "table.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    tips = {of.toolTip(): of for of in tried.findChildren(object) if hasattr(of, "toolTip")}
    tips["Export all rows as CSV …"].click()
    assert path.read_text().splitlines() == lines


def test_rows_are_as_high_as_their_words_need(parts, tried, qtbot):
    long = tuple(f"variable très longue à nommer {i}" for i in range(3))
    tried.show_result(tuple(tries(distinct(names=long))))
    height = lambda: tried.list.visualItemRect(tried.list.item(1)).height()  # noqa: E731
    qtbot.waitUntil(lambda: height() > 0)
    narrow = height()
    tried.setParent(None)
    tried.resize(900, 640)
    tried.show()
    qtbot.addWidget(tried)
    qtbot.waitUntil(lambda: height() < narrow)
    tried.grab()


def test_every_control_can_be_reached_and_has_a_name(parts, tried, qtbot):
    click(qtbot, tried, 0)
    click(qtbot, tried, 1, CONTROL)
    qtbot.mouseClick(tried.compare, LEFT)
    for left in (nameless(tried), wordless(tried), unreachable(tried)):
        assert not left, "\n".join(left)
    assert parts.pages["tried"].minimumSizeHint().width() <= 270
