"""The panel of hierarchies in a window, driven by mouse and keys; the dialog by itself."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from app.frame.session import Opened
from app.workspaces.cells.hierarchies import panel as module
from app.workspaces.cells.hierarchies import texts
from app.workspaces.cells.hierarchies.making import BandsPage, CodesPage, ColumnsPage, MakingForm
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.origins import Intervals, Prefixes
from core.io.records import ColumnPreview, inspect_records
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.core.hierarchies.coded_tables import coded_table

LEFT = Qt.MouseButton.LeftButton
DIAGNOSES = ["A00", "A00", "A00", "A01", "B20", "C99", None]
RECORDS = coded_table({"diag": DIAGNOSES})
TREE = Hierarchy(
    "diag",
    ("A00", "A01", "B20", "B21"),
    (
        HierarchyLevel("block", ("A0", "A0", "B2", "B2")),
        HierarchyLevel("chapter", ("I", "I", "I", "II")),
    ),
    "codes.csv",
)


@pytest.fixture
def frame(framed, tmp_path, monkeypatch, qtbot):
    """A file with two columns, not read yet."""
    path = tmp_path / "records.csv"
    path.write_text("diag,sex\n" + "".join(f"{of or ''},1\n" for of in DIAGNOSES))
    frame = framed(replace(module.PANEL, behind=""))
    session = frame.session
    monkeypatch.setattr(session, "records", Opened(path, finish(inspect_records(path))))
    names = tuple(QuasiIdentifier(name) for name in ("diag", "sex"))
    scenario = replace(session.draft.scenario, quasi_identifiers=names)
    session.set_draft(replace(session.draft, scenario=scenario))
    frame.state.design = replace(frame.state.design, k=2)
    frame.page = frame.context.panels["hierarchies"]
    frame.bar, (frame.levels, frame.values) = frame.page.head, frame.page.sections
    qtbot.waitUntil(lambda: frame.bar.column.count() == 2)
    return frame


@pytest.fixture
def filled(frame, qtbot):
    """The records are read, and one column has levels."""
    frame.state.hierarchies, frame.state.records = {"diag": TREE}, RECORDS
    qtbot.waitUntil(frame.values.isVisible)
    return frame


def tree(frame):
    return frame.state.hierarchies["diag"]


def texts_of(frame):
    model = frame.values.model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def select(frame, cells):
    model, chosen = frame.values.model, frame.values.table.selectionModel()
    chosen.clear()
    for row, column in cells:
        chosen.select(model.index(row, column), QItemSelectionModel.SelectionFlag.Select)


def test_levels_and_values_are_shown_with_their_records(filled):
    assert filled.levels.levels.row_texts() == [
        ["diag", "4", "1", "3"],
        ["block", "3", "1", "2"],
        ["chapter", "2", "1", "1"],
    ]
    assert texts_of(filled) == [
        ["A00", "3", "A0", "I"],
        ["A01", "1", "A0", "I"],
        ["B20", "1", "B2", "I"],
        ["B21", "0", "B2", "II"],
    ]
    assert filled.levels.source.text() == "From codes.csv."
    assert "At every level some categories are rarer than k = 2" in filled.levels.why.text()
    assert [filled.bar.column.itemText(i) for i in range(2)] == ["diag · 2 levels", "sex"]
    assert (nameless(filled.page), wordless(filled.page)) == ([], [])
    assert unreachable(filled.page) == []


def test_what_is_wrong_is_said_with_what_to_do(filled, qtbot):
    levels = filled.levels
    assert levels.order.text == "Labels of “block” that stand under several of “chapter”: B2."
    assert levels.unknown.text == "Values that are not in the hierarchy (1\u00a0record): C99."
    qtbot.mouseClick(levels.take_in, LEFT)
    qtbot.waitUntil(lambda: "C99" in tree(filled).values)
    filled.state.design = replace(filled.state.design, k=1)
    filled.state.hierarchies = {"diag": replace(tree(filled), levels=tree(filled).levels[:1])}
    qtbot.waitUntil(levels.order.isHidden)
    assert levels.unknown.isHidden()
    assert levels.take_in.isHidden()
    assert levels.why.text() == "No value is rarer than k = 1 records."


def test_a_label_is_typed_over(filled, qtbot):
    model = filled.values.model
    assert not model.setData(model.index(2, 2), "B2")
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsEditable
    assert model.setData(model.index(2, 2), " B ")
    qtbot.waitUntil(lambda: tree(filled).levels[0].labels == ("A0", "A0", "B", "B2"))
    filled.history.undo()
    assert tree(filled) == TREE


def test_selected_labels_are_joined_and_stay_selected(filled, qtbot):
    values = filled.values
    assert not values.join.isEnabled()
    select(filled, [(2, 2), (3, 2)])
    assert values.label.text() == "B2"
    values.label.setText("B")
    qtbot.keyClick(values.label, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [row[2] for row in texts_of(filled)] == ["A0", "A0", "B", "B"])
    assert len(values.table.selectedIndexes()) == 2
    # Typing over one of them means all of them.
    values.model.setData(values.model.index(3, 2), "X")
    qtbot.waitUntil(lambda: tree(filled).levels[0].labels == ("A0", "A0", "X", "X"))
    select(filled, [(2, 2), (3, 3)])  # of several columns nothing is joined
    assert not values.join.isEnabled()
    select(filled, [(2, 0)])
    assert not values.label.isEnabled()


def test_levels_are_renamed_added_and_removed(filled, qtbot):
    levels = filled.levels

    def names():
        return [of.name for of in tree(filled).levels]

    assert not levels.levels.item(0, 0).flags() & Qt.ItemFlag.ItemIsEditable
    levels.levels.item(2, 0).setText("part")
    qtbot.waitUntil(lambda: names() == ["block", "part"])
    qtbot.waitUntil(lambda: levels.levels.row_texts()[2][0] == "part")
    levels.levels.item(2, 0).setText("block")
    qtbot.waitUntil(lambda: filled.bar.error.text == "Two levels of diag have the same name.")
    qtbot.waitUntil(lambda: levels.levels.row_texts()[2][0] == "part")
    assert not levels.drop.isEnabled()
    levels.levels.setCurrentCell(1, 0)
    qtbot.mouseClick(levels.drop, LEFT)
    qtbot.waitUntil(lambda: names() == ["part"])
    qtbot.mouseClick(levels.add, LEFT)
    qtbot.waitUntil(lambda: names() == ["part", "level 2"])
    assert filled.bar.error.isHidden()
    assert [of.text() for of in levels.again.menu().actions()][3] == "By hand"


def test_values_are_looked_for_until_another_column_is_chosen(filled, qtbot):
    qtbot.keyClicks(filled.values.search, "b2")
    qtbot.waitUntil(lambda: [row[0] for row in texts_of(filled)] == ["B20", "B21"])
    qtbot.keyClick(filled.bar.column, Qt.Key.Key_Down)
    qtbot.waitUntil(filled.page.empty.isVisible)
    qtbot.keyClick(filled.bar.column, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: len(texts_of(filled)) == 4)
    assert filled.values.search.text() == ""


def test_rows_are_copied_as_text(filled, qtbot):
    qtbot.keyClick(filled.values.table, Qt.Key.Key_C, modifier=Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "diag\tRecords\tblock\tchapter"
    assert len(lines) == 5
    select(filled, [(0, 0), (1, 0)])
    filled.values.copy_button.click()
    copied = QGuiApplication.clipboard().text().splitlines()[1:]
    assert copied == ["A00\t3\tA0\tI", "A01\t1\tA0\tI"]


def test_without_records_counts_are_not_claimed(frame, qtbot):
    frame.state.hierarchies = {"diag": TREE}
    qtbot.waitUntil(frame.values.isVisible)
    assert frame.levels.levels.row_texts()[1] == ["block", "0", "–", "–"]
    assert frame.levels.why.isHidden()
    assert texts_of(frame)[0] == ["A00", "–", "A0", "I"]


def test_an_empty_place_says_why_and_offers_what_helps(frame, qtbot, monkeypatch):
    def offered():
        buttons = frame.page.empty.findChildren(QPushButton)
        return {of.text(): of for of in buttons if not of.isHidden()}

    state, why = frame.state, frame.page.empty.why
    qtbot.waitUntil(lambda: "not read yet" in why.text())
    assert set(offered()) == {"Read the records", "Import from ARX …"}
    assert not frame.bar.export_button.isEnabled()
    with qtbot.waitSignal(state.read_requested):
        qtbot.mouseClick(offered()["Read the records"], LEFT)
    state.working = True
    qtbot.waitUntil(lambda: why.text() == "The records are being read.")
    assert not offered()
    state.working, state.records = False, RECORDS
    qtbot.waitUntil(lambda: why.text() == "No levels of diag yet:")
    ways = {"Bands of numbers …", "Beginnings of codes …", "Columns of the file …", "By hand"}
    assert set(offered()) == {*ways, "Import from ARX …"}
    qtbot.mouseClick(offered()["By hand"], LEFT)
    assert tree(frame).levels[0].labels == RECORDS.categories["diag"]
    monkeypatch.setattr(frame.session, "records", None)
    frame.session.changed.emit()
    qtbot.waitUntil(lambda: why.text() == "No records are open yet.")
    assert set(offered()) == {"Open records …", "Open the sample"}


def test_very_many_values_are_not_all_named():
    assert texts.named([str(i) for i in range(3)]) == "0, 1, 2"
    assert texts.named([str(i) for i in range(20)]).endswith("11 and 8 more")


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("bands of 5, 10", "Made of bands of 5, 10."),
        ("prefixes of 3, 1", "Made of the first 3, 1 characters."),
        ("columns diag, block", "Made of the columns diag, block."),
        ("by hand", "Made by hand."),
        ("age.csv", "From age.csv."),
        ("", ""),
    ],
)
def test_where_it_comes_from_is_said(source, words):
    assert texts.source_words(source) == words


# The dialog


AGES = coded_table({"age": [str(n) for n in range(90)]})


@pytest.fixture
def form(context):
    """Makes the dialog with a page."""

    def make(page, records=AGES, column="age"):
        context.state.records = records
        return MakingForm(context, column, page)

    return make


def test_bands_begin_with_5_and_10_and_are_previewed(form, qtbot):
    made = form(BandsPage(AGES.categories["age"]))
    assert not made.apply.isEnabled()
    qtbot.waitUntil(made.apply.isEnabled)
    assert [row[:2] for row in made.levels.row_texts()] == [
        ["age", "90"],
        ["by 5", "18"],
        ["by 10", "9"],
    ]
    assert made.such_as.text().startswith("Such as: 0-9, 10-19")
    made.page.top.click()
    qtbot.waitUntil(lambda: "80-84, 85+" in made.such_as.text())
    assert made.page.recipe == Intervals((5.0, 10.0), 0.0, None, 85.0)
    made.page.widths[1].setValue(12)
    qtbot.waitUntil(lambda: not made.apply.isEnabled())
    assert made.problem.text == "Bands of 12 do not consist of whole bands of 5."
    made.page.widths[1].setValue(15)
    qtbot.waitUntil(made.apply.isEnabled)
    assert made.problem.isHidden()


def test_an_open_end_is_cut_off_from_the_start(qtbot):
    page = BandsPage(("0-4", "5-9", "10-14", "85+"))
    qtbot.addWidget(page)
    assert page.recipe == Intervals((10.0, 20.0), 0.0, None, 85.0)


def test_codes_are_previewed_by_their_lengths(form, qtbot):
    made = form(CodesPage((3, 1)), RECORDS, "diag")
    qtbot.waitUntil(made.apply.isEnabled)
    assert made.page.recipe == Prefixes((3, 1))
    assert made.such_as.text() == "Such as: A, B, C"


def test_columns_of_the_file_are_ticked(form, qtbot):
    columns = [ColumnPreview(name, "text", 9, 0) for name in ("block", "chapter")]
    made = form(ColumnsPage(columns), RECORDS, "diag")
    qtbot.wait(1)
    assert not made.apply.isEnabled()
    assert made.page.list.item(0).text() == "block · 9\u00a0values"
    for place in (1, 0):
        made.page.list.item(place).setCheckState(Qt.CheckState.Checked)
    qtbot.waitUntil(made.apply.isEnabled)
    assert made.page.names == ("block", "chapter")
