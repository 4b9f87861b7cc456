import numpy as np
import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication

from app.features.compare.changes import AREA, EFFECT, PEOPLE, Changes, ChangesModel, ChangesPanel

CHANGES = Changes(
    np.array([1, 4, 6]),
    np.array(["B", "E", "G"], dtype=object),
    np.array([0, 1, 2]),
    np.array([1, 2, 2]),
    np.array([3, 1, 3]),
    np.array([700.0, np.nan, 50.0]),
    np.array([690, 10, 51]),
    np.array([-12, 0, 3]),
)


@pytest.fixture
def panel(qtbot):
    made = ChangesPanel()
    qtbot.addWidget(made)
    made.resize(800, 300)
    made.show_changes(CHANGES, "3 of 9 areas changed region.")
    made.show()
    return made


def column(model, at):
    return [model.data(model.index(row, at)) for row in range(model.rowCount())]


def test_cells_have_units_and_signs(qtbot):
    model = ChangesModel()
    model.show_changes(CHANGES)
    assert column(model, AREA) == ["B", "E", "G"]
    assert column(model, PEOPLE) == ["700", "–", "50"]
    assert column(model, EFFECT) == ["−12", "±0", "+3"]
    assert model.headerData(EFFECT, Qt.Orientation.Horizontal) == "Effect (records lost)"


@pytest.mark.parametrize(
    ("at", "order", "rows"),
    [
        (EFFECT, Qt.SortOrder.AscendingOrder, ["B", "E", "G"]),
        (EFFECT, Qt.SortOrder.DescendingOrder, ["G", "E", "B"]),
        (PEOPLE, Qt.SortOrder.AscendingOrder, ["G", "B", "E"]),
        (AREA, Qt.SortOrder.DescendingOrder, ["G", "E", "B"]),
    ],
)
def test_rows_are_sorted(qtbot, at, order, rows):
    model = ChangesModel()
    model.show_changes(CHANGES)
    model.sort(at, order)
    assert column(model, AREA) == rows
    assert [model.area(row) for row in range(3)] == [{"B": 1, "E": 4, "G": 6}[r] for r in rows]


def test_a_click_chooses_areas(panel, qtbot):
    rect = panel.table.visualRect(panel.model.index(1, 0))
    with qtbot.waitSignal(panel.areas_chosen) as chosen:
        qtbot.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert chosen.args[0].tolist() == [4]


def test_a_selection_from_elsewhere_is_marked_and_not_told_back(panel, qtbot):
    with qtbot.assertNotEmitted(panel.areas_chosen):
        panel.show_selection(np.array([0, 4, 6]))
    rows = [index.row() for index in panel.table.selectionModel().selectedRows()]
    assert sorted(rows) == [1, 2]


def test_the_selection_stays_with_its_area_when_sorted(panel):
    panel.show_selection(np.array([6]))
    panel.table.sortByColumn(EFFECT, Qt.SortOrder.DescendingOrder)
    rows = [index.row() for index in panel.table.selectionModel().selectedRows()]
    assert [panel.model.area(row) for row in rows] == [6]


def test_chosen_rows_are_copied(panel, qtbot):
    flag = QItemSelectionModel.SelectionFlag
    panel.table.selectionModel().select(panel.model.index(0, 0), flag.ClearAndSelect | flag.Rows)
    qtbot.keyClick(panel.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[1:] == ["B\t1\t3\t700\t690\t-12"]
    assert lines[0].split("\t")[0] == "area_id"


def test_all_rows_are_exported(panel, qtbot):
    with qtbot.waitSignal(panel.export_requested) as asked:
        panel._export()
    assert asked.args[0].splitlines()[2] == "E,2,1,,10,0"


def test_the_empty_panel_says_what_would_be_here(panel, qtbot):
    panel.show_changes(None, "")
    assert not panel.table.isVisible()
    assert "listed here" in panel.why.text()
    with qtbot.waitSignal(panel.compare_requested):
        qtbot.mouseClick(panel.compare, Qt.MouseButton.LeftButton)


def test_no_changes_are_a_sentence(panel):
    none = Changes(*(array[:0] for array in vars(CHANGES).values()))
    panel.show_changes(none, "No area changed region.")
    assert panel.why.text() == "No area changed region."
    assert not panel.compare.isVisible()
